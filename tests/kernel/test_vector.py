"""Lanes: games for a learner are the games of `play_games`, one step at a time, whatever happens when one ends."""

from typing import Any

import numpy as np

import bakehouse as bh
from bakehouse.kernel import play, vector
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import MOST_SEATS

LANES = 2 if PLAIN else 6
SEEDS = np.arange(30, 30 + LANES, dtype=np.int64)


class Room:
    """Lanes of Cake Auf!, which has secrets, with random opponents, and a call that plays a step in all of them.

    All games have their lanes tested in `tests/envs`; one is enough to see the loop in every mode.
    """

    def __init__(self, autoreset: int) -> None:
        self.game = bh.game("cake_auf")
        self.states = np.zeros(LANES, self.game.definition.state)
        self.lanes = np.zeros(LANES, vector.LANE)
        self.lanes["seed"] = SEEDS
        self.manner = np.zeros(1, vector.MANNER)
        self.manner["seats"], self.manner["autoreset"], self.manner["penalty"] = self.game.seats, autoreset, -1
        self.players = np.array([vector.ASKED] + [play.RANDOM] * (self.game.seats - 1), np.int8)
        features = sum(feature.length for feature in self.game.features())
        shapes = vector.shapes(LANES, features, len(self.game.definition.table), self.game.seats, autoreset)
        self.room = {name: np.zeros(*shape) for name, shape in shapes.items()}

    def step(self, actions: Any) -> None:
        way = (0, self.manner, self.players, np.zeros(0, np.int8))
        vector.step_lanes(self.game.box, self.states, self.lanes, 0, LANES, actions, *way, *self.room.values())

    def random(self) -> Any:
        actions = np.zeros(LANES, np.int64)
        vector.choose_randomly(self.lanes, 0, LANES, self.room["lists"], actions)
        return actions


def test_lanes_play_the_games_of_their_seeds() -> None:
    room = Room(vector.STAYS_OVER)
    room.step(np.full(LANES, vector.BEGIN))
    while not room.lanes["resting"].all():
        room.step(room.random())
    states, lengths = np.zeros_like(room.states), np.zeros((LANES, 2), np.int32)
    points, utilities = np.zeros((LANES, MOST_SEATS), np.int32), np.zeros((LANES, MOST_SEATS), np.float64)
    play.play_games(room.game.box, states, room.game.seats, SEEDS, 0, LANES, lengths, points, utilities)
    assert room.states.tobytes() == states.tobytes()
    assert room.room["points"].tolist() == points.tolist()
    assert room.room["utilities"].tolist() == utilities.tolist()
    assert room.lanes["decisions"].tolist() == lengths[:, 0].tolist()
    assert room.lanes["chances"].tolist() == lengths[:, 1].tolist()


def test_an_illegal_action_and_nothing_leave_a_lane_alone() -> None:
    room = Room(vector.SAME_STEP)
    room.step(np.full(LANES, vector.BEGIN))
    before = room.states.tobytes(), room.lanes.tobytes(), room.room["vectors"].tobytes(), room.room["masks"].tobytes()
    refused = np.array([int(np.argmin(mask)) for mask in room.room["masks"]])
    for actions, penalty in ((refused, -1.0), (np.full(LANES, vector.NOTHING), 0.0), (np.full(LANES, -1), -1.0)):
        room.step(actions)
        assert set(room.room["rewards"].tolist()) == {penalty}
        assert set(room.room["illegal"].tolist()) == {penalty < 0}
        told = room.states.tobytes(), room.lanes.tobytes(), room.room["vectors"].tobytes(), room.room["masks"].tobytes()
        assert told == before


def test_the_next_game_begins_at_once_or_at_the_next_step() -> None:
    """After the same number of games the lanes stand in the same positions."""
    ends = []
    for autoreset in (vector.SAME_STEP, vector.NEXT_STEP):
        room = Room(autoreset)
        room.step(np.full(LANES, vector.BEGIN))
        first = room.states.copy()
        begun = np.zeros_like(room.states)
        waiting = np.ones(LANES, np.bool_)
        while waiting.any():
            room.step(room.random())
            new = waiting & (room.lanes["episode"] == 1) & (room.lanes["resting"] == 0)
            begun[new] = room.states[new]
            waiting &= ~new
        assert begun.tobytes() != first.tobytes()
        ends.append(begun.tobytes())
    assert ends[0] == ends[1]
