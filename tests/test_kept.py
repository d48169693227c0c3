"""Old matches: with their own numbers whatever is corrected, and by other rules as far as these go."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import bakehouse as bh
from bakehouse import kept
from bakehouse.edition import digest, leaves, read_edition
from bakehouse.games import find
from bakehouse.games.definition import Definition
from bakehouse.kernel import play

RECORDS = Path(__file__).parent / "data/records"
CORRECTED = {
    "bake_and_sale": ("days = 7", "days = 6"),
    "bake_the_cake": ("throws = 1", "throws = 2"),
    "cake_auf": ("rounds = 3", "rounds = 2"),
    "cupcake_empire": ("target = 70", "target = 60"),
}
"""A line of each game's components as it is printed, and as somebody corrects it."""


def golden(game: str) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted((RECORDS / game).glob("*.txt"))]


def first(game: str) -> str:
    """A golden record of the standard edition."""
    return next(text for text in golden(game) if "Edition: " not in text and "not finished" not in text)


@pytest.fixture
def corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Corrects a number in a copy of a game's components, which is then today's."""

    def correct(game: str) -> str:
        printed, instead = CORRECTED[game]
        copy = tmp_path / game / "components.toml"
        copy.parent.mkdir()
        shutil.copy(find(game).components, copy)
        text = copy.read_text(encoding="utf-8")
        assert printed in text
        copy.write_text(text.replace(printed, instead, 1), encoding="utf-8")
        monkeypatch.setattr(Definition, "components", property(lambda definition: tmp_path / definition.id / copy.name))
        return printed.partition(" ")[0]

    return correct


@pytest.mark.parametrize("game", bh.GAMES)
def test_every_golden_record_replays_after_a_corrected_number(game: str, corrected: Any) -> None:
    before = [bh.load(text) for text in golden(game)]
    in_todays_format = [match.record() for match in before]
    path = corrected(game)
    assert bh.game(game).digest != before[0].game.digest
    for text, newer, match in zip(golden(game), in_todays_format, before, strict=True):
        for again in (bh.load(text), bh.load(newer)):
            assert again.log == match.log
            assert again.scores() == match.scores()
            assert again.game.edition.tree == match.game.edition.tree
            assert again.record() == newer
            assert not again.stopped
            named = path in dict(leaves(match.game.edition.changes))
            assert [path in note for note in again.notes] == ([] if named else [True])


def test_the_sentence_about_own_numbers_names_them(corrected: Any) -> None:
    corrected("bake_and_sale")
    match = bh.load(first("bake_and_sale"))
    assert match.notes == (
        "This match has its own numbers and is played with them: days was 7 and is 6 today.",
    )  # fmt: skip
    assert match.game.edition.name == "earlier"
    assert match.game.edition.changes == {"days": 7}


@pytest.mark.parametrize("game", bh.GAMES)
def test_the_boxes_of_all_records_of_the_first_format_are_published(game: str) -> None:
    definition = find(game)
    standard = {name: rule.default for name, rule in bh.game(game).edition.house_rules.items()}
    trees = kept.published(definition.published)
    assert [digest(tree, standard) for tree in trees.values()] == list(trees)
    assert any(text.startswith("Bakehouse record 1\n") for text in golden(game))


def test_a_number_that_the_rules_have_since_come_to_need(corrected: Any) -> None:
    """A component that a record lacks is the one of today, and that is said."""
    text = bh.load(first("bake_and_sale")).record()
    corrected("bake_and_sale")
    found = re.search(r"^Components: (.*)$", text, re.MULTILINE)
    assert found
    tree = json.loads(found[1])
    del tree["hourglasses"]
    rules = bh.load(text).game.house_rules
    text = text.replace(found[1], json.dumps(tree))
    text = re.sub(r"^Box: .*$", f"Box: {digest(tree, rules)}", text, flags=re.MULTILINE)
    match = bh.load(text)
    assert match.game.edition.tree["days"] == 7
    assert match.game.edition.tree["hourglasses"] == 8
    assert match.notes == (
        "Its numbers do not make a whole box by these rules, so those that it lacks are those of today.",
    )  # fmt: skip


# --- Rules that have changed


STOPS = "By the rules of today the match ends before step "


@pytest.fixture
def version(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes the rules of Bake & Sale those of another version."""
    return lambda number: monkeypatch.setitem(vars(find("bake_and_sale")), "version", number)


@pytest.fixture
def changed_rule(monkeypatch: pytest.MonkeyPatch, version: Any) -> None:
    """Version 2: who visits the Baking Network stays there for the rest of the day."""
    advance = play.advance
    table = find("bake_and_sale").table

    def changed(box: Any, states: Any, place: int, action: int, out: Any) -> int:
        seat = int(states[place].actor)
        options = advance(box, states, place, action, out)
        if seat < 0 or table.notation(action) != "network":
            return int(options)
        states[place].sheets[seat].hours = 0
        return int(play.list_options(box, states, place, out))

    version(2)
    monkeypatch.setattr(play, "advance", changed)


@pytest.mark.usefixtures("changed_rule")
@pytest.mark.parametrize("as_format", [1, 2])
def test_a_changed_rule_stops_a_record_at_the_step_that_differs(as_format: int) -> None:
    text = (RECORDS / "bake_and_sale/two_seats.txt").read_text(encoding="utf-8")
    if as_format == 2:
        text = with_lines_of_format_2(text)
    steps = re.findall(r"^(?:chance|seat \d): (.*)$", text, re.MULTILINE)
    told = ", ".join(steps).split(", ")
    match = bh.load(text)
    assert 0 < len(match) < len(told)
    assert [step.action.notation for step in match.steps()] == told[: len(match)]
    assert "network" in told[: len(match)]
    assert match.notes[0] == "This match was played by version 1 of the rules; it is followed by version 2."
    assert match.stopped == match.notes[1]
    assert match.stopped.startswith(f"{STOPS}{len(match) + 1} of {len(told)}: Line ")
    assert f"'{told[len(match)]}' is not possible now" in match.stopped
    with pytest.raises(bh.Illegal, match="By the rules of today"):
        match.play(match.legal()[0])
    assert f"Note: {match.stopped}\n" in match.record()


def with_lines_of_format_2(text: str) -> str:
    """The record as version 1 of the rules wrote it in the second format."""
    definition = find("bake_and_sale")
    tree = json.dumps(read_edition(definition.components, None).tree)
    text = text.replace("Bakehouse record 1\n", "Bakehouse record 2\nRules: 1\n", 1)
    return text.replace("\nChance: ", f"\nComponents: {tree}\nChance: ", 1)


def test_a_record_of_an_older_version_that_plays_the_same(version: Any) -> None:
    text = first("bake_and_sale")
    before = bh.load(text)
    version(2)
    match = bh.load(text)
    assert (match.log, match.scores(), match.stopped) == (before.log, before.scores(), "")
    assert match.notes == ("This match was played by version 1 of the rules; it is followed by version 2.",)
    assert "\nRules: 2\n" in match.record()


def test_a_record_of_a_newer_version_says_so_and_is_followed() -> None:
    text = bh.load(first("bake_and_sale")).record()
    match = bh.load(text.replace("Rules: 1\n", "Rules: 3\n"))
    assert match.notes == (
        "This match was played by version 3 of the rules, which is newer than this program: it knows version 1 and "
        "follows the match as far as that goes.",
    )
    assert match.over
    assert not match.stopped
    match = bh.load(text.replace("Rules: 1\n", "Rules: 3\n").replace("end_day", "sleep_in", 1))
    assert "there is no action 'sleep_in'" in match.stopped


def test_a_record_of_a_newer_format_says_so_and_is_followed() -> None:
    text = bh.load(first("bake_and_sale")).record()
    match = bh.load(text.replace("record 2", "record 3", 1).replace("Seats:", "Weather: rain\nSeats:", 1))
    assert match.notes == ("The record is in format 3, which is newer than this program: it knows 2.",)
    assert match.over


def test_the_same_steps_to_another_result_are_told(version: Any) -> None:
    text = first("bake_and_sale")
    version(2)
    result = re.search(r"^Result: (.*)$", text, re.MULTILINE)
    assert result
    match = bh.load(re.sub(r"(End: \d+ steps, )\w+", r"\g<1>00000000", text))
    assert match.stopped.endswith(f"steps lead to another result; {result[1]} was recorded.")


def test_a_house_rule_that_is_gone_is_left_out(version: Any) -> None:
    text = bh.load(first("bake_and_sale")).record()
    rules = {**bh.game("bake_and_sale").house_rules, "weather": "rain"}
    box = digest(bh.game("bake_and_sale").edition.tree, rules)
    text = re.sub(r"^(House rules: .*)$", r"\1, weather=rain", text, flags=re.MULTILINE)
    text = re.sub(r"^Box: .*$", f"Box: {box}", text, flags=re.MULTILINE)
    with pytest.raises(bh.BadRecord, match="no house rule 'weather'"):
        bh.load(text)
    version(2)
    match = bh.load(text)
    assert match.notes[1:] == ("Its house rule weather=rain is unknown to these rules and left out.",)
    assert match.over


def test_a_cut_off_record_of_an_older_version_is_still_cut_off(version: Any) -> None:
    text = first("bake_and_sale")
    version(2)
    with pytest.raises(bh.BadRecord, match="cut off"):
        bh.load(text[: text.index("\nEnd: ")])
