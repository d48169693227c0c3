"""Taking back leads to where an intention began, never into the middle of one; and what ends a turn can wait."""

import random
from typing import Any

import pytest

from bakehouse.actions import COMMITS
from bakehouse.forms import form
from bakehouse.games.game import game
from bakehouse.kept import kept
from bakehouse.kernel.records import CHANCE
from bakehouse.server.course import Course
from bakehouse.server.log import standing
from bakehouse.server.previews import ends_turn
from bakehouse.server.storage.store import PERSON, RUNNING, Header, Place, Row
from bakehouse.server.takebacks import way_back
from tests.server.house import House
from tests.server.test_options import first_of

TABLES = [("bake_and_sale", 1), ("bake_and_sale", 3), ("bake_the_cake", 3), ("cake_auf", 2), ("cupcake_empire", 2)]
NOW = 1_000


def course_of(
    name: str, seats: int, seed: int, take_backs: str = "ask", described: Any = None
) -> tuple[Course, Header]:
    table = game(name, seats)
    told = kept(table)
    header = Header(
        id="table", game=name, box=told.box, version=told.version, edition={}, components=told.components or {},
        seats=seats, house_rules=table.house_rules, described=described or {}, options={"take_backs": take_backs},
        owner="0", seed=seed, salt="", status=RUNNING, created_at=NOW,
        places=tuple(Place(seat, PERSON, f"Seat {seat}", holders=frozenset([str(seat)])) for seat in range(seats)),
    )  # fmt: skip
    course = Course(header, [])
    course.adopt(course.ahead(NOW, None))
    return course, header


def began(course: Course, seat: int) -> bool:
    """Whether a seat stands where an intention begins: in the middle of nothing, or as chance or others left it."""
    if not course.steps or course.match.settled(seat):
        return True
    who, action = course.steps[-1]
    return who in (CHANCE, seat) and (who == CHANCE or COMMITS in course.game.definition.table.kind(action).flags)


def play(course: Course, choice: int | str, seat: int = 0) -> None:
    course.adopt(course.ahead(NOW, (seat, course.match.choice_of(choice, seat))))


def take_back(course: Course, header: Header, seat: int = 0) -> None:
    way = way_back(course, header, seat)
    assert way is not None
    course.adopt(course.taken_back(way.rows(NOW)))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_after_any_take_back_an_intention_begins_and_can_be_played_again(name: str, seats: int) -> None:
    course, header = course_of(name, seats, 3)
    luck = random.Random(3)
    taken = 0
    for _ in range(100):
        if course.match.over:
            break
        seat = luck.choice(course.match.awaited)
        play(course, luck.choice(course.match.legal_ids(seat)), seat)
        way = way_back(course, header, seat) if luck.random() < 0.4 else None
        if way is None:
            continue
        before, described = list(course.steps), course.match.describe()
        beside = course.match.awaited
        course.adopt(course.taken_back(way.rows(NOW)))
        taken += 1
        assert began(course, seat) and seat in course.match.awaited
        assert course.steps == standing(course.rows)
        assert len(course.steps) == len(course.times)
        again = Course(header, course.rows)
        assert again.steps == course.steps
        assert all(again.begins(step) == course.begins(step) for step in range(len(course.steps)))
        for step in way.steps:  # the same again leads to the same table
            play(course, before[step][1], seat)
        assert course.match.describe() == described and course.match.awaited == beside
        if course.steps[: len(before)] == before:
            assert course.steps == before
    assert taken > 5


def sheets(described: Any) -> list[Any]:
    told = described["sheets"]
    return list(told.values()) if isinstance(told, dict) else list(told)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_visit_is_taken_back_whole(seats: int) -> None:
    """Bake & Sale: after leaving the market nobody is led back into the middle of it."""
    course, header = course_of("bake_and_sale", seats, 5)
    start = course.match.describe()
    play(course, "market")
    supply = next(action.notation for action in course.match.legal(0) if action.kind == "TAKE")
    play(course, supply)
    if seats == 2:  # what another baker does meanwhile stands
        play(course, "market", 1)
        theirs = course.match.describe()
    if "market_done" in [action.notation for action in course.match.legal(0)]:
        play(course, "market_done")
    while not course.match.settled(0):  # a bonus of the market is part of the visit
        play(course, course.match.legal_ids(0)[0])
    take_back(course, header)
    assert course.match.settled(0)
    assert [seat for seat, _ in course.steps if seat == 0] == []
    if seats == 1:
        assert course.match.describe() == start
    else:
        now, stood = sheets(course.match.describe()), sheets(theirs)
        assert now[1] == stood[1] and now[0] == sheets(start)[0]


def test_an_action_of_a_column_is_taken_back_with_its_steps() -> None:
    course, header = course_of("cupcake_empire", 2, 4)
    luck = random.Random(4)
    while not any(action.kind == "LEVEL" for action in course.match.legal()):
        play(course, luck.choice(course.match.legal_ids()), course.match.actor)
    seat, start = course.match.actor, course.match.describe()
    level = next(action for action in course.match.legal() if action.kind == "LEVEL")
    play(course, level.id, seat)
    assert not course.match.settled(seat) and course.is_halfway(seat)
    take_back(course, header, seat)
    assert course.match.describe() == start
    play(course, level.id, seat)
    while not course.match.settled(seat):
        play(course, course.match.legal_ids()[0], seat)
    assert not course.is_halfway(seat)
    take_back(course, header, seat)
    assert course.match.describe() == start


# --- What ends a turn can wait


@pytest.mark.parametrize(("name", "seats"), TABLES[1:])
def test_what_is_said_to_end_a_turn_ends_it(name: str, seats: int) -> None:
    course, _ = course_of(name, seats, 6)
    luck = random.Random(6)
    ended = 0
    for _ in range(60):
        if course.match.over:
            break
        seat = luck.choice(course.match.awaited)
        action = luck.choice(course.match.legal_ids(seat))
        said = ends_turn(course.match, seat, action)
        play(course, action, seat)
        ended += said
        if said and not course.game.definition.secrets:
            assert seat not in course.match.awaited or any(who != seat for who, _ in course.steps[-1:])
        if not said and course.steps[-1][0] == seat:
            assert seat in course.match.awaited
    assert ended


def test_the_last_action_of_a_turn_waits_and_nobody_knows_of_it(house: House) -> None:
    """Bake the Cake!: the first thing is done at once, the second one only when it is sent again."""
    ada, ben, mira = house.browser("Ada"), house.browser("Ben"), house.browser("Mira")
    made = ada.new_table("bake_the_cake", "me", "open", "open")
    table = made["table"]["id"]
    for person, link in zip((ben, mira), made["you"]["invitations"], strict=True):
        person.post("/api/join", link=link["path"])
    people = [ada, ben, mira]
    seat = ada.position(table)["view"]["awaited"][0]
    person = people[seat]
    with person.socket(table) as mine, people[(seat + 1) % 3].socket(table) as theirs:
        start, _ = mine.hear("position"), theirs.hear("position")
        mine.say(type="move", number=1, seat=seat, length=start["length"], action=first_of(start, "BUY"), hold=True)
        mine.hear("accepted")
        second = person.position(table, seat)
        mine.say(type="move", number=2, seat=seat, length=second["length"], action=first_of(second, "BUY"), hold=True)
        told = mine.hear("previewed")
        assert told["number"] == 2 and told["ends_turn"] and told["changes"]
        assert person.position(table, seat) == second
        mine.say(type="move", number=3, seat=seat, length=second["length"], action=first_of(second, "BUY"))
        assert mine.hear("accepted")["number"] == 3
        assert seat not in person.position(table, seat)["view"]["awaited"]
        mine.say(type="move", number=4, seat=seat, length=second["length"], action=0, hold=True)
        assert mine.hear("refused")["code"] in ("stale", "doubled", "illegal")


def test_what_would_be_left_is_said_of_the_action_that_leaves_it() -> None:
    course, _ = course_of("bake_and_sale", 1, 5)
    leaves = {action["notation"]: action["leaves"] for action in course.match.actions(0)}
    hours = sheets(course.match.describe())[0]["hours"]
    assert leaves.pop("end_day") == {"form": "leaves-hours", "n": hours}
    assert set(leaves.values()) == {None}
    course, _ = course_of("bake_the_cake", 3, 5)
    seat = course.match.actor
    play(course, next(action.id for action in course.match.legal() if action.kind == "BUY"), seat)
    assert {action["notation"] for action in course.match.actions(seat) if action["leaves"]} == {"end_turn"}
    left = next(action["leaves"] for action in course.match.actions(seat) if action["leaves"])
    assert course.match.speaker(seat).say(form(left["form"])) == "You may do a second thing"


def test_rows_of_a_withdrawal_leave_what_others_did() -> None:
    """Several steps of one seat go, the last one first, so that each number still means the step that it meant."""
    course, header = course_of("bake_and_sale", 2, 5)
    play(course, "market")
    play(course, "market", 1)
    play(course, next(action.id for action in course.match.legal(0) if action.kind == "TAKE"))
    before = len(course.steps)
    way = way_back(course, header, 0)
    assert way is not None and way.steps == (before - 3, before - 1)
    assert [row.action for row in way.rows(NOW)] == [before - 1, before - 3]
    assert all(isinstance(row, Row) for row in way.rows(NOW))
    assert course.adopt(course.taken_back(way.rows(NOW))) == before - 3
    assert [seat for seat, _ in course.steps[before - 3 :]] == [1]
