"""What is asked of the database and written to it, each in one transaction."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, cast

from sqlalchemy import (
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    false,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from bakehouse.server.storage.models import Browser, Holder, MatchHeader, Seat, Setting, Spoken, StepRow

OPEN, RUNNING, OVER, ABANDONED = "open", "running", "over", "abandoned"
"""What a match can be: waiting for people, being played, finished, given up."""
SITTING, DAYS = "sitting", "days"
"""How a match is played: in one go, or by and by."""
NOBODY, PERSON, PROGRAM = "open", "person", "program"
"""What can sit in a seat."""

CHANNEL = "bakehouse"
STEPS, TABLE, CHAT = "steps", "table", "chat"
"""What other processes are told about a match."""


class Row(NamedTuple):
    """An entry of a log: a step of a seat or of chance, or a take-back (see log.py)."""

    seat: int
    action: int
    at: int


@dataclass(frozen=True)
class Place:
    """A seat and who sits there."""

    seat: int
    kind: str
    name: str
    program: str = ""
    generation: int = 0
    seen_at: int = 0
    holders: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Header:
    """All of a match but its log."""

    id: str
    game: str
    box: str
    version: int
    edition: dict[str, Any]
    components: dict[str, Any]
    seats: int
    house_rules: dict[str, str]
    described: dict[str, Any]
    options: dict[str, Any]
    owner: str
    seed: int
    salt: str
    status: str
    created_at: int
    started_at: int | None = None
    ended_at: int | None = None
    moved_at: int = 0
    wakes_at: int | None = None
    result: dict[str, Any] | None = None
    asked: dict[str, Any] | None = None
    rematch: str | None = None
    places: tuple[Place, ...] = field(default=())

    def seats_of(self, browser: str | None) -> list[int]:
        """The seats that a browser holds."""
        return [place.seat for place in self.places if browser is not None and browser in place.holders]


HEADER_FIELDS = [column.name for column in MatchHeader.__table__.columns]


COURSE_FIELDS = ("status", "started_at", "ended_at", "moved_at", "wakes_at", "result", "asked")
"""What a move may change in a header."""

# Made once: the two statements of every move.
HEADER_TABLE, STEP_TABLE = cast(Table, MatchHeader.__table__), cast(Table, StepRow.__table__)
CHANGE_COURSE = (
    update(HEADER_TABLE)
    .where(HEADER_TABLE.c.id == bindparam("of"), HEADER_TABLE.c.status == bindparam("was"))
    .values({name: bindparam(name) for name in COURSE_FIELDS})
)
ADD_STEP = {
    "sqlite": sqlite.insert(STEP_TABLE).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(STEP_TABLE).on_conflict_do_nothing(),
}
COUNTED = {"preserve_rowcount": True}


IS_LESSON = func.coalesce(MatchHeader.options["lesson"].as_boolean(), false())


class Changed(Exception):
    """Somebody else was quicker: what was to be changed is not as it was."""


class Store:
    """Functions over a connection; the caller says whether it reads or writes."""

    # --- What all processes share

    @staticmethod
    def setting(connection: Connection, name: str, new: str) -> str:
        """A setting, made now if it is not there yet."""
        _insert_if_new(connection, Setting, name=name, value=new)
        value: str = connection.execute(select(Setting.value).where(Setting.name == name)).scalar_one()
        return value

    @staticmethod
    def notify(connection: Connection, match: str, what: str) -> None:
        """Tell other processes, when the transaction is committed. One process alone need not be told."""
        if connection.dialect.name == "postgresql":
            connection.execute(
                text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": f"{match} {what}"}
            )

    # --- Headers

    @staticmethod
    def create(connection: Connection, header: Header, told_by: str | None = None) -> None:
        """A new match; `told_by` is the one that it is the rematch of."""
        if told_by is not None:
            before = MatchHeader.__table__.c
            taken = connection.execute(
                update(MatchHeader).where(before.id == told_by, before.rematch.is_(None)).values(rematch=header.id)
            )
            if not taken.rowcount:
                raise Changed
        connection.execute(insert(MatchHeader), {name: getattr(header, name) for name in HEADER_FIELDS})
        for place in header.places:
            connection.execute(
                insert(Seat),
                {
                    "match": header.id, "seat": place.seat, "kind": place.kind, "name": place.name,
                    "program": place.program, "generation": place.generation, "seen_at": place.seen_at,
                },
            )  # fmt: skip
            Store._hold(connection, header.id, place.seat, place.holders)
        if told_by is not None:
            Store.notify(connection, told_by, TABLE)

    @staticmethod
    def header(connection: Connection, match: str) -> Header | None:
        found = (
            connection.execute(select(MatchHeader.__table__).where(MatchHeader.id == match)).mappings().one_or_none()
        )
        if found is None:
            return None
        return replace(Header(**found), places=Store._places(connection, match))

    @staticmethod
    def _places(connection: Connection, match: str) -> tuple[Place, ...]:
        holders: dict[int, set[str]] = {}
        for seat, browser in connection.execute(select(Holder.seat, Holder.browser).where(Holder.match == match)):
            holders.setdefault(seat, set()).add(browser)
        seats = select(Seat.__table__).where(Seat.match == match).order_by(Seat.seat)
        return tuple(
            Place(
                row.seat, row.kind, row.name, row.program, row.generation, row.seen_at,
                frozenset(holders.get(row.seat, ())),
            )
            for row in connection.execute(seats)
        )  # fmt: skip

    @staticmethod
    def change_header(connection: Connection, match: str, was: Iterable[str], **values: Any) -> None:
        """Change a header that has one of these statuses."""
        changed = connection.execute(
            update(MatchHeader).where(MatchHeader.id == match, MatchHeader.status.in_(list(was))).values(**values)
        )
        if not changed.rowcount:
            raise Changed
        Store.notify(connection, match, TABLE)

    # --- Logs

    @staticmethod
    def rows(connection: Connection, match: str, first: int = 0) -> list[Row]:
        chosen = (
            select(StepRow.seat, StepRow.action, StepRow.at)
            .where(StepRow.match == match, StepRow.index >= first)
            .order_by(StepRow.index)
        )
        return [Row(*row) for row in connection.execute(chosen)]

    @staticmethod
    def append(connection: Connection, header: Header, first: int, rows: Sequence[Row], was: str) -> None:
        """Add rows to a log that is `first` rows long, and what the header says of it then; all of it or nothing."""
        values = {name: getattr(header, name) for name in COURSE_FIELDS}
        if not connection.execute(CHANGE_COURSE, {"of": header.id, "was": was, **values}).rowcount:
            raise Changed
        entries = [
            {"match": header.id, "index": first + place, "seat": row.seat, "action": row.action, "at": row.at}
            for place, row in enumerate(rows)
        ]
        if entries:
            added = connection.execute(ADD_STEP[connection.dialect.name], entries[0], execution_options=COUNTED)
            if added.rowcount != 1:
                raise Changed
            if entries[1:]:
                connection.execute(insert(STEP_TABLE), entries[1:])
        Store.notify(connection, header.id, STEPS)

    # --- Seats

    @staticmethod
    def change_seat(connection: Connection, match: str, before: Place, after: Place) -> None:
        """Somebody sits down, leaves or is replaced; refused when the seat is not as it was."""
        changed = connection.execute(
            update(Seat)
            .where(
                Seat.match == match, Seat.seat == before.seat, Seat.kind == before.kind,
                Seat.generation == before.generation,
            )
            .values(
                kind=after.kind, name=after.name, program=after.program, generation=after.generation,
                seen_at=after.seen_at,
            )
        )  # fmt: skip
        if not changed.rowcount:
            raise Changed
        if after.holders != before.holders:
            connection.execute(delete(Holder).where(Holder.match == match, Holder.seat == before.seat))
            Store._hold(connection, match, after.seat, after.holders)
        Store.notify(connection, match, TABLE)

    @staticmethod
    def _hold(connection: Connection, match: str, seat: int, browsers: Iterable[str]) -> None:
        for browser in browsers:
            _insert_if_new(connection, Holder, match=match, seat=seat, browser=browser)

    @staticmethod
    def seen(connection: Connection, seats: Iterable[tuple[str, int]], now: int) -> None:
        """People who are there."""
        for match, seat in seats:
            connection.execute(update(Seat).where(Seat.match == match, Seat.seat == seat).values(seen_at=now))

    # --- People and what they say

    @staticmethod
    def name_of(connection: Connection, browser: str) -> str:
        return connection.execute(select(Browser.name).where(Browser.id == browser)).scalar_one_or_none() or ""

    @staticmethod
    def rename(connection: Connection, browser: str, name: str) -> None:
        if not _insert_if_new(connection, Browser, id=browser, name=name):
            connection.execute(update(Browser).where(Browser.id == browser).values(name=name))

    @staticmethod
    def say(
        connection: Connection, match: str, name: str, seat: int | None, words: str, at: int, most: int
    ) -> int | None:
        """A new line of chat; its number, or None when the table's chat is full."""
        index = Store._next_line(connection, match)
        if index >= most:
            return None
        connection.execute(insert(Spoken).values(match=match, index=index, name=name, seat=seat, text=words, at=at))
        Store.notify(connection, match, CHAT)
        return index

    @staticmethod
    def _next_line(connection: Connection, match: str) -> int:
        if connection.dialect.name == "postgresql":  # one after the other, also from two processes
            connection.execute(select(MatchHeader.id).where(MatchHeader.id == match).with_for_update())
        last = connection.execute(select(func.max(Spoken.index)).where(Spoken.match == match)).scalar_one()
        return 0 if last is None else int(last) + 1

    @staticmethod
    def chat(connection: Connection, match: str, first: int = 0) -> list[Any]:
        chosen = select(Spoken.__table__).where(Spoken.match == match, Spoken.index >= first).order_by(Spoken.index)
        return list(connection.execute(chosen))

    # --- Looking for matches

    @staticmethod
    def lobby(connection: Connection, browser: str | None, most: int) -> list[str]:
        """Open tables for everybody, one's own that go on, and those that were played last; newest first."""
        mine = select(Holder.match).where(Holder.browser == (browser or ""))
        public = MatchHeader.options["public"].as_boolean()
        chosen = (
            select(MatchHeader.id)
            .where(or_(MatchHeader.id.in_(mine), MatchHeader.owner == literal(browser or ""), public), ~IS_LESSON)
            .order_by(MatchHeader.moved_at.desc())
            .limit(most)
        )
        return list(connection.execute(chosen).scalars())

    @staticmethod
    def lessons(connection: Connection, browser: str, game: str, before: int) -> list[str]:
        """Lessons that somebody has begun in a game, and those of anybody that nobody went on with since then."""
        own = and_(MatchHeader.owner == browser, MatchHeader.game == game)
        chosen = select(MatchHeader.id).where(IS_LESSON, or_(own, MatchHeader.moved_at < before))
        return list(connection.execute(chosen.order_by(MatchHeader.moved_at.desc())).scalars())

    @staticmethod
    def forget(connection: Connection, match: str) -> None:
        """Delete a match with all that belongs to it."""
        for model in (StepRow, Spoken, Holder, Seat):
            connection.execute(delete(model).where(model.match == match))
        connection.execute(delete(MatchHeader).where(MatchHeader.id == match))

    @staticmethod
    def due(connection: Connection, before: int) -> list[str]:
        """Running matches in which the server ought to have acted by then."""
        chosen = select(MatchHeader.id).where(MatchHeader.status == RUNNING, MatchHeader.wakes_at <= before)
        return list(connection.execute(chosen).scalars())


def _insert_if_new(connection: Connection, model: Any, **values: Any) -> bool:
    """Whether the row was not there before."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = make(model).values(**values).on_conflict_do_nothing()
    return connection.execute(statement, execution_options=COUNTED).rowcount == 1
