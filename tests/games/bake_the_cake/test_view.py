"""What a screen is told beyond the pieces: the contest as it stands, and which actions end the play."""

from typing import Any

import pytest

import bakehouse as bh
from bakehouse.match import Match
from bakehouse.testing.conformance import Walk
from tests.games.bake_the_cake.scenarios import holds

LAST = 6
"""Positions at the end of a random game in which something may end it."""


def table_of(match: Match) -> dict[str, Any]:
    shown: dict[str, Any] = match.view(match.actor if match.actor >= 0 else None)["table"]
    return shown


def test_the_forecast_is_the_contest_of_the_two_fullest_cakes_first() -> None:
    match = holds("""\
    given: bakers 4; extra stove; act R1
    recipes: warm_topping{Y, bench: berries/R*Y, flour/R*Y, vanilla/Y*B}
    tray R: warm_layer(egg/R flour/G sugar/R; R)
    tray G: cold_layer(almonds/Y butter/G chocolate/R; R), warm_filling(butter/B egg/R vanilla/B; B)
    tray Y: warm_layer(egg/B flour/Y sugar/Y; Y), cold_filling(almonds/G berries/Y cream/B; G),
        cold_topping(chocolate/Y cream/R sugar/Y; Y)
    finished: Y
    """)
    first, *others = table_of(match)["forecast"]
    assert first == {
        "cakes": ["yellow", "green"], "cups": [1, 3], "open_cups": 0, "counted": ["green"],
        "scores": {"red": 5, "blue": 5, "green": 6, "yellow": 1},
    }  # fmt: skip
    assert [other["cakes"] for other in others] == [["yellow", "red"], ["green", "red"]]
    assert table_of(match)["ends_play"] == {"complete warm_topping green": "contest"}


def test_nothing_is_foretold_without_two_cakes_or_in_the_game_of_the_children() -> None:
    one_cake: dict[str, Any] = {"trays": {"red": [["warm_layer", ["red", "green", "red"], "red"]]}}
    layer = ["cold_layer", ["red", "green", "red"], "red"]
    two_cakes: dict[str, Any] = {"trays": {**one_cake["trays"], "green": [layer]}}
    assert table_of(bh.position("bake_the_cake", seats=3, **one_cake))["forecast"] == []
    assert len(table_of(bh.position("bake_the_cake", seats=3, **two_cakes))["forecast"]) == 1
    children = bh.position("bake_the_cake", seats=3, house_rules={"mode": "children"}, **two_cakes)
    assert table_of(children)["forecast"] == []


@pytest.mark.parametrize("seats", [3, 6])
def test_exactly_the_actions_that_are_named_end_the_play_and_the_forecast_comes_true(seats: int) -> None:
    game = bh.game("bake_the_cake", seats=seats)
    for seed in range(4):
        for match in last_positions(game, seed):
            told = table_of(match)["ends_play"]
            for action in match.legal():
                after = match.copy()
                after.play(action)
                phase = table_of(after)["phase"]
                assert (phase != "play") == (action.notation in told)
                if action.notation in told:
                    assert told[action.notation] == (after.ending or "contest")
                if phase == "over" and after.ending == "contest":
                    assert foretold(after) == after.scores()


def foretold(match: Match) -> list[int]:
    """The forecast of the two finished cakes."""
    table = table_of(match)
    pair = next(pair for pair in table["forecast"] if set(pair["cakes"]) == set(table["finished"]))
    return list(pair["scores"].values())


def last_positions(game: bh.Game, seed: int) -> list[Match]:
    walk, states = Walk(game, seed), []
    while walk.step():
        states.append(walk.states.copy())
    standing = [Match.standing(game, state, seed) for state in states[-LAST - 1 : -1]]
    return [match for match in standing if table_of(match)["phase"] == "play"]
