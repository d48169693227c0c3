"""Questions are answered roughly at first and then better, and every answer has been doubted."""

import json
import pickle
from dataclasses import replace
from typing import Any

import pytest

import bakehouse as bh
from bakehouse.errors import BadEdition, Invalid, UnknownName
from bakehouse.games import OURS
from bakehouse.games.game import Game
from bakehouse.lab.asking import Answer, Ask, Boxed, Elsewhere, ask, checked, playable, questions_of, understood
from bakehouse.lab.asking.answers import HERE
from bakehouse.lab.asking.asked_elsewhere import AnswerLost
from bakehouse.lab.asking.changes import point_words
from bakehouse.lab.asking.mending import _is_sure, small_changes
from bakehouse.lab.asking.playable import check_playable
from bakehouse.lab.asking.questions import BY_ID, QUESTIONS, subjects_of
from bakehouse.lab.intervals import Change
from bakehouse.lab.paths import Box
from bakehouse.words import LANGUAGES

SUPERMARKET = "building.supermarket"


def last(asked: Ask) -> Answer:
    answers = list(ask(asked))
    assert answers[-1].done
    return answers[-1]


def kinds(answer: Answer) -> set[str]:
    return {doubt.kind for doubt in answer.doubts}


# --- The two wrong answers


def test_greedy_players_never_build_the_supermarket_and_the_answer_says_so() -> None:
    """It was answered with "clarity -0.0 pp": now it warns, and has asked players who do build it."""
    answer = last(Ask("bake_and_sale", "strength", SUPERMARKET, populations=("greedy",), games=96))
    used, could, forced = (next(f for f in answer.figures if f.name == name) for name in ("used", "could", "forced"))
    assert used.value == 0 and could.value > 0.9 and forced.games >= 12
    unused = next(doubt for doubt in answer.doubts if doubt.kind == "unused")
    assert unused.asked and unused.words["subject"].name == "building-supermarket"
    assert answer.verdict.name in ("strength-dead", "strength-unused", "strength-overlooked")
    assert "weak" in kinds(answer)


def test_a_change_of_what_nobody_builds_is_asked_again_with_players_who_do() -> None:
    box = Boxed({"buildings": {"supermarket": {"money": 5}}})
    answer = last(Ask("bake_and_sale", "change", box=box, populations=("greedy",), games=40))
    unused = next(doubt for doubt in answer.doubts if doubt.kind == "unused")
    assert unused.way_out and unused.way_out.subject == SUPERMARKET and unused.way_out.users
    again = last(unused.way_out.but(games=12))
    forced = [figure for figure in again.figures if figure.name == "could" and figure.box == HERE]
    assert forced[0].value > 0.9 and again.verdict.name in ("strength-made", "verdict-few")


def test_mirrored_seats_are_no_fair_seats() -> None:
    """It was answered with "no first-player advantage: 50.4 %", of games of which nearly all were shared wins."""
    answer = last(Ask("bake_and_sale", "first-seat", populations=("greedy",), games=40))
    assert "mirrored" in kinds(answer) and answer.verdict.name == "verdict-mirrored" and not answer.sure
    mirrored = next(doubt for doubt in answer.doubts if doubt.kind == "mirrored")
    mixed = last(mirrored.way_out.but(games=24, populations=("beginners",)))  # type: ignore[union-attr]
    assert "mirrored" not in kinds(mixed)


# --- Asking


def test_answers_narrow_and_travel() -> None:
    asked = Ask("bake_the_cake", "seats", populations=("good", "beginners"), games=30)
    answers = list(ask(asked))
    assert len(answers) > 1 and [each.done for each in answers] == [False] * (len(answers) - 1) + [True]
    assert [each.games for each in answers] == sorted(each.games for each in answers)
    first, end = answers[0], answers[-1]
    assert pickle.loads(pickle.dumps(end)) == end
    told = json.loads(json.dumps(end.told()))
    assert Ask.read(told["asked"]) == checked(asked).but(seats=3)
    widths = [each.figures[0].high - each.figures[0].low for each in (first, end)]
    assert widths[1] < widths[0]
    assert {figure.population for figure in end.figures} == {"good", "beginners"}


def test_the_first_answer_is_about_good_players_and_the_others_join_them() -> None:
    first, second, *_ = ask(Ask("bake_the_cake", "seats", seconds=1))
    assert {each.population for each in first.figures} == {
        "good"
    } and first.asked.populations == second.asked.populations
    assert {each.population for each in second.figures} == {"beginners", "good", "champions"}
    assert {each.games for each in second.figures} == {each.games for each in first.figures}, "nothing is played twice"


def test_what_did_not_happen_in_few_games_is_not_certain_never_to_happen() -> None:
    """Who never builds the Supermarket loses nothing without it, in all games alike: no proof after twelve of them."""
    answer = last(Ask("bake_and_sale", "strength", SUPERMARKET, populations=("greedy",), games=12))
    without = next(each for each in answer.figures if each.name == "forbidden")
    assert without.value == 0 and (without.low, without.high) == (-0.25, 0.25)


def test_every_question_has_words_in_every_language() -> None:
    game = bh.game("bake_and_sale", 2)
    for language in LANGUAGES:
        speaker = game.speaker([], language=language)
        for question in questions_of("bake_and_sale"):
            subjects = subjects_of(game, question)
            said = speaker.say(question.words(subjects[0].words if subjects else None))
            assert said.endswith("?") and "ask" not in said and not speaker.catalogue.complaints


@pytest.mark.parametrize(
    ("text", "question", "subject"),
    [
        ("Is the Supermarket too strong?", "strength", SUPERMARKET),
        ("ist der Supermarkt zu stark", "strength", SUPERMARKET),
        ("supermarket", "strength", SUPERMARKET),
        ("does the first player win more often?", "first-seat", ""),
        ("Is it too long?", "length", ""),
        ("Läuft der Führende davon?", "runaway", ""),
        ("¿hay una estrategia que gana a todas?", "strategies", ""),
        ("what does this change do", "change", ""),
        ("how could I fix the length?", "mend", "shorter"),
        ("first-seat", "first-seat", ""),
    ],
)
def test_plain_words_are_understood(text: str, question: str, subject: str) -> None:
    found = understood(text, bh.game("bake_and_sale", 2))
    assert found is not None and (found.question, found.subject) == (question, subject)


def test_words_that_mean_no_question_are_not_answered() -> None:
    assert understood("What colour is the moon?", bh.game("bake_and_sale", 2)) is None
    assert len(QUESTIONS) == len(BY_ID)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (Ask("bake_and_sale", "colour"), "There is no question 'colour'"),
        (Ask("bake_and_sale", "strength", "building.casino"), "which component"),
        (Ask("bake_and_sale", "first-seat", seats=1), "only where several play"),
        (Ask("bake_and_sale", "length", populations=("wizards",)), "There is nobody called 'wizards'"),
        (Ask("bake_and_sale", "length", populations=()), "Nobody is asked"),
        (Ask("bake_and_sale", "length", seconds=0), "more than 0"),
        (Ask("bake_and_sale", "mend", "taste"), "what to mend"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(asked: Ask, sentence: str) -> None:
    with pytest.raises((Invalid, UnknownName), match=sentence):
        next(ask(asked))


def test_numbers_out_of_range_are_refused() -> None:
    with pytest.raises(BadEdition, match="days is 0; it must be"):
        next(ask(Ask("bake_and_sale", "length", box=Boxed({"days": 0}))))


def test_a_box_that_gets_stuck_or_never_ends_is_refused_before_anything_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = bh.game("bake_the_cake", 3)
    endless = Game(replace(usual.definition, most_steps=lambda box, seats: 5), 3)
    with pytest.raises(BadEdition, match="The edition cannot be played: a game has not ended after 5 steps"):
        check_playable(endless)
    advance = playable.play.advance

    def nothing_to_do(box: Any, states: Any, *step: Any) -> int:
        actions: int = advance(box, states, *step)
        return 0 if states[0].actor >= 0 else actions

    monkeypatch.setattr(playable.play, "advance", nothing_to_do)
    stuck = Game(usual.definition, 3, {"spare_tool": "three"})
    with pytest.raises(BadEdition, match="after 0 decisions nobody has anything to do, and the game is not over"):
        check_playable(stuck)


def test_nobody_wants_to_know_any_more() -> None:
    answers = ask(Ask("bake_the_cake", "length", seconds=60), cancelled=lambda: True)
    assert list(answers) == []


def test_another_process_answers_and_may_be_killed() -> None:
    with Elsewhere(Ask("bake_the_cake", "length", populations=("greedy",), games=12)) as elsewhere:
        assert [answer.done for answer in elsewhere.answers()] == [True]
    with Elsewhere(Ask("bake_the_cake", "length", seconds=3600)) as killed:
        killed.process.kill()  # as an operating system short of memory does
        with pytest.raises(AnswerLost, match="ask again"):
            list(killed.answers())


# --- What a change is called


@pytest.mark.parametrize(
    ("game", "point", "said"),
    [
        ("bake_the_cake", {"tools.copies": 3}, "Kitchen, Of each kind: 3 instead of 2"),
        ("bake_the_cake", {"house_rules.spare_tool": "three"}, "The house rule “Spare tool” (three)"),
        ("bake_the_cake", {"house_rules.must_do_both": "on"}, "With the house rule “Do both things”"),
        ("bake_and_sale", {"buildings.supermarket.money": 5}, "Supermarket, Money: 5 instead of 8"),
        ("bake_and_sale", {"hourglasses": 9}, "Hourglasses: 9 instead of 8"),
    ],
)
def test_a_change_is_told_by_the_names_of_components(game: str, point: dict[str, Any], said: str) -> None:
    table = bh.game(game)
    assert table.new().speaker().say(point_words(table, point)) == said


@pytest.mark.parametrize("game", OURS)
def test_every_small_change_has_words_in_every_language(game: str) -> None:
    table = bh.game(game)
    box = Box(table.definition, table.seats)
    points = small_changes(Ask(game, "mend", "shorter"), box)
    assert points
    for language in LANGUAGES:
        for point in points:
            said = table.new().speaker(language=language).say(point_words(table, point))
            assert "{" not in said and "_" not in said and "." not in said.rstrip("."), said


# --- What would mend it


def test_small_changes_are_tried_and_the_best_is_not_believed_too_soon() -> None:
    """The first answer comes after one game of every change; the last has fewer changes, and more games of each."""
    asked = Ask("bake_the_cake", "mend", "ending.stuck", seats=3, populations=("greedy",), seconds=600, games=24)
    answers = list(ask(asked))
    first, end = answers[0], answers[-1]
    assert not first.sure and kinds(first) == {"few"} and first.figures[0].games == 1
    assert [answer.figures[0].games for answer in answers] == [1, 4, 12, 24]
    assert end.done and len(end.charts[0].marks) < len(first.charts[0].marks)
    for doubt in end.doubts:
        assert doubt.way_out is not None and checked(doubt.way_out)
    speaker = bh.game("bake_the_cake", 3).speaker([])
    assert speaker.say(end.words) == "What would bring fewer games that end by stuck?"


@pytest.mark.parametrize(
    ("games", "chance", "sure"), [(12, 0.0, False), (100, 0.01, False), (100, 0.0005, True), (100, 1.0, False)]
)
def test_the_best_of_many_has_to_be_better_than_chance_makes_the_best_of_many(
    games: int, chance: float, sure: bool
) -> None:
    assert _is_sure(Change(-0.3, -0.4, -0.2, games, chance), tried=48) == sure


# --- What a publisher would accept


def test_three_bakers_with_the_tools_of_six_hold_contests() -> None:
    """The figures are in docs/lab/bake_the_cake.md; here only that the suggestion does what it says."""
    suggested = bh.game("bake_the_cake").definition.suggested[3]
    asked = Ask("bake_the_cake", "change", seats=3, box=Boxed({}, dict(suggested)), populations=("good",), games=60)
    answer = last(asked)
    contests = {each.box: each.value for each in answer.figures if each.name == "ending.contest"}
    assert contests["here"] > 0.7 and contests["beside"] < 0.5
    assert "strangers" in kinds(answer)
