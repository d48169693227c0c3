"""What is handed to SQLite's driver as it is, beside what goes through SQLAlchemy."""

from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError

from bakehouse.server.storage import Database, Store
from bakehouse.server.storage.database import BEGIN_WRITING
from bakehouse.server.storage.direct import transaction, write_many

ADD = "INSERT INTO settings (name, value) VALUES (?, ?)"


def test_both_ways_are_one_transaction(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "both.sqlite3"))
    with database.writing.connect() as connection:

        def write(*more: tuple[str, str]) -> None:
            with transaction(connection, BEGIN_WRITING):
                write_many(connection, ADD, [("one", "1"), ("two", "2")])
                Store.set(connection, "three", "3")
                write_many(connection, ADD, [("four", "4"), *more])

        def kept() -> int:
            found = connection.exec_driver_sql("SELECT name FROM settings WHERE length(value) = 1")
            number = len(found.all())
            connection.rollback()
            return number

        with pytest.raises(IntegrityError):
            write(("one", "again"))
        assert kept() == 0
        write()
        assert kept() == 4
    database.close()


def test_problems_of_the_driver_are_told_as_all_others(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "problems.sqlite3"))
    with database.writing.connect() as connection, pytest.raises(DBAPIError, match="no such table"):
        write_many(connection, "INSERT INTO missing VALUES (?)", [(1,)])
    database.close()
