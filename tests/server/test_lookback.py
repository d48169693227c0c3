"""Looking back: refused while a match goes on, thought about once, kept with the match, and shown to everybody."""

import gzip
import time
from functools import partial
from typing import Any

import pytest

import bakehouse as bh
from bakehouse.analysis.report import Analysis
from bakehouse.match import Match
from bakehouse.server.storage.archive import Archive
from bakehouse.server.storage.store import Store
from tests.server.house import Browser, House

ATTEMPTS = 1_000


def played(seats: int = 3, decisions: int = 10_000) -> Match:
    match = Match(bh.game("bake_the_cake", seats), seed=5, players=["Ada", "Ben", "Cleo"][:seats])
    while not match.over and decisions:
        match.push(match.legal_ids()[-1])
        decisions -= 1
    return match


def answered(browser: Browser, path: str, **query: Any) -> Any:
    """What is thought about, when it is done: with the lowest priority, so on a busy machine that may take long."""
    for _ in range(ATTEMPTS):
        answer = browser.ask("GET", path, params=query)
        assert answer.status_code in (200, 202), answer.text
        if answer.status_code == 200:
            return answer.json()
        assert 0 <= answer.json()["share"] <= 1
        time.sleep(0.2)
    raise AssertionError(f"waited in vain for {path}")


def analysed(browser: Browser, table: str) -> Any:
    return answered(browser, f"/api/tables/{table}/analysis", wait=5)


def asked_for(house: House) -> list[str]:
    """What workers are asked for from now on."""
    tasks: list[str] = []
    ask = house.hall.pool.ask

    async def noting(kind: Any, payers: Any, task: str, *arguments: Any, **more: Any) -> Any:
        tasks.append(task)
        return await ask(kind, payers, task, *arguments, **more)

    house.hall.pool.ask = noting  # type: ignore[method-assign]
    return tasks


def test_a_match_that_goes_on_tells_nothing_to_anybody(house: House) -> None:
    ada, stranger = house.browser("Ada"), house.browser()
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    ada.play_on(table, decisions=2)
    paths = [
        "record",
        "outlook",
        "analysis",
        "analysis?depth=deep",
        "comparison?step=1&one=1&other=2&games=10",
        "steps/1?seat=0&actions=1",
    ]
    tasks = asked_for(house)
    for who in (ada, stranger):
        for path in paths[: len(paths) - (who is stranger)]:
            assert who.refused("GET", f"/api/tables/{table}/{path}") == (409, "not_running"), path
        assert who.refused("POST", f"/api/tables/{table}/branches", step=1, seat=0) == (409, "not_running")
    assert stranger.refused("GET", f"/api/tables/{table}/steps/1?seat=0&actions=1") == (403, "not_yours")
    assert not {"analyse", "compare"} & set(tasks), "nobody even begins to think about it"


def test_an_analysis_is_made_once_and_kept_with_the_match(open_house: Any, database: str) -> None:
    house = open_house(database)
    ada = house.browser("Ada")
    match = played(decisions=20)
    table = ada.post("/api/records", text=match.record())["table"]["id"]
    tasks = asked_for(house)
    told = analysed(ada, table)
    found = Analysis.model_validate_json(ada.ask("GET", f"/api/tables/{table}/analysis").text)
    assert len(found.steps) == len(match) and not found.finished and found.players == tuple(match.players)
    for account in found.accounts:
        together = account.start.points + account.luck.points + account.skill.points + account.rivals.points
        assert together == pytest.approx(account.result.points, abs=1e-6)
    assert analysed(house.browser("Ben"), table) == told, "everybody may see it"
    assert tasks.count("analyse") == 1
    cookies = ada.http.cookies
    house.close()

    again = open_house(database)
    tasks = asked_for(again)
    assert analysed(again.browser(cookies=cookies), table) == told
    assert "analyse" not in tasks, "another process finds it in the database"
    plain = again.browser().http.get(f"/api/tables/{table}/analysis", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == told


def test_what_another_version_thought_is_thought_anew_and_goes_with_the_match(house: House) -> None:
    ada = house.browser("Ada")
    table = ada.post("/api/records", text=played(decisions=4).record())["table"]["id"]
    write = partial(Archive.keep_analysis, match=table, depth="first", made_by="0.1 1 1", packed=gzip.compress(b"{}"))
    with house.hall.database.writing.begin() as connection:
        write(connection)
    told = analysed(ada, table)
    assert not told["finished"] and told["notes"], "a match without an end is analysed as far as it goes, and says so"
    with house.hall.database.writing.begin() as connection:
        Store.forget(connection, table)
        assert Archive.analysis(connection, table, "first", "0.1 1 1") is None


def test_two_moves_beside_each_other(house: House) -> None:
    ada = house.browser("Ada")
    match = played(decisions=30)
    table = ada.post("/api/records", text=match.record())["table"]["id"]
    step, choices = next(
        (step, view["actions"])
        for step, (seat, _) in enumerate(match.log)
        if seat >= 0
        and len((view := ada.get(f"/api/tables/{table}/steps/{step}", seat=seat, actions=True)["view"])["actions"]) > 1
    )
    assert match.log[step][1] in [action["id"] for action in choices]
    query = {"step": step, "one": choices[0]["id"], "other": choices[1]["id"], "games": 20}
    found = answered(ada, f"/api/tables/{table}/comparison", **query)
    assert found["games"] == 20 and found["unit"] == "place" and found["error"] >= 0
    wrong = ada.ask("GET", f"/api/tables/{table}/comparison", params={**query, "other": 9_999})
    assert wrong.status_code == 422 and wrong.json()["words"].endswith(".")
    assert ada.ask("GET", f"/api/tables/{table}/comparison", params={**query, "games": 5_000}).status_code == 422
