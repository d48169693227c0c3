"""Jobs that wait for a worker: the more urgent kind first, and within a kind everybody's fair share.

A visitor who asks for much waits behind their own jobs, not in front of everybody else's: each job is due when those
that its visitor brought before would be done if everybody got the same share. Who has used up their budget comes after
all others, whatever they ask for.
"""

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any


class Kind(IntEnum):
    """What is done first when not everything can be done at once."""

    MOVE = 0
    """A program's move that people wait for."""
    LOOK = 1
    """Previews, plans, moments of the past, records."""
    HINT = 2
    ALONE = 3
    """A move at a table where nobody looks on."""
    ANALYSIS = 4
    """A first look at a match that has ended, or two moves of it beside each other."""
    DEEP = 5
    """A closer look, which takes a minute or two."""
    QUESTION = 6
    """A round of games for a question of the workshop."""


USUAL_SECONDS = {
    Kind.MOVE: 0.5, Kind.LOOK: 0.02, Kind.HINT: 2.0, Kind.ALONE: 0.5, Kind.ANALYSIS: 4.0, Kind.DEEP: 60.0,
    Kind.QUESTION: 1.0,
}  # fmt: skip
"""What a job is taken to cost until some of its kind were done."""
LEARNING = 0.1
"""How much one job changes what the next of its kind is taken to cost."""
MOST_SHARES = 10_000


Payers = tuple[str, ...]
"""Who a job is done for: the visitor whose share it is, and beside them what else has a budget (a table, a seat)."""


Wanted = Callable[[], bool]


def always() -> bool:
    return True


Heard = Callable[[float], None]
"""Hears how much of a job is done, from 0 to 1."""


def nobody(share: float) -> None:
    """Who does not want to hear it."""


@dataclass(eq=False)
class Job:
    """Something to be done, and who waits for it."""

    kind: Kind
    payers: Payers
    task: str
    arguments: tuple[Any, ...]
    key: str
    """Jobs of one key are best done by the same worker: it may remember something."""
    done: "asyncio.Future[Any]"
    is_wanted: Wanted = always
    heard: Heard = nobody
    due: float = 0.0
    cost: float = 0.0
    number: int = 0

    @property
    def visitor(self) -> str:
        return self.payers[0]


class Line:
    """The jobs that wait."""

    def __init__(self, are_in_debt: Callable[[Payers], bool] = lambda payers: False) -> None:
        self.waiting: list[Job] = []
        self._are_in_debt = are_in_debt
        self._numbers = itertools.count()
        self._now = 0.0
        """How far everybody would have come with equal shares."""
        self._until: dict[str, float] = {}
        """Up to where each visitor's share is spoken for."""
        self._usual = dict(USUAL_SECONDS)

    def __len__(self) -> int:
        return len(self.waiting)

    def add(self, job: Job) -> None:
        job.number, job.cost = next(self._numbers), self._usual[job.kind]
        job.due = max(self._now, self._until.get(job.visitor, 0.0))
        self._until[job.visitor] = job.due + job.cost
        self.waiting.append(job)

    def discard(self, job: Job) -> None:
        """Nobody waits for it any more."""
        if job in self.waiting:
            self.waiting.remove(job)
            self._until[job.visitor] -= job.cost

    def take(self, may: Callable[[Job], bool] = lambda job: True) -> Job | None:
        """The next job among those that may be done."""
        fitting = [job for job in self.waiting if may(job)]
        if not fitting:
            return None
        chosen = min(fitting, key=lambda job: (self._are_in_debt(job.payers), job.kind, job.due, job.number))
        self.waiting.remove(chosen)
        self._now = max(self._now, chosen.due)
        return chosen

    def paid(self, job: Job, seconds: float) -> None:
        """What a job really cost."""
        if seconds:
            self._usual[job.kind] += LEARNING * (seconds - self._usual[job.kind])
        if job.visitor in self._until:
            self._until[job.visitor] += seconds - job.cost
        if len(self._until) > MOST_SHARES:
            self._until = {who: until for who, until in self._until.items() if until > self._now}

    def waiting_for(self, visitor: str, kind: Kind) -> int:
        return sum(job.visitor == visitor and job.kind == kind for job in self.waiting)
