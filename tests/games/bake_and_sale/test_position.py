"""Positions from a description: what the builder fills in, and what it refuses, each with one sentence."""

from typing import Any

import pytest

import bakehouse as bh
from tests.games.bake_and_sale.sheets import AP, HG, B, E, O, Y, legal, on, play, sheet, sheets

DICE: dict[str, Any] = {"white": [1, 2, 5], "black": [1, 3, 6]}


def refused(seats: int | None = None, **described: Any) -> str:
    with pytest.raises(bh.BadPosition) as problem:
        bh.position("bake_and_sale", seats, **described)
    sentence = str(problem.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


# --- What is filled in


def test_stock_counts_as_circled_unless_more_is_circled() -> None:
    circled = on(sheet(have={HG: 3, Y: 2}, circled={Y: 7, O: 4}))["circled"]
    assert circled == {HG: 3, AP: 0, Y: 7, O: 4, E: 0, B: 0}


def test_loaves_count_as_baked_once_unless_productions_are_told() -> None:
    assert on(sheet(loaves={"baguette": 4}))["productions"]["baguette"] == 1
    assert on(sheet(loaves={"baguette": 4}, productions={"baguette": 3}))["productions"]["baguette"] == 3


def test_amounts_may_be_a_full_list() -> None:
    assert on(sheet(have=[1, 2, 3, 4, 5, 6]))["have"] == {HG: 1, AP: 2, Y: 3, O: 4, E: 5, B: 6}


def test_breads_and_orders_may_be_told_by_their_printed_numbers() -> None:
    by_number = sheet(loaves={4: 2}, orders=[3, 8], baked_today=[4])
    by_name = sheet(loaves={"brioche": 2}, orders=["order_3", "order_8"], baked_today=["brioche"])
    assert by_number.state.tobytes() == by_name.state.tobytes()


def test_without_dice_the_roll_comes_next() -> None:
    match = bh.position("bake_and_sale", day=3, hours=5, chance="manual")
    assert (match.actor, match.state.day) == (bh.CHANCE, 3)
    play(match, "1", "2", "5", "1", "3", "6")
    assert (match.actor, on(match)["hours"]) == (0, 5)


def test_seats_without_a_sheet_have_an_empty_one() -> None:
    match = bh.position("bake_and_sale", 3, sheets=[{"hours": 4}], **DICE)
    assert [on(match, seat)["hours"] for seat in range(3)] == [4, 8, 8]


def test_the_actor_is_the_first_seat_of_the_day_that_has_not_ended_it() -> None:
    match = sheets({}, {"phase": "DONE", "hours": 0}, {}, day=2)
    assert (match.actor, match.awaited) == (2, (0, 2))


def test_a_position_in_the_middle_of_a_visit() -> None:
    match = sheet(phase="MARKET", have={HG: 1}, taken={HG: 1}, business=3)
    assert legal(match) == {"market_done", *(f"take {supply}" for supply in (HG, AP, Y, O, B))}


# --- What is refused


@pytest.mark.parametrize(
    ("described", "sentence"),
    [
        ({"loafs": 3}, r"A sheet has no 'loafs'; it has phase, hours, .*\."),
        ({"have": {"sugar": 1}}, r"There is no 'sugar' among the have; they are high_gluten_flour, .*\."),
        ({"loaves": {"toast": 1}}, r"There is no 'toast' among the loaves; they are baguette, .*\."),
        ({"loaves": {7: 1}}, r"There is no 7 among the loaves; .*\."),
        ({"orders": ["order_9"]}, r"There is no 'order_9' among the orders; they are order_1, .*\."),
        ({"baked_today": [0]}, r"There is no 0 among the baked_today; .*\."),
        ({"phase": "NOON"}, r"There is no 'NOON' among the phase; they are MAIN, .*\."),
        ({"day_colours": "green"}, r"There is no 'green' among the day_colours; they are open, plain, swapped\."),
        ({"have": [1, 2]}, r"have is given by name, such as .* or as 6 numbers\."),
        ({"have": 3}, r"have is given by name, .*\."),
        ({"have": "yeast"}, r"have is given by name, .*\."),
        ({"white": [1, 2, 7]}, r"There are 3 white dice with faces 1 to 6, not \[1, 2, 7\]\."),
        ({"white": [1, 2]}, r"There are 3 white dice with faces 1 to 6, not \[1, 2\]\."),
        ({"black": None}, r"There are 3 black dice with faces 1 to 6, not \[\]\."),
        ({"white": [1, 2, "x"]}, r"The position cannot be read: .*\."),
        ({"white": 3}, r"The position cannot be read: .*\."),
        ({"orders": 5}, r"The position cannot be read: .*\."),
        ({"hours": "many"}, r"hours is a small whole number, not .*\."),
        ({"hours": [3]}, r"hours is a small whole number, not .*\."),
        ({"hours": 300}, r"hours is a small whole number, not .*\."),
        ({"phase": "DONE"}, r"At least one seat must still have its day before it\."),
    ],
)
def test_a_description_that_cannot_be_read(described: dict[str, Any], sentence: str) -> None:
    with pytest.raises(bh.BadPosition, match=f"^{sentence}$"):
        sheet(**described)


@pytest.mark.parametrize(
    ("described", "sentence"),
    [
        ({"hours": 3}, r"With 2 seats the sheets are given as sheets=\[\{\.\.\.\}, \{\.\.\.\}\]\."),
        ({"sheets": [{}, {}, {}]}, r"There are 3 sheets for 2 seats\."),
        ({"sheets": [{}], "hours": 3}, r"There is no 'hours' beside the sheets; there are day, white and black\."),
        ({"sheets": [5]}, r"The position cannot be read: .*\."),
        ({"sheets": 5}, r"The position cannot be read: .*\."),
        ({"sheets": [{}, {"hours": -1}]}, r"The position cannot stand on a table: seat 1: hours is -1, .*\."),
    ],
)
def test_a_description_of_two_seats_that_cannot_be_read(described: dict[str, Any], sentence: str) -> None:
    with pytest.raises(bh.BadPosition, match=f"^{sentence}$"):
        bh.position("bake_and_sale", 2, **DICE, **described)


@pytest.mark.parametrize(
    ("described", "part"),
    [
        ({"day": 0}, "day 0 is not one of 1 to 7"),
        ({"day": 8}, "day 8 is not one of 1 to 7"),
        ({"hours": -1}, "hours is -1"),
        ({"circled": {Y: 16}}, "16 circled spaces"),
        ({"have": {Y: -1}}, "-1 yeast"),
        ({"used": {"baguette": 1}}, "1 used of 0 loaves of baguette"),
        ({"loaves": {"baguette": 9}}, "9 loaves of baguette"),
        ({"pins": {"baguette": 1}}, "1 pins and 0 stars on baguette"),
        ({"pins": {"focaccia": 2}}, "2 pins and 0 stars on focaccia"),
        ({"stars": {"ciabatta": 3}}, "0 pins and 3 stars on ciabatta"),
        ({"loaves": {"baguette": 2}, "productions": {"baguette": 0}}, "2 loaves of baguette in 0 productions"),
        ({"productions": {"baguette": -1}}, "in -1 productions"),
        ({"business": 7}, "business is 7"),
        ({"business": 0}, "business is 0"),  # a market visit could not take anything
        ({"business": -1}, "business is -1"),
        ({"fame": 13}, "fame is 13, it can be 0 to 12"),
        ({"agency_fame": 1}, "agency_fame is 1, it can be 0 to 0"),
        ({"agency": True, "agency_fame": 4}, "agency_fame is 4, it can be 0 to 3"),
        ({"hired": 5}, "hired is 5, it can be 0 to 4"),
        ({"volunteered": 5}, "volunteered is 5, it can be 0 to 4"),
        ({"supermarket": 3}, "supermarket is 3, it can be 0 to 2"),
        ({"friendly": 2}, "friendly is 2, it can be 0 to 1"),
        ({"left": 2}, "left belongs to no step of MAIN"),
        ({"due_stars": 1}, "due_stars belongs to no step of MAIN"),
        ({"taken": {Y: 1}}, "supplies of a market visit outside of the market"),
        ({"phase": "LOCAL", "left": 2, "taken": {Y: 1}}, "supplies of a market visit outside of the market"),
    ],
)
def test_a_position_that_could_not_stand_on_a_table(described: dict[str, Any], part: str) -> None:
    sentence = refused(**DICE | described)
    assert sentence.startswith("The position cannot stand on a table: ")
    assert part in sentence


@pytest.mark.parametrize(
    "described",
    [
        {"phase": "STAR"},  # with no star due
        {"phase": "STAR", "due_stars": 1, "stars": [1, 2, 3, 3, 3, 4]},
        {"phase": "PIN"},
        {"phase": "PIN", "due_pins": 1, "pins": [0, 0, 1, 2, 3, 3]},
        {"phase": "FAME", "due_fame": 1},  # without an agency nothing is asked
        {"phase": "MARKET", "hours": 0},
        {"phase": "MARKET", "last": 9},
        {"phase": "MARKET", "last": -1},
        {"phase": "LOCAL"},  # with nothing left to take
        {"phase": "LOCAL", "left": 2, "circled": {Y: 15, O: 15, E: 15, B: 15}},
        {"phase": "VOLUNTEER", "left": 3},  # with nothing to give
        {"phase": "VOLUNTEER", "left": 0, "have": {Y: 5}},
        {"white": None, "black": None, "phase": "DONE"},  # the day of this seat would be over before it begins
        {"white": None, "black": None, "phase": "MARKET"},
    ],
    ids=str,
)
def test_a_step_in_progress_that_play_cannot_reach(described: dict[str, Any]) -> None:
    assert refused(**DICE | described).startswith("The position cannot stand on a table: ")


def test_numbers_are_not_rounded_or_read_from_text() -> None:
    for hours in (4.7, "4"):
        refused(hours=hours, **DICE)


def test_every_position_of_a_game_passes_the_checks() -> None:
    for seed in range(4):
        match = bh.game("bake_and_sale", 1 + seed).new(seed=seed)
        problems = match.game.definition.problems
        while not match.over:
            assert problems(match.game.box[0], match.state) == []
            actions = match.legal()
            match.play(actions[(len(match) * 3 + seed) % len(actions)])
        assert problems(match.game.box[0], match.state) == []


def test_the_end_of_a_game_is_no_position_to_begin_from() -> None:
    assert refused(day=7, phase="DONE", hours=0, **DICE) == "At least one seat must still have its day before it."
