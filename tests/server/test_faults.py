"""What is acknowledged is never lost: kill -9, a restart, a database that goes away and comes back."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

import bakehouse as bh
from bakehouse.server.storage import Database, Store, Unavailable
from bakehouse.server.storage.models import Setting
from tests.server.conftest import Postgres
from tests.server.house import PATIENCE, Browser, House, until

COMMAND = [sys.executable, "-c", "from bakehouse.cli import main; main()", "serve", "--port", "0"]
OPENING = "Bakehouse is open at "
ENDED_WELL = -signal.SIGTERM
"""When everything is put away, uvicorn ends by the signal itself, so that whoever sent it knows."""


class Process:
    """`bakehouse serve`, as people start it."""

    def __init__(self, database: str, data: Path, *more: str) -> None:
        environment = {
            **os.environ, "PYTHONPATH": str(Path(bh.__file__).parents[1]), "BAKEHOUSE_DATA": str(data),
        }  # fmt: skip
        command = [*COMMAND, "--cold", "--database", database, "--log-level", "warning", *more]
        self.said = tempfile.TemporaryFile()  # noqa: SIM115 - a pipe would stay open as long as its workers live
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=self.said)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        if not line.startswith(OPENING):
            self.process.wait(PATIENCE)
            self.said.seek(0)
            raise AssertionError(self.said.read().decode())
        self.url = line.removeprefix(OPENING).strip()

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        self.process.send_signal(how)
        return self.ended()

    def ended(self) -> int:
        """How it ended, when it has."""
        returned = self.process.wait(4 * PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.said.close()
        return returned


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    started: list[Process] = []
    yield started
    for process in started:
        if process.process.poll() is None:
            process.end()


class Writer:
    """Somebody who plays as fast as the server answers, and notes every move that was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        self.browser = Browser(url)
        self.table = self.browser.new_table("bake_and_sale", "me", "greedy" if number % 2 else "me")["table"]["id"]
        self.acknowledged: list[tuple[int, str]] = []
        self.thread = threading.Thread(target=self._play, daemon=True)
        self.thread.start()

    def _play(self) -> None:
        try:
            while True:
                seen = self.browser.position(self.table, 0)
                if 0 not in seen["view"]["awaited"]:
                    if seen["view"]["over"]:
                        return
                    if 1 in seen["view"]["awaited"] and 1 in self._seats():
                        self.browser.move(self.table, 1, seen["length"], "end_day")
                    continue
                action = seen["view"]["actions"][-1]["notation"]
                answer = self.browser.move(self.table, 0, seen["length"], action)
                self.acknowledged.append((answer["length"], action))
        except (httpx.HTTPError, AssertionError):
            return

    def _seats(self) -> list[int]:
        seats: list[int] = self.browser.get(f"/api/tables/{self.table}")["you"]["seats"]
        return seats


def kept(database: str, table: str) -> list[tuple[int, int]]:
    """The log as it lies in the database, read without the server."""
    query = 'SELECT "index", seat, action FROM steps WHERE "match" = '
    if "://" in database:
        with psycopg.connect(database) as connection:
            rows = connection.execute(f"{query}%s ORDER BY 1", (table,)).fetchall()
    else:
        with sqlite3.connect(database) as opened:
            rows = opened.execute(f"{query}? ORDER BY 1", (table,)).fetchall()
        opened.close()
    assert [row[0] for row in rows] == list(range(len(rows))), "a gap in the log"
    return [(int(seat), int(action)) for _, seat, action in rows]


def test_kill_9_loses_nothing_that_was_acknowledged(database: str, tmp_path: Path, processes: list[Process]) -> None:
    processes.append(Process(database, tmp_path))
    writers = [Writer(processes[0].url, number) for number in range(4)]
    until(lambda: sum(len(writer.acknowledged) for writer in writers) > 60, "moves")
    processes[0].end()
    for writer in writers:
        writer.thread.join(PATIENCE)
    processes.append(Process(database, tmp_path))
    table_of = bh.game("bake_and_sale").definition.table
    for writer in writers:
        rows = kept(database, writer.table)
        played = [table_of.notation(action) for seat, action in rows if seat == 0]
        acknowledged = [action for _, action in writer.acknowledged]
        assert acknowledged == played[: len(acknowledged)], "an acknowledged move is not there"
        assert len(played) <= len(acknowledged) + 1, "a move that nobody sent, or one doubled"
        assert writer.acknowledged[-1][0] <= len(rows)
        again = Browser(processes[1].url, cookies=writer.browser.http.cookies)
        seen = again.play_on(writer.table, 0, 1) if writer is writers[1] else again.position(writer.table, 0)
        assert seen["length"] >= len(rows) and seen["view"]["length"] >= len(rows)
        again.http.close()
        writer.browser.http.close()
    assert processes[1].end(signal.SIGTERM) == ENDED_WELL


def test_sigterm_says_goodbye_and_ends_well(sqlite: str, tmp_path: Path, processes: list[Process]) -> None:
    processes.append(Process(sqlite, tmp_path))
    ada = Browser(processes[0].url)
    table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        processes[0].process.send_signal(signal.SIGTERM)
        assert socket.hear("closing")["form"]
        code, _ = socket.closed()
        assert code == 1012
    ada.http.close()
    assert processes[0].ended() == ENDED_WELL


def test_a_restart_in_the_middle_of_a_match_loses_nothing(open_house, database: str) -> None:
    house = open_house(database)
    ada = house.browser("Ada")
    table = ada.new_table("cake_auf", "me", "greedy", "random")["table"]["id"]
    before = ada.play_on(table, 0, 4)
    cookies = ada.http.cookies
    with ada.socket(table) as socket:
        socket.hear("position")
        house.close()
        with pytest.raises(ConnectionClosed):
            socket._hear_all()
    again = open_house(database)
    ada = Browser(again.url, cookies=cookies)
    with ada.socket(table, before["length"]) as socket:
        position = socket.hear("position")
    assert position["view"] == before["view"] and position["lines"] == []
    assert ada.get("/api/me") == {"name": "Ada"}
    assert ada.play_on(table, 0, 2)["length"] > before["length"]
    ada.http.close()


def test_programs_go_on_after_a_restart_though_nobody_looks(open_house, database: str) -> None:
    house = open_house(database, sweep_every=0.2)
    ada = house.browser()
    table = ada.new_table("cupcake_empire", "me", "greedy")["table"]["id"]
    seen = ada.awaited(table)
    house.hall.closing = True  # programs stop
    while 0 in seen["view"]["awaited"]:
        ada.move(table, 0, seen["length"], seen["view"]["actions"][0]["id"])
        seen = ada.position(table)
    house.close()
    stopped = len(kept(database, table))
    again = open_house(database, sweep_every=0.2)
    until(lambda: len(kept(database, table)) > stopped, "the program to go on")
    again.close()


# --- A database that goes away


def refused_while_away(person: Browser, table: str, body: dict[str, Any]) -> None:
    answer = person.ask("POST", f"/api/tables/{table}/moves", json=body)
    assert answer.status_code == 503 and answer.json()["code"] == "unavailable", answer.text
    assert "Nothing is lost" in answer.json()["words"]


def test_postgresql_goes_away_and_comes_back(open_house) -> None:
    postgres = Postgres()
    try:
        house: House = open_house(postgres.new_database())
        ada = house.browser()
        table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
        seen = ada.play_on(table, 0, 3)
        postgres.stop()
        body = {"seat": 0, "length": seen["length"], "action": seen["view"]["actions"][0]["id"]}
        refused_while_away(ada, table, body)
        assert ada.ask("GET", "/health").status_code == 503
        assert ada.position(table)["view"]["length"] >= seen["view"]["length"], "looking still works"
        postgres.start()
        until(lambda: ada.ask("GET", "/health").status_code == 200, "the database")
        again = ada.awaited(table)
        assert again["lines"][: len(seen["lines"])] == seen["lines"]
        ada.play_on(table, 0, 3)
        assert ada.play_on(table)["view"]["over"]
    finally:
        house.close()
        postgres.remove()


def test_sqlite_is_held_by_somebody_else_for_a_while(open_house, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakehouse.server.hall.Database", lambda url: Database(url, busy_seconds=0.2))
    house: House = open_house(sqlite)
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    seen = ada.play_on(table, 0, 3, choose=1)
    other = sqlite3.connect(sqlite, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    body = {"seat": 0, "length": seen["length"], "action": seen["view"]["actions"][0]["id"]}
    refused_while_away(ada, table, body)
    assert ada.position(table)["length"] == seen["length"]
    other.execute("ROLLBACK")
    other.close()
    assert ada.move(table, **body)["length"] > seen["length"]


def test_a_move_whose_commit_was_not_heard_of_is_not_played_twice(open_house, database: str) -> None:
    """The connection breaks after the commit: the server cannot know. It looks before it does anything else."""
    house: House = open_house(database)
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    seen = ada.position(table)
    writes, broken = house.hall.database.write, []

    async def write_and_lose_the_answer(key: str, job: Any) -> Any:
        result = await writes(key, job)
        if not broken:
            broken.append(True)
            raise Unavailable("the answer was lost")
        return result

    house.hall.database.write = write_and_lose_the_answer  # type: ignore[method-assign]
    body = {"seat": 0, "length": seen["length"], "action": "market"}
    refused_while_away(ada, table, body)
    assert ada.refused("POST", f"/api/tables/{table}/moves", **body) == (409, "doubled")
    assert len(kept(database, table)) == seen["length"] + 1 == ada.position(table)["length"]


def test_a_second_server_on_one_sqlite_file_is_refused(open_house, sqlite: str) -> None:
    open_house(sqlite)
    with pytest.raises(bh.BadFile, match="PostgreSQL"):
        House(sqlite)


def test_writing_goes_on_after_a_write_that_failed(sqlite: str) -> None:
    """The connection that it went through is not used again; what was asked for with it is answered by itself."""

    def broken(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO settings (name, value) VALUES ('half', 'done')")
        raise OperationalError("INSERT", None, sqlite3.OperationalError("disk I/O error"))

    async def all_of_it() -> tuple[str, list[str]]:
        database = Database(sqlite)
        await database.write("", partial(Store.set, name="first", value="1"))
        with pytest.raises(Unavailable, match="disk I/O error"):
            await database.write("", broken)
        await database.write("", partial(Store.set, name="last", value="2"))
        found = await database.read(lambda connection: list(connection.execute(select(Setting.name)).scalars()))
        value = await database.read(partial(Store.setting_now, name="last"))
        database.close()
        return value, found

    value, names = asyncio.run(all_of_it())
    assert value == "2" and "first" in names and "half" not in names


def test_what_nobody_waits_for_any_more_is_written_all_the_same(sqlite: str) -> None:
    """Who goes away in the middle of a move has played it; only what was refused for want of time is not begun."""

    async def gone_and_given_up() -> list[str]:
        database, may_go_on = Database(sqlite, busy_seconds=0.1, silent_seconds=0.1), threading.Event()
        slow = asyncio.ensure_future(database.write("", lambda connection: may_go_on.wait()))
        await asyncio.sleep(0.05)
        gone = asyncio.ensure_future(database.write("", partial(Store.set, name="gone", value="1")))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(Unavailable):
            await database.write("", partial(Store.set, name="given up", value="1"))
        may_go_on.set()
        await asyncio.gather(slow, gone, return_exceptions=True)
        database.patience = PATIENCE
        await database.write("", partial(Store.set, name="last", value="1"))
        found = await database.read(lambda connection: list(connection.execute(select(Setting.name)).scalars()))
        database.close()
        return found

    names = asyncio.run(gone_and_given_up())
    assert "gone" in names and "last" in names and "given up" not in names


def test_what_is_stopped_just_when_the_database_answers_stops(sqlite: str) -> None:
    """A server that closes would otherwise wait for ever for its sweep."""

    async def stopped_when_answered() -> bool:
        database, may_answer = Database(sqlite), threading.Event()
        reading = asyncio.ensure_future(database.read(lambda connection: may_answer.wait()))
        await asyncio.sleep(0.1)
        may_answer.set()
        time.sleep(0.1)  # the loop is busy while the answer comes
        await asyncio.sleep(0)
        reading.cancel()
        await asyncio.wait([reading])
        database.close()
        return reading.cancelled()

    assert asyncio.run(stopped_when_answered())
