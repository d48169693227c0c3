"""A WebSocket: one browser, one table. It says hello with what it knows, and hears all it may hear from then on."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bakehouse.forms import form
from bakehouse.match import Match
from bakehouse.server import frames
from bakehouse.server.answers import check_hint, held_back, hints, pencilled, planned, previewed
from bakehouse.server.doors import WIRE
from bakehouse.server.guard import address
from bakehouse.server.hall import Hall
from bakehouse.server.lessons import coached, remarked
from bakehouse.server.limits import Bucket, Buckets
from bakehouse.server.messages import (
    FROM_BROWSER,
    Accepted,
    Coach,
    Consent,
    FromBrowser,
    Hello,
    Hint,
    Ink,
    Inked,
    Json,
    Look,
    Message,
    Move,
    Pencil,
    Ping,
    Plan,
    Pong,
    Preview,
    Refused,
    Rematch,
    RematchReady,
    Say,
    TakeBack,
)
from bakehouse.server.origins import is_known_host, is_same_origin
from bakehouse.server.refusals import Refusal
from bakehouse.server.tables import Table

log = logging.getLogger(__name__)

HELLO_WITHIN = 15.0
WRONG_ORIGIN, NOT_FOUND, TOO_MANY, TOO_SLOW, MISBEHAVES, TOO_LARGE = 4403, 4404, 4429, 4408, 4400, 1009
TRY_LATER = 1013
CLOSE_WITHIN = 5.0
QUIET = 6
SLOWED_SECONDS, LONGEST_SLOWED = 0.25, 2.0
"""So long nothing is heard from a connection that has said too much; longer each time, but not longer than this."""
SOCKET_PRICE = 4
"""A connection counts as so many requests."""


class Connection:
    """Sends in its own time; whoever does not read is sent away, and can come back for what was missed."""

    def __init__(self, hall: Hall, table: Table, socket: WebSocket, browser: str | None) -> None:
        self.hall, self.table, self.socket, self.browser = hall, table, socket, browser
        self.looking: int | None = None
        self.name = ""
        """What somebody who looks on is called."""
        self.bucket = Bucket(hall.settings.limits.messages)
        self.warnings = 0
        self._waiting: deque[str] = deque()
        self._is_sending = False
        self._wire: Callable[[bytes], bool] = socket.scope["extensions"].get(WIRE, lambda frame: False)
        self._more = asyncio.Event()
        self.too_slow = asyncio.Event()
        self.address = address(socket.scope)
        self._hinting: asyncio.Task[None] | None = None
        self._asking: set[asyncio.Task[None]] = set()
        """What is being worked on for this connection; when it ends, nobody wants it any more."""
        self._quiet = 0
        """So many moves of one's own pass before the coach speaks up again."""

    def send(self, text: frames.Text) -> None:
        """Never waits: what cannot be written at once is sent later, in its order."""
        if not self._waiting and not self._is_sending and self._wire(text.frame):
            self.hall.metrics.frames.inc()
            return
        if len(self._waiting) >= self.hall.settings.limits.queue:
            self.too_slow.set()
            return
        self._waiting.append(text)
        self._more.set()

    def tell(self, message: Message) -> None:
        self.send(frames.text(message))

    async def keep_sending(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            await self.send_what_waits()

    async def send_what_waits(self) -> None:
        self._is_sending = True
        while self._waiting:
            await self.socket.send_text(self._waiting.popleft())
            self.hall.metrics.frames.inc()
        self._is_sending = False

    # --- Hearing

    async def keep_hearing(self) -> None:
        while True:
            heard = await self.socket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            await self.hear(heard.get("text"))

    async def hear(self, text: str | None) -> None:
        """One message. Whatever is wrong with it is answered; who does not stop is sent away."""
        number = None
        if not self.bucket.take() or not self.hall.messages.take(self.address):
            await self.slow_down()
            return
        try:
            message = understood(text, self.hall.settings.limits.frame)
            number = getattr(message, "number", None)
            await self.carry_out(message)
        except Refusal as refusal:
            self.hall.metrics.refusals.labels(refusal.code).inc()
            self.tell(refused(refusal, number))
            self._warn(refusal)

    async def slow_down(self) -> None:
        """Too much, which is not even read: it is refused, and nothing more is heard for a moment."""
        self.hall.metrics.refusals.labels("too_fast").inc()
        refusal, text = too_much()
        self.send(text)
        self._warn(refusal)
        await asyncio.sleep(min(LONGEST_SLOWED, SLOWED_SECONDS * self.warnings))

    def _warn(self, refusal: Refusal) -> None:
        if refusal.code in ("malformed", "too_large", "too_fast"):
            self.warnings += 1
            if self.warnings >= self.hall.settings.limits.warnings or refusal.code == "too_large":
                raise Misbehaves(refusal)

    async def carry_out(self, message: FromBrowser) -> None:
        table = self.table
        match message:
            case Hello(length=length):
                self.show(table.known_at(length))
            case Ping():
                self.tell(Pong())
            case Move():
                await self.move(message)
            case Coach():
                self._take(self.hall.previews)
                self._work_on(self.coach(message), message.number)
            case Look(seat=seat):
                if seat is not None:
                    table.check_may_read(self.browser, seat)
                self.looking = seat
                self.show(0)
            case Preview() | Plan() | Pencil():
                self._take(self.hall.previews)
                self._work_on(self.look_ahead(message), message.number)
            case Ink():
                played, why = await table.ink(self.browser, message.seat, message.length, message.actions)
                self.tell(Inked(number=message.number, length=table.length, played=played, refusal=why))
            case Hint():
                check_hint(table, self.browser, message)
                self._take(self.hall.hints, self.address, f"{table.id} {message.seat}")
                if self._hinting is not None:
                    self._hinting.cancel()
                self._hinting = self._work_on(self.hint(message), message.number)
            case TakeBack():
                await table.take_back(self.browser, message.seat, message.length)
                self.tell(Accepted(number=message.number, length=table.length))
            case Consent(agrees=agrees):
                await self.hall.consent(table, self.browser, self.address, agrees)
            case Say(text=words):
                self._take(self.hall.chat)
                await table.say(self.browser, words)
                self.tell(Accepted(number=message.number, length=table.length))
            case Rematch(number=number, rotate=rotate):
                again = await self.hall.rematch(table, self.browser, self.address, rotate)
                self.tell(RematchReady(number=number, table=again.id if again else None))

    def _work_on(self, work: Coroutine[Any, Any, None], number: int) -> "asyncio.Task[None]":
        """Answer later, while other messages are heard; what is refused is told as well."""

        async def told() -> None:
            try:
                await work
            except Refusal as refusal:
                self.tell(refused(refusal, number))

        if len(self._asking) >= self.hall.settings.limits.jobs:
            work.close()
            raise Refusal("too_fast", form("too-much"))
        task = self.hall.in_background(told())
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        return task

    async def move(self, asked: Move) -> None:
        """Play, unless the action ends the turn and shall wait for a word more."""
        table = self.table
        held = await held_back(table, self.browser, self.address, asked)
        if held is not None:
            self.tell(held)
            return
        before = table.course.match.copy() if asked.coached else None
        await table.move(
            self.browser, asked.seat, asked.length, asked.action,
            lambda length: self.tell(Accepted(number=asked.number, length=length)),
        )  # fmt: skip
        if before is not None:
            self._watch_over(before, asked)

    async def look_ahead(self, asked: Preview | Plan | Pencil) -> None:
        """Tell what actions would do."""
        answer: Message | Json
        if isinstance(asked, Preview):
            answer = await previewed(self.table, self.browser, self.address, asked)
        elif isinstance(asked, Plan):
            answer = await planned(self.table, self.browser, self.address, asked)
        else:
            answer = await pencilled(self.table, self.browser, self.address, asked)
        self.send(frames.text(answer))

    async def hint(self, asked: Hint) -> None:
        """Tell hints."""
        async for answer in hints(self.table, self.address, asked):
            self.tell(answer)

    async def coach(self, asked: Coach) -> None:
        """Tell what the coach says."""
        self.tell(await coached(self.table, self.browser, self.address, asked))

    def _watch_over(self, before: Match, move: Move) -> None:
        """Let the coach look at a move, unless it has just spoken: nobody wants to hear of every move."""
        self._quiet = max(self._quiet - 1, 0)
        if not self._quiet and self.hall.hints.take(self.address):
            self._work_on(self.look_over(before, move), move.number)

    async def look_over(self, before: Match, move: Move) -> None:
        said = await remarked(self.table, self.address, before, move)
        if said is not None:
            self._quiet = QUIET
            self.tell(said)

    def stop_work(self) -> None:
        """Nobody waits for answers any more."""
        for task in tuple(self._asking):
            task.cancel()

    def _take(self, buckets: Buckets, *more: str) -> None:
        for who in more or (self.browser or self.address,):
            if not buckets.take(who):
                raise Refusal("too_fast", form("too-much"))

    def show(self, first: int) -> None:
        """The position as it is."""
        self.table.tell_what_happened()
        reader, curtain = self.table.reader_of(self)
        since = self.table.told_since(self, reader, first)
        self.send(self.table.position(reader, since, curtain))


def refused(refusal: Refusal, number: int | None) -> Refused:
    """A refusal as an answer to a message."""
    return Refused(
        number=number, code=refusal.code, words=refusal.words, form=refusal.form, length=refusal.length
    )  # fmt: skip


@cache
def too_much() -> tuple[Refusal, frames.Text]:
    """What everybody hears who says too much, made once."""
    refusal = Refusal("too_fast", form("too-much"))
    return refusal, frames.text(refused(refusal, None))


class Misbehaves(Exception):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.words)
        self.code = TOO_LARGE if refusal.code == "too_large" else MISBEHAVES


def understood(text: str | None, most: int) -> FromBrowser:
    """A message, or a refusal that says what is wrong with it."""
    if text is None:
        raise Refusal("malformed", "Messages are text, not bytes.")
    if len(text.encode("utf-8", "surrogatepass")) > most:
        raise Refusal("too_large", f"That message is too long; {most // 1024} KiB is the most.")
    try:
        return FROM_BROWSER.validate_json(text)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refusal(
            "malformed", f"That message is not understood{f' ({where})' if where else ''}: {first['msg']}."
        ) from None
    except RecursionError:
        raise Refusal("malformed", "That message is not understood.") from None


async def serve_table(hall: Hall, socket: WebSocket, name: str) -> None:
    """A connection from its beginning to its end. Who may not come in is not even let upgrade."""
    who = address(socket.scope)
    if not is_same_origin(socket.scope, hall) or not is_known_host(socket.scope, hall) or who in hall.bans:
        await socket.close(WRONG_ORIGIN, "This page is not one of ours.")
        return
    limits = hall.settings.limits
    if not hall.requests.take(who, SOCKET_PRICE):
        hall.metrics.refusals.labels("too_fast").inc()
        await asyncio.sleep(SLOWED_SECONDS)  # whoever tries again and again gets on no faster than this
        await socket.close(TOO_MANY, "There are too many connections.")
        return
    if hall.is_overloaded:
        await socket.accept()
        await _refuse(socket, Refusal("unavailable", form("busy")), TRY_LATER)
        return
    if hall.connections.get(who, 0) >= limits.connections:
        await socket.accept()
        await _refuse(socket, Refusal("too_fast", form("too-many-connections")), TOO_MANY)
        return
    hall.connections[who] = hall.connections.get(who, 0) + 1
    hall.metrics.connections.inc()
    try:
        await _at_table(hall, socket, name)
    finally:
        hall.metrics.connections.dec()
        hall.connections[who] -= 1
        if not hall.connections[who]:
            del hall.connections[who]


async def _at_table(hall: Hall, socket: WebSocket, name: str) -> None:
    await socket.accept()
    try:
        table = await hall.table(name)
    except Refusal as refusal:
        await _refuse(socket, refusal, NOT_FOUND if refusal.code == "not_found" else TRY_LATER)
        return
    if len(table.watchers) >= hall.settings.limits.watchers:
        await _refuse(socket, Refusal("too_fast", form("too-many-connections")), TOO_MANY)
        return
    connection = Connection(hall, table, socket, socket.scope["browser"])
    try:
        await _converse(connection)
    finally:
        _gone(connection)


async def _converse(connection: Connection) -> None:
    """Hello, then both directions at once until one of them ends."""
    table, socket = connection.table, connection.socket
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = await _hello(connection)
        if hello is None:
            return
        chat = await table.chat()
        if table.is_looker(connection):
            connection.name = await connection.hall.name_of(connection.browser)
        await table.tell_words(table.reader_of(connection)[0])
    except TimeoutError:
        await _refuse(socket, Refusal("malformed", "The first message should be a hello."), MISBEHAVES)
        return
    except Refusal as refusal:
        await _refuse(socket, refusal, TRY_LATER if refusal.code == "unavailable" else MISBEHAVES)
        return
    except WebSocketDisconnect:
        return
    table.tell_what_happened()  # to those who are here already
    connection.tell(frames.welcome(table.info(), table.seats.you(connection.browser), chat))
    connection.show(table.known_at(hello.length))
    table.chat_told = max([table.chat_told, *(line.index + 1 for line in chat)])
    table.watchers.add(connection)
    if table.header.seats_of(connection.browser):
        table.visitor = connection.address
    table.act_for_programs()
    table.came_or_left(connection.browser)
    if table.is_looker(connection):
        table.announce_watching()
    elif (watching := table.watching()).count:
        connection.tell(watching)
    if len(table.watchers) == 1:
        table.tell_of_lookers()  # who looks on elsewhere is told in answer
    tasks = [
        asyncio.create_task(work)
        for work in (connection.keep_hearing(), connection.keep_sending(), connection.too_slow.wait())
    ]
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    await _end(connection, [task.exception() for task in done])


async def _hello(connection: Connection) -> Hello | None:
    heard = await connection.socket.receive()
    if heard["type"] == "websocket.disconnect":
        return None
    message = understood(heard.get("text"), connection.hall.settings.limits.frame)
    if not isinstance(message, Hello):
        raise Refusal("malformed", "The first message should be a hello.")
    return message


async def _end(connection: Connection, problems: list[BaseException | None]) -> None:
    """Close with a reason that the browser can act on."""
    misbehaves = next((problem for problem in problems if isinstance(problem, Misbehaves)), None)
    for problem in problems:
        if problem is not None and not isinstance(problem, (Misbehaves, WebSocketDisconnect, RuntimeError, OSError)):
            log.error("a connection failed", exc_info=problem)
    if connection.too_slow.is_set():
        connection.hall.metrics.slow_readers.inc()
        await _close(connection.socket, TOO_SLOW, "You read too slowly; connect again to see what you missed.")
    elif misbehaves is not None:
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(CLOSE_WITHIN):
                await connection.send_what_waits()
        await _close(connection.socket, misbehaves.code, str(misbehaves))


async def _refuse(socket: WebSocket, refusal: Refusal, code: int) -> None:
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.send_text(frames.text(refused(refusal, None)))
    await _close(socket, code, refusal.words)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
            async with asyncio.timeout(CLOSE_WITHIN):
                await socket.close(code, reason[:100])


def _gone(connection: Connection) -> None:
    table = connection.table
    connection.stop_work()
    table.watchers.discard(connection)
    if table.is_looker(connection) and not connection.hall.closing:
        table.announce_watching()
    if not connection.hall.closing:
        table.came_or_left(connection.browser)
