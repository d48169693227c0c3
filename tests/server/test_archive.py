"""Years of matches: kept positions, records that are made once, lists, and what is thrown away."""

import random
import sqlite3
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from bakehouse.games.game import game
from bakehouse.kept import kept
from bakehouse.kernel.records import CHANCE
from bakehouse.server.course import Course
from bakehouse.server.hall import KEEP_EVERY
from bakehouse.server.log import CUT, WITHDRAWN
from bakehouse.server.settings import Keep, milliseconds
from bakehouse.server.storage import Database, Store
from bakehouse.server.storage.archive import MOST_OF_ONE, Archive, Snapshot
from bakehouse.server.storage.store import OPEN, OVER, PERSON, PROGRAM, RUNNING, Header, Place, Row
from tests.server.house import House, until

DAY_MS = 86_400_000
RECENTLY = milliseconds() - 1_000_000


def header_of(name: str, seats: int, **more: Any) -> Header:
    table = game(name, seats)
    told = kept(table)
    options = {"public": True, "clock": None, "take_backs": "ask", "hints": "alone"}
    values: dict[str, Any] = {
        "id": "match", "game": name, "box": told.box, "version": told.version, "edition": {},
        "components": told.components or {}, "seats": seats, "house_rules": table.house_rules, "described": {},
        "options": options, "owner": "ada", "seed": 5, "salt": "salt", "status": RUNNING, "created_at": 0,
        "started_at": 0, "places": tuple(Place(seat, PERSON, f"Seat {seat}") for seat in range(seats)),
    }  # fmt: skip
    return Header(**values | more)


def played(course: Course, decisions: int, luck: random.Random) -> None:
    """Some decisions of anybody, a take-back now and then, and time that passes."""
    for number in range(decisions):
        if course.match.over:
            return
        seat = luck.choice(course.match.awaited)
        now = course.rows[-1].at + 500 if course.rows else 500
        course.adopt(course.ahead(now, (seat, luck.choice(course.match.legal_ids(seat)))))
        if number % 7 == 3 and len(course.steps) > 3:
            course.adopt(course.taken_back([Row(CUT, len(course.steps) - 2, now + 100)]))
            course.adopt(course.ahead(now + 200, None))


@pytest.mark.parametrize("clock", [None, {"seconds": 600, "extra": 5}])
@pytest.mark.parametrize(("name", "seats"), [("bake_and_sale", 3), ("cake_auf", 2)])
def test_a_kept_position_leads_to_the_same_match_as_the_whole_log(name: str, seats: int, clock: Any) -> None:
    header, luck = header_of(name, seats), random.Random(4)
    header = replace(header, options={**header.options, "clock": clock})
    course = Course(header, [])
    course.adopt(course.ahead(0, None))
    played(course, 30, luck)
    snapshot = course.snapshot()
    assert snapshot is not None and snapshot.length == len(course)
    played(course, 12, luck)
    whole, resumed = Course(header, course.rows), Course(header, course.rows, kept=snapshot)
    for other in (whole, resumed):
        assert other.match.describe() == course.match.describe() and other.match.log == course.match.log
        assert (other.steps, other.times, other.rows) == (course.steps, course.times, course.rows)
        assert [other.begins(step) for step in range(len(other.steps))] == [
            course.begins(step) for step in range(len(course.steps))
        ]
        decisions = [step for step, (seat, _) in enumerate(course.steps) if seat != CHANCE]
        assert [other.awaited_before(step) for step in decisions] == [course.awaited_before(step) for step in decisions]
        assert other.log_of(None).story.entries == course.log_of(None).story.entries
        if clock:
            assert (other.clocks.left, other.clocks.at) == (course.clocks.left, course.clocks.at)  # type: ignore[union-attr]


def test_a_position_of_another_log_or_by_other_rules_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    header = header_of("bake_and_sale", 1)
    course = Course(header, [])
    course.adopt(course.ahead(0, None))
    played(course, 20, random.Random(1))
    good = course.snapshot()
    assert good is not None
    wrong = good._replace(position=Course(header, []).snapshot().position)  # type: ignore[union-attr]
    assert Course(header, course.rows, kept=wrong).match.describe() != course.match.describe(), "it would be believed"
    for snapshot in (
        wrong._replace(digest="another log"), wrong._replace(layout="other rules"), wrong._replace(length=999),
    ):  # fmt: skip
        assert Course(header, course.rows, kept=snapshot).match.describe() == course.match.describe()
    changed = [*course.rows[:-1], course.rows[-1]._replace(at=7)]
    assert Course(header, changed, kept=wrong).match.describe() == course.match.describe()


def test_many_take_backs_are_followed_by_what_stands() -> None:
    """1,500 of them once blocked everybody for half a minute: now only the steps that stand are replayed."""
    header = header_of("bake_and_sale", 1)
    course = Course(header, [])
    course.adopt(course.ahead(0, None))
    first = len(course.steps)
    market = course.match.choice_of("market", 0)
    rows = list(course.rows)
    for number in range(750):
        rows += [Row(0, market, number), Row(CUT if number % 2 else WITHDRAWN, first, number)]
    opened = Course(header, rows)
    assert len(opened) == first + 1500 and opened.steps == course.steps
    assert opened.match.describe() == course.match.describe()


def test_positions_are_kept_and_used_by_the_next_process(open_house, database: str) -> None:
    house: House = open_house(database)
    ada = house.browser()
    table = ada.new_table("cupcake_empire", "me", "greedy")["table"]["id"]
    while len(house.hall.tables[table].course) < 2 * KEEP_EVERY:
        ada.play_on(table, 0, 5)
    seen = ada.position(table)
    until(lambda: house.hall.database.read_now(lambda c: Archive.kept(c, table)))
    house.close()
    again: House = open_house(database)
    found: Snapshot | None = again.hall.database.read_now(lambda c: Archive.kept(c, table))
    assert found is not None and KEEP_EVERY <= found.length <= seen["length"]
    used: list[Snapshot | None] = []
    usual = Archive.kept
    Archive.kept = staticmethod(lambda c, match: used.append(usual(c, match)) or used[-1])  # type: ignore[method-assign]
    try:
        moved = house.browsers[-1].http.cookies
        person = again.browser()
        person.http.cookies = moved
        assert person.position(table) == seen
    finally:
        Archive.kept = staticmethod(usual)  # type: ignore[method-assign]
    assert used == [found]


# --- Records


def test_a_record_is_made_once(open_house, database: str) -> None:
    house: House = open_house(database)
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    ada.play_on(table, 0, 3)
    ada.post(f"/api/tables/{table}/abandon")
    asked: list[str] = []
    usual = house.hall.pool.ask

    async def counted(kind: Any, payers: Any, task: str, *arguments: Any, **more: Any) -> Any:
        asked.append(task)
        return await usual(kind, payers, task, *arguments, **more)

    house.hall.pool.ask = counted  # type: ignore[method-assign]
    texts = {ada.ask("GET", f"/api/tables/{table}/record").text for _ in range(5)}
    assert len(texts) == 1 and "seed" in texts.pop() and asked == ["record"]
    house.close()
    again: House = open_house(database)
    again.hall.pool.ask = None  # type: ignore[method-assign, assignment] - nobody is asked
    assert "seed" in again.browser().ask("GET", f"/api/tables/{table}/record").text


# --- Lists


def stored(database: Database, amount: int, **more: Any) -> list[str]:
    """Matches that lie in the database."""
    names = [f"{more.get('owner', 'x')}{more.get('status', 'over')}{number}" for number in range(amount)]

    def create(connection: Any) -> None:
        for number, name in enumerate(names):
            header = header_of(
                "bake_and_sale", 2, **{"status": OVER, "moved_at": RECENTLY + number, **more, "id": name}
            )
            Store.create(connection, header)

    with database.writing.begin() as connection:
        create(connection)
    return names


def test_nobody_hides_the_tables_of_the_others(open_house, database: str) -> None:
    house: House = open_house(database, sweep_every=1e6)  # which would throw such old tables away
    seats = (Place(0, PERSON, "Ben", holders=frozenset(["ben"])), Place(1, OPEN, ""))
    old = stored(house.hall.database, 2, owner="ben", status=OPEN, moved_at=RECENTLY - 500, places=seats)
    stored(house.hall.database, 200, owner="mallory", status=OPEN, places=seats)
    stored(house.hall.database, 200, owner="mallory", status=OVER)
    private = {"public": False, "clock": None, "take_backs": "ask", "hints": "alone"}
    stored(house.hall.database, 100, owner="eve", status=OPEN, options=private, moved_at=RECENTLY + 9000, places=seats)
    ada = house.browser()
    mine = ada.new_table("bake_and_sale", "me", "open")["table"]["id"]
    lobby = ada.get("/api/tables")
    opened = [table["id"] for table in lobby["open"]]
    assert {*old} <= {*opened} and sum(name.startswith("mallory") for name in opened) == MOST_OF_ONE
    assert not any(name.startswith("eve") for name in opened)
    assert [table["id"] for table in lobby["yours"]] == [mine]
    assert len(lobby["finished"]) == 60 and len(house.hall.tables) == 1, "no match is opened for a list"
    assert lobby["finished"][0]["id"] == "malloryover199"


def test_lists_are_looked_up_by_index(open_house, sqlite: str) -> None:
    """What the first lobby costs does not depend on the number of matches."""
    house: House = open_house(sqlite)
    plans: list[str] = []

    def explained(connection: Any) -> None:
        for rule in (
            "shelf = 'public' AND status = 'over' ORDER BY moved_at DESC LIMIT 60",
            "shelf = 'public' AND status = 'open'",
            "owner = 'x' AND status IN ('open', 'running')",
            "status = 'running' AND wakes_at <= 5",
        ):
            found = connection.execute(text(f"EXPLAIN QUERY PLAN SELECT id FROM matches WHERE {rule}"))
            plans.extend(row.detail for row in found)

    house.hall.database.read_now(explained)
    assert len(plans) == 4 and all("USING INDEX" in plan or "USING COVERING INDEX" in plan for plan in plans), plans


def test_a_start_opens_no_match_that_nobody_waits_for(open_house, sqlite: str) -> None:
    house: House = open_house(sqlite)
    programs = tuple(Place(seat, PROGRAM, f"P{seat}", "greedy") for seat in range(2))
    stored(house.hall.database, 50, status=RUNNING, places=programs, wakes_at=None)
    stored(house.hall.database, 50)
    house.close()
    again: House = open_house(sqlite, sweep_every=0.05)
    again.browser().get("/api/tables")
    assert not again.hall.tables


# --- Throwing away


def test_matches_are_thrown_away_by_the_rules_of_the_host(open_house, sqlite: str) -> None:
    now = 1_000 * DAY_MS
    house: House = open_house(sqlite, now=lambda: now, keep=Keep(None, None, None, None))
    lesson = {"public": False, "clock": None, "take_backs": "ask", "hints": "alone", "lesson": True}
    for name, status, options in (("o", OPEN, None), ("r", RUNNING, None), ("e", OVER, None), ("l", RUNNING, lesson)):
        for age in (1, 5, 50):
            more: dict[str, Any] = {"options": options} if options else {}
            more |= {"places": (Place(0, PERSON, "Ada"), Place(1, OPEN, ""))} if status == OPEN else {}
            stored(house.hall.database, 1, owner=f"{name}{age}", status=status, moved_at=now - age * DAY_MS, **more)
    house.close()
    again: House = open_house(sqlite, sweep_every=0.05, now=lambda: now, keep=Keep(3.0, 30.0, None, 10.0))

    def left() -> set[str]:
        with sqlite3.connect(sqlite) as opened:
            found = {row[0] for row in opened.execute("SELECT owner FROM matches")}
        opened.close()
        return found

    until(lambda: left() == {"o1", "o5", "r1", "r5", "r50", "e1", "e5", "l1"}, "the old ones to be gone")
    ada = again.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]
    assert table["kept_until"] is None, "a running match is kept for ever"
    ended = ada.post(f"/api/tables/{table['id']}/abandon")["table"]
    assert ended["kept_until"] == now + 10 * DAY_MS
