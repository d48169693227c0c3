"""A WebSocket: one browser, one table. It says hello with what it knows, and hears all it may hear from then on."""

import asyncio
import contextlib
import logging
from collections import deque

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bakehouse.forms import form
from bakehouse.match import Match
from bakehouse.server import frames
from bakehouse.server.answers import check_hint, held_back, hints, previewed
from bakehouse.server.guard import address, is_same_origin
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
from bakehouse.server.plans import pencilled, planned
from bakehouse.server.refusals import Refusal
from bakehouse.server.tables import Table

log = logging.getLogger(__name__)

HELLO_WITHIN = 15.0
WRONG_ORIGIN, NOT_FOUND, TOO_MANY, TOO_SLOW, MISBEHAVES, TOO_LARGE = 4403, 4404, 4429, 4408, 4400, 1009
CLOSE_WITHIN = 5.0
QUIET = 6


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
        self._more = asyncio.Event()
        self.too_slow = asyncio.Event()
        self._hinting: asyncio.Task[None] | None = None
        self._quiet = 0
        """So many moves of one's own pass before the coach speaks up again."""

    def send(self, text: str) -> None:
        """Never waits."""
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
        while self._waiting:
            await self.socket.send_text(self._waiting.popleft())
            self.hall.metrics.frames.inc()

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
        try:
            if not self.bucket.take():
                raise Refusal("too_fast", form("too-much"))
            message = understood(text, self.hall.settings.limits.frame)
            number = getattr(message, "number", None)
            await self.carry_out(message)
        except Refusal as refusal:
            self.hall.metrics.refusals.labels(refusal.code).inc()
            self.tell(refused(refusal, number))
            self._warn(refusal)

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
            case Move() if told := held_back(table, self.browser, message):
                self.tell(told)
            case Move():
                before = table.course.match.copy() if message.coached else None
                length = await table.move(self.browser, message.seat, message.length, message.action)
                self.tell(Accepted(number=message.number, length=length))
                if before is not None:
                    self._watch_over(before, message)
            case Coach():
                self._take(self.hall.previews)
                self.hall.in_background(self.coach(message))
            case Look(seat=seat):
                if seat is not None:
                    table.check_may_read(self.browser, seat)
                self.looking = seat
                self.show(0)
            case Preview():
                self._take(self.hall.previews)
                self.tell(previewed(table, self.browser, message))
            case Plan():
                self._take(self.hall.previews)
                self.tell(planned(table, self.browser, message))
            case Pencil():
                self._take(self.hall.previews)
                self.send(frames.text(pencilled(table, self.browser, message)))
            case Ink():
                played, why = await table.ink(self.browser, message.seat, message.length, message.actions)
                self.tell(Inked(number=message.number, length=table.length, played=played, refusal=why))
            case Hint():
                self._take(self.hall.hints)
                check_hint(table, self.browser, message)
                self.stop_hinting()
                self._hinting = self.hall.in_background(self.hint(message))
            case TakeBack():
                await table.take_back(self.browser, message.seat, message.length)
                self.tell(Accepted(number=message.number, length=table.length))
            case Consent(agrees=agrees):
                await self.hall.consent(table, self.browser, agrees)
            case Say(text=words):
                self._take(self.hall.chat)
                await table.say(self.browser, words)
                self.tell(Accepted(number=message.number, length=table.length))
            case Rematch(number=number, rotate=rotate):
                again = await self.hall.rematch(table, self.browser, rotate)
                self.tell(RematchReady(number=number, table=again.id if again else None))

    async def hint(self, asked: Hint) -> None:
        """Tell hints while other messages are heard."""
        try:
            async for answer in hints(self.table, asked):
                self.tell(answer)
        except Refusal as refusal:
            self.tell(refused(refusal, asked.number))

    async def coach(self, asked: Coach) -> None:
        """Tell what the coach says while other messages are heard."""
        try:
            self.tell(await coached(self.table, self.browser, asked))
        except Refusal as refusal:
            self.tell(refused(refusal, asked.number))

    def _watch_over(self, before: Match, move: Move) -> None:
        """Let the coach look at a move, unless it has just spoken: nobody wants to hear of every move."""
        self._quiet = max(self._quiet - 1, 0)
        if not self._quiet and self.hall.hints.take(self.browser or address(self.socket.scope)):
            self.hall.in_background(self.look_over(before, move))

    async def look_over(self, before: Match, move: Move) -> None:
        said = await remarked(self.table, before, move)
        if said is not None:
            self._quiet = QUIET
            self.tell(said)

    def stop_hinting(self) -> None:
        """Nobody waits for the last hint any more."""
        if self._hinting is not None:
            self._hinting.cancel()

    def _take(self, buckets: Buckets) -> None:
        if not buckets.take(self.browser or address(self.socket.scope)):
            raise Refusal("too_fast", form("too-much"))

    def show(self, first: int) -> None:
        """The position as it is."""
        reader, curtain = self.table.reader_of(self)
        self.send(frames.text(self.table.position(reader, first, curtain)))


def refused(refusal: Refusal, number: int | None) -> Refused:
    """A refusal as an answer to a message."""
    return Refused(
        number=number, code=refusal.code, words=refusal.words, form=refusal.form, length=refusal.length
    )  # fmt: skip


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
    """A connection from its beginning to its end."""
    who = address(socket.scope)
    if not is_same_origin(socket.scope, hall):
        await socket.close(WRONG_ORIGIN, "This page is not one of ours.")
        return
    await socket.accept()
    try:
        table = await hall.table(name)
    except Refusal as refusal:
        await _refuse(socket, refusal, NOT_FOUND if refusal.code == "not_found" else 1013)
        return
    limits = hall.settings.limits
    if hall.connections.get(who, 0) >= limits.connections or len(table.watchers) >= limits.watchers:
        await _refuse(socket, Refusal("too_fast", form("too-many-connections")), TOO_MANY)
        return
    connection = Connection(hall, table, socket, socket.scope["browser"])
    hall.connections[who] = hall.connections.get(who, 0) + 1
    hall.metrics.connections.inc()
    try:
        await _converse(connection)
    finally:
        hall.metrics.connections.dec()
        hall.connections[who] -= 1
        if not hall.connections[who]:
            del hall.connections[who]
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
    except TimeoutError:
        await _refuse(socket, Refusal("malformed", "The first message should be a hello."), MISBEHAVES)
        return
    except Refusal as refusal:
        await _refuse(socket, refusal, 1013 if refusal.code == "unavailable" else MISBEHAVES)
        return
    except WebSocketDisconnect:
        return
    connection.tell(frames.welcome(table.info(), table.seats.you(connection.browser), chat))
    connection.show(table.known_at(hello.length))
    table.chat_told = max([table.chat_told, *(line.index + 1 for line in chat)])
    table.watchers.add(connection)
    if table.header.seats_of(connection.browser):
        table.announce_table()
    if table.is_looker(connection):
        table.announce_watching()
    elif (watching := table.watching()).count:
        connection.tell(watching)
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
    connection.stop_hinting()
    table.watchers.discard(connection)
    if table.is_looker(connection) and not connection.hall.closing:
        table.announce_watching()
    if table.header.seats_of(connection.browser) and not connection.hall.closing:
        table.left_now(connection.browser)
