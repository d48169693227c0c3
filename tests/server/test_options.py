"""What a table offers beside moves: taking back, clocks, previews, hints, chat, a shared screen."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bakehouse.server.settings import GENEROUS, Limits, Rate
from bakehouse.server.tables.acting import Acting
from tests.server.house import PATIENCE, Browser, House, until
from tests.server.test_moves import two_people


def back(person: Browser, table: str, seat: int = 0) -> Any:
    length = person.position(table, seat)["length"]
    return person.post(f"/api/tables/{table}/take-back", seat=seat, length=length)


def first_of(position: Any, kind: str) -> Any:
    return next(action["id"] for action in position["view"]["actions"] if action["kind"] == kind)


# --- Taking back


def test_within_ones_turn_taking_back_is_free_and_the_kept_log_grows(open_house, database: str) -> None:
    house = open_house(database)
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    until(lambda: 1 not in ada.position(table)["view"]["awaited"], "the program to end its day")
    before = ada.position(table)
    assert before["take_back"] == "no"
    ada.move(table, 0, before["length"], first_of(before, "MARKET"))
    seen = ada.position(table)
    assert seen["take_back"] == "free" and seen["view"] != before["view"]
    with ada.socket(table, seen["length"]) as socket:
        socket.hear("position")
        assert back(ada, table)["done"]
        told = socket.hear("position")
    assert told["first"] == before["view"]["length"] and told["lines"] == []
    after = ada.position(table)
    assert after["view"] == before["view"] and after["lines"] == before["lines"]
    assert after["length"] == before["length"] + 2  # the move, and that it was taken back
    same = {"seat": 0, "length": seen["length"] - 1, "action": first_of(before, "MARKET")}
    assert ada.refused("POST", f"/api/tables/{table}/moves", **same)[0] == 409
    ada.move(table, 0, after["length"], first_of(after, "MARKET"))
    assert ada.position(table)["view"] == seen["view"]


def test_what_others_did_beside_it_stands(house: House) -> None:
    ada, ben, table = two_people(house, "bake_and_sale")
    start = ada.position(table)
    ada.move(table, 0, start["length"], first_of(start, "MARKET"))
    alone = ada.position(table)["view"]["table"]
    ben.move(table, 1, start["length"], first_of(start, "MARKET"))
    assert ada.position(table)["take_back"] == "free"
    assert back(ada, table)["done"]
    seen = ada.position(table)
    assert [line["seat"] for line in seen["lines"]] == [-1] * 6 + [1]
    assert seen["view"]["table"]["sheets"][0] == start["view"]["table"]["sheets"][0] != alone["sheets"][0]
    house.hall.tables.clear()  # and what is read from the database says the same
    again = ada.position(table)
    assert again["view"] == seen["view"] and again["lines"] == seen["lines"]


def test_beyond_ones_turn_the_others_are_asked(open_house, database: str) -> None:
    house = open_house(database)
    ada, ben, table = two_people(house, "bake_and_sale")
    start = ada.position(table)
    ada.move(table, 0, start["length"], "end_day")
    assert ada.position(table)["take_back"] == "ask"
    with ben.socket(table) as socket:
        assert not back(ada, table)["done"]
        asked = socket.hear("table")
        while asked["asked"] is None:
            asked = socket.hear("table")
        assert asked["asked"]["seat"] == 0 and asked["asked"]["waiting_for"] == [1]
        assert ada.refused("POST", f"/api/tables/{table}/consent", agrees=True) == (403, "not_allowed")
        socket.say(type="consent", agrees=False)
        until(lambda: ada.get(f"/api/tables/{table}")["asked"] is None)
        assert back(ada, table)["done"] is False
        socket.say(type="consent", agrees=True)
        until(lambda: 0 in ada.position(table)["view"]["awaited"], "the consent")
    assert ada.position(table)["view"]["table"] == start["view"]["table"]


def test_dice_that_come_again_are_the_same(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", take_backs="casual")["table"]["id"]
    start = ada.position(table)
    ada.move(table, 0, start["length"], "end_day")
    rolled = ada.position(table)
    assert back(ada, table)["done"] and ada.position(table)["view"]["table"] == start["view"]["table"]
    ada.move(table, 0, ada.position(table)["length"], "end_day")
    assert ada.position(table)["view"]["table"] == rolled["view"]["table"]


def test_against_programs_a_turn_that_is_over_is_over(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    ada.move(table, 0, ada.position(table)["length"], "end_day")
    length = ada.awaited(table)["length"]
    refused = ada.refused("POST", f"/api/tables/{table}/take-back", seat=0, length=length)
    assert refused == (403, "not_allowed")
    strict = ada.new_table("bake_and_sale", "me", take_backs="off")["table"]["id"]
    ada.move(strict, 0, ada.position(strict)["length"], "market")
    length = ada.position(strict)["length"]
    assert ada.refused("POST", f"/api/tables/{strict}/take-back", seat=0, length=length) == (403, "not_allowed")


def test_what_showed_a_secret_cannot_be_taken_back(house: House) -> None:
    """Cake Auf!: a card placed in secret comes back to the hand; hands that were switched were seen."""
    ada, ben = house.browser(), house.browser()
    described = {
        "players": [
            {"hand": ["flour", "switch_hand"], "recipes": {"apple_pie": []}},
            {"hand": ["sugar", "milk"], "recipes": {"churros": []}},
        ]
    }
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ada.post("/api/tables", game="cake_auf", seats=seats, position=described)
    table = made["table"]["id"]
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    start = ada.position(table)
    ada.move(table, 0, start["length"], "place apple_pie flour")
    assert ada.position(table)["take_back"] == "free" and back(ada, table)["done"]
    assert ada.position(table)["view"]["table"]["hand"] == start["view"]["table"]["hand"]
    hands = next(a["id"] for a in ada.position(table)["view"]["actions"] if a["kind"] == "HANDS")
    ada.move(table, 0, ada.position(table)["length"], hands)
    after = ada.position(table)
    assert after["take_back"] == "no" and after["view"]["table"]["hand"] == {"sugar": 1, "milk": 1}
    asked = {"seat": 0, "length": after["length"]}
    assert ada.refused("POST", f"/api/tables/{table}/take-back", **asked) == (403, "not_allowed")


# --- Clocks


def test_when_the_time_is_up_the_greedy_player_ends_the_turn(open_house, database: str) -> None:
    house = open_house(database)
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table("bake_and_sale", "me", "open", clock={"seconds": 2, "extra": 3600})
    table = made["table"]["id"]
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    start = ada.position(table)
    assert start["clocks"]["running"] == [0, 1] and 0 < start["clocks"]["left"][0] <= 2_000
    ben.move(table, 1, start["length"], "end_day")
    assert ben.position(table, 1)["clocks"]["left"][1] > 3_600_000  # the turn is over: extra time
    until(lambda: ada.position(table)["view"]["table"]["day"] == 2, "the program to end the day")
    after = ada.position(table)
    assert 0 in after["view"]["awaited"] and after["clocks"]["left"][0] > 3_500_000
    ada.move(table, 0, after["length"], first_of(after, "MARKET"))


def test_clocks_are_the_same_after_a_restart_and_do_not_run_meanwhile(open_house, database: str) -> None:
    clock = [1_000_000_000_000]
    house = open_house(database, now=lambda: clock[0])
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", clock={"seconds": 100})["table"]["id"]
    clock[0] += 30_000
    ada.move(table, 0, ada.position(table)["length"], "market")
    clock[0] += 5_000
    assert ada.position(table)["clocks"]["left"] == [65_000]
    cookies = ada.http.cookies
    house.close()
    clock[0] += 3_600_000
    again = open_house(database, now=lambda: clock[0])
    left = again.browser(cookies=cookies).position(table)["clocks"]["left"]
    assert left == [70_000]  # from the last entry on: the hour without a server counts for nobody


def test_nobody_sees_a_table_before_the_time_without_a_server_is_forgiven(
    open_house, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is being taken up when its person comes back: a clock that has run out would act in their place."""
    clock = [1_000_000_000_000]
    house = open_house(sqlite, now=lambda: clock[0])
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", clock={"seconds": 100})["table"]["id"]
    house.close()
    clock[0] += 3_600_000
    resume, reached, go_on = Acting.resume, threading.Event(), threading.Event()

    async def hesitantly(table: Acting) -> None:
        reached.set()
        await asyncio.to_thread(go_on.wait, PATIENCE)
        await resume(table)

    monkeypatch.setattr(Acting, "resume", hesitantly)
    again = open_house(sqlite, now=lambda: clock[0])
    assert reached.wait(PATIENCE), "the first sweep takes the match up"
    ada = again.browser(cookies=ada.http.cookies)
    with ThreadPoolExecutor(1) as pool:
        seen = pool.submit(ada.position, table)
        time.sleep(0.2)
        go_on.set()
        assert seen.result()["clocks"]["left"] == [100_000]


# --- Previews and hints


def test_a_preview_is_what_then_happens(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_the_cake", "me", "greedy", "greedy")["table"]["id"]
    for number in range(6):
        seen = ada.awaited(table)
        actions = seen["view"]["actions"]
        action = actions[number % len(actions)]["id"]
        body = {"seat": 0, "length": seen["length"], "action": action}
        told = ada.post(f"/api/tables/{table}/preview", **body)
        assert told["certain"] and told["form"] == actions[number % len(actions)]["form"]
        assert ada.position(table)["length"] == seen["length"], "a preview plays nothing"
        ada.move(table, **body)
        step = seen["view"]["length"] + 1
        after = ada.get(f"/api/tables/{table}/steps/{step}", seat=0)["view"]
        for change in told["changes"]:
            found: Any = after
            for part in change["path"]:
                found = found[part]
            assert found == change["after"]
        assert after["scores"] == told["scores"]


def test_a_preview_tells_nothing_that_depends_on_secrets(house: House) -> None:
    ada = house.browser()
    described = {
        "players": [
            {"hand": ["flour", "switch_hand"], "recipes": {"apple_pie": []}},
            {"hand": ["sugar", "milk"], "recipes": {"churros": []}},
        ]
    }
    seats = [{"kind": "me"}, {"kind": "program", "program": "greedy"}]
    table = ada.post("/api/tables", game="cake_auf", seats=seats, position=described)["table"]["id"]
    seen = ada.position(table)
    hands = first_of(seen, "HANDS")
    told = ada.post(f"/api/tables/{table}/preview", seat=0, length=seen["length"], action=hands)
    assert not told["certain"] and told["changes"] == [] and told["scores"] is None
    body = {"seat": 0, "length": seen["length"], "action": 285}
    assert ada.refused("POST", f"/api/tables/{table}/preview", **body)[1] == "illegal"


def test_a_hint_says_what_and_why(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    seen = ada.awaited(table)
    with ada.socket(table) as socket:
        socket.say(type="hint", number=3, seat=0, length=ada.position(table)["length"])
        hint = socket.hear("hinted", number=3)
    assert hint["final"] and hint["simulations"] >= 32 and len(hint["considered"]) >= 2
    legal = {action["id"]: action["notation"] for action in seen["view"]["actions"]}
    assert all(legal[each["action"]] == each["notation"] for each in hint["considered"])
    forms = {action["id"]: action["form"] for action in seen["view"]["actions"]}
    assert all(forms[each["action"]] == each["form"] for each in hint["considered"])
    best, other = hint["considered"][:2]
    assert hint["unit"] == "chance" and 0 <= other["worth"] <= best["worth"] <= 100
    assert hint["reason"]["form"] in ("hint-because", "hint-clearly", "hint-hardly", "hint-equal")


def test_a_quick_hint_is_followed_by_a_better_one(open_house, database: str) -> None:
    house = open_house(database, hint_player="", hint_seconds=0.6)
    ada = house.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    seen = ada.awaited(table)
    with ada.socket(table) as socket:
        socket.say(type="hint", number=7, seat=0, length=seen["length"])
        first, second = socket.hear("hinted", number=7), socket.hear("hinted", number=7)
    assert (first["final"], second["final"]) == (False, True)
    assert first["unit"] == second["unit"] == "chance" and first["length"] == second["length"] == seen["length"]
    told = ada.post(f"/api/tables/{table}/hint", seat=0, length=seen["length"])
    assert told["final"] and told["considered"]


def test_where_there_is_nothing_to_choose_one_hint_is_enough(open_house, database: str) -> None:
    house = open_house(database, hint_player="", hint_seconds=0.1)
    ada = house.browser()
    table = ada.new_table(
        "bake_and_sale", "me", position={"day": 7, "hours": 0, "hired": 4, "white": [3, 5, 6], "black": [5, 6, 6]}
    )["table"]["id"]
    seen = ada.awaited(table)
    assert len(seen["view"]["actions"]) == 1
    told = ada.post(f"/api/tables/{table}/hint", seat=0, length=seen["length"])
    assert told["final"] and told["reason"] == {"form": "hint-only"}


def test_who_has_moved_on_gets_no_better_hint(open_house, database: str) -> None:
    house = open_house(database, hint_player="", hint_seconds=0.1)
    ada = house.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    seen = ada.awaited(table)
    quick_told, moved = threading.Event(), threading.Event()
    usual, asked = house.hall.programs.hint, list[bool]()

    async def slow(payers, match, seat, quick, is_wanted):
        asked.append(is_wanted())
        if len(asked) == 2:
            quick_told.set()
            await asyncio.to_thread(moved.wait, PATIENCE)
        return await usual(payers, match, seat, quick, is_wanted)

    house.hall.programs.hint = slow
    with ada.socket(table) as socket:
        socket.say(type="hint", number=1, seat=0, length=seen["length"])
        assert not socket.hear("hinted", number=1)["final"]
        assert quick_told.wait(PATIENCE)
        socket.say(type="move", number=2, seat=0, length=seen["length"], action=seen["view"]["actions"][0]["id"])
        assert socket.hear("accepted", number=2), "a hint keeps nobody from moving"
        moved.set()
        until(lambda: not hinting(house), "the end of the hint")
        socket.say(type="ping")
        socket.hear("pong")
        assert sum(message["type"] == "hinted" for message in socket.heard) == 1


def test_who_has_gone_gets_no_hint(open_house, database: str) -> None:
    house = open_house(database, hint_player="", hint_seconds=20.0)
    ada = house.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    seen = ada.awaited(table)
    with ada.socket(table) as socket:
        socket.say(type="hint", number=1, seat=0, length=seen["length"])
        socket.hear("hinted", number=1)
        assert hinting(house)
    until(lambda: not hinting(house), "the end of the hint")


def hinting(house: House) -> bool:
    return any("Connection._work_on" in repr(task) for task in list(house.hall._tasks))


def test_who_waits_for_a_program_that_cannot_think_yet_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    ada.awaited(table)
    with ada.socket(table) as socket:
        monkeypatch.setattr("bakehouse.server.programs.PLAIN", False)
        monkeypatch.setattr("bakehouse.server.programs.seconds_left", lambda game: 8.3)
        socket.say(type="hint", number=4, seat=0, length=ada.position(table)["length"])
        told = socket.hear("preparing")
        assert told["seconds"] == 8 and told["form"] == {"form": "preparing", "seconds": 8}
        assert socket.hear("hinted", number=4)["considered"]


def test_among_people_there_are_no_hints(house: House) -> None:
    ada, _, table = two_people(house, "bake_and_sale")
    asked = {"seat": 0, "length": ada.position(table)["length"]}
    assert ada.refused("POST", f"/api/tables/{table}/hint", **asked) == (403, "not_allowed")


# --- Chat


def test_people_at_the_table_talk_and_others_listen(open_house, database: str) -> None:
    house = open_house(database)
    ada, ben, table = two_people(house, "cake_auf")
    eve = house.browser("Eve")
    with ben.socket(table) as socket, eve.socket(table) as watching:
        socket.hear("position")
        watching.hear("position")
        ada.post(f"/api/tables/{table}/chat", type="say", text="  Good\nluck! <b> ")
        said = socket.hear("said")
        assert (said["name"], said["seat"], said["text"]) == ("Ada", 0, "Good luck! <b>")
        assert watching.hear("said") == said
        watching.say(type="say", text="Let me in")
        assert watching.hear("refused")["code"] == "not_allowed"
        socket.say(type="say", text="x" * 301)
        assert socket.hear("refused")["code"] == "malformed"
        socket.say(type="say", text="You too")
        assert socket.hear("said")["index"] == 1
    with eve.socket(table) as socket:
        assert [line["text"] for line in socket.hear("welcome")["chat"]] == ["Good luck! <b>", "You too"]


def test_chat_has_limits(open_house, sqlite: str) -> None:
    house = open_house(sqlite, limits=Limits(**{**GENEROUS.__dict__, "chat": Rate(3, 0.01)}))
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    say = f"/api/tables/{table}/chat"
    assert [ada.ask("POST", say, json={"type": "say", "text": "a"}).status_code for _ in range(4)] == [204] * 3 + [429]


# --- A shared screen


def test_on_a_shared_screen_each_seat_looks_in_its_turn(house: House) -> None:
    both = house.browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    made = both.post("/api/tables", game="cake_auf", seats=seats)
    table = made["table"]["id"]
    assert made["you"]["seats"] == [0, 1]
    with both.socket(table) as socket:
        shown = socket.hear("position")
        actor = shown["view"]["actor"]
        assert shown["seat"] is None and shown["curtain"] == actor and shown["view"]["table"]["hand"] is None
        socket.say(type="look", seat=1 - actor)
        assert socket.hear("refused")["code"] == "not_yours"
        assert both.refused("GET", f"/api/tables/{table}/position?seat={1 - actor}") == (403, "not_yours")
        socket.say(type="look", seat=actor)
        mine = socket.hear("position")
        assert mine["seat"] == actor and mine["view"]["table"]["hand"] and mine["view"]["actions"]
        while mine["seat"] == actor:
            done = [action for action in mine["view"]["actions"] if action["kind"] in ("DONE", "DISCARD")]
            action = (done or mine["view"]["actions"])[0]["id"]
            socket.say(type="move", number=1, seat=actor, length=mine["length"], action=action)
            mine = socket.hear("position")
        assert mine["seat"] is None and mine["curtain"] == 1 - actor, "the curtain falls when the turn is over"
        assert mine["view"]["table"]["hand"] is None
        shown = house.browser().position(table, None)
        assert (mine["first"], mine["lines"], mine["story"]) == (0, shown["lines"], shown["story"]), (
            "the names of cards that one has drawn stay for nobody"
        )


def test_without_secrets_a_shared_screen_shows_everything(house: House) -> None:
    both = house.browser()
    table = both.new_table("bake_and_sale", "me", "me")["table"]["id"]
    with both.socket(table) as socket:
        shown = socket.hear("position")
        assert shown["seat"] == 0 and shown["curtain"] is None
        socket.say(type="look", seat=1)
        assert socket.hear("position")["seat"] == 1
        socket.say(type="move", number=1, seat=1, length=shown["length"], action="end_day")
        handed = socket.hear("position")
        assert handed["view"]["awaited"] == [0] and handed["seat"] == 0


def test_nobody_waits_for_a_program_that_thinks(house: House) -> None:
    """A hint takes its second; meanwhile the server answers."""
    house.hall.programs._hint_player = "search:time=1s,trees=1"
    ada = house.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    seen = ada.awaited(table)
    with ada.socket(table) as socket:
        socket.hear("position")
        socket.say(type="hint", number=1, seat=0, length=seen["length"])
        begun, answered = time.monotonic(), 0
        while time.monotonic() < begun + 0.7:
            ada.get("/health")
            answered += 1
        assert answered > 3
        assert socket.hear("hinted")["simulations"] >= 1  # on a busy machine it may be one
