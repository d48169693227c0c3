"""Lessons at the server: in no list, led by a coach, mistakes explained; and a coach at real tables."""

from typing import Any

import pytest

from bakehouse.forms import form
from bakehouse.match import Match
from bakehouse.players.advice import Advice, Rated
from tests.server.house import Browser, House, until

GAME = "bake_and_sale"


def lesson(learner: Browser, **more: Any) -> str:
    return str(learner.post("/api/lessons", game=GAME, rivals=["Ofelia"], **more)["table"]["id"])


def rested(learner: Browser, table: str) -> Any:
    """The first position in which nobody else acts."""
    until(lambda: learner.position(table)["view"]["awaited"] == [0], "the rival to end its day")
    return learner.position(table)


def test_a_lesson_is_in_no_list_and_goes_on_until_it_begins_anew(house: House) -> None:
    ada = house.browser("Ada")
    first = lesson(ada)
    told = ada.get(f"/api/tables/{first}")["table"]
    assert told["lesson"] and [seat["name"] for seat in told["seats"]] == ["Ada", "Ofelia"]
    assert ada.get("/api/tables") == {"open": [], "yours": [], "finished": []}
    assert lesson(ada) == first
    second = lesson(ada, again=True)
    assert second != first
    assert ada.refused("GET", f"/api/tables/{first}") == (404, "not_found")
    assert house.browser("Ben").get("/api/tables")["open"] == []


def test_the_coach_says_what_to_do_and_the_same_luck_comes_again(house: House) -> None:
    ada, ben = house.browser("Ada"), house.browser("Ben")
    said = []
    for learner in (ada, ben):
        table = lesson(learner)
        seen = rested(learner, table)
        with learner.socket(table) as socket:
            socket.say(type="coach", number=1, seat=0, length=seen["length"])
            said.append(socket.hear("coached", number=1))
        assert said[-1]["action"] in {action["id"] for action in seen["view"]["actions"]}
    assert said[0] == said[1]
    assert not any(chapter["met"] for chapter in said[0]["chapters"])
    with ben.socket(lesson(ada)) as stranger:
        stranger.say(type="coach", number=2, seat=0, length=0)
        assert stranger.hear("refused", number=2)["code"] == "not_allowed"


def test_a_mistake_is_explained_and_not_made_unless_one_insists(house: House) -> None:
    ada = house.browser("Ada")
    table = lesson(ada)
    seen = rested(ada, table)
    wasteful = {"seat": 0, "length": seen["length"], "action": "end_day"}
    answer = ada.ask("POST", f"/api/tables/{table}/moves", json=wasteful)
    assert (answer.status_code, answer.json()["code"]) == (422, "mistake")
    assert answer.json()["form"] == {"form": "lesson-no-hours", "n": 8}
    assert ada.position(table)["length"] == seen["length"]
    ada.post(f"/api/tables/{table}/moves", **wasteful)
    assert ada.awaited(table)["view"]["table"]["day"] == 2


@pytest.mark.parametrize(("worth", "speaks"), [(90.0, True), (55.0, False)])
def test_a_coach_who_stays_speaks_of_a_much_better_move_only(house: House, worth: float, speaks: bool) -> None:
    ada = house.browser("Ada")
    table = ada.new_table("cupcake_empire", "me", "greedy")["table"]["id"]
    seen = ada.awaited(table)
    played, other = (action["id"] for action in seen["view"]["actions"][:2])

    async def hint(payers: Any, match: Match, seat: int, quick: bool, is_wanted: Any, also: Any) -> Advice:
        assert also == [played]
        return Advice(seat, "chance", (Rated(other, worth, 1), Rated(played, 50.0, 1)), form("hint-far"))

    house.hall.programs.hint = hint  # type: ignore[method-assign]
    with ada.socket(table) as socket:
        socket.say(type="move", number=1, seat=0, length=seen["length"], action=played, coached=True)
        socket.hear("accepted", number=1)
        if speaks:
            said = socket.hear("remarked")
            assert (said["better"]["action"], said["played"]["action"]) == (other, played)
            assert said["reason"] == {"form": "hint-far"}
        socket.say(type="ping")
        socket.hear("pong")
        assert any(message["type"] == "remarked" for message in socket.heard) == speaks
