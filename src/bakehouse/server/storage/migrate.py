"""Bringing a database up to date; Alembic knows how, and the steps travel in the package.

A database that has taken all steps is known by its last one: then Alembic is not even imported, which is a tenth of a
server's start.
"""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from bakehouse.errors import BadFile

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0009"
"""The last step."""
STEPS_TAKEN = "alembic_version"
ONE_AT_A_TIME = 0x62616B65
"""The PostgreSQL lock that keeps two processes from migrating at once."""


def configuration(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> None:
    """All steps that this database has not taken yet."""
    try:
        with engine.begin() as connection, _alone(connection):
            if last_step(connection) != NEWEST:
                _take_steps(connection)
    except SQLAlchemyError as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        shown = engine.url.render_as_string(hide_password=True)
        raise BadFile(f"The database {shown} cannot be used: {reason}.") from None


def _take_steps(connection: Connection) -> None:
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError:
        shown = connection.engine.url.render_as_string(hide_password=True)
        raise BadFile(f"The database {shown} was made by a newer Bakehouse; this one cannot use it.") from None


def last_step(connection: Connection) -> str | None:
    """The last step that a database has taken; None where it has taken none."""
    if not inspect(connection).has_table(STEPS_TAKEN):
        return None
    return connection.execute(text(f"SELECT version_num FROM {STEPS_TAKEN}")).scalar_one_or_none()


def check_newest(connection: Connection) -> None:
    """Whether a database is as this version knows it."""
    if last_step(connection) != NEWEST:
        shown = connection.engine.url.render_as_string(hide_password=True)
        raise BadFile(f"The database {shown} has another schema than this version; start a server on it once.")


@contextlib.contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    yield
