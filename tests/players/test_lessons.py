"""Lessons on the engine: who follows the coach meets every part, plays to the end, and wins; mistakes are explained."""

from collections.abc import Iterator

import pytest

from bakehouse.forms import Form
from bakehouse.games import OURS, find
from bakehouse.match import Match
from bakehouse.players import find as find_player
from bakehouse.players import turn_of
from bakehouse.players.advice import Advice, Rated
from bakehouse.players.coach import LEARNER, Lead, lead, lesson_game, mistake, remark, rival_of
from bakehouse.testing.listening import Listener
from bakehouse.words import LANGUAGES


def taught(game: str) -> Iterator[tuple[Match, Lead]]:
    """The lesson of a game, decision by decision, and its end; whoever learns does what the coach says."""
    lesson = find(game).lesson
    table = lesson_game(game, lesson)
    match = table.new(seed=lesson.seed)
    rival = find_player(rival_of(game, lesson), table)
    while not match.over:
        if LEARNER in match.awaited:
            said = lead(match, LEARNER, lesson)
            yield match, said
            assert said.action is not None
            match.push(said.action.id, LEARNER)
        else:
            match.push(rival.choose(turn_of(match, match.actor)), match.actor)
    yield match, lead(match, LEARNER, lesson)


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_meets_every_part_of_its_game_and_is_won(game: str) -> None:
    lesson = find(game).lesson
    ears = Listener(lesson_game(game, lesson), list(LANGUAGES))
    explained, mistakes, heard = set[str](), set[str](), set[Form]()
    for match, said in taught(game):
        if said.why is not None and not said.known:
            explained.add(said.part)
        forms = {said.why, *(each.words for each in said.chapters)}
        if said.action is not None:
            judged = {action.id: mistake(match, LEARNER, action.id, lesson) for action in match.legal(LEARNER)}
            assert judged[said.action.id] is None or None not in judged.values(), "the coach proposes a mistake"
            wrong = set(judged.values()) - {None}
            mistakes |= {each.name for each in wrong if each is not None}
            forms |= wrong
        for form in forms - {None} - heard:
            assert form is not None
            assert not (problem := ears.problem("say", form)), problem
            heard.add(form)
    assert [each.part for each in said.chapters if not each.met] == []
    assert explained >= {chapter.part for chapter in lesson.chapters if chapter.seen is None}
    assert mistakes, "nothing that could be done was a mistake"
    assert match.ranks()[LEARNER] == 1
    for form in lesson.goal(match.game.edition.tree):
        assert not (problem := ears.problem("say", form)), problem


def test_a_lesson_goes_along_with_whoever_does_other_things() -> None:
    """Always the last action instead of the coach's: the coach has something to say at every decision."""
    lesson = find("bake_and_sale").lesson
    match = lesson_game("bake_and_sale", lesson).new(seed=lesson.seed)
    while not match.over:
        seat = match.actor
        if seat == LEARNER:
            said = lead(match, LEARNER, lesson)
            assert said.action in match.legal(LEARNER)
        match.push(match.legal_ids(seat)[-1], seat)
    assert lead(match, LEARNER, lesson).action is None


def advice(*worths: float, error: float = 1.0) -> Advice:
    considered = tuple(Rated(action, worth, error) for action, worth in enumerate(worths))
    return Advice(0, "chance", considered, Form("hint-clearly", {}))


def test_a_coach_speaks_of_a_move_that_was_clearly_much_worse_and_of_no_other() -> None:
    assert remark(advice(80, 50), 1) is not None
    assert remark(advice(80, 50), 0) is None, "the best move"
    assert remark(advice(80, 75), 1) is None, "a little worse"
    assert remark(advice(80, 50, error=20), 1) is None, "perhaps no worse at all"
    assert remark(advice(80, 50), 7) is None, "nobody has looked at it"
