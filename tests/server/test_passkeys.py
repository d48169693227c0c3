"""Passkeys: the same person wherever the key is, and nobody else, whatever they send."""

from typing import Any

import pytest

from bakehouse.server import passkeys
from tests.server.authenticator import Authenticator, encoded
from tests.server.conftest import Opened
from tests.server.house import Browser, House

WAYS = ("/api/me/passkeys/options", "/api/me/passkeys/sign-in/options")
NAME = "localhost"


def at_home(house: House, name: str = "") -> Browser:
    """A browser that sees the server under a name: numbers have no passkeys."""
    somebody = house.browser(name)
    place = f"{NAME}:{house.url.rpartition(':')[2]}"
    somebody.http.headers.update({"host": place, "origin": f"http://{place}"})
    return somebody


def origin_of(somebody: Browser) -> str:
    return str(somebody.http.headers["origin"])


def make(somebody: Browser, key: Authenticator, **more: Any) -> Any:
    options = somebody.post(WAYS[0])["options"]
    return somebody.post("/api/me/passkeys", credential=key.made(options, origin_of(somebody)), **more)


def signed(somebody: Browser, key: Authenticator) -> dict[str, Any]:
    return key.signed(somebody.post(WAYS[1])["options"], origin_of(somebody))


def sign_in(somebody: Browser, key: Authenticator) -> Any:
    return somebody.post("/api/me/passkeys/sign-in", credential=signed(somebody, key), name="Phone")


def test_who_has_the_passkey_is_the_same_person(open_house: Opened, database: str) -> None:
    house = open_house(database)
    ada, phone, key = at_home(house, "Ada"), at_home(house), Authenticator(NAME)
    hers = ada.new_table("cake_auf", "me", "open")["table"]["id"]
    brought = phone.new_table("bake_and_sale", "me", "open")["table"]["id"]
    assert make(ada, key, name="Blue key")["name"] == "Blue key"
    assert sign_in(phone, key) == {"name": "Ada"}
    assert phone.get(f"/api/tables/{hers}")["you"]["owner"] and phone.get(f"/api/tables/{brought}")["you"]["owner"]
    assert [each["name"] for each in ada.get("/api/me/devices")] == ["", "Phone"]
    assert [each["name"] for each in phone.get("/api/me/passkeys")["passkeys"]] == ["Blue key"]
    assert sign_in(phone, key) == {"name": "Ada"} and len(ada.get("/api/me/devices")) == 2, "who is there already"


def test_what_was_signed_works_once_and_not_for_long(house: House) -> None:
    clock = [1_700_000_000_000]
    object.__setattr__(house.hall.settings, "now", lambda: clock[0])
    ada, phone, eve, key = at_home(house, "Ada"), at_home(house), at_home(house), Authenticator(NAME)
    make(ada, key)
    heard, late = signed(phone, key), signed(eve, key)
    phone.post("/api/me/passkeys/sign-in", credential=heard)
    assert eve.refused("POST", "/api/me/passkeys/sign-in", credential=heard)[0] in (404, 422)
    clock[0] += passkeys.CEREMONY_MS + 1
    assert eve.refused("POST", "/api/me/passkeys/sign-in", credential=late) == (404, "not_found")
    assert eve.get("/api/me") == {"name": ""}


def test_nobody_comes_in_by_something_else(house: House) -> None:
    ada, eve = at_home(house, "Ada"), at_home(house)
    key, other = Authenticator(NAME), Authenticator(NAME)
    make(ada, key)
    assert eve.refused("POST", "/api/me/passkeys/sign-in", credential=signed(eve, other)) == (404, "not_found")
    other.id = key.id  # her name on another key
    assert eve.refused("POST", "/api/me/passkeys/sign-in", credential=signed(eve, other)) == (422, "malformed")
    options = eve.post(WAYS[1])["options"]
    elsewhere = key.signed(options, "http://elsewhere.example")
    assert eve.refused("POST", "/api/me/passkeys/sign-in", credential=elsewhere) == (422, "malformed")
    ours = ada.post(WAYS[0])["options"]
    mixed = Authenticator(NAME).made(ours, origin_of(eve))
    assert eve.refused("POST", "/api/me/passkeys", credential=mixed) == (404, "not_found"), "what Ada was asked"
    again = key.made(eve.post(WAYS[0])["options"], origin_of(eve))
    assert eve.refused("POST", "/api/me/passkeys", credential=again) == (404, "not_found"), "it is hers"
    for wrong in (
        {}, {"id": 7}, {"id": "x", "response": []}, {"response": {"clientDataJSON": "%"}},
        {"id": "x", "response": {"clientDataJSON": encoded(b"[]")}},
        {**again, "response": {"clientDataJSON": again["response"]["clientDataJSON"], "attestationObject": "oA"}},
    ):  # fmt: skip
        for way in ("/api/me/passkeys", "/api/me/passkeys/sign-in"):
            assert eve.refused("POST", way, credential=wrong)[0] in (404, 422)
    assert eve.get("/api/me/passkeys")["passkeys"] == [] and eve.get("/api/me") == {"name": ""}


def test_a_passkey_can_be_removed_and_is_forgotten_with_its_person(house: House) -> None:
    ada, eve, key, second = at_home(house, "Ada"), at_home(house), Authenticator(NAME), Authenticator(NAME)
    made = make(ada, key)["id"]
    assert eve.refused("DELETE", f"/api/me/passkeys/{made}") == (404, "not_found")
    assert ada.ask("DELETE", f"/api/me/passkeys/{made}").status_code == 204
    assert eve.refused("POST", "/api/me/passkeys/sign-in", credential=signed(eve, key)) == (404, "not_found")
    make(ada, second)
    assert ada.ask("DELETE", "/api/me").status_code == 204
    assert eve.refused("POST", "/api/me/passkeys/sign-in", credential=signed(eve, second)) == (404, "not_found")


def test_who_comes_by_another_way_too_loses_nothing_by_a_link(house: House) -> None:
    ada, ben, phone, key = at_home(house, "Ada"), at_home(house, "Ben"), at_home(house), Authenticator(NAME)
    table = ben.new_table("cake_auf", "me", "open")["table"]["id"]
    make(ben, key)
    ben.post("/api/me/devices/join", link=ada.post("/api/me/devices")["path"])
    assert ben.get("/api/me") == {"name": "Ada"} and not ben.get(f"/api/tables/{table}")["you"]["owner"]
    assert sign_in(phone, key) == {"name": "Ben"} and phone.get(f"/api/tables/{table}")["you"]["owner"]


def test_a_server_without_the_library_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "are_possible", lambda: False)
    ada = at_home(house)
    assert ada.get("/api/me/passkeys") == {"possible": False, "passkeys": []}
    for way in WAYS:
        assert ada.refused("POST", way) == (403, "not_allowed")
