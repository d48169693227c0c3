"""The workshop: components with their origins, tables to be printed, and questions within the limits of the host."""

import asyncio
import os
from dataclasses import replace
from typing import Any

import pytest

from bakehouse.edition import leaves
from bakehouse.errors import BadEdition
from bakehouse.forms import form
from bakehouse.lab.asking import Ask, Boxed
from bakehouse.server import questions
from bakehouse.server.limits import Buckets
from bakehouse.server.refusals import Refusal
from bakehouse.server.settings import GENEROUS
from bakehouse.server.work.line import Kind
from bakehouse.server.work.pool import LEAST_NICENESS, Pool, Worker
from tests.server.house import House, until

GAME = "bake_and_sale"
AT = f"/api/games/{GAME}/workshop"
FROM_AFAR = {"x-forwarded-for": "203.0.113.7"}
LEAN = {
    "edition": {"edition": "Lean", "buildings": {"supermarket": {"money": 5}}},
    "house_rules": {"ladder": "highest"},
}


def told(games: int, done: bool = False) -> dict[str, Any]:
    """An answer as it travels, with so many games behind it."""
    return {
        "asked": Ask(GAME, "first-seat", box=Boxed()).told(), "words": form("ask-first-seat").told(),
        "verdict": form("too-much").told(), "remarks": [], "figures": [], "charts": [], "doubts": [], "whom": [],
        "games": games, "seconds": 1.0, "sure": False, "done": done,
    }  # fmt: skip


def answering(house: House, *answers: Any, given: list[Any] | None = None) -> list[str]:
    """Let nobody play: these answers come instead, the last one again and again. What was asked for is noted."""
    noted: list[str] = []
    left = list(answers)

    async def ask(kind: Kind, payers: Any, task: str, *arguments: Any, **more: Any) -> Any:
        noted.append(task)
        if given is not None:
            given.extend(arguments)
        await asyncio.sleep(0.01)
        found = left.pop(0) if len(left) > 1 else left[0]
        if isinstance(found, Exception):
            raise found
        return found

    house.hall.pool.ask = ask  # type: ignore[method-assign]
    return noted


def test_every_component_has_its_origin_and_every_question_its_words(house: House) -> None:
    found = house.browser().get(AT)
    assert set(found["origins"]) == {path for path, _ in leaves(found["components"]["tree"])}
    assert set(found["origins"].values()) <= {"rulebook", "implied", "public", "reconstructed"}
    strength = next(each for each in found["questions"] if each["id"] == "strength")
    assert "building.supermarket" in [each["id"] for each in strength["subjects"]]
    assert found["closed"] is None


def test_a_table_to_be_printed_has_the_numbers_of_its_edition(house: House) -> None:
    guest = house.browser()
    laid = guest.post(f"{AT}/table", box=LEAN, seats=2)
    assert laid["components"]["edition"] == "Lean"
    assert [each["here"] for each in laid["components"]["differences"]] == [5]
    assert laid["view"]["seats"] == 2
    assert laid["glossary"]["bread"] == "bread"
    assert guest.post(f"{AT}/table?language=de")["glossary"]["bread"] != "bread"
    text = "buildings.supermarket.money = 6"
    assert guest.post(f"{AT}/table", file={"text": text})["components"]["differences"][0]["here"] == 6


@pytest.mark.parametrize(("setting", "near", "far"), [("off", 403, 403), ("local", 201, 403), ("all", 201, 201)])
def test_who_may_ask_is_for_the_host_to_say(open_house: Any, sqlite: str, setting: str, near: int, far: int) -> None:
    house = open_house(sqlite, workshop=setting)
    answering(house, told(10, done=True))
    guest = house.browser()
    for headers, status in (({}, near), (FROM_AFAR, far)):
        answer = guest.ask("POST", f"{AT}/questions", json={"question": "first-seat"}, headers=headers)
        assert answer.status_code == status, answer.text
        closed = guest.ask("GET", AT, headers=headers).json()["closed"]
        assert (closed is None) == (status == 201)
        if status == 403:
            assert answer.json()["words"].endswith(".")
            assert answer.json()["form"] == closed


@pytest.mark.parametrize("played", [True, False])
def test_matches_of_people_are_laid_beside_if_the_host_wants_it(open_house: Any, sqlite: str, played: bool) -> None:
    """A worker reads them from the database of the server, or from none."""
    house, given = open_house(sqlite, played=played), []
    answering(house, told(10, done=True), given=given)
    house.browser().post(f"{AT}/questions", question="first-seat")
    until(lambda: len(given) > 2, "the question to be asked")
    assert given[2] == (sqlite if played else "")


@pytest.mark.parametrize(
    ("asked", "part"),
    [
        ({"question": "no-such"}, "There is no question"),
        ({"question": "strength", "subject": "building.casino"}, "It has to be said which component"),
        ({"words": "xyzzy"}, "That question is not understood"),
        ({"question": "length", "box": {"edition": {"days": 700}}}, "The edition's days is 700"),
        ({"question": "length", "box": {"edition": {"casino": 1}}}, "The edition names casino"),
        ({"question": "length", "box": {"house_rules": {"ladder": "high"}}}, "The house rule ladder cannot be 'high'"),
        ({"question": "length", "populations": ["os:abort"]}, "That request is not understood"),
        ({"question": "length", "seats": 8, "seconds": 1e9}, "That request is not understood"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(house: House, asked: dict[str, Any], part: str) -> None:
    answer = house.browser().ask("POST", f"{AT}/questions", json=asked)
    assert answer.status_code in (404, 422)
    assert part in answer.json()["words"]


def test_plain_words_become_a_question(house: House) -> None:
    answering(house, told(10, done=True))
    guest = house.browser()
    id = guest.post(f"{AT}/questions", words="Is the supermarket too strong?", box=LEAN)["id"]
    asked = house.hall.questions._all[id].asked
    assert (asked.question, asked.subject, asked.threads) == ("strength", "building.supermarket", 1)
    assert asked.box.edition["buildings"] == {"supermarket": {"money": 5}}


def test_an_answer_narrows_while_somebody_looks_and_rests_when_nobody_does(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "LOOKED_SECONDS", 0.4)
    noted = answering(house, *(told(games) for games in range(1, 1_000_000, 10)))
    guest = house.browser()
    first = guest.post(f"{AT}/questions", question="first-seat")
    at = f"{AT}/questions/{first['id']}"
    second = guest.get(at, version=first["version"], wait=10)
    third = guest.get(at, version=second["version"], wait=10)
    assert third["answer"]["games"] > second["answer"]["games"]
    until(lambda: not house.hall.questions._all[first["id"]].is_playing, "rest")
    rounds = len(noted)
    assert house.hall.questions._all[first["id"]].info().state == "resting"
    assert guest.get(at, version=house.hall.questions._all[first["id"]].version, wait=10)["state"] == "playing"
    assert len(noted) > rounds


def test_a_question_is_its_askers_own_and_can_be_stopped(house: House) -> None:
    noted = answering(house, told(1))
    guest = house.browser()
    at = f"{AT}/questions/{guest.post(f'{AT}/questions', question='first-seat')['id']}"
    guest.get(at, version=0, wait=10)
    assert house.browser().refused("GET", at) == (404, "not_found")
    assert guest.ask("DELETE", at).status_code == 204
    assert guest.refused("GET", at) == (404, "not_found")
    until(lambda: "forget" in noted, "the worker to forget")


def test_a_lost_worker_costs_nothing_but_time(house: House) -> None:
    lost = Refusal("unavailable", form("work-failed"))
    answering(house, told(5), lost, told(2), told(8, done=True))
    guest = house.browser()
    at = f"{AT}/questions/{guest.post(f'{AT}/questions', question='first-seat')['id']}"
    known, found = [0], {"state": "", "version": 0}
    while found["state"] not in ("done", "failed"):
        found = guest.get(at, version=found["version"], wait=10)
        known.append(found["answer"]["games"])
    assert found["state"] == "done"
    assert known == sorted(known)  # what began anew is not told before it knows more


@pytest.mark.slow
def test_a_killed_worker_is_replaced_and_the_question_begins_anew() -> None:
    async def work() -> None:
        pool = Pool(1, GENEROUS, Buckets(GENEROUS.thinking))
        asked = Ask(GAME, "length", seats=2, populations=("greedy",), games=48)

        async def narrowed() -> Any:
            return await pool.ask(Kind.QUESTION, ("a designer",), "narrow", "q", asked, "", key="q")

        try:
            assert [(await narrowed())["games"] for _ in range(2)] == [12, 24]
            process = next(each._process for each in pool.workers if each.does(Kind.QUESTION))
            assert process is not None and os.getpriority(os.PRIO_PROCESS, process.process.pid) == LEAST_NICENESS
            process.process.kill()
            process.process.wait()
            with pytest.raises(Refusal, match="could not be worked out"):
                await narrowed()
            assert (await narrowed())["games"] == 12
        finally:
            await pool.close()

    asyncio.run(work())


def test_an_edition_that_cannot_be_played_to_its_end_is_told_in_a_sentence(house: House) -> None:
    """It passes for a box, so that the question is taken; whoever plays finds out."""
    sentence = "The edition cannot be played: a game has not ended after 900 steps."
    answering(house, BadEdition(sentence))
    guest = house.browser()
    at = f"{AT}/questions/{guest.post(f'{AT}/questions', question='first-seat')['id']}"
    found = guest.get(at, version=0, wait=20)
    assert (found["state"], found["answer"], found["problem"]) == ("failed", None, sentence)


def test_what_fails_again_and_again_is_told(house: House) -> None:
    answering(house, Refusal("unavailable", form("work-failed")))
    guest = house.browser()
    at = f"{AT}/questions/{guest.post(f'{AT}/questions', question='first-seat')['id']}"
    found = guest.get(at, version=0, wait=20)
    assert (found["state"], found["answer"]) == ("failed", None)
    assert found["problem"] == "That could not be worked out; try again."


def test_so_many_questions_at_once_and_no_more(open_house: Any, sqlite: str) -> None:
    house = open_house(sqlite, limits=replace(GENEROUS, questions=2, all_questions=3), workshop="all")
    answering(house, told(1))
    guest = house.browser()
    for _ in range(2):
        guest.post(f"{AT}/questions", question="first-seat")
    assert guest.refused("POST", f"{AT}/questions", question="first-seat") == (429, "too_fast")
    for asking in list(house.hall.questions._all.values()):
        asking.address = "203.0.113.7"
    guest.post(f"{AT}/questions", question="first-seat")
    assert guest.refused("POST", f"{AT}/questions", question="first-seat") == (503, "unavailable")


def test_a_question_goes_on_where_its_games_are_and_designers_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten designers and two processes: each question stays with one of them, and everybody's next round comes before
    anybody's second next. Moves do not wait for them."""
    done: list[tuple[int, str]] = []

    async def do(worker: Worker, job: Any) -> tuple[str, Any, float]:
        done.append((id(worker), job.payers[0]))
        await asyncio.sleep(0)
        return "result", job.task, 1.0

    async def designer(pool: Pool, name: str) -> None:
        for _ in range(4):
            await pool.ask(Kind.QUESTION, (name,), "narrow", key=name)

    async def all_of_them() -> str:
        pool = Pool(1, GENEROUS, Buckets(GENEROUS.thinking), asking=2)
        designers = [asyncio.ensure_future(designer(pool, f"designer {n}")) for n in range(10)]
        await asyncio.sleep(0)
        move: str = await pool.ask(Kind.MOVE, ("a player",), "move")
        assert len(done) < 8
        await asyncio.gather(*designers)
        return move

    monkeypatch.setattr(Worker, "do", do)
    assert asyncio.run(all_of_them()) == "move"
    asked = [(worker, who) for worker, who in done if who != "a player"]
    assert len(asked) == 40
    assert len(set(asked)) == 10
    for worker in {worker for worker, _ in asked}:
        turns = [who for one, who in asked if one == worker]
        assert len(set(turns[: len(set(turns))])) == len(set(turns))


@pytest.mark.slow
def test_a_real_answer_comes_from_a_process_of_the_lowest_priority(house: House) -> None:
    guest = house.browser()
    wish = {"question": "first-seat", "populations": ["good"], "seconds": 2.0}
    at = f"{AT}/questions/{guest.post(f'{AT}/questions', **wish)['id']}"
    found: dict[str, Any] = {"state": "", "version": 0}
    while found["state"] not in ("done", "failed"):
        found = guest.get(at, version=found["version"], wait=20)
    assert found["problem"] == ""
    assert found["answer"]["games"] > 0
    assert found["answer"]["verdict"]["form"]
