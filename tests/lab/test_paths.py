"""Numbers of a box by their paths: what a range means, what it makes, and what is said to bad ones."""

import tomllib
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.errors import BadEdition, BakehouseError, Invalid, UnknownName
from bakehouse.games import find
from bakehouse.lab.paths import Box, Range, edition_of, edition_text


@pytest.fixture(scope="module")
def sheet() -> Box:
    return Box(find("bake_and_sale"), 1)


def test_a_range_names_a_number_and_its_values(sheet: Box) -> None:
    assert sheet.range("breads.brioche.hourglasses=2..4") == Range("breads.brioche.hourglasses", (2, 3, 4))
    assert sheet.range("orders.order_1.money = 10..20:5").values == (10, 15, 20)
    assert sheet.range("market.bonuses.butter.0=star,pin,star").values == ("star", "pin")
    assert sheet.range("house_rules.ladder=sum,highest").is_house_rule


def test_stars_name_many_numbers(sheet: Box) -> None:
    ranges = sheet.ranges("breads.*.hourglasses=1..3")
    assert len(ranges) == 6 and ranges[0].path == "breads.baguette.hourglasses"
    with pytest.raises(Invalid, match="names 6 numbers; here it must name one"):
        sheet.range("breads.*.hourglasses=1..3")


def test_a_game_with_changed_numbers(sheet: Box) -> None:
    game = sheet.game({"breads.brioche.prices.1": 9, "breads.brioche.prices.2": 11, "house_rules.ladder": "highest"})
    assert game.edition.tree["breads"]["brioche"]["prices"] == [4, 9, 11]
    assert game.house_rules["ladder"] == "highest" and game.edition.tree["breads"]["baguette"]["prices"] == [1, 2, 3]
    assert sheet.standard.edition.tree["breads"]["brioche"]["prices"] == [4, 5, 6]  # nothing is changed for others
    assert sheet.changed({"days": 7, "hourglasses": 9}) == {"hourglasses": 9}


def test_changes_add_to_those_of_an_edition() -> None:
    box = Box(find("bake_and_sale"), 2, edition={"days": 6, "breads": {"brioche": {"prices": [1, 1, 1]}}})
    game = box.game({"breads.brioche.prices.0": 7})
    assert game.edition.tree["days"] == 6 and game.edition.tree["breads"]["brioche"]["prices"] == [7, 1, 1]


def test_an_edition_file_can_be_played(sheet: Box, tmp_path: Path) -> None:
    changes = edition_of(sheet.standard.edition, {"breads.brioche.prices.1": 9, "market.bonuses.butter.0": "pin"})
    text = edition_text(changes, ["found by a search"])
    assert tomllib.loads(text) == changes and text.startswith("# found by a search\n")
    (tmp_path / "my.toml").write_text(text)
    assert bh.game("bake_and_sale", edition=tmp_path / "my.toml").edition.tree["breads"]["brioche"]["prices"][1] == 9


@pytest.mark.parametrize(
    ("text", "kind", "told"),
    [
        ("breads.brioche.hourglases=2..4", UnknownName, "the nearest is breads.brioche.hourglasses."),
        ("breads.briosh.hourglasses=2..4", UnknownName, "the nearest is breads.brioche.hourglasses."),
        ("breads.brioche=2..4", UnknownName, "breads.brioche holds hourglasses, pins, prices, recipe, stars."),
        ("breads.*.weight=1..2", UnknownName, "There is no component breads.*.weight in Bake & Sale; the nearest is "),
        ("breads.brioche.hourglasses=0..4", BadEdition, "cannot be 0: .* (of the range 1, 2, 3, 4 can be played)"),
        ("business.start=5..9", BadEdition, "cannot be 7: business.start must not be above business.most"),
        ("market.bonuses.butter.0=star,moon", BadEdition, "market.bonuses.butter.0 cannot be moon"),
        ("house_rules.ladder=sum,lowest", BadEdition, "it is one of sum, highest"),
        ("breads.brioche.hourglasses=four", Invalid, r"is a whole number \(3\), not 'four'"),
        ("market.bonuses.butter.0=3", Invalid, "is a word"),
        ("breads.brioche.hourglasses=4..2", Invalid, "is empty"),
        ("days=1..5000", Invalid, "more than 1000 values"),
        ("days=1..", Invalid, "Values are written"),
        ("days", Invalid, "A range is written PATH=VALUES"),
    ],
)
def test_bad_ranges(sheet: Box, text: str, kind: type[BakehouseError], told: str) -> None:
    with pytest.raises(kind) as refused:
        sheet.range(text)
    pieces = told.split(".*")
    assert all(piece.replace("\\", "") in str(refused.value) for piece in pieces), str(refused.value)
