"""What a network sees is what its layers say, however little of them is worked out anew."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games import OURS, find
from bakehouse.games.game import Game
from bakehouse.kernel import network as kernel
from bakehouse.kernel import play
from bakehouse.kernel.contract import ALONE, evaluate
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import LIST_LENGTH, OVER
from bakehouse.players.networks import cut
from bakehouse.walk import Walk
from tests.networks import small_network

TABLES = [(name, seats) for name in OURS for seats in (find(name).seats[0], find(name).seats[-1])]


def judged(game: Game, network: kernel.Network, states: np.ndarray, redeals: int = 0) -> np.ndarray:
    """What a network sees after each legal action at a table."""
    tables = np.zeros(kernel.TABLES, game.definition.state)
    tables[kernel.POSITION] = states[0]
    ids = np.zeros(LIST_LENGTH, np.int16)
    n = play.list_options(game.box, tables, 0, ids)
    found = np.zeros((n, kernel.COLUMNS))
    kernel.judge(game.box, tables, network, int(states[0].actor), redeals, new_rng(5), ids, n, found)
    return found


def seen(game: Game, states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The tables after each legal action, as they are seen by the seat that acts, and the greedy opinion of them."""
    seat, out = int(states[0].actor), np.zeros(LIST_LENGTH, np.int16)
    n = play.list_options(game.box, states, 0, out)
    length = sum(feature.length for feature in game.features())
    vectors, opinions = np.zeros((n, length), np.float32), np.zeros(n, np.float32)
    for i, action in enumerate(out[:n].tolist()):
        after = states.copy()
        play.advance(game.box, after, 0, action, np.zeros(LIST_LENGTH, np.int16))
        play.features(game.box, after, 0, seat, vectors[i])
        opinions[i] = evaluate(game.box[0], after[0], seat)
    return vectors, opinions


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_actions_are_judged_as_the_layers_say(name: str, seats: int) -> None:
    game, trained = bh.game(name, seats), small_network(name)
    network = cut(trained, game)
    walk = Walk(game, 3)
    for step in range(120):
        walk.step()
        if walk.states[0].actor == OVER:
            break
        if walk.states[0].actor < 0 or step % 10:
            continue
        vectors, opinions = seen(game, walk.states)
        expected = trained.judge(game.definition, seats, vectors, opinions)
        found = judged(game, network, walk.states)
        if seats == 1:
            expected[:, 0] = (ALONE + expected[:, 1]) / ALONE
        assert np.allclose(found[:, :2], expected, atol=2e-3)
        steps = np.clip(expected[:, 1] / 5, -3, 3)
        assert np.allclose(found[:, kernel.WORTH], expected[:, 0] + 0.1 * steps, atol=2e-3)


@pytest.mark.parametrize(("name", "seats"), [("bake_the_cake", 3), ("bake_and_sale", 1), ("bake_and_sale", 2)])
def test_an_action_that_ends_the_game_is_worth_its_result(name: str, seats: int) -> None:
    game = bh.game(name, seats)
    walk, last = Walk(game, 1), None
    while walk.step():
        if walk.states[0].actor >= 0:
            last = walk.states.copy()
    assert last is not None
    seat, out = int(last[0].actor), np.zeros(LIST_LENGTH, np.int16)
    n = play.list_options(game.box, last, 0, out)
    ended = 0
    found = judged(game, cut(small_network(name), game), last)
    for i, action in enumerate(out[:n].tolist()):
        after, points, returns = last.copy(), np.zeros(8, np.int32), np.zeros(8)
        if play.advance(game.box, after, 0, action, np.zeros(LIST_LENGTH, np.int16)) or after[0].actor != OVER:
            continue
        play.score(game.box, after, 0, points)
        play.final_returns(game.box, after, 0, returns)
        others = [points[other] for other in range(seats) if other != seat]
        result = (returns[seat], points[seat] - max(others)) if others else (points[0] / ALONE, points[0] - ALONE)
        assert found[i, :2].tolist() == pytest.approx(list(result))
        ended += 1
    assert ended


def test_a_judgement_is_the_mean_over_what_the_seat_cannot_know() -> None:
    game = bh.game("cake_auf", 2)
    network = cut(small_network("cake_auf"), game)
    walk = Walk(game, 2)
    for _ in range(60):
        walk.step()
    while walk.states[0].actor < 0:
        walk.step()
    rng, single = new_rng(5), []
    for _ in range(3):
        dealt = walk.states.copy()
        play.redeal_table(game.box, dealt, 0, int(dealt[0].actor), rng)
        single.append(judged(game, network, dealt))
    assert np.allclose(judged(game, network, walk.states, redeals=3), np.mean(single, axis=0))


def test_threads_share_what_was_learned_and_nothing_else() -> None:
    network = cut(small_network("bake_the_cake"), bh.game("bake_the_cake"))
    other = kernel.with_own_room(network)
    shared = [name for name in network._fields if np.shares_memory(getattr(network, name), getattr(other, name))]
    assert shared == ["first", "first_start", "second", "second_start", "last", "last_start"]
    assert network.scales.tolist() == other.scales.tolist()
