"""Everything in a database, copied while servers use it: to a file, and from a file to a new database of either kind.

A backup is a SQLite database of its own, made from one moment of the other one, whichever kind that is. So a backup can
be opened and looked at, and moving from SQLite to PostgreSQL is a backup and a restore.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from bakehouse.errors import BadFile
from bakehouse.folders import reason
from bakehouse.server.storage.database import checked_url, open_engine
from bakehouse.server.storage.files import PRIVATE
from bakehouse.server.storage.migrate import check_newest, migrate
from bakehouse.server.storage.models import Base

AT_ONCE = 500


@contextmanager
def reading(database: str) -> Iterator[Connection]:
    """One moment of a database that others may be using, brought up to date by a server of this version."""
    url = checked_url(database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadFile(f"There is no database {url.database}.")
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            check_newest(connection)
            yield connection
    except SQLAlchemyError as problem:
        told = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        raise BadFile(f"The database {url.render_as_string(hide_password=True)} cannot be read: {told}.") from None
    finally:
        engine.dispose()


def back_up(database: str, file: Path) -> int:
    """Write a backup; returns how many matches are in it."""
    beside = file.with_name(f"{file.name}.part")
    try:
        if file.exists():
            raise BadFile(f"The file {file} is there already; name a new one.")
        beside.unlink(missing_ok=True)
        os.close(os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        with reading(database) as source:
            copied = _copy(source, str(beside))
        os.replace(beside, file)
    except OSError as problem:
        raise BadFile(f"The backup {file} cannot be written: {reason(problem)}.") from None
    finally:
        for ending in ("", "-wal", "-shm"):
            beside.with_name(beside.name + ending).unlink(missing_ok=True)
    return copied


def restore(file: Path, database: str) -> int:
    """Fill a new, empty database from a backup; returns how many matches are in it."""
    if not file.is_file():
        raise BadFile(f"There is no backup {file}.")
    with reading(str(file)) as source:
        return _copy(source, database)


def _copy(source: Connection, database: str) -> int:
    engine = open_engine(checked_url(database), journal="DELETE")
    try:
        migrate(engine)
        with engine.begin() as target:
            _check_empty(target, engine)
            for table in Base.metadata.sorted_tables:
                _copy_table(source, target, table)
            matches = Base.metadata.tables["matches"]
            return int(target.execute(select(func.count()).select_from(matches)).scalar_one())
    finally:
        engine.dispose()


def _check_empty(target: Connection, engine: Engine) -> None:
    for table in Base.metadata.sorted_tables:
        if target.execute(select(table).limit(1)).first() is not None:
            shown = engine.url.render_as_string(hide_password=True)
            raise BadFile(f"The database {shown} holds something already; a backup is restored to a new one.")


def _copy_table(source: Connection, target: Connection, table: Table) -> None:
    kept = [column for column in table.columns if column.server_default is None]
    found = source.execution_options(stream_results=True).execute(select(*kept)).mappings()
    for some in found.partitions(AT_ONCE):
        target.execute(insert(table), [dict(row) for row in some])
