"""Golden records: whole games for each number of bakers and each end, which must replay to the byte for ever.

`python -m tests.games.bake_the_cake.test_records` writes the missing ones (with src and the repository on PYTHONPATH).
"""

import random
from itertools import count
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.games.bake_the_cake.state import ENDINGS
from bakehouse.record import load
from tests.records import in_format_of

FOLDER = Path(__file__).resolve().parents[2] / "data/records/bake_the_cake"
WEIGHTS = {"COMPLETE": 40.0, "ADD": 6.0, "BUY": 1.0, "EAT_TABLE": 0.3, "EAT_RECIPE": 0.3}
CHILDREN = {"mode": "children"}
STRICT = {"must_do_both": "on", "two_different_things": "on", "borrow_only_without_own": "on", "many_recipes": "on"}

WANTED: dict[str, tuple[int, str, dict[str, str], str]] = {
    **{f"{seats}_contest": (seats, "contest", {}, "") for seats in (3, 4, 5, 6)},
    **{f"{seats}_stuck": (seats, "stuck", {}, "") for seats in (3, 4, 5, 6)},
    **{f"{seats}_children": (seats, "children", CHILDREN, "") for seats in (3, 4, 5, 6)},
    "4_contest_with_a_vote": (4, "contest", {}, "vote first"),
    "3_contest_after_a_thrown_cake": (3, "contest", {}, "throw"),
    "3_children_stuck": (3, "stuck", CHILDREN, ""),
    "5_strict_house_rules": (5, "contest", STRICT, "end_turn"),
    "3_spare_tool_and_abstaining": (3, "contest", {"spare_tool": "on", "tied_vote": "abstain"}, ""),
}
"""File name, bakers, end, house rules, and a notation that must occur."""


def played(name: str) -> bh.Match:
    """The first lively random game that ends as wanted."""
    seats, ending, house_rules, notation = WANTED[name]
    game = bh.game("bake_the_cake", seats, house_rules)
    for seed in count():
        match = game.new(seed=seed)
        rng = random.Random(seed)
        while not match.over:
            ids = match._options
            weights = [WEIGHTS.get(game.definition.table.kind(action).name, 1.0) for action in ids]
            match.play(rng.choices(ids, weights)[0])
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


def test_every_number_of_bakers_and_every_end_has_a_record() -> None:
    kept = {path.stem for path in FOLDER.glob("*.txt")}
    assert kept == set(WANTED)
    ends = {(seats, ending) for seats, ending, *_ in WANTED.values()}
    assert ends >= {(seats, ending) for seats in (3, 4, 5, 6) for ending in ENDINGS}


if __name__ == "__main__":
    for name in WANTED:
        path = FOLDER / f"{name}.txt"
        if not path.exists():
            path.write_text(played(name).record(), encoding="utf-8")
