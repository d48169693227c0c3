"""Several servers on one PostgreSQL: a move made through one reaches browsers on the other."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.conftest import Postgres
from tests.server.house import Browser, House, until


@pytest.fixture
def two(open_house, postgres: Postgres) -> tuple[House, House]:
    database = postgres.new_database()
    return open_house(database), open_house(database)


def at(house: House, person: Browser) -> Browser:
    """The same browser at another process."""
    return house.browser(cookies=person.http.cookies)


def test_a_move_through_one_reaches_browsers_on_the_other(two: tuple[House, House]) -> None:
    here, there = two
    ada, ben = here.browser("Ada"), there.browser("Ben")
    made = ada.new_table("bake_and_sale", "me", "open")
    table = made["table"]["id"]
    with ada.socket(table) as first, ben.socket(table) as second:
        first.hear("position")
        second.hear("position")
        ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
        assert first.hear("table", type="table")["table"]["seats"]
        start = first.hear("position")  # the match begins
        assert second.hear("position")["view"] == start["view"] | {"actions": second.heard[-1]["view"]["actions"]}
        first.say(type="move", number=1, seat=0, length=start["length"], action="market")
        assert second.hear("position")["lines"][-1]["seat"] == 0
        second.say(type="move", number=1, seat=1, length=start["length"], action="market")
        assert second.hear("accepted")
        told = first.hear("position")
        while told["lines"][-1]["seat"] != 1:
            told = first.hear("position")
        second.say(type="say", text="Hello")
        assert first.hear("said")["text"] == "Hello"
        assert ada.get("/api/me")["name"] == at(there, ada).get("/api/me")["name"] == "Ada"


def test_of_two_moves_through_two_processes_one_counts(two: tuple[House, House]) -> None:
    here, there = two
    ada = here.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    people = [ada, at(there, ada)]
    with ThreadPoolExecutor(2) as both:
        for _ in range(6):
            length = until(lambda: _agreed(people, table), "both to know the same")
            bodies = [{"seat": 0, "length": length, "action": "end_day"}] * 2
            answers = list(
                both.map(lambda who, body: who.ask("POST", f"/api/tables/{table}/moves", json=body), people, bodies)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409], [a.text for a in answers]
    assert until(lambda: _agreed(people, table))
    assert people[0].position(table)["view"]["table"]["day"] == 7


def _agreed(people: list[Browser], table: str) -> int | None:
    lengths = {person.position(table)["length"] for person in people}
    return lengths.pop() if len(lengths) == 1 else None


def test_when_one_process_dies_another_lets_its_programs_play(open_house, postgres: Postgres) -> None:
    database = postgres.new_database()
    here = open_house(database)
    there = open_house(database, sweep_every=0.2, patience=0.2)
    ada = here.browser()
    table = ada.new_table("cupcake_empire", "greedy", "random")["table"]["id"]
    until(lambda: len(here.hall.tables[table].course) > 20)
    here.close()
    watching = there.browser()
    position = watching.position(table, None)
    while not position["view"]["over"]:
        later = watching.position(table, None, position["length"], wait=20)
        assert later["length"] > position["length"], "nobody plays on"
        position = later


def test_programs_of_one_table_are_not_played_twice(two: tuple[House, House]) -> None:
    """Both processes have the table in memory; the one that wrote last goes on, and the log has no gap."""
    here, there = two
    ada = here.browser()
    table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    people = [ada, at(there, ada)]
    for turn in range(6):
        person = people[turn % 2]
        position = person.awaited(table)
        length = until(lambda: _agreed(people, table))
        action = position["view"]["actions"][-1]["id"]
        if length == position["length"]:
            person.move(table, 0, length, action)
    logs = [person.get(f"/api/tables/{table}/log")["lines"] for person in people]
    shorter = min(len(log) for log in logs)
    assert logs[0][:shorter] == logs[1][:shorter]
