"""What years of matches need beside headers and logs: kept positions and records, lists, and what may be thrown away.

Nothing here is needed to know a match: a kept position is only used if it was kept of the very log that is there, and a
record that is lost is made again.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from sqlalchemy import CompoundSelect, Connection, Select, delete, func, insert, select, union

from bakehouse.server.storage.inserting import insert_into
from bakehouse.server.storage.models import Holder, KeptAnalysis, KeptPosition, KeptRecord, MatchHeader, Seat, StepRow
from bakehouse.server.storage.store import (
    ABANDONED,
    HEADER_COLUMNS,
    OPEN,
    OVER,
    RUNNING,
    Header,
    Place,
    Store,
    in_parts,
)

PUBLIC, LESSON = "public", "lesson"
MOST_OF_ONE = 5
"""Open tables of one owner in the list for everybody."""


class Snapshot(NamedTuple):
    """A position that is kept, and of which log: so many entries, with this digest, by these rules and numbers."""

    length: int
    digest: str
    layout: str
    position: bytes
    clocks: dict[str, Any] | None


@dataclass(frozen=True)
class Listed:
    """A match as lists show it, without its log."""

    header: Header
    length: int
    seen: dict[str, int]


@dataclass(frozen=True)
class Lists:
    """What somebody who comes in sees, the newest first."""

    open: list[Listed]
    mine: list[Listed]
    finished: list[Listed]


class Archive:
    """Functions over a connection, like those of `Store`."""

    # --- Kept positions and records

    @staticmethod
    def keep(connection: Connection, match: str, snapshot: Snapshot) -> None:
        """The last position of a match that is kept; older ones are not needed."""
        values = snapshot._asdict()
        statement = insert_into(connection, KeptPosition).values(match=match, **values)
        connection.execute(statement.on_conflict_do_update(index_elements=[KeptPosition.match], set_=values))

    @staticmethod
    def kept(connection: Connection, match: str) -> Snapshot | None:
        columns = [getattr(KeptPosition, name) for name in Snapshot._fields]
        found = connection.execute(select(*columns).where(KeptPosition.match == match)).one_or_none()
        return None if found is None else Snapshot(*found)

    @staticmethod
    def keep_record(connection: Connection, match: str, made_by: str, text: str) -> None:
        connection.execute(delete(KeptRecord).where(KeptRecord.match == match))
        connection.execute(insert(KeptRecord).values(match=match, made_by=made_by, text=text))

    @staticmethod
    def record(connection: Connection, match: str, made_by: str) -> str | None:
        """The record of a match that has ended, if this version has made it."""
        chosen = select(KeptRecord.text).where(KeptRecord.match == match, KeptRecord.made_by == made_by)
        return connection.execute(chosen).scalar_one_or_none()

    @staticmethod
    def keep_analysis(connection: Connection, match: str, depth: str, made_by: str, packed: bytes) -> None:
        """What was thought of a match; nothing where it was thrown away meanwhile."""
        if connection.execute(select(MatchHeader.id).where(MatchHeader.id == match)).first() is None:
            return
        of_match = (KeptAnalysis.match == match, KeptAnalysis.depth == depth)
        connection.execute(delete(KeptAnalysis).where(*of_match))
        connection.execute(insert(KeptAnalysis).values(match=match, depth=depth, made_by=made_by, packed=packed))

    @staticmethod
    def analysis(connection: Connection, match: str, depth: str, made_by: str) -> bytes | None:
        """What this version thought of a match, if it did."""
        of_match = (KeptAnalysis.match == match, KeptAnalysis.depth == depth, KeptAnalysis.made_by == made_by)
        return connection.execute(select(KeptAnalysis.packed).where(*of_match)).scalar_one_or_none()

    # --- Lists

    @staticmethod
    def lists(connection: Connection, browser: str | None, most: int) -> Lists:
        """Open tables for everybody, one's own that go on, and those that have ended; each as long as it may be."""
        public = _newest(_moments().where(MatchHeader.shelf == PUBLIC, MatchHeader.status == OVER), most)
        finished = {*_mine(connection, browser, (OVER,), most), *connection.execute(public)}
        found = [
            list(connection.execute(_open(most)).scalars()),
            [name for _, name in sorted(_mine(connection, browser, (OPEN, RUNNING), most), reverse=True)[:most]],
            [name for _, name in sorted(finished, reverse=True)[:most]],
        ]
        names = sorted({name for each in found for name in each})
        listed = {each.header.id: each for each in Archive.listed(connection, names)}
        return Lists(*([listed[name] for name in names if name in listed] for names in found))

    @staticmethod
    def listed(connection: Connection, names: Sequence[str]) -> list[Listed]:
        """Matches by their names, without their logs."""
        if not names:
            return []
        headers = connection.execute(select(*HEADER_COLUMNS).where(MatchHeader.id.in_(names))).mappings().all()
        places, seen = _places(connection, names), Store.seen(connection, names)
        last = select(StepRow.match, func.max(StepRow.index)).where(StepRow.match.in_(names)).group_by(StepRow.match)
        lengths = {match: index + 1 for match, index in connection.execute(last)}
        return [
            Listed(
                replace(Header(**found), places=tuple(places.get(found["id"], ()))), lengths.get(found["id"], 0),
                seen.get(found["id"], {}),
            )
            for found in headers
        ]  # fmt: skip

    # --- Throwing away

    @staticmethod
    def outdated(connection: Connection, before: dict[str, int], most: int) -> list[str]:
        """Matches that nobody has touched since the time that the host has set for their kind, some of them."""
        named = [
            (MatchHeader.shelf == LESSON) & (MatchHeader.moved_at < before["lessons"]),
            (MatchHeader.status == OPEN) & (MatchHeader.moved_at < before["open"]),
            (MatchHeader.status == RUNNING) & (MatchHeader.moved_at < before["running"]),
            MatchHeader.status.in_([OVER, ABANDONED]) & (MatchHeader.moved_at < before["ended"]),
        ]
        chosen = _either(*(select(MatchHeader.id).where(rule).limit(most) for rule in named))
        return list(connection.execute(select(chosen.subquery()).limit(most)).scalars())

    @staticmethod
    def forget(connection: Connection, matches: Iterable[str]) -> None:
        for match in matches:
            Store.forget(connection, match)


def _either(*chosen: "Select[Any]") -> "CompoundSelect[Any]":
    """What is in one of these lists, each of which may have an order and an end of its own."""
    return union(*(select(each.subquery().c.id) for each in chosen))


def _newest(chosen: "Select[Any]", most: int) -> "Select[Any]":
    return chosen.order_by(MatchHeader.moved_at.desc()).limit(most)


def _moments() -> Any:
    """Matches with the times of their last moves."""
    return select(MatchHeader.moved_at, MatchHeader.id)


def _mine(connection: Connection, browser: str | None, statuses: Sequence[str], most: int) -> set[Any]:
    """Matches of a browser, with the times of their last moves: those that it owns, and those where it holds a seat.

    Each is looked up by an index of its own, which no planner does by itself.
    """
    who = browser or ""
    held = connection.execute(select(Holder.match).where(Holder.browser == who)).scalars()
    listed = _moments().where(MatchHeader.shelf != LESSON)
    owned = (_newest(listed.where(MatchHeader.owner == who, MatchHeader.status == each), most) for each in statuses)
    seated = (listed.where(MatchHeader.id.in_(some), MatchHeader.status.in_(statuses)) for some in in_parts(held))
    return {(at, name) for chosen in (*owned, *seated) for at, name in connection.execute(chosen)}


def _open(most: int) -> "Select[Any]":
    """Open tables for everybody, and of one owner not more than some: nobody hides those of the others."""
    place = func.row_number().over(partition_by=MatchHeader.owner, order_by=MatchHeader.moved_at.desc())
    each = (
        select(MatchHeader.id, MatchHeader.moved_at, place.label("place"))
        .where(MatchHeader.shelf == PUBLIC, MatchHeader.status == OPEN)
        .subquery()
    )
    return select(each.c.id).where(each.c.place <= MOST_OF_ONE).order_by(each.c.moved_at.desc()).limit(most)


def _places(connection: Connection, names: Sequence[str]) -> dict[str, list[Place]]:
    holders: dict[tuple[str, int], set[str]] = {}
    for match, seat, browser in connection.execute(
        select(Holder.match, Holder.seat, Holder.browser).where(Holder.match.in_(names))
    ):
        holders.setdefault((match, seat), set()).add(browser)
    found: dict[str, list[Place]] = {}
    for row in connection.execute(select(Seat.__table__).where(Seat.match.in_(names)).order_by(Seat.match, Seat.seat)):
        held = frozenset(holders.get((row.match, row.seat), ()))
        place = Place(row.seat, row.kind, row.name, row.program, row.generation, row.seen_at, held)
        found.setdefault(row.match, []).append(place)
    return found
