"""Inserts that say what shall happen where a row is there already: each database has its own."""

from typing import Any

from sqlalchemy import Connection


def insert_into(connection: Connection, model: Any) -> Any:
    """An insert with `on_conflict_do_nothing` and its like; of the dialects only the one that is used is imported."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(model)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(model)
