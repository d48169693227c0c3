"""Tables side by side for somebody who looks one decision ahead at all of them: on all cores, or on a GPU.

What is told of them are PyTorch tensors where the tables are, so that nothing is copied between rules and networks.
"""

import os
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import torch

from bakehouse.games.game import Game
from bakehouse.kernel import lookahead
from bakehouse.kernel.lookahead import NO_PLACE, TOLD
from bakehouse.kernel.records import LIST_LENGTH

Tensor = Any
"""PyTorch need not be installed where types are checked."""


class Tables(ABC):
    """The tensors, and in which order the work goes; where it is done is left to the two kinds of tables."""

    def __init__(self, game: Game, device: str, amount: int, deals: int, room: int) -> None:
        self.game, self.device, self.amount = game, torch.device(device), amount
        self.deals = deals if game.definition.secrets else 0
        """So many times what a seat cannot know is dealt anew for a decision; 0 in games without secrets."""
        self.room = room
        """Numbers that vectors of features may take at a time."""
        self.seats = game.seats
        self.columns = 0
        """Of a vector: the features, and the greedy player's opinion."""
        self._all_seeds, self._all_chances, self._all_counts = (self._zeros(torch.int64, amount) for _ in range(3))
        self._all_actors, self._all_places = (self._zeros(torch.int64, amount) for _ in range(2))
        self._all_lists = self._zeros(torch.int16, amount, LIST_LENGTH)
        self._numbers = self._zeros(torch.float32, room)

    def _zeros(self, kind: Any, *shape: int) -> Tensor:
        return torch.zeros(shape, dtype=kind, device=self.device)

    def begin(self, seats: int, seeds: Tensor) -> None:
        """Lay out a table for each seed; `advance` then goes to the first decision."""
        self.seats = seats
        self.columns = 1 + sum(feature.length for feature in self.game.definition.features(seats))
        n = len(seeds)
        self.seeds, self.chances, self.counts = self._all_seeds[:n], self._all_chances[:n], self._all_counts[:n]
        self.actors, self.places, self.lists = self._all_actors[:n], self._all_places[:n], self._all_lists[:n]
        self.seeds.copy_(seeds)
        self.places.fill_(NO_PLACE)
        self.vectors = self._numbers[: self.most_rows * self.columns].view(-1, self.columns)
        self.told = self._zeros(torch.float32, self.most_rows, TOLD)
        self._begin()

    @property
    def most_rows(self) -> int:
        """How many rows can be looked at in one go."""
        return max(1, self.room // self.columns)

    @abstractmethod
    def advance(self) -> None:
        """Play the chosen `places` of the lists, and go on; `counts`, `actors` and `lists` tell of what comes next."""

    @abstractmethod
    def deal(self, salt: int) -> None:
        """Copies of all tables that wait for a decision, with everything dealt anew that the seat cannot know."""

    def look(self, sources: Tensor, actions: Tensor, dealt: bool) -> tuple[Tensor, Tensor]:
        """What the seats know after these actions at these tables (or dealt copies), and the results where it ends."""
        rows = len(sources)
        assert rows <= self.most_rows, "more rows than there is room for"
        self._look(sources, actions, rows, dealt)
        return self.vectors[:rows], self.told[:rows]

    def results(self) -> Tensor:
        """For each table and seat whether the game is over, the return, and the lead in points."""
        told = self._zeros(torch.float32, len(self.seeds) * self.seats, TOLD)
        self._results(told)
        return told.view(len(self.seeds), self.seats, TOLD)

    @abstractmethod
    def _begin(self) -> None: ...

    @abstractmethod
    def _look(self, sources: Tensor, actions: Tensor, rows: int, dealt: bool) -> None: ...

    @abstractmethod
    def _results(self, told: Tensor) -> None: ...


class HostTables(Tables):
    """Tables of this machine, played by compiled loops on all cores."""

    def __init__(self, game: Game, amount: int, deals: int = 1, room: int = 1 << 25, threads: int = 0) -> None:
        super().__init__(game, "cpu", amount, deals, room)
        state = game.definition.state
        self._all_states = np.zeros(amount, state)
        self._all_dealt = np.zeros(amount * self.deals, state)
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads, "tables")

    def _shared_out(self, work: Any, items: int, states: Any, *rest: Any) -> None:
        """Give ranges of the items to the threads; what they write does not depend on how many there are."""
        bounds = [items * part // self.threads for part in range(self.threads + 1)]
        ranges = [(first, last) for first, last in pairwise(bounds) if first < last]
        given = [each.numpy() if isinstance(each, torch.Tensor) else each for each in rest]
        running = [self._pool.submit(work, self.game.box, states, first, last, *given) for first, last in ranges]
        for each in running:
            each.result()

    def _begin(self) -> None:
        self.states = self._all_states[: len(self.seeds)]
        self._shared_out(lookahead.begin_tables, len(self.seeds), self.states, self.seats, self.chances)

    def advance(self) -> None:
        told = (self.seeds, self.chances, self.places, self.lists, self.counts, self.actors)
        self._shared_out(lookahead.advance_tables, len(self.seeds), self.states, *told)

    def deal(self, salt: int) -> None:
        told = (self.seeds, self.counts, salt, self.deals, self._all_dealt)
        self._shared_out(lookahead.deal_tables, len(self.seeds), self.states, *told)

    def _look(self, sources: Tensor, actions: Tensor, rows: int, dealt: bool) -> None:
        states = self._all_dealt if dealt else self.states
        told = (sources, actions, self.vectors[:rows], self.told[:rows])
        self._shared_out(lookahead.look_ahead, rows, states, *told)

    def _results(self, told: Tensor) -> None:
        self._shared_out(lookahead.tell_results, len(self.seeds), self.states, self.seats, told)
