"""Any number of processes agree about everything, not about moves alone; and nothing is committed by halves."""

import asyncio
import os
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bakehouse.server.storage import Store
from bakehouse.server.storage.database import Database
from tests.server.conftest import Opened, Postgres
from tests.server.house import Browser, House, until
from tests.server.test_meeting import let_the_week_pass
from tests.server.test_processes import at

NEVER = 1e6


@pytest.fixture
def two(open_house: Opened, postgres: Postgres) -> tuple[House, House]:
    """Two processes, and no sweep that could set right what went wrong."""
    database = postgres.new_database()
    return open_house(database, sweep_every=NEVER), open_house(database, sweep_every=NEVER)


@contextmanager
def at_the_same_moment(*houses: House) -> Iterator[None]:
    """The first change through each process waits until all others have thought of theirs: nobody knows of another."""
    barrier = threading.Barrier(len(houses))
    before = [house.hall.database.write for house in houses]

    def waiting(write: Callable[..., Any]) -> Callable[..., Any]:
        waited: list[bool] = []

        async def wait_and_write(key: str, job: Any) -> Any:
            if not waited and isinstance(job, partial) and job.func is Store.change:
                waited.append(True)
                await asyncio.to_thread(barrier.wait, 10)
            return await write(key, job)

        return wait_and_write

    for house in houses:
        house.hall.database.write = waiting(house.hall.database.write)  # type: ignore[method-assign]
    yield
    for house, write in zip(houses, before, strict=True):
        house.hall.database.write = write  # type: ignore[method-assign]


def all_at_once(*deeds: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(len(deeds)) as pool:
        return [running.result() for running in [pool.submit(deed) for deed in deeds]]


def know_the_table(table: str, *people: Browser) -> None:
    for person in people:
        person.get(f"/api/tables/{table}")


def agree(table: str, *people: Browser) -> Any:
    """What all processes say of a table, once it is the same; without who was seen when, and what is for one alone."""

    def same() -> Any:
        told = [person.get(f"/api/tables/{table}")["table"] for person in people]
        logs = [person.get(f"/api/tables/{table}/log")["lines"] for person in people]
        return told[0] if all(one == told[0] for one in told) and all(log == logs[0] for log in logs) else None

    return until(same, "all processes to say the same")


def a_week_of_two(here: House, there: House) -> tuple[str, Browser, Browser]:
    """A match between two people, each at a process of their own, of which both processes know."""
    ada, ben = here.browser("Ada"), there.browser("Ben")
    made = ada.new_table("bake_and_sale", "me", "open")
    table = made["table"]["id"]
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    until(lambda: len({who.position(table, None)["length"] for who in (ada, ben)}) == 1)
    return table, ada, ben


def test_the_last_two_seats_through_two_processes_begin_the_match(two: tuple[House, House]) -> None:
    here, there = two
    ada, ben, cleo = here.browser("Ada"), here.browser("Ben"), there.browser("Cleo")
    made = ada.new_table("cake_auf", "me", "open", "open")
    table, links = made["table"]["id"], [link["path"] for link in made["you"]["invitations"]]
    know_the_table(table, ben, cleo)
    with at_the_same_moment(here, there):
        answers = all_at_once(*(partial(who.ask, "POST", "/api/join", json={"link": link}) for who, link in
                                zip((ben, cleo), links, strict=True)))  # fmt: skip
    assert [answer.status_code for answer in answers] == [200, 200], [answer.text for answer in answers]
    told = agree(table, ada, cleo)
    assert told["status"] == "running" and [seat["name"] for seat in told["seats"]] == ["Ada", "Ben", "Cleo"]
    assert ben.position(table, 1)["view"]["table"]["hand"]


def test_what_begins_together_is_one_commit(open_house: Opened, database: str) -> None:
    """Killed between two commits, a table would be left that is full and never begins."""
    house = open_house(database)
    ada, ben = house.browser("Ada"), house.browser("Ben")
    jobs: list[Any] = []
    write = house.hall.database.write

    async def counted(key: str, job: Any) -> Any:
        if job.func in (Store.change, Store.create):
            jobs.append(job)
        return await write(key, job)

    house.hall.database.write = counted  # type: ignore[method-assign]
    made = ada.new_table("bake_and_sale", "me", "open")
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    assert len(jobs) == 2 and made["table"]["status"] == "open"
    table = made["table"]["id"]
    let_the_week_pass(table, ada, ben)
    jobs.clear()
    ada.post(f"/api/tables/{table}/rematch")
    again = ben.post(f"/api/tables/{table}/rematch")
    assert len(jobs) == 2 and again["table"]["status"] == "running", "the wish; then the next table, begun"
    jobs.clear()
    assert ada.new_table("bake_and_sale", "me")["table"]["status"] == "running"
    assert len(jobs) == 1


def test_two_devices_added_through_two_processes_both_hold_the_seat(two: tuple[House, House]) -> None:
    here, there = two
    ada, phone, tablet = here.browser("Ada"), here.browser(), there.browser()
    made = ada.new_table("cake_auf", "me", "greedy")
    table, link = made["table"]["id"], made["you"]["own_links"][0]["path"]
    know_the_table(table, phone, tablet)
    with at_the_same_moment(here, there):
        all_at_once(partial(phone.post, "/api/join", link=link), partial(tablet.post, "/api/join", link=link))
    for house in two:
        for person in (ada, phone, tablet):
            asking = partial(at(house, person).ask, "GET", f"/api/tables/{table}/position?seat=0")
            until(lambda asking=asking: asking().is_success, "the seat")


def test_two_consents_through_two_processes_complete_a_take_back(two: tuple[House, House]) -> None:
    here, there = two
    ada, ben, cleo = here.browser("Ada"), here.browser("Ben"), there.browser("Cleo")
    made = ada.new_table("bake_and_sale", "me", "open", "open")
    table = made["table"]["id"]
    for person, link in zip((ben, cleo), made["you"]["invitations"], strict=True):
        person.post("/api/join", link=link["path"])
    agree(table, ada, cleo)
    ada.move(table, 0, ada.position(table)["length"], "end_day")
    asked = ada.post(f"/api/tables/{table}/take-back", seat=0, length=ada.position(table)["length"])
    assert not asked["done"]
    until(lambda: cleo.get(f"/api/tables/{table}")["asked"], "the wish at the other process")
    consent = {"type": "consent", "agrees": True}
    with at_the_same_moment(here, there):
        all_at_once(*(partial(who.post, f"/api/tables/{table}/consent", **consent) for who in (ben, cleo)))
    agree(table, ada, cleo)
    assert ada.get(f"/api/tables/{table}")["asked"] is None
    assert 0 in ada.position(table)["view"]["awaited"], "the day was taken back"
    assert not [line for line in cleo.get(f"/api/tables/{table}/log")["lines"] if line["seat"] == 0]


def test_two_seats_that_act_beside_each_other_through_two_processes_both_act(two: tuple[House, House]) -> None:
    here, there = two
    table, ada, ben = a_week_of_two(here, there)
    for _ in range(3):
        length = agree(table, ada, ben)["length"]
        with at_the_same_moment(here, there):
            all_at_once(partial(ada.move, table, 0, length, "end_day"), partial(ben.move, table, 1, length, "end_day"))
    agree(table, ada, ben)
    assert ada.position(table)["view"]["table"]["day"] == 4


def test_the_same_move_of_one_seat_through_two_processes_counts_once(two: tuple[House, House]) -> None:
    here, there = two
    ada = here.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    elsewhere = at(there, ada)
    length = elsewhere.position(table)["length"]
    body = {"seat": 0, "length": length, "action": "end_day"}
    with at_the_same_moment(here, there):
        answers = all_at_once(*(partial(who.ask, "POST", f"/api/tables/{table}/moves", json=body) for who in
                                (ada, elsewhere)))  # fmt: skip
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert next(answer for answer in answers if answer.status_code == 409).json()["code"] == "doubled"


def test_racing_rematches_lead_all_to_the_same_table(two: tuple[House, House]) -> None:
    here, there = two
    table, ada, ben = a_week_of_two(here, there)
    let_the_week_pass(table, ada, at(here, ben))
    agree(table, ada, ben)
    with at_the_same_moment(here, there):
        all_at_once(*(partial(who.post, f"/api/tables/{table}/rematch") for who in (ada, ben)))
    again = agree(table, ada, ben)["rematch"]
    assert again and agree(again, ada, ben)["status"] == "running"


def test_chat_through_two_processes_is_one_conversation(two: tuple[House, House]) -> None:
    here, there = two
    ada = here.browser("Ada")
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    elsewhere = at(there, ada)
    know_the_table(table, elsewhere)
    with ada.socket(table) as first, elsewhere.socket(table) as second:
        first.hear("position")
        second.hear("position")
        with at_the_same_moment(here, there):
            all_at_once(*(partial(who.ask, "POST", f"/api/tables/{table}/chat", json={"type": "say", "text": words})
                          for who, words in ((ada, "One"), (elsewhere, "Two"))))  # fmt: skip
        heard = [[socket.hear("said")["text"] for _ in range(2)] for socket in (first, second)]
    assert heard[0] == heard[1] and sorted(heard[0]) == ["One", "Two"]


def test_nothing_is_refused_for_what_another_process_has_changed(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refusal writes nothing, so no commit tells that it was decided on old knowledge."""
    ada, bea = two[0].browser("Ada"), two[0].browser("Bea")
    made = ada.new_table("bake_and_sale", "me", "open", public=True)
    here = f"/api/tables/{made['table']['id']}"
    there = at(two[1], bea)
    assert there.refused("POST", f"{here}/chat", type="say", text="May I?") == (403, "not_allowed")
    monkeypatch.setattr(two[1].hall, "_heard", lambda match, what: None)
    bea.post(f"{here}/sit", seat=1)
    there.post(f"{here}/chat", type="say", text="Here I am.")


def test_who_is_at_another_process_is_not_idle(open_house: Opened, postgres: Postgres) -> None:
    database, clock = postgres.new_database(), [1_000_000_000_000]
    here, there = (open_house(database, now=lambda: clock[0], sweep_every=0.2) for _ in range(2))
    ada, ben = here.browser("Ada"), there.browser("Ben")
    made = ada.new_table("bake_and_sale", "me", "open", "open")
    table = made["table"]["id"]
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    clock[0] += 600_000
    until(lambda: ada.get(f"/api/tables/{table}")["table"]["seats"][1]["idle"], "Ben to be away")
    with ada.socket(table) as socket, ben.socket(table):
        told = socket.hear("table")
        while not told["table"]["seats"][1]["present"]:
            told = socket.hear("table")
        assert not told["table"]["seats"][1]["idle"]
        clock[0] += 600_000
        until(lambda: not ada.get(f"/api/tables/{table}")["table"]["seats"][1]["idle"], "the other process")


def test_who_looks_on_is_counted_through_all_processes(two: tuple[House, House]) -> None:
    here, there = two
    ada, ben, eve = here.browser("Ada"), there.browser("Ben"), here.browser("Eve")
    table = ada.new_table("bake_and_sale", "me", "open")["table"]["id"]
    with ada.socket(table) as hers, ben.socket(table) as his:
        assert his.hear("watching")["names"] == ["Ben"]
        assert hers.hear("watching", count=1)["names"] == ["Ben"]
        with eve.socket(table) as another:
            for socket in (hers, his, another):
                assert socket.hear("watching", count=2)["names"] == ["Ben", "Eve"]
        assert his.hear("watching", count=1)["names"] == ["Ben"]
    with there.browser("Cleo").socket(table) as late, eve.socket(table) as again:
        assert again.hear("watching", count=2)["names"] == ["Cleo", "Eve"]
        assert late.hear("watching", count=2)["names"] == ["Cleo", "Eve"]


def test_what_is_told_while_a_table_is_being_read_is_not_lost(two: tuple[House, House]) -> None:
    here, there = two
    ada, ben, eve = here.browser("Ada"), here.browser("Ben"), there.browser("Eve")
    made = ada.new_table("bake_and_sale", "me", "open")
    table = made["table"]["id"]
    read = there.hall.database.read

    async def read_and_fall_behind(job: Any) -> Any:
        found = await read(job)
        if job.func is Store.whole and found is not None and found.header.status == "open":
            await asyncio.to_thread(ben.post, "/api/join", link=made["you"]["invitations"][0]["path"])
            await asyncio.sleep(0.5)  # the notice arrives, and the table is not there yet
        return found

    there.hall.database.read = read_and_fall_behind  # type: ignore[method-assign]
    eve.get(f"/api/tables/{table}")
    until(lambda: eve.get(f"/api/tables/{table}")["table"]["status"] == "running", "the match to have begun")


def test_a_full_table_that_never_began_is_found_and_begins(open_house: Opened, database: str) -> None:
    """Left by an older server that was killed between two commits."""
    house = open_house(database)
    ada = house.browser("Ada")
    table = ada.new_table("cake_auf", "me", "open")["table"]["id"]
    house.close()
    statement = "UPDATE seats SET kind = 'program', name = 'Greedy', program = 'greedy' WHERE seat = 1"
    if "://" in database:
        with psycopg.connect(database) as connection:
            connection.execute(statement)
    else:
        with sqlite3.connect(database) as opened:
            opened.execute(statement)
        opened.close()
    again = at(open_house(database), ada)
    until(lambda: again.get(f"/api/tables/{table}")["table"]["status"] == "running", "the sweep to begin the match")


def test_when_somebody_leaves_the_program_in_their_place_is_waited_for_by_every_process(house: House) -> None:
    """The server that is killed next would leave a match in which nobody acts."""
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table("bake_and_sale", "me", "open")
    table = made["table"]["id"]
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    held = threading.Event()
    house.hall.tables[table]._act = lambda *_: asyncio.to_thread(held.wait)  # type: ignore[method-assign, assignment]
    ben.post(f"/api/tables/{table}/seats/1/leave")
    assert house.hall.database.read_now(partial(Store.due, before=house.hall.settings.now())) == [table]
    held.set()


# --- A database that is not what it seems


def processes_of(postgres: Postgres) -> list[int]:
    first = int((postgres.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *map(int, children)]


def test_a_silent_postgresql_is_told_in_one_sentence(open_house: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped, not dead: its sockets are open, and nothing ever comes back."""
    monkeypatch.setattr("bakehouse.server.hall.Database", lambda url: Database(url, 0.5, silent_seconds=1.0))
    postgres = Postgres()
    try:
        house = open_house(postgres.new_database())
        ada = house.browser()
        table = ada.new_table("bake_and_sale", "me")["table"]["id"]
        seen = ada.play_on(table, 0, 2)
        body = {"seat": 0, "length": seen["length"], "action": seen["view"]["actions"][0]["id"]}
        stopped = processes_of(postgres)
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        try:
            answer = ada.ask("POST", f"/api/tables/{table}/moves", json=body)
            assert answer.status_code == 503 and "Nothing is lost" in answer.json()["words"]
            assert ada.ask("GET", "/health").status_code == 503
            assert ada.position(table)["length"] == seen["length"], "looking still works"
        finally:
            for process in stopped:
                os.kill(process, signal.SIGCONT)
        until(lambda: ada.ask("GET", "/health").status_code == 200, "the database")
        again = ada.position(table)
        assert ada.play_on(table, 0, 2)["length"] > again["length"] >= seen["length"]
    finally:
        house.close()
        postgres.remove()


def test_a_sqlite_file_that_was_moved_away_is_noticed(house: House, sqlite: str) -> None:
    """What is written to it would be acknowledged, and gone after the next start."""
    ada = house.browser()
    table = ada.new_table("bake_and_sale", "me")["table"]["id"]
    seen = ada.play_on(table, 0, 2)
    assert ada.ask("GET", "/health").status_code == 200
    files = [Path(f"{sqlite}{ending}") for ending in ("", "-wal", "-shm")]
    for file in files:
        file.rename(f"{file}.away")
    body = {"seat": 0, "length": seen["length"], "action": seen["view"]["actions"][0]["id"]}
    assert ada.refused("POST", f"/api/tables/{table}/moves", **body) == (503, "unavailable")
    until(lambda: ada.ask("GET", "/health").status_code == 503, "the truth")
    for file in files:
        Path(f"{file}.away").rename(file)
    until(lambda: ada.ask("GET", "/health").status_code == 200, "the file")
    assert ada.move(table, **body)["length"] > seen["length"]
