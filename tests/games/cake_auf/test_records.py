"""Golden records: whole games for each number of players and each end, which must replay to the byte for ever.

`python -m tests.games.cake_auf.test_records` writes the missing ones (with src and the repository on PYTHONPATH).
"""

import random
from itertools import count
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.games.cake_auf.state import ENDINGS
from bakehouse.record import load
from tests.records import in_format_of

FOLDER = Path(__file__).resolve().parents[2] / "data/records/cake_auf"
WEIGHTS = {"PLACE": 12.0, "DISCARD": 0.5, "DONE": 0.3, "MULLIGAN": 0.4}
OTHERS = {"picky_eater": "transfer", "freezer_burn": "game", "counteraction": "own"}

WANTED: dict[str, tuple[int, str, dict[str, str], str]] = {
    **{f"{seats}_finished": (seats, "finished", {}, "") for seats in (2, 3, 4)},
    **{f"{seats}_closing_time": (seats, "closing_time", {}, "") for seats in (2, 3, 4)},
    "3_rock_paper_scissors": (3, "finished", {}, "tie seat_"),
    "4_kept_overnight": (4, "finished", {}, "keep"),
    "2_burned": (2, "finished", {}, "replace"),
    "3_shared_tie_and_fresh_hands": (3, "finished", {"tie_break": "shared", "hands_between_rounds": "fresh"}, ""),
    "4_other_house_rules": (4, "finished", OTHERS, "take"),
}
"""File name, players, end, house rules, and a notation that must occur."""


def played(name: str) -> bh.Match:
    """The first random game that ends as wanted; lively ones where all recipes are to be finished."""
    seats, ending, house_rules, notation = WANTED[name]
    game = bh.game("cake_auf", seats, house_rules)
    for seed in count(1_000 * list(WANTED).index(name)):
        match = game.new(seed=seed)
        rng = random.Random(seed)
        while not match.over:
            ids = match._options
            weights = [WEIGHTS.get(game.definition.table.kind(action).name, 1.0) for action in ids]
            match.play(rng.choices(ids, weights if ending == "finished" else None)[0])
        if match.ending == ending and notation in match.record():
            return match
    raise AssertionError


@pytest.mark.parametrize("name", WANTED)
def test_record_replays_to_the_byte(name: str) -> None:
    seats, ending, house_rules, notation = WANTED[name]
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    match = load(text)
    assert in_format_of(text, match.record()) == text
    assert (match.game.seats, match.ending) == (seats, ending)
    assert house_rules.items() <= match.game.house_rules.items()
    assert notation in text
    assert abs(sum(match.returns())) < 1e-9


def test_every_number_of_players_and_every_end_has_a_record() -> None:
    kept = {path.stem for path in FOLDER.glob("*.txt")}
    assert kept == set(WANTED)
    ends = {(seats, ending) for seats, ending, *_ in WANTED.values()}
    assert ends >= {(seats, ending) for seats in (2, 3, 4) for ending in ENDINGS}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in WANTED:
        path = FOLDER / f"{name}.txt"
        if not path.exists():
            path.write_text(played(name).record(), encoding="utf-8")
