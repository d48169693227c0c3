"""The bake of the day on a server: the first try counts, and the board holds nothing but what was replayed here."""

from datetime import date, timedelta
from typing import Any

import pytest

import bakehouse as bh
from bakehouse.daily import bake_of, begins_at, seed_of
from bakehouse.server.course import finished_match
from bakehouse.server.settings import milliseconds
from tests.server.conftest import Opened
from tests.server.house import Browser, House
from tests.server.test_devices import linked
from tests.test_daily import DAY, played, played_today

NOON = begins_at(DAY) + 12 * 3_600_000
GAME = "bake_and_sale"


class Clock:
    """The time of a server, which a test can put forward."""

    def __init__(self, first: int = NOON) -> None:
        self.ahead = first - milliseconds()

    def __call__(self) -> int:
        return milliseconds() + self.ahead

    def put_to(self, moment: int) -> None:
        self.ahead = moment - milliseconds()


@pytest.fixture
def clock() -> Clock:
    return Clock()


def lazily(browser: Browser, game: str = GAME, hours: int = 0, **wish: Any) -> Any:
    """A bake to its end by somebody who does next to nothing; more with some hours of work."""
    table = browser.post(f"/api/daily/{game}", **wish)["table"]["id"]
    position = browser.awaited(table)
    while not position["view"]["over"]:
        wanted = "supermarket" if hours else "end_day"
        known = [action["notation"] for action in position["view"]["actions"]]
        browser.move(table, 0, position["length"], wanted if wanted in known else "end_day")
        hours, position = max(0, hours - 1), browser.awaited(table)
    return table


def steps_of(browser: Browser, table: str) -> list[tuple[int, int]]:
    """What was played at a table of somebody's own; no worker has to be started for it."""
    [found] = [match for match in browser.get("/api/me/export")["matches"] if match["table"] == table]
    return [(seat, action) for seat, action in found["steps"]]


def board(browser: Browser, day: date = DAY, game: str = GAME) -> list[Any]:
    return list(browser.get(f"/api/daily/{game}/{day.isoformat()}")["entries"])


def test_a_day_is_the_same_for_all_and_the_first_try_counts(open_house: Opened, database: str, clock: Clock) -> None:
    house = open_house(database, now=clock)
    ada, ben = house.browser("Ada"), house.browser("Ben")
    first = lazily(ada)
    assert ada.post(f"/api/daily/{GAME}")["table"]["id"] == first, "it was begun already"
    second = lazily(ada, again=True, hours=1)
    other = lazily(ben, hours=1)
    told = ada.get(f"/api/tables/{first}")["table"]
    assert told["daily"] == {"day": "2026-11-17", "seed": str(seed_of(GAME, DAY)), "attempt": 1, "sent": False}
    assert told["promise"] == "" and told["proof"] is None, "everybody knows the seed"
    assert len(told["result"]["curve"]) == 10
    assert [(each["name"], each["table"], each["yours"]) for each in board(ada)] == [
        ("Ben", other, False), ("Ada", first, True),
    ]  # fmt: skip
    [info] = [each for each in ada.get("/api/daily") if each["game"] == GAME]
    assert [(each["table"], each["attempt"], each["status"]) for each in info["tries"]] == [
        (first, 1, "over"), (second, 2, "over"),
    ]  # fmt: skip
    assert info["finished"] == 2 and info["day"] == "2026-11-17"
    kept = house.hall.tables[first]
    record = finished_match(kept.header, kept.course)
    assert record.seed == bake_of(GAME, DAY).seed and not record.promise and not record.salt
    dice = [
        [step for step in steps_of(who, table) if step[0] == bh.CHANCE] for who, table in ((ada, first), (ben, other))
    ]
    assert dice[0] == dice[1], "the same dice"


def test_nothing_is_taken_back_nobody_helps_and_rivals_stay(open_house: Opened, sqlite: str, clock: Clock) -> None:
    ada = open_house(sqlite, now=clock).browser("Ada")
    played_today("cupcake_empire")  # so that rivals need not wait until their game is compiled
    made = ada.post("/api/daily/cupcake_empire", rivals=["Ofelia"])
    table, bake = made["table"]["id"], bake_of("cupcake_empire", DAY)
    assert [(seat["name"], seat["program"]) for seat in made["table"]["seats"]] == [
        ("Ada", ""), ("Ofelia", bake.rivals[0]),
    ]  # fmt: skip
    assert made["table"]["daily"]["seed"] == "", "not on a plate while it is played"
    position = ada.awaited(table)
    ada.move(table, 0, position["length"], position["view"]["actions"][0]["id"])
    length = ada.awaited(table)["length"]
    for wish in ("take-back", "hint"):
        assert ada.refused("POST", f"/api/tables/{table}/{wish}", seat=0, length=length)[1] == "not_allowed"
    assert ada.refused("PUT", f"/api/tables/{table}/seats/1", kind="program", program="random")[1] == "not_allowed"


def test_rivals_do_what_they_do_everywhere(open_house: Opened, sqlite: str, clock: Clock) -> None:
    ada, match = open_house(sqlite, now=clock).browser("Ada"), played_today("bake_the_cake")
    table = ada.post("/api/daily/bake_the_cake")["table"]["id"]
    for action in [action for seat, action in match.log if seat == 0]:
        ada.move(table, 0, ada.awaited(table)["length"], action)
    assert ada.awaited(table)["view"]["over"]
    assert steps_of(ada, table) == list(match.log)


def test_a_record_counts_when_it_was_replayed(open_house: Opened, database: str, clock: Clock) -> None:
    house = open_house(database, now=clock)
    ada, ben = house.browser("Ada"), house.browser("Ben")
    match = played_today("bake_the_cake")
    made = ada.post("/api/daily/bake_the_cake/records", text=match.record())["table"]
    assert made["status"] == "over" and made["daily"]["sent"] and made["result"]["scores"] == match.scores()
    [entry] = board(ben, game="bake_the_cake")
    assert (entry["name"], entry["points"], entry["sent"]) == ("Ada", match.scores()[0], True)
    known = ben.ask("POST", "/api/daily/bake_the_cake/records", json={"text": match.record()})
    assert known.status_code == 403 and "lies here already" in known.json()["words"], "somebody else's record"


def test_a_forged_record_is_refused_with_a_sentence(open_house: Opened, sqlite: str, clock: Clock) -> None:
    ada = open_house(sqlite, now=clock).browser("Ada")
    match, bake = played_today(GAME), bake_of(GAME, DAY)
    other = bake.game.new(seed=5)
    forged = {
        "not a record": "the first line",
        match.record().replace("white 1", "white 6", 1): "should end with",
        match.record().replace(f"seed {bake.seed}", "seed 5"): "it has another seed",
        _with_dice(match, other): "but the seed",
        played(bake_of(GAME, DAY - timedelta(days=2))).record(): "it has another seed",
        played_today("cupcake_empire").record(): "a match of Cupcake Empire",
    }
    for text, sentence in forged.items():
        answer = ada.ask("POST", f"/api/daily/{GAME}/records", json={"text": text})
        assert answer.status_code == 422 and sentence in answer.json()["words"], answer.text
    assert board(ada) == []


def _with_dice(match: bh.Match, other: bh.Match) -> str:
    """A match with the seed of the day and the dice of another one, with a good last line."""
    match = match.copy()
    while not other.over:
        other.push(other.legal_ids()[-1])
    match.follow(other.log)
    return match.record()


def test_a_match_belongs_to_the_day_on_which_it_was_begun(open_house: Opened, sqlite: str, clock: Clock) -> None:
    house, tomorrow = open_house(sqlite, now=clock), DAY + timedelta(days=1)
    ada, ben = house.browser("Ada"), house.browser("Ben")
    clock.put_to(begins_at(tomorrow) - 60_000)
    late = ada.post(f"/api/daily/{GAME}")["table"]["id"]
    too_late = ben.post(f"/api/daily/{GAME}")["table"]["id"]
    clock.put_to(begins_at(tomorrow) + 60_000)
    assert ada.post(f"/api/daily/{GAME}")["table"]["daily"]["day"] == "2026-11-18", "another day, another bake"
    assert ada.refused("GET", f"/api/daily/{GAME}/2026-11-19") == (404, "not_found")
    _finish(ada, late)
    assert [each["table"] for each in board(ada)] == [late]
    yesterday = ben.ask("POST", f"/api/daily/{GAME}/records", json={"text": played_today(GAME).record()})
    assert yesterday.json()["table"]["daily"] == {
        "day": "2026-11-17", "seed": str(seed_of(GAME, DAY)), "attempt": 2, "sent": True,
    }  # fmt: skip
    clock.put_to(begins_at(tomorrow + timedelta(days=1)))
    _finish(ben, too_late)
    assert [each["table"] for each in board(ada)] == [late]


def _finish(browser: Browser, table: str) -> None:
    while not (position := browser.awaited(table))["view"]["over"]:
        browser.move(table, 0, position["length"], "end_day")


def test_results_with_other_numbers_are_not_shown_together(
    open_house: Opened, sqlite: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = open_house(sqlite, now=clock)
    browsers = [house.browser(name) for name in ("Ada", "Ben", "Cyd")]
    before = [lazily(browser) for browser in browsers[:2]]
    monkeypatch.setattr("bakehouse.daily.Bake.key", "another")
    lazily(browsers[2])
    assert {each["table"] for each in board(browsers[2])} == set(before), "those that most have"


def test_a_device_brings_its_tries_and_who_is_forgotten_has_none(
    open_house: Opened, database: str, clock: Clock
) -> None:
    house = open_house(database, now=clock)
    ada, phone = house.browser("Ada"), house.browser()
    first = lazily(ada)
    second = lazily(phone, hours=1)
    linked(ada, phone)
    [info] = [each for each in phone.get("/api/daily") if each["game"] == GAME]
    assert [each["table"] for each in info["tries"]] == [first, second]
    assert [each["table"] for each in board(ada)] == [first]
    assert ada.ask("DELETE", "/api/me").status_code == 204
    assert board(ada) == [] and ada.get("/api/daily")[0]["tries"] == []
