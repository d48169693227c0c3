"""Bringing a database up to date; Alembic knows how, and the steps travel in the package."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from bakehouse.errors import BadFile

MIGRATIONS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x62616B65
"""The PostgreSQL lock that keeps two processes from migrating at once."""


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> None:
    """All steps that this database has not taken yet."""
    try:
        with engine.begin() as connection, _alone(connection):
            command.upgrade(configuration(connection), "head")
    except SQLAlchemyError as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().splitlines()[0]
        shown = engine.url.render_as_string(hide_password=True)
        raise BadFile(f"The database {shown} cannot be used: {reason}.") from None


@contextlib.contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    yield
