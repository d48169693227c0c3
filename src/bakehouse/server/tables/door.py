"""The one way by which anything about a table changes: joins, moves, consents, chat, all of it.

Under the lock of the table: look whether it may be, commit it together with all that follows from it, and only then
make it true here and tell everybody. A commit says which change it knew as the last one. Where somebody at another
process was quicker, nothing was written: the table is read again, and the same wish is looked at as the table is then.
A refusal writes nothing: the table is read before it is given, so that it too is right about what others have done.
When nobody knows whether a commit failed, the database is read before anything else is done.
"""

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Any

from sqlalchemy.exc import IntegrityError

from bakehouse.daily import curve_of
from bakehouse.server.course import Ahead, Course, new_clocks, result_of
from bakehouse.server.logs import tell
from bakehouse.server.rating import contest_of
from bakehouse.server.refusals import Refusal, somebody_was_quicker, unavailable
from bakehouse.server.storage import Header, Row, Store, Unavailable
from bakehouse.server.storage.store import (
    NOBODY,
    OPEN,
    OVER,
    PERSON,
    PROGRAM,
    RUNNING,
    Change,
    Changed,
    Line,
    Place,
    Whole,
)
from bakehouse.server.tables.showing import Showing

log = logging.getLogger(__name__)

ATTEMPTS = 20
"""How often a wish is looked at again because somebody was quicker; each time somebody else did get on."""


@dataclass(frozen=True)
class News:
    """What a change makes of a table."""

    header: Header
    ahead: Ahead | None = None
    """Entries of the log, and where they lead."""
    answers: tuple[Ahead, ...] = ()
    """What programs do at once after it: written with it, and told one after the other."""
    acknowledge: Callable[[], None] | None = None
    """Called when the first of these is true here and told, before the answers are."""
    said: Line | None = None
    rematch: tuple[Header, Sequence[Row]] | None = None

    @property
    def steps(self) -> tuple[Ahead, ...]:
        return () if self.ahead is None else (self.ahead, *self.answers)


class Door(Showing, ABC):
    """A table that can be changed."""

    @abstractmethod
    def act_for_programs(self) -> None:
        """See to it that programs act and clocks run out, unless that is being seen to."""

    # --- Changing

    async def change(self, decide: Callable[[], News | None]) -> None:
        """What somebody wishes, as `decide` sees it: news, None where there is nothing to do, or a refusal."""
        async with self.lock:
            await self.change_now(decide)

    async def change_now(self, decide: Callable[[], News | None]) -> None:
        """The same, for who holds the lock already."""
        for _ in range(ATTEMPTS):
            await self.look_again_if_uncertain()
            try:
                news = decide()
            except Refusal:
                if not await self._was_behind():
                    raise
                continue
            if news is None:
                if not await self._was_behind():
                    return
            elif await self._is_committed(with_what_follows(self.header, self.course, news, self.now)):
                return
        raise somebody_was_quicker(self.length)

    def news(self, ahead: Ahead | None = None, answers: Sequence[Ahead] = (), **values: Any) -> News:
        """The header with other values, and perhaps entries of the log: a wish to take back does not outlive them."""
        after = {"asked": None, "moved_at": self.now, **values} if ahead is not None else values
        return News(self.header.but(**after), ahead, tuple(answers))

    async def _is_committed(self, news: News) -> bool:
        """Write everything; when it is safe, make it true here and tell everybody. False: somebody was quicker."""
        header = news.header.but(changes=self.header.changes + 1)
        rows = [row for step in news.steps for row in step.rows]
        most = self.hall.settings.limits.chat_lines
        rated = self._contest(header, rows)
        change = Change(self.header, header, self.length, rows, news.said, most, news.rematch, rated)
        try:
            await self.hall.database.write(self.id, partial(Store.change, change=change))
        except (Changed, IntegrityError):
            self.uncertain = True
            return False
        except Unavailable as problem:
            self.uncertain = True
            tell(log, "database unavailable", logging.ERROR, reason=str(problem))
            raise unavailable() from None
        self.ours = self.ours or news.said is None
        for was, place in zip(self.header.places, header.places, strict=True):
            if (was.kind, was.generation) != (place.kind, place.generation):
                tell(log, "seat changed", table=self.id, seat=place.seat, kind=place.kind)
        self._happened(header, news.steps, acknowledge=news.acknowledge)
        self.hall.keep_position_of(self)
        return True

    def _contest(self, header: Header, rows: Sequence[Row]) -> Sequence[str]:
        """Who is rated by the end of a match: everybody, or nobody."""
        ends = header.status == OVER and self.header.status != OVER and self.hall.settings.ratings
        return contest_of(header, [*self.course.rows, *rows], self.course.game.definition) if ends else ()

    def _happened(
        self,
        header: Header,
        steps: Sequence[Ahead] = (),
        rows: Sequence[Row] = (),
        acknowledge: Callable[[], None] | None = None,
    ) -> None:
        """What is in the database now is true here too: what was thought ahead, or rows that others wrote."""
        before, self.header = self.header, header
        if before.started_at != header.started_at and not steps:
            self.course.begin_clocks(header)
        self.used_at = time.monotonic()
        if before.status != header.status:
            self.hall.metrics.matches.labels(header.game, header.status).inc()
            tell(log, f"match {header.status}", table=self.id, game=header.game)
        for told in self._told_together(steps):
            self._follow(partial(self._adopt, told), [row for step in told for row in step.rows])
            if acknowledge is not None and told[0] is steps[0]:
                acknowledge()
        if not steps:
            self._follow(partial(self.course.add, rows), rows)
        if _shown(before) != _shown(header):
            self.announce_table()
            self.hall.look_up_ratings(self)
        self.act_for_programs()

    def _told_together(self, steps: Sequence[Ahead]) -> Iterator[list[Ahead]]:
        """What was thought ahead, each deed by itself; on a busy server what one program answers in a row is one."""
        yield from ([step] for step in steps[:1])
        for _, group in groupby(steps[1:], lambda step: step.rows[0].seat):
            answers = list(group)
            yield from [answers] if self.hall.is_busy else ([step] for step in answers)

    def _adopt(self, steps: Sequence[Ahead]) -> int:
        """Steps that were thought ahead one after the other; returns what `Course.adopt` does for all of them."""
        return min([self.course.adopt(step) for step in steps])

    def _follow(self, make_true: Callable[[], int], rows: Sequence[Row]) -> None:
        known = len(self.course.steps)
        first = make_true()
        self._name_players()
        if rows:
            self.announce(first, retold=first < known)

    # --- What other processes did

    async def look_again_if_uncertain(self) -> None:
        if self.uncertain:
            await self._look_again()

    async def _was_behind(self) -> bool:
        """Whether others have changed the table: no commit tells, where nothing is to be written."""
        known = self.header.changes
        if not self.hall.database.is_sqlite:
            await self._look_again()
        return self.header.changes != known

    async def _look_again(self) -> None:
        """Read what the database has more than we know."""
        try:
            found: Whole | None = await self.hall.database.read(partial(Store.whole, match=self.id, first=self.length))
        except Unavailable:
            raise unavailable() from None
        self.uncertain = False
        if found is None:
            return
        self.was_seen(found.seen)
        if found.rows or found.header != self.header:
            self.ours = self.ours and not found.rows
            self._happened(found.header, rows=found.rows)

    async def begin_if_full(self) -> None:
        """A table with nobody missing that waits all the same: it begins."""
        await self.change(lambda: News(self.header) if is_full(self.header) else None)


def _shown(header: Header) -> tuple[Any, ...]:
    return header.status, header.asked, header.places, header.rematch, header.owner


def is_full(header: Header) -> bool:
    """Whether a match waits though nobody is missing."""
    return header.status == OPEN and all(place.kind != NOBODY for place in header.places)


def begun(header: Header, course: Course, now: int) -> tuple[Header, Ahead]:
    """A match begins: with whatever chance brings before the first decision."""
    started = header.but(status=RUNNING, started_at=now, moved_at=now)
    return started, replace(course.ahead(now, None), clocks=new_clocks(started))


def with_what_follows(before: Header, course: Course, news: News, now: int) -> News:
    """News with everything that follows from them: that the match begins or is over, and when the server has to act."""
    header = news.header
    if is_full(header):
        header, ahead = begun(header, course, now)
        news = replace(news, ahead=ahead)
    last = news.steps[-1] if news.steps else None
    if header.status == RUNNING and last is not None and last.match.over:
        curve = {"curve": curve_of(last.match)} if header.options.get("daily") else {}
        header = header.but(status=OVER, ended_at=now, result=result_of(last.match) | curve)
    if header.status == RUNNING and _hands(before.places) != _hands(header.places):
        handed = header.handed + (before.status == RUNNING)
        header = header.but(asked=None, handed=handed)  # who was asked, or asks, is somebody else now
    return replace(news, header=header.but(wakes_at=_wakes_at(header, course, last, now)))


def _hands(places: Sequence[Place]) -> list[tuple[str, str]]:
    return [(place.kind, place.name) for place in places]


def _wakes_at(header: Header, course: Course, ahead: Ahead | None, now: int) -> int | None:
    """When the server has to act next; programs among themselves wait until somebody comes."""
    match, clocks = (course.match, course.clocks) if ahead is None else (ahead.match, ahead.clocks)
    if header.status != RUNNING or all(place.kind != PERSON for place in header.places):
        return None
    if any(header.places[seat].kind == PROGRAM for seat in match.awaited):
        return now
    return min((clocks.out_at(seat) for seat in match.awaited), default=None) if clocks else None
