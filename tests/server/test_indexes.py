"""However many matches are stored: what a start, a sweep and a visit ask of the database is found by indexes."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event

import bakehouse as bh
from bakehouse.server.settings import Keep
from bakehouse.server.storage import store
from bakehouse.server.storage.direct import write_many
from bakehouse.server.storage.migrate import NEWEST, configuration
from bakehouse.server.storage.models import Base, Setting
from tests.server.house import PATIENCE, House

GROWING = sorted(set(Base.metadata.tables) - {Setting.__tablename__})
"""All tables but the one whose size does not depend on visitors."""
WHOLE = re.compile(rf"\b(?:SCAN|Seq Scan on) (?:{'|'.join(GROWING)})\b")
"""How SQLite and PostgreSQL say that they read a table from its first row to its last."""
ASKING = ("SELECT", "UPDATE", "DELETE", "WITH")


@contextmanager
def heard() -> Iterator[dict[str, Any]]:
    """All that is asked of any database meanwhile, with what it was asked with."""
    asked: dict[str, Any] = {}

    def hear(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        if statement.lstrip().startswith(ASKING) and any(name in statement for name in GROWING):
            asked.setdefault(statement, parameters[0] if many else parameters)

    def hear_direct(connection: Connection, statement: str, rows: list[tuple[Any, ...]]) -> int:
        hear(connection, None, statement, rows, None, True)
        return write_many(connection, statement, rows)

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        with mock.patch.object(store, "write_many", hear_direct):
            yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


def plan(connection: Connection, statement: str, parameters: Any) -> str:
    """How the database would go about it; PostgreSQL reads a whole table then only if there is no other way."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET enable_seqscan = off")
        return "\n".join(str(row[0]) for row in connection.exec_driver_sql(f"EXPLAIN {statement}", parameters))
    found = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
    return "\n".join(str(row[3]) for row in found)


def whole_tables(house: House, asked: dict[str, Any]) -> list[str]:
    """What is looked for in a whole table."""

    def found(connection: Connection) -> list[str]:
        plans = {statement: plan(connection, statement, parameters) for statement, parameters in asked.items()}
        return [f"{statement}\n{told}" for statement, told in plans.items() if WHOLE.search(told)]

    return house.hall.database.read_now(found)


def sweep(house: House) -> None:
    """All that is done by the clock, once."""
    hall = house.hall

    async def all_of_it() -> None:
        await hall._note_who_is_there()
        await hall._tell_of_lookers()
        await hall._compare_with_others()
        await hall._mend()
        await hall._hear_of_people()
        await hall._take_up(hall.settings.now())
        await hall._throw_away()

    assert house.loop is not None
    asyncio.run_coroutine_threadsafe(all_of_it(), house.loop).result(PATIENCE)


def test_starts_sweeps_and_lists_read_no_table_from_end_to_end(open_house: Any, database: str) -> None:
    open_house(database).close()
    with heard() as asked:
        house: House = open_house(database, keep=Keep(30, 30, 30, 30), ratings=True)
        ada, ben = house.browser("Ada"), house.browser("Ben")
        table = ada.new_table("bake_and_sale", "me", "open", public=True)["table"]["id"]
        ben.get("/api/tables")
        ben.post(f"/api/tables/{table}/sit", seat=1)
        ben.move(table, 1, ben.awaited(table, 1)["length"], "end_day")
        for path in ("/api/tables", "/api/me/kitchen", "/api/me/devices", f"/api/tables/{table}", "/api/daily"):
            ben.get(path)
        sweep(house)
    assert any("row_number()" in statement for statement in asked), "the list of open tables"
    assert any("revoked_at >" in statement for statement in asked), "a start"
    assert any(statement.startswith("UPDATE matches") for statement in asked), "a move"
    assert whole_tables(house, asked) == []


def test_a_list_without_an_index_would_be_found_out(house: House) -> None:
    slow = {"SELECT id FROM matches WHERE salt = ?": ("a",), "SELECT id FROM matches WHERE id = ?": ("a",)}
    assert len(whole_tables(house, slow)) == 1


def test_the_last_step_of_the_schema_is_known_without_alembic(house: House) -> None:
    def head(connection: Connection) -> str | None:
        return ScriptDirectory.from_config(configuration(connection)).get_current_head()

    assert house.hall.database.read_now(head) == NEWEST


@pytest.mark.parametrize(
    ("module", "needless"),
    [
        (
            "bakehouse.server.running",
            {"alembic", "sqlalchemy.dialects.postgresql", "bakehouse.lab.asking.running", "bakehouse.analysis.analyst"},
        ),
        ("bakehouse.server.work.worker", {"fastapi", "uvicorn", "bakehouse.server.hall", "bakehouse.server.tables"}),
    ],
)
def test_what_a_usual_start_does_not_need_is_not_imported(module: str, needless: set[str]) -> None:
    asked = f"import sys, {module}; sys.exit(' '.join({needless} & set(sys.modules)))"
    sources = {"PYTHONPATH": str(Path(bh.__file__).parents[1])}
    found = subprocess.run([sys.executable, "-c", asked], env=os.environ | sources, check=False, capture_output=True)
    assert found.stderr.decode().strip() == ""
