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


def test_amounts_may_be_told_in_words() -> None:
    assert on(sheet(have="2 yeast + eggs"))["have"] == {HG: 0, AP: 0, Y: 2, O: 0, E: 1, B: 0}


def test_the_middle_of_a_roll() -> None:
    match = bh.position("bake_and_sale", rolled=4, white=[1, 2, 2], black=[6], chance="manual")
    assert [action.notation for action in match.legal()][:2] == ["black 1", "black 2"]


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
        ({"have": {"sugar": 1}}, r"In have there is no 'sugar'; there are high_gluten_flour, .*\."),
        ({"loaves": {"toast": 1}}, r"In loaves there is no 'toast'; there are baguette, .*\."),
        ({"loaves": {7: 1}}, r"In loaves there is no 7; .*\."),
        ({"loaves": {1: 1, "baguette": 2}}, r"loaves names something twice: .*\."),
        ({"orders": ["order_9"]}, r"In orders there is no 'order_9'; there are order_1, .*\."),
        ({"orders": [1, "order_1"]}, r"orders names something twice: \[1, 'order_1'\]\."),
        ({"baked_today": [0]}, r"In baked_today there is no 0; .*\."),
        ({"phase": "NOON"}, r"In phase there is no 'NOON'; there are MAIN, .*\."),
        ({"day_colours": "green"}, r"In day_colours there is no 'green'; there are open, plain, swapped\."),
        ({"have": [1, 2]}, r"have is given by name, such as .* or as a list of 6\."),
        ({"have": 3}, r"have is given by name, .*\."),
        ({"have": "flour"}, r"In have there is no 'flour'; .*\."),
        ({"have": "1.5 yeast"}, r"In have there is no '1\.5 yeast'; .*\."),
        ({"white": [1, 2, 7]}, r"In white there is no 7; there are 1, 2, 3, 4, 5, 6\."),
        ({"white": [1, 2]}, r"There are 3 white dice, not 2\."),
        ({"black": None}, r"There are 3 black dice, not 0\."),
        ({"white": [1, 2, "x"]}, r"In white there is no 'x'; .*\."),
        ({"white": 3}, r"white is a list, not 3\."),
        ({"orders": 5}, r"orders is a list, not 5\."),
        ({"hours": "many"}, r"hours is a whole number from 0 to 127, not 'many'\."),
        ({"hours": [3]}, r"hours is a whole number from 0 to 127, not \[3\]\."),
        ({"hours": 300}, r"hours is a whole number from 0 to 127, not 300\."),
        ({"hours": -1}, r"hours is a whole number from 0 to 127, not -1\."),
        ({"have": {Y: -1}}, r"have\.yeast is a whole number from 0 to 127, not -1\."),
        ({"friendly": 2}, r"friendly is true or false, not 2\."),
        ({"phase": "MARKET", "last": 9}, r"In last there is no 9; .*\."),
        ({"offer": [0, 0]}, r"A sheet has no 'offer'; .*\."),
        ({"act": 1}, r"In act there is no 1; there are 0\."),
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
        ({"sheets": [{}, {}, {}]}, r"sheets is given by name, such as .*, or as a list of 2\."),
        ({"sheets": [{}], "hours": 3}, r"There is no 'hours' beside the sheets; there are day, .*, act\."),
        ({"sheets": [5]}, r"sheets\.0 is described by names, not 5\."),
        ({"sheets": 5}, r"sheets is given by name, .*\."),
        ({"sheets": [{}, {"hours": -1}]}, r"sheets\.1\.hours is a whole number from 0 to 127, not -1\."),
        ({"sheets": {0: {}, "0": {}}}, r"sheets names something twice: .*\."),
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
        ({"circled": {Y: 16}}, "16 circled spaces"),
        ({"used": {"baguette": 1}}, "1 used of 0 loaves of baguette"),
        ({"loaves": {"baguette": 9}}, "9 loaves of baguette"),
        ({"pins": {"baguette": 1}}, "1 rolling pins and 0 stars on baguette"),
        ({"pins": {"focaccia": 2}}, "2 rolling pins and 0 stars on focaccia"),
        ({"stars": {"ciabatta": 3}}, "0 rolling pins and 3 stars on ciabatta"),
        ({"loaves": {"baguette": 2}, "productions": {"baguette": 0}}, "2 loaves of baguette in 0 productions"),
        ({"business": 7}, "business is 7"),
        ({"business": 0}, "business is 0"),  # a market visit could not take anything
        ({"fame": 13}, "fame is 13, it can be 0 to 12"),
        ({"agency_fame": 1}, "agency_fame is 1, it can be 0 to 0"),
        ({"agency": True, "agency_fame": 4}, "agency_fame is 4, it can be 0 to 3"),
        ({"hired": 5}, "hired is 5, it can be 0 to 4"),
        ({"volunteered": 5}, "volunteered is 5, it can be 0 to 4"),
        ({"supermarket": 3}, "supermarket is 3, it can be 0 to 2"),
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
