"""A real server on loopback, and browsers that come to it."""

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bakehouse.proof import drawn
from bakehouse.server.app import make_app
from bakehouse.server.course import Dealer
from bakehouse.server.hall import Hall
from bakehouse.server.messages import FromServer
from bakehouse.server.running import Server, configuration, listening_socket
from bakehouse.server.settings import GENEROUS, Settings

PATIENCE = 90.0
"""Seconds until a test gives up waiting; on a busy machine everything takes its time."""
NOT_LONG_OPEN = httpx.Limits(keepalive_expiry=1.0)
"""A connection that nobody uses is closed here before the server closes it: a request might meet that."""
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(FromServer)


def until(holds: Callable[[], Any], what: str = "it") -> Any:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = holds()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"waited in vain for {what}")


class House:
    """A server in a thread of this process, so that a test can look behind the counter."""

    def __init__(self, database: str, dealer: Dealer = drawn, **settings: Any) -> None:
        usual: dict[str, Any] = {
            "limits": GENEROUS,
            "hint_player": "search:sims=32",
            "patience": 0.5,
            "calm": float("inf"),
        }
        self.app = make_app(Settings(database, **{**usual, **settings}), dealer)
        self.hall: Hall = self.app.state.hall
        self.browsers: list[Browser] = []
        opened = listening_socket("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{opened.getsockname()[1]}"
        ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

        def opened_doors() -> None:
            self.loop = asyncio.get_running_loop()
            ready.set()

        self.server = Server(configuration(self.app), opened_doors, self.hall.say_goodbye)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [opened]}, daemon=True)
        self.thread.start()
        assert ready.wait(PATIENCE)

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        for browser in self.browsers:
            browser.http.close()
        self.server.should_exit = True
        self.thread.join(3 * PATIENCE)  # a busy database may take its time
        assert not self.thread.is_alive()

    def later(self, work: Callable[..., None], *arguments: Any) -> None:
        """Do something in the thread of the server."""
        assert self.loop is not None
        self.loop.call_soon_threadsafe(work, *arguments)

    def browser(self, name: str = "", cookies: Any = None) -> "Browser":
        """A browser, or one that comes back: it is closed with the house."""
        self.browsers.append(Browser(self.url, name, cookies))
        return self.browsers[-1]


class Browser:
    """Somebody with a cookie jar."""

    def __init__(self, url: str, name: str = "", cookies: Any = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, cookies=cookies, limits=NOT_LONG_OPEN)
        self.get("/api/me")
        if name:
            self.put("/api/me", name=name)

    # --- HTTP

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self.http.request(method, path, **more)

    def _good(self, response: httpx.Response) -> Any:
        assert response.is_success, f"{response.status_code} {response.text}"
        return response.json() if response.content else None

    def get(self, path: str, **query: Any) -> Any:
        return self._good(self.ask("GET", path, params=query))

    def put(self, path: str, **body: Any) -> Any:
        return self._good(self.ask("PUT", path, json=body))

    def post(self, path: str, **body: Any) -> Any:
        return self._good(self.ask("POST", path, json=body))

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """The status and the code of a request that ought to be refused."""
        response = self.ask(method, path, json=body or None)
        assert not response.is_success, response.text
        problem = response.json()
        assert problem["words"].endswith((".", "?")), problem
        return response.status_code, problem["code"]

    # --- Tables

    def new_table(self, game: str, *seats: str, **more: Any) -> Any:
        """Seats as words: me, open, or the name of a program."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "program", "program": seat} for seat in seats]
        return self.post("/api/tables", game=game, seats=wishes, **more)

    def position(self, table: str, seat: int | None = 0, length: int = 0, wait: float = 0) -> Any:
        query = {"length": length, "wait": wait} | ({} if seat is None else {"seat": seat})
        return self.get(f"/api/tables/{table}/position", **query)

    def awaited(self, table: str, seat: int = 0) -> Any:
        """The position as soon as the seat may act, or the match is over."""
        found = self.position(table, seat)
        end = time.monotonic() + PATIENCE
        while not found["view"]["over"] and seat not in found["view"]["awaited"]:
            assert time.monotonic() < end, f"seat {seat} waits in vain for its turn"
            found = self.position(table, seat, found["length"], wait=5)
        return found

    def move(self, table: str, seat: int, length: int, action: int | str) -> Any:
        return self.post(f"/api/tables/{table}/moves", seat=seat, length=length, action=action)

    def play_on(self, table: str, seat: int = 0, decisions: int = 10_000, choose: int = 0) -> Any:
        """Some decisions of a seat, to the end if there are no more."""
        position = self.awaited(table, seat)
        for number in range(decisions):
            if position["view"]["over"]:
                break
            actions = position["view"]["actions"]
            self.move(table, seat, position["length"], actions[(choose + number) % len(actions)]["id"])
            position = self.awaited(table, seat)
        return position

    # --- WebSockets

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @contextlib.contextmanager
    def socket(self, table: str, length: int | None = 0, **more: Any) -> "Iterator[Socket]":
        """A connection that has said hello, unless `length` is None."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        with connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None, **more) as connection:
            socket = Socket(connection)
            if length is not None:
                socket.say(type="hello", length=length)
            yield socket


class Socket:
    """One end of a conversation. Everything that is heard must be one of the messages."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.connection.recv(timeout)
        FROM_SERVER.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        return message

    def hear(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind, whatever comes before it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
        raise AssertionError(f"never heard {kind} {fields}")

    def closed(self) -> tuple[int, str]:
        """How the server ends the conversation."""
        with pytest.raises(ConnectionClosed) as closed:
            self._hear_all()
        assert closed.value.rcvd is not None, closed.value
        return closed.value.rcvd.code, closed.value.rcvd.reason

    def _hear_all(self) -> None:
        while True:
            self.next()
