"""Hot Oven keeps the contract, and examples show its rules."""

from typing import Any

import bakehouse as bh
import pytest
from bakehouse.kernel.compiling import PLAIN
from bakehouse.testing import check_game

NAME = "hot_oven"


def table(**described: Any) -> bh.Match:
    return bh.position(NAME, chance="manual", **described)


def test_the_game_keeps_the_contract() -> None:
    check_game(NAME, quick=PLAIN)


def test_all_dice_of_a_number_go_to_their_rack_and_heat_the_oven() -> None:
    match = table(roll=[2, 2, 3, 4, 5], oven=[1, 2, 3])
    match.play("put 2")
    shown = match.view(0)["table"]
    assert (shown["oven"]["rack_2"], shown["heat"], shown["roll"]) == (3, 5, [3, 4, 5])


def test_what_does_not_fit_is_laid_aside_and_makes_no_heat() -> None:
    match = table(roll=[6, 6, 6], oven=[6, 6])
    assert match.legal()[0].words == "Put 1 die on rack 6, 2 aside: heat 3"
    match.play("put 6")
    assert match.view(0)["table"]["heat"] == 3


def test_after_a_roll_something_has_to_go_in() -> None:
    match = table(roll=[1, 1, 2], oven=[5])
    for choice in ("stop", "roll"):
        with pytest.raises(bh.Illegal, match="something has to go into the oven first"):
            match.play(choice)


def test_over_the_limit_everything_burns_and_a_glove_comforts() -> None:
    match = table(roll=[6, 6], oven=[1, 1, 1, 2, 2, 2, 3, 3, 3])
    match.play("put 6")
    assert (match.scores(), match.view(0)["table"]["players"][0]["gloves"]) == ([0, 0], 3)


def test_the_house_rule_gives_nothing_for_a_burnt_batch() -> None:
    described = {"roll": [6, 6], "oven": [1, 1, 1, 2, 2, 2, 3, 3, 3]}
    match = table(house_rules={"burning": "nothing"}, **described)
    match.play("put 6")
    assert match.view(0)["table"]["players"][0]["gloves"] == 2


def test_when_nothing_fits_after_a_roll_the_batch_burns() -> None:
    match = table(roll=[1, 2], oven=[1, 1, 3, 3, 3], put=True, gloves=[0, 0])
    match.play("put 1")
    match.play("roll")
    for _ in range(5):
        match.play("die 3")
    assert match.view(0)["table"]["players"][0]["burnt"] == 1


def test_a_batch_is_sold_with_every_order_that_it_fulfils() -> None:
    match = table(oven=[2, 2, 4, 6], put=True, orders=["twins", "even_ones", "ladder"])
    assert match.legal()[-1].words == "Stop and sell 4 dice with the order Twins and the order Even ones: +14"
    match.play("stop")
    assert match.parts(0) == {"dice": 4, "orders": 10, "coins": 0}
    assert match.legal()[0].notation == "order crumbs"


def test_exactly_hot_enough_brings_coins() -> None:
    match = table(oven=[1, 1, 1, 2, 2, 3, 3, 4, 4, 5], put=True, orders=["triplets"])
    match.play("stop")
    assert match.parts(0) == {"dice": 10, "orders": 0, "coins": 3}


def test_a_glove_rolls_one_die_again() -> None:
    match = table(roll=[3, 3, 5], oven=[])
    match.play("glove 3")
    match.play("die 6")
    shown = match.view(0)["table"]
    assert shown["roll"] == [3, 5, 6]
    assert shown["players"][0]["gloves"] == 1


def test_without_a_glove_no_die_is_rolled_again() -> None:
    with pytest.raises(bh.Illegal, match="you have no glove"):
        table(roll=[3], gloves=[0, 2]).play("glove 3")


def test_gloves_decide_a_tie() -> None:
    match = table(act=1, baked=[41, 40], gloves=[1, 2], oven=[1], put=True, orders=[])
    match.play("stop")
    assert (match.scores(), match.returns()) == ([41, 41], [-1.0, 1.0])


@pytest.mark.parametrize(
    ("described", "problem"),
    [
        ({"flour": 1}, "A position has no 'flour'"),
        ({"roll": [7]}, "In roll there is no 7; there are 1, 2, 3, 4, 5, 6"),
        ({"roll": [1] * 6}, "there are only 5 dice"),
        ({"oven": [1] * 4, "put": True}, "a rack has places for 3 dice"),
        ({"orders": ["pie"]}, "In orders.1 there is no 'pie'"),
        ({"gloves": [4, 0]}, "nobody has more than 3 gloves"),
        ({"deck": ["ladder"]}, "an order is in no place"),
        ({"dealing": 2}, "an order is dealt to a place that has one"),
        ({"orders": ["trio"], "sold": [["trio"], []], "put": True}, "an order is in two places"),
        ({"roll": [3], "oven": [3, 3, 3], "gloves": [0, 0]}, "leaves nobody anything to do"),
    ],
)
def test_a_position_that_cannot_be_is_refused(described: dict[str, Any], problem: str) -> None:
    with pytest.raises(bh.BadPosition, match=problem):
        table(**described)


def test_orders_may_be_out_of_the_game_where_nothing_is_conserved() -> None:
    match = table(oven=[1], put=True, orders=["twins"], deck=["ladder"], conserving=False)
    assert match.view(0)["table"]["deck"] == 1
