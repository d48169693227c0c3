"""What is asked of the database and written to it, each in one transaction."""

import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple, cast

from sqlalchemy import (
    Connection,
    Dialect,
    Table,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    select,
    text,
    update,
)

from bakehouse.server.storage.direct import write_many
from bakehouse.server.storage.inserting import insert_into
from bakehouse.server.storage.models import (
    BakeOfDay,
    Browser,
    Holder,
    KeptAnalysis,
    KeptPosition,
    KeptRecord,
    MatchHeader,
    Presence,
    Result,
    Seat,
    Setting,
    Spoken,
    StepRow,
)
from bakehouse.server.storage.results import Results

OPEN, RUNNING, OVER, ABANDONED = "open", "running", "over", "abandoned"
"""What a match can be: waiting for people, being played, finished, given up."""
SITTING, DAYS = "sitting", "days"
"""How a match is played: in one go, or by and by."""
NOBODY, PERSON, PROGRAM = "open", "person", "program"
"""What can sit in a seat."""

SIGNING_KEY = "signing key"
MOST_KEYS = 5
CHANNEL = "bakehouse"
STEPS, CHAT, SEEN, PEOPLE, LOOKERS = "steps", "chat", "seen", "people", "lookers"
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
    changes: int = 0
    """How often anything about the match was changed: whoever changes it must have known the last change."""
    handed: int = 0
    """How often a seat changed hands while the match was played."""
    places: tuple[Place, ...] = field(default=())

    def but(self, **values: Any) -> "Header":
        """The same with some other values. `dataclasses.replace` would set each of them anew, for every move."""
        changed = object.__new__(Header)
        changed.__dict__.update(self.__dict__, **values)
        return changed

    def guests(self) -> set[str]:
        """Those who hold a seat, and the owner."""
        return {self.owner}.union(*(place.holders for place in self.places))

    def seats_of(self, browser: str | None) -> list[int]:
        """The seats that a browser holds."""
        return [place.seat for place in self.places if browser is not None and browser in place.holders]


@dataclass(frozen=True)
class Line:
    """A line of chat."""

    name: str
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True)
class Change:
    """What one commit makes of a match; all of it, or nothing."""

    before: Header
    """As it was known when the change was thought of; if it is not so any more, nothing is changed."""
    after: Header
    length: int = 0
    """Of the log before."""
    rows: Sequence[Row] = ()
    """What is added to it."""
    said: Line | None = None
    most_lines: int = 0
    rematch: "tuple[Header, Sequence[Row]] | None" = None
    """The next match of the same people, which is made with it."""
    rated: Sequence[str] = ()
    """Of a match that ends and is rated: who sat in each seat."""


@dataclass(frozen=True)
class Whole:
    """Everything about a match, of one moment."""

    header: Header
    rows: list[Row]
    seen: dict[str, int]
    """When the browsers of its people were here last."""


HEADER_FIELDS = [column.name for column in MatchHeader.__table__.columns if column.name != "shelf"]
HEADER_COLUMNS = [MatchHeader.__table__.c[name] for name in HEADER_FIELDS]
CHANGING = (
    "owner", "status", "started_at", "ended_at", "moved_at", "wakes_at", "result", "asked", "rematch", "changes",
    "handed",
)  # fmt: skip
"""What a change may write to a header."""

# Made once: the two statements of every move, which are handed to the driver as they are.
HEADER_TABLE, STEP_TABLE = cast(Table, MatchHeader.__table__), cast(Table, StepRow.__table__)
CHANGE_HEADER = (
    update(HEADER_TABLE)
    .where(HEADER_TABLE.c.id == bindparam("of"), HEADER_TABLE.c.changes == bindparam("known"))
    .values({name: bindparam(name) for name in CHANGING})
)
ADD_STEP = insert(STEP_TABLE)
JSON_COLUMNS = ("result", "asked")
"""Of those that a change may write."""
AT_ONCE = 500
COUNTED = {"preserve_rowcount": True}


IS_LESSON = func.coalesce(MatchHeader.options["lesson"].as_boolean(), false())


class Changed(Exception):
    """Somebody else was quicker: what was to be changed is not as it was."""


class Full(Exception):
    """The chat of a table has no room for another line."""


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
    def setting_now(connection: Connection, name: str) -> str:
        """A setting that is there already."""
        value: str = connection.execute(select(Setting.value).where(Setting.name == name)).scalar_one()
        return value

    @staticmethod
    def new_key(connection: Connection, key: str, forget: bool = False) -> int:
        """From now on this key signs; the older ones stay good unless they are to be forgotten. How many there are."""
        older = "" if forget else Store.setting(connection, SIGNING_KEY, "")
        keys = [key, *older.split()][:MOST_KEYS]
        Store.set(connection, SIGNING_KEY, " ".join(keys))
        return len(keys)

    @staticmethod
    def set(connection: Connection, name: str, value: str) -> None:
        """Change a setting."""
        if not _insert_if_new(connection, Setting, name=name, value=value):
            connection.execute(update(Setting).where(Setting.name == name).values(value=value))

    @staticmethod
    def notify(connection: Connection, match: str, what: str) -> None:
        """Tell other processes, when the transaction is committed. One process alone need not be told."""
        if connection.dialect.name == "postgresql":
            connection.execute(
                text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": f"{match} {what}"}
            )

    @staticmethod
    def notify_all(connection: Connection, told: Sequence[tuple[str, str]]) -> None:
        for match, what in told:
            Store.notify(connection, match, what)

    # --- Matches

    @staticmethod
    def create(
        connection: Connection, header: Header, rows: Sequence[Row] = (), bake: dict[str, Any] | None = None
    ) -> None:
        """A new match, with the entries that it begins with; perhaps as a try at the bake of a day."""
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
        Store._add_rows(connection, header.id, 0, rows)
        if header.status == OVER:  # a record that was sent in
            Results.note(connection, header)
        if bake is not None:
            connection.execute(insert(BakeOfDay), {"match": header.id, **bake})

    @staticmethod
    def change(connection: Connection, change: Change) -> None:
        """Everything that a change makes of a match; refused when the match is not as it was known."""
        before, after = change.before, change.after
        values = {name: getattr(after, name) for name in CHANGING}
        values |= {name: json.dumps(values[name]) for name in JSON_COLUMNS}
        known = {"of": before.id, "known": before.changes, **values, "changes": before.changes + 1}
        if not _run(connection, CHANGE_HEADER, [known]):
            raise Changed
        for was, place in zip(before.places, after.places, strict=True):
            if place != was:
                Store._change_seat(connection, before.id, was, place)
        Store._add_rows(connection, before.id, change.length, change.rows)
        if change.said is not None:
            Store._say(connection, before.id, change.said, change.most_lines)
        if change.rematch is not None:
            Store.create(connection, *change.rematch)
        if after.status == OVER and before.status != OVER:
            Results.note(connection, after, change.rated)
        Store.notify(connection, before.id, STEPS if change.said is None else CHAT)

    @staticmethod
    def _change_seat(connection: Connection, match: str, was: Place, place: Place) -> None:
        values = {
            "kind": place.kind, "name": place.name, "program": place.program, "generation": place.generation,
            "seen_at": place.seen_at,
        }  # fmt: skip
        connection.execute(update(Seat).where(Seat.match == match, Seat.seat == place.seat).values(**values))
        gone = was.holders - place.holders
        if gone:
            of_seat = (Holder.match == match, Holder.seat == place.seat)
            connection.execute(delete(Holder).where(*of_seat, Holder.browser.in_(sorted(gone))))
        Store._hold(connection, match, place.seat, place.holders - was.holders)

    @staticmethod
    def _hold(connection: Connection, match: str, seat: int, browsers: Iterable[str]) -> None:
        for browser in sorted(browsers):
            _insert_if_new(connection, Holder, match=match, seat=seat, browser=browser)

    @staticmethod
    def _add_rows(connection: Connection, match: str, first: int, rows: Sequence[Row]) -> None:
        entries = [
            {"match": match, "index": first + place, "seat": row.seat, "action": row.action, "at": row.at}
            for place, row in enumerate(rows)
        ]
        if entries:
            _run(connection, ADD_STEP, entries)

    @staticmethod
    def whole(connection: Connection, match: str, first: int = 0) -> Whole | None:
        """A match with its log from an entry on, and who was there; all of one moment."""
        if connection.dialect.name == "postgresql" and not connection.in_transaction():
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        header = Store.header(connection, match)
        if header is None:
            return None
        return Whole(header, Store.rows(connection, match, first), Store.seen(connection, [match]).get(match, {}))

    @staticmethod
    def header(connection: Connection, match: str) -> Header | None:
        found = connection.execute(select(*HEADER_COLUMNS).where(MatchHeader.id == match)).mappings().one_or_none()
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
    def rows(connection: Connection, match: str, first: int = 0) -> list[Row]:
        chosen = (
            select(StepRow.seat, StepRow.action, StepRow.at)
            .where(StepRow.match == match, StepRow.index >= first)
            .order_by(StepRow.index)
        )
        return [Row(*row) for row in connection.execute(chosen)]

    @staticmethod
    def changes(connection: Connection, matches: Iterable[str]) -> dict[str, int]:
        """How often each of these matches was changed."""
        found: dict[str, int] = {}
        for some in in_parts(matches):
            chosen = select(MatchHeader.id, MatchHeader.changes).where(MatchHeader.id.in_(some))
            found.update((match, changes) for match, changes in connection.execute(chosen))
        return found

    # --- Who is there

    @staticmethod
    def note(connection: Connection, there: Collection[tuple[str, str]], now: int, tell: bool = False) -> None:
        """Browsers that are at tables, of people who sit there or own them."""
        seen = [{"match": match, "browser": browser, "seen_at": now} for match, browser in sorted(there)]
        if not seen:
            return
        statement = insert_into(connection, Presence)
        later = statement.excluded.seen_at
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=[Presence.match, Presence.browser], set_={"seen_at": later},
                where=cast(Table, Presence.__table__).c.seen_at < later,
            ),
            seen,
        )  # fmt: skip
        if tell:
            for match in sorted({match for match, _ in there}):
                Store.notify(connection, match, SEEN)

    @staticmethod
    def seen(connection: Connection, matches: Iterable[str]) -> dict[str, dict[str, int]]:
        """When browsers were last at each of these tables."""
        found: dict[str, dict[str, int]] = {}
        for some in in_parts(matches):
            chosen = select(Presence.match, Presence.browser, Presence.seen_at).where(Presence.match.in_(some))
            for match, browser, seen_at in connection.execute(chosen):
                found.setdefault(match, {})[browser] = seen_at
        return found

    # --- People and what they say

    @staticmethod
    def name_of(connection: Connection, browser: str) -> str:
        return connection.execute(select(Browser.name).where(Browser.id == browser)).scalar_one_or_none() or ""

    @staticmethod
    def rename(connection: Connection, browser: str, name: str) -> None:
        if not _insert_if_new(connection, Browser, id=browser, name=name):
            connection.execute(update(Browser).where(Browser.id == browser).values(name=name))

    @staticmethod
    def _say(connection: Connection, match: str, line: Line, most: int) -> None:
        """One line after the other: the header was changed before, so nobody else can."""
        last = connection.execute(select(func.max(Spoken.index)).where(Spoken.match == match)).scalar_one()
        index = 0 if last is None else int(last) + 1
        if index >= most:
            raise Full
        connection.execute(insert(Spoken), {"match": match, "index": index, **asdict(line)})

    @staticmethod
    def chat(connection: Connection, match: str, first: int = 0) -> list[Any]:
        chosen = select(Spoken.__table__).where(Spoken.match == match, Spoken.index >= first).order_by(Spoken.index)
        return list(connection.execute(chosen))

    # --- Looking for matches

    @staticmethod
    def lessons(connection: Connection, browser: str, game: str) -> list[str]:
        """Lessons that somebody has begun in a game."""
        chosen = select(MatchHeader.id).where(IS_LESSON, MatchHeader.owner == browser, MatchHeader.game == game)
        return list(connection.execute(chosen.order_by(MatchHeader.moved_at.desc())).scalars())

    @staticmethod
    def forget(connection: Connection, match: str) -> None:
        """Delete a match with all that belongs to it."""
        for model in (
            StepRow,
            Spoken,
            Holder,
            Seat,
            Presence,
            KeptPosition,
            KeptRecord,
            KeptAnalysis,
            Result,
            BakeOfDay,
        ):
            connection.execute(delete(model).where(model.match == match))
        connection.execute(delete(MatchHeader).where(MatchHeader.id == match))

    @staticmethod
    def never_began(connection: Connection, most: int) -> list[str]:
        """What cannot be: tables with nobody missing that wait all the same."""
        missing = exists().where(Seat.match == MatchHeader.id, Seat.kind == NOBODY)
        chosen = select(MatchHeader.id).where(MatchHeader.status == OPEN, ~missing).limit(most)
        return list(connection.execute(chosen).scalars())

    @staticmethod
    def due(connection: Connection, before: int) -> list[str]:
        """Running matches in which the server ought to have acted by then."""
        chosen = select(MatchHeader.id).where(MatchHeader.status == RUNNING, MatchHeader.wakes_at <= before)
        return list(connection.execute(chosen).scalars())


def _run(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> int:
    """What SQLAlchemy has written out once: to have it look at the values of every move again takes half of the time.

    Values must be as the driver takes them. Returns how many rows were written; SQLite is asked without a detour.
    """
    text, order = _written_out(statement, connection.dialect)
    if order is None:
        return connection.exec_driver_sql(text, rows if len(rows) > 1 else rows[0]).rowcount
    return write_many(connection, text, [tuple(map(row.__getitem__, order)) for row in rows])


@lru_cache(maxsize=8)
def _written_out(statement: Any, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
    """The words of a statement, and the order of its values where they have no names."""
    written = statement.compile(dialect=dialect)
    return str(written), tuple(written.positiontup) if written.positiontup is not None else None


def _insert_if_new(connection: Connection, model: Any, **values: Any) -> bool:
    """Whether the row was not there before."""
    statement = insert_into(connection, model).values(**values).on_conflict_do_nothing()
    return connection.execute(statement, execution_options=COUNTED).rowcount == 1


def in_parts(names: Iterable[str]) -> Iterator[list[str]]:
    """A statement cannot name any number of matches at once."""
    known = sorted(names)
    for first in range(0, len(known), AT_ONCE):
        yield known[first : first + AT_ONCE]
