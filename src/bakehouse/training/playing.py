"""Whole games at many tables, every decision by what the network (or the greedy player) thinks of what follows it."""

from dataclasses import dataclass
from typing import Any

import torch

from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.lookahead import END, LEAD, NO_PLACE, RETURN
from bakehouse.network import LEAD as LEAD_COUNTS
from bakehouse.training.judge import Judge
from bakehouse.training.tables import Tables, Tensor

LEARNER, PAST, GREEDY = 0, 1, 2
"""Who sits in a seat: the network that learns, an earlier (or another) one, the greedy player."""
STRAGGLERS = 200
"""Games are broken off when fewer than one in so many are left: the last ones would hold up all others."""


@dataclass(frozen=True)
class Manner:
    """How games are played."""

    temperature: float = 0.0
    """Of the choice among what looks nearly as good; the values of one turn lie about 0.005 apart."""
    whims: float = 0.0
    """The share of decisions that are taken at random."""
    keep: float = 1.0
    """The share of positions that are kept, where positions are kept to learn from."""
    of_all: bool = False
    """Positions of every seat are kept, not only those of the network that learns."""
    to_the_end: bool = False
    """No game is broken off."""
    firm_others: bool = False
    """Only the network that learns tries things out; the others play what they like best."""


@dataclass
class Step:
    """One decision at every table where somebody decided from whom there is something to learn."""

    tables: Tensor
    seats: Tensor
    chosen: Tensor
    """Both outputs for what was chosen."""
    best: Tensor
    """Both outputs for what looked best."""
    whims: Tensor
    kept: Tensor
    """The places of those positions that are kept."""


@dataclass
class Played:
    """Games, with the positions to learn from."""

    results: Tensor
    """For each table and seat whether it is over, the return and the lead."""
    length: int
    """Decisions of the longest game."""
    steps: list[Step]
    vectors: Tensor
    """What was known at the kept positions, step by step."""

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


class Notes:
    """Room for positions to learn from, taken once and used for round after round."""

    def __init__(self, rows: int, columns: int, device: Any) -> None:
        self._room = torch.empty(rows, columns, dtype=torch.float16, device=device)
        self.rows = 0

    def add(self, vectors: Tensor) -> None:
        self._room[self.rows : self.rows + len(vectors)] = vectors
        self.rows += len(vectors)

    def room_left(self) -> int:
        return len(self._room) - self.rows

    def vectors(self) -> Tensor:
        return self._room[: self.rows]


class Games:
    """Plays rounds of games at some tables."""

    def __init__(self, tables: Tables, learner: Judge, random: Any) -> None:
        self.tables, self.learner, self.random = tables, learner, random

    def play(
        self,
        seats: int,
        seeds: Tensor,
        who: Tensor,
        manner: Manner,
        past: Judge | None = None,
        notes: Notes | None = None,
    ) -> Played:
        """A game for each seed; `who` tells for each table and seat who sits there."""
        tables = self.tables
        notes = notes or Notes(0, 1, tables.device)
        notes.rows = 0
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
                step = self._decide(waiting, who, manner, length, notes)
                if step is not None:
                    steps.append(step)
                length += 1
            return Played(tables.results(), length, steps, notes.vectors())

    def _decide(self, waiting: Tensor, who: Tensor, manner: Manner, number: int, notes: Notes) -> Step | None:
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
        best = best_rows(worth, waits, len(waiting))
        trying = sitting == LEARNER if manner.firm_others else torch.ones_like(sitting, dtype=torch.bool)
        score = worth
        if manner.temperature:
            score = torch.where(trying[waits], worth / manner.temperature + self._gumbel(rows), worth)
        if not self._only_learner:
            score = torch.where(sitting[waits] == GREEDY, opinions + 1e-6 * self._uniform(rows), score)
        whims = (self._uniform(len(waiting)) < manner.whims) & trying
        if manner.whims:
            score = torch.where(whims[waits], self._uniform(rows), score)
        chosen = best_rows(score, waits, len(waiting))
        tables.places.fill_(NO_PLACE)
        tables.places[waiting] = place[chosen]
        if not notes.room_left():
            return None
        keep = (self._uniform(len(waiting)) < manner.keep) & ~ending[chosen]  # what is over needs no judge
        if not (manner.of_all or self._only_learner):
            ours = (sitting == LEARNER).nonzero().squeeze(1)
            waiting, actors, chosen, best = waiting[ours], actors[ours], chosen[ours], best[ours]
            whims, keep = whims[ours], keep[ours]
        kept = keep.nonzero().squeeze(1)[: notes.room_left()]
        notes.add(self._noted(rows, waiting[kept], chosen[kept], actions, opinions))
        return Step(waiting, actors, values[chosen], values[best], whims, kept)

    def _looked_at(self, table: Tensor, actions: Tensor, sitting: Tensor, number: int) -> tuple[Tensor, Tensor, Tensor]:
        """Both values after each action, the greedy player's opinions (the mean over what may be hidden), and whether
        the game is over then."""
        tables, deals = self.tables, max(1, self.tables.deals)
        if tables.deals:
            tables.deal(number)
        if deals > 1:
            table = (table[:, None] * deals + torch.arange(deals, device=tables.device)).flatten()
            actions, sitting = actions.repeat_interleave(deals), sitting.repeat_interleave(deals)
        values = torch.empty(len(table), 2, device=tables.device)
        opinions = torch.empty(len(table), device=tables.device)
        ending = torch.empty(len(table), dtype=torch.bool, device=tables.device)
        for first in range(0, len(table), tables.most_rows):
            some = slice(first, first + tables.most_rows)
            vectors, told = tables.look(table[some], actions[some], dealt=tables.deals > 0)
            opinions[some] = vectors[:, -1]
            self.learner.scale_opinions(vectors)
            ending[some] = told[:, END] > 0
            values[some] = self._valued(vectors, told, ending[some], sitting[some])
        if deals > 1:
            values, opinions = values.view(-1, deals, 2).mean(1), opinions.view(-1, deals).mean(1)
            ending = ending.view(-1, deals).any(1)
        return values, opinions, ending

    def _valued(self, vectors: Tensor, told: Tensor, ending: Tensor, sitting: Tensor) -> Tensor:
        """What the network of each row's player expects; at the end of a game, what it has come to."""
        judge, first = self._judges[LEARNER]
        both = judge.outputs(vectors, first)
        if PAST in self._judges:
            rows = (sitting == PAST).nonzero().squeeze(1)
            if len(rows):
                earlier, layer = self._judges[PAST]
                both[rows] = earlier.outputs(vectors[rows], layer)
        both[:, 0].tanh_()
        come = told[:, RETURN:] / torch.tensor([1.0, self.learner.measures.spread], device=both.device)
        return torch.where(ending[:, None], come, both)

    def _noted(self, rows: int, tables: Tensor, chosen: Tensor, actions: Tensor, opinions: Tensor) -> Tensor:
        """What the seats will really know after their decisions, as inputs to learn from."""
        if not self.tables.deals and rows <= self.tables.most_rows:
            return self.tables.vectors[chosen]  # as they were just looked at
        parts = [torch.zeros(0, self.tables.columns, device=self.tables.device)]
        for first in range(0, len(tables), self.tables.most_rows):
            some = slice(first, first + self.tables.most_rows)
            vectors, _ = self.tables.look(tables[some], actions[chosen[some]], dealt=False)
            vectors[:, -1] = opinions[chosen[some]]  # where something is hidden, only that of dealt copies is honest
            self.learner.scale_opinions(vectors)
            parts.append(vectors.half())
        return torch.cat(parts)

    def _uniform(self, length: int) -> Tensor:
        return torch.rand(length, generator=self.random, device=self.tables.device)

    def _gumbel(self, length: int) -> Tensor:
        return -torch.log(-torch.log(self._uniform(length).clamp_(1e-9, 1 - 1e-7)))


def best_rows(score: Tensor, group: Tensor, groups: int) -> Tensor:
    """For each group of rows the row with the highest score."""
    highest = torch.full((groups,), -torch.inf, device=score.device).scatter_reduce(0, group, score, "amax")
    rows = torch.where(score == highest[group], torch.arange(len(score), device=score.device), -1)
    return torch.full((groups,), -1, dtype=torch.int64, device=score.device).scatter_reduce(0, group, rows, "amax")


def targets(played: Played, spread: float, trust: float, with_whims: bool) -> tuple[Tensor, Tensor]:
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
        blended = torch.lerp(step.chosen, after, trust)
        if not with_whims:
            blended = torch.where(step.whims[:, None], step.best, blended)
        later[step.tables, step.seats] = blended
    return torch.cat(expected[::-1]), torch.cat(finished[::-1])
