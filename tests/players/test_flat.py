"""The flat player: every action in the same worlds."""

from dataclasses import replace

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.kernel import play, rollouts
from bakehouse.kernel.generator import new_rng
from bakehouse.players import Thinker, Turn, find, turn_of


def a_turn(name: str, seed: int, decisions: int) -> Turn:
    """A decision with a choice, after some random ones."""
    match, player = bh.game(name).new(seed=seed), find("random", name)
    turn = turn_of(match, match.actor)
    while turn.number < decisions or len(turn.legal) < 2:
        match.play(player.choose(turn))
        turn = turn_of(match, match.actor)
    return turn


def summed(turn: Turn, ids: list[int], first: int, last: int) -> list[float]:
    sums = np.zeros(len(ids), np.float64)
    rollouts.compare_actions(turn.game.box, turn.states, turn.seat, np.array(ids, np.int16), 7, first, last, sums)
    return sums.tolist()


@pytest.mark.parametrize("name", bh.GAMES)
def test_all_actions_meet_the_same_luck(name: str) -> None:
    turn = a_turn(name, seed=2, decisions=12)
    action = turn.legal[-1]
    twice = summed(turn, [action, action], 0, 4)
    assert twice[0] == twice[1] == summed(turn, [action], 0, 4)[0]
    before = turn.states.tobytes()
    assert summed(turn, [action], 0, 4)[0] == pytest.approx(
        summed(turn, [action], 0, 1)[0] + summed(turn, [action], 1, 4)[0]
    )
    assert turn.states.tobytes() == before


def test_what_it_cannot_know_makes_no_difference() -> None:
    turn = a_turn("cake_auf", seed=3, decisions=60)
    other = replace(turn, states=turn.states.copy())
    play.redeal_table(turn.game.box, other.states, 0, turn.seat, new_rng(99))
    assert other.states.tobytes() != turn.states.tobytes()
    assert summed(other, turn.legal, 0, 3) == summed(turn, turn.legal, 0, 3)


def test_it_tells_what_it_found() -> None:
    turn = a_turn("cupcake_empire", seed=1, decisions=9)
    player = find("flat:sims=30", "cupcake_empire")
    assert isinstance(player, Thinker)
    thought = player.think(turn)
    assert sorted(each.action for each in thought.considered) == turn.legal
    assert thought.simulations == 30 // len(turn.legal) * len(turn.legal)
    assert thought.best == player.choose(turn) == max(thought.considered, key=lambda each: each.value).action
    assert all(-1 <= each.value <= 1 for each in thought.considered)


def test_it_beats_the_random_player() -> None:
    players = [find("flat:sims=40", "bake_and_sale"), find("random", "bake_and_sale")]
    for seed in range(3):
        match = bh.game("bake_and_sale", 2).new(seed=seed)
        while not match.over:
            match.play(players[match.actor].choose(turn_of(match, match.actor)))
        assert match.ranks() == [1, 2]


def test_a_number_of_games_and_a_time_contradict_each_other() -> None:
    with pytest.raises(bh.Invalid, match="not both: flat:sims=2000 or flat:time=1s"):
        find("flat:sims=2,time=1s", "cake_auf")
