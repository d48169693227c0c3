"""Try it again: tables that stand at a moment of an ended match; and records that people bring."""

from typing import Any

import pytest

import bakehouse as bh
from bakehouse.match import Match
from bakehouse.proof import check_chance, check_promise
from bakehouse.record import load
from bakehouse.server.doctor import Finding, examine
from tests.server.house import Browser, House


def ended(browser: Browser, game: str = "bake_the_cake", decisions: int = 6) -> Any:
    """A match that somebody has given up in the middle."""
    table = browser.new_table(game, "me", "greedy", "greedy")["table"]["id"]
    browser.play_on(table, decisions=decisions)
    browser.post(f"/api/tables/{table}/abandon")
    return browser.get(f"/api/tables/{table}")["table"]


def moments(house: House, table: str) -> tuple[Match, list[int]]:
    """The match, and the moments at which the first seat had to decide."""
    course = house.hall.tables[table].course
    return course.match, [step for step, (seat, _) in enumerate(course.steps) if seat == 0]


@pytest.mark.parametrize("game", ["cake_auf", "cupcake_empire"])
def test_with_the_same_dice_the_same_comes_again(house: House, game: str) -> None:
    ada = house.browser("Ada")
    table = ended(ada, game, 5)
    match, steps = moments(house, table["id"])
    step = steps[3]
    made = ada.post(f"/api/tables/{table['id']}/branches", step=step, seat=0, dice="same", program="greedy")["table"]
    again = house.hall.tables[made["id"]].course
    assert tuple(again.steps) == match.log[:step]
    assert made["branch"] == {"table": table["id"], "step": step, "dice": "same"}
    assert made["promise"] == "" and made["proof"] is None, "everybody may know this seed"
    ada.move(made["id"], 0, len(again), match.log[step][1])
    after = next(place for place in range(step + 1, len(match)) if match.log[place][0] != -1)
    assert tuple(again.steps[:after]) == match.log[:after], "the same move, and the same dice after it"


def test_with_new_dice_only_the_position_is_taken_over_and_a_new_seed_is_promised(house: House) -> None:
    ada, ben = house.browser("Ada"), house.browser("Ben")
    table = ended(ada)
    match, steps = moments(house, table["id"])
    made = ben.post(f"/api/tables/{table['id']}/branches", step=steps[4], seat=1, dice="new", program="greedy")["table"]
    stands = house.hall.tables[made["id"]].course
    then = match.copy()
    then.follow(match.log[: steps[4]])
    assert made["prepared"] and stands.match.described == then.describe()
    assert made["promise"] != table["promise"]
    assert [seat["name"] for seat in made["seats"]][1] == "Ben" and made["seats"][0]["kind"] == "program"
    ben.play_on(made["id"], seat=1, decisions=1)
    ben.post(f"/api/tables/{made['id']}/abandon")
    record = load(ben.ask("GET", f"/api/tables/{made['id']}/record").text)
    assert check_promise(record) == made["promise"] and check_chance(record) >= 0


def test_the_record_of_a_match_with_known_dice_claims_no_promise(house: House) -> None:
    ada = house.browser("Ada")
    table = ended(ada)
    step = moments(house, table["id"])[1][2]
    made = ada.post(f"/api/tables/{table['id']}/branches", step=step, seat=0, dice="same", program="greedy")["table"][
        "id"
    ]
    ada.post(f"/api/tables/{made}/abandon")
    record = load(ada.ask("GET", f"/api/tables/{made}/record").text)
    assert check_chance(record) > 0
    with pytest.raises(bh.BakehouseError, match="nobody promised"):
        check_promise(record)


def test_a_running_match_is_not_tried_again(house: House) -> None:
    ada = house.browser("Ada")
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    wish = {"step": 0, "seat": 0}
    assert ada.refused("POST", f"/api/tables/{table}/branches", **wish) == (409, "not_running")


def test_only_moments_that_there_were(house: House) -> None:
    ada = house.browser("Ada")
    table = ended(ada)["id"]
    path = f"/api/tables/{table}/branches"
    assert ada.refused("POST", path, step=9_999, seat=0)[1] == "malformed"
    assert ada.refused("POST", path, step=1, seat=5)[1] == "malformed"
    assert ada.refused("POST", path, step=1, seat=0, program="os.system")[1] == "malformed"


# --- Records that people bring


def played(game: str = "bake_the_cake", decisions: int = 30) -> Match:
    match = Match(bh.game(game, 3), seed=5, players=["Ada", "Ben", "Cleo"])
    while not match.over and decisions:
        match.push(match.legal_ids()[-1])
        decisions -= 1
    return match


def test_a_record_is_a_table_where_a_match_has_ended(open_house: Any, database: str) -> None:
    house = open_house(database)
    ada = house.browser("Ada")
    match = played(decisions=10_000)
    assert match.over
    made = ada.post("/api/records", text=match.record())
    table = made["table"]
    assert table["status"] == "over" and table["loaded"] and table["promise"] == "" and table["proof"] is None
    assert table["result"]["scores"] == match.scores() and made["you"]["seats"] == []
    past = ada.get(f"/api/tables/{table['id']}/steps/5", seat=1)
    assert past["steps"] == len(match)
    assert ada.ask("GET", f"/api/tables/{table['id']}/record").text == match.record(), "and it is the same record"
    assert table["id"] in [each["id"] for each in ada.get("/api/tables")["finished"]]


def test_a_damaged_record_is_followed_as_far_as_it_goes(house: House) -> None:
    ada = house.browser("Ada")
    text = played().record()
    cut = text[: text.rindex("seat 1:")]
    table = ada.post("/api/records", text=cut)["table"]
    assert table["status"] == "abandoned" and len(table["notes"]) == 1 and "cut off" in table["notes"][0]
    step = table["length"] - 1
    branch = ada.post(f"/api/tables/{table['id']}/branches", step=step, seat=0, dice="same", program="greedy")
    assert branch["table"]["status"] in ("running", "over")


def test_of_a_damaged_record_by_other_rules_both_are_told(house: House) -> None:
    text = played().record().replace("Rules: 1", "Rules: 999")
    table = house.browser("Ada").post("/api/records", text=text[: text.rindex("seat 1:")])["table"]
    assert "version 999 of the rules" in table["notes"][0] and "cut off" in table["notes"][-1]


@pytest.mark.parametrize(
    "text", ["Hello", "Bakehouse record 2\nGame: chess\n", "Bakehouse record 2\nGame: bake_the_cake\nSeats: 2\n"]
)
def test_what_is_no_record_is_refused_in_a_sentence(house: House, text: str) -> None:
    assert house.browser("Ada").refused("POST", "/api/records", text=text) == (422, "malformed")


def test_a_record_by_hand_has_no_dice_to_throw_again(house: House, sqlite: str) -> None:
    ada = house.browser("Ada")
    match = Match(bh.game("bake_the_cake", 3), seed=5, chance="manual")
    while len(match) < 20:
        match.push(match.legal_ids()[-1])
    table = ada.post("/api/records", text=match.record())["table"]["id"]
    path = f"/api/tables/{table}/branches"
    assert ada.refused("POST", path, step=20, seat=0, dice="same") == (422, "malformed")
    assert ada.post(path, step=20, seat=0, dice="new", program="greedy")["table"]["prepared"]
    found: list[Finding] = []
    assert examine(sqlite, found.append) == 2 and not found, "a doctor knows whose dice they were"
