"""The box: every number has an origin, editions change just what they name, and wrong ones are told what is wrong."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import bakehouse as bh
from bakehouse.edition import FROM_EDITION, ORIGINS, leaves, read_edition
from bakehouse.games import find
from tests.games.bake_and_sale.sheets import legal, on, play, sheet

GAME = find("bake_and_sale")
STANDARD = read_edition(GAME.components, None)


# --- Origins


def test_every_number_has_an_origin() -> None:
    paths = [path for path, _ in leaves(STANDARD.tree)]
    without = [path for path in paths if path not in STANDARD.origins]
    assert not without
    assert set(STANDARD.origins) == set(paths)
    assert set(STANDARD.origins.values()) <= set(ORIGINS)


def test_every_mark_of_origin_fits_some_number() -> None:
    marks = tomllib.loads(GAME.components.read_text(encoding="utf-8"))["origin"]
    assert set(marks) == set(ORIGINS)
    paths = [path for path, _ in leaves(STANDARD.tree)]
    idle = [pattern for patterns in marks.values() for pattern in patterns if not any(fits(p, pattern) for p in paths)]
    assert not idle


def fits(path: str, pattern: str) -> bool:
    told, asked = path.split("."), pattern.split(".")
    return len(told) == len(asked) and all(b in ("*", a) for a, b in zip(told, asked, strict=True))


@pytest.mark.parametrize(
    ("path", "value", "origin"),
    [
        ("days", 7, "rulebook"),
        ("hourglasses", 8, "rulebook"),
        ("dice.white", 3, "rulebook"),
        ("dice.white_gives.3", "all_purpose_flour", "rulebook"),
        ("dice.white_gives.5", "all_purpose_flour", "implied"),
        ("dice.black_gives.0", "yeast", "reconstructed"),
        ("market.hourglasses.2", 4, "rulebook"),
        ("market.spaces.0", 5, "reconstructed"),
        ("market.bonuses.high_gluten_flour.0", "star", "rulebook"),
        ("market.bonuses.high_gluten_flour.1", "pin", "reconstructed"),
        ("market.bonuses.butter.0", "fame", "reconstructed"),
        ("bakery.loaves", 8, "rulebook"),
        ("bakery.ladder.2", 6, "rulebook"),
        ("breads.baguette.pins", 0, "rulebook"),
        ("breads.focaccia.pins", 1, "reconstructed"),
        ("breads.brioche.prices.2", 6, "rulebook"),
        ("breads.brioche.recipe.eggs", 1, "reconstructed"),
        ("breads.sourdough_bread.stars", 3, "reconstructed"),
        ("buildings.hiring_agency.money", 3, "rulebook"),
        ("buildings.friendly_bakery.jokers.1", 4, "rulebook"),
        ("buildings.marketing_agency.money", 16, "rulebook"),
        ("orders.order_8.money", 22, "reconstructed"),
        ("fame.icons_in_a_row", 3, "rulebook"),
        ("fame.rows.3", 8, "reconstructed"),
        ("business.start", 2, "rulebook"),
        ("business.most", 6, "implied"),
        ("awards.money", 10, "rulebook"),
        ("awards.alone.production", 15, "rulebook"),
        ("levels.impossible", 200, "rulebook"),
        ("returns_alone.even", 150, "reconstructed"),
    ],
)
def test_a_known_number_and_its_origin(path: str, value: object, origin: str) -> None:
    assert dict(leaves(STANDARD.tree))[path] == value
    assert STANDARD.origins[path] == origin


def test_house_rules_and_their_defaults() -> None:
    assert {name: (rule.default, *rule.values) for name, rule in STANDARD.house_rules.items()} == {
        "market_cost": ("visit", "visit", "sheet"),
        "ladder": ("sum", "sum", "highest"),
        "swap": ("visit", "visit", "day"),
    }
    assert bh.game("bake_and_sale").house_rules == {"market_cost": "visit", "ladder": "sum", "swap": "visit"}


# --- Editions


@pytest.mark.parametrize(
    ("changes", "path", "value"),
    [
        ({"days": 5}, "days", 5),
        ({"breads": {"brioche": {"stars": 4}}}, "breads.brioche.stars", 4),
        ({"breads": {"brioche": {"recipe": {"eggs": 2}}}}, "breads.brioche.recipe.eggs", 2),
        ({"orders": {"order_7": {"money": 25}}}, "orders.order_7.money", 25),
        ({"buildings": {"supermarket": {"visits": 3}}}, "buildings.supermarket.visits", 3),
        ({"awards": {"alone": {"known": 8}}}, "awards.alone.known", 8),
        ({"levels": {"easy": 100}}, "levels.easy", 100),
    ],
)
def test_an_edition_changes_just_what_it_names(changes: dict[str, Any], path: str, value: object) -> None:
    edition = read_edition(GAME.components, changes)
    standard, changed = dict(leaves(STANDARD.tree)), dict(leaves(edition.tree))
    assert changed == standard | {path: value}
    assert edition.origins == dict(STANDARD.origins) | {path: FROM_EDITION}
    box, other = bh.game("bake_and_sale").box, bh.game("bake_and_sale", edition=changes).box
    assert box.tobytes() != other.tobytes()


def test_a_list_in_an_edition_is_replaced_whole() -> None:
    edition = read_edition(GAME.components, {"market": {"spaces": [4, 5, 6]}})
    assert edition.tree["market"]["spaces"] == [4, 5, 6]
    assert edition.tree["market"]["hourglasses"] == [2, 3, 4]


def test_an_edition_does_not_change_the_standard() -> None:
    digest = bh.game("bake_and_sale").digest
    bh.game("bake_and_sale", edition={"breads": {"brioche": {"recipe": {"eggs": 2}}}})
    assert bh.game("bake_and_sale").digest == digest


def test_an_edition_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("hourglasses = 9\n[buildings.network]\nhourglasses = 2\n", encoding="utf-8")
    match = bh.position("bake_and_sale", edition=path, white=[1, 2, 5], black=[1, 3, 6])
    assert on(match)["hours"] == 9
    assert on(play(match, "network"))["hours"] == 7
    assert bh.game("bake_and_sale", edition=str(path)).digest == match.game.digest


@pytest.mark.parametrize(
    ("changes", "fields", "before", "allowed", "forbidden"),
    [
        (
            {"bakery": {"loaves": 4}}, {"have": [9, 0, 9, 0, 0, 0]}, [],
            {"produce baguette 4"}, {"produce baguette 5"},
        ),
        (
            {"market": {"spaces": [1, 1, 1]}}, {"circled": [3, 3, 3, 3, 3, 3]}, [],
            {"end_day", "network"}, {"market", "local"},
        ),
        (
            {"buildings": {"local_supplier": {"supplies": 3}}}, {}, ["local", "take yeast", "take olive_oil"],
            {"take olive_oil", "take eggs", "take butter"}, {"end_day", "take yeast"},
        ),
        (
            {"buildings": {"friendly_bakery": {"jokers": [5]}}}, {"friendly": 1}, ["market", "take all_purpose_flour"],
            {"take yeast"}, {"take eggs"},
        ),
        ({"dice": {"black_gives": ["eggs"] * 6}}, {}, ["market"], {"take eggs"}, {"take yeast", "take olive_oil"}),
        ({"buildings": {"hiring_agency": {"visits": 0}}}, {"hours": 0}, [], {"end_day"}, {"hire"}),
        ({"breads": {"focaccia": {"pins": 0}}}, {"have": [0, 1, 0, 2, 0, 0]}, [], {"produce focaccia 1"}, set()),
    ],
)  # fmt: skip
def test_the_rules_follow_the_edition(
    changes: dict[str, Any], fields: dict[str, Any], before: list[str], allowed: set[str], forbidden: set[str]
) -> None:
    match = play(sheet(edition=changes, **fields), *before)
    assert legal(match) >= allowed
    assert not legal(match) & forbidden


def test_consulting_never_goes_beyond_the_largest_business() -> None:
    match = play(sheet(edition={"buildings": {"consulting": {"business": 9}}}), "consulting")
    assert on(match)["business"] == 6


def test_a_whole_week_can_be_played_with_another_edition() -> None:
    edition = {
        "days": 2, "dice": {"white": 4, "black": 2}, "hourglasses": 12, "business": {"start": 3},
        "market": {"spaces": [3, 3, 3]}, "buildings": {"academy": {"stars": 2}, "network": {"fame": 3}},
    }  # fmt: skip
    match = bh.game("bake_and_sale", 2, edition=edition).new(seed=2)
    assert (int(sum(match.state.white)), int(sum(match.state.black))) == (4, 2)
    while not match.over:
        actions = match.legal()
        match.play(actions[len(match) * 5 % len(actions)])
    assert match.state.day == 2
    assert bh.load(match.record()).record() == match.record()


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"days": 0}, "days", "greater than or equal to 1"),
    ({"days": "seven"}, "days", "integer"),
    ({"days": 7.0}, "days", "integer"),
    ({"days": {"first": 1}}, "days", "integer"),
    ({"hourglasses": 99}, "hourglasses", "less than or equal to 20"),
    ({"dais": 7}, "dais", "did you mean days?"),
    ({"weather": "sunny"}, "weather", "there are days, hourglasses"),
    ({"breads": {"brioche": {"star": 3}}}, "breads.brioche.star", "did you mean stars?"),
    ({"breads": {"brioche": {"pins": 10}}}, "breads.brioche.pins", "less than or equal to 9"),
    ({"breads": {"toast": {"name": "Toast"}}}, "breads.toast", "baguette"),
    ({"breads": {"baguette": {"pins": 1}}}, "breads.baguette.pins", "must be 0"),
    (
        {"breads": {"baguette": {"recipe": {"high_gluten_flour": 0, "yeast": 0}}}}, "breads.baguette",
        "a recipe needs at least one supply",
    ),
    ({"breads": {"brioche": {"recipe": {"sugar": 1}}}}, "breads.brioche.recipe.sugar", "'yeast'"),
    ({"market": {"hourglasses": [4, 3, 2]}}, "market", "must not fall from left to right"),
    ({"market": {"spaces": [5, 5]}}, "market.spaces", "at least 3 items"),
    ({"market": {"spaces": [5, 5, 0]}}, "market.spaces.2", "greater than or equal to 1"),
    ({"market": {"bonuses": {"yeast": ["star", "gold"]}}}, "market.bonuses.yeast.1", "'fame'"),
    ({"dice": {"white_gives": ["yeast"] * 6}}, "dice.white_gives.0", "'high_gluten_flour'"),
    ({"dice": {"black": 7}}, "dice.black", "less than or equal to 6"),
    ({"bakery": {"loaves": 9}}, "bakery.loaves", "less than or equal to 8"),
    ({"bakery": {"price_from": [2, 4, 6]}}, "bakery", "price_from must begin with 1 and rise"),
    ({"bakery": {"price_from": [1, 6, 4]}}, "bakery", "price_from must begin with 1 and rise"),
    ({"buildings": {"casino": {"hourglasses": 1}}}, "buildings.casino", "there are network"),
    ({"buildings": {"network": {"hourglasses": 0}}}, "buildings.network.hourglasses", "greater than or equal to 1"),
    ({"buildings": {"friendly_bakery": {"jokers": [7]}}}, "friendly_bakery.jokers.0", "less than or equal to 6"),
    ({"orders": {"order_9": {"money": 5}}}, "order_9", "order_1"),
    ({"orders": {"order_1": {"money": -1}}}, "orders.order_1.money", "greater than or equal to 0"),
    ({"fame": {"rows": [2, 4, 6]}}, "fame.rows", "at least 4 items"),
    ({"business": {"start": 7}}, "business.start", "must not be above business.most"),
    ({"business": {"most": 7}}, "business.most", "must not be above the number of dice"),
    ({"levels": {"easy": None}}, "levels.easy", "integer"),
    ({"house_rules": {"swap": {"default": "day"}}}, "house_rules", "does not have"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "key", "right"), WRONG, ids=[str(changes) for changes, _, _ in WRONG])
def test_a_wrong_edition_is_told_the_key_and_what_would_be_right(changes: dict[str, Any], key: str, right: str) -> None:
    with pytest.raises(bh.BadEdition) as problem:
        bh.game("bake_and_sale", edition=changes)
    sentence = str(problem.value)
    assert sentence.startswith("The edition")
    assert key in sentence
    assert right in sentence
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    assert "[key]" not in sentence


@pytest.mark.parametrize(
    ("content", "error", "part"),
    [
        (b"days = = 7", bh.BadEdition, "is not valid TOML"),
        (b"\xff\xfe\x00", bh.BadEdition, "not a text file in UTF-8"),
        (None, bh.BadFile, "cannot be read"),
    ],
)
def test_a_file_that_is_no_edition(tmp_path: Path, content: bytes | None, error: type[Exception], part: str) -> None:
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(error, match=part) as problem:
        bh.game("bake_and_sale", edition=path)
    assert "mine.toml" in str(problem.value)


def test_a_folder_is_no_edition(tmp_path: Path) -> None:
    with pytest.raises(bh.BadFile, match="cannot be read"):
        bh.game("bake_and_sale", edition=tmp_path)


# --- House rules


def test_every_combination_of_house_rules_is_a_box_of_its_own() -> None:
    digests = {
        bh.game("bake_and_sale", house_rules={"market_cost": cost, "ladder": ladder, "swap": swap}).digest
        for cost in ("visit", "sheet")
        for ladder in ("sum", "highest")
        for swap in ("visit", "day")
    }
    assert len(digests) == 8
    assert bh.game("bake_and_sale").digest in digests


def test_the_digest_is_that_of_the_content_not_of_the_seats() -> None:
    assert bh.game("bake_and_sale", 1).digest == bh.game("bake_and_sale", 8).digest
    assert bh.game("bake_and_sale", edition={"days": 7}).digest == bh.game("bake_and_sale").digest
    assert bh.game("bake_and_sale", edition={"days": 6}).digest != bh.game("bake_and_sale").digest


@pytest.mark.parametrize(
    ("house_rules", "part"),
    [
        ({"swop": "day"}, "There is no house rule 'swop'; this game has market_cost, ladder, swap."),
        ({"swap": "night"}, "The house rule swap cannot be 'night'; it is one of visit, day."),
        ({"swap": True}, "The house rule swap cannot be True; it is one of visit, day."),
    ],
)
def test_an_unknown_house_rule(house_rules: dict[str, Any], part: str) -> None:
    with pytest.raises(bh.UnknownName) as problem:
        bh.game("bake_and_sale", house_rules=house_rules)
    assert str(problem.value) == part


def test_the_box_cannot_be_changed() -> None:
    box = bh.game("bake_and_sale").box
    with pytest.raises(ValueError, match="read-only"):
        box[0].days = 9
