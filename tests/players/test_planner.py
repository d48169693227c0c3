"""The planner at a table: it keeps to its plan, plans anew when surprised, and plays what the compiled loop plays."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.errors import BakehouseError
from bakehouse.kernel import beam
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.ends import room_for_ends
from bakehouse.kernel.generator import stream
from bakehouse.players import Turn, find, turn_of
from bakehouse.players.planner import Manner, Planner, benches


class Counting(Planner):
    """Counts its plans."""

    plans = 0

    def _make_plan(self, turn: Turn) -> None:
        self.plans += 1
        super()._make_plan(turn)


SHORT_DAYS = {"days": 2, "hourglasses": 4}


def play_day(match: bh.Match, player: Planner) -> int:
    """Play the day of the acting seat; returns how many decisions it took."""
    seat, decisions = match.actor, 0
    day = match.state.day
    while match.actor == seat and match.state.day == day:
        match.play(player.choose(turn_of(match, seat)))
        decisions += 1
    return decisions


def test_one_plan_is_enough_for_a_day() -> None:
    match, player = bh.game("bake_and_sale", edition=SHORT_DAYS).new(seed=2), Counting(Manner(width=1))
    assert play_day(match, player) > 1
    assert player.plans == 1
    play_day(match, player)
    assert player.plans == 2


def test_it_plans_anew_when_the_position_is_another() -> None:
    match, player = bh.game("bake_and_sale", edition=SHORT_DAYS).new(seed=2), Counting(Manner(width=1))
    chosen = player.choose(turn_of(match, 0))
    other = next(action for action in match.legal() if action.id not in (chosen, 0))
    match.play(other)
    match.play(player.choose(turn_of(match, 0)))
    assert player.plans == 2


@pytest.mark.parametrize(("name", "seats"), [("bake_the_cake", 3), ("cake_auf", 2), ("cupcake_empire", 2)])
def test_it_plays_every_game(name: str, seats: int) -> None:
    match = bh.game(name, seats).new(seed=4)
    players = [Planner(Manner(width=1)) for _ in range(seats)]
    for _ in range(40):
        match.play(players[match.actor].choose(turn_of(match, match.actor)))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_match_is_the_game_of_the_compiled_loop(seats: int) -> None:
    game, manner = bh.game("bake_and_sale", seats, edition=SHORT_DAYS), Manner(width=1)
    match, players = game.new(seed=6), [Planner(Manner(width=1)) for _ in range(seats)]
    while not match.over:
        match.play(players[match.actor].choose(turn_of(match, match.actor)))
    states, points, utilities = np.zeros(1, game.definition.state), np.zeros((1, 8), np.int32), np.zeros((1, 8))
    weights, lengths = beam.weights_for(game.definition.state), np.zeros((1, 2), np.int32)
    manners = np.array([manner.numbers()] * seats, np.int64)
    tables = (game.box, states, seats, np.array([6]), weights, manners, *benches(game, [manner]))
    beam.play_planned(*tables, 0, 1, lengths, points, utilities)
    assert points[0, :seats].tolist() == match.scores()
    assert lengths[0].tolist() == [2 * seats, 12]


def test_looking_ahead_is_deterministic_and_legal() -> None:
    chosen: list[list[int]] = [[], []]
    for actions in chosen:
        match = bh.position("bake_and_sale", seed=9, day=6, white=[1, 2, 5], black=[1, 3, 6], hours=3)
        player = Planner(Manner(width=2, samples=2, candidates=2, ahead_width=1))
        while match.state.day == 6:
            actions.append(player.choose(turn_of(match, 0)))
            match.play(actions[-1])
    assert chosen[0] == chosen[1] != []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("plan:width=0", "plan:width is a whole number from 1 to 1000, not '0'."),
        ("plan:value=guessed", "plan:value is one of learned, hand-made, near, network, not 'guessed'."),
        ("plan:depth=2", "The player plan has no option 'depth'; "),
    ],
)
def test_nonsense_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BakehouseError) as problem:
        find(name, "bake_and_sale")
    assert sentence in str(problem.value)


def test_its_hint_begins_with_what_it_plays_and_tells_points() -> None:
    match = bh.position("bake_and_sale", seed=9, day=7, white=[1, 2, 5], black=[1, 3, 6], hours=3)
    player = Planner(Manner(width=4))
    turn = turn_of(match, 0)
    thought = player.think(turn)
    assert thought.best == player.choose(turn)
    assert sorted(each.action for each in thought.considered) == sorted(turn.legal)
    values = [each.value for each in thought.considered]
    assert values == sorted(values, reverse=True) and thought.considered[0].points == values[0]


def test_its_luck_is_not_the_luck_of_the_table() -> None:
    """What a planner imagines must not tell what the seed will bring."""
    assert stream(7, beam.FORESIGHT_STREAM) != stream(7, 0)


def test_plans_that_fall_behind_are_dropped_while_the_best_is_played_on() -> None:
    match = bh.position("bake_and_sale", seed=9, day=6, white=[1, 2, 5], black=[1, 3, 6], hours=2)
    player = Planner(Manner(width=2, samples=17, candidates=5, ahead_width=1))
    player.choose(turn_of(match, 0))
    ranks, values = player._bench.end_rank.tolist(), player._bench.end_value
    ends = int(player._bench.tally[beam.ENDS])
    assert ends == 5 and sorted(ranks) == [0, 1, 2, 3, 4]
    assert values[ranks.index(0)] >= values[ranks.index(1)]
    assert values[ranks.index(2)] >= values[ranks.index(4)]
    assert player.worth == values[ranks.index(0)]


def planned(day: int, manner: Manner, **edition: object) -> Planner:
    """A planner of this manner after its first decision on some day."""
    table = bh.game("bake_and_sale", edition=edition)
    match = table.position(seed=9, day=day, white=[1, 2, 5], black=[1, 3, 6], hours=3)
    player = Planner(manner)
    player.choose(turn_of(match, 0))
    return player


def test_the_last_turn_is_followed_more_widely_and_the_one_before_it_played_on_more_often() -> None:
    late = Manner(width=1, candidates=3, samples=8, ahead_width=1, late=4)
    assert planned(7, late).worth == max(planned(7, Manner(width=width)).worth for width in (1, 4))
    assert planned(6, late).worth == planned(6, Manner(width=1, candidates=3, samples=32, ahead_width=4)).worth
    assert planned(5, late).worth == planned(5, Manner(width=1, candidates=3, samples=8, ahead_width=1)).worth


@pytest.mark.parametrize(("goal", "reached"), [(1, 1.0), (999, 0.0)])
def test_a_goal_is_worth_what_the_planner_is_told(goal: int, reached: float) -> None:
    levels = {"easy": 1, "normal": 1, "hard": 1, "challenging": 1, "impossible": goal}
    player = planned(6, Manner(width=2, candidates=3, samples=8, ambition=10), levels=levels)
    bench = player._bench
    for end in range(int(bench.tally[beam.ENDS])):
        assert bench.end_hope[end] == pytest.approx(bench.end_value[end] + 10 * reached)
    assert player.worth == bench.end_value[bench.end_rank.tolist().index(0)], "what is told are points alone"


@pytest.mark.skipif(PLAIN, reason="whole weeks take too long as plain Python")
def test_in_games_played_on_nobody_is_ahead_by_its_place_in_the_order() -> None:
    """Those who act at the same time do not see what the others make of it."""
    for seats in (2, 3):
        match = bh.game("bake_and_sale", seats).new(seed=2)
        turn, planner, games = turn_of(match, match.actor), Planner(Manner(width=1)), 60
        ends = room_for_ends(games, 1)
        planner.finish(turn, turn.states, np.array([planner.choose(turn)], np.int16), 0, (0, games), ends)
        points = ends.points[:, 0, :seats].astype(float)
        for other in range(1, seats):
            leads = points[:, 0] - points[:, other]
            assert leads.std() > 0, "they do not all plan alike"
            assert abs(leads.mean()) < 3 * leads.std() / games**0.5


def test_what_ends_the_turn_is_played_on_as_plans_are() -> None:
    """On the last day among others: how far one is ahead when these have finished theirs, not when one goes home."""
    match, hasty = bh.game("bake_and_sale", 2, edition=SHORT_DAYS).new(seed=2), Planner(Manner(width=1))
    while match.state.day == 1:
        match.play(hasty.choose(turn_of(match, match.actor)))
    turn = turn_of(match, match.actor)
    planner, end = Planner(Manner(width=2, samples=2, candidates=2)), match.choice_of("end_day", turn.seat)
    ends = room_for_ends(1, 1)
    planner.finish(turn, turn.states, np.array([end], np.int16), 0, (0, 1), ends)
    other = 1 - turn.seat
    assert planner.worth_of(turn, end) == ends.points[0, 0, turn.seat] - ends.points[0, 0, other]
    assert planner.worth_of(turn, end) != Planner(Manner(width=2)).worth_of(turn, end), "the other one bakes on"
    assert planner.think(turn).considered[0].action != end
