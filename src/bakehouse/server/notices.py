"""Hearing of what other processes do: PostgreSQL tells everybody who listens, after each commit."""

import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import URL

from bakehouse.server.logs import tell
from bakehouse.server.storage.store import CHANNEL

log = logging.getLogger(__name__)

LOOK_UP_SECONDS = 1.0
RETRY_SECONDS = 0.5


class Notices:
    """A thread that listens. After a lost connection it listens again, and says that something may have been missed."""

    def __init__(self, url: URL, heard: Callable[[str, str], None], missed: Callable[[], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard, self._missed = heard, missed
        self._stopped = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._keep_listening, name="listening", daemon=True)
        self._thread.start()

    def _keep_listening(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error as problem:
                self.listening.clear()
                tell(log, "not listening", logging.WARNING, reason=str(problem).strip())
                self._stopped.wait(RETRY_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True, connect_timeout=5, client_encoding="utf8") as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.listening.set()
            self._missed()
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=LOOK_UP_SECONDS):
                    match, _, what = notice.payload.partition(" ")
                    self._heard(match, what)

    def close(self) -> None:
        self._stopped.set()
        self._thread.join()
