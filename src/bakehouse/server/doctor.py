"""Looking over a database: every log is replayed, every die checked, and what cannot be is found.

It only reads, and servers may go on meanwhile.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from bakehouse.errors import BakehouseError
from bakehouse.match import FROM_SEED
from bakehouse.proof import check_chance
from bakehouse.server.course import Course, chance_of, finished_match
from bakehouse.server.storage.backup import reading
from bakehouse.server.storage.models import MatchHeader, StepRow
from bakehouse.server.storage.store import OPEN, OVER, PROGRAM, RUNNING, Header, Store, Whole
from bakehouse.server.tables.door import is_full


@dataclass(frozen=True)
class Finding:
    """Something that is not as it should be; a note where that is nobody's fault."""

    match: str
    sentence: str
    is_problem: bool = True


def examine(database: str, told: Callable[[Finding], None]) -> int:
    """Everything in a database; returns how many matches there are."""
    with reading(database) as connection:
        names = list(connection.execute(select(MatchHeader.id).order_by(MatchHeader.created_at)).scalars())
        known = set(names)
        for name in names:
            whole = Store.whole(connection, name)
            if whole is not None:
                for finding in _findings(connection, whole, known):
                    told(finding)
        return len(names)


def _findings(connection: Connection, whole: Whole, known: set[str]) -> Iterator[Finding]:
    header = whole.header
    if header.rematch is not None and header.rematch not in known:
        yield Finding(header.id, f"Its rematch, {header.rematch}, is not there.")
    if [place.seat for place in header.places] != list(range(header.seats)):
        yield Finding(header.id, "Its seats are not all there.")
        return
    if is_full(header):
        yield Finding(header.id, "Nobody is missing, and it never began; a server on this database will begin it.")
    last = connection.execute(select(func.max(StepRow.index)).where(StepRow.match == header.id)).scalar_one()
    if len(whole.rows) != (0 if last is None else last + 1):
        yield Finding(header.id, "Its log has a gap.")
        return
    try:
        course = Course(header, whole.rows)
    except BakehouseError as problem:
        yield Finding(header.id, f"It cannot be replayed: {problem}")
        return
    yield from _course_findings(header, course)


def _course_findings(header: Header, course: Course) -> Iterator[Finding]:
    match = course.match
    if match.stopped:
        yield Finding(header.id, match.stopped, is_problem=False)
        return
    try:
        if chance_of(header) == FROM_SEED:  # nobody here threw the dice of a record that somebody brought
            check_chance(finished_match(header, course))
    except BakehouseError as problem:
        yield Finding(header.id, f"Its chance is not what was promised: {problem}")
    if match.over != (header.status == OVER) and header.status in (OVER, RUNNING):
        ends = "has ended" if match.over else "goes on"
        yield Finding(header.id, f"By its log the match {ends}, and it counts as {header.status}.")
    if header.status == OPEN and course.steps:
        yield Finding(header.id, "It has not begun, and its log has steps.")
    waits = any(header.places[seat].kind == PROGRAM for seat in match.awaited)
    if header.status == RUNNING and waits and header.wakes_at is None:
        yield Finding(header.id, "A program is awaited, and no server will wake for it.")
