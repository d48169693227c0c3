"""Somebody's own kitchen: what came of their matches, everything to take along, and nothing after it was deleted."""

import gzip
import io
import json
from typing import Any

import polars
import pytest
from sqlalchemy import insert

from bakehouse.server.storage.models import KeptAnalysis
from tests.server.conftest import Opened
from tests.server.house import Browser, House


def played_out(browser: Browser, *seats: str, days: int | None = None, **more: Any) -> str:
    """A match of lazy bakers to its end."""
    edition = {} if days is None else {"edition": {"text": f"days = {days}", "title": "Short"}}
    table: str = browser.new_table("bake_and_sale", *seats, **edition, **more)["table"]["id"]
    mine = [seat for seat, who in enumerate(seats) if who == "me"]
    while not (position := browser.position(table, mine[0]))["view"]["over"]:
        seat = next((seat for seat in mine if seat in position["view"]["awaited"]), None)
        if seat is None:
            browser.position(table, mine[0], position["length"], wait=5)
        else:
            browser.move(table, seat, position["length"], "end_day")
    return table


def game_of(browser: Browser) -> Any:
    [told] = browser.get("/api/me/kitchen")["games"]
    return told


def test_a_kitchen_knows_what_came_of_matches(open_house: Opened, database: str) -> None:
    house: House = open_house(database)
    ada, ben = house.browser("Ada"), house.browser("Ben")
    assert ada.get("/api/me/kitchen")["games"] == []
    lost = played_out(ada, "me", "greedy")
    alone = played_out(ada, "me")
    short = played_out(ada, "me", "greedy", days=1)
    shared = played_out(ada, "me", "me", days=1)
    played_out(ben, "me", days=1)
    told = game_of(ada)
    assert (told["matches"], told["contested"], told["won"]) == (4, 2, 0)
    assert {each["table"] for each in told["recent"]} == {lost, alone, short, shared}
    assert told["best"]["table"] in (lost, alone), "with an edition of one's own it is another game"
    assert told["against"] == [{"program": "greedy", "matches": 2, "better": 0, "even": 0}]
    kinds = {each["table"]: (each["kind"], each["shared"], each["others"]) for each in told["recent"]}
    assert kinds[short] == ("edition", False, ["Greedy"]) and kinds[shared] == ("edition", True, [])
    prepared = ada.new_table("bake_and_sale", "me", position={"day": 7})["table"]["id"]
    ada.move(prepared, 0, ada.awaited(prepared)["length"], "end_day")
    assert game_of(ada)["matches"] == 4, "a prepared position is no whole match"
    ada.post("/api/records", text=ada.ask("GET", f"/api/tables/{lost}/record").text)
    assert game_of(ada)["matches"] == 4, "nobody here has played what somebody brings along"


def test_accuracy_is_that_of_an_analysis_that_is_kept(open_house: Opened, sqlite: str) -> None:
    house: House = open_house(sqlite)
    ada = house.browser("Ada")
    table = played_out(ada, "me", days=1)
    assert game_of(ada)["recent"][0]["accuracy"] is None
    packed = gzip.compress(json.dumps({"accounts": [{"seat": 0, "accuracy": 91.5}]}).encode())
    row = {"match": table, "depth": "quick", "made_by": "a test", "packed": packed}
    with house.hall.database.writing.begin() as connection:
        connection.execute(insert(KeptAnalysis), row)
    assert game_of(ada)["recent"][0]["accuracy"] == 91.5
    [result] = ada.get("/api/me/export")["matches"][0]["results"]
    assert result["accuracy"] == 91.5


def test_everything_can_be_taken_along_and_deleted(open_house: Opened, database: str) -> None:
    house: House = open_house(database)
    ada = house.browser("Ada")
    table = played_out(ada, "me", "greedy", days=1)
    running = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    told = ada.get("/api/me/export")
    assert told["name"] == "Ada"
    by_table = {match["table"]: match for match in told["matches"]}
    assert by_table[running]["steps"] == [], "what others hold is not told while it goes on"
    match = by_table[table]
    assert len(match["steps"]) == ada.get(f"/api/tables/{table}")["table"]["length"]
    assert [seat["yours"] for seat in match["seats"]] == [True, False]
    answer = ada.ask("GET", "/api/me/export?format=parquet")
    frame = polars.read_parquet(io.BytesIO(answer.content))
    assert frame["table"].to_list() == [table] and frame["points"].to_list() == [match["results"][0]["points"]]
    assert ada.ask("DELETE", "/api/me").status_code == 204
    assert ada.get("/api/me/kitchen")["games"] == []
    assert ada.get("/api/me/export")["matches"] == []


def test_without_polars_a_sentence_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakehouse.server.kitchen.find_spec", lambda name: None)
    ada = house.browser("Ada")
    assert not ada.get("/api/me/kitchen")["parquet"]
    answer = ada.ask("GET", "/api/me/export?format=parquet")
    assert answer.status_code == 403 and "polars is not installed" in answer.json()["words"]


# --- Ratings


def rated(open_house: Opened, database: str) -> House:
    return open_house(database, ratings=True)


def board(browser: Browser) -> dict[str, Any]:
    told = browser.get("/api/ratings/bake-and-sale")
    return {each["name"] or each["program"]: each for each in told["entries"]}


def met(ada: Browser, ben: Browser, **more: Any) -> str:
    """A whole match of two people, in which Ada visits one shop."""
    made = ada.new_table("bake_and_sale", "me", "open", hints="off", **more)
    table: str = made["table"]["id"]
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    ada.move(table, 0, ada.position(table)["length"], "supermarket")
    while not (position := ada.position(table))["view"]["over"]:
        seat = position["view"]["awaited"][0]
        (ada, ben)[seat].move(table, seat, position["length"], "end_day")
    return table


def test_people_and_programs_are_rated_with_the_end_of_a_match(open_house: Opened, database: str) -> None:
    house = rated(open_house, database)
    ada, ben = house.browser("Ada"), house.browser("Ben")
    table = met(ada, ben)
    told = board(ada)
    assert told["Ada"]["rating"]["mean"] > 25 > told["Ben"]["rating"]["mean"]
    assert told["Ada"]["yours"] and not told["Ben"]["yours"] and list(told) == ["Ada", "Ben"]
    played_out(ada, "me", "greedy", hints="off")
    told = board(ada)
    assert told["greedy"]["rating"]["matches"] == 1 and told["Ada"]["rating"]["matches"] == 2
    seats = ben.new_table("bake_and_sale", "me", "greedy", hints="off")["table"]["id"]
    with ben.socket(seats) as socket:
        shown = socket.hear("welcome")["table"]
        while shown["seats"][1]["rating"] is None:
            shown = socket.hear("table")["table"]
    assert [seat["rating"]["matches"] for seat in shown["seats"]] == [1, 1]
    mine = game_of(ada)
    assert mine["rating"]["matches"] == 2
    assert [each["rating"] is not None for each in mine["recent"]] == [True, True]
    assert ada.ask("DELETE", "/api/me").status_code == 204
    assert "Ada" not in board(ben) and ben.get(f"/api/tables/{table}")["table"]["status"] == "over"


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        (("me",), {"hints": "off"}),
        (("me", "me"), {"hints": "off"}),
        (("me", "greedy"), {"hints": "alone"}),
        (("me", "greedy"), {"hints": "off", "position": {"day": 7}}),
        (("me", "greedy"), {"hints": "off", "days": 1}),
    ],
    ids=["alone", "hot seat", "with hints", "prepared", "own edition"],
)
def test_what_is_no_match_by_the_rules_is_not_rated(
    open_house: Opened, sqlite: str, seats: tuple[str, ...], more: dict[str, Any]
) -> None:
    ada = rated(open_house, sqlite).browser("Ada")
    played_out(ada, *seats, **more)
    assert board(ada) == {}


def test_a_granted_take_back_or_another_baker_unrates_a_match(open_house: Opened, sqlite: str) -> None:
    house = rated(open_house, sqlite)
    ada = house.browser("Ada")
    table = ada.new_table("bake_and_sale", "me", "greedy", hints="off", take_backs="casual")["table"]["id"]
    for _ in range(2):
        ada.move(table, 0, ada.awaited(table)["length"], "end_day")
    ada.post(f"/api/tables/{table}/take-back", seat=0, length=ada.awaited(table)["length"])
    while not (position := ada.awaited(table))["view"]["over"]:
        ada.move(table, 0, position["length"], "end_day")
    assert board(ada) == {}
    table = ada.new_table("bake_and_sale", "me", "greedy", hints="off")["table"]["id"]
    ada.put(f"/api/tables/{table}/seats/1", kind="program", program="random")
    while not (position := ada.awaited(table))["view"]["over"]:
        ada.move(table, 0, position["length"], "end_day")
    assert board(ada) == {}


def test_a_free_take_back_changes_nothing(open_house: Opened, sqlite: str) -> None:
    ada = rated(open_house, sqlite).browser("Ada")
    table = ada.new_table("bake_and_sale", "me", "greedy", hints="off", take_backs="ask")["table"]["id"]
    ada.move(table, 0, ada.awaited(table)["length"], "supermarket")
    assert ada.post(f"/api/tables/{table}/take-back", seat=0, length=ada.awaited(table)["length"])["done"]
    while not (position := ada.awaited(table))["view"]["over"]:
        ada.move(table, 0, position["length"], "end_day")
    assert set(board(ada)) == {"Ada", "greedy"}


def test_nobody_is_rated_where_nobody_wants_it(house: House) -> None:
    ada = house.browser("Ada")
    played_out(ada, "me", "greedy", hints="off")
    assert house.browser().get("/api/ratings/bake-and-sale") == {"game": "bake_and_sale", "rates": False, "entries": []}
    assert not ada.get("/api/me/kitchen")["rates"]
