"""What follows from the seven functions that a game writes is what the games say themselves."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games import find
from bakehouse.kernel.derived import REQUIRED, completed
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, OVER
from bakehouse.walk import Walk

POSITIONS = 15


@pytest.mark.parametrize("name", bh.GAMES)
@pytest.mark.parametrize("given", ["refusal", "legal"])
def test_the_rest_follows(name: str, given: str) -> None:
    definition = find(name)
    own = definition.functions
    brought = {function: own[function] for function in (*REQUIRED, given)}
    derived = completed(brought, len(definition.table), len(definition.parts), definition._counters())
    game = bh.game(name)
    walk = Walk(game, seed=2)
    box, s = game.box[0], walk.states[0]
    for _ in range(POSITIONS):
        if s.actor not in (CHANCE, OVER):
            listed, other = np.zeros(LIST_LENGTH, np.int16), np.zeros(LIST_LENGTH, np.int16)
            n = derived["legal"](box, s, listed)
            assert n == own["legal"](box, s, other) and (listed[:n] == other[:n]).all()
            for action in range(len(definition.table)):
                assert bool(derived["refusal"](box, s, action)) == bool(own["refusal"](box, s, action))
        points, others = np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.int32)
        derived["scores"](box, s, points)
        own["scores"](box, s, others)
        assert (points == others).all()
        expected = np.zeros(MOST_SEATS)
        derived["outlook"](box, s, expected)
        lead = [derived["evaluate"](box, s, seat) for seat in range(game.seats)]
        best = max(range(game.seats), key=lead.__getitem__)
        assert expected[best] == max(expected[: game.seats])
        if game.seats > 1:
            assert (abs(expected) <= 1).all()
        if not walk.step():
            break


def test_what_a_game_has_to_bring_is_told() -> None:
    functions = dict(find("cake_auf").functions)
    with pytest.raises(TypeError, match="lacks parts, legal or refusal of the contract"):
        completed({name: functions[name] for name in ("setup", "odds", "apply", "returns", "observe")}, 1, 1, [])


def test_an_action_uses_what_its_kind_declares() -> None:
    out = np.zeros(3, np.int16)
    uses = completed(find("cake_auf").functions, 2, 1, [[0, 2], []])
    assert uses["uses"] is find("cake_auf").functions["uses"]  # its own
    brought = {name: function for name, function in find("cake_auf").functions.items() if name != "uses"}
    derived = completed(brought, 2, 1, [[0, 2], []])
    for action in (0, 1, 0):
        derived["uses"](None, None, action, out)
    assert out.tolist() == [2, 0, 2]
