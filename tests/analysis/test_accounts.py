"""Luck has the mean 0, everything adds up to the result, and a decision is judged by what its seat knew."""

import random

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.analysis import Analysis, analyse, columns, compare, questions
from bakehouse.analysis.analyst import _costliest, own_seed, reason_for
from bakehouse.analysis.expecting import (
    POINTS,
    Care,
    Eyes,
    NetworkEyes,
    expectations,
    eyes_for,
    movers_of,
    positions,
)
from bakehouse.analysis.judging import method_for
from bakehouse.analysis.playing import played
from bakehouse.analysis.standards import standards_of
from bakehouse.errors import Invalid
from bakehouse.forms import form
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.players.reasons import Effort
from bakehouse.players.turn import turn_of

CHEAP = Care(24, 0)
"""Chance looked at as little as can be: every outcome of a step by its odds, and what may follow drawn once."""
TABLES = [("bake_and_sale", 2), ("bake_the_cake", 3), ("cake_auf", 2), ("cake_auf", 4), ("cupcake_empire", 3)]


def random_match(name: str, seats: int, seed: int) -> Match:
    match, choice = bh.game(name, seats).new(seed=seed), random.Random(seed)
    while not match.over:
        match.push(choice.choice(match.legal_ids()))
    return match


def luck_of(match: Match, eyes: Eyes) -> np.ndarray:
    """The luck of every seat in a match; with the moves, it adds up to the result.

    Of a run of chance steps, only its beginning and what it led to are looked at: its steps share out the luck between.
    """
    movers, states = np.array(movers_of(match)), positions(match)
    by_chance = states["actor"] == CHANCE
    looked = np.flatnonzero(np.diff(by_chance, prepend=~by_chance[:1]))
    looked = np.unique([*looked, len(match)])
    expected = expectations(match.game, states[looked], movers[looked].tolist(), eyes, CHEAP, own_seed(match, 0))[
        ..., 0
    ]
    changes, chance = np.diff(expected, axis=0), by_chance[looked][:-1]
    luck, moves = changes[chance].sum(axis=0), changes[~chance].sum(axis=0)
    assert match.game.seats == 1 or expected[-1].tolist() == match.returns()
    assert (expected[0] + luck + moves).tolist() == pytest.approx(expected[-1].tolist(), abs=1e-9)
    return luck


@pytest.fixture(scope="module")
def looked() -> tuple[Match, Analysis]:
    match = played(bh.game("cupcake_empire", 2), ["first-timer", "baker"], 11)
    return match, analyse(match, cores=2)


def test_matches_that_begin_alike_are_judged_by_draws_of_their_own() -> None:
    """Else they would share the error of these draws, and luck over many matches would have a mean; but the same match
    is always told the same."""

    def start(seed: int) -> float:
        match = bh.game("cupcake_empire", 2).new(seed=seed)
        match.push(match.legal_ids()[0])
        return analyse(match).accounts[0].start.gained

    assert start(1) != start(2)
    assert start(1) == start(1)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_everything_adds_up_to_the_result(name: str, seats: int) -> None:
    match = random_match(name, seats, 5)
    standards = standards_of(match.game.definition)
    eyes = eyes_for(match.game, standards)
    expected = expectations(match.game, positions(match), movers_of(match), eyes, Care(60, 6), 0, cores=2)
    assert expected[-1, :, 0].tolist() == pytest.approx(match.returns())
    scores = match.scores()
    leads = [own - max(other for place, other in enumerate(scores) if place != seat) for seat, own in enumerate(scores)]
    assert expected[-1, :, 1].tolist() == pytest.approx(leads)


def check_luck(name: str, seats: int, matches: int, strongest: bool) -> None:
    """The mean luck is within four standard errors of 0, and there is some."""
    game = bh.game(name, seats)
    eyes = eyes_for(game, standards_of(game.definition)) if strongest else NetworkEyes(game, None)
    luck = np.array([luck_of(random_match(name, seats, seed), eyes) for seed in range(matches)])
    mean, error = luck.mean(axis=0), luck.std(axis=0, ddof=1) / np.sqrt(matches)
    print(f"{name}, {seats} seats, {matches} matches: mean luck {mean.round(4)}, error {error.round(4)}")
    assert (error > 0).all()
    assert (np.abs(mean) < 4 * error).all()


ALL_ENDS = Care(2000, 0)


def told_at_the_end(match: Match, eyes: Eyes, since: int, care: Care = ALL_ENDS, seed: int = 0) -> np.ndarray:
    """What an analysis expects where a match stands, if it looks at it from a step on."""
    states, movers = positions(match), movers_of(match)
    return expectations(match.game, states[since:], movers[since:], eyes, care, seed)[-1]


def last_dice(match: Match, dice: int) -> Match:
    """A match before the last so many dice of the last roll in its first half; what comes has to be told by hand."""
    actors = positions(match)["actor"]
    ends = [step for step in range(dice, len(match) // 2) if actors[step] != CHANCE]
    end = next(step for step in reversed(ends) if (actors[step - dice : step] == CHANCE).all())
    moment = match.copy()
    moment.chance = "manual"
    moment.follow(match.log[: end - dice])
    return moment


@pytest.mark.parametrize(("name", "seats", "dice"), [
    ("bake_and_sale", 1, 2), ("bake_and_sale", 2, 2), ("bake_the_cake", 3, 1), ("cake_auf", 2, 2),
    ("cupcake_empire", 2, 2), ("cupcake_empire", 3, 2),
])  # fmt: skip
def test_before_a_die_the_mean_of_what_is_told_after_it_is_expected(name: str, seats: int, dice: int) -> None:
    """Exactly, outcome for outcome, each as the analysis of a match tells it in which that came; in the middle of a
    roll and at its end."""
    moment = last_dice(random_match(name, seats, 5), dice)
    begun = len(moment)
    eyes = eyes_for(moment.game, standards_of(moment.game.definition))
    while moment.actor == CHANCE:
        outcomes, chances = zip(*moment.odds(), strict=True)
        after = [moment.copy() for _ in outcomes]
        for twin, outcome in zip(after, outcomes, strict=True):
            twin.push(outcome)
        told = np.array([told_at_the_end(twin, eyes, begun) for twin in after])
        assert np.ptp(told[..., 0], axis=0).any(), "the die is worth something"
        assert told_at_the_end(moment, eyes, begun) == pytest.approx(np.tensordot(chances, told, 1), abs=1e-9)
        moment.push(outcomes[0])


@pytest.mark.parametrize(("name", "seats", "dice"), [("bake_and_sale", 1, 3), ("cupcake_empire", 2, 3)])
def test_draws_of_later_dice_have_the_mean_of_all_ends(name: str, seats: int, dice: int) -> None:
    """A roll with too many ends to look at is not expected to be better or worse than it is."""
    moment = last_dice(random_match(name, seats, 5), dice)
    begun = len(moment)
    eyes = eyes_for(moment.game, standards_of(moment.game.definition))
    exact = told_at_the_end(moment, eyes, begun)[:, 0]
    drawn = np.array([told_at_the_end(moment, eyes, begun, Care(1, 0), 1000 * seed)[:, 0] for seed in range(200)])
    error = drawn.std(axis=0, ddof=1) / np.sqrt(len(drawn))
    assert (error > 1e-6).all()
    assert (np.abs(drawn.mean(axis=0) - exact) < 4 * error).all()


def test_luck_has_the_mean_nothing() -> None:
    check_luck("cupcake_empire", 2, 20, strongest=True)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "matches", "strongest"), [
    ("bake_and_sale", 1, 2000, True), ("bake_the_cake", 3, 2000, True), ("cake_auf", 2, 2000, False),
    ("cake_auf", 4, 200, False), ("cupcake_empire", 2, 2000, True), ("cupcake_empire", 4, 200, False),
])  # fmt: skip
def test_luck_has_the_mean_nothing_over_thousands_of_matches(
    name: str, seats: int, matches: int, strongest: bool
) -> None:
    """Whatever the opinion is worth: where the strongest player's would take long, by the game's hand-made one."""
    check_luck(name, seats, matches, strongest)


def test_an_analysis_adds_up_step_by_step(looked: tuple[Match, Analysis]) -> None:
    match, analysis = looked
    assert [step.who for step in analysis.steps] == [who for who, _ in match.log]
    assert Analysis.from_json(analysis.to_json()) == analysis
    for account in analysis.accounts:
        for measure in ("gained", "points"):
            parts = [getattr(each, measure) for each in (account.start, account.luck, account.skill, account.rivals)]
            assert sum(parts) == pytest.approx(getattr(account.result, measure), abs=1e-9)
        assert account.result.gained == match.returns()[account.seat]
        assert sum(account.counts.values()) == len(analysis.decisions(account.seat))
    for step in analysis.decisions():
        decision = step.decision
        assert decision is not None
        assert decision.played in {each.action for each in decision.considered}
        assert decision.loss >= 0
        assert (decision.rating == "only") == (decision.options == 1)


def test_the_same_comes_out_on_any_number_of_cores(looked: tuple[Match, Analysis]) -> None:
    match, analysis = looked
    assert match.analyse(cores=1) == analysis


def test_mistakes_become_questions_with_reasons(looked: tuple[Match, Analysis]) -> None:
    match, analysis = looked
    asked = questions(analysis, 0)
    assert asked
    for each in asked:
        assert each.reason is not None
        assert match.speaker(0, "de").say(each.reason)
        assert each.answer != each.played
    with pytest.raises(Invalid, match="There is no seat 2"):
        questions(analysis, 2)


def test_a_reason_is_looked_for_until_there_is_one(looked: tuple[Match, Analysis]) -> None:
    """More games are played while they tell nothing; if they never do, the lead that the program expects is told."""
    match, analysis = looked
    asked = questions(analysis, 0)[0]
    decision, moment = asked.decision, match.copy()
    moment.follow(match.log[: asked.step])
    turn = turn_of(moment, 0)
    assert reason_for(turn, decision, (Effort(24, 384),)).get("what"), "there is something to tell"
    equal = decision.model_copy(update={"best": decision.played, "loss_points": 3.2})
    assert reason_for(turn, equal, (Effort(8, 16),))["what"] == (form("analysis-lead", gain=3),)
    hardly = equal.model_copy(update={"loss_points": 0.2, "clear": False})
    assert match.speaker(0, "en").say(reason_for(turn, hardly, (Effort(8, 8),))) == (
        "Hardly better than what was played: a little more of a lead"
    )


def test_who_errs_in_the_same_way_twice_is_asked_once(looked: tuple[Match, Analysis]) -> None:
    """Two visits to the same shop in one day, where the same was better both times, are one lesson."""
    _, analysis = looked
    bad = [
        step.decision
        for step in analysis.decisions()
        if step.decision and step.decision.rating in ("mistake", "blunder")
    ]
    one, other = (
        bad[0].model_copy(update={"loss": 0.9}),
        bad[0].model_copy(update={"loss": 0.8, "played": 1, "best": 2}),
    )
    twice = [(1, one), (2, one.model_copy(update={"loss": 0.7})), (3, other)]
    assert [step for step, _ in _costliest(twice)] == [1, 3]


def test_two_moves_are_compared_with_the_same_luck(looked: tuple[Match, Analysis]) -> None:
    match, analysis = looked
    step = questions(analysis, 0)[0].step
    decision = analysis.steps[step].decision
    assert decision is not None
    better = compare(match, step, decision.played, decision.best, 30)
    worse = compare(match, step, decision.best, decision.played, 30)
    assert better.points == -worse.points
    assert better.points_error > 0
    equal = compare(match, step, decision.best, decision.best, 30)
    assert (equal.points, equal.points_error) == (0, 0)
    with pytest.raises(Invalid, match="could not be played"):
        compare(match, step, decision.best, 10_000)
    with pytest.raises(Invalid, match="Nobody decides"):
        compare(match, 0, 1, 2)


def test_a_table_has_a_row_for_every_step(looked: tuple[Match, Analysis]) -> None:
    match, analysis = looked
    table = columns(analysis)
    assert {len(column) for column in table.values()} == {len(match)}
    assert table["expected_0"][-1] == match.returns()[0]


def test_what_others_hold_changes_no_judgement() -> None:
    """Two worlds that seat 0 cannot tell apart: what is thought of its decision is the same."""
    match = bh.game("cake_auf", 2).new(seed=3)
    seat = match.actor
    step = len(match)
    match.push(match.legal_ids()[0])
    told = analyse(match, cores=1).steps[step].decision
    assert told is not None
    # The judgement starts from a redealt table and the analysis' own seed: the match's seed tells it nothing.
    twin = match.copy()
    twin.seed += 1
    assert analyse(twin, cores=1).steps[step].decision == told
    assert match.log[step][0] == seat


def test_an_unfinished_match_is_analysed_as_far_as_it_goes() -> None:
    match = bh.game("bake_the_cake", 3).new(seed=1)
    for _ in range(6):
        match.push(match.legal_ids()[0])
    told: list[int] = []
    analysis = analyse(match, cores=1, progress=lambda done, of: told.append(done))
    assert told[0] == 0 and sorted(told) == told, "it is heard before the first decision is thought about"
    assert not analysis.finished
    assert [note["form"] for note in analysis.notes] == ["analysis-unfinished"]
    assert len(analysis.steps) == len(match)


def test_bad_wishes_are_refused_in_a_sentence() -> None:
    match = bh.game("bake_the_cake", 3).new(seed=1)
    with pytest.raises(Invalid, match="'first' or 'deep'"):
        match.analyse("deeper")
    with pytest.raises(Invalid, match="seconds above 0"):
        match.analyse(seconds=-1)


def test_seats_that_act_at_once_go_on_with_what_they_had_planned() -> None:
    """Only who has moved plans anew; where all have to plan, or only one seat is left, that is the same as planning."""
    match, choice = bh.game("bake_and_sale", 3).new(seed=2), random.Random(2)
    while match.state.day == 1:
        match.push(choice.choice(match.legal_ids()))
    states, movers = positions(match), movers_of(match)
    eyes = eyes_for(match.game, standards_of(match.game.definition))
    day = np.flatnonzero(states["actor"] >= 0)
    followed = eyes.follow(states[day], [movers[step] for step in day], 1)
    planned = eyes.see(states[day], 1)
    alone = states[day]["awaited"] & (states[day]["awaited"] - 1) == 0
    assert alone.any() and not alone.all()
    assert (followed[0] == planned[0]).all()
    assert (followed[alone] == planned[alone]).all()
    assert np.abs(followed - planned)[..., POINTS].max() < 20


def test_a_deeper_tree_has_room_to_be_deeper() -> None:
    game = bh.game("bake_the_cake", 3)
    rooms = [
        method_for(game, standards_of(game.definition), "first", times).new_judge().settings.memory
        for times in (1, 2, 10)
    ]
    assert rooms == [12, 13, 16]


def test_a_full_table_takes_no_longer_to_think_about() -> None:
    """Where simulations are played on until everybody has had a turn, fewer of these longer ones are made."""

    def sims(seats: int) -> int:
        game = bh.game("cake_auf", seats)
        return method_for(game, standards_of(game.definition), "first").sims

    assert [seats * sims(seats) for seats in (2, 3, 4)] == [60, 60, 60]
