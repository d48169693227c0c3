"""What is malformed, too long, too much or never read is answered clearly, and harms nobody else."""

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from bakehouse.server.frames import Text
from bakehouse.server.settings import GENEROUS, Limits, Rate
from bakehouse.server.tables import Table
from tests.server.house import House, until

MALFORMED = [
    "", "{", "[]", "null", "1", '"hello"', "{}", '{"type": "fly"}', '{"type": "move"}',
    '{"type": "hello", "length": -1}',
    '{"type": "move", "number": 1, "seat": 0, "length": 1, "action": 1, "extra": 1}',
    '{"type": "move", "number": 1, "seat": 9, "length": 1, "action": 1}',
    '{"type": "move", "number": 1, "seat": 0, "length": 1e99, "action": 1}',
    '{"type": "move", "number": 1, "seat": 0, "length": true, "action": 1}',
    '{"type": "move", "number": 1, "seat": 0, "length": 1, "action": {"$ne": 1}}',
    '{"type": "move", "number": 1, "seat": 0, "length": 1, "action": 999999}',
    '{"type": "say", "text": ""}', '{"type": "say", "text": 5}', '{"type": "consent", "agrees": "yes"}', "[" * 5_000,
]  # fmt: skip


def test_malformed_frames_are_answered_and_change_nothing(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    with ada.socket(table) as socket:
        length = socket.hear("position")["length"]
        for text in MALFORMED[:15]:
            socket.connection.send(text)
            refused = socket.hear("refused")
            assert refused["code"] == "malformed" and refused["words"].endswith("."), (text, refused)
        socket.say(type="ping")
        socket.hear("pong")
        assert ada.position(table)["length"] == length
    with ada.socket(table) as socket:
        for text in MALFORMED[15:]:
            socket.connection.send(text)
            assert socket.hear("refused")["code"] == "malformed", text
        socket.connection.send(b"\x00\xff")
        assert socket.hear("refused")["code"] == "malformed"


def test_who_sends_nothing_but_nonsense_is_sent_away(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    with ada.socket(table) as socket:
        with suppress(ConnectionClosed):  # perhaps before the last one is sent
            for _ in range(25):
                socket.connection.send("nonsense")
        assert socket.closed()[0] == 4400
    with ada.socket(table, None) as socket:
        socket.say(type="ping")
        assert socket.closed()[0] == 4400  # the first message is a hello


@pytest.mark.parametrize(("size", "told"), [(9_000, True), (100_000, False)])
def test_an_oversized_frame_ends_the_connection_and_nothing_else(house: House, size: int, told: bool) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    with ada.socket(table) as socket:
        socket.hear("position")
        socket.connection.send(json.dumps({"type": "say", "text": "x" * size}))
        if told:
            assert socket.hear("refused")["code"] == "too_large"
        assert socket.closed()[0] == 1009
    with ada.socket(table) as socket:
        assert socket.hear("position")


def test_an_oversized_request_is_refused(house: House) -> None:
    ada = house.browser()
    big = {"game": "x" * 100_000, "seats": [{"kind": "me"}]}
    assert ada.refused("POST", "/api/tables", **big) == (413, "too_large")

    def pieces():
        for _ in range(100):
            yield b"x" * 1_000

    answer = ada.http.post("/api/tables", content=pieces(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'"x"', b'{"game": 1}', b'{"game": "chess", "seats": [{"kind": "me"}]}', b"\xff\xfe",
             b'{"game": "cake_auf", "seats": [{"kind": "me"}]}', b'{"game": "cake_auf", "seats": []}',
             b'{"game": "cake_auf", "seats": [{"kind": "me"}, {"kind": "me"}], "house_rules": {"x": "y"}}',
             b'{"game": "../../etc", "seats": [{"kind": "me"}, {"kind": "me"}]}']
)  # fmt: skip
def test_malformed_requests_are_refused_in_a_sentence(house: House, body: bytes) -> None:
    ada = house.browser()
    answer = ada.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["code"] == "malformed" and problem["words"].endswith((".", "?"))


def test_tables_that_do_not_exist(house: House) -> None:
    ada = house.browser()
    for name in ("nothing", "0" * 12, "%00", "a" * 39, "é", "..%2f.."):
        assert ada.ask("GET", f"/api/tables/{name}").status_code in (404, 422), name
    with ada.socket("0" * 12, length=None) as socket:
        assert socket.hear("refused")["code"] == "not_found"
        assert socket.closed()[0] == 4404


# --- Too much


def test_too_many_messages_are_refused_then_the_connection_is_closed(open_house, sqlite: str) -> None:
    house = open_house(sqlite, limits=Limits(messages=Rate(10, 0.1), warnings=5))
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    with ada.socket(table) as socket:
        with suppress(ConnectionClosed):  # perhaps before the last one is sent
            for _ in range(40):
                socket.say(type="ping")
        assert socket.closed()[0] == 4400
    codes = [heard["code"] for heard in socket.heard if heard["type"] == "refused"]
    assert codes == ["too_fast"] * 5
    assert len([heard for heard in socket.heard if heard["type"] == "pong"]) == 10


def test_too_many_requests_are_refused(open_house, sqlite: str) -> None:
    house = open_house(sqlite, limits=Limits(requests=Rate(20, 0.1), new_tables=Rate(2, 0.01)))
    ada = house.browser()
    codes = []
    for _ in range(3):
        codes.append(
            ada.ask("POST", "/api/tables", json={"game": "bake_and_sale", "seats": [{"kind": "me"}]}).status_code
        )
    assert codes == [201, 201, 429]
    answers = [ada.ask("GET", "/api/me") for _ in range(25)]
    assert answers[-1].status_code == 429 and answers[-1].json()["code"] == "too_fast"
    assert "retry-after" in answers[-1].headers
    assert ada.ask("GET", "/health").status_code == 200


def test_too_many_connections_are_refused(open_house, sqlite: str) -> None:
    house = open_house(sqlite, limits=Limits(connections=2))
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    with ada.socket(table) as one, ada.socket(table) as two:
        one.hear("position")
        two.hear("position")
        with ada.socket(table, None) as three:
            assert three.closed()[0] == 4429
    until(lambda: not house.hall.connections)
    with ada.socket(table) as again:
        again.hear("position")


def test_a_slow_reader_is_sent_away_and_nobody_waits_for_it(open_house, sqlite: str) -> None:
    """Somebody connects and never reads. The match goes on, and who comes back misses nothing."""
    house = open_house(sqlite, limits=replace(GENEROUS, queue=20))
    ada, slow = house.browser(), house.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    gone = house.hall.metrics.slow_readers._value
    with slow.socket(table, max_queue=1, close_timeout=0.5):
        until(lambda: house.hall.tables[table].watchers)
        for _ in range(200):
            if gone.get():
                break
            house.later(_shout, house.hall.tables[table])
            ada.play_on(table, 0, 1)
        until(gone.get, "the slow reader to be sent away")
    until(lambda: not house.hall.tables[table].watchers)
    with slow.socket(table, 0) as socket:
        position = socket.hear("position")
    assert position["first"] == 0 and len(position["lines"]) == position["view"]["length"]


def _shout(table: Table) -> None:
    """Fill the pipe to a slow reader: what the system holds for it may be megabytes."""
    for watcher in table.watchers:
        watcher.send(Text("x" * 500_000))


def test_on_a_busy_server_who_looks_on_misses_nothing(database: str) -> None:
    with House(database, calm=-1.0) as house:  # always busy
        ada, bob = house.browser(), house.browser()
        table = ada.new_table("cupcake_empire", "me", "greedy")["table"]["id"]
        with ada.socket(table) as hers, bob.socket(table) as his:
            position = hers.hear("position")
            seen = his.hear("position")
            house.hall.lag = 0.0  # told a moment later, and no more
            told = len(seen["lines"])
            for number in range(6):
                while not position["view"]["actions"]:
                    position = hers.hear("position")
                action = position["view"]["actions"][0]["id"]
                hers.say(type="move", number=number, seat=0, length=position["length"], action=action)
                position = hers.hear("position")  # before it is acknowledged, as always
                hers.hear("accepted")
            until(lambda: ada.position(table)["view"]["actions"], "the program")
            length = ada.position(table)["length"]
            while seen["length"] < length:
                seen = his.hear("position")
                assert seen["first"] <= told and not seen["view"]["actions"]
                told = seen["first"] + len(seen["lines"])
            assert told == len(ada.get(f"/api/tables/{table}/log")["lines"])


def test_what_waits_to_be_told_comes_before_anything_else(database: str) -> None:
    with House(database, calm=-1.0) as house:
        ada, bob = house.browser(), house.browser()
        table = ada.new_table("bake_and_sale", "me")["table"]["id"]
        with ada.socket(table) as hers, bob.socket(table) as his:
            position = hers.hear("position")
            length = his.hear("position")["length"]
            his.say(type="look", seat=None)
            his.hear("position", length=length)
            hers.say(type="move", number=1, seat=0, length=length, action=position["view"]["actions"][0]["id"])
            ada.post(f"/api/tables/{table}/abandon")
            kinds = []
            while kinds[-1:] != ["table"]:
                message = his.next()
                kinds.append(message["type"])
                if message["type"] == "table":
                    assert message["table"]["status"] == "abandoned"
            assert kinds.index("position") < kinds.index("table")


def test_one_more_connection_of_somebody_who_is_there_is_told_to_nobody(database: str) -> None:
    with House(database) as house:
        ada, bob = house.browser(), house.browser()
        table = ada.new_table("bake_and_sale", "me", "open")["table"]["id"]
        with ada.socket(table) as hers, bob.socket(table) as his:
            hers.hear("position")
            his.hear("position")
            his.hear("watching")
            with ada.socket(table) as another:
                another.hear("position")
                hers.say(type="say", number=1, text="here twice")
                kinds = []
                while kinds[-1:] != ["said"]:
                    kinds.append(his.next()["type"])
            assert "table" not in kinds
