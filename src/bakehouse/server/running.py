"""Running a server: one process, one event loop, until somebody ends it."""

import asyncio
import socket
import sys
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp

from bakehouse.errors import Invalid
from bakehouse.server.app import make_app
from bakehouse.server.settings import Settings

CLOSE_WITHIN = 10
LARGEST_FRAME = 64 * 1024
"""Beyond this a frame is not even read; below it the sender hears what was wrong."""
KEEP_ALIVE = 20.0
SWITCH_SECONDS = 0.0005
"""How long another thread may keep the interpreter before the event loop gets it back."""


def listening_socket(host: str, port: int) -> socket.socket:
    """Opened before anything else, so that a port in use is told at once."""
    opened = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((host, port))
    except (OSError, OverflowError) as problem:
        opened.close()
        reason = (getattr(problem, "strerror", None) or str(problem)).lower()
        raise Invalid(f"The server cannot listen at {host} port {port}: {reason}.") from None
    return opened


class Server(uvicorn.Server):
    """Tells when it listens, and lets everybody at the tables know before it goes."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], leaving: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready, self._leaving = ready, leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._leaving()
        await asyncio.sleep(0.1)  # so that the message goes out before the connections are closed
        await super().shutdown(sockets)


def configuration(app: ASGIApp, proxies: str = "127.0.0.1") -> uvicorn.Config:
    return uvicorn.Config(
        app, log_config=None, access_log=False, ws="websockets-sansio", ws_max_size=LARGEST_FRAME,
        ws_ping_interval=KEEP_ALIVE, ws_ping_timeout=KEEP_ALIVE, ws_per_message_deflate=False, server_header=False,
        timeout_graceful_shutdown=CLOSE_WITHIN, forwarded_allow_ips=proxies, lifespan="on",
    )  # fmt: skip


def run(settings: Settings, opened: socket.socket, proxies: str, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    sys.setswitchinterval(SWITCH_SECONDS)
    app = make_app(settings)
    Server(configuration(app, proxies), ready, app.state.hall.say_goodbye).run(sockets=[opened])
