"""The beam: a wide one finds the very best turn, a narrow one a legal one, and both always the same."""

from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.game import Game
from bakehouse.kernel import beam, play
from bakehouse.kernel.beam import HAND_MADE, LEARNED, foresee, weights_for
from bakehouse.kernel.compiling import entry
from bakehouse.kernel.generator import digest
from bakehouse.kernel.records import LIST_LENGTH, words_of

LAST_AFTERNOON: dict[str, Any] = {
    "day": 7, "white": [1, 1, 6], "black": [1, 3, 6], "hours": 2, "fame": 8, "hired": 4, "volunteered": 4,
    "have": {"high_gluten_flour": 2, "yeast": 1}, "circled": {"high_gluten_flour": 4, "yeast": 4, "olive_oil": 5},
    "loaves": {"ciabatta": 3}, "baked_today": ["ciabatta"],
}  # fmt: skip
A_DAY: dict[str, Any] = {**LAST_AFTERNOON, "day": 4}


@entry
def foresee_table(box, states, i, seat, weights):
    return foresee(box[0], states[i], seat, weights)


def plan(match: bh.Match, width: int, value: int = LEARNED) -> tuple[list[int], float]:
    game = match.game
    bench, inner = beam.bench(game.definition.state, width), beam.bench(game.definition.state, 1)
    manner = np.array([value, width, 1, 0, 1, 1, 0], np.int64)
    room = np.zeros(512, np.int16)
    weights = weights_for(game.definition.state)[value]
    length, worth = beam.plan_turn(game.box, np.array([match.state]), 0, weights, manner, bench, inner, 0, room)
    return room[:length].tolist(), float(worth)


def best_of_all(match: bh.Match, value: int) -> float:
    """Every sequence of decisions to the end of the turn, without any cleverness but not meeting a position twice."""
    game, weights = match.game, weights_for(match.game.definition.state)[value]
    seat, best = match.actor, -1e9
    open_positions, met = [np.array([match.state])], set()
    out = np.zeros(LIST_LENGTH, np.int16)
    while open_positions:
        states = open_positions.pop()
        if states[0].actor != seat:
            best = max(best, float(foresee_table(game.box, states, 0, seat, weights)))
            continue
        n = play.list_options(game.box, states, 0, out)
        for action in out[:n].tolist():
            child = states.copy()
            play.advance(game.box, child, 0, action, out)
            if child.tobytes() not in met:
                met.add(child.tobytes())
                open_positions.append(child)
    return best


@pytest.mark.parametrize("value", [LEARNED, HAND_MADE])
@pytest.mark.parametrize("described", [LAST_AFTERNOON, A_DAY])
def test_a_wide_beam_finds_the_best_turn_there_is(described: dict[str, Any], value: int) -> None:
    match = bh.position("bake_and_sale", seed=1, **described)
    assert plan(match, 60, value)[1] == best_of_all(match, value)


def test_a_wider_beam_is_no_worse_here() -> None:
    match = bh.position("bake_and_sale", seed=1, **LAST_AFTERNOON)
    worths = [plan(match, width)[1] for width in (1, 4, 60)]
    assert worths == sorted(worths)


def test_the_plan_of_the_last_day_is_worth_the_money_it_makes() -> None:
    match = bh.position("bake_and_sale", seed=1, **LAST_AFTERNOON)
    actions, worth = plan(match, 8)
    for action in actions:
        match.play(action)
    assert match.over
    assert match.scores() == [worth]


@pytest.mark.parametrize(
    ("name", "seats"), [("bake_and_sale", 2), ("bake_the_cake", 3), ("cake_auf", 2), ("cupcake_empire", 2)]
)
def test_a_plan_is_legal_and_ends_with_the_turn(name: str, seats: int) -> None:
    short = {"hourglasses": 2} if name == "bake_and_sale" else {}
    match = bh.game(name, seats, edition=short).new(seed=5)
    for _ in range(2):
        seat = match.actor
        actions, _ = plan(match, 2)
        for action in actions:
            assert match.actor == seat
            assert action in {option.id for option in match.legal()}
            match.play(action)


def test_a_plan_is_always_the_same() -> None:
    match = bh.game("bake_and_sale", edition={"hourglasses": 3}).new(seed=3)
    assert plan(match, 3) == plan(match, 3)


def test_equal_positions_have_equal_digests_and_different_ones_do_not() -> None:
    game: Game = bh.game("bake_and_sale")
    seen = set()
    states = np.zeros(1, game.definition.state)
    for seed in range(20):
        match = game.new(seed=seed)
        states[0] = match.state
        seen.add((int(digest(words_of(states)[0])), states.tobytes()))
        match.play(match.legal()[-1])
        states[0] = match.state
        seen.add((int(digest(words_of(states)[0])), states.tobytes()))
    assert len({number for number, _ in seen}) == len({told for _, told in seen}) > 30


def test_a_table_full_of_positions_changes_nothing_but_the_time() -> None:
    match = bh.position("bake_and_sale", seed=1, **LAST_AFTERNOON)
    game = match.game
    small = beam.bench(game.definition.state, 4)._replace(seen=np.zeros(4, np.uint64))
    manner, room = np.array([LEARNED, 4, 1, 0, 1, 1, 0], np.int64), np.zeros(512, np.int16)
    weights = weights_for(game.definition.state)[LEARNED]
    _, worth = beam.plan_turn(game.box, np.array([match.state]), 0, weights, manner, small, small, 0, room)
    assert worth <= plan(match, 60)[1]
