"""My Game keeps the contract, and examples show its rules."""

from typing import Any

import bakehouse as bh
import pytest
from bakehouse.kernel.compiling import PLAIN
from bakehouse.testing import check_game

NAME = "my_game"


def test_the_game_keeps_the_contract() -> None:
    check_game(NAME, quick=PLAIN)


def test_what_is_sold_counts() -> None:
    match = bh.position(NAME, minutes=7, oven={"roll": 1, "loaf": 2}, chance="manual")
    match.play("stop")
    assert (match.scores(), match.actor) == ([5, 0], 1)


def test_a_piece_that_takes_too_long_burns_everything() -> None:
    match = bh.position(NAME, minutes=7, oven={"loaf": 3}, chance="manual")
    match.play("bake loaf")
    match.play("minutes 4")
    assert (match.scores(), match.actor) == ([0, 0], 1)


def test_nobody_stops_with_an_empty_oven() -> None:
    with pytest.raises(bh.Illegal, match="there is nothing in the oven yet"):
        bh.game(NAME).new(seed=1).play("stop")


@pytest.mark.parametrize(("last_round", "over"), [("finished", False), ("at_once", True)])
def test_the_round_is_finished_unless_the_house_rule_says_otherwise(last_round: str, over: bool) -> None:
    match = bh.position(NAME, house_rules={"last_round": last_round}, minutes=9, oven={"loaf": 8}, chance="manual")
    match.play("stop")
    assert (match.scores(), match.over) == ([16, 0], over)


@pytest.mark.parametrize(
    ("described", "problem"),
    [
        ({"flour": 1}, "A position has no 'flour'"),
        ({"minutes": 11}, "there are 11 minutes on the clock"),
        ({"minutes": "long"}, "minutes is a whole number from 0 to 127, not 'long'"),
        ({"oven": {"bun": 1}}, "In oven there is no 'bun'; there are roll, loaf"),
        ({"turns": 3}, "after 3 turns it is not the turn of seat 0"),
    ],
)
def test_a_position_that_cannot_be_is_refused(described: dict[str, Any], problem: str) -> None:
    with pytest.raises(bh.BadPosition, match=problem):
        bh.position(NAME, **described)
