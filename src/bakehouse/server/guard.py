"""What stands before every request: sizes, rates, origins, cookies, and the headers of every answer.

Plain ASGI, so that it sees WebSockets too and costs little.
"""

from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bakehouse.forms import form
from bakehouse.server.frames import text
from bakehouse.server.identity import COOKIE, COOKIE_SECONDS, new_id
from bakehouse.server.messages import Problem
from bakehouse.server.refusals import Refusal

if TYPE_CHECKING:
    from bakehouse.server.hall import Hall

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
SAFE_PATHS = ("/health", "/metrics")
"""Asked for by machines, often: without a cookie and without a limit."""


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address(scope: Scope) -> str:
    """Who asks, as far as the network knows; behind a proxy uvicorn has put the true address here."""
    client = scope.get("client")
    return client[0] if client else "local"


def browser_of(scope: Scope, hall: "Hall") -> str | None:
    """Whose cookie came along; None without one, or with a forged one."""
    cookie: SimpleCookie = SimpleCookie()
    try:
        cookie.load(header(scope, b"cookie"))
    except CookieError:
        return None
    return hall.signatures.browser(cookie[COOKIE].value) if COOKIE in cookie else None


def is_same_origin(scope: Scope, hall: "Hall") -> bool:
    """Whether a browser asks from one of our own pages. What is no browser sends no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    return urlsplit(origin).netloc == header(scope, b"host") or origin.rstrip("/") in hall.settings.origins


class Guard:
    """Lets through what may be asked, and answers the rest."""

    def __init__(self, app: ASGIApp, hall: "Hall") -> None:
        self.app, self.hall = app, hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            scope["browser"] = browser_of(scope, self.hall)
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        watched = scope["path"] in SAFE_PATHS
        browser = None if watched else browser_of(scope, self.hall)
        fresh = None if watched or browser else new_id()
        scope["browser"] = browser or fresh

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                may_be_kept = any(name == b"cache-control" for name, _ in given)
                message = {**message, "headers": [*given, *self._headers(scope, fresh, may_be_kept)]}
            await send(message)

        try:
            if not watched:
                self._check(scope)
            body = Body(receive)
            if scope["method"] not in SAFE_METHODS:
                await body.read(self.hall.settings.limits.body)
            await self.app(scope, body, send_guarded)
        except Refusal as refusal:
            self.hall.metrics.refusals.labels(refusal.code).inc()
            await answer(refusal, send_guarded)

    def _check(self, scope: Scope) -> None:
        if not self.hall.requests.take(address(scope)):
            raise Refusal("too_fast", form("too-much"))
        if scope["method"] not in SAFE_METHODS and not is_same_origin(scope, self.hall):
            raise Refusal("wrong_origin", form("wrong-origin"))
        size = header(scope, b"content-length")
        if size.isdecimal() and int(size) > self.hall.settings.limits.body:
            raise _too_large(self.hall.settings.limits.body)

    def _headers(self, scope: Scope, fresh: str | None, may_be_kept: bool) -> list[tuple[bytes, bytes]]:
        told = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if scope["path"].startswith("/api/") and not may_be_kept:
            told.append((b"cache-control", b"no-store"))
        if fresh is not None:
            secure = "; Secure" if scope["scheme"] == "https" else ""
            value = f"{COOKIE}={self.hall.signatures.cookie(fresh)}"
            cookie = f"{value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={COOKIE_SECONDS}{secure}"
            told.append((b"set-cookie", cookie.encode()))
        return told


class Body:
    """A request that was read whole, and was not too long."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read: list[Message] = []

    async def read(self, most: int) -> None:
        got = 0
        while not self._read or self._read[-1].get("more_body"):
            self._read.append(await self._receive())
            got += len(self._read[-1].get("body", b""))
            if got > most:
                raise _too_large(most)

    async def __call__(self) -> Message:
        return self._read.pop(0) if self._read else await self._receive()


def _too_large(most: int) -> Refusal:
    return Refusal("too_large", f"That is too long; {most // 1024} KiB is the most.")


async def answer(refusal: Refusal, send: Send) -> None:
    """A refusal as an HTTP answer."""
    body = text(Problem(code=refusal.code, words=refusal.words, form=refusal.form, length=refusal.length)).encode()
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.code in ("too_fast", "unavailable"):
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
