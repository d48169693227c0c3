"""Running a server: one process, one event loop, until somebody ends it."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from bakehouse.errors import Invalid
from bakehouse.server.app import make_app
from bakehouse.server.doors import Doors, about_files, protocols, raised_file_limit
from bakehouse.server.hall import Hall
from bakehouse.server.logs import tell
from bakehouse.server.settings import Settings

log = logging.getLogger(__name__)

CLOSE_WITHIN = 10
MANY_FILES = 1_000_000
LARGEST_FRAME = 64 * 1024
"""Beyond this a frame is not even read; below it the sender hears what was wrong."""
KEEP_ALIVE = 20.0
GARBAGE = (20_000, 20, 50)
"""How seldom the collector looks for circles among objects: with thousands of tables in memory each look is long."""
WORKERS_AFTER = 1.0
"""Seconds after which the first workers are started: they keep all cores busy for a moment."""
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


def configuration(app: FastAPI, proxies: str = "127.0.0.1", files: int = MANY_FILES) -> uvicorn.Config:
    doors = Doors(app.state.hall.settings.limits, proxies, files)
    app.state.doors = doors
    http, sockets = protocols(doors)
    return uvicorn.Config(
        app, log_config=None, access_log=False, http=http, ws=sockets, ws_max_size=LARGEST_FRAME,
        ws_ping_interval=KEEP_ALIVE, ws_ping_timeout=KEEP_ALIVE, ws_per_message_deflate=False, server_header=False,
        timeout_graceful_shutdown=CLOSE_WITHIN, forwarded_allow_ips=proxies, lifespan="on",
    )  # fmt: skip


async def get_workers_ready(hall: Hall) -> None:
    """Start workers before somebody needs them, but after those who waited for the server have come in."""
    await asyncio.sleep(WORKERS_AFTER)
    await hall.pool.get_ready()


def run(settings: Settings, opened: socket.socket, proxies: str, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    files = raised_file_limit()
    if problem := about_files(files):
        tell(log, problem, logging.WARNING)
    app = make_app(settings)
    hall: Hall = app.state.hall

    def listening() -> None:
        ready()
        if settings.warm:
            hall.in_background(get_workers_ready(hall))

    Server(configuration(app, proxies, files), listening, hall.say_goodbye).run(sockets=[opened])
