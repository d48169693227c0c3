"""All tables of one process: found by id, woken when a program or a clock has to act, forgotten when nobody comes."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from bakehouse.chance import HMAC_SHA256
from bakehouse.errors import BakehouseError, Invalid
from bakehouse.forms import form
from bakehouse.games import find, names
from bakehouse.games.game import game
from bakehouse.kept import kept
from bakehouse.match import MANUAL, Match
from bakehouse.proof import Secret, drawn
from bakehouse.server.course import Course, Dealer
from bakehouse.server.editions import parsed
from bakehouse.server.frames import DAY_MS
from bakehouse.server.identity import Signatures, new_id, new_key, new_table_id
from bakehouse.server.limits import Buckets
from bakehouse.server.logs import tell
from bakehouse.server.messages import Closing, NewTable, SeatWish
from bakehouse.server.metrics import Metrics
from bakehouse.server.programs import Programs
from bakehouse.server.puzzling import ShownPuzzle
from bakehouse.server.questions import Questions
from bakehouse.server.rating import rated_as
from bakehouse.server.refusals import Refusal, no_table, unavailable
from bakehouse.server.seats import checked_program, told_apart
from bakehouse.server.settings import Settings
from bakehouse.server.storage import Database, Header, Row, Store, Unavailable
from bakehouse.server.storage.archive import Archive, Snapshot
from bakehouse.server.storage.people import People
from bakehouse.server.storage.results import Results
from bakehouse.server.storage.store import (
    CHAT,
    LOOKERS,
    NOBODY,
    OPEN,
    PEOPLE,
    PERSON,
    PROGRAM,
    SIGNING_KEY,
    STEPS,
    Place,
    Whole,
)
from bakehouse.server.tables import Table
from bakehouse.server.tables.door import News, is_full, with_what_follows
from bakehouse.server.tables.ending import ENDED
from bakehouse.server.tables.state import State
from bakehouse.server.work import Pool
from bakehouse.words import common

if TYPE_CHECKING:
    from bakehouse.server.notices import Notices

log = logging.getLogger(__name__)

Result = TypeVar("Result")
BANS = "bans"
LAST_TRIED = "last tried"
TRY_EVERY_SECONDS = 1.0
"""How old the answer may be to the question whether the database can be written to."""
KEEP_EVERY = 50
"""So many entries of a log lie between two positions that are kept."""
WORDS_SECONDS = 30.0
"""So long the words of a match stay in memory after the last one who read them."""
THROWN_AWAY_AT_ONCE = 50
LAG_EVERY, LAG_WEIGHT = 0.25, 0.3
PACE_SECONDS = 0.2
MENDED_AT_ONCE = 20
MAY_WAIT_MS = 2_000
"""A program's turn that has waited so long is nobody's: its process is gone."""


class Hall:
    """What one process knows and does."""

    def __init__(self, settings: Settings, dealer: Dealer = drawn) -> None:
        self.settings, self.dealer = settings, dealer
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.database.committed = self.metrics.committed
        self.signatures = Signatures(*self._signing_keys())
        self.bans = self._banned()
        """Addresses (of IPv6, networks) that are not served."""
        self.revoked = self.database.read_now(People.revoked)
        """Devices that their people have shut out."""
        self.process = new_id()
        """What other processes know this one by."""
        self.tables: dict[str, Table] = {}
        self.closing = False
        limits = settings.limits
        self.requests, self.new_tables = Buckets(limits.requests), Buckets(limits.new_tables)
        self.chat, self.hints, self.previews = Buckets(limits.chat), Buckets(limits.hints), Buckets(limits.previews)
        self.messages, self.take_backs = Buckets(limits.all_messages), Buckets(limits.take_backs)
        self.program_moves, self.exports = Buckets(limits.program_moves), Buckets(limits.exports)
        self.pool = Pool(settings.workers, limits, Buckets(limits.thinking), settings.askers)
        self.questions = Questions(self)
        self.programs = Programs(self.pool, settings.hint_player, settings.hint_seconds)
        self.shown_puzzles: OrderedDict[tuple[str, str], ShownPuzzle] = OrderedDict()
        """Tables of puzzles by game and id, those that were asked for lately last."""
        self.connections: dict[str, int] = {}
        self.lag = 0.0
        """How late the event loop was lately, in seconds."""
        self.busy = 0.0
        """How many processors this process kept busy lately."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._heard_of: dict[str, bool] = {}
        """Tables that are being read or made, and whether other processes told of them meanwhile."""
        self._trying, self._tried_until, self._writes = asyncio.Lock(), 0.0, False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._notices: Notices | None = None

    def _banned(self) -> frozenset[str]:
        with self.database.writing.begin() as connection:
            return frozenset(Store.setting(connection, BANS, "").split())

    def _signing_keys(self) -> list[str]:
        """The newest first."""
        with self.database.writing.begin() as connection:
            return Store.setting(connection, SIGNING_KEY, new_key()).split()

    # --- Beginning and ending

    async def open(self) -> None:
        """Listen to other processes, and take up what was left when the server went away."""
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(_get_ready)
        if not self.database.is_sqlite:
            from bakehouse.server.notices import Notices  # needs psycopg

            self._notices = Notices(
                self.database.url,
                heard=lambda match, what: _call(loop, self._heard, match, what),
                missed=lambda: _call(loop, self._missed),
            )
        self.in_background(self._sweep())
        self.in_background(self._watch_lag())

    def say_goodbye(self) -> None:
        """Programs stop; everybody hears that it is not for long, and nobody is left waiting for an answer."""
        self.closing = True
        self.pool.leave()
        for table in self.tables.values():
            table.tell_all(Closing(form=form("restarting").told()))
            table.wake_waiting()

    async def close(self) -> None:
        """Finish what is being written, and go."""
        self.closing = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            async with table.lock:  # a move that is being committed
                pass
        if self._notices:
            await asyncio.to_thread(self._notices.close)
        await self.pool.close()
        await asyncio.to_thread(self.database.close)

    def in_background(self, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), Refusal):
            log.error("a task failed", exc_info=task.exception())

    # --- Finding tables

    async def table(self, name: str) -> Table:
        """A table by its id, from memory or from the database."""
        found = self.tables.get(name)
        if found is None or name in self._loading:  # until the time without a server is forgiven, clocks tell too much
            try:
                async with self._loading.setdefault(name, asyncio.Lock()):
                    found = self.tables.get(name) or await self._loaded(name)
            finally:
                self._loading.pop(name, None)
        found.used_at = found.looked_at = time.monotonic()
        found.act_for_programs()  # it may have slept
        return found

    async def _loaded(self, name: str) -> Table:
        if not name.isascii() or not name.isalnum() or len(name) > 40:
            raise no_table()
        with self._coming_up(name):
            found: Whole | None = await self.read(partial(Store.whole, match=name))
            if found is None:
                raise no_table()
            kept: Snapshot | None = await self.read(partial(Archive.kept, match=name)) if found.rows else None
            try:
                table = Table(self, found.header, found.rows, found.seen, kept)
            except BakehouseError as problem:
                tell(log, "match cannot be replayed", logging.ERROR, table=name, problem=str(problem))
                raise Refusal("not_found", form("other-version")) from None
            self._register(table)
        with suppress(Refusal):  # a match can be looked at even if nothing can be written
            await table.resume()
        self.keep_position_of(table)
        return table

    def keep_position_of(self, table: State) -> None:
        """From time to time: so that a match can be opened without following its whole log."""
        snapshot = table.course.snapshot() if table.length - table.kept_length >= KEEP_EVERY else None
        if snapshot is not None:
            table.kept_length = snapshot.length
            self.in_background(self._keep(table.id, snapshot))

    async def _keep(self, name: str, snapshot: Snapshot) -> None:
        with suppress(Refusal):
            await self.write(name, partial(Archive.keep, match=name, snapshot=snapshot))

    def look_up_ratings(self, table: State) -> None:
        """Who sits at a table may have a rating, which stands at the seat."""
        if self.settings.ratings:
            self.in_background(self._look_up_ratings(table))

    async def _look_up_ratings(self, table: State) -> None:
        who = {place.seat: rated_as(place) for place in table.header.places}
        with suppress(Refusal):
            found = await self.read(
                partial(Results.ratings_of, game=table.header.game, known=set(filter(None, who.values())))
            )
            ratings = {seat: found[each] for seat, each in who.items() if each in found}
            if ratings != table.ratings:
                table.ratings = ratings
                table.announce_table()

    def _register(self, table: Table) -> None:
        self.look_up_ratings(table)
        self.tables[table.id] = table
        self.metrics.tables.set(len(self.tables))

    @contextmanager
    def _coming_up(self, name: str) -> Iterator[None]:
        """While a table is read or made, what other processes tell of it is not lost: it is read again afterwards."""
        self._heard_of.setdefault(name, False)
        try:
            yield
        finally:
            table = self.tables.get(name)
            if self._heard_of.pop(name, False) and table is not None:
                table.uncertain = True
                self.in_background(self._catch_up(table, CHAT))

    async def read(self, job: Any) -> Any:
        try:
            return await self.database.read(job)
        except Unavailable:
            raise unavailable() from None

    async def write(self, key: str, job: Any) -> Any:
        try:
            return await self.database.write(key, job)
        except Unavailable:
            raise unavailable() from None

    async def can_write(self) -> bool:
        """Whether the database takes what is written to it; however many ask, it is tried once in a while."""
        async with self._trying:
            if time.monotonic() >= self._tried_until:
                try:
                    await self.write("", partial(Store.set, name=LAST_TRIED, value=str(self.settings.now())))
                    self._writes = True
                except Refusal:
                    self._writes = False
                self._tried_until = time.monotonic() + TRY_EVERY_SECONDS
        return self._writes

    async def name_of(self, browser: str | None) -> str:
        return str(await self.read(partial(Store.name_of, browser=browser))) if browser else ""

    # --- New tables

    def check_new_table(self, address: str) -> None:
        if not self.new_tables.take(address):
            raise Refusal("too_fast", form("many-tables"))

    async def new_table(self, browser: str, wish: NewTable, address: str) -> Table:
        """A table as somebody wishes it."""
        self.check_new_table(address)
        name = await self.name_of(browser)
        places = told_apart([self._place(wish, seat, told, browser, name) for seat, told in enumerate(wish.seats)])
        options = {
            "public": wish.public, "clock": wish.clock.model_dump() if wish.clock else None, "pace": wish.pace,
            "take_backs": wish.take_backs, "hints": wish.hints,
        }  # fmt: skip
        edition = parsed(wish.edition) if wish.edition else {}
        header = self.new_header(browser, wish.game, wish.house_rules, edition, wish.position or {}, options, places)
        return await self.set_up(header, address)

    def _place(self, wish: NewTable, seat: int, told: SeatWish, browser: str, name: str) -> Place:
        if told.kind == "open":
            return Place(seat, NOBODY, "")
        if told.kind == "program":
            chosen = checked_program(told.program, _game_id(wish.game))
            return Place(seat, PROGRAM, told.name or chosen.capitalize(), chosen)
        alone = sum(other.kind == "me" for other in wish.seats) == 1
        called = told.name or (name if alone and name else f"Seat {seat + 1}")
        return Place(seat, PERSON, called, seen_at=self.settings.now(), holders=frozenset([browser]))

    def new_header(
        self,
        owner: str,
        game_name: str,
        house_rules: Mapping[str, str],
        edition: Mapping[str, Any],
        described: Mapping[str, Any],
        options: Mapping[str, Any],
        places: list[Place],
        secret: Secret | None = None,
    ) -> Header:
        secret, now = secret or Secret.new(), self.settings.now()
        try:
            table = game(_game_id(game_name), len(places), house_rules, edition)
            if Match(table, secret.seed, MANUAL, described=described).over:
                raise Invalid("The position is the end of a game; a table begins where somebody can still act.")
        except BakehouseError as problem:
            raise Refusal("malformed", str(problem)) from None
        except (TypeError, ValueError, KeyError, IndexError, AttributeError):
            raise Refusal("malformed", "The position cannot be read.") from None
        told = kept(table)
        if not options.get("lesson") and not options.get("daily"):  # which are the same for everybody
            options = {**options, "stream": HMAC_SHA256}
        return Header(
            id=new_table_id(), game=table.id, box=told.box, version=told.version, edition=dict(edition),
            components=told.components or {}, seats=table.seats, house_rules=table.house_rules,
            described=dict(described), options=dict(options), owner=owner, seed=secret.seed, salt=secret.salt,
            status=OPEN, created_at=now, moved_at=now, places=tuple(places),
        )  # fmt: skip

    def laid_out(self, header: Header, before: Sequence[Row] = ()) -> tuple[Header, list[Row]]:
        """A new match; with its first entries, if nobody is missing, after those that it takes over from another."""
        if not is_full(header):
            return header, []
        news = with_what_follows(header, Course(header, before, self.dealer), News(header), self.settings.now())
        return news.header, [*before, *(news.ahead.rows if news.ahead is not None else ())]

    async def set_up(
        self, header: Header, address: str, before: Sequence[Row] = (), bake: dict[str, Any] | None = None
    ) -> Table:
        """A new table, which has begun if nobody is missing; perhaps in the middle of a match."""
        header, rows = self.laid_out(header, before)
        return await self.keep(header, rows, address, bake)

    async def keep(
        self, header: Header, rows: Sequence[Row], address: str, bake: dict[str, Any] | None = None
    ) -> Table:
        """A table as it shall be, from now on in the database and in memory; perhaps as a try at the bake of a day."""
        with self._coming_up(header.id):
            await self.write(header.id, partial(Store.create, header=header, rows=rows, bake=bake))
            table = Table(self, header, rows)
            table.ours, table.visitor = True, address
            self._register(table)
        tell(log, "table made", table=header.id, game=header.game, seats=header.seats)
        table.act_for_programs()
        return table

    async def rematch(self, table: Table, browser: str | None, address: str, rotate: bool = True) -> Table | None:
        """The same again, as soon as everybody wants it; None: the others are asked."""
        again = await table.rematch(browser, address, rotate)
        return await self.table(again) if again else None

    async def consent(self, table: Table, browser: str | None, address: str, agrees: bool) -> None:
        """The answer to a wish: of a match that goes on to take back, of one that has ended to play again."""
        if table.header.status not in ENDED:
            await table.consent(browser, agrees)
        elif agrees:
            await table.rematch(browser, address)
        else:
            await table.decline(browser)

    async def abandon(self, table: Table, browser: str | None) -> None:
        await table.abandon(browser)

    # --- From other processes

    def _heard(self, match: str, what: str) -> None:
        if what.startswith(LOOKERS):
            if match in self.tables:
                self.tables[match].hear_of_lookers(what)
            return
        if what == PEOPLE:
            self.in_background(self._hear_of_people())
        if match in self._heard_of:
            self._heard_of[match] = True
        table = self.tables.get(match)
        if table is not None and not self.closing:
            self.in_background(self._catch_up(table, what))

    async def _hear_of_people(self) -> None:
        self.revoked = await self.read(People.revoked)
        self.bans = frozenset((await self.read(partial(Store.setting_now, name=BANS))).split())

    def _missed(self) -> None:
        """The connection was lost for a while: every table may have changed."""
        self._heard_of = dict.fromkeys(self._heard_of, True)
        for table in self.tables.values():
            self.in_background(self._catch_up(table, CHAT))

    async def _catch_up(self, table: Table, what: str) -> None:
        try:
            await table.catch_up(what)
        except Refusal:
            table.uncertain = True

    # --- By the clock

    @property
    def is_overloaded(self) -> bool:
        return self.lag > self.settings.limits.lag

    @property
    def is_busy(self) -> bool:
        """Whether there is so much to do that some things are told together."""
        return self.busy > self.settings.calm

    async def _watch_lag(self) -> None:
        """See how late the event loop is, which is how long everybody waits, and how much there is to do."""
        loop = asyncio.get_running_loop()
        while True:
            begun, spent = loop.time(), time.process_time()
            await asyncio.sleep(LAG_EVERY)
            passed = loop.time() - begun
            self.lag += LAG_WEIGHT * (max(0.0, passed - LAG_EVERY) - self.lag)
            self.busy += LAG_WEIGHT * ((time.process_time() - spent) / passed - self.busy)
            self.metrics.lag.set(self.lag)
            self.metrics.waiting.set(len(self.pool.line))

    async def pace(self, visitor: str) -> None:
        """Until a program may make one more move at the tables of a visitor."""
        while not self.program_moves.take(visitor):
            await asyncio.sleep(PACE_SECONDS)

    async def _sweep(self) -> None:
        """From time to time: note who is there, wake what nobody looks after, forget what nobody looks at."""
        late = 0 if self.database.is_sqlite else MAY_WAIT_MS
        while True:
            try:
                await self._note_who_is_there()
                await self._tell_of_lookers()
                await self._compare_with_others()
                await self._mend()
                await self._hear_of_people()
                self.signatures.keys = (await self.read(partial(Store.setting_now, name=SIGNING_KEY))).split()
                await self._take_up(self.settings.now() - late)
                await self._throw_away()
            except Refusal as refusal:
                tell(log, "sweep failed", logging.WARNING, reason=refusal.words)
            except Exception:  # whatever it was, the next sweep may find the world in order
                log.exception("sweep failed")
            for table in self.tables.values():
                if table.uncertain:
                    self.in_background(self._catch_up(table, STEPS))
                table.act_for_programs()
            self._forget()
            late = MAY_WAIT_MS + int(self.settings.patience * 1000)
            await asyncio.sleep(self.settings.sweep_every)

    async def _note_who_is_there(self) -> None:
        now = self.settings.now()
        there = {
            (table.id, browser)
            for table in self.tables.values()
            for browser in {watcher.browser for watcher in table.watchers} | table.asking
            if browser is not None and table.seats.is_guest(browser)
        }
        if there:
            await self.write("", partial(Store.note, there=there, now=now))
        for name, browser in there:
            if name in self.tables:
                self.tables[name].was_seen({browser: now})
                self.tables[name].asking.discard(browser)

    async def _tell_of_lookers(self) -> None:
        """Say again who looks on: what was said before is believed for some time only."""
        if self.database.is_sqlite:
            return
        told = [(table.id, table.words_of_lookers()) for table in self.tables.values() if table.watchers]
        if told:
            await self.write("", partial(Store.notify_all, told=told))
        for table in self.tables.values():
            table.forget_lost_processes()

    async def _compare_with_others(self) -> None:
        """Whatever was not heard of is found: which tables other processes changed, and who was there."""
        if self.database.is_sqlite or not self.tables:
            return
        known = list(self.tables)
        changes = await self.read(partial(Store.changes, matches=known))
        seen = await self.read(partial(Store.seen, matches=known))
        for name in known:
            table = self.tables.get(name)
            if table is None:
                continue
            if changes.get(name, 0) > table.header.changes:
                self.in_background(self._catch_up(table, CHAT))
            if table.was_seen(seen.get(name, {})) and table.watchers:
                table.announce_table()

    async def _mend(self) -> None:
        """What cannot be, but was left by an older server or by hand: a table with nobody missing that never began."""
        for name in await self.read(partial(Store.never_began, most=MENDED_AT_ONCE)):
            try:
                table = await self.table(name)
                await table.begin_if_full()
                tell(log, "a table that never began was begun", logging.WARNING, table=name)
            except Refusal as refusal:
                tell(log, "cannot mend a table", logging.WARNING, table=name, reason=refusal.words)

    async def _take_up(self, before: int) -> None:
        """Matches in which the server ought to have acted by then."""
        for name in await self.read(partial(Store.due, before=before)):
            if name not in self.tables:
                try:
                    await self.table(name)
                except Refusal as refusal:
                    tell(log, "cannot take up a match", logging.WARNING, table=name, reason=refusal.words)

    async def _throw_away(self) -> None:
        """Matches that nobody has touched for longer than the host keeps them, some at a time."""
        now, keep = self.settings.now(), asdict(self.settings.keep)
        before = {kind: 0 if days is None else now - int(days * DAY_MS) for kind, days in keep.items()}
        old = await self.read(partial(Archive.outdated, before=before, most=THROWN_AWAY_AT_ONCE))
        for name in old:
            table = self.tables.get(name)
            if table is None or not table.watchers:
                self.tables.pop(name, None)
                await self.write(name, partial(Store.forget, match=name))
                tell(log, "match thrown away", table=name)

    def _forget(self) -> None:
        oldest = time.monotonic() - self.settings.forget_after
        for name, table in tuple(self.tables.items()):
            busy = table.watchers or table.lock.locked() or table.is_acting
            if not table.watchers and table.used_at < time.monotonic() - WORDS_SECONDS:
                table.forget_words()
            if table.used_at < oldest and not busy:
                del self.tables[name]
        self.metrics.tables.set(len(self.tables))


def _get_ready() -> None:
    """Read all games and the words of refusals now: the first visitor need not wait for them."""
    for name in names():
        try:
            game(name)
        except BakehouseError as problem:  # the other games can be played
            tell(log, "game cannot be read", logging.ERROR, game=name, problem=str(problem))
    common()


def _call(loop: asyncio.AbstractEventLoop, function: Any, *arguments: Any) -> None:
    """From another thread; a loop that has ended does not mind."""
    try:
        loop.call_soon_threadsafe(function, *arguments)
    except RuntimeError:
        return


def _game_id(name: str) -> str:
    try:
        return find(name).id
    except BakehouseError as problem:
        raise Refusal("malformed", str(problem)) from None
