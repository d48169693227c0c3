"""All tables of one process: found by id, woken when a program or a clock has to act, forgotten when nobody comes."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from bakehouse.errors import BakehouseError, Invalid
from bakehouse.forms import form
from bakehouse.games import find
from bakehouse.games.game import game
from bakehouse.kept import kept
from bakehouse.match import MANUAL, Match
from bakehouse.proof import Secret, drawn
from bakehouse.server.course import Dealer
from bakehouse.server.editions import parsed
from bakehouse.server.identity import Signatures, new_id, new_table_id
from bakehouse.server.limits import Buckets
from bakehouse.server.logs import tell
from bakehouse.server.messages import Closing, NewTable, SeatWish
from bakehouse.server.metrics import Metrics
from bakehouse.server.programs import Programs
from bakehouse.server.refusals import Refusal, no_table, unavailable
from bakehouse.server.rematches import declined, is_granted, places_again, wish_of, wished
from bakehouse.server.seats import checked_program, told_apart
from bakehouse.server.settings import Settings
from bakehouse.server.storage import Database, Header, Store, Unavailable
from bakehouse.server.storage.store import ABANDONED, NOBODY, OPEN, OVER, PERSON, PROGRAM, RUNNING, Changed, Place
from bakehouse.server.tables import Table

if TYPE_CHECKING:
    from bakehouse.server.notices import Notices

log = logging.getLogger(__name__)

Result = TypeVar("Result")
SIGNING_KEY = "signing key"
LOBBY = 60
ENDED = (OVER, ABANDONED)
MAY_WAIT_MS = 2_000
"""A program's turn that has waited so long is nobody's: its process is gone."""


class Hall:
    """What one process knows and does."""

    def __init__(self, settings: Settings, dealer: Dealer = drawn) -> None:
        self.settings, self.dealer = settings, dealer
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.database.committed = self.metrics.committed
        self.programs = Programs(settings.workers, settings.hint_player, settings.hint_seconds)
        self.signatures = Signatures(self._signing_key())
        self.tables: dict[str, Table] = {}
        self.closing = False
        limits = settings.limits
        self.requests, self.new_tables = Buckets(limits.requests), Buckets(limits.new_tables)
        self.chat, self.hints, self.previews = Buckets(limits.chat), Buckets(limits.hints), Buckets(limits.previews)
        self.connections: dict[str, int] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._notices: Notices | None = None

    def _signing_key(self) -> str:
        with self.database.writing.begin() as connection:
            return Store.setting(connection, SIGNING_KEY, new_id() + new_id())

    # --- Beginning and ending

    async def open(self) -> None:
        """Listen to other processes, and take up what was left when the server went away."""
        loop = asyncio.get_running_loop()
        if not self.database.is_sqlite:
            from bakehouse.server.notices import Notices  # needs psycopg

            self._notices = Notices(
                self.database.url,
                heard=lambda match, what: _call(loop, self._heard, match, what),
                missed=lambda: _call(loop, self._missed),
            )
        await self._take_up(self.settings.now() if self.database.is_sqlite else self.settings.now() - MAY_WAIT_MS)
        self.in_background(self._sweep())

    def say_goodbye(self) -> None:
        """Programs stop; everybody hears that it is not for long."""
        self.closing = True
        for table in self.tables.values():
            table.tell_all(Closing(form=form("restarting").told()))

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
        self.programs.close()
        await asyncio.to_thread(self.database.close)

    def in_background(self, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # --- Finding tables

    async def table(self, name: str) -> Table:
        """A table by its id, from memory or from the database."""
        found = self.tables.get(name)
        if found is None:
            async with self._loading.setdefault(name, asyncio.Lock()):
                found = self.tables.get(name) or await self._loaded(name)
            self._loading.pop(name, None)
        found.used_at = time.monotonic()
        return found

    async def _loaded(self, name: str) -> Table:
        if not name.isascii() or not name.isalnum() or len(name) > 40:
            raise no_table()
        header = await self.read(partial(Store.header, match=name))
        if header is None:
            raise no_table()
        rows = await self.read(partial(Store.rows, match=name))
        try:
            table = Table(self, header, rows)
        except BakehouseError as problem:
            tell(log, "match cannot be replayed", logging.ERROR, table=name, problem=str(problem))
            raise Refusal("not_found", form("other-version")) from None
        self.tables[name] = table
        self.metrics.tables.set(len(self.tables))
        if table.header.status == RUNNING:
            table.act_for_programs()
        return table

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

    async def name_of(self, browser: str | None) -> str:
        return str(await self.read(partial(Store.name_of, browser=browser))) if browser else ""

    async def lobby(self, browser: str | None) -> list[Table]:
        """Tables that somebody who comes in may want to see."""
        names = await self.read(partial(Store.lobby, browser=browser, most=LOBBY))
        found = []
        for name in names:
            try:
                found.append(await self.table(name))
            except Refusal as refusal:
                if refusal.code == "unavailable":
                    raise
        return found

    # --- New tables

    async def new_table(self, browser: str, wish: NewTable) -> Table:
        """A table as somebody wishes it."""
        name = await self.name_of(browser)
        places = told_apart([self._place(wish, seat, told, browser, name) for seat, told in enumerate(wish.seats)])
        options = {
            "public": wish.public, "clock": wish.clock.model_dump() if wish.clock else None, "pace": wish.pace,
            "take_backs": wish.take_backs, "hints": wish.hints,
        }  # fmt: skip
        edition = parsed(wish.edition) if wish.edition else {}
        header = self.new_header(browser, wish.game, wish.house_rules, edition, wish.position or {}, options, places)
        return await self.set_up(header)

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
        return Header(
            id=new_table_id(), game=table.id, box=told.box, version=told.version, edition=dict(edition),
            components=told.components or {}, seats=table.seats, house_rules=table.house_rules,
            described=dict(described), options=dict(options), owner=owner, seed=secret.seed, salt=secret.salt,
            status=OPEN, created_at=now, moved_at=now, places=tuple(places),
        )  # fmt: skip

    async def set_up(self, header: Header, rematch_of: str | None = None) -> Table:
        await self.write(header.id, partial(Store.create, header=header, told_by=rematch_of))
        table = Table(self, header, [])
        table.ours = True
        self.tables[header.id] = table
        self.metrics.tables.set(len(self.tables))
        tell(log, "table made", table=header.id, game=header.game, seats=header.seats)
        async with table.lock:
            await table.start_if_full()
        return table

    async def rematch(self, table: Table, browser: str | None, rotate: bool = True) -> Table | None:
        """The same again, as soon as everybody wants it; None: the others are asked."""
        async with table.lock:
            await table.look_again_if_uncertain()
            header, mine = table.header, table.header.seats_of(browser)
            if not mine or header.status not in ENDED:
                raise Refusal("not_allowed", form("rematch-later"))
            if header.rematch is None:
                wish = wished(header, mine, rotate)
                if not is_granted(header, wish):
                    await table.change_header(ENDED, asked=wish)
                    return None
                made = self.new_header(
                    header.owner,
                    header.game,
                    header.house_rules,
                    header.edition,
                    header.described,
                    {**header.options, "lesson": False},
                    places_again(header, wish["rotate"], self.settings.now()),
                )
                await self._set_up_rematch(table, made)
        return await self.table(table.header.rematch or "")

    async def consent(self, table: Table, browser: str | None, agrees: bool) -> None:
        """The answer to a wish: of a match that goes on to take back, of one that has ended to play again."""
        if table.header.status not in ENDED:
            await table.consent(browser, agrees)
        elif agrees:
            await self.rematch(table, browser)
        else:
            await self._decline(table, browser)

    async def _decline(self, table: Table, browser: str | None) -> None:
        async with table.lock:
            await table.look_again_if_uncertain()
            mine = table.header.seats_of(browser)
            if not mine or wish_of(table.header) is None:
                raise Refusal("not_allowed", form("no-consent"))
            await table.change_header(ENDED, asked=declined(table.header, mine))

    async def _set_up_rematch(self, table: Table, made: Header) -> None:
        try:
            await self.set_up(made, rematch_of=table.id)
        except Changed:  # somebody at another process was quicker
            table.uncertain = True
            await table.look_again_if_uncertain()
            return
        table.rematched(made.id)

    async def abandon(self, table: Table, browser: str | None) -> None:
        """Give a match up: by who manages the table, if no other person would lose by it."""
        async with table.lock:
            await table.look_again_if_uncertain()
            header, seats = table.header, table.seats
            others = [
                p for p in header.places if p.kind == PERSON and browser not in p.holders and not seats.is_idle(p)
            ]
            if not seats.may_manage(browser) or (others and header.status == RUNNING):
                raise Refusal("not_allowed", form("others-play-on"))
            if header.status in ENDED:
                raise Refusal("not_running", form("match-ended"))
            await table.change_header(status=ABANDONED, ended_at=self.settings.now(), wakes_at=None)

    # --- From other processes

    def _heard(self, match: str, what: str) -> None:
        table = self.tables.get(match)
        if table is not None and not self.closing:
            self.in_background(self._catch_up(table, what))

    def _missed(self) -> None:
        """The connection was lost for a while: every table may have changed."""
        for table in self.tables.values():
            self.in_background(self._catch_up(table, "steps"))

    async def _catch_up(self, table: Table, what: str) -> None:
        try:
            await table.catch_up(what)
        except Refusal:
            table.uncertain = True

    # --- By the clock

    async def _sweep(self) -> None:
        """From time to time: note who is there, wake what nobody looks after, forget what nobody looks at."""
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self._note_who_is_there()
                await self._take_up(self.settings.now() - MAY_WAIT_MS - int(self.settings.patience * 1000))
            except Refusal as refusal:
                tell(log, "sweep failed", logging.WARNING, reason=refusal.words)
            for table in self.tables.values():
                if table.uncertain:
                    self.in_background(self._catch_up(table, "steps"))
                table.act_for_programs()
            self._forget()

    async def _note_who_is_there(self) -> None:
        there = [
            (table.id, place.seat)
            for table in self.tables.values()
            for place in table.header.places
            if place.kind == PERSON and table.seats.is_connected(place)
        ]
        if not there:
            return
        now = self.settings.now()
        await self.write("", partial(Store.seen, seats=there, now=now))
        for name, seat in there:
            self.tables[name].was_seen(seat, now)

    async def _take_up(self, before: int) -> None:
        """Matches in which the server ought to have acted by then."""
        for name in await self.read(partial(Store.due, before=before)):
            if name not in self.tables:
                try:
                    table = await self.table(name)
                    await table.resume()
                except Refusal as refusal:
                    tell(log, "cannot take up a match", logging.WARNING, table=name, reason=refusal.words)

    def _forget(self) -> None:
        oldest = time.monotonic() - self.settings.forget_after
        for name, table in tuple(self.tables.items()):
            busy = table.watchers or table.lock.locked() or table.is_acting
            if table.used_at < oldest and not busy:
                del self.tables[name]
        self.metrics.tables.set(len(self.tables))


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
