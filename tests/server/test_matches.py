"""Whole matches over HTTP and WebSockets, on both databases."""

from typing import Any

import pytest

import bakehouse as bh
from bakehouse.games import OURS
from tests.server.house import House

SEATS = {name: max(2, bh.game(name).seats) for name in OURS}


class Follower:
    """Keeps the log as a browser does: cut to the first line that changed, then the new ones."""

    def __init__(self) -> None:
        self.lines: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.length = 0

    def follow(self, message: dict[str, Any]) -> None:
        assert message["type"] in ("position", "table", "welcome", "watching"), message
        if message["type"] == "position":
            assert message["first"] <= len(self.lines) and message["length"] > self.length
            self.lines[message["first"] :] = message["lines"]
            self.view, self.length = message["view"], message["length"]
            assert len(self.lines) == self.view["length"]
            assert [line["step"] for line in self.lines] == list(range(len(self.lines)))


@pytest.mark.parametrize("game", OURS)
def test_a_person_plays_against_programs_over_a_websocket(open_house, database: str, game: str) -> None:
    house = open_house(database)
    ada = house.browser("Ada")
    made = ada.new_table(game, "me", *["greedy"] * (SEATS[game] - 1))
    table = made["table"]["id"]
    assert made["table"]["status"] == "running" and made["you"] == made["you"] | {"seats": [0], "owner": True}
    promise = made["table"]["promise"]
    player = Follower()
    with ada.socket(table) as socket, house.browser().socket(table) as watching:
        player.follow(socket.hear("position"))
        number = 0
        while not player.view["over"]:
            actions = player.view["actions"]
            if not actions:
                player.follow(socket.hear("position"))
                continue
            number += 1
            chosen = actions[number % len(actions)]
            action = chosen["notation"] if number % 2 else chosen["id"]
            socket.say(type="move", number=number, seat=0, length=player.length, action=action)
            while (heard := socket.next())["type"] != "accepted":
                player.follow(heard)
            assert heard == {"type": "accepted", "number": number, "length": player.length}
        view, lines = player.view, player.lines
        seen = watching.hear("position", length=player.length)
        assert seen["view"]["actions"] == [] and seen["seat"] is None
    info = ada.get(f"/api/tables/{table}")["table"]
    assert info["status"] == "over" and info["promise"] == promise and info["result"]["scores"] == view["scores"]
    record = bh.load(ada.ask("GET", f"/api/tables/{table}/record").text)
    assert record.over and record.promise == promise and str(record.seed) == info["proof"]["seed"]
    assert record.scores() == view["scores"] and len(record) == len(lines)
    told = record.steps_seen_by(0)
    assert [[form.told() for form in step.telling.forms] for step in told] == [line["forms"] for line in lines]


def test_a_match_between_programs_needs_nobody(open_house, database: str) -> None:
    house = open_house(database)
    ada = house.browser()
    table = ada.new_table("cake_auf", "greedy", "random", "greedy", public=True)["table"]["id"]
    position = ada.position(table, None)
    while not position["view"]["over"]:
        position = ada.position(table, None, position["length"], wait=20)
    assert [entry["id"] for entry in ada.get("/api/tables")["finished"]] == [table]


def test_four_people_write_their_day_at_the_same_time(open_house, database: str) -> None:
    """Bake & Sale: what the others do meanwhile makes nobody's move stale."""
    house = open_house(database)
    people = [house.browser(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    made = people[0].new_table("bake_and_sale", "me", "open", "open", "open")
    table = made["table"]["id"]
    for person, link in zip(people[1:], made["you"]["invitations"], strict=True):
        person.post("/api/join", link=link["path"])
    seen = [person.position(table, seat) for seat, person in enumerate(people)]
    assert len({position["length"] for position in seen}) == 1
    assert [position["view"]["awaited"] for position in seen] == [[0, 1, 2, 3]] * 4
    for seat in (2, 0, 3, 1):
        chosen = next(action for action in seen[seat]["view"]["actions"] if action["kind"] == "MARKET")
        people[seat].move(table, seat, seen[seat]["length"], chosen["id"])
    after = people[0].position(table, 0)
    assert after["length"] == seen[0]["length"] + 4
    assert after["view"]["players"] == ["Ada", "Ben", "Cleo", "Dan"]
    # but a seat that has moved must know of its own move
    assert people[2].refused(
        "POST", f"/api/tables/{table}/moves", seat=2, length=seen[2]["length"], action=chosen["id"]
    ) == (409, "doubled")


def test_the_log_tells_what_was_missed_to_those_who_come_back(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    with ada.socket(table) as socket:
        first = socket.hear("position")
    ada.play_on(table, 0, 5)
    with ada.socket(table, first["length"]) as socket:
        again = socket.hear("position")
    assert again["first"] == first["view"]["length"] and again["length"] > first["length"]
    told = ada.get(f"/api/tables/{table}/log", seat=0)["lines"]  # the program may have gone on
    assert again["lines"] == told[again["first"] : again["view"]["length"]]
    with ada.socket(table, 999_999) as socket:  # from another table, or made up
        assert socket.hear("position")["first"] == 0


def test_scrolling_back_shows_what_was_seen_then(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    seen = {}
    for _ in range(12):
        position = ada.play_on(table, 0, 1)
        seen[position["view"]["length"]] = position["view"]["table"]
    for step, shown in seen.items():
        past = ada.get(f"/api/tables/{table}/steps/{step}", seat=0)
        assert past["view"]["table"] == shown and past["view"]["actions"] == []
    assert ada.refused("GET", f"/api/tables/{table}/steps/5?seat=1")[0] == 403
    assert ada.refused("GET", f"/api/tables/{table}/steps/99999")[0] == 422
    assert house.browser().get(f"/api/tables/{table}/steps/{max(seen)}")["view"]["table"]["hand"] is None


def test_actions_name_the_things_on_the_table(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_the_cake", "me", "greedy", "greedy")["table"]["id"]
    for action in ada.awaited(table)["view"]["actions"]:
        assert action["things"] == [f"{name}:{value}" for name, value in action["parameters"].items()]
    names = ada.get("/api/games/cake-auf")["names"]
    assert names["recipes.gelato"] == "Gelato"


def test_a_prepared_position_can_be_played(house: House) -> None:
    """What tutorials are made of."""
    ada = house.browser()
    described = {"day": 7, "loaves": {"baguette": 6}}
    made = ada.post("/api/tables", game="bake_and_sale", seats=[{"kind": "me"}], position=described)
    assert made["table"]["prepared"] and ada.position(made["table"]["id"])["view"]["table"]["day"] == 7
    over = {"day": 7, "hours": 0, "phase": "DONE", "white": [1] * 3, "black": [1] * 3, "ending": "the week is over"}
    for wrong in ({"day": 99}, {"nonsense": 1}, {"loaves": [[[]]]}, {"day": "x" * 100}, over):
        body = {"game": "bake_and_sale", "seats": [{"kind": "me"}], "position": wrong}
        assert ada.refused("POST", "/api/tables", **body) == (422, "malformed"), wrong
