"""Who is who: signed cookies, secret links, owners, origins, headers."""

import stat
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from bakehouse.server.assets import Asset, Built
from bakehouse.server.identity import Signatures, new_id
from bakehouse.server.origins import is_known_host, may_be_shared
from bakehouse.server.storage import Store
from tests.server.house import Browser, House, until


def test_a_cookie_of_ours_is_known_again_and_a_forged_one_is_not(house: House) -> None:
    ada = house.browser("Ada")
    assert ada.get("/api/me") == {"name": "Ada"}
    cookie = ada.http.cookies["bakehouse"]
    forged = [cookie[:-1] + ("A" if cookie[-1] != "A" else "B"), cookie.split(".")[0], "x" + cookie, "", ".", "é"]
    forged.append(Signatures("another key").cookie(cookie.split(".")[0]))
    for value in forged:
        eve = house.browser()
        answer = eve.http.get("/api/me", headers={"Cookie": f"bakehouse={value}".encode()})
        assert answer.json() == {"name": ""}
        fresh = answer.headers["set-cookie"]
        assert "HttpOnly" in fresh and "SameSite=Lax" in fresh


def test_a_forged_cookie_holds_no_seat(house: House) -> None:
    ada = house.browser("Ada")
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    browser, mark = ada.http.cookies["bakehouse"].split(".")
    eve = house.browser()
    eve.http.cookies.clear()
    eve.http.cookies.set("bakehouse", f"{browser}.{mark[::-1]}", domain="127.0.0.1")
    assert eve.refused("GET", f"/api/tables/{table}/position?seat=0") == (403, "not_yours")
    with eve.socket(table) as socket:
        assert socket.hear("welcome")["you"]["seats"] == []
        position = socket.hear("position")
        assert position["seat"] is None and position["view"]["table"]["hand"] is None
        socket.say(type="move", number=1, seat=0, length=position["length"], action=0)
        assert socket.hear("refused")["code"] == "not_yours"


def test_an_invitation_seats_one_person_and_leads_nowhere_afterwards(open_house, database: str) -> None:
    house = open_house(database)
    ada, ben, eve = house.browser("Ada"), house.browser("Ben"), house.browser("Eve")
    made = ada.new_table("cake_auf", "me", "open")
    table, link = made["table"]["id"], made["you"]["invitations"][0]["path"]
    assert made["table"]["status"] == "open"
    seen = eve.get(f"/api/tables/{table}")
    assert seen["you"]["invitations"] == [] and link not in str(seen)
    joined = ben.post("/api/join", link=f"{house.url}{link}")  # the whole address works too
    assert joined["you"]["seats"] == [1] and joined["table"]["status"] == "running"
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ada", "Ben"]
    assert eve.refused("POST", "/api/join", link=link) == (404, "not_found")
    ben.post("/api/join", link=joined["you"]["own_links"][0]["path"])  # once more is nothing new
    phone = house.browser()
    assert phone.post("/api/join", link=joined["you"]["own_links"][0]["path"])["you"]["seats"] == [1]
    assert phone.position(table, 1)["view"]["table"]["hand"] == ben.position(table, 1)["view"]["table"]["hand"]


def test_a_link_cannot_be_guessed_or_changed(house: House) -> None:
    ada, eve = house.browser(), house.browser()
    made = ada.new_table("cake_auf", "me", "open", "open")
    link = made["you"]["invitations"][0]["path"].rsplit("/", 1)[-1]
    purpose, table, seat, mark = link.split("-", 3)
    other = "o" if purpose == "i" else "i"
    wrong = [
        f"{purpose}-{table}-2-{mark}", f"{other}-{table}-{seat}-{mark}", f"{purpose}-{table}-{seat}-{mark[:-1]}",
        f"{purpose}-{table}-0-{mark}", f"{purpose}-{new_id()}-{seat}-{mark}", "x", "i-1-2-3",
        f"{purpose}-{table}-²-{mark}",
        f"{purpose}-{table}-{seat}-é", f"{purpose}-{table}-99999999999999999-{mark}",
    ]  # fmt: skip
    for guess in wrong:
        assert eve.refused("POST", "/api/join", link=guess) == (404, "not_found"), guess
    assert eve.refused("POST", f"/api/tables/{table}/sit", seat=1) == (403, "not_allowed")


def test_two_people_cannot_take_one_seat(open_house, database: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    house = open_house(database)
    ada = house.browser()
    made = ada.new_table("cake_auf", "me", "open", public=True)
    table, link = made["table"]["id"], made["you"]["invitations"][0]["path"]
    others = [house.browser(name) for name in ("Ben", "Cleo", "Dan", "Eve")]

    def come(place: int) -> int:
        if place % 2:
            return others[place].ask("POST", "/api/join", json={"link": link}).status_code
        return others[place].ask("POST", f"/api/tables/{table}/sit", json={}).status_code

    with ThreadPoolExecutor(4) as pool:
        answers = sorted(pool.map(come, range(4)))
    assert answers[0] == 200 and all(answer in (404, 409) for answer in answers[1:])
    seated = [other for other in others if other.get(f"/api/tables/{table}")["you"]["seats"]]
    assert len(seated) == 1


def test_public_tables_are_in_the_lobby_and_others_are_not(house: House) -> None:
    ada, ben = house.browser("Ada"), house.browser("Ben")
    hidden = ada.new_table("cake_auf", "me", "open")["table"]["id"]
    public = ada.new_table("bake_and_sale", "me", "open", public=True)["table"]["id"]
    assert {table["id"] for table in ada.get("/api/tables")["yours"]} == {hidden, public}
    assert [table["id"] for table in ben.get("/api/tables")["open"]] == [public]
    assert ben.post(f"/api/tables/{public}/sit", seat=1)["table"]["status"] == "running"
    assert house.browser().refused("POST", f"/api/tables/{public}/sit", seat=1) == (409, "full")
    assert [table["id"] for table in ben.get("/api/tables")["yours"]] == [public]


# --- Owners


def test_the_owner_replaces_idle_people_and_nobody_else(open_house, database: str) -> None:
    clock = [1_000_000_000_000]
    house = open_house(database, now=lambda: clock[0], idle_after=60)
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table("cake_auf", "me", "open")
    table = made["table"]["id"]
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    seat = f"/api/tables/{table}/seats/1"
    assert ben.refused("PUT", f"/api/tables/{table}/seats/0", kind="program", program="greedy") == (403, "not_allowed")
    assert ada.refused("PUT", seat, kind="program", program="greedy") == (403, "not_allowed")
    clock[0] += 61_000
    assert ada.get(f"/api/tables/{table}")["table"]["seats"][1]["idle"]
    changed = ada.put(seat, kind="open")
    assert changed["table"]["seats"][1] == changed["table"]["seats"][1] | {"kind": "open", "name": ""}
    assert ben.refused("GET", f"/api/tables/{table}/position?seat=1") == (403, "not_yours")
    cleo = house.browser("Cleo")
    link = changed["you"]["invitations"][0]["path"]
    assert cleo.post("/api/join", link=link)["table"]["seats"][1]["name"] == "Cleo"
    clock[0] += 61_000
    ada.put(seat, kind="program", program="greedy")
    assert cleo.refused("GET", f"/api/tables/{table}/position?seat=1") == (403, "not_yours")
    assert cleo.refused("POST", "/api/join", link=link) == (404, "not_found")
    assert ada.play_on(table, 0, 3)["view"]["players"] == ["Ada", "Greedy"]


def test_when_the_owner_is_gone_the_others_can_go_on(house: House) -> None:
    clock = [1_000_000_000_000]
    object.__setattr__(house.hall.settings, "now", lambda: clock[0])
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table("cake_auf", "me", "open")
    table = made["table"]["id"]
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    clock[0] += 119_000
    with ben.socket(table) as socket:
        assert not socket.hear("welcome")["you"]["may_manage"]
        clock[0] += 2_000
        assert ben.get(f"/api/tables/{table}")["you"]["may_manage"]
        ben.put(f"/api/tables/{table}/seats/0", kind="program", program="greedy")
    assert ben.play_on(table, 1, 2)


def test_programs_are_those_that_are_offered(house: House) -> None:
    """Never a class by its module: that would run anybody's code."""
    ada = house.browser()
    for program in ("os:system", "search:time=3600s", "search", "", None, "person", "my.py:Player"):
        seats = [{"kind": "me"}, {"kind": "program", "program": program}]
        assert ada.refused("POST", "/api/tables", game="cake_auf", seats=seats) == (422, "malformed")


def test_leaving_and_giving_up(house: House) -> None:
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table("cake_auf", "me", "open", "open")
    table, links = made["table"]["id"], made["you"]["invitations"]
    ben.post("/api/join", link=links[0]["path"])
    left = ben.post(f"/api/tables/{table}/seats/1/leave")
    assert left["table"]["seats"][1]["kind"] == "open" and left["you"]["seats"] == []
    ben.post("/api/join", link=ada.get(f"/api/tables/{table}")["you"]["invitations"][0]["path"])
    ada.put(f"/api/tables/{table}/seats/2", kind="program", program="random")
    assert ada.refused("POST", f"/api/tables/{table}/abandon") == (403, "not_allowed")
    assert ben.refused("POST", f"/api/tables/{table}/seats/0/leave") == (403, "not_yours")
    ben.post(f"/api/tables/{table}/seats/1/leave")
    given_up = ada.post(f"/api/tables/{table}/abandon")
    assert given_up["table"]["status"] == "abandoned" and given_up["table"]["proof"]
    assert "not finished" in ada.ask("GET", f"/api/tables/{table}/record").text


# --- Origins and headers


def test_another_sites_page_can_neither_act_nor_connect(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    for origin in ("https://evil.example", "http://127.0.0.1.evil.example", "null", f"{house.url}.evil.example"):
        answer = ada.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["code"] == "wrong_origin"
        with pytest.raises(InvalidStatus) as refused, ada.socket(table, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with ada.socket(table, origin=house.url) as socket:
        assert socket.hear("welcome")["you"]["seats"] == [0]


def test_an_origin_behind_a_proxy_can_be_named(open_house, sqlite: str) -> None:
    house = open_house(sqlite, origins=("https://bakery.example",))
    ada = house.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    with ada.socket(table, origin="https://bakery.example") as socket:
        assert socket.hear("welcome")


def test_every_answer_has_the_headers_that_keep_browsers_safe(house: House) -> None:
    ada = house.browser()
    for path in ("/", "/api/me", "/api/nothing", "/health", "/metrics", "/api/tables/nothing", "/join/x", "/nowhere"):
        headers = ada.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert ada.http.get("/api/me").headers["cache-control"] == "no-store"
    assert "set-cookie" not in house.browser().http.get("/health").headers


def test_who_is_there_is_told_to_the_others(house: House) -> None:
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table("bake_and_sale", "me", "open", "open")
    table = made["table"]["id"]
    with ada.socket(table) as socket:
        assert socket.hear("table")["table"]["seats"][0]["present"]
        ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
        told = socket.hear("table")
        assert told["table"]["seats"][1]["name"] == "Ben" and len(told["you"]["invitations"]) == 1
        with ben.socket(table) as other:
            other.hear("position")
            assert socket.hear("table")["table"]["seats"][1]["present"]
        until(lambda: house.hall.metrics.connections._value.get() == 1)


# --- Hygiene


def test_neighbouring_cookies_cannot_hide_ours(house: House) -> None:
    ada = house.browser("Ada")
    ours = f"bakehouse={ada.http.cookies['bakehouse']}"
    for beside in ('prefs={"a":1}', "a=b=c", "=", 'x="unclosed', "bakehouse=forged.mark", "$Version=1"):
        for cookies in (f"{beside}; {ours}", f"{ours};{beside}"):
            ada.http.cookies.clear()
            answer = ada.http.get("/api/me", headers={"Cookie": cookies})
            if answer.status_code != 400:  # what is no header at all never comes to us
                assert answer.json() == {"name": "Ada"}, beside


def test_an_origin_that_is_none_is_refused_with_a_sentence(house: House) -> None:
    ada = house.browser()
    for origin in ("http://[", "http://[::1", "//", "\\", "http://a]b"):
        answer = ada.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin"), origin


def test_what_many_may_share_carries_nobodys_cookie(house: House) -> None:
    stranger = httpx.Client(base_url=house.url)
    assert "set-cookie" in stranger.get("/").headers
    stranger.cookies.clear()
    shared = [path for path, file in _built(house).items() if "public" in file.keep]
    for path in shared[:3]:
        assert "set-cookie" not in stranger.get(path).headers, path
    headers = [(b"cache-control", b"public, max-age=31536000, immutable")]
    assert may_be_shared(headers) and not may_be_shared([(b"cache-control", b"no-cache")])
    stranger.close()


def _built(house: House) -> dict[str, Asset]:
    return next((r.app.files for r in house.app.routes if isinstance(getattr(r, "app", None), Built)), {})


def test_a_server_goes_by_no_name_that_it_was_not_given(open_house, sqlite: str) -> None:
    house = open_house(sqlite, hosts=("bakery.example",), origins=("https://cakes.example",))
    ada = house.browser()
    for host in ("bakery.example", "bakery.example:8420", "cakes.example", "localhost:1", "[::1]:8420", "192.168.0.7"):
        assert ada.http.get("/api/me", headers={"Host": host}).status_code == 200, host
    for host in ("evil.example", "bakery.example.evil.example", "[", "127.0.0.1.evil.example"):
        answer = ada.http.get("/api/me", headers={"Host": host})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin"), host
    scope = {"headers": [(b"host", b"evil.example")]}
    assert not is_known_host(scope, house.hall), "WebSockets are asked the same"


def test_the_database_is_for_nobody_elses_eyes(open_house, sqlite: str) -> None:
    Path(sqlite).touch(0o644)
    open_house(sqlite).browser("Ada")
    for file in Path(sqlite).parent.glob("server.sqlite3*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_names_are_what_everybody_sees(house: House) -> None:
    ada = house.browser()
    for told, seen in (("A\u200bda", "Ada"), ("\u202eadA", "adA"), ("A\u00a0 da", "A da"), ("Jose\u0301", "José")):
        assert ada.put("/api/me", name=told) == {"name": seen}
    for nothing in ("\u200b\u200d", "\u3164", "\u2800 ", "\u00ad"):
        assert ada.refused("PUT", "/api/me", name=nothing) == (422, "malformed")
    made = house.browser("Ada").new_table("cake_auf", "me", "open", "open")
    other = house.browser("\uff21da")
    joined = other.post("/api/join", link=made["you"]["invitations"][0]["path"])
    assert joined["table"]["seats"][1]["name"] == "\uff21da 2", "another shape of the same letters"


def test_links_last_two_weeks_and_can_be_renewed(house: House) -> None:
    clock = [1_700_000_000_000]
    object.__setattr__(house.hall.settings, "now", lambda: clock[0])
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table("cake_auf", "me", "open", "open", pace="days")
    table, (first, second) = made["table"]["id"], [link["path"] for link in made["you"]["invitations"]]
    clock[0] += 15 * 86_400_000
    assert not ben.get(f"/api{first}")["free"]
    assert ben.refused("POST", "/api/join", link=first) == (404, "not_found")
    fresh = ada.get(f"/api/tables/{table}")["you"]["invitations"]
    ben.post("/api/join", link=fresh[0]["path"])
    assert ben.refused("POST", f"/api/tables/{table}/seats/2/renew") == (403, "not_allowed")
    renewed = ada.post(f"/api/tables/{table}/seats/2/renew")["you"]["invitations"][0]["path"]
    assert renewed not in (second, fresh[1]["path"])
    assert house.browser().refused("POST", "/api/join", link=fresh[1]["path"]) == (404, "not_found")
    assert house.browser().post("/api/join", link=renewed)["table"]["status"] == "running"


def test_only_the_owner_manages_and_the_table_passes_on_by_rule(house: House) -> None:
    clock = [1_000_000_000_000]
    object.__setattr__(house.hall.settings, "now", lambda: clock[0])
    ada, ben, cleo = house.browser("Ada"), house.browser("Ben"), house.browser("Cleo")
    made = ada.new_table("cake_auf", "open", "open", "open")
    table, links = made["table"]["id"], [link["path"] for link in made["you"]["invitations"]]

    def manages(who: Browser) -> bool:
        you = who.get(f"/api/tables/{table}")["you"]
        assert bool(you["invitations"]) == you["may_manage"]
        return bool(you["may_manage"])

    with ada.socket(table) as owner:
        owner.hear("position")
        for person, link in zip((ben, cleo), links, strict=False):
            person.post("/api/join", link=link)
        clock[0] += 3_600_000
        with ben.socket(table), cleo.socket(table):
            assert [manages(who) for who in (ada, ben, cleo)] == [True, False, False], "she is here, without a seat"
            assert ben.refused("PUT", f"/api/tables/{table}/seats/1", kind="open") == (403, "not_allowed")
            assert ben.refused("POST", f"/api/tables/{table}/abandon") == (403, "not_allowed")
    until(lambda: not house.hall.tables[table].watchers)
    with ben.socket(table) as his, cleo.socket(table):
        his.hear("position")
        clock[0] += 119_000
        assert not manages(ben)
        clock[0] += 2_000
        assert [manages(who) for who in (ben, cleo)] == [True, False], "the first who sits there"
        assert cleo.refused("POST", f"/api/tables/{table}/abandon") == (403, "not_allowed")
        ben.put(f"/api/tables/{table}/seats/2", kind="program", program="greedy")
        told = ben.get(f"/api/tables/{table}")
        assert told["you"]["owner"] and told["table"]["host"] == "Ben" and not manages(ada)


def test_the_key_can_be_changed_without_throwing_anybody_out(open_house, database: str) -> None:
    house = open_house(database, sweep_every=0.1)
    ada = house.browser("Ada")
    made = ada.new_table("cake_auf", "me", "open")
    link, before = made["you"]["invitations"][0]["path"], ada.http.cookies["bakehouse"]
    house.later(lambda: house.hall.in_background(house.hall.write("", partial(Store.new_key, key="another"))))
    until(lambda: len(house.hall.signatures.keys) == 2, "the new key")
    assert ada.get("/api/me") == {"name": "Ada"}
    after = ada.http.cookies["bakehouse"]
    assert after != before and house.hall.signatures.browser(after) == house.hall.signatures.browser(before)
    assert house.browser("Ben").post("/api/join", link=link)["table"]["status"] == "running"
    assert Signatures("another").browser(after), "the new cookie needs the old key no more"
