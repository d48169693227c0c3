"""The same person on several devices: by a link that works once, until a device is shut out or everything forgotten."""

import pytest

from bakehouse.server.doctor import examine
from tests.server.conftest import Opened, Postgres
from tests.server.house import Browser, House, until
from tests.server.test_processes import at


def linked(person: Browser, device: Browser, name: str = "Phone") -> None:
    device.post("/api/me/devices/join", link=person.post("/api/me/devices")["path"], name=name)


def test_a_link_makes_another_device_the_same_person(open_house: Opened, database: str) -> None:
    house = open_house(database)
    ada, phone = house.browser("Ada"), house.browser()
    hers = ada.new_table("cake_auf", "me", "open")["table"]["id"]
    brought = phone.new_table("bake_and_sale", "me", "open")["table"]["id"]
    linked(ada, phone)
    assert phone.get("/api/me") == {"name": "Ada"}
    assert phone.get(f"/api/tables/{hers}")["you"]["owner"], "what was hers"
    for device in (ada, phone):
        told = device.get(f"/api/tables/{brought}")["you"]
        assert told["seats"] == [0] and told["owner"], "what the phone had comes along"
        assert [each["name"] for each in device.get("/api/me/devices")] == ["", "Phone"]
    assert [each["here"] for each in phone.get("/api/me/devices")] == [False, True]
    with phone.socket(hers) as socket:
        assert socket.hear("welcome")["you"]["seats"] == [0]


def test_a_link_for_a_device_works_once_and_not_for_long(house: House) -> None:
    clock = [1_700_000_000_000]
    object.__setattr__(house.hall.settings, "now", lambda: clock[0])
    ada, phone, eve = house.browser("Ada"), house.browser(), house.browser()
    link = ada.post("/api/me/devices")["path"]
    assert eve.get(link.replace("/device/", "/api/me/devices/join/")) == {"name": "Ada"}
    phone.post("/api/me/devices/join", link=link)
    assert eve.refused("GET", link.replace("/device/", "/api/me/devices/join/")) == (404, "not_found")
    assert eve.refused("POST", "/api/me/devices/join", link=link) == (404, "not_found")
    late = ada.post("/api/me/devices")["path"]
    clock[0] += 601_000
    for wrong in (late, late[:-1], "x", "a~b~c~d", "~~9~"):
        assert eve.refused("POST", "/api/me/devices/join", link=wrong) == (404, "not_found")
    assert eve.get("/api/me") == {"name": ""}


def test_a_device_that_is_shut_out_is_a_stranger_at_every_process(open_house: Opened, postgres: Postgres) -> None:
    database = postgres.new_database()
    here, there = open_house(database), open_house(database)
    ada, phone = here.browser("Ada"), there.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    linked(ada, phone)
    assert phone.position(table)["seat"] == 0
    device = next(each["id"] for each in ada.get("/api/me/devices") if not each["here"])
    eve = here.browser()
    assert eve.refused("DELETE", f"/api/me/devices/{device}") == (404, "not_found")
    cookie = phone.http.cookies["bakehouse"]
    assert ada.ask("DELETE", f"/api/me/devices/{device}").status_code == 204

    def is_stranger(house: House) -> bool:
        answer = house.browser(cookies={"bakehouse": cookie})
        return answer.ask("GET", f"/api/tables/{table}/position?seat=0").status_code == 403

    until(lambda: is_stranger(here) and is_stranger(there), "both to know")
    assert ada.get("/api/me") == {"name": "Ada"} and at(there, ada).position(table)["seat"] == 0


@pytest.mark.parametrize("status", ["open", "running", "abandoned"])
def test_who_wants_to_be_forgotten_is(open_house: Opened, database: str, status: str) -> None:
    house = open_house(database)
    ada, ben = house.browser("Ada Lovelace"), house.browser("Ben")
    made = ada.new_table("bake_and_sale", "me", "open", "open")
    table, links = made["table"]["id"], made["you"]["invitations"]
    alone = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    ben.post("/api/join", link=links[0]["path"])
    ada.ask("POST", f"/api/tables/{table}/chat", json={"type": "say", "text": "I am Ada Lovelace"})
    if status == "running":
        ada.put(f"/api/tables/{table}/seats/2", kind="program", program="greedy")
    elif status == "abandoned":
        ada.post(f"/api/tables/{table}/abandon")
    assert ada.ask("DELETE", "/api/me").status_code == 204
    assert ada.get("/api/me") == {"name": ""} and ada.get(f"/api/tables/{table}")["you"]["seats"] == []
    told = ben.get(f"/api/tables/{table}")
    assert told["you"]["owner"] and "Lovelace" not in str(told), "the table passes on"
    with ben.socket(table) as socket:
        assert socket.hear("welcome")["chat"] == []
    assert ben.refused("GET", f"/api/tables/{alone}") == (404, "not_found"), "nobody else was there"
    found: list[str] = []
    examine(database, lambda finding: found.append(finding.sentence))
    assert found == []
