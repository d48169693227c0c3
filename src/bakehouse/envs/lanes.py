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
from bakehouse.kernel.network import Network, with_own_room
from bakehouse.match import Match
from bakehouse.players import Player, Sight, find, meant
from bakehouse.players.networks import network_for
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

Opponents = Any
"""The name of a player or an object that is one, a list of these, a `Pool`, or SELF."""


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
        self._made_with: tuple[Any, ...] = (game, amount, opponents, seat, reward, penalty, autoreset, threads)
        self.features = sum(feature.length for feature in game.features())
        self.actions = len(game.definition.table)
        self.amount = amount
        self.seated = seated(game, opponents)
        self.manner = np.zeros(1, vector.MANNER)
        self.manner["penalty"] = penalty
        self.manner["seats"] = game.seats
        self.manner["seat"], self.manner["rotates"] = _seat(game, seat)
        self.manner["follows"] = opponents == SELF
        self.manner["reward"] = _reward(reward)
        self.manner["autoreset"] = autoreset
        self._lay_out()
        if any(not isinstance(outsider, Looker) for outsider in self.seated.outside):
            threads = 1  # whoever is asked need not expect to be asked twice at a time
        self._bounds = _ranges(amount, threads)
        self._pool = ThreadPoolExecutor(len(self._bounds) - 1, "lanes") if len(self._bounds) > 1 else None

    def _lay_out(self) -> None:
        """All arrays, where the games are played."""
        self.states = self._zeros(self.amount, self.game.definition.state)
        lanes = np.zeros(self.amount, vector.LANE)
        lanes["seed"] = [checked_seed(None) for _ in range(self.amount)]
        self.lanes = self._taken(lanes)
        way = int(self.manner["autoreset"][0])
        shapes = vector.shapes(self.amount, self.features, self.actions, self.game.seats, way)
        room = {name: self._zeros(*shape) for name, shape in shapes.items()}
        self.lists, self.vectors, self.masks = room["lists"], room["vectors"], room["masks"]
        self.rewards, self.paid = room["rewards"], room["paid"]
        self.ended, self.illegal = room["ended"], room["illegal"]
        self.finals, self.points, self.returns = room["finals"], room["points"], room["utilities"]
        self._before = (self._taken(self.game.box), self.states, self.lanes)
        told = (self.manner, self.seated.players, self.seated.pool)
        self._after = (*map(self._taken, told), *room.values())
        self._changing = (self.states, self.lanes, *(array for name, array in room.items() if name != "finals"))

    def _taken(self, array: Array) -> Any:
        """An array of this machine as one of where the games are played."""
        return array

    def _zeros(self, shape: Any, kind: Any) -> Any:
        return self._taken(np.zeros(shape, kind))

    def step(self, actions: Array) -> None:
        """Play an action in every lane (BEGIN begins a game, NOTHING leaves it alone)."""
        first, *rest = self._bounds
        others = [self._pool.submit(self._play, *bounds, actions) for bounds in rest] if self._pool else []
        self._play(*first, actions)
        for other in others:
            other.result()

    def _play(self, first: int, last: int, actions: Array) -> None:
        """Play an action in a range of lanes, and all that opponents from outside do until the learner is asked."""
        vector.step_lanes(*self._before, first, last, actions, 0, *self._after)
        if not self.seated.outside:
            return
        answers = np.empty_like(actions)
        while vector.count_asked(self.states, self.lanes, first, last, answers):
            for number, outsider in enumerate(self.seated.outside, start=vector.OUTSIDE):
                if isinstance(outsider, Looker):
                    told = (number, outsider.network(first), outsider.redeals, self.lists, answers)
                    vector.answer_lanes(*self._before, first, last, *told)
                else:
                    self._ask(outsider, number, first, last, answers)
            vector.step_lanes(*self._before, first, last, answers, 1, *self._after)

    def _ask(self, player: Player, number: int, first: int, last: int, answers: Array) -> None:
        """Let a player decide in each lane of a range where it is asked."""
        for i in range(first, last):
            lane, seat = self.lanes[i], self.actor(i)
            if seat >= 0 and seat != lane["seat"] and vector.asked_in(self.states[i], lane) == number:
                answers[i] = self._answer(player, i, seat)

    def _answer(self, player: Player, i: int, seat: int) -> int:
        lane = self.lanes[i]
        legal = self.lists[i, : int(lane["options"])].tolist()
        secret = int(lane["seed"] + lane["episode"]) & HIGHEST_SEED
        turn = turn_at(self.game, self.states[i : i + 1].copy(), seat, legal, secret, int(lane["decisions"]))
        answer = player.choose(turn)
        if answer not in legal:
            raise Illegal(f"The opponent in seat {seat} answered {answer!r}, which is not a legal action.")
        return int(answer)

    def begin(self, seeds: Sequence[int | None], chosen: Array | None = None) -> None:
        """Begin a game in every chosen lane: with the luck of a seed, or the next one after the last."""
        self.step(prepare(self.lanes, seeds, chosen))

    def random_actions(self) -> Array:
        """What the random player would do in each lane."""
        actions = np.empty(self.amount, np.int64)
        vector.choose_randomly(self.lanes, 0, self.amount, self.lists, actions)
        return actions

    def packed(self, vectors: Array, packing: "Packing") -> Array:
        """Features as bytes."""
        packed = np.empty(vectors.shape, np.uint8)
        vector.pack(vectors, 0, len(vectors), packing.low, packing.step, packed)
        return packed

    def snapshot(self) -> Snapshot:
        """All tables as they are now. What opponents from outside remember is no part of it."""
        return Snapshot(self._kind(), tuple(map(self._content, self._changing)))

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a moment, or to that of other tables like these."""
        if not isinstance(snapshot, Snapshot) or snapshot.of != self._kind():
            raise Invalid("Only a snapshot of the same game with the same box, seats and number of tables fits here.")
        for array, data in zip(self._changing, snapshot.data, strict=True):
            self._fill(array, data)

    def _content(self, array: Any) -> bytes:
        content: bytes = array.tobytes()
        return content

    def _fill(self, array: Any, content: bytes) -> None:
        array.reshape(-1).view(np.uint8)[:] = np.frombuffer(content, np.uint8)

    def _kind(self) -> tuple[str, str, int, int]:
        return self.game.id, self.game.digest, self.game.seats, self.amount

    def __reduce__(self) -> Any:
        return type(self), self._made_with, self.snapshot()

    __setstate__ = restore

    def actor(self, i: int = 0) -> int:
        return int(self.states["actor"][i])

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def prepare(lanes: Array, seeds: Sequence[int | None], chosen: Array | None) -> Array:
    """Give chosen lanes their seeds, and return the actions that begin a game there."""
    actions = np.full(len(lanes), vector.BEGIN, np.int64)
    for i, seed in enumerate(seeds):
        if chosen is not None and not chosen[i]:
            actions[i] = vector.NOTHING
        elif seed is not None:
            lanes["seed"][i], lanes["episode"][i] = checked_seed(seed), 0
        elif lanes["options"][i]:
            lanes["episode"][i] += 1  # the last game is broken off
    return actions


# --- Who sits there


class Pool:
    """Opponents to draw from: in each game everybody who sits there is one of these players, any as likely."""

    def __init__(self, *players: str | Player) -> None:
        if not players:
            raise Invalid("A pool holds at least one player.")
        self.players = players


class Looker:
    """A player who looks one decision ahead with a frozen network, for the compiled loops (`players.Sight`)."""

    def __init__(self, network: Network, redeals: int) -> None:
        self.redeals, self._rooms = redeals, {0: network}

    def network(self, range_: int = 0) -> Network:
        """The network, with room for the thread that plays a range of lanes."""
        if range_ not in self._rooms:
            self._rooms[range_] = with_own_room(self._rooms[0])
        return self._rooms[range_]


@dataclass(frozen=True)
class Seated:
    """Who sits there from the learner on, clockwise, by number."""

    players: Array
    pool: Array
    """Those of a pool, by number."""
    outside: list[Looker | Player]
    """Those who are no part of the compiled loop; the first of them has the number `vector.OUTSIDE`."""


def seated(game: Game, opponents: Opponents) -> Seated:
    """Find the opponents that somebody asks for, or say why there are none."""
    others = game.seats - 1
    if opponents == SELF:
        return Seated(np.full(game.seats, vector.ASKED, np.int8), np.zeros(0, np.int8), [])
    outside: list[Any] = []
    lookers: dict[str, int] = {}

    def number(opponent: str | Player) -> int:
        if not isinstance(opponent, str):
            return added(opponent)
        player, name = find(opponent, game.id), meant(opponent, game.id)
        if name in COMPILED:
            return COMPILED[name]
        looker = looker_of(game, player)
        if looker is None:
            return added(player)
        if name not in lookers:
            lookers[name] = added(looker)
        return lookers[name]

    def added(player: Any) -> int:
        outside.append(player)
        return vector.OUTSIDE + len(outside) - 1

    if isinstance(opponents, Pool):
        pool = np.array([number(player) for player in opponents.players], np.int8)
        return Seated(np.array([vector.ASKED] + [vector.POOLED] * others, np.int8), pool, outside)
    listed: list[Any] = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * others
    if len(listed) != others:
        raise Invalid(f"There are {len(listed)} opponents for {others} other seats.")
    numbers = [vector.ASKED, *map(number, listed)]
    return Seated(np.array(numbers, np.int8), np.zeros(0, np.int8), outside)


def looker_of(game: Game, player: Player) -> Looker | None:
    """A player of first sight as the loops know it, if there is a network for the table."""
    if not isinstance(player, Sight) or not player.settings.plain:
        return None
    network = network_for(game, player.settings.file)
    return None if network is None else Looker(network, player.settings.redeals if game.definition.secrets else 0)


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


class Packing:
    """How features become bytes: 0 stands for the lowest value that a feature can have, 255 for the highest."""

    def __init__(self, game: Game) -> None:
        self.low, high = bounds_of(game)
        self.step = (255 / (high - self.low)).astype(np.float32)


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
