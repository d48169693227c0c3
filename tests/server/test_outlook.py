"""Who was winning: told of ended matches, and of no other."""

import pytest

from bakehouse.games import OURS
from bakehouse.games.game import game
from bakehouse.match import Match
from bakehouse.server.outlook import MOST_MOMENTS, outlook, spread
from tests.server.house import House, until

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
    moments = outlook(match, PLAYER)
    assert 1 < len(moments) <= MOST_MOMENTS + 1
    assert [moment.step for moment in moments] == sorted({moment.step for moment in moments})
    assert all(len(moment.scores) == 3 for moment in moments)
    assert moments[-1].step == len(match) and moments[-1].scores == match.scores()
    assert (match.log, match.scores()) == before


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
