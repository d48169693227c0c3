"""Hints that can be trusted: one quantity, ranked by what is shown, from what the seat knows, with a reason."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games import OURS, find
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.network import LEAD_WORTH, MOST_STEPS
from bakehouse.match import Match
from bakehouse.players import Greedy, turn_of
from bakehouse.players.advice import QUICK, Advice, Patience, _ahead, advise, in_unit, unit_of
from bakehouse.players.naming import adviser
from bakehouse.players.planner import Planner
from bakehouse.players.search import Foresight, ForesightSettings
from bakehouse.testing.listening import Listener
from bakehouse.words import LANGUAGES
from tests.players.test_secrecy import SECRET, decisions, other_world

POSITIONS = 4 if PLAIN else 60
SIMS = 24 if PLAIN else 100
PLAYER = "search:sims=16" if PLAIN else ""
"""Planners take too long where nothing is compiled."""


def tables(name: str) -> list[tuple[str, int]]:
    seats = find(name).seats
    return [(name, number) for number in seats if number <= seats.start + 2]


def positions(name: str, seats: int, most: int, seed: int = 0) -> Iterator[Match]:
    """Positions with something to choose, spread over matches of players that are greedy half of the time."""
    luck, found = random.Random(seed), 0
    while found < most:
        match = bh.game(name, seats).new(seed=luck.randrange(10**6))
        while not match.over and found < most:
            legal = match.legal_ids()
            if len(legal) > 1 and luck.random() < 0.1:
                found += 1
                yield match
            greedy = luck.random() < 0.5
            match.play(Greedy().choose(turn_of(match, match.actor)) if greedy else luck.choice(legal))


def advice_for(match: Match, sims: int = SIMS) -> Advice:
    return advise(turn_of(match, match.actor), Patience(sims=sims), PLAYER)


def check(match: Match, advice: Advice, listener: Listener) -> None:
    seats = match.game.seats
    assert advice.unit == {1: "points", 2: "chance"}.get(seats, "place")
    assert {each.action for each in advice.considered} <= set(match.legal_ids())
    worth = [each.worth for each in advice.considered]
    assert worth == sorted(worth, reverse=advice.unit != "place"), f"after {len(match)} steps: {advice}"
    low, high = {"points": (-200, 400), "chance": (0, 100), "place": (1, seats)}[advice.unit]
    assert all(low <= each.worth <= high and each.error >= 0 for each in advice.considered)
    problem = listener.problem("reason", advice.reason)
    assert not problem, problem


def check_many(name: str, seats: int, most: int) -> None:
    listener = Listener(bh.game(name, seats), list(LANGUAGES))
    for match in positions(name, seats, most, seats):
        check(match, advice_for(match), listener)


@pytest.mark.parametrize("name", [name for name in OURS if not isinstance(adviser(name), Planner)])
def test_what_is_recommended_is_never_rated_below_another_action(name: str) -> None:
    for table in tables(name)[:2]:
        check_many(*table, POSITIONS // len(tables(name)))


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_the_same_in_hundreds_of_positions(name: str) -> None:
    for seats in find(name).seats:
        check_many(name, seats, 8 if PLAIN else 100)


@pytest.mark.parametrize("name", SECRET)
def test_a_hint_knows_only_what_the_seat_knows(name: str) -> None:
    for match in decisions(bh.game(name, max(find(name).seats)), 7, 6 if PLAIN else 12):
        twin = other_world(match, match.actor, len(match))
        assert advice_for(match, 16) == advice_for(twin, 16), f"after {len(match)} steps"


@pytest.mark.slow
@pytest.mark.skipif(PLAIN, reason="a planner takes too long")
def test_alone_a_day_is_ended_only_where_the_planner_would_end_it() -> None:
    planner = adviser("bake_and_sale")
    assert isinstance(planner, Planner)
    unspent = 0
    for match in positions("bake_and_sale", 1, 8, 3):
        turn = turn_of(match, 0)
        ends = match.choice_of("end_day", 0) if any(a.notation == "end_day" for a in match.legal()) else None
        planned = planner.choose(turn)
        unspent += ends is not None and planned != ends
        if planned != ends:
            assert advice_for(match, 16).best != ends, match.describe()
    assert unspent > 2


@pytest.mark.skipif(PLAIN, reason="a planner takes too long")
def test_before_anything_has_happened_the_chances_of_two_are_near_even() -> None:
    """Whoever comes first in the order of the seats is not told to lose, and the least chance is no sure one."""
    found = []
    for seed in range(6):
        match = bh.game("bake_and_sale", 2).new(seed=seed)
        best = advise(turn_of(match, match.actor), Patience(seconds=QUICK)).considered[0]
        assert abs(best.worth - 50) <= 2 * best.error and best.error <= 20, best
        found.append(best.worth)
    assert abs(sum(found) / len(found) - 50) <= 10, found


@pytest.mark.skipif(PLAIN, reason="a planner takes too long")
def test_of_what_was_not_weighed_nothing_is_said() -> None:
    match = bh.game("bake_and_sale", 2).new(seed=1)
    advice = advise(turn_of(match, match.actor), Patience(seconds=QUICK + 0.01))
    assert len(advice.considered) == 1 and advice.reason.name == "hint-unweighed"
    check(match, advice, Listener(match.game, list(LANGUAGES)))


def test_a_chance_that_can_hardly_get_worse_may_still_get_better() -> None:
    leads = np.array([-30.0, -10, -20, -25, -5, -12, -40, -21])
    chance, error = _ahead(leads)
    mirrored = _ahead(-leads)
    assert chance < -0.9 and 2 * error > 1 + chance and mirrored == (-chance, pytest.approx(error))
    assert _ahead(np.zeros(30))[0] == 0


def test_what_is_asked_about_is_rated_whatever_the_search_thinks_of_it() -> None:
    listener = Listener(bh.game("cupcake_empire", 2), list(LANGUAGES))
    unrated = 0
    for match in positions("cupcake_empire", 2, 3):
        turn = turn_of(match, match.actor)
        unrated += len(advise(turn, Patience(sims=16)).considered) < len(turn.legal)
        advice = advise(turn, Patience(sims=16), also=turn.legal)
        check(match, advice, listener)
        assert {each.action for each in advice.considered} == set(turn.legal)
    assert unrated


def test_only_one_thing_to_do() -> None:
    for match in positions("cake_auf", 2, 1):
        turn = turn_of(match, match.actor)
        turn.legal[1:] = []
        advice = advise(turn, Patience(sims=8), "search:sims=8")
        assert [each.action for each in advice.considered] == turn.legal and advice.reason.name == "hint-only"


def test_a_player_that_cannot_say_why_gives_no_hints() -> None:
    match = bh.game("cake_auf", 2).new(seed=1)
    for name in ("greedy", "sight"):
        with pytest.raises(bh.BakehouseError, match="Hints need a player that"):
            advise(turn_of(match, match.actor), Patience(sims=8), name)


def test_returns_are_told_in_the_unit_of_the_table() -> None:
    assert [unit_of(seats) for seats in (1, 2, 3, 8)] == ["points", "chance", "place", "place"]
    assert in_unit(1.62, 1) == 162
    assert [in_unit(gained, 2) for gained in (-1, 0, 0.5, 1)] == [0, 50, 75, 100]
    assert [in_unit(gained, 4) for gained in (1, 1 / 3, -1)] == [1, 2, 4]


def test_what_being_ahead_counts_is_left_out_of_what_is_told() -> None:
    """A search by a network chooses by the return and a little for being ahead; the hint tells the return."""
    differing = 0
    for match in positions("cupcake_empire", 2, 3 if PLAIN else 10):
        thought = Foresight(ForesightSettings(sims=32, memory=14)).think(turn_of(match, match.actor))
        for each in thought.considered:
            if each.visits:
                assert each.gained is not None and -1 <= each.gained <= 1
                assert abs(each.value - each.gained) <= LEAD_WORTH * MOST_STEPS + 1e-6
                differing += each.value != each.gained
    assert differing
