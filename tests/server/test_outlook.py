"""Who was winning: told of ended matches, and of no other."""

import threading

import httpx
import pytest

from bakehouse.games import OURS
from bakehouse.games.game import game
from bakehouse.kernel.records import CHANCE
from bakehouse.match import MANUAL, Match
from bakehouse.players import Considered, Thought, Turn
from bakehouse.server.outlook import CLOSER, MOST_MOMENTS, MOST_POINTS, leads, lines_end, outlook, spread
from bakehouse.words import EVERYTHING
from tests.server.house import PATIENCE, House, until

PLAYER = "search:sims=4,trees=1,greed=1,turns=-1,horizon=0"


def test_moments_are_spread_over_a_match() -> None:
    assert spread(0, 30) == []
    assert spread(3, 30) == [0, 1, 2]
    assert len(spread(1000, 30)) == 30 and spread(1000, 30)[0] == 0 and spread(1000, 30)[-1] < 1000


@pytest.mark.parametrize("name", OURS)
def test_an_outlook_ends_with_what_the_match_came_to(name: str) -> None:
    match = Match(game(name, 3, {}), seed=4)
    while not match.over and len(match) < 60:
        match.play(match.legal_ids()[0])
    before = (match.log, match.scores())
    moments, points = outlook(match, PLAYER)
    assert 1 < len(moments) <= MOST_MOMENTS + CLOSER * MOST_POINTS + 1
    assert [moment.step for moment in moments] == sorted({moment.step for moment in moments})
    assert all(len(moment.scores) == 3 for moment in moments)
    assert moments[-1].step == len(match) and moments[-1].scores == match.scores()
    assert (match.log, match.scores()) == before
    expected = {moment.step: moment.scores for moment in moments}
    steps, lines = list(expected), [line for line in match.story(EVERYTHING) if not line.heading]
    for point in points:  # each is what the graph shows there
        then, now = expected[steps[steps.index(point.step) - 1]], expected[point.step]
        assert point.gain == pytest.approx(leads(now)[point.seat] - leads(then)[point.seat], abs=0.01)
        begins = steps[steps.index(point.step) - 1]
        done = {line.seat for line in lines if any(begins <= step < point.step for step in line.steps)}
        assert point.gain and (point.gain > 0 or done == {point.seat}), "a loss is told of who did it alone"
    assert len(points) <= MOST_POINTS and [point.step for point in points] == sorted({point.step for point in points})


def test_something_is_expected_also_where_chance_comes_next() -> None:
    """Nearly every turn of Cake Auf! ends before cards are drawn: most of its graph was missing."""
    match = Match(game("cake_auf", 2, {}), seed=4, chance=MANUAL)
    while len(match) < 80:
        match.roll() if match.actor == CHANCE else match.play(match.legal_ids()[0])
    between = lines_end(match)
    drawn = [step for step in between if match.log[step][0] == CHANCE]
    assert drawn
    assert {between[place] for place in spread(len(between), MOST_MOMENTS)} <= {
        moment.step for moment in outlook(match, PLAYER)[0]
    }


class Oracle:
    """Expects nothing of a match before some decisions, and everything for one seat after them."""

    def __init__(self, turns_at: int) -> None:
        self.turns_at, self.asked = turns_at, list[int]()

    def choose(self, turn: Turn) -> int:
        return turn.legal[0]

    def think(self, turn: Turn) -> Thought:
        self.asked.append(turn.number)
        scores = (0.0, 0.0, 50.0 if turn.number >= self.turns_at else 0.0)
        return Thought([Considered(turn.legal[0], 0, 0.0, scores=scores)], 0)


def test_a_turning_point_is_the_very_line_that_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game("bake_the_cake", 3, {}), seed=4)
    while not match.over and len(match) < 400:
        match.play(match.legal_ids()[-1])
    between = lines_end(match)
    turns_at = between[len(between) // 2 + 1]
    oracle = Oracle(sum(seat != CHANCE for seat, _ in match.log[:turns_at]))
    monkeypatch.setattr("bakehouse.server.outlook.find", lambda player, name: oracle)
    points = outlook(match, "oracle")[1]
    assert turns_at in [point.step for point in points]
    (line,) = [line for line in match.story(EVERYTHING) if not line.heading and line.steps[-1] + 1 == turns_at]
    (turned,) = [point for point in points if point.step == turns_at]
    assert turned.seat == line.seat and turned.gain == (50 if line.seat == 2 else -50), "what the line did to its seat"
    assert len(oracle.asked) <= MOST_MOMENTS + CLOSER * MOST_POINTS


def test_alone_a_lead_is_the_points() -> None:
    assert leads([7.0]) == [7.0]
    assert leads([7.0, 9.0, 4.0]) == [-2.0, 2.0, -5.0]


def test_a_match_that_goes_on_keeps_its_outlook_to_itself(house: House) -> None:
    ada = house.browser("Ada")
    table = ada.new_table("cake_auf", "me", "greedy")["table"]["id"]
    refused = ada.ask("GET", f"/api/tables/{table}/outlook")
    assert refused.status_code == 409 and refused.json()["code"] == "not_running"


def test_an_ended_match_tells_it_to_everybody(house: House) -> None:
    ada, ben = house.browser("Ada"), house.browser("Ben")
    table = ada.new_table("bake_and_sale", "me", "greedy")["table"]["id"]
    ada.ask("POST", f"/api/tables/{table}/abandon")
    until(lambda: ada.get(f"/api/tables/{table}")["table"]["status"] == "abandoned", "the match to be given up")
    told = ada.get(f"/api/tables/{table}/outlook")
    assert told["moments"][-1]["step"] == told["steps"]
    assert ben.get(f"/api/tables/{table}/outlook") == told  # thought about once


def test_a_server_that_goes_leaves_nobody_waiting_for_an_answer(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It once took ten seconds, and then a traceback told of the request."""
    ada = house.browser("Ada")
    table, other = (ada.new_table("bake_and_sale", "me")["table"]["id"] for _ in range(2))
    ada.post(f"/api/tables/{table}/abandon")
    monkeypatch.setattr(house.hall.pool, "_hand_out", lambda: None)  # its turn never comes
    length, answers = ada.position(other)["length"], dict[str, httpx.Response]()

    def ask(path: str) -> None:
        answers[path] = httpx.get(f"{house.url}/api/tables/{path}", timeout=2 * PATIENCE)

    waiting = [f"{table}/outlook", f"{other}/position?length={length}&wait=25"]
    threads = [threading.Thread(target=ask, args=[path], daemon=True) for path in waiting]
    for thread in threads:
        thread.start()
    until(lambda: house.hall.pool.line.waiting and house.hall.tables[other].waiting, "both to wait")
    house.close()
    for thread in threads:
        thread.join(PATIENCE)
    refused, told = (answers[path] for path in waiting)
    assert (refused.status_code, refused.json()["code"]) == (503, "unavailable") and "restarts" in refused.text
    assert told.status_code == 200 and told.json()["length"] == length
    assert not [record for record in caplog.records if record.exc_info], caplog.text
