"""One way to the database for all: reads in a few threads, writes in one thread that commits many at once.

A commit waits for the disk, some milliseconds each. All writes that come in while one commit is under way share the
next, so hundreds of moves a second need few of them; and each is answered only after it is safe.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from bakehouse.errors import BadFile, Invalid, MissingExtra
from bakehouse.server.storage.direct import driver_of, transaction
from bakehouse.server.storage.files import PrivateFile
from bakehouse.server.storage.lock import FileLock
from bakehouse.server.storage.migrate import migrate
from bakehouse.server.storage.watch import Watch

Result = TypeVar("Result")
Job = Callable[[Connection], Any]

log = logging.getLogger(__name__)

MOST_TOGETHER = 64
READERS = 4
BEGIN_WRITING = "BEGIN IMMEDIATE"
BUSY_SECONDS = 5.0
"""How long a write waits for another program that holds the database."""
SILENT_SECONDS = 5.0
"""How long a database may be silent before everybody who waits is told that it does not answer."""


class Unavailable(Exception):
    """The database did not answer. What was to be written may be there or not: look before trying again."""


@dataclass
class Write:
    """A job for the writing thread, and who waits for it. Jobs of one batch are done in the order of their keys."""

    key: str
    job: Job
    done: "asyncio.Future[Any]"
    given_up: bool = False
    """Whoever asked for it was told that it could not be begun."""


Answer = tuple[Write, Any, Exception | None]


class Database:
    """The engines, and the threads that use them."""

    def __init__(self, url: str, busy_seconds: float = BUSY_SECONDS, silent_seconds: float = SILENT_SECONDS) -> None:
        self.url = checked_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        path = Path(self.url.database or "")
        self.lock = FileLock(path) if self.is_sqlite else None
        self.file = PrivateFile(path) if self.is_sqlite else None
        self.watch = None if self.is_sqlite else Watch(silent_seconds)
        self.patience = silent_seconds + busy_seconds
        self.reading = _engine(self.url, busy_seconds, "BEGIN", silent_seconds)
        self.writing = (
            _engine(self.url, busy_seconds, BEGIN_WRITING, silent_seconds) if self.is_sqlite else self.reading
        )
        self.committed: Callable[[int, float], None] = lambda jobs, seconds: None
        try:
            migrate(self.writing)
        except BaseException:
            self._let_go()
            raise
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self._writes: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._kept: Connection | None = None
        """The connection of the writing thread to SQLite: to take one for every commit takes as long as the commit."""
        self._writer = threading.Thread(target=self._keep_writing, name="writing", daemon=True)
        self._writer.start()

    async def read(self, job: Callable[[Connection], Result]) -> Result:
        """Look something up."""
        waiting = asyncio.get_running_loop().run_in_executor(self._readers, partial(self.read_now, job))
        try:
            async with asyncio.timeout(self.patience):  # `wait_for` may swallow a cancellation before Python 3.12
                return await waiting
        except TimeoutError:
            raise Unavailable("the database did not answer in time") from None

    def read_now(self, job: Callable[[Connection], Result]) -> Result:
        try:
            with self._connected(self.reading) as connection:
                return job(connection)
        except SQLAlchemyError as problem:
            raise Unavailable(_reason(problem)) from problem

    async def write(self, key: str, job: Callable[[Connection], Result]) -> Result:
        """Change something; returns when it is committed. What has not been begun in time is not done at all."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        write = Write(key, job, done)
        self._writes.put(write)
        try:
            async with asyncio.timeout(self.patience):
                return await done
        except TimeoutError:
            write.given_up = True
            raise Unavailable("the database did not answer in time") from None

    @contextmanager
    def _connected(self, engine: Engine) -> Iterator[Connection]:
        """A connection that answers; one that was cut while nobody used it is replaced."""
        if self.watch is None:
            with engine.connect() as connection:
                yield connection
            return
        with engine.connect() as connection, self.watch.over(connection):
            if _answers(connection):
                yield connection
                return
        with engine.connect() as connection, self.watch.over(connection):
            yield connection

    def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        self._writes.put(None)
        self._writer.join()
        self._readers.shutdown(wait=True)
        self._let_go()

    def _let_go(self) -> None:
        self.reading.dispose()
        self.writing.dispose()
        if self.watch:
            self.watch.close()
        if self.lock:
            self.lock.release()

    # --- The writing thread

    def _keep_writing(self) -> None:
        open_for_more = True
        while open_for_more:
            batch, open_for_more = self._batch()
            if batch:
                self._commit(sorted(batch, key=lambda write: write.key))
        self._put_away()

    def _batch(self) -> tuple[list[Write], bool]:
        """What is waiting now, at least one."""
        batch: list[Write] = []
        waiting = self._writes.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == MOST_TOGETHER:
                return batch, True
            try:
                waiting = self._writes.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[Write]) -> None:
        """Sorted by key, so that two processes take rows in the same order and never wait for each other in a ring."""
        batch = [write for write in batch if not write.given_up]
        begun = time.perf_counter()
        try:
            answers = self._answers_to(batch)
        except Exception as problem:  # whatever it was, those who wait must hear of it
            if not isinstance(problem, (SQLAlchemyError, Unavailable)):
                log.exception("writing failed")
            answers = [(write, None, Unavailable(_reason(problem))) for write in batch]
        else:
            self.committed(len(batch), time.perf_counter() - begun)
        _tell(answers)

    def _answers_to(self, batch: list[Write]) -> list[Answer]:
        self._check_file()
        try:
            answers = self._written(batch, _done)
        except _Refused:  # seldom: then each is tried by itself, which takes twice as many statements
            answers = self._written(batch, _attempt)
        self._check_file()
        return answers

    def _written(self, batch: list[Write], how: Callable[[Connection, Write], Answer]) -> list[Answer]:
        with self._for_writing() as connection, self._transaction(connection):
            return [how(connection, write) for write in batch]

    def _transaction(self, connection: Connection) -> AbstractContextManager[Any]:
        return transaction(connection, BEGIN_WRITING) if self.is_sqlite else connection.begin()

    @contextmanager
    def _for_writing(self) -> Iterator[Connection]:
        """A connection for one batch. To SQLite it is always the same, unless something was wrong with it."""
        if not self.is_sqlite:
            with self._connected(self.writing) as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self.writing.connect()
        try:
            yield self._kept
        except SQLAlchemyError:
            self._put_away()
            raise

    def _put_away(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()

    def _check_file(self) -> None:
        """What is written to a file that was moved away would be gone after the next start."""
        if self.file is not None and not self.file.is_there():
            raise Unavailable("the database file was moved or replaced while the server runs")


def _tell(answers: list[Answer]) -> None:
    """Those who wait, in their event loop: all of a batch at once."""
    for loop in {write.done.get_loop() for write, _, _ in answers}:
        theirs = [answer for answer in answers if answer[0].done.get_loop() is loop]
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_answer, theirs)


def _answer(answers: list[Answer]) -> None:
    for write, result, refused in answers:
        if write.done.done():
            continue
        if refused:
            write.done.set_exception(refused)
        else:
            write.done.set_result(result)


class _Refused(Exception):
    """A job of a batch cannot be done: nothing of the batch is written."""


def _done(connection: Connection, write: Write) -> Answer:
    """One job of a batch that is expected to be done as a whole."""
    try:
        return write, write.job(connection), None
    except IntegrityError:
        raise _Refused from None
    except DBAPIError:
        raise
    except Exception:
        raise _Refused from None


def _attempt(connection: Connection, write: Write) -> Answer:
    """One job of a batch. What it refuses is undone alone; a lost connection ends the whole batch."""
    try:
        with connection.begin_nested():
            return write, write.job(connection), None
    except IntegrityError as refused:
        return write, None, refused
    except DBAPIError:
        raise
    except Exception as refused:
        return write, None, refused


def _answers(connection: Connection) -> bool:
    try:
        connection.exec_driver_sql("SELECT 1")
        connection.rollback()
    except DBAPIError as problem:
        if not problem.connection_invalidated:
            raise
        return False
    return True


def _reason(problem: Exception) -> str:
    lines = str(getattr(problem, "orig", None) or problem).strip().splitlines()
    return lines[0] if lines else type(problem).__name__


def checked_url(told: str) -> URL:
    """A database as people name it: a path, `sqlite:///file` or `postgresql://user@host/name`."""
    text = told if "://" in told else f"sqlite:///{Path(told).expanduser()}"
    try:
        url = make_url(text)
        url.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise Invalid("The database is a file, or written like postgresql://user:password@host/name.") from None
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise Invalid("A SQLite database needs a file: what is only in memory would be lost.")
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise BadFile(f"The folder of {url.database} cannot be made: {problem.strerror}.") from None
        return url.set(drivername="sqlite")
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    raise Invalid(f"Bakehouse keeps its tables in SQLite or PostgreSQL, not in {url.get_backend_name()}.")


def open_engine(url: URL, journal: str = "WAL") -> Engine:
    """For those who come once, beside the servers: to look, to copy."""
    return _engine(url, BUSY_SECONDS, "BEGIN", 10 * 60, journal)


def _engine(
    url: URL, busy_seconds: float, begin: str, silent_seconds: float = SILENT_SECONDS, journal: str = "WAL"
) -> Engine:
    if url.get_backend_name() != "sqlite":
        wait = int(silent_seconds * 1000)
        asked = {
            "connect_timeout": max(2, round(silent_seconds)),
            "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
            "client_encoding": "utf8",  # also where the database was made without an encoding (SQL_ASCII)
            "options": f"-c statement_timeout={wait} -c idle_in_transaction_session_timeout={wait}",
        }  # fmt: skip
        try:
            return create_engine(url, pool_size=READERS + 2, connect_args=asked)
        except ModuleNotFoundError:
            raise MissingExtra("PostgreSQL needs one more package: pip install 'bakehouse[postgresql]'.") from None
    engine = create_engine(url, connect_args={"timeout": busy_seconds, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def opened(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say ourselves when a transaction begins
        for pragma in (f"journal_mode={journal}", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        if not driver_of(connection).in_transaction:
            connection.exec_driver_sql(begin)

    return engine
