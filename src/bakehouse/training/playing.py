"""Whole games at many tables, every decision by what the network (or the greedy player) thinks of what follows it."""

from dataclasses import dataclass, field
from typing import Any

import torch

from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.lookahead import END, LEAD, NO_PLACE, RETURN
from bakehouse.network import LEAD as LEAD_COUNTS
from bakehouse.training.judge import Judge
from bakehouse.training.tables import Tables, Tensor

LEARNER, PAST, GREEDY = 0, 1, 2
"""Who sits in a seat: the network that learns, an earlier one, the greedy player."""
STRAGGLERS = 200
"""Games are broken off when fewer than one in so many are left: the last ones would hold up all others."""


@dataclass(frozen=True)
class Manner:
    """How games are played."""

    temperature: float = 0.0
    """Of the choice among what looks nearly as good; the values of one turn lie about 0.005 apart."""
    whims: float = 0.0
    """The share of decisions that are taken at random."""
    keep: float = 0.0
    """The share of positions that are kept to learn from."""
    of_all: bool = False
    """Positions of every seat are kept, not only those of the network that learns."""
    to_the_end: bool = False
    """No game is broken off."""


@dataclass
class Step:
    """One decision at every table that waited for one."""

    tables: Tensor
    seats: Tensor
    chosen: Tensor
    """Both outputs for what was chosen."""
    best: Tensor
    """Both outputs for what looked best."""
    whims: Tensor
    kept: Tensor
    """Which of these positions are kept."""
    vectors: Tensor


@dataclass
class Played:
    """Games, with the positions to learn from."""

    results: Tensor
    """For each table and seat whether it is over, the return and the lead."""
    length: int
    """Decisions of the longest game."""
    steps: list[Step] = field(default_factory=list)

    @property
    def over(self) -> Tensor:
        return self.results[:, 0, END] > 0

    def wins(self, of: Tensor) -> float:
        """The share of the finished games that one seat of each table won; a shared win counts in parts."""
        returns = self.results[..., RETURN]
        first = (returns == returns.max(1, keepdim=True).values).float()
        shares = (first / first.sum(1, keepdim=True)).gather(1, of[:, None]).squeeze(1)
        return float(shares[self.over].mean())

    def points(self) -> float:
        """The mean points of those who played alone."""
        return float(self.results[self.over][:, 0, LEAD].mean()) + ALONE


class Games:
    """Plays rounds of games at some tables."""

    def __init__(self, tables: Tables, learner: Judge, random: Any) -> None:
        self.tables, self.learner, self.random = tables, learner, random

    def play(self, seats: int, seeds: Tensor, who: Tensor, manner: Manner, past: Judge | None = None) -> Played:
        """A game for each seed; `who` tells for each table and seat who sits there."""
        tables = self.tables
        with torch.no_grad():
            judges = {LEARNER: self.learner} | ({PAST: past} if past is not None else {})
            self._judges = {number: (judge, judge.first_layer(seats)) for number, judge in judges.items()}
            self._only_learner = bool((who == LEARNER).all())
            tables.begin(seats, seeds)
            few = 0 if manner.to_the_end else len(seeds) // STRAGGLERS
            steps: list[Step] = []
            length = 0
            while True:
                tables.advance()
                waiting = (tables.counts > 0).nonzero().squeeze(1)
                if len(waiting) <= few:
                    break
                step = self._decide(waiting, who, manner, length)
                if step is not None:
                    steps.append(step)
                length += 1
            return Played(tables.results(), length, steps)

    def _decide(self, waiting: Tensor, who: Tensor, manner: Manner, number: int) -> Step | None:
        """Choose at every waiting table; what is chosen is written to `places`, to be played next."""
        tables = self.tables
        counts, actors = tables.counts[waiting], tables.actors[waiting]
        ends = counts.cumsum(0)
        rows = int(ends[-1])
        waits = torch.repeat_interleave(torch.arange(len(waiting), device=tables.device), counts, output_size=rows)
        place = torch.arange(rows, device=tables.device) - (ends - counts)[waits]
        table = waiting[waits]
        actions = tables.lists[table, place].long()
        sitting = who[waiting, actors]
        values, opinions, ending = self._looked_at(table, actions, sitting[waits], number)

        worth = values[:, 0] + LEAD_COUNTS * values[:, 1]
        best = _best(worth, waits, len(waiting))
        score = worth / manner.temperature + self._gumbel(rows) if manner.temperature else worth
        if not self._only_learner:
            score = torch.where(sitting[waits] == GREEDY, opinions + 1e-6 * self._uniform(rows), score)
        whims = self._uniform(len(waiting)) < manner.whims
        if manner.whims:
            score = torch.where(whims[waits], self._uniform(rows), score)
        chosen = _best(score, waits, len(waiting))
        tables.places.fill_(NO_PLACE)
        tables.places[waiting] = place[chosen]
        if not manner.keep:
            return None
        ours = torch.ones_like(whims) if manner.of_all else sitting == LEARNER
        kept = ours & (self._uniform(len(waiting)) < manner.keep) & ~ending[chosen]  # what is over needs no judge
        vectors = self._noted(waiting[kept], actions[chosen[kept]], opinions[chosen[kept]])
        return Step(
            waiting[ours], actors[ours], values[chosen[ours]], values[best[ours]], whims[ours], kept[ours], vectors
        )

    def _looked_at(self, table: Tensor, actions: Tensor, sitting: Tensor, number: int) -> tuple[Tensor, Tensor, Tensor]:
        """Both values after each action, the greedy player's opinions (the mean over what may be hidden), and whether
        the game is over then."""
        tables, deals = self.tables, max(1, self.tables.deals)
        values = torch.zeros(len(table), 2, device=tables.device)
        opinions = torch.zeros(len(table), device=tables.device)
        ending = torch.zeros(len(table), dtype=torch.bool, device=tables.device)
        if tables.deals:
            tables.deal(number)
        for deal in range(deals):
            for first in range(0, len(table), tables.most_rows):
                some = slice(first, first + tables.most_rows)
                sources = table[some] * deals + deal
                vectors, told = tables.look(sources, actions[some], dealt=tables.deals > 0)
                opinions[some] += vectors[:, -1] / deals
                self.learner.scale_opinions(vectors)
                values[some] += self._valued(vectors, told, sitting[some]) / deals
                ending[some] |= told[:, END] > 0
        return values, opinions, ending

    def _valued(self, vectors: Tensor, told: Tensor, sitting: Tensor) -> Tensor:
        """What the network of each row's player expects; at the end of a game, what it has come to."""
        judge, first = self._judges[LEARNER]
        both = judge.outputs(vectors, first)
        if PAST in self._judges:
            rows = (sitting == PAST).nonzero().squeeze(1)
            if len(rows):
                earlier, layer = self._judges[PAST]
                both[rows] = earlier.outputs(vectors[rows], layer)
        over = told[:, END] > 0
        returns = torch.where(over, told[:, RETURN], torch.tanh(both[:, 0]))
        leads = torch.where(over, told[:, LEAD] / self.learner.spread, both[:, 1])
        return torch.stack((returns, leads), 1)

    def _noted(self, tables: Tensor, actions: Tensor, opinions: Tensor) -> Tensor:
        """What the seats will really know after their decisions, as inputs to learn from."""
        parts = []
        for first in range(0, len(tables), self.tables.most_rows):
            some = slice(first, first + self.tables.most_rows)
            vectors, _ = self.tables.look(tables[some], actions[some], dealt=False)
            vectors[:, -1] = opinions[some]  # where something is hidden, only that of dealt copies is honest
            self.learner.scale_opinions(vectors)
            parts.append(vectors.half())
        return torch.cat(parts) if parts else torch.zeros(0, self.tables.columns, device=self.tables.device).half()

    def _uniform(self, length: int) -> Tensor:
        return torch.rand(length, generator=self.random, device=self.tables.device)

    def _gumbel(self, length: int) -> Tensor:
        return -torch.log(-torch.log(self._uniform(length).clamp_(1e-9, 1 - 1e-7)))


def _best(score: Tensor, group: Tensor, groups: int) -> Tensor:
    """For each group of rows the row with the highest score."""
    highest = torch.full((groups,), -torch.inf, device=score.device).scatter_reduce(0, group, score, "amax")
    rows = torch.where(score == highest[group], torch.arange(len(score), device=score.device), -1)
    return torch.full((groups,), -1, dtype=torch.int64, device=score.device).scatter_reduce(0, group, rows, "amax")


def targets(played: Played, seats: int, spread: float, trust: float, with_whims: bool) -> tuple[Tensor, Tensor]:
    """For each kept position what was to be expected: TD(lambda) backwards over a seat's own decisions.

    `trust` is lambda: how much what came counts beside what was expected at the next decision. A whim says nothing of
    the decisions before it, so what looked best there counts instead; unless the games are `with_whims` on purpose.
    """
    later = torch.stack((played.results[..., RETURN], played.results[..., LEAD] / spread), 2)
    over = played.over
    expected, finished = [], []
    for step in reversed(played.steps):
        after = later[step.tables, step.seats]
        expected.append(after[step.kept])
        finished.append(over[step.tables[step.kept]])
        blended = (1 - trust) * step.chosen + trust * after
        if not with_whims:
            blended = torch.where(step.whims[:, None], step.best, blended)
        later[step.tables, step.seats] = blended
    return torch.cat(expected[::-1]), torch.cat(finished[::-1])
