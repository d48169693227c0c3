"""A bounded load on loopback: many tables of script players and programs, and many who watch.

`bakehouse bench --server` runs it. The server is a process of its own; all clients are in this one. Every move that was
acknowledged is looked for afterwards, and every spectator's log must have no gap.
"""

import asyncio
import gc
import http.client
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bakehouse.bench import Figure
from bakehouse.errors import BakehouseError
from bakehouse.games import find, names

AT_ONCE = 40
LENGTH = re.compile(r'"length":(\d+)')
PLAYED = re.compile(r"^bakehouse_moves_total\{.*\} ([\d.e+]+)$", re.MULTILINE)
MEMORY = re.compile(r"^process_resident_memory_bytes ([\d.e+]+)$", re.MULTILINE)
PROCESSOR = re.compile(r"^process_cpu_seconds_total ([\d.e+]+)$", re.MULTILINE)
PROGRAM = "greedy"
BYTECODE = Path(tempfile.gettempdir()) / "bakehouse-bytecode"
"""Where it goes if nobody wants it beside the sources."""


@dataclass(frozen=True)
class Load:
    """How much of it, and for how long. A script player thinks for `pace` seconds before each move."""

    tables: int = 200
    spectators: int = 1000
    seconds: float = 20.0
    pace: float = 2.0
    database: str | None = None


MANY_TABLES = Load(2000, 0, 20.0, pace=6.0)
"""Many tables that are all being played at, by people and programs about 600 moves a second."""


@dataclass
class Seen:
    """What the clients saw."""

    latencies: list[float] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)
    frames: int = 0
    gaps: int = 0
    refused: list[str] = field(default_factory=list)


class Client:
    """One browser over plain HTTP; the standard library is enough."""

    def __init__(self, url: str) -> None:
        self.address = urlsplit(url).netloc
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        connection = http.client.HTTPConnection(self.address, timeout=60)
        headers = {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.cookie else {})
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        text = answer.read()
        self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
        connection.close()
        if answer.status >= 400:
            raise BakehouseError(f"The server answered {answer.status}: {text.decode()[:200]}")
        return json.loads(text) if answer.getheader("content-type") == "application/json" else text.decode()


def measure(load: Load) -> list[Figure]:
    """Start a server, load it, end it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        _server(load.database or str(Path(folder) / "load.sqlite3")) as url,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,  # clients share the cores with the server
    ):
        return runner.run(_measured(url, load))


@contextmanager
def served_with_limits() -> Iterator[str]:
    """A server as people run it."""
    with tempfile.TemporaryDirectory() as folder, _server(str(Path(folder) / "load.sqlite3"), "limited") as url:
        yield url


@contextmanager
def served_from(database: str) -> Iterator[str]:
    """A server on a database that is there already."""
    with _server(database) as url:
        yield url


def as_installed() -> dict[str, str]:
    """The environment of a server that is measured: our sources, and compiled once as those of an installed package."""
    told = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    bytecode = {} if "PYTHONDONTWRITEBYTECODE" not in os.environ else {"PYTHONPYCACHEPREFIX": str(BYTECODE)}
    return told | bytecode | {"PYTHONPATH": str(Path(__file__).parents[2])}


@contextmanager
def _server(database: str, how: str = "generous") -> Iterator[str]:
    command = [sys.executable, "-m", "bakehouse.server.load", database, how]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=as_installed())
    assert process.stdout is not None
    try:
        url = process.stdout.readline().strip()
        if not url:
            raise BakehouseError("The server did not start.")
        yield url
    finally:
        process.terminate()
        process.communicate(timeout=30)


async def _measured(url: str, load: Load) -> list[Figure]:
    seen, watch = Seen(), Client(url)
    tables = await _tables(url, load)
    async with asyncio.TaskGroup() as clients:
        ready = asyncio.Semaphore(AT_ONCE)
        arrived = asyncio.Barrier(load.tables + load.spectators + 1)
        for client, table in tables:
            clients.create_task(Script(client, table, load, seen).play(ready, arrived))
        for number in range(load.spectators):
            client, table = tables[number % len(tables)]
            clients.create_task(_watch(client.address, table, load, seen, ready, arrived))
        await arrived.wait()
        begun, before = time.perf_counter(), await asyncio.to_thread(watch.ask, "GET", "/metrics")
        await asyncio.sleep(load.seconds)
        after, seconds = await asyncio.to_thread(watch.ask, "GET", "/metrics"), time.perf_counter() - begun
    lost, doubled = await _compared(tables, seen)
    played = _total(PLAYED, after) - _total(PLAYED, before)
    busy = _total(PROCESSOR, after) - _total(PROCESSOR, before)
    seen.latencies.sort()
    told = [
        ("tables", load.tables, ""),
        ("spectators", load.spectators, ""),
        ("moves, programs and scripts", played / seconds, "moves/s"),
        ("messages to clients", seen.frames / seconds, "messages/s"),
        ("script moves that were measured", len(seen.latencies), ""),
        ("latency of a move, median", 1000 * _at(seen.latencies, 0.5), "ms"),
        ("latency of a move, p99", 1000 * _at(seen.latencies, 0.99), "ms"),
        ("memory of the server", _total(MEMORY, after) / 2**20, "MiB"),
        ("cores that the server kept busy", busy / seconds, ""),
        ("processor time of a move, all told", 1000 * busy / max(1.0, played), "ms"),
        ("moves refused", len(seen.refused), ""),
        ("moves lost", lost, ""),
        ("moves doubled", doubled, ""),
        ("gaps in what spectators saw", seen.gaps, ""),
    ]
    return [Figure("server", name, float(value), unit) for name, value, unit in told]


def _total(pattern: "re.Pattern[str]", metrics: str) -> float:
    """The sum of a metric over all its labels."""
    return sum(float(value) for value in pattern.findall(metrics))


def _at(sorted_values: list[float], share: float) -> float:
    return sorted_values[int(share * (len(sorted_values) - 1))] if sorted_values else 0.0


async def _tables(url: str, load: Load) -> list[tuple[Client, str]]:
    """One script player at each table, and programs in the other seats; the four games in turn."""

    def made(number: int) -> tuple[Client, str]:
        client, game = Client(url), names()[number % len(names())]
        seats = [{"kind": "me"}] + [{"kind": "program", "program": PROGRAM}] * max(1, find(game).seats.start - 1)
        told = client.ask("POST", "/api/tables", {"game": game, "seats": seats})
        return client, told["table"]["id"]

    found = []
    for first in range(0, load.tables, AT_ONCE):
        numbers = range(first, min(load.tables, first + AT_ONCE))
        found += await asyncio.gather(*(asyncio.to_thread(made, number) for number in numbers))
    return found


async def _hello(address: str, table: str, cookie: str, ready: asyncio.Semaphore) -> ClientConnection:
    async with ready:
        headers = {"Cookie": cookie} if cookie else {}
        socket = await connect(
            f"ws://{address}/api/tables/{table}/socket", additional_headers=headers, compression=None,
            open_timeout=60, max_size=None, ping_interval=None,
        )  # fmt: skip
        await socket.send('{"type":"hello","length":0}')
        return socket


class Script:
    """A script player: any legal action, after a moment of thought."""

    def __init__(self, client: Client, table: str, load: Load, seen: Seen) -> None:
        self.client, self.table, self.load, self.seen = client, table, load, seen
        self.dice = random.Random(table)
        self.position: Any = None

    async def play(self, ready: asyncio.Semaphore, arrived: asyncio.Barrier) -> None:
        socket = await _hello(self.client.address, self.table, self.client.cookie, ready)
        await self.hear(socket, "position")
        await arrived.wait()
        self.seen.acknowledged[self.table] = 0
        end = time.perf_counter() + self.load.seconds
        await self.listen(socket, self.dice.random() * self.load.pace)
        while time.perf_counter() < end and not self.position["view"]["over"]:
            if self.position["view"]["actions"]:
                await self.move(socket)
            await self.listen(socket, self.load.pace * (0.5 + self.dice.random()))
        await socket.close()

    async def move(self, socket: ClientConnection) -> None:
        action = self.dice.choice(self.position["view"]["actions"])["id"]
        move = {"type": "move", "number": 1, "seat": 0, "length": self.position["length"], "action": action}
        begun = time.perf_counter()
        await socket.send(json.dumps(move))
        answer = await self.hear(socket, "accepted")
        if answer["type"] == "accepted":
            self.seen.latencies.append(time.perf_counter() - begun)
            self.seen.acknowledged[self.table] += 1
        else:
            self.seen.refused.append(answer["code"])

    async def hear(self, socket: ClientConnection, kind: str) -> Any:
        """The next message of a kind, or a refusal; positions on the way are noted."""
        while True:
            message = json.loads(await socket.recv())
            self.seen.frames += 1
            if message["type"] == "position":
                self.position = message
            if message["type"] in (kind, "refused"):
                return message

    async def listen(self, socket: ClientConnection, seconds: float) -> None:
        """What programs do meanwhile."""
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self.hear(socket, "position")
            except TimeoutError:
                return


async def _watch(
    address: str, table: str, load: Load, seen: Seen, ready: asyncio.Semaphore, arrived: asyncio.Barrier
) -> None:
    """Somebody who watches: every message must go on from the one before."""
    socket = await _hello(address, table, "", ready)
    await socket.recv()
    length = _length(str(await socket.recv()))
    await arrived.wait()
    end = time.perf_counter() + load.seconds
    try:
        while True:
            async with asyncio.timeout(max(0.01, end - time.perf_counter())):
                text = str(await socket.recv())
            seen.frames += 1
            if text.startswith('{"type":"position"'):
                seen.gaps += _length(text) <= length
                length = _length(text)
    except TimeoutError:
        await socket.close()
    except ConnectionClosed:
        seen.gaps += 1


def _length(text: str) -> int:
    found = LENGTH.search(text)
    return int(found[1]) if found else 0


async def _compared(tables: list[tuple[Client, str]], seen: Seen) -> tuple[int, int]:
    """How many moves are missing in the logs, and how many are there more than once."""

    def difference(client: Client, table: str) -> int:
        lines = client.ask("GET", f"/api/tables/{table}/log")["lines"]
        return sum(int(line["seat"] == 0) for line in lines) - seen.acknowledged[table]

    found = [await asyncio.to_thread(difference, client, table) for client, table in tables]
    return sum(-each for each in found if each < 0), sum(each for each in found if each > 0)


if __name__ == "__main__":  # the server that is measured: where everybody has the same address, nobody has limits
    gc.disable()
    from bakehouse.server.logs import set_up
    from bakehouse.server.running import listening_socket, run
    from bakehouse.server.settings import GENEROUS, Limits, Settings

    gc.enable()
    set_up("error")
    opened = listening_socket("127.0.0.1", 0)
    address = f"http://127.0.0.1:{opened.getsockname()[1]}"
    limits = GENEROUS if sys.argv[2] == "generous" else Limits()
    run(Settings(sys.argv[1], limits=limits), opened, "127.0.0.1", lambda: print(address, flush=True))
