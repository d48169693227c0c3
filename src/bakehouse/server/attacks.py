"""What others feel while one visitor asks for all they can get. `bakehouse bench --server` runs it.

The server is a process of its own with the limits that everybody has. The visitor who attacks and the one who plays
come from different addresses of loopback, as two households would; each attack once stopped everybody. What the
attacker's own process does has the lowest priority: from outside nobody takes processors away from the server.
"""

import asyncio
import contextlib
import http.client
import itertools
import json
import multiprocessing
import os
import random
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bakehouse.bench import Figure
from bakehouse.games import OURS, find
from bakehouse.players import levels
from bakehouse.server.load import served_with_limits

VICTIM, ATTACKER = "127.0.0.3", "127.0.0.2"
ALONE = 1
LOWEST_PRIORITY = 19
PACE = 0.03
"""Seconds between two moves of the one who plays."""
GAME = next(name for name in OURS if ALONE in find(name).seats)
"""A game for one."""


class Caller:
    """One browser at an address of its own, which shrugs at refusals."""

    def __init__(self, url: str, address: str) -> None:
        self.at, self.address, self.cookie = urlsplit(url).netloc, address, ""
        self.line: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer as JSON or text; None where it was refused."""
        headers = {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.cookie else {})
        for _ in range(2):  # a connection that rested was perhaps closed
            self.line = self.line or http.client.HTTPConnection(self.at, timeout=60, source_address=(self.address, 0))
            try:
                self.line.request(method, path, json.dumps(body) if body is not None else None, headers)
                answer = self.line.getresponse()
                text = answer.read()
                break
            except (OSError, http.client.HTTPException):
                self.line = None
        else:
            return None
        self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
        if answer.status >= 400:
            return None
        return json.loads(text) if answer.getheader("content-type") == "application/json" else text.decode()

    def table(self, *seats: str) -> str | None:
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "program", "program": seat} for seat in seats]
        made = self.ask("POST", "/api/tables", {"game": GAME, "seats": wishes})
        return made["table"]["id"] if made else None

    @contextlib.contextmanager
    def socket(self, table: str) -> Iterator[ClientConnection]:
        host, _, port = self.at.partition(":")
        raw = socket.create_connection((host, int(port)), 60, source_address=(self.address, 0))
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = f"ws://{self.at}/api/tables/{table}/socket"
        with connect(address, sock=raw, additional_headers=headers, max_size=None, compression=None) as opened:
            opened.send('{"type":"hello","length":0}')
            yield opened


# --- Attacks: each goes on until somebody ends it


def masters(url: str, watched: bool = False) -> None:
    """Twenty tables of masters only."""
    caller, master = Caller(url, ATTACKER), list(levels(GAME))[-1]
    with contextlib.ExitStack() as stack:
        for _ in range(20):
            table = caller.table(master, master)
            if table and watched:
                stack.enter_context(caller.socket(table))
        time.sleep(3600)


def watched_masters(url: str) -> None:
    masters(url, watched=True)


def records(url: str) -> None:
    """The record of one ended match, over twenty connections."""
    caller = Caller(url, ATTACKER)
    table = caller.table("me")
    caller.ask("POST", f"/api/tables/{table}/abandon")
    _together(20, lambda: Caller(url, ATTACKER), lambda each: each.ask("GET", f"/api/tables/{table}/record"))


def take_backs(url: str) -> None:
    """A move and its take-back, over and over."""
    caller = Caller(url, ATTACKER)
    table = caller.table("me")
    while True:
        seen = caller.ask("GET", f"/api/tables/{table}/position?seat=0")
        if seen and seen["view"]["actions"]:
            body = {"seat": 0, "length": seen["length"], "action": seen["view"]["actions"][0]["id"]}
            moved = caller.ask("POST", f"/api/tables/{table}/moves", body) or seen
            caller.ask("POST", f"/api/tables/{table}/take-back", {"seat": 0, "length": moved["length"]})


def hints(url: str) -> None:
    """Hints for one seat from many devices."""
    caller = Caller(url, ATTACKER)
    table = caller.table("me")
    made, seen = caller.ask("GET", f"/api/tables/{table}"), caller.ask("GET", f"/api/tables/{table}/position?seat=0")
    body = {"seat": 0, "length": seen["length"]}

    def device() -> Caller:
        other = Caller(url, ATTACKER)
        other.ask("POST", "/api/join", {"link": made["you"]["own_links"][0]["path"]})
        return other

    _together(75, device, lambda each: each.ask("POST", f"/api/tables/{table}/hint", body))


def rematches(url: str) -> None:
    """The same again, and again."""
    caller = Caller(url, ATTACKER)
    table = caller.table("me")
    while True:
        caller.ask("POST", f"/api/tables/{table}/abandon")
        again = caller.ask("POST", f"/api/tables/{table}/rematch")
        table = again["table"]["id"] if again else table


def nowhere(url: str) -> None:
    """Sockets to tables that do not exist."""
    caller = Caller(url, ATTACKER)
    while True:
        with contextlib.suppress(InvalidStatus, ConnectionClosed, OSError), caller.socket("nothing") as opened:
            opened.recv()


def idlers(url: str) -> None:
    """Two thousand connections that say nothing, or say it slowly."""
    host, _, port = urlsplit(url).netloc.partition(":")
    opened: list[socket.socket] = []
    while True:
        for number in range(2000):
            with contextlib.suppress(OSError):
                opened.append(socket.create_connection((host, int(port)), 5, source_address=(ATTACKER, 0)))
                if number % 2:
                    opened[-1].sendall(b"GET / HTTP/1.1\r\nSlow: ")
        time.sleep(5)
        for each in opened:
            each.close()
        opened = []


def chatter(url: str) -> None:
    """Two hundred sockets with twenty messages a second each."""
    caller = Caller(url, ATTACKER)
    table = caller.table("me") or ""
    while True:
        with contextlib.ExitStack() as stack:
            sockets = []
            with contextlib.suppress(InvalidStatus, ConnectionClosed, OSError):
                for _ in range(200):
                    sockets.append(stack.enter_context(caller.socket(table)))
            for _ in range(200):
                for each in sockets:
                    with contextlib.suppress(ConnectionClosed):
                        each.send('{"type":"look","seat":0}')
                time.sleep(0.05)


def designers(url: str) -> None:
    """Ten designers at addresses of their own, each with questions to the workshop that narrow while they look."""
    addresses = (f"127.0.0.{number}" for number in itertools.count(10))
    at = f"/api/games/{GAME}/workshop/questions"

    def ask(caller: Caller) -> None:
        asked = caller.ask("POST", at, {"question": "length", "seconds": 600})
        while asked and asked["state"] not in ("done", "failed"):
            asked = caller.ask("GET", f"{at}/{asked['id']}?version={asked['version']}&wait=5")

    _together(10, lambda: Caller(url, next(addresses)), ask)


ATTACKS: dict[str, Callable[[str], None]] = {
    "20 tables of masters, nobody watching": masters,
    "20 tables of masters, watched": watched_masters,
    "records over 20 connections": records,
    "take-backs without end": take_backs,
    "hints for one seat from 75 devices": hints,
    "rematches without end": rematches,
    "sockets to tables that do not exist": nowhere,
    "2,000 idle and slow connections": idlers,
    "200 sockets, 20 messages a second each": chatter,
    "10 designers with questions to the workshop": designers,
}


def _together(amount: int, made: Callable[[], Caller], ask: Callable[[Caller], Any]) -> None:
    async def keep_asking(caller: Caller) -> None:
        while True:
            await asyncio.to_thread(ask, caller)

    async def all_of_them() -> None:
        asyncio.get_running_loop().set_default_executor(_threads(amount))
        await asyncio.gather(*(keep_asking(made()) for _ in range(amount)))

    asyncio.run(all_of_them())


def _threads(amount: int) -> Any:
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(amount)


# --- Who plays meanwhile


class Player:
    """Somebody who plays at a table of their own, and notes how long each move takes."""

    def __init__(self, url: str) -> None:
        self.caller, self.luck = Caller(url, VICTIM), random.Random(1)
        self.table = ""

    def plays(self, seconds: float) -> list[float]:
        """Milliseconds of moves, from sent to acknowledged, the shortest first."""
        waits: list[float] = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if not self.table:
                self.table = self.caller.table("me") or ""
                continue
            with self.caller.socket(self.table) as opened:
                waits += self._match(opened, end)
        return sorted(waits)

    def _match(self, opened: ClientConnection, end: float) -> list[float]:
        waits: list[float] = []
        position = self._hear(opened, "position")
        while time.perf_counter() < end:
            actions = position["view"]["actions"]
            if not actions:
                self.table = ""
                return waits
            action = self.luck.choice(actions)["id"]
            move = {"type": "move", "number": 1, "seat": 0, "length": position["length"], "action": action}
            begun = time.perf_counter()
            opened.send(json.dumps(move))
            position = self._hear(opened, "position")
            waits.append(1000 * (time.perf_counter() - begun))
            time.sleep(PACE)
        return waits

    @staticmethod
    def _hear(opened: ClientConnection, kind: str) -> Any:
        while True:
            message = json.loads(opened.recv(60))
            if message["type"] == kind:
                return message


def measure(seconds: float, told: Callable[[str], None] = lambda name: None) -> list[Figure]:
    """The 99th percentile of somebody's moves before each attack and while it goes on, on a server of its own."""
    found: list[Figure] = []
    for name, attack in ATTACKS.items():
        told(name)
        with served_with_limits() as url:
            player = Player(url)
            player.plays(1.0)
            before = player.plays(seconds)
            attacker = multiprocessing.get_context("spawn").Process(
                target=_from_outside, args=[attack, url], daemon=True
            )
            attacker.start()
            time.sleep(2.0)
            during = player.plays(seconds)
            attacker.kill()
            attacker.join()
        found += [
            Figure("attack", f"{name}: a move before, p99", _p99(before), "ms"),
            Figure("attack", f"{name}: a move meanwhile, p99", _p99(during), "ms"),
        ]
    return found


def _from_outside(attack: Callable[[str], None], url: str) -> None:
    os.nice(LOWEST_PRIORITY)
    attack(url)


def _p99(ordered: list[float]) -> float:
    return ordered[int(0.99 * (len(ordered) - 1))]
