"""Connections before anything is asked over them: so many from one address, and so many in all.

A connection that does not say within some seconds what it wants is closed, so that slow ones cannot pile up; and there
are always files left for the database.
"""

import asyncio
import resource
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bakehouse.server.guard import household
from bakehouse.server.settings import Limits

KEPT_FILES = 200
"""For the database, its threads, workers and logs."""
FEW_FILES = 1024
EVERYBODY = "*"
WIRE = "bakehouse.wire"
"""The extension of a WebSocket by which frames that are ready are written at once."""
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 5\r\n"
    b"connection: close\r\n\r\nThere are too many connections; try again in a moment."
)


def raised_file_limit() -> int:
    """How many files and connections this process may have open, as many as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1_000_000


def about_files(files: int) -> str:
    """What a host should know of a low limit; empty: nothing."""
    if files >= FEW_FILES:
        return ""
    return (
        f"This process may have only {files} files open, so at most {max(1, files - KEPT_FILES)} connections; "
        "more with `ulimit -n 65536` or LimitNOFILE=65536."
    )


class Doors:
    """Who is connected, by address."""

    def __init__(self, limits: Limits, proxies: str, files: int) -> None:
        self.limits = limits
        self.most = max(1, files - KEPT_FILES)
        self.proxies = {each.strip() for each in proxies.split(",")}
        self._inside: dict[Any, str] = {}
        self._from: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._inside)

    def may_enter(self, transport: Any) -> bool:
        """Whether one more may come in; if so, it has."""
        client = get_remote_addr(transport)
        told = client[0] if client else "local"
        who = household(told)
        crowded = self._from.get(who, 0) >= self.limits.connections and not self._is_proxy(told)
        if crowded or len(self._inside) >= self.most:
            return False
        self._inside[transport] = who
        self._from[who] = self._from.get(who, 0) + 1
        return True

    def leave(self, transport: Any) -> None:
        who = self._inside.pop(transport, None)
        if who is None:
            return
        self._from[who] -= 1
        if not self._from[who]:
            del self._from[who]

    def _is_proxy(self, told: str) -> bool:
        if EVERYBODY in self.proxies or told in self.proxies:
            return True
        try:
            return any("/" in each and ip_address(told) in ip_network(each) for each in self.proxies)
        except ValueError:
            return False


def protocols(doors: Doors) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of a server, with these doors before them."""

    class Http(HttpToolsProtocol):
        late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if not doors.may_enter(transport):
                transport.write(FULL)
                transport.close()
                return
            self._expect_headers()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            doors.leave(self.transport)
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._expect_headers()

        def on_headers_complete(self) -> None:
            self._stop_waiting()
            super().on_headers_complete()

        def data_received(self, data: bytes) -> None:
            if not self.transport.is_closing():
                super().data_received(data)

        def _expect_headers(self) -> None:
            if self.late is None:
                self.late = self.loop.call_later(doors.limits.header_seconds, self.transport.close)

        def _stop_waiting(self) -> None:
            if self.late is not None:
                self.late.cancel()
                self.late = None

    class Sockets(WebSocketsSansIOProtocol):
        def handle_connect(self, event: Any) -> None:
            super().handle_connect(event)
            if hasattr(self, "scope"):
                self.scope["extensions"][WIRE] = self.takes  # type: ignore[assignment]

        def takes(self, frame: bytes) -> bool:
            """Write a frame that is ready; False where it has to wait, or nobody hears it any more."""
            if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
                return False
            self.transport.write(frame)
            return True

        def connection_lost(self, exc: Exception | None) -> None:
            doors.leave(self.transport)
            super().connection_lost(exc)

    return Http, Sockets
