"""The search player: thinks ahead in a tree of simulations, for a time or for a number of them."""

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from itertools import count
from typing import Self

import numpy as np

from bakehouse.errors import Invalid
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import search
from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.network import Network, no_network
from bakehouse.kernel.records import LIST_LENGTH, words_of
from bakehouse.players.networks import network_for
from bakehouse.players.options import option, path
from bakehouse.players.turn import Considered, Thought, Turn

CHUNK = 64
"""Simulations between two looks at the clock; the first chunks are smaller, for slow games."""
USUAL_TIME = 1.0
TREE_SEED = 1_000_003


@dataclass(frozen=True)
class Effort:
    """How long to think, and how widely."""

    sims: int = option(0, 1, 10**9)
    """Simulations for a decision; 0: as many as the time allows."""
    time: float = option(0.0, 0.001, 3600.0, seconds=True)
    """Seconds for a decision; 0: as long as the simulations take."""
    trees: int = option(0, 1, 256)
    """Trees grown side by side, one core each; 0: one for a number of simulations, one for each core for a time."""
    memory: int = option(20, 10, 26)
    """The most edges of a tree, as a power of two; one takes 32 bytes."""
    explore: float = option(1.0, 0.0, 100.0)
    temperature: float = option(0.0, 0.0, 100.0)
    confidence: float = option(0.0, 0.0, 10_000.0)
    horizon: int = option(0, 0, 1000)
    """See the kernel's settings of the same names."""
    rounds: int = option(0, 0, 1000)
    """Where no horizon is told: every simulation is judged when everybody has had so many turns since the root."""

    def __post_init__(self) -> None:
        if self.sims and self.time:
            raise Invalid("A search thinks for a number of simulations or for a time, not both: sims=2000 or time=1s.")

    def at(self, seats: int) -> Self:
        """For a table, as the kernel counts: a horizon in turns (one that is told in turns stays)."""
        return replace(self, horizon=self.horizon or self.rounds * seats)


@dataclass(frozen=True)
class SearchSettings(Effort):
    """And how to play on beyond the tree; see the kernel's settings of the same names."""

    greed: float = option(0.0, 0.0, 1.0)
    turns: int = option(-1, -1, 1000)
    slope: float = option(0.0, 0.0, 1.0)


@dataclass(frozen=True)
class ForesightSettings(Effort):
    """And how to go by a network."""

    temperature: float = option(0.05, 0.0, 100.0)
    confidence: float = option(1.0, 0.0, 10_000.0)
    turns: int = option(0, -1, 1000)
    """As for the search; what is played beyond the tree is what the network likes best."""
    crowd: float = option(0.0, 0.0, 10.0)
    """Added to `explore` for every seat beyond the second: the more rivals, the less sure is what a guess says."""
    looks: int = option(8, 1, 1000)
    """Where seats know different things, a first guess is the mean over so many deals of what is hidden."""
    opposite: int = option(1, 0, 1)
    """Whether, of two seats, the one that waits is to get what the other does not; else it looks for itself."""
    file: str = path()
    """The file of the network; if not told, the game's own."""

    def at(self, seats: int) -> Self:
        """And what a crowd adds."""
        return replace(super().at(seats), explore=self.explore + self.crowd * max(seats - 2, 0))


class Search:
    """Chooses what its simulations went to most often."""

    def __init__(self, settings: Effort | None = None) -> None:
        self.settings = settings or SearchSettings()
        self.trees: list[Tree] = []
        self.game: Game | None = None

    def choose(self, turn: Turn) -> int:
        return turn.legal[0] if len(turn.legal) == 1 else self.think(turn).best

    def think(self, turn: Turn) -> Thought:
        """Grow the trees, and tell what they say together."""
        if self.game is not turn.game:
            self.trees, self.game = self._planted(turn.game), turn.game
        shares = self._shares()
        if len(self.trees) == 1:
            return told_by([self.trees[0].grow(turn, shares[0])], turn)
        with ThreadPoolExecutor(max_workers=len(self.trees)) as pool:
            grown = list(pool.map(lambda tree, share: tree.grow(turn, share), self.trees, shares))
        return told_by(grown, turn)

    def think_of(self, turn: Turn, action: int, sims: int) -> Considered:
        """What comes of one action when, after `think`, it is tried until that was so many times in all: in the same
        worlds that every action meets, and with what the tree has learned."""
        tree = self.trees[0]
        grown = tree.grow(turn, Budget(sims=max(0, sims - tree.tried(action))), only=action)
        return next(each for each in told_by([grown], turn).considered if each.action == action)

    def _planted(self, game: Game) -> "list[Tree]":
        together = 1 if self.settings.sims else os.cpu_count() or 1
        return [self._tree(game, number) for number in range(self.settings.trees or together)]

    def _tree(self, game: Game, number: int) -> "Tree":
        return Tree(game, self.settings.at(game.seats), number)

    def _shares(self) -> "list[Budget]":
        """The simulations are shared out evenly; time is the same for all."""
        trees = len(self.trees)
        if self.settings.sims:
            return [
                Budget(sims=self.settings.sims * (n + 1) // trees - self.settings.sims * n // trees)
                for n in range(trees)
            ]
        until = time.perf_counter() + (self.settings.time or USUAL_TIME)
        return [Budget(until=until) for _ in range(trees)]


class Foresight(Search):
    """A search that goes by what a trained network sees; where there is none, the search as it suits the game."""

    def __init__(self, settings: ForesightSettings | None = None) -> None:
        settings = settings or ForesightSettings()
        super().__init__(settings)
        self.how = settings

    def _tree(self, game: Game, number: int) -> "Tree":
        network = network_for(game, self.how.file)
        if network is not None:
            return Tree(game, self.how.at(game.seats), number, network)
        usual = {"memory": self.settings.memory} | game.definition.settings.get("search", {})
        return Tree(game, SearchSettings(**usual), number)


@dataclass(frozen=True)
class Budget:
    """What a tree may spend on a decision."""

    sims: int | None = None
    until: float | None = None

    def chunks(self) -> Iterator[int]:
        """How many simulations to make, again and again until all is spent."""
        if self.sims is not None:
            yield self.sims
            return
        for done in count():
            yield min(CHUNK, 1 << done)
            if self.until is not None and time.perf_counter() >= self.until:
                return


@dataclass(frozen=True)
class Grown:
    """What one tree says of the legal actions, in their order: tries, mean return, and the kernel's sums."""

    tried: Array
    value: Array
    sums: Array
    simulations: int


class Tree:
    """One tree and all the room that growing it takes; kept from one decision to the next."""

    def __init__(self, game: Game, settings: Effort, number: int, network: Network | None = None) -> None:
        self.game, self.number = game, number
        self.network = network or no_network()
        self.states = np.zeros(3, game.definition.state)
        self.words = words_of(self.states)
        length = sum(feature.length for feature in game.features())
        self.vector = np.zeros(length, np.float32)
        self.vector_words = self.vector.view(np.uint32)
        self.settings = np.zeros(1, search.SETTINGS)
        for name in {*self.settings.dtype.names} & {field.name for field in fields(settings)}:
            self.settings[name] = getattr(settings, name)
        self.settings["secrets"] = game.definition.secrets
        if network is not None and not game.definition.secrets:
            self.settings["looks"] = 1
        self.edges = np.zeros(1 << settings.memory, search.EDGE)
        self.filled = np.zeros(1, np.int64)
        self.sums = np.zeros((len(game.definition.table), search.SUMS), np.float64)
        self.out = np.zeros(LIST_LENGTH, np.int16)

    def tried(self, action: int) -> int:
        """How often an action of the decision at hand was tried."""
        return int(self.sums[action, 0])

    def grow(self, turn: Turn, budget: Budget, only: int | None = None) -> Grown:
        """Spend the budget on a decision; or go on with it, but only with one of its actions."""
        self.settings["only"] = 0 if only is None else only + 1
        if only is None:
            if 2 * self.filled[0] > len(self.edges):
                self.edges["key"] = 0
                self.filled[0] = 0
            self.states[search.ROOT] = turn.states[0]
            self.sums[:] = 0
        rng = new_rng(turn.seed ^ (turn.number * TREE_SEED + self.number))
        done = 0
        seen = (
            self.game.box,
            self.states,
            self.words,
            self.vector,
            self.vector_words,
            turn.seat,
            self.settings,
        )
        for amount in budget.chunks():
            search.search(*seen, self.network, self.edges, self.filled, rng, amount, self.sums, self.out)
            done += amount
        found = np.zeros((len(turn.legal), 2), np.float64)
        search.read_edges(*seen, self.edges, np.array(turn.legal, np.int16), len(turn.legal), found)
        return Grown(found[:, 0], found[:, 1], self.sums[turn.legal], done)


def told_by(grown: list[Grown], turn: Turn) -> Thought:
    """What several trees found out together, the most tried action first."""
    tried = np.sum([tree.tried for tree in grown], axis=0)
    total = np.sum([tree.tried * tree.value for tree in grown], axis=0)
    sums = np.sum([tree.sums for tree in grown], axis=0)
    considered = []
    for i, action in enumerate(turn.legal):
        value = float(total[i] / tried[i]) if tried[i] else 0.0
        seats = range(turn.game.seats)
        points = tuple(float(sums[i, 1 + seat] / sums[i, 0]) for seat in seats) if sums[i, 0] else None
        alone = ALONE * value if turn.game.seats == 1 else None
        gained, error = mean_and_error(sums[i])
        considered.append(Considered(action, int(tried[i]), value, alone, points, gained=gained, error=error))
    considered.sort(key=lambda each: (-each.visits, -each.value))
    return Thought(considered, sum(tree.simulations for tree in grown))


def mean_and_error(sums: Array) -> tuple[float | None, float | None]:
    """The mean return behind an action and its standard error, from the sums of the simulations that tried it."""
    n, total, squares = sums[0], sums[search.RETURNS], sums[search.RETURNS + 1]
    if not n:
        return None, None
    spread = max(squares / n - (total / n) ** 2, 0.0) + 1 / n  # what was tried once or twice is not known exactly
    return float(total / n), float(spread / n) ** 0.5
