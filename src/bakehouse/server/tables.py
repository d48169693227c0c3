"""A table in memory: the course of its match, who sits there, who watches, and what may be done.

Everything that changes a match goes the same way, under the lock of the table: look whether it may be, commit it, and
only then make it true here and tell everybody. When the commit fails, nothing has happened; when nobody knows whether
it failed, the log in the database is read before anything else is done.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy.exc import IntegrityError

from bakehouse.errors import ActionError
from bakehouse.forms import Form, form
from bakehouse.games.lessons import Lesson
from bakehouse.kernel.records import CHANCE
from bakehouse.players import Greedy, turn_of
from bakehouse.players.coach import mistake
from bakehouse.server import frames
from bakehouse.server.course import Ahead, Course, Reader, result_of
from bakehouse.server.log import RESUMED, in_common, is_step, standing
from bakehouse.server.logs import tell
from bakehouse.server.messages import (
    Asked,
    Message,
    Moment,
    Said,
    SeatInfo,
    TableInfo,
    TurningPoint,
    Watching,
    YourTable,
)  # fmt: skip
from bakehouse.server.previews import Effects, effects
from bakehouse.server.programs import SIMPLE, preparing
from bakehouse.server.refusals import Refusal, illegal, somebody_was_quicker, unavailable
from bakehouse.server.seats import Manager
from bakehouse.server.sketches import planned_on
from bakehouse.server.storage import Header, Row, Store, Unavailable
from bakehouse.server.storage.store import (
    ABANDONED,
    CHAT,
    NOBODY,
    OPEN,
    OVER,
    PERSON,
    PROGRAM,
    RUNNING,
    STEPS,
    Changed,
    Place,
)
from bakehouse.server.takebacks import last_of, others, way_back

if TYPE_CHECKING:
    from bakehouse.server.hall import Hall

log = logging.getLogger(__name__)

AWAY_MS = 60_000
"""A clock that ran out so long ago, unnoticed, ran while there was no server."""
SAY_AGAIN_SECONDS = 4.0
"""Between two words to people who wait for a program that cannot think yet."""
RETRY_SECONDS = 1.0
GATHER_SECONDS = 0.3
"""People who come to look on within this time are told of together."""
MOST_NAMED = 12
"""Names of people who look on; the others are counted."""


class Watcher(Protocol):
    """A connection of somebody who looks at the table."""

    browser: str | None
    name: str
    looking: int | None

    def send(self, text: str) -> None: ...


class Table:
    """One table, in this process."""

    def __init__(self, hall: "Hall", header: Header, rows: Sequence[Row]) -> None:
        self.hall, self.header = hall, header
        self.course = Course(header, rows, hall.dealer)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.grew, self.waiting = asyncio.Condition(), 0
        self.uncertain = False
        self.ours = False
        """Whether this process wrote the last entry: then it acts for programs at once, and others wait a while."""
        self.used_at = time.monotonic()
        self.chat_told = 0
        self.outlook: asyncio.Task[tuple[list[Moment], list[TurningPoint]]] | None = None
        """Who was winning, and where it turned; thought about once, when somebody asks for it."""
        self.led: tuple[int, int] | None = None
        """In a lesson, what the coach proposed last, and when: that is no mistake."""
        self._warned: tuple[int, int] | None = None
        self.seats = Manager(self)
        self._acting: asyncio.Task[None] | None = None
        self._telling: asyncio.TimerHandle | None = None
        self._name_players()

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def length(self) -> int:
        return len(self.course)

    @property
    def now(self) -> int:
        return self.hall.settings.now()

    @property
    def lesson(self) -> Lesson | None:
        """What is taught here; None at a table like any other."""
        return self.course.game.definition.lesson if self.header.options.get("lesson") else None

    def _name_players(self) -> None:
        self.course.match.players = [place.name or f"Seat {place.seat + 1}" for place in self.header.places]

    # --- What people may see

    def info(self) -> TableInfo:
        seats = [
            SeatInfo.model_construct(
                seat=place.seat, kind=place.kind, name=place.name, program=place.program,
                present=self.seats.is_present(place), idle=self.seats.is_idle(place),
            )
            for place in self.header.places
        ]  # fmt: skip
        return frames.table_info(self.header, self.course, seats)

    def yours(self, browser: str | None) -> YourTable:
        """The table as the list of somebody's own tables shows it."""
        return frames.your_table(self.info(), self.header, self.course, self.header.seats_of(browser))

    def asked(self) -> Asked | None:
        """The take-back that waits for consent."""
        asked = self.header.asked
        if (
            asked is None
            or self.header.status != RUNNING
            or self.course.match.stopped
            or asked["length"] != self.length
            or asked["until"] < self.now
        ):
            return None
        lines = self.course.log_of(None).lines[asked["step"] :]
        done = [said for line in lines if line.seat == asked["seat"] for said in line.telling.forms]
        forms = [form.told() for form in self.course.game.words.fold(done)]
        waiting = [seat for seat in others(self.header, asked["seat"]) if seat not in asked["agreed"]]
        return Asked.model_construct(seat=asked["seat"], forms=forms, waiting_for=waiting, until=asked["until"])

    def reader_of(self, watcher: Watcher) -> tuple[Reader, int | None]:
        """Whose eyes a connection looks through, and which seat the curtain waits for.

        People who share a screen in a game with secrets look one after the other, each only while awaited.
        """
        held = self.header.seats_of(watcher.browser)
        if len(held) < 2:
            return (held[0] if held else None), None
        awaited = [seat for seat in self.course.match.awaited if seat in held]
        if not self.course.game.definition.secrets:
            if watcher.looking in (awaited or held):  # who has ended a turn hands the screen over
                return watcher.looking, None
            return (awaited or held)[0], None
        if watcher.looking in awaited:
            return watcher.looking, None
        watcher.looking = None
        return None, awaited[0] if awaited else None

    def check_may_read(self, browser: str | None, seat: int) -> None:
        """Whether a browser may look through a seat's eyes now."""
        held = self.header.seats_of(browser)
        if seat not in held:
            raise Refusal("not_yours", form("seat-unseen"))
        shared = len(held) > 1 and self.course.game.definition.secrets
        if shared and seat not in self.course.match.awaited and self.header.status == RUNNING:
            raise Refusal("not_yours", form("seat-shared"))

    def position(
        self,
        reader: Reader,
        first: int,
        curtain: int | None = None,
        open_view: dict[str, Any] | None = None,
        retold: bool = True,
    ) -> dict[str, Any]:
        take_back = self._take_back_word(reader)
        return frames.position(self.course, reader, first, curtain, self.now, take_back, open_view, retold)

    def _take_back_word(self, reader: Reader) -> str:
        if reader is None or self.header.status != RUNNING or self.course.match.stopped:
            return "no"
        way = way_back(self.course, self.header, reader, at_a_glance=True)
        return "no" if way is None else "free" if way.free else "ask"

    def known_at(self, length: int) -> int:
        """How many lines of the log are still as they were when it had this length."""
        if length == self.length:
            return len(self.course.steps)
        return in_common(standing(self.course.rows[:length]), self.course.steps) if length < self.length else 0

    def past(self, browser: str | None, step: int, seat: Reader) -> dict[str, Any]:
        """The table after some steps, as the reader saw it then; of an ended match through anybody's eyes."""
        if self.header.status not in (OVER, ABANDONED) and seat is not None:
            self.check_may_read(browser, seat)
        if seat is not None and seat >= self.header.seats:
            raise Refusal("malformed", f"There are {self.header.seats} seats, counted from 0.")
        if not 0 <= step <= len(self.course.steps):
            raise Refusal("malformed", f"The match has {len(self.course.steps)} steps.")
        view = frames.view_of(self.course.at_step(step), seat)
        view["actions"] = []
        return {"step": step, "steps": len(self.course.steps), "seat": seat, "view": view}

    # --- Telling

    def announce(self, first: int, retold: bool) -> None:
        """The new position to everybody, each through their own eyes; retold, where steps were taken back."""
        told: dict[tuple[Reader, int | None], str] = {}
        open_view = self.course.match.view(None) if self.watchers else None
        for watcher in tuple(self.watchers):
            eyes = self.reader_of(watcher)
            if eyes not in told:
                told[eyes] = frames.text(self.position(eyes[0], first, eyes[1], open_view, retold))
            watcher.send(told[eyes])
        self._wake_waiting()

    def announce_table(self) -> None:
        """Who sits where, to everybody; to those without a seat the same."""
        info, asked = self.info(), self.asked()
        told: dict[str | None, str] = {}
        for watcher in tuple(self.watchers):
            known = watcher.browser if self.seats.is_guest(watcher.browser) else None
            if known not in told:
                told[known] = frames.text(frames.table_changed(info, self.seats.you(known), asked))
            watcher.send(told[known])
        self._wake_waiting()

    def announce_watching(self) -> None:
        """Who looks on, to everybody, soon: many may come at once."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(GATHER_SECONDS, self._tell_watching)

    def _tell_watching(self) -> None:
        self._telling = None
        self.tell_all(self.watching())

    def watching(self) -> Watching:
        lookers = {watcher.browser or watcher: watcher.name for watcher in self.watchers if self.is_looker(watcher)}
        named = sorted(name for name in lookers.values() if name)
        return Watching(count=len(lookers), names=named[:MOST_NAMED])

    def is_looker(self, watcher: Watcher) -> bool:
        """Whether somebody looks on without a seat."""
        return not self.seats.is_guest(watcher.browser)

    def tell_all(self, message: Message) -> None:
        text = frames.text(message)
        for watcher in tuple(self.watchers):
            watcher.send(text)

    def _wake_waiting(self) -> None:
        if not self.waiting:
            return

        async def wake() -> None:
            async with self.grew:
                self.grew.notify_all()

        self.hall.in_background(wake())

    async def wait_for_more(self, length: int, seconds: float) -> None:
        """Until the log is longer, or the match has ended, or some time has passed."""

        def there() -> bool:
            return self.length != length or self.header.status in (OVER, ABANDONED)

        self.waiting += 1
        try:
            async with self.grew:
                await asyncio.wait_for(self.grew.wait_for(there), seconds)
        except TimeoutError:
            return
        finally:
            self.waiting -= 1

    # --- Moves

    async def move(self, browser: str | None, seat: int, length: int, choice: int | str) -> int:
        """A person plays; returns the length of the log after it."""
        begun = time.perf_counter()
        async with self.lock:
            await self.look_again_if_uncertain()
            self._check_holds(browser, seat)
            await self._play(seat, length, choice, PERSON)
        self.hall.metrics.move_seconds.observe(time.perf_counter() - begun)
        return self.length

    async def ink(
        self, browser: str | None, seat: int, length: int, choices: Sequence[int | str]
    ) -> tuple[int, dict[str, Any] | None]:
        """A person plays what was planned, and nobody comes in between; returns how many actions, and why not all.

        What chance brings may change everybody's plans: nothing is played after it.
        """
        async with self.lock:
            await self.look_again_if_uncertain()
            self._check_holds(browser, seat)
            for played, choice in enumerate(choices):
                chances = self._chances()
                try:
                    await self._play(seat, self.length if played else length, choice, PERSON)
                except Refusal as refusal:
                    return played, refusal.form or form("sentence", text=refusal.words).told()
                if self._chances() > chances and played + 1 < len(choices):
                    return played + 1, form("plan-ends-chance").told()
        return len(choices), None

    def _chances(self) -> int:
        return sum(row.seat == CHANCE for row in self.course.rows)

    def _check_holds(self, browser: str | None, seat: int) -> None:
        if seat not in self.header.seats_of(browser):
            raise Refusal("not_yours", form("seat-not-yours"), self.length)
        if self.header.status != RUNNING:
            why = {OPEN: form("not-begun"), OVER: form("is-over"), ABANDONED: form("given-up")}
            raise Refusal("not_running", why[self.header.status], self.length)
        if self.course.match.stopped:
            raise Refusal("not_running", self.course.match.stopped, self.length)

    async def _play(self, seat: int, length: int, choice: int | str, by: str) -> None:
        action = self._checked(seat, length, choice)
        if by == PERSON:
            self._check_mistake(seat, action)
        ahead = self.course.ahead(self.now, (seat, action))
        await self._commit(ahead)
        self.hall.metrics.moves.labels(self.header.game, by).inc()

    def _check_mistake(self, seat: int, action: int) -> None:
        """In a lesson a mistake is explained instead of being made; whoever insists may make it."""
        if self.lesson is None or self._warned == (self.length, action) or self._was_led_to(seat, action):
            return
        why = mistake(self.course.match, seat, action, self.lesson)
        if why is not None:
            self._warned = (self.length, action)
            raise Refusal("mistake", why, self.length)

    def _was_led_to(self, seat: int, action: int) -> bool:
        return self.led is not None and self.led[1] == action and self.stands(seat, self.led[0])

    def _checked(self, seat: int, length: int, choice: int | str) -> int:
        """The action that is meant, if it is legal and its sender knew enough to choose it."""
        if length > self.length:
            raise Refusal("stale", f"The log has {self.length} entries, not {length}.", self.length)
        self._check_fresh(seat, length, choice)
        try:
            return self.course.match.choice_of(choice, seat)
        except ActionError as problem:
            raise illegal(problem, self.length) from None

    def _check_fresh(self, seat: int, length: int, choice: int | str | None = None) -> None:
        """Whoever acts must have seen all that happened, but for what others did beside them at the same time."""
        missed = self.course.rows[length:]
        table = self.course.game.definition.table
        meant = table.id_of(choice) if isinstance(choice, str) else choice
        mine = next((row.action for row in missed if row.seat == seat), None)
        if mine is not None and mine == meant:
            raise Refusal("doubled", form("doubled"), self.length)
        if missed and (mine is not None or not self._were_beside(seat, length)):
            raise Refusal("stale", form("table-changed"), self.length)

    def stands(self, seat: int, length: int) -> bool:
        """Whether a seat still stands before the same decision, whatever others did beside it."""
        try:
            self._check_fresh(seat, length)
        except Refusal:
            return False
        return True

    def _were_beside(self, seat: int, length: int) -> bool:
        """Whether all that happened since was done by others while this seat could have acted too."""
        match = self.course.match.copy()
        match.follow(standing(self.course.rows[:length]))
        for row in self.course.rows[length:]:
            if row.seat == CHANCE or not is_step(row) or seat not in match.awaited:
                return False
            match.push(row.action, row.seat)
        return True

    async def _commit(self, ahead: Ahead, was: str = RUNNING, **more: Any) -> None:
        """Write entries to the log; when they are safe, make them true here and tell everybody."""
        now = self.now
        values: dict[str, Any] = {"moved_at": now, "asked": None, "wakes_at": self._wakes_at(ahead, now), **more}
        if ahead.match.over:
            values |= {"status": OVER, "ended_at": now, "result": result_of(ahead.match), "wakes_at": None}
        header = replace(self.header, **values)
        await self.written(partial(Store.append, header=header, first=self.length, rows=ahead.rows, was=was))
        self.ours = True
        self._happened(header, ahead)

    async def written(self, job: Callable[..., Any]) -> Any:
        """Commit something about this table; somebody who was quicker, or a lost database, becomes a refusal."""
        try:
            return await self.hall.database.write(self.id, job)
        except (Changed, IntegrityError):
            self.uncertain = True
            await self.look_again_if_uncertain()
            raise somebody_was_quicker(self.length) from None
        except Unavailable as problem:
            self.uncertain = True
            tell(log, "database unavailable", logging.ERROR, reason=str(problem))
            raise unavailable() from None

    def _happened(self, header: Header, news: Ahead | Sequence[Row]) -> None:
        """What is in the database now is true here too."""
        before, self.header = self.header, header
        rows = news.rows if isinstance(news, Ahead) else news
        if before.started_at != header.started_at and not isinstance(news, Ahead):
            self.course.begin_clocks(header)
        known = len(self.course.steps)
        first = self.course.adopt(news) if isinstance(news, Ahead) else self.course.add(news)
        self._name_players()
        self.used_at = time.monotonic()
        if before.status != header.status:
            self.hall.metrics.matches.labels(header.game, header.status).inc()
            tell(log, f"match {header.status}", table=self.id, game=header.game)
        if rows:
            self.announce(first, retold=first < known)
        if before != header and (before.status, before.asked, before.places, before.rematch) != (
            header.status,
            header.asked,
            header.places,
            header.rematch,
        ):
            self.announce_table()
        self.act_for_programs()

    async def look_again_if_uncertain(self) -> None:
        if self.uncertain:
            await self._look_again()

    async def catch_up(self, what: str = STEPS) -> None:
        """Another process changed something."""
        async with self.lock:
            if what == CHAT:
                await self.tell_chat()
            else:
                await self._look_again()

    async def _look_again(self) -> None:
        """Read what the database has more than we know."""
        try:
            header, rows = await self.hall.database.read(partial(_header_and_rows, match=self.id, first=self.length))
        except Unavailable:
            raise unavailable() from None
        self.uncertain = False
        if header is not None and (rows or header != self.header):
            self.ours = self.ours and not rows
            self._happened(header, rows)

    def seated(self, places: tuple[Place, ...]) -> None:
        """Somebody came, went or was replaced, and that is committed."""
        self._happened(replace(self.header, places=places), [])

    def was_seen(self, seat: int, now: int) -> None:
        places = (replace(p, seen_at=now) if p.seat == seat else p for p in self.header.places)
        self.header = replace(self.header, places=tuple(places))

    def left_now(self, browser: str | None) -> None:
        """A connection of somebody who holds a seat has ended."""
        for seat in self.header.seats_of(browser):
            self.was_seen(seat, self.now)
        self.announce_table()

    def rematched(self, name: str) -> None:
        self._happened(replace(self.header, rematch=name), [])

    # --- Beginning and ending

    async def start_if_full(self) -> None:
        """The match begins by itself when nobody is missing. The lock is held."""
        if self.header.status != OPEN or any(place.kind == NOBODY for place in self.header.places):
            return
        now = self.now
        self.course.begin_clocks(replace(self.header, started_at=now))
        await self._commit(self.course.ahead(now, None), was=OPEN, status=RUNNING, started_at=now)

    # --- Programs and clocks

    def seat_for_program(self) -> tuple[int, str] | None:
        """An awaited seat that a program has to act for: its own, or that of a person whose time is up."""
        match = self.course.match
        if self.header.status != RUNNING or match.over or match.stopped:
            return None
        awaited = sorted(match.awaited, key=lambda seat: seat != match.actor)
        for seat in awaited:
            place = self.header.places[seat]
            if place.kind == PROGRAM:
                return seat, place.program
        if self.course.clocks:
            left = self.course.clocks.left_at(self.now, match.awaited)
            for seat in awaited:
                if left[seat] == 0:
                    return seat, "greedy"
        return None

    def _wakes_at(self, ahead: Ahead, now: int) -> int | None:
        """When the server has to act after these entries."""
        awaited = ahead.match.awaited
        if any(self.header.places[seat].kind == PROGRAM for seat in awaited):
            return now
        return min((ahead.clocks.out_at(seat) for seat in awaited), default=None) if ahead.clocks else None

    def act_for_programs(self) -> None:
        """See to it that programs act and clocks run out, unless that is being seen to."""
        needed = self.seat_for_program() is not None or (self.course.clocks and self.header.status == RUNNING)
        if needed and not self.course.match.stopped and not self.is_acting:
            self._acting = self.hall.in_background(self._keep_acting())

    @property
    def is_acting(self) -> bool:
        return self._acting is not None and not self._acting.done()

    async def _keep_acting(self) -> None:
        while self.header.status == RUNNING and not self.hall.closing:
            if not self.ours and not await self._nobody_else_acts():
                continue
            chosen = self.seat_for_program()
            if chosen is not None:
                await self._act(*chosen)
            elif not await self._until_time_is_up():
                return

    async def _nobody_else_acts(self) -> bool:
        """Give the process that wrote the last entry the time to write the next; then it is ours to do."""
        length = self.length
        await self.wait_for_more(length, self.hall.settings.patience)
        if self.length != length:
            return False
        self.ours = True
        return True

    async def _until_time_is_up(self) -> bool:
        """Sleep until a clock may have run out; False when none is running."""
        clocks, awaited = self.course.clocks, self.course.match.awaited
        if not clocks or not awaited:
            return False
        length, left = self.length, min(clocks.left_at(self.now, awaited))
        await self.wait_for_more(length, left / 1000 + 0.005)
        return True

    async def _act(self, seat: int, program: str) -> None:
        """One decision of a program. Whatever went wrong is tried again: the log says how far the match is."""
        length, begun = self.length, time.perf_counter()
        match = self.course.match.copy()
        self.say_if_preparing(program)
        try:
            thinking = asyncio.ensure_future(self.hall.programs.answer(self.id, match, seat, program))
            while not (await asyncio.wait([thinking], timeout=SAY_AGAIN_SECONDS))[0]:
                self.say_if_preparing(program)
            answer = await thinking
        except Exception:  # whatever a program does, the match goes on
            log.exception("a program cannot play")
            answer = None
        self.hall.metrics.think_seconds.observe(time.perf_counter() - begun)
        if answer is not None and answer.problem:
            self.hall.metrics.player_problems.labels(program).inc()
            tell(log, "program failed", logging.WARNING, table=self.id, program=program, problem=answer.problem)
        action = answer.action if answer is not None else Greedy().choose(turn_of(match, seat))
        try:
            async with self.lock:
                await self.look_again_if_uncertain()
                if self.length == length and self.seat_for_program() is not None:
                    await self._play(seat, length, action, PROGRAM)
        except Refusal as refusal:
            if refusal.code == "unavailable":
                await asyncio.sleep(RETRY_SECONDS)

    def say_if_preparing(self, program: str) -> None:
        """Tell everybody here if a program that thinks has to wait until its game is compiled."""
        if program not in SIMPLE and (told := preparing(self.header.game)):
            self.tell_all(told)

    async def resume(self) -> None:
        """After a restart: the time without a server counts for nobody's clock."""
        async with self.lock:
            wakes_at = self.header.wakes_at
            away = wakes_at is not None and wakes_at < self.now - AWAY_MS
            if self.course.clocks and away and not self.course.match.stopped:
                row = Row(RESUMED, 0, self.now)
                course = Course(self.header, [*self.course.rows, row], self.hall.dealer)
                await self._commit(Ahead([row], course.match, course.clocks, takes_back=True))
        self.act_for_programs()

    # --- Previews and hints

    def check_asks(self, browser: str | None, seat: int, length: int) -> None:
        """Whether somebody may ask about what a seat could do now."""
        self._check_holds(browser, seat)
        self.check_may_read(browser, seat)
        if seat not in self.course.match.awaited:
            raise Refusal("illegal", form("nothing-to-decide"), self.length)
        if length != self.length:
            self._check_fresh(seat, length)

    def preview(
        self, browser: str | None, seat: int, length: int, choice: int | str, after: Sequence[int | str] = ()
    ) -> tuple[int, Form, Effects]:
        """What an action would do, after others that are planned."""
        self.check_asks(browser, seat, length)
        try:
            match = planned_on(self.course.match, seat, after, self.length)
            action = match.choice_of(choice, seat)
        except ActionError as problem:
            raise illegal(problem, self.length) from None
        form = next(legal.form for legal in match.legal(seat) if legal.id == action)
        return action, form, effects(match, seat, action, seed=self.length)

    def check_hints(self, seat: int) -> None:
        rule = self.header.options["hints"]
        if rule == "off" or (rule == "alone" and others(self.header, seat)):
            raise Refusal("not_allowed", form("no-hints"), self.length)

    # --- Taking back

    async def take_back(self, browser: str | None, seat: int, length: int) -> bool:
        """Take back now (True), or ask the others."""
        async with self.lock:
            await self.look_again_if_uncertain()
            self._check_holds(browser, seat)
            if length != self.length:
                self._check_fresh(seat, length)
            way = way_back(self.course, self.header, seat)
            if way is None:
                raise Refusal("not_allowed", self._why_not_back(seat), self.length)
            if way.free:
                await self._commit(self.course.taken_back(way.rows(self.now)))
                return True
            until = self.now + int(self.hall.settings.consent_within * 1000)
            asked = {"seat": seat, "step": way.first, "length": self.length, "agreed": [], "until": until}
            await self.change_header(asked=asked)
            return False

    def _why_not_back(self, seat: int) -> Form:
        if self.header.options["take_backs"] == "off":
            return form("no-take-backs")
        if last_of(self.course, seat) is None:
            return form("nothing-to-take-back")
        if self.course.game.definition.secrets:
            return form("take-back-seen")
        return form("take-back-chance")

    async def consent(self, browser: str | None, agrees: bool) -> None:
        """The answer of all seats of a browser to the wish of another."""
        async with self.lock:
            await self.look_again_if_uncertain()
            asked, wish = self.asked(), self.header.asked
            mine = self.header.seats_of(browser)
            if asked is None or wish is None or not set(mine) & set(asked.waiting_for):
                raise Refusal("not_allowed", form("no-consent"), self.length)
            if not agrees:
                await self.change_header(asked=None)
                return
            if set(asked.waiting_for) - set(mine):
                await self.change_header(asked={**wish, "agreed": [*wish["agreed"], *mine]})
                return
            way = way_back(self.course, self.header, asked.seat)
            if way is None or way.first != wish["step"]:
                raise somebody_was_quicker(self.length)
            await self._commit(self.course.taken_back(way.rows(self.now)))

    async def change_header(self, was: Sequence[str] = (OPEN, RUNNING), **values: Any) -> None:
        """Change something beside the log. The lock is held."""
        await self.written(partial(Store.change_header, match=self.id, was=was, **values))
        self._happened(replace(self.header, **values), [])

    # --- Chat

    async def say(self, browser: str | None, words: str) -> None:
        held = self.header.seats_of(browser)
        if not held and browser != self.header.owner:
            raise Refusal("not_allowed", form("only-seated-talk"))
        name = self.header.places[held[0]].name if held else await self.hall.name_of(browser)
        cleaned = " ".join(words.split())
        if not cleaned.isprintable():
            raise Refusal("malformed", form("chat-plain"))
        async with self.lock:
            line = await self.written(
                partial(
                    Store.say, match=self.id, name=name, seat=held[0] if held else None, words=cleaned, at=self.now,
                    most=self.hall.settings.limits.chat_lines,
                )
            )  # fmt: skip
            if line is None:
                raise Refusal("full", form("chat-full"))
            await self.tell_chat()

    async def tell_chat(self) -> None:
        """Lines that have not been told here yet."""
        for line in await self.chat(self.chat_told):
            self.tell_all(line)
            self.chat_told = line.index + 1

    async def chat(self, first: int = 0) -> list[Said]:
        try:
            found = await self.hall.database.read(partial(Store.chat, match=self.id, first=first))
        except Unavailable:
            raise unavailable() from None
        return [
            Said.model_construct(index=line.index, name=line.name, seat=line.seat, text=line.text, at=line.at)
            for line in found
        ]


def _header_and_rows(connection: Any, match: str, first: int) -> tuple[Header | None, list[Row]]:
    """Both of one moment."""
    if connection.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    header = Store.header(connection, match)
    return header, Store.rows(connection, match, first)
