"""The tree search: the same for every game, and right where the right answer is known."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.kernel import search as kernel
from bakehouse.kernel.compiling import PLAIN
from bakehouse.match import Match
from bakehouse.players import Search, Thought, Turn, find, turn_of
from bakehouse.players.search import SearchSettings

SIMS = 6 if PLAIN else 200
MANNERS = {
    "random to the end": {},
    "greedy to the end": {"greed": 1.0},
    "outlook at once": {"turns": 0, "confidence": 1.0},
    "a turn, by guesses": {"turns": 1, "greed": 0.5, "temperature": 0.3},
}


def middle(name: str, seats: int | None = None, steps: int = 40, seed: int = 3) -> Match:
    """A position in the middle of a game of random players, with something to decide."""
    match = bh.game(name, seats).new(seed=seed)
    player = find("random", name)
    while len(match) < steps or len(match.legal_ids()) < 2:
        match.play(player.choose(turn_of(match, match.actor)))
    return match


def thought(turn: Turn, **settings: float) -> Thought:
    return Search(SearchSettings(**{"sims": SIMS, "memory": 14, **settings})).think(turn)  # type: ignore[arg-type]


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("name", bh.GAMES)
def test_the_same_seed_and_simulations_give_the_same_thought(name: str, manner: str) -> None:
    match = middle(name)
    turn = turn_of(match, match.actor)
    first, second = thought(turn, **MANNERS[manner]), thought(turn, **MANNERS[manner])
    assert first == second
    assert first.simulations == SIMS == sum(each.visits for each in first.considered)
    assert sorted(each.action for each in first.considered) == sorted(turn.legal)
    for each in first.considered:
        if each.visits and match.game.seats > 1:
            assert -1 <= each.value <= 1


@pytest.mark.parametrize("name", bh.GAMES)
def test_several_trees_share_the_simulations(name: str) -> None:
    match = middle(name)
    turn = turn_of(match, match.actor)
    together = thought(turn, trees=3)
    assert together.simulations == SIMS == sum(each.visits for each in together.considered)
    assert together == thought(turn, trees=3)


@pytest.mark.parametrize("name", bh.GAMES)
def test_thinking_leaves_the_turn_as_it_was(name: str) -> None:
    match = middle(name)
    turn = turn_of(match, match.actor)
    before = turn.states.tobytes(), list(turn.legal), match.record()
    thought(turn, greed=0.5)
    assert (turn.states.tobytes(), turn.legal, match.record()) == before


def last_decision(name: str, seats: int | None = None) -> Match:
    """A position from which every action ends the match, with different results."""
    for seed in range(500):
        match = bh.game(name, seats).new(seed=seed)
        player = find("random", name)
        while not match.over:
            results = set()
            for action in match.legal_ids():
                trial = match.copy()
                trial.play(action)
                results.add(tuple(trial.returns()) if trial.over else None)
                if None in results:
                    break
            if None not in results and len(results) > 1:
                return match
            match.play(player.choose(turn_of(match, match.actor)))
    raise AssertionError(f"no such position of {name} was found")


@pytest.mark.skipif(PLAIN, reason="looks for its position in hundreds of games")
@pytest.mark.slow
def test_the_best_last_move_is_found() -> None:
    match = last_decision("bake_the_cake")
    seat = match.actor
    results = {}
    for action in match.legal_ids():
        trial = match.copy()
        trial.play(action)
        results[action] = trial.returns()[seat]
    best = thought(turn_of(match, seat)).considered[0]
    assert results[best.action] == max(results.values())
    assert best.value == pytest.approx(max(results.values()))


def test_what_was_found_out_is_kept_for_the_next_decision() -> None:
    match = middle("bake_the_cake")
    player = Search(SearchSettings(sims=SIMS, memory=14))
    turn = turn_of(match, match.actor)
    player.think(turn)
    again = player.think(turn)
    assert sum(each.visits for each in again.considered) == 2 * SIMS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_master_of_cake_auf_judges_when_its_next_turn_begins(seats: int) -> None:
    match = middle("cake_auf", seats)
    player = find("master", match.game)
    assert isinstance(player, Search)
    player.think(turn_of(match, match.actor))
    assert player.trees[0].settings["horizon"][0] == seats


def test_a_full_tree_is_no_reason_to_stop() -> None:
    match = middle("bake_the_cake")
    turn = turn_of(match, match.actor)
    player = Search(SearchSettings(sims=20 * SIMS, memory=10))
    thought = player.think(turn)
    assert thought.simulations == 20 * SIMS == sum(each.visits for each in thought.considered)
    assert 4 * player.trees[0].filled[0] <= 3 * len(player.trees[0].edges)
    assert player.choose(turn) in turn.legal


def test_edges_are_found_again_and_never_mixed_up() -> None:
    edges = np.zeros(64, kernel.EDGE)
    keys = [np.uint64(5), np.uint64(5) + (np.uint64(1) << np.uint64(40))]
    places = {}
    for key in keys:
        for action in range(10):
            name = np.uint64(kernel.edge_key(key, action))
            place = kernel.look_up(edges, name)
            assert edges[place].key == 0
            edges[place].key = name
            places[name] = place
    assert len(set(places.values())) == 20
    assert all(kernel.look_up(edges, name) == place for name, place in places.items())


@pytest.mark.skipif(PLAIN, reason="counts by the second")
def test_a_search_by_time_ends() -> None:
    match = middle("cupcake_empire")
    turn = turn_of(match, match.actor)
    player = find("search:time=50ms", "cupcake_empire")
    assert isinstance(player, Search)
    assert player.think(turn).simulations > 0


def test_what_is_forced_takes_no_thinking() -> None:
    match = middle("bake_the_cake")
    turn = turn_of(match, match.actor)
    only = Turn(turn.game, turn.seat, turn.states, turn.legal[:1], turn.seed, turn.number)
    player = Search(SearchSettings(sims=10**9))
    assert player.choose(only) == turn.legal[0]
