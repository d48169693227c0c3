"""Golden records: whole matches as text, which replay for ever; and what happens to damaged ones.

`python -m tests.games.bake_and_sale.test_records` plays them anew (with src and the repository on PYTHONPATH). That is
needed only after a deliberate change of the box, the rules or the form of a record.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse import players
from bakehouse.kernel import play
from bakehouse.kernel.play import draw_choice
from bakehouse.kernel.records import CHANCE, LIST_LENGTH
from bakehouse.record import checksum
from tests.games.bake_and_sale.sheets import HG, Y, sheet
from tests.records import in_format_of

FOLDER = Path(__file__).resolve().parents[2] / "data/records/bake_and_sale"


@dataclass(frozen=True)
class Golden:
    """How a golden record is played: which table, by whom, and how far."""

    players: str
    game: dict[str, Any] = field(default_factory=dict)
    chance: str = "seed"
    position: dict[str, Any] = field(default_factory=dict)
    steps: int = 10_000
    any_seat: bool = False

    def play(self, seed: int) -> bh.Match:
        names = self.players.split()
        game = bh.game("bake_and_sale", len(names), **self.game)
        match = bh.Match(game, seed=seed, chance=self.chance, players=names, described=self.position)
        rng = random.Random(seed)
        while not match.over and len(match) < self.steps:
            if match.actor == CHANCE:
                match.play(f"{rng.randint(1, 6)}")
                continue
            seat = rng.choice(match.awaited) if self.any_seat else match.actor
            match.play(self.choice(match, seat, names[seat]), seat)
        return match

    def choice(self, match: bh.Match, seat: int, name: str) -> int:
        """Random choices are those of `playout`, which never change."""
        if name != "random":
            return players.find(name, match.game.id).choose(players.turn_of(match, seat))
        legal, decisions = match.legal_ids(seat), sum(who != CHANCE for who, _ in match.log)
        return legal[draw_choice(match.seed, decisions, len(legal))]


LONG_ROWS = {"days": 3, "market": {"spaces": [6, 6, 6]}, "breads": {"brioche": {"name": "Butterzopf", "pins": 1}}}
LAST_DAYS = {
    "day": 6, "white": [1, 4, 6], "black": [4, 5, 6],
    "sheets": [
        {"have": {"all_purpose_flour": 6, "eggs": 5, "butter": 5}, "pins": {"brioche": 2}, "friendly": 1},
        {"loaves": {"baguette": 3, "ciabatta": 2}, "used": {"baguette": 1}, "stock_room": 1, "orders": ["order_4"]},
    ],
}  # fmt: skip
GOLDEN = {
    "one_seat_random": Golden("random"),
    "one_seat_greedy": Golden("greedy"),
    "two_seats": Golden("greedy random"),
    "three_seats_in_any_order": Golden("random greedy random", any_seat=True),
    "four_seats": Golden("greedy greedy random random"),
    "eight_seats": Golden("greedy random " * 4),
    "market_cost_sheet": Golden("greedy random", {"house_rules": {"market_cost": "sheet"}}),
    "ladder_highest": Golden("greedy random", {"house_rules": {"ladder": "highest"}}),
    "swap_day": Golden("random random", {"house_rules": {"swap": "day"}}, any_seat=True),
    "edition_of_three_days": Golden("greedy random", {"edition": LONG_ROWS}),
    "broken_off": Golden("random greedy", steps=90),
    "from_a_position": Golden("greedy greedy", position=LAST_DAYS),
    "manual_dice": Golden("greedy random", chance="manual"),
    "manual_dice_broken_off_while_rolling": Golden("random", chance="manual", steps=3),
}
NAMES = sorted(GOLDEN)
DAMAGED = ["one_seat_greedy", "from_a_position", "edition_of_three_days"]
"""Records of every form of header, for tests that break them in hundreds of places."""


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_bytes().decode()


def steps_of(text: str) -> list[tuple[str, str]]:
    """(who, notation) of every step that stands in a record."""
    lines = re.findall(r"^(chance|seat \d): (.*)$", text, re.MULTILINE)
    return [(who, notation) for who, rest in lines for notation in rest.split(", ")]


# --- Whole records


def test_the_folder_holds_exactly_the_golden_records() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_record_loads_and_is_written_again_byte_for_byte(name: str) -> None:
    text = text_of(name)
    match = bh.load(text)
    assert in_format_of(text, match.record()) == text
    assert bh.load(match.record()).record() == match.record()
    assert text.endswith(f"{len(match)} steps, {checksum(match)}\n")
    assert match.over == ("not finished" not in text)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_says_who_did_what(name: str) -> None:
    match = bh.load(text_of(name))
    told = [("chance" if s.seat == CHANCE else f"seat {s.seat}", s.action.notation) for s in match.steps()]
    assert told == steps_of(text_of(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_record_gives_the_result_that_it_tells(name: str) -> None:
    match = bh.load(text_of(name))
    told = re.search(r"^Result: (.*), ", text_of(name), re.MULTILINE)
    assert told
    assert told[1] == " | ".join(map(str, match.scores()))
    assert match.players == GOLDEN[name].players.split()


@pytest.mark.parametrize("name", NAMES)
def test_half_of_the_log_and_then_the_rest_gives_the_same_bytes(name: str) -> None:
    match = bh.load(text_of(name))
    game = match.game
    fresh = bh.Match(game, seed=0, chance="manual", described=match.described)
    states, out = np.array([fresh.state]), np.zeros(LIST_LENGTH, np.int16)
    rows = np.array(match.log, np.int16)
    half = len(rows) // 2
    assert play.replay(game.box, states, 0, rows[:half], out) == half
    assert play.replay(game.box, states, 0, rows[half:], out) == len(rows) - half
    assert states[0].tobytes() == match.state.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_a_loaded_match_can_be_followed_to_any_earlier_step(name: str) -> None:
    match = bh.load(text_of(name))
    whole, end = match.log, match.state.tobytes()
    half = len(whole) // 2
    match.follow(whole[:half])
    assert match.log[:half] == whole[:half]
    match.follow(whole)
    assert (match.log, match.state.tobytes()) == (whole, end)
    assert in_format_of(text_of(name), match.record()) == text_of(name)


@pytest.mark.parametrize("name", [name for name in NAMES if set(GOLDEN[name].players.split()) == {"random"}])
def test_the_same_seed_gives_the_same_random_match_for_ever(name: str) -> None:
    text = GOLDEN[name].play(seed=NAMES.index(name)).record()
    assert in_format_of(text_of(name), text) == text_of(name)


def test_golden_records_cover_what_they_are_named_for() -> None:
    texts = {name: text_of(name) for name in NAMES}
    assert {text.split("Seats: ")[1].split("\n")[0] for text in texts.values()} >= {"1", "2", "3", "4", "8"}
    assert "Edition: " in texts["edition_of_three_days"]
    assert "Position: " in texts["from_a_position"]
    assert "Chance: manual" in texts["manual_dice"]
    assert "not finished" in texts["broken_off"]
    assert "market_swapped" in texts["swap_day"]
    turns = re.findall(r"^seat (\d)", texts["three_seats_in_any_order"], re.MULTILINE)
    assert len(turns) > 7 * 3 * 2  # the seats act in any order, not one day each


@pytest.mark.parametrize("name", ["two_seats", "from_a_position", "manual_dice"])
@pytest.mark.parametrize("form", ["windows", "byte order mark", "no last line end", "blank lines"])
def test_a_record_survives_other_programs(name: str, form: str) -> None:
    text = text_of(name)
    changed = {
        "windows": text.replace("\n", "\r\n"),
        "byte order mark": "\ufeff" + text,
        "no last line end": text.rstrip("\n"),
        "blank lines": text.replace("\n", "\n\n") + "\n\n",
    }[form]
    assert in_format_of(text, bh.load(changed).record()) == text


@pytest.mark.parametrize("name", ["two_seats", "three_seats_in_any_order", "manual_dice", "from_a_position"])
def test_a_match_that_was_broken_off_goes_on_after_loading(name: str) -> None:
    whole = bh.load(text_of(name))
    earlier = whole.copy()
    earlier.follow(whole.log[: len(whole) // 2])
    match = bh.load(earlier.record())
    assert not match.over
    for seat, action in whole.log[len(match) :]:
        if seat != CHANCE:
            match.play(action, seat)
        elif match.chance == "manual":
            match.play(action)
    assert match.state.tobytes() == whole.state.tobytes()
    assert in_format_of(text_of(name), match.record()) == text_of(name)


@pytest.mark.parametrize(
    "names", [["A | B", "x"], ["", "Ben"], ["Ben", ""], ["", ""], ["  Ada  ", "Ben\nChance: manual"], ["|", "Zoë 🍞"]]
)
def test_whatever_the_players_are_called_the_record_can_be_read(names: list[str]) -> None:
    match = bh.game("bake_and_sale", 2).new(seed=3, players=names)
    text = match.record()
    assert bh.load(text).record() == text


@pytest.mark.parametrize(
    "fields",
    [
        {"loaves": {1: 3}},
        {"orders": (1, 4), "baked_today": {"baguette"}},
        {"have": list(np.array([1, 2, 3, 0, 0, 0]))},
        {"hours": np.int64(3)},
        {"white": (1, 1, 1), "black": range(1, 4)},
    ],
    ids=str,
)
def test_however_a_position_was_described_its_record_can_be_read(fields: dict[str, Any]) -> None:
    match = sheet(**fields)
    match.play("end_day")
    again = bh.load(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == match.record()


# --- Damaged records


def refused(text: str) -> str:
    """The sentence with which a broken record is refused; any other error than BadRecord is a failure."""
    with pytest.raises(bh.BadRecord) as problem:
        bh.load(text)
    sentence = str(problem.value)
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize("name", DAMAGED)
def test_cut_off_after_any_line(name: str) -> None:
    lines = text_of(name).splitlines(keepends=True)
    for kept in range(len(lines) - 1):
        refused("".join(lines[:kept]))


@pytest.mark.parametrize("name", DAMAGED)
def test_cut_off_after_any_character(name: str) -> None:
    text = text_of(name)
    for kept in [*range(60), *range(60, len(text) - 60, 17), *range(len(text) - 60, len(text) - 1)]:
        refused(text[:kept])


@pytest.mark.parametrize("name", DAMAGED)
def test_a_line_lost_in_the_middle(name: str) -> None:
    lines = bh.load(text_of(name)).record().splitlines(keepends=True)
    told_again = [place for place, line in enumerate(lines) if re.match(r"\s*$|Result: |Edition: ", line)]
    for lost in range(len(lines)):
        if lost not in told_again:
            refused("".join(lines[:lost] + lines[lost + 1 :]))


def changed_steps(text: str) -> Iterator[str]:
    """The record with one step misspelt, each step in turn."""
    for found in re.finditer(r"(?<=[:,] )[a-z_]+[a-z_0-9 ]*(?=,|\n)", text[text.index("\n\n") :]):
        start = text.index("\n\n") + found.start()
        yield f"{text[:start]}x{text[start + 1 :]}"


@pytest.mark.parametrize("name", DAMAGED)
def test_a_misspelt_step(name: str) -> None:
    changed = list(changed_steps(text_of(name)))
    assert len(changed) >= len(steps_of(text_of(name)))
    for text in changed:
        refused(text)


@pytest.mark.parametrize("name", DAMAGED)
def test_any_other_die_is_noticed(name: str) -> None:
    text = text_of(name)
    for found in re.finditer(r"(?:white|black) (\d)", text):
        other = int(found[1]) % 6 + 1
        refused(f"{text[: found.end() - 1]}{other}{text[found.end() :]}")


@pytest.mark.parametrize("name", DAMAGED)
def test_steps_that_changed_places_are_noticed(name: str) -> None:
    lines = text_of(name).splitlines()
    for place, line in enumerate(lines):
        who, _, rest = line.partition(": ")
        steps = rest.split(", ")
        if not re.fullmatch(r"chance|seat \d", who):
            continue
        for first in range(len(steps) - 1):
            mixed = [*steps[:first], steps[first + 1], steps[first], *steps[first + 2 :]]
            if mixed != steps:
                refused("\n".join([*lines[:place], f"{who}: {', '.join(mixed)}", *lines[place + 1 :], ""]))


@pytest.mark.parametrize(
    ("told", "instead"),
    [
        ("Bakehouse record 2", "Bakehouse record two"),
        ("Bakehouse record 2", "bakehouse"),
        ("Rules: 1", "Rules: one"),
        ("Game: bake_and_sale", "Game: bake_and_sell"),
        ("Game: bake_and_sale", "Game: "),
        ("Seats: 2", "Seats: two"),
        ("Seats: 2", "Seats: 3"),
        ("Seats: 2", "Seats: 9"),
        ("Seats: 2", "Seats: -2"),
        ("Seats: 2", f"Seats: {'9' * 5000}"),
        ("Players: greedy | random", "Players: greedy"),
        ("market_cost=visit", "market_cost=free"),
        ("market_cost=visit", "market_price=visit"),
        ("market_cost=visit", "market_cost"),
        ("market_cost=visit", "market_cost=sheet"),
        ("Box: ", "Box: 0"),
        ("Box: ", "Bax: "),
        ('"days":3', '"days":4'),
        ('"days":3', '"days":"three"'),
        ('"days":3', '"dais":3'),
        ('"days":3', '"days":3,'),
        ('"days": 3', '"days": 3,'),
        ("Components: {", "Components: [{"),
        ("Edition: {", "Edition: [{"),
        ("Edition: ", "Position: "),
        ("Chance: seed", "Chance: sead"),
        ("Chance: seed", "Chance: seed 1"),
        ("Chance: seed ", "Chance: seed 99999999999999999999"),
        ("Chance: seed ", f"Chance: seed {'9' * 5000}"),
        ("Chance: seed", "Chance"),
        ("seat 0: ", "seat 1: "),
        ("seat 0: ", "seat 7: "),
        ("seat 0: ", "seat: "),
        ("seat 0: ", "chance: "),
        ("seat 0: ", "seat 0 "),
        ("chance: ", "seat 0: "),
        ("chance: white", "chance: green"),
        ("End: ", "End: 1"),
        ("End: ", "Ende: "),
    ],
)  # fmt: skip
def test_a_changed_word_in_the_header_or_a_name(told: str, instead: str) -> None:
    text = bh.load(text_of("edition_of_three_days")).record()
    assert told in text
    refused(text.replace(told, instead, 1))


def test_a_broken_position_in_the_header() -> None:
    text = text_of("from_a_position")
    for told, instead in [('"day": 6', '"day": 9'), ('"day": 6', '"dai": 6'), ('"day": 6', '"day": [6]')]:
        assert told in text
        refused(text.replace(told, instead, 1))


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "Bakehouse record 1", "Bakehouse record 1\n\n\n", "\0", "PK\x03\x04"]
)
def test_what_is_no_record_at_all(text: str) -> None:
    refused(text)


def test_components_that_are_not_those_of_the_box() -> None:
    text = bh.load(text_of("one_seat_greedy")).record()
    assert "the box 123456789abc" in refused(re.sub(r"^Box: \w+$", "Box: 123456789abc", text, flags=re.MULTILINE))


def test_a_record_whose_numbers_nobody_knows_is_followed_with_those_of_today() -> None:
    text = re.sub(r"^Box: \w+$", "Box: 123456789abc", text_of("one_seat_greedy"), flags=re.MULTILINE)
    match = bh.load(text)
    assert match.log == bh.load(text_of("one_seat_greedy")).log
    assert match.notes == ("The numbers of its box 123456789abc are not known, so it is followed with those of today.",)
    assert not match.stopped


def test_a_cut_off_record_says_so() -> None:
    text = text_of("one_seat_greedy")
    whole = refused(text[: text.index("\nEnd: ")])
    assert whole.startswith("The record is cut off after ")
    assert f" {len(steps_of(text))} steps" in whole


# --- Salvage


@pytest.mark.parametrize("name", DAMAGED)
def test_salvage_gives_everything_before_the_cut(name: str) -> None:
    text = text_of(name)
    whole = bh.load(text)
    starts = text.index("\n\n") + 2
    for kept in range(starts, len(text), 29):
        told = steps_of(text[:kept])
        complete = len(told) - 1 if told else 0  # the last one may be cut in the middle
        match = bh.load(text[:kept], salvage=True)
        assert match.log[:complete] == whole.log[:complete]
        decisions = [step for step in match.log[len(told) :] if step[0] != CHANCE]
        assert not decisions  # only dice of the seed may follow


def test_salvage_of_a_misspelt_step_stops_before_it() -> None:
    text = text_of("two_seats")
    for place, changed in enumerate(changed_steps(text)):
        if place % 10 == 3:
            match = bh.load(changed, salvage=True)
            assert match.log[:place] == bh.load(text).log[:place]
            assert not [seat for seat, _ in match.log[place:] if seat != CHANCE]


def test_salvage_of_a_whole_record_is_the_whole_record() -> None:
    text = text_of("two_seats")
    assert in_format_of(text, bh.load(text, salvage=True).record()) == text


def test_a_salvaged_match_can_be_played_on_and_written() -> None:
    text = text_of("two_seats")
    match = bh.load(text[: len(text) // 2], salvage=True)
    while not match.over:
        match.play(match.legal()[0])
    assert bh.load(match.record()).over


def test_records_of_a_real_table_tell_dice_and_words() -> None:
    match = sheet(chance="manual", day=7)
    match.play("market")
    match.play(f"take {HG}")
    match.play(f"take {Y}")
    assert "\nseat 0: market, take high_gluten_flour, take yeast\n" in match.record()
    assert "Result: 0, not finished" in match.record()


def write_anew() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for seed, name in enumerate(NAMES):
        (FOLDER / f"{name}.txt").write_bytes(GOLDEN[name].play(seed).record().encode())


if __name__ == "__main__":
    write_anew()
