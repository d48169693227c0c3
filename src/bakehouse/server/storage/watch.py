"""A PostgreSQL that is silent: stopped, or behind a network that swallows everything.

Its own limits do not help when it does not run. So every use of a connection is watched from another thread, and one
that takes too long loses its socket: the driver then says that the connection is lost, and whoever waits is told.
"""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection

LOOK_EVERY = 0.25
GRACE = 1.0
"""A server that runs ends a statement by itself; only one that does not is cut off."""


class Watch:
    """A thread that looks at the clock."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds + GRACE
        self._running: dict[Any, float] = {}
        self._guard = threading.Lock()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._keep_looking, name="watching the database", daemon=True)
        self._thread.start()

    @contextlib.contextmanager
    def over(self, connection: Connection) -> Iterator[None]:
        """While a connection is used."""
        used = connection.connection.driver_connection
        with self._guard:
            self._running[used] = time.monotonic() + self._seconds
        try:
            yield
        finally:
            with self._guard:
                self._running.pop(used, None)

    def _keep_looking(self) -> None:
        while not self._stopped.wait(LOOK_EVERY):
            now = time.monotonic()
            with self._guard:
                late = [used for used, until in self._running.items() if until < now]
                for used in late:
                    del self._running[used]
                    _cut(used)

    def close(self) -> None:
        self._stopped.set()
        self._thread.join()


def _cut(used: Any) -> None:
    with contextlib.suppress(OSError, ValueError), socket.socket(fileno=socket.dup(used.fileno())) as ours:
        ours.shutdown(socket.SHUT_RDWR)
