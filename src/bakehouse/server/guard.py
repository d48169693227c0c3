"""What stands before every request: sizes, rates, origins, cookies, and the headers of every answer.

Plain ASGI, so that it sees WebSockets too and costs little.
"""

import asyncio
from collections.abc import Coroutine
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bakehouse.forms import form
from bakehouse.server.frames import text
from bakehouse.server.identity import COOKIE, COOKIE_SECONDS, device_of, new_id, person_of
from bakehouse.server.logs import REQUEST
from bakehouse.server.messages import Problem
from bakehouse.server.origins import browser_of, header, is_known_host, is_same_origin, may_be_shared, request_id
from bakehouse.server.refusals import Refusal

if TYPE_CHECKING:
    from bakehouse.server.hall import Hall

Result = TypeVar("Result")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
HOUSEHOLD = 64
"""Bits of an IPv6 address that are the same for all of one household."""
PRICES = {
    "/record": 4, "/log": 4, "/outlook": 8, "/analysis": 4, "/comparison": 2, "/records": 8, "/branches": 4, "/hint": 4,
    "/preview": 2, "/api/tables": 4, "/kitchen": 8, "/export": 40,
}  # fmt: skip
"""Of requests that take more than a millisecond, by how their paths end."""
PLAYING = ("/moves", "/position", "/take-back", "/consent", "/join", "/sit", "/leave")
SLOWED_SECONDS = 1.0
"""So long who asks for too much waits for the refusal, as it says itself (`retry-after`)."""
SAFE_PATHS = ("/health", "/metrics")
"""Asked for by machines, often: without a cookie and without a limit."""


def address(scope: Scope) -> str:
    """Who asks, as far as the network knows; behind a proxy uvicorn has put the true address here."""
    client = scope.get("client")
    return household(client[0]) if client else "local"


@lru_cache(maxsize=4096)
def household(told: str) -> str:
    """An address, or of IPv6 the network that one household has: there anybody has as many addresses as they like."""
    try:
        found = ip_address(told.partition("%")[0])
    except ValueError:
        return told
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, HOUSEHOLD), strict=False))
    return told


class TooMuch(Refusal):
    """An address has asked for more than it may."""


class Guard:
    """Lets through what may be asked, and answers the rest."""

    def __init__(self, app: ASGIApp, hall: "Hall") -> None:
        self.app, self.hall = app, hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            REQUEST.set(request_id(scope))
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            signed, _ = browser_of(scope, self.hall)
            scope["browser"] = person_of(signed) if signed else None
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        watched = scope["path"] in SAFE_PATHS
        signed, renew = (None, False) if watched else browser_of(scope, self.hall)
        visitor = signed or new_id()
        scope["browser"], scope["device"] = person_of(visitor), device_of(visitor)
        fresh = None if watched or (signed and not renew) else visitor

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                may_be_kept = any(name == b"cache-control" for name, _ in given)
                is_set = any(name == b"set-cookie" for name, _ in given)
                cookie = None if is_set or may_be_shared(given) else fresh
                message = {**message, "headers": [*given, *self._headers(scope, cookie, may_be_kept)]}
            async with asyncio.timeout(self.hall.settings.limits.answer_seconds):
                await send(message)

        body = Body(receive)
        try:
            if not watched:
                self._check(scope)
            if scope["method"] not in SAFE_METHODS:
                await body.read_within(self.hall.settings.limits.body, self.hall.settings.limits.body_seconds)
            await self.app(scope, body, send_guarded)
        except Refusal as refusal:
            self.hall.metrics.refusals.labels(refusal.code).inc()
            if isinstance(refusal, TooMuch):  # whoever goes on all the same gets on no faster than this
                await asyncio.sleep(SLOWED_SECONDS)
            await answer(refusal, send_guarded, is_last=scope["method"] not in SAFE_METHODS and not body.is_whole)

    def _check(self, scope: Scope) -> None:
        if not is_known_host(scope, self.hall):
            raise Refusal("wrong_origin", form("wrong-host"))
        if address(scope) in self.hall.bans:
            raise Refusal("not_allowed", form("banned"))
        if not self.hall.requests.take(address(scope), price(scope)):
            raise TooMuch("too_fast", form("too-much"))
        if self.hall.is_overloaded and not is_playing(scope):
            raise Refusal("unavailable", form("busy"))
        if scope["method"] not in SAFE_METHODS and not is_same_origin(scope, self.hall):
            raise Refusal("wrong_origin", form("wrong-origin"))
        size = header(scope, b"content-length")
        if size.isdecimal() and int(size) > self.hall.settings.limits.body:
            raise _too_large(self.hall.settings.limits.body)

    def _headers(self, scope: Scope, fresh: str | None, may_be_kept: bool) -> list[tuple[bytes, bytes]]:
        told = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        told.append((b"x-request-id", REQUEST.get().encode()))
        if scope["path"].startswith("/api/") and not may_be_kept:
            told.append((b"cache-control", b"no-store"))
        if fresh is not None:
            told.append((b"set-cookie", set_cookie(scope, self.hall, fresh).encode()))
        return told


def set_cookie(scope: Scope, hall: "Hall", visitor: str) -> str:
    """The header that makes a browser somebody's."""
    secure = "; Secure" if scope["scheme"] == "https" else ""
    value = f"{COOKIE}={hall.signatures.cookie(visitor)}"
    return f"{value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={COOKIE_SECONDS}{secure}"


def price(scope: Scope) -> int:
    """What a request costs, in requests."""
    return next((cost for end, cost in PRICES.items() if scope["path"].endswith(end)), 1)


def is_playing(scope: Scope) -> bool:
    """Whether a request is part of a match that somebody plays: those are served whatever happens."""
    path: str = scope["path"]
    return path.endswith(PLAYING)


async def unless_gone(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """What is worked on for a request, as long as somebody waits for the answer."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_disconnected(request.receive))
    try:
        await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refusal("unavailable", form("busy"))  # nobody hears it
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class Body:
    """A request that was read whole, and was not too long."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read: list[Message] = []
        self.is_whole = False

    async def read_within(self, most: int, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self.read(most)
        except TimeoutError:
            raise Refusal("malformed", form("too-slow")) from None

    async def read(self, most: int) -> None:
        got = 0
        while not self._read or self._read[-1].get("more_body"):
            self._read.append(await self._receive())
            got += len(self._read[-1].get("body", b""))
            if got > most:
                raise _too_large(most)
        self.is_whole = True

    async def __call__(self) -> Message:
        return self._read.pop(0) if self._read else await self._receive()


def _too_large(most: int) -> Refusal:
    return Refusal("too_large", f"That is too long; {most // 1024} KiB is the most.")


async def answer(refusal: Refusal, send: Send, is_last: bool = False) -> None:
    """A refusal as an HTTP answer; the last one, where a request was not even heard out."""
    body = text(Problem(code=refusal.code, words=refusal.words, form=refusal.form, length=refusal.length)).encode()
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.code in ("too_fast", "unavailable"):
        headers.append((b"retry-after", b"1"))
    if is_last:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
