"""Is there one order of all that was acknowledged in which every answer is right?

A history is a list of calls: when each was made and answered, and what the answer was. It is linearisable if the calls
can be put in one order that no clock contradicts (what was answered before another was asked comes before it) and in
which a simple model, one deed after the other, gives the same answers. A call whose answer never came may have
happened at any time since, or never.

The search goes through the history once, from answer to answer, and keeps every way in which all could have happened
so far (just-in-time linearisation, after Lowe). Nothing happens before an answer needs it, so only what is still open
at that moment matters: how long the history is does not.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Any

FOREVER = float("inf")
MOST_WAYS = 50_000
"""To look at in a whole history; some hundreds are usual. Rather a test that cannot tell than one without end."""


@dataclass(frozen=True)
class Call:
    """Something that somebody asked for."""

    asked: float
    answered: float
    """FOREVER: nobody knows what became of it."""
    what: tuple[Any, ...]
    answer: Any = None


Model = Callable[[Any, tuple[Any, ...]], tuple[Any, Any]]
"""From a state and a deed to the state after it, and the answer."""


@dataclass(frozen=True)
class Way:
    """How it may have gone so far: the state, and what of the open calls has happened, by number."""

    state: Hashable
    done: frozenset[int] = frozenset()
    """Calls that are still to be answered."""
    spent: frozenset[int] = frozenset()
    """Calls that never will be."""


class TooManyWays(AssertionError):
    """Too little is known about this history to judge it."""


def unexplained(calls: Sequence[Call], start: Hashable, model: Model) -> Call | None:
    """The first call whose answer no order explains; None: the history is linearisable."""
    by_answer = sorted(enumerate(calls), key=lambda numbered: (numbered[1].answered, numbered[1].asked))
    ways, found = [Way(start)], count()
    for place, (number, call) in enumerate(by_answer):
        if call.answered == FOREVER:
            break
        open_calls = [(other, its) for other, its in by_answer[place:] if its.asked <= call.answered]
        ways = list(_until_answered(number, ways, open_calls, model, found))
        if not ways:
            return call
    return None


def is_linear(calls: Sequence[Call], start: Hashable, model: Model) -> bool:
    """Whether some order explains all answers."""
    return unexplained(calls, start, model) is None


def _until_answered(
    number: int, ways: list[Way], open_calls: list[tuple[int, Call]], model: Model, found: Iterator[int]
) -> Iterator[Way]:
    """All ways to go on until the call has happened, and nothing after it.

    A way that needs more unanswered calls than another that comes to the same explains nothing that this one does not.
    """
    leanest: dict[tuple[Hashable, frozenset[int]], list[frozenset[int]]] = {}
    waiting = [(len(way.spent), next(found), way) for way in ways]
    heapify(waiting)
    while waiting:
        _, _, way = heappop(waiting)
        others = leanest.setdefault((way.state, way.done), [])
        if any(spent <= way.spent for spent in others):
            continue
        others.append(way.spent)
        if number in way.done:
            yield Way(way.state, way.done - {number}, way.spent)
            continue
        for after in _next(way, open_calls, model):
            heappush(waiting, (len(after.spent), next(found), after))
        if next(found) > MOST_WAYS:
            raise TooManyWays(f"{len(open_calls)} calls that were open at once can be ordered in too many ways")


def _next(way: Way, open_calls: list[tuple[int, Call]], model: Model) -> Iterator[Way]:
    """The ways after one more of the open calls; of those that ask for the same and get no answer, any is as good."""
    tried = set()
    for number, call in open_calls:
        if number in way.done or number in way.spent:
            continue
        if call.answered < FOREVER:
            state, answer = model(way.state, call.what)
            if answer == call.answer:
                yield Way(state, way.done | {number}, way.spent)
        elif call.what not in tried:
            tried.add(call.what)
            state, _ = model(way.state, call.what)
            if state != way.state:
                yield Way(state, way.done, way.spent | {number})
