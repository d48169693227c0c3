"""A game's own policies: compiled they play what they prefer; they are the good players at home, and not elsewhere."""

import logging
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import bakehouse as bh
from bakehouse import policy as policies
from bakehouse.errors import BadNetwork, Invalid
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.play import FORBIDDEN, FORCED, MANNER, NO_WISH, WISHED
from bakehouse.lab import watching
from bakehouse.lab.asking import Ask, Boxed
from bakehouse.lab.comparing import play_side_by_side
from bakehouse.lab.populations import population
from bakehouse.lab.study import Plan
from bakehouse.lab.watching import company_of, seating_of, watch
from bakehouse.players import find, networks, turn_of
from bakehouse.players.company import Company
from bakehouse.simulation.batch import Wish
from bakehouse.training import cloning
from bakehouse.training.cloning import (
    BATCH,
    MOST_ACTIONS,
    NO_ACTION,
    Lesson,
    Student,
    features_of,
    lesson_of,
    wishes_for,
)

NAME, SEATS = "bake_and_sale", 2

plays = pytest.mark.skipif(PLAIN, reason="whole games take long as plain Python")


def own_layers(game: bh.Game, wide: int = 10, narrow: int = 6) -> list[policies.Layer]:
    numbers = np.random.default_rng(5)
    actions = len(game.definition.table)
    inputs = sum(feature.length for feature in game.features()) + actions
    sizes = ((inputs, wide), (wide, narrow), (narrow, actions))
    return [(numbers.normal(size=size), numbers.normal(size=size[1])) for size in sizes]


@pytest.fixture
def own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the game looks for its policy with two seats; there is none for others."""
    path = tmp_path / "own.npz"
    game = bh.game(NAME, SEATS)
    policies.write(path, own_layers(game), game, unit=0.01)
    other = tmp_path / "none.npz"
    monkeypatch.setattr(policies, "own_file", lambda definition, seats: path if seats == SEATS else other)
    return path


@plays
def test_the_compiled_player_does_what_its_policy_prefers(own_file: Path) -> None:
    game = bh.game(NAME, SEATS)
    policy = policies.read(own_file, game)
    watched = watch(game, range(2), ["policy"], threads=1)
    for seed in range(2):
        match = game.new(seed=seed)
        while not match.over:
            legal = [action.id for action in match.legal()]
            preferred = policy.preferences(match.observe(match.actor), legal)
            match.push(max(legal, key=lambda action: float(preferred[action])))
        assert watched.scores[seed].tolist() == match.scores()


def test_what_may_be_done_is_a_part_of_what_it_sees(own_file: Path) -> None:
    game = bh.game(NAME, SEATS)
    policy, match = policies.read(own_file, game), game.new(seed=1)
    legal = [action.id for action in match.legal()]
    seen = match.observe(match.actor)
    assert not np.allclose(policy.preferences(seen, legal), policy.preferences(seen, legal[:1]))


def test_asked_for_one_decision_it_prefers_the_same(own_file: Path) -> None:
    game = bh.game(NAME, SEATS)
    match = game.new(seed=1)
    turn = turn_of(match, match.actor)
    preferred = policies.read(own_file, game).preferences(match.observe(match.actor), turn.legal)
    assert find("policy", game).choose(turn) == max(turn.legal, key=lambda action: float(preferred[action]))


def test_two_seats_in_a_mood_are_no_mirror_images(own_file: Path) -> None:
    game = bh.game(NAME, SEATS)
    watched = watch(game, range(12), ["policy:temperature=0.05,style=any"], threads=1)
    assert (watched.scores[:, 0] != watched.scores[:, 1]).any()


def test_good_players_go_by_habit_at_home_alone(own_file: Path) -> None:
    printed, changed = bh.game(NAME, SEATS), bh.game(NAME, SEATS, house_rules={"swap": "day"})
    habits = printed.definition.habits
    assert habits and all(name.startswith("policy") for name in habits)
    assert population("good", printed, at_home=True).players == tuple(habits)
    others = population("good", printed).players
    assert not any(name.startswith("policy") for name in others)
    for elsewhere in (changed, bh.game(NAME, SEATS + 1)):
        assert population("good", elsewhere, at_home=True).players == others
    assert population("champions", printed, at_home=True) == population("champions", printed)
    assert seating_of(printed, ["good"], at_home=True).players == tuple(habits)
    assert seating_of(printed, ["good"]).players == others


def test_boxes_are_compared_with_the_same_players(own_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever watches a box beside another one has to say nothing: the habits stay at home."""
    seated: list[tuple[str, ...]] = []

    def noted(game: bh.Game, players: Sequence[str], care: Sequence[int] | None = None) -> Company | None:
        seated.append(tuple(players))
        return company_of(game, ["random"], care)

    monkeypatch.setattr(watching, "company_of", noted)
    games = bh.game(NAME, SEATS), bh.game(NAME, SEATS, house_rules={"swap": "day"})
    play_side_by_side(games, range(4), ["good"])
    assert len(set(seated)) == 1 and not any(name.startswith("policy") for name in seated[0])


@pytest.mark.parametrize("unit", [0.0, 2.0, "much"])
def test_a_policy_that_does_not_fit_is_told_and_others_play(
    own_file: Path, unit: object, caplog: pytest.LogCaptureFixture
) -> None:
    game = bh.game(NAME, SEATS)
    policies.write(own_file, own_layers(game), game, unit=unit)
    with pytest.raises(BadNetwork, match=r"it does not say what its numbers mean\.$"):
        policies.read(own_file, game)
    with caplog.at_level(logging.WARNING, "bakehouse"):
        assert networks.policy_for(game) is None
    assert "it does not say what its numbers mean. Others play instead." in caplog.text
    assert not any(name.startswith("policy") for name in population("good", game, at_home=True).players)
    with pytest.raises(Invalid, match="has no policy of its own for 2 seats"):
        watch(game, range(1), ["policy"])


@pytest.mark.parametrize("name", bh.GAMES)
def test_what_comes_with_a_game_fits_it(name: str) -> None:
    definition = bh.game(name).definition
    there = [seats for seats in definition.seats if policies.own_file(definition, seats).is_file()]
    assert bool(there) == bool(definition.habits)
    for seats in there:
        game = bh.game(name, seats)
        about = policies.read(policies.own_file(definition, seats), game).about
        assert about["box"] == game.digest and about["unit"] and about["command"] and about["curve"]


@plays
def test_guests_play_and_teach_nothing() -> None:
    """Planners show one action of each decision; a greedy guest would show what each is worth."""
    game = bh.game(NAME, SEATS)
    lesson = lesson_of(game, ["plan:width=1,value=near"], 300, 50, 0.01, None, guests=["greedy"])
    assert len(lesson) == 300
    assert (lesson.worths.sum(axis=1) == 1).all() and set(np.unique(lesson.worths)) == {0, 1}


@plays
def test_a_wish_is_followed_by_the_seat_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bh.game(NAME, 1)
    wish = Wish("building.market", "forbidden").numbers(game.definition)
    monkeypatch.setattr(cloning, "wishes_for", lambda game, seeds, wished: np.array([wish] * len(seeds), np.int16))
    told = lesson_of(game, ["plan:width=1,value=near"], 200, 50, 0.01, None, wished=1.0)
    monkeypatch.undo()
    free = lesson_of(game, ["plan:width=1,value=near"], 200, 50, 0.01, None)
    table = game.definition.table
    market = next(action for action in range(len(table)) if table.notation(action) == "market")
    assert (free.ids == market).any() and not (told.ids == market).any()


def test_so_many_games_have_a_wish_of_each_manner() -> None:
    game, seeds = bh.game(NAME, SEATS), np.arange(1000, dtype=np.int64)
    wishes = wishes_for(game, seeds, 0.25)
    assert (wishes_for(game, seeds, 0.0)[:, MANNER] == NO_WISH).all()
    assert 0.2 < (wishes[:, MANNER] != NO_WISH).mean() < 0.3
    assert set(wishes[:, MANNER]) == {FORBIDDEN, NO_WISH, FORCED}
    assert set(wishes[:, WISHED]) == set(range(len(game.definition.uses)))


def test_who_is_asked_one_decision_at_a_time_teaches_nobody() -> None:
    with pytest.raises(Invalid, match="Only random, greedy, sight and plan players can teach, or be guests"):
        lesson_of(bh.game(NAME, 1), ["search:sims=2"], 10, 50, 0.01, None)


@plays
@pytest.mark.slow
def test_a_policy_is_learned_from_planners() -> None:
    game = bh.game(NAME, 1)
    lesson = lesson_of(game, ["plan:width=1"], 3000, 50, 0.01, None)
    student = Student(game, lesson, 0.01, 32, 16)
    student.learn([lesson], 4)
    shown = lesson_of(game, ["plan:width=1"], 500, 7000, 0.01, student.habit())
    assert len(shown) == 500 and student.agreement(shown) > 0.4
    (first, _), _, (last, _) = student.layers()
    assert first.shape[0] == student.features + student.actions and last.shape[1] == student.actions


def test_who_is_told_a_wish_is_nobody_who_goes_by_habit() -> None:
    """A habit does not know the way on from where a wish leads: in the week, doing without the Friendly Bakery would
    seem to cost three times as much as it does to those who plan."""
    for question, at_home in (("first-seat", True), ("length", True), ("strength", False), ("mend", False)):
        assert Ask(NAME, question).at_home == at_home
    assert not Ask(NAME, "length", beside=Boxed()).at_home
    assert Plan(bh.game(NAME, 1), ("good",), 10).goes_by_habit
    assert not Plan(bh.game(NAME, 1), ("baker",), 10).goes_by_habit


def test_an_input_that_was_always_the_same_says_nothing() -> None:
    game = bh.game(NAME, 1)
    here = np.zeros((BATCH, features_of(game)), np.float16)
    here[:, 1], here[1, 3] = 1, 1
    ids = np.full((BATCH, MOST_ACTIONS), NO_ACTION, np.int16)
    ids[:, :2] = 0, 1
    lesson = Lesson(here, ids, np.zeros(ids.shape, np.float32))
    student = Student(game, lesson, 0.01, 8, 4)
    student.learn([lesson], 1)
    (first, _), _, _ = student.layers()
    assert not first[1].any() and first[3].any() and first[student.features].any()
    assert not first[student.features + 2].any()
