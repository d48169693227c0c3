"""What the environments share: tables side by side, and who sits at them."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import StringIO
from typing import Any

import numpy as np
from rich.console import Console

from bakehouse.errors import Illegal, Invalid
from bakehouse.games.definition import Array
from bakehouse.games.game import Game, checked_seed
from bakehouse.kernel import play, vector
from bakehouse.kernel.generator import HIGHEST_SEED
from bakehouse.kernel.records import OVER
from bakehouse.match import Match
from bakehouse.players import Player, find, meant
from bakehouse.players.turn import turn_at
from bakehouse.screen import screen_of

SELF = "self"
"""Instead of opponents: the learner plays all seats."""
ROTATE = "rotate"
"""Instead of a seat: each game in the next one."""
REWARDS = {"returns": vector.BY_RETURNS, "points": vector.BY_POINTS}
PENALTY = -1.0
LANES_PER_THREAD = 256
"""Fewer are not worth waking a thread."""
WIDTH = 100
"""Of a drawn table, in characters."""
COMPILED = {"random": play.RANDOM, "greedy": play.GREEDY}

Opponents = str | Player | Sequence[str | Player]


@dataclass(frozen=True)
class Snapshot:
    """Tables at a moment, to go on from there as often as one likes."""

    of: tuple[str, str, int, int]
    """The game, the digest of its box, the seats and the number of tables."""
    data: tuple[bytes, ...]


class Lanes:
    """Tables side by side, one compiled call for a step at all of them."""

    def __init__(
        self,
        game: Game,
        amount: int = 1,
        opponents: Opponents = "greedy",
        seat: int | str = 0,
        reward: str = "returns",
        penalty: float = PENALTY,
        autoreset: int = vector.STAYS_OVER,
        threads: int | None = None,
    ) -> None:
        self.game = game
        self._made_with = (game, amount, opponents, seat, reward, penalty, autoreset, threads)
        self.features = sum(feature.length for feature in game.features())
        self.actions = len(game.definition.table)
        self.states: Array = np.zeros(amount, game.definition.state)
        self.lanes: Array = np.zeros(amount, vector.LANE)
        self.lanes["seed"] = [checked_seed(None) for _ in range(amount)]
        self.players, self.asked = seated(game, opponents)
        self.manner = np.zeros(1, vector.MANNER)
        self.manner["penalty"] = penalty
        self.manner["seats"] = game.seats
        self.manner["seat"], self.manner["rotates"] = _seat(game, seat)
        self.manner["follows"] = opponents == SELF
        self.manner["reward"] = _reward(reward)
        self.manner["autoreset"] = autoreset
        room = vector.room(amount, self.features, self.actions)
        self.lists, self.vectors, self.masks = room["lists"], room["vectors"], room["masks"]
        self.rewards, self.paid = room["rewards"], room["paid"][:, : game.seats]
        self.ended, self.illegal = room["ended"], room["illegal"]
        self.finals, self.points, self.returns = room["finals"], room["points"], room["utilities"]
        self._before = (game.box, self.states, self.lanes)
        self._after = (self.manner, self.players, *room.values())
        self._changing = (self.states, self.lanes, *room.values())
        self._bounds = _ranges(amount, threads)
        self._pool = ThreadPoolExecutor(len(self._bounds) - 1, "lanes") if len(self._bounds) > 1 else None

    def step(self, actions: Array) -> None:
        """Play an action in every lane (BEGIN begins a game, NOTHING leaves it alone)."""
        first, last = self._bounds[0]
        if self._pool is None:
            vector.step_lanes(*self._before, first, last, actions, *self._after)
            return
        others = [
            self._pool.submit(vector.step_lanes, *self._before, *bounds, actions, *self._after)
            for bounds in self._bounds[1:]
        ]
        vector.step_lanes(*self._before, first, last, actions, *self._after)
        for other in others:
            other.result()

    def begin(self, seeds: Sequence[int | None], chosen: Array | None = None) -> None:
        """Begin a game in every chosen lane: with the luck of a seed, or the next one after the last."""
        actions = np.full(len(self.lanes), vector.BEGIN, np.int64)
        for i, seed in enumerate(seeds):
            if chosen is not None and not chosen[i]:
                actions[i] = vector.NOTHING
            elif seed is not None:
                self.lanes["seed"][i], self.lanes["episode"][i] = checked_seed(seed), 0
            elif self.lanes["options"][i]:
                self.lanes["episode"][i] += 1  # the last game is broken off
        self.step(actions)

    def random_actions(self) -> Array:
        """What the random player would do in each lane."""
        actions = np.empty(len(self.lanes), np.int64)
        vector.choose_randomly(self.lanes, 0, len(self.lanes), self.lists, actions)
        return actions

    def ask_opponents(self, i: int = 0) -> float:
        """Let those opponents of a lane decide who are no part of the compiled loop; returns what the learner gains."""
        gained = 0.0
        actions = np.full(len(self.lanes), vector.NOTHING, np.int64)
        while self.asked and self.actor(i) not in (OVER, int(self.lanes["seat"][i])):
            actions[i] = self._answer(i)
            self.step(actions)
            gained += float(self.rewards[i])
        return gained

    def _answer(self, i: int) -> int:
        lane, seat = self.lanes[i], self.actor(i)
        legal = self.lists[i, : int(lane["options"])].tolist()
        secret = int(lane["seed"] + lane["episode"]) & HIGHEST_SEED
        turn = turn_at(self.game, self.states[i : i + 1].copy(), seat, legal, secret, int(lane["decisions"]))
        player = self.asked[(seat - int(lane["seat"])) % self.game.seats]
        answer = player.choose(turn)
        if answer not in legal:
            raise Illegal(f"The opponent in seat {seat} answered {answer!r}, which is not a legal action.")
        return int(answer)

    def snapshot(self) -> Snapshot:
        """All tables as they are now. What opponents from outside remember is no part of it."""
        return Snapshot(self._kind(), tuple(array.tobytes() for array in self._changing))

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a moment, or to that of other tables like these."""
        if not isinstance(snapshot, Snapshot) or snapshot.of != self._kind():
            raise Invalid("Only a snapshot of the same game with the same box, seats and number of tables fits here.")
        for array, data in zip(self._changing, snapshot.data, strict=True):
            array.reshape(-1).view(np.uint8)[:] = np.frombuffer(data, np.uint8)

    def _kind(self) -> tuple[str, str, int, int]:
        return self.game.id, self.game.digest, self.game.seats, len(self.lanes)

    def __reduce__(self) -> Any:
        return Lanes, self._made_with, self.snapshot()

    __setstate__ = restore

    def actor(self, i: int = 0) -> int:
        return int(self.states["actor"][i])

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def seated(game: Game, opponents: Opponents) -> tuple[Array, dict[int, Player]]:
    """Who sits there from the learner on, clockwise: compiled players by number, and the others by place."""
    others = game.seats - 1
    if opponents == SELF:
        return np.full(game.seats, vector.ASKED, np.int8), {}
    listed: list[Any] = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * others
    if len(listed) != others:
        raise Invalid(f"There are {len(listed)} opponents for {others} other seats.")
    numbers, asked = [vector.ASKED], {}
    for place, opponent in enumerate(listed, start=1):
        if isinstance(opponent, str):
            player = find(opponent, game.id)  # or say why there is none
            numbers.append(COMPILED.get(meant(opponent, game.id), vector.ASKED))
        else:
            player = opponent
            numbers.append(vector.ASKED)
        if numbers[-1] == vector.ASKED:
            asked[place] = player
    return np.array(numbers, np.int8), asked


def _seat(game: Game, seat: int | str) -> tuple[int, int]:
    if seat == ROTATE:
        return 0, 1
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < game.seats:
        raise Invalid(f"The learner's seat is a number from 0 to {game.seats - 1} or {ROTATE!r}, not {seat!r}.")
    return seat, 0


def _reward(reward: str) -> int:
    if reward not in REWARDS:
        raise Invalid(f"The reward is {' or '.join(map(repr, REWARDS))}, not {reward!r}.")
    return REWARDS[reward]


def _ranges(amount: int, threads: int | None) -> list[tuple[int, int]]:
    """Even ranges of the lanes, one for each thread."""
    if threads is None:
        threads = min(os.cpu_count() or 1, -(-amount // LANES_PER_THREAD))
    threads = max(1, min(threads, amount))
    return [(amount * n // threads, amount * (n + 1) // threads) for n in range(threads)]


def bounds_of(game: Game) -> tuple[Array, Array]:
    """The lowest and the highest value of each feature."""
    fields = game.features()
    lengths = [field.length for field in fields]
    low = np.repeat([field.low for field in fields], lengths).astype(np.float32)
    high = np.repeat([field.high for field in fields], lengths).astype(np.float32)
    return low, high


def drawn(game: Game, states: Array, seat: int) -> str:
    """The table as a seat sees it, as text."""
    text = StringIO()
    console = Console(file=text, width=WIDTH, highlight=False, emoji=False, markup=False)
    console.print(screen_of(game.id).draw(Match.standing(game, states, 0), seat, WIDTH))
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines())
