"""One visitor, or a hundred, cannot be felt by the others: each attack that once worked, by structure and counts."""

import contextlib
import http.client
import json
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from bakehouse.players import levels
from bakehouse.server.doors import Doors, about_files, raised_file_limit
from bakehouse.server.guard import household
from bakehouse.server.hall import Hall
from bakehouse.server.settings import GENEROUS, Limits, Rate
from tests.server.house import PATIENCE, House, until

MASTER = list(levels("bake_and_sale"))[-1]


# --- Programs


def test_twenty_tables_of_masters_that_nobody_watches_sleep(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, awake_seconds=0.0, sweep_every=0.1)
    mallory, ada = house.browser(), house.browser()
    made = [mallory.new_table("bake_and_sale", MASTER, MASTER)["table"]["id"] for _ in range(20)]
    lengths = {name: len(house.hall.tables[name].course) for name in made}
    table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    assert ada.play_on(table, 0, 3)["length"] > 3
    assert not any(house.hall.tables[name].is_acting for name in made) and not house.hall.pool.line.waiting
    assert {name: len(house.hall.tables[name].course) for name in made} == lengths
    assert all(house.hall.tables[name].header.wakes_at is None for name in made), "no restart wakes them"


def test_programs_among_themselves_play_when_somebody_looks(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, awake_seconds=0.0)
    ada = house.browser()
    table = ada.new_table("cupcake_empire", "greedy", "random")["table"]["id"]
    slept = len(house.hall.tables[table].course)
    with ada.socket(table) as looking:
        while looking.hear("position")["length"] <= slept + 5:
            pass


def test_programs_of_one_visitor_play_at_a_pace(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, program_moves=Rate(10, 0)))
    ada = house.browser()
    table = ada.new_table("cupcake_empire", "greedy", "greedy")["table"]["id"]
    until(lambda: not house.hall.program_moves.take("127.0.0.1"), "the budget to be used up")
    rows = house.hall.tables[table].course.rows
    assert sum(row.seat >= 0 for row in rows) <= 10


# --- Hints, take-backs, rematches


def test_a_seat_has_one_budget_of_hints_however_many_devices(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, hints=Rate(3, 0)))
    ada = house.browser()
    made = ada.new_table("bake_and_sale", "me", "greedy")
    table, link = made["table"]["id"], made["you"]["own_links"][0]["path"]
    asked = {"seat": 0, "length": ada.awaited(table)["length"]}
    for _ in range(3):
        device = house.browser()
        device.post("/api/join", link=link)
        device.post(f"/api/tables/{table}/hint", **asked)
    house.hall.hints._buckets.pop("127.0.0.1")  # from other addresses, too
    assert ada.refused("POST", f"/api/tables/{table}/hint", **asked) == (429, "too_fast")


def test_nobody_takes_back_for_ever(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, most_take_backs=3))
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    for _ in range(3):
        length = ada.move(table, 0, ada.position(table)["length"], "market")["length"]
        assert ada.post(f"/api/tables/{table}/take-back", seat=0, length=length)["done"]
    length = ada.move(table, 0, ada.position(table)["length"], "market")["length"]
    answer = ada.ask("POST", f"/api/tables/{table}/take-back", json={"seat": 0, "length": length})
    assert answer.status_code == 403 and answer.json()["form"] == {"form": "take-backs-used-up"}


def test_take_backs_have_a_pace(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, take_backs=Rate(1, 0)))
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    for status in (200, 429):
        length = ada.move(table, 0, ada.position(table)["length"], "market")["length"]
        answer = ada.ask("POST", f"/api/tables/{table}/take-back", json={"seat": 0, "length": length})
        assert answer.status_code == status


def test_a_rematch_counts_as_a_table(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, new_tables=Rate(2, 0)))
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    ada.post(f"/api/tables/{table}/abandon")
    again = ada.post(f"/api/tables/{table}/rematch")["table"]["id"]
    ada.post(f"/api/tables/{again}/abandon")
    assert ada.refused("POST", f"/api/tables/{again}/rematch") == (429, "too_fast")


# --- Messages and connections


def test_all_connections_of_one_address_share_a_budget(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, all_messages=Rate(10, 0)))
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    with ada.socket(table) as one, ada.socket(table) as two:
        for each in (one, two):
            for _ in range(5):
                each.say(type="ping")
                each.hear("pong")
        two.say(type="ping")
        assert two.hear("refused")["code"] == "too_fast"


@pytest.mark.parametrize(
    ("told", "known"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("local", "local"),
    ],
)
def test_a_household_has_one_budget(told: str, known: str) -> None:
    assert household(told) == known


def test_sockets_to_tables_that_do_not_exist_leave_nothing_behind(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite)
    ada = house.browser()
    for number in range(20):
        with ada.socket(f"nothing{number}", None) as opened:
            assert opened.closed()[0] == 4404
    until(lambda: not house.hall.connections, "the connections to be gone")
    assert not house.hall._loading and not house.hall._heard_of and not house.hall.tables


def test_who_opens_many_sockets_is_turned_away_before_they_are_opened(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, requests=Rate(20, 0)))
    house.browser()  # one request
    answers = [_handshake(house) for _ in range(8)]
    assert answers == [101] * 4 + [403] * 4, "a socket costs as much as four requests"


def _handshake(house: House) -> int:
    wish = http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=PATIENCE)
    headers = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    wish.request(
        "GET", "/api/tables/nothing/socket", headers=headers | {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    )
    with wish.getresponse() as answer:
        wish.close()
        return answer.status


@contextlib.contextmanager
def plug(house: House, text: bytes = b"") -> Iterator[socket.socket]:
    """A connection by hand."""
    address = urlsplit(house.url)
    with socket.create_connection((address.hostname, address.port), PATIENCE) as opened:
        opened.sendall(text)
        yield opened


def heard(opened: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    found = b""
    while more := opened.recv(65536):
        found += more
    return found


@pytest.mark.parametrize("told", [b"", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nSlow: "])
def test_who_does_not_say_what_they_want_is_not_kept(open_house, sqlite: str, told: bytes) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, header_seconds=0.2))
    with plug(house, told) as opened:
        assert heard(opened) == b""
    until(lambda: len(house.app.state.doors) == 0, "the door to be free")


def test_a_second_request_has_its_deadline_too(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, header_seconds=1.5))
    with plug(house, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HTTP/1.1\r\nSlow: ") as opened:
        assert heard(opened).count(b"HTTP/1.1 200") == 1


def test_a_body_that_does_not_come_is_not_waited_for(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, body_seconds=0.2))
    with plug(house, b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{") as opened:
        answer = heard(opened)
    assert answer.startswith(b"HTTP/1.1 422") and b"took too long" in answer and b"connection: close" in answer


class Wire:
    def __init__(self, address: str) -> None:
        self.address = address

    def get_extra_info(self, name: str) -> tuple[str, int] | None:
        return (self.address, 1) if name == "peername" else None


def test_one_address_has_so_many_connections_and_all_together_no_more_than_there_are_files() -> None:
    doors = Doors(Limits(connections=2), "127.0.0.1,10.0.0.0/8", files=206)
    ours = [Wire("2001:db8::1"), Wire("2001:db8::2"), Wire("2001:db8::3")]
    assert [doors.may_enter(wire) for wire in ours] == [True, True, False]
    doors.leave(ours[0])
    doors.leave(ours[0])
    assert doors.may_enter(ours[2]) and len(doors) == 2
    assert all(doors.may_enter(Wire(proxy)) for proxy in ("127.0.0.1", "127.0.0.1", "10.2.3.4", "10.2.3.4"))
    assert not doors.may_enter(Wire("127.0.0.1")), "files are left for the database"


def test_a_low_file_limit_is_told() -> None:
    assert "LimitNOFILE" in about_files(300) and "100 connections" in about_files(300)
    assert about_files(65536) == ""
    assert raised_file_limit() > 0


def test_the_house_is_full_for_one_address_only_as_long_as_it_is(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, connections=3))
    house.app.state.doors.proxies = set()
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(plug(house))
        until(lambda: len(house.app.state.doors) == 3)
        with plug(house) as fourth:
            assert b"503" in (answer := heard(fourth)) and b"too many connections" in answer
    until(lambda: len(house.app.state.doors) == 0)
    assert house.browser().get("/health")["status"] == "ok"


# --- Too much of everything


def test_under_load_those_who_play_are_served_and_others_hear_a_sentence(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    with ada.socket(table) as playing:
        seen = playing.hear("position")
        monkeypatch.setattr(Hall, "is_overloaded", property(lambda hall: True))
        answer = ada.ask("GET", "/api/tables")
        assert answer.status_code == 503 and answer.json()["form"] == {"form": "busy"}
        assert answer.headers["retry-after"]
        with ada.socket(table, None) as late:
            assert late.hear("refused")["form"] == {"form": "busy"}
            assert late.closed()[0] == 1013
        playing.say(type="move", number=1, seat=0, length=seen["length"], action="market")
        assert playing.hear("accepted", number=1)
        assert ada.position(table)["length"] == seen["length"] + 1
        assert ada.ask("GET", "/health").status_code == 200


def test_a_late_event_loop_is_noticed(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite, limits=replace(GENEROUS, lag=0.02))
    assert not house.hall.closing
    house.later(time.sleep, 1.0)
    until(lambda: house.hall.is_overloaded, "the lag to be seen")
    until(lambda: not house.hall.is_overloaded, "the lag to be over")


def test_who_hangs_up_leaves_the_line(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite)
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    length = ada.position(table)["length"]
    for worker in house.hall.pool.workers:
        worker.job = object()  # type: ignore[assignment] - all are busy
    asked = http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=PATIENCE)
    headers = {"Cookie": ada.cookie, "Content-Type": "application/json"}
    asked.request("POST", f"/api/tables/{table}/hint", json.dumps({"seat": 0, "length": length}), headers)
    with ada.socket(table) as opened:
        opened.hear("position")
        opened.say(type="hint", number=1, seat=0, length=length)
        opened.say(type="preview", number=2, seat=0, length=length, action="market")
        until(lambda: len(house.hall.pool.line) == 3, "the line")
        opened.say(type="move", number=3, seat=0, length=length, action="market")
        assert opened.hear("accepted", number=3), "a look that waits keeps nobody from moving"
    asked.close()
    until(lambda: len(house.hall.pool.line) == 0, "the line to be empty")
    for worker in house.hall.pool.workers:
        worker.job = None
