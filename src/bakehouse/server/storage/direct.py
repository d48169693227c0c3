"""SQLite without a detour: what every move writes is handed to the driver as it is, which takes a third of the time."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, cast

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError


def driver_of(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.driver_connection)


@contextmanager
def problems_of(statement: str) -> Iterator[None]:
    """Problems of the driver, as everybody else knows them."""
    try:
        yield
    except sqlite3.IntegrityError as problem:
        raise IntegrityError(statement, None, problem) from problem
    except sqlite3.Error as problem:
        raise DBAPIError(statement, None, problem) from problem


def write_many(connection: Connection, statement: str, rows: list[tuple[Any, ...]]) -> int:
    """How many rows were written."""
    with problems_of(statement):
        return driver_of(connection).executemany(statement, rows).rowcount


@contextmanager
def transaction(connection: Connection, begin: str) -> Iterator[None]:
    """All or nothing. A job may go the long way all the same: SQLAlchemy then finds a transaction that was begun."""
    driver = driver_of(connection)
    with problems_of(begin):
        driver.execute(begin)
    try:
        yield
        with problems_of("COMMIT"):
            connection.commit() if connection.in_transaction() else driver.commit()
    except BaseException:
        with suppress(SQLAlchemyError), problems_of("ROLLBACK"):
            connection.rollback() if connection.in_transaction() else driver.rollback()
        raise
