"""A move counts once, in its turn, by the one who holds the seat; everything else gets a clear answer."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bakehouse.kernel.compiling import PLAIN
from bakehouse.server.programs import is_compiled
from tests.server.house import Browser, House, until


def moves(table: str) -> str:
    return f"/api/tables/{table}/moves"


def two_people(house: House, game: str = "cupcake_empire", **more: object) -> tuple[Browser, Browser, str]:
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table(game, "me", "open", **more)
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    return ada, ben, made["table"]["id"]


def test_a_stale_move_and_a_doubled_move_change_nothing(open_house, database: str) -> None:
    house = open_house(database)
    ada, ben, table = two_people(house)
    actor = ada.position(table)["view"]["actor"]
    person = (ada, ben)[actor]
    seen = person.awaited(table, actor)
    action = seen["view"]["actions"][0]["id"]
    person.move(table, actor, seen["length"], action)
    length = person.position(table, actor)["length"]
    same = {"seat": actor, "length": seen["length"], "action": action}
    assert person.refused("POST", moves(table), **same) == (409, "doubled")
    other = next(each["id"] for each in seen["view"]["actions"] if each["id"] != action)
    assert person.refused("POST", moves(table), **{**same, "action": other}) == (409, "stale")
    assert person.refused("POST", moves(table), **{**same, "length": length + 5}) == (409, "stale")
    assert person.position(table, actor)["length"] == length


def test_of_two_moves_at_the_same_time_one_counts(open_house, database: str) -> None:
    """From two devices of one person, again and again; every answer is clear, and no move is lost or doubled."""
    house = open_house(database)
    ada = house.browser("Ada")
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    tablet = house.browser()
    own_link = ada.get(f"/api/tables/{table}")["you"]["own_links"][0]["path"]
    tablet.post("/api/join", link=own_link)
    with ThreadPoolExecutor(2) as both:
        for _ in range(6):
            seen = ada.position(table)
            chosen = [action["id"] for action in seen["view"]["actions"]]
            bodies = [{"seat": 0, "length": seen["length"], "action": chosen[0]}] * 2
            answers = list(both.map(lambda who, body: who.ask("POST", moves(table), json=body), (ada, tablet), bodies))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            after = ada.position(table)
            own = [line for line in after["lines"][seen["view"]["length"] :] if line["seat"] == 0]
            assert len(own) == 1


def test_what_is_illegal_is_refused_with_the_reason(house: House) -> None:
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    length = ada.position(table)["length"]
    refused = ada.ask("POST", moves(table), json={"seat": 0, "length": length, "action": "produce ciabatta 3"})
    assert refused.status_code == 422 and refused.json()["code"] == "illegal"
    assert "is not possible now" in refused.json()["words"] and refused.json()["length"] == length
    for nonsense in ("fly to the moon", 30_000, ""):
        assert ada.refused("POST", moves(table), seat=0, length=length, action=nonsense)[0] == 422
    assert ada.position(table)["length"] == length


def test_nobody_acts_for_another_seat_or_reads_its_view(open_house, database: str) -> None:
    house = open_house(database)
    ada, ben, table = two_people(house, "cake_auf")
    eve = house.browser("Eve")
    seen = [ada.position(table, 0), ben.position(table, 1)]
    actor = seen[0]["view"]["actor"]
    action = seen[actor]["view"]["actions"][0]["id"]
    for person, seat in ((eve, actor), ((ben, ada)[actor], actor)):
        body = {"seat": seat, "length": seen[0]["length"], "action": action}
        assert person.refused("POST", moves(table), **body) == (403, "not_yours")
        for path in ("position", "log", "steps/3"):
            assert person.refused("GET", f"/api/tables/{table}/{path}?seat={seat}") == (403, "not_yours")
        assert person.refused("POST", f"/api/tables/{table}/preview", **body) == (403, "not_yours")
        asked = {"seat": seat, "length": seen[0]["length"]}
        assert person.refused("POST", f"/api/tables/{table}/hint", **asked) == (403, "not_yours")
        assert person.refused("POST", f"/api/tables/{table}/take-back", **asked) == (403, "not_yours")
    assert ada.position(table, 0)["length"] == seen[0]["length"]
    assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "not_running")


def test_over_a_websocket_too(house: House) -> None:
    ada, ben, table = two_people(house, "cake_auf")
    actor = ada.position(table, 0)["view"]["actor"]
    acting, other = ((ada, ben), (ben, ada))[actor]
    with acting.socket(table) as mine, other.socket(table) as theirs, house.browser().socket(table) as watching:
        position = mine.hear("position")
        action = position["view"]["actions"][0]["id"]
        move = {"type": "move", "number": 5, "seat": actor, "length": position["length"], "action": action}
        for stranger in (theirs, watching):
            assert stranger.hear("position")["view"]["actions"] == []
            stranger.say(**move)
            refused = stranger.hear("refused")
            assert refused["code"] == "not_yours" and refused["number"] == 5
        mine.say(**move)
        assert mine.hear("accepted", number=5)["length"] > position["length"]
        mine.say(**move)
        assert mine.hear("refused", number=5)["code"] == "doubled"


@pytest.mark.parametrize("game", ["bake_and_sale", pytest.param("cake_auf", marks=pytest.mark.slow)])
def test_after_the_end_nothing_can_be_played(house: House, game: str) -> None:
    ada = house.browser()
    table = ada.new_table(game, "me", "random")["table"]["id"]
    end = ada.play_on(table)
    assert ada.refused("POST", moves(table), seat=0, length=end["length"], action=0) == (409, "not_running")
    assert ada.get(f"/api/tables/{table}/steps/10", seat=1)["view"]["table"]  # an ended match is an open book


@pytest.mark.skipif(PLAIN, reason="programs that are not compiled answer by themselves")
def test_what_a_program_answers_at_once_is_written_with_the_move_and_told_by_itself(house: House) -> None:
    """One commit, and a position for each deed: browsers show what others do one deed at a time."""
    ada = house.browser("Ada")
    name = ada.new_table("bake_the_cake", "me", "greedy", "greedy")["table"]["id"]
    table = house.app.state.hall.tables[name]
    until(lambda: is_compiled("bake_the_cake"), "compiled")
    ada.play_on(name, decisions=2)
    with ada.socket(name) as socket:
        position = socket.hear("position")
        deeds: list[dict[str, Any]] = []
        while len(deeds) < 2:
            position, changes = deeds[-1] if deeds else position, table.header.changes
            action = position["view"]["actions"][0]["id"]
            socket.say(type="move", number=1, seat=0, length=position["length"], action=action)
            deeds = [socket.hear("position")]
            assert socket.next() == {"type": "accepted", "number": 1, "length": deeds[0]["length"]}
            if 0 not in deeds[0]["view"]["awaited"]:
                deeds.append(socket.hear("position"))
        assert [{line["seat"] for line in deed["lines"]} for deed in deeds] == [{0}, {1}]
    assert table.length - position["length"] > table.header.changes - changes


@pytest.mark.skipif(PLAIN, reason="programs that are not compiled answer by themselves")
def test_on_a_busy_server_what_one_program_answers_in_a_row_is_told_as_one(sqlite: str) -> None:
    """The own deed by itself, and then each program's thing or two: nothing is missing, and nobody waits for more."""
    with House(sqlite, calm=-1.0) as house:  # always busy
        ada = house.browser("Ada")
        name = ada.new_table("bake_the_cake", "me", "greedy", "greedy")["table"]["id"]
        until(lambda: is_compiled("bake_the_cake"), "compiled")
        with ada.socket(name) as socket:
            position = socket.hear("position")
            told: list[list[int]] = []
            while not any(len(seats) > 1 and seats[0] > 0 for seats in told):
                while not position["view"]["actions"]:
                    position = socket.hear("position")
                action = position["view"]["actions"][0]["id"]
                socket.say(type="move", number=1, seat=0, length=position["length"], action=action)
                position = socket.hear("position")
                assert [line["seat"] for line in position["lines"]] == [0]
                while 0 not in position["view"]["awaited"]:
                    before, position = position, socket.hear("position")
                    assert position["first"] == before["first"] + len(before["lines"])
                    told.append([line["seat"] for line in position["lines"]])
        assert all(len(set(seats)) == 1 for seats in told)
