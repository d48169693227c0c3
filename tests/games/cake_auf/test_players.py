"""What the players of Cake Auf! think: the obvious move in positions made by hand, and sound expectations."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse import players
from bakehouse.games.cake_auf.actions import TABLE
from bakehouse.kernel import play, search
from bakehouse.kernel.compiling import PLAIN, entry
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS
from tests.games.cake_auf.scenarios import holds


@entry
def expected(box, states, i, values, points):  # type: ignore[no-untyped-def]
    search.expect(box[0], states[i], values, points)


def greedy_choice(scenario: str) -> str:
    """What the greedy player does in a position."""
    shown = holds(scenario)
    out = np.zeros(LIST_LENGTH, np.int16)
    trial = np.zeros_like(shown.states)
    chosen = play.choose_greedily(shown.game.box, shown.states, 0, trial, 1, 0, out)
    return TABLE.notation(int(chosen))


def test_it_finishes_a_recipe_before_anything_else() -> None:
    assert (
        greedy_choice("""
        given: players 2
        p0: hand Ri Fl PO Nu OO | mochi[Su] baklava[] apple_pie[]
        p1: hand - | churros[] gelato[] pavlova[]
    """)
        == "place mochi rice"
    )


def test_it_lifts_the_ban_that_holds_back_a_full_recipe() -> None:
    assert (
        greedy_choice("""
        given: players 2
        p0: hand FE FA | mochi[Su Ri]!F baklava[] apple_pie[]
        p1: hand - | churros[] gelato[] pavlova[]
    """)
        == "extinguish mochi"
    )


def test_it_bans_the_recipe_that_is_nearest_to_its_end() -> None:
    assert (
        greedy_choice("""
        given: players 2
        p0: hand FA | gelato[] mochi[] apple_pie[]
        p1: hand - | churros[Fl Su] baklava[] pavlova[]
    """)
        == "alarm churros"
    )


def test_it_does_not_end_the_last_round_while_it_is_behind() -> None:
    assert (
        greedy_choice("""
        given: players 2; round 3
        p0: hand Ri | mochi[Su] | done churros(2) gelato(1)
        p1: hand - | apple_pie[] | done alfajores(3) brigadeiro(2) kulfi(1) bingsu(1)
    """)
        != "place mochi rice"
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_expectations_are_returns(seats: int) -> None:
    """Between -1 and 1 for every seat at all times, and after a lead of points better for who leads."""
    game = bh.game("cake_auf", seats)
    values, points = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS, np.int32)
    states = np.zeros(1, game.definition.state)
    checked = 0
    match = game.new(seed=seats)
    while not match.over and checked < (40 if PLAIN else 1_000):
        states[0] = match.state
        expected(game.box, states, 0, values, points)
        assert np.all(np.abs(values[:seats]) <= 1.0)
        checked += 1
        match.play(players.Random().choose(players.turn_of(match, match.actor)))
    assert checked >= 40


def test_an_expectation_needs_no_hand_but_the_own() -> None:
    """It is the same for a seat whatever the others hold."""
    game = bh.game("cake_auf", 3)
    match = game.new(seed=5)
    values, points = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS, np.int32)
    states = np.zeros(1, game.definition.state)
    for step in range(20 if PLAIN else 200):
        seat = match.actor
        seen = set()
        for world in range(4):
            states[0] = match.state
            if world:
                play.redeal_table(game.box, states, 0, seat, new_rng(10 * step + world))
            expected(game.box, states, 0, values, points)
            seen.add(float(values[seat]))
        assert len(seen) == 1
        match.play(players.Random().choose(players.turn_of(match, seat)))
        assert match.actor != CHANCE


def test_levels_are_players() -> None:
    match = bh.game("cake_auf", 2).new(seed=3)
    for level in players.levels("cake_auf"):
        turn = players.turn_of(match, match.actor)
        assert players.find(level, "cake_auf").choose(turn) in turn.legal
