"""Asking: what is asked is checked, played round after round, and told anew after every round."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from bakehouse.errors import Invalid, UnknownName
from bakehouse.games.game import Game, checked_seed
from bakehouse.lab.asking import doubting, weighing
from bakehouse.lab.asking.answers import BESIDE, HERE, LONGEST, Answer, Ask, Boxed
from bakehouse.lab.asking.mending import mend
from bakehouse.lab.asking.people import Ended, People
from bakehouse.lab.asking.playable import check_playable
from bakehouse.lab.asking.playing import Cancelled, Play, play_rounds
from bakehouse.lab.asking.questions import BY_ID, CHANGE, COMPONENT, MEND, STRENGTH, aims_of, countable
from bakehouse.lab.populations import PEOPLE, population
from bakehouse.lab.watching import watch
from bakehouse.players.options import nearest
from bakehouse.simulation.batch import Wish


def checked(asked: Ask) -> Ask:
    """The same question with all that was left open; refused in one sentence if it cannot be answered."""
    if asked.question not in BY_ID:
        listed = ", ".join(BY_ID)
        raise UnknownName(f"There is no question {asked.question!r}; {nearest(asked.question, BY_ID, [listed])}")
    if not 0 < asked.seconds <= LONGEST:
        raise Invalid(f"An answer takes more than 0 and at most {LONGEST:g} seconds, not {asked.seconds:g}.")
    if asked.games < 0:
        raise Invalid(f"The number of games is 0, for as many as the time allows, or more, not {asked.games}.")
    checked_seed(asked.seed)
    if not asked.populations:
        raise Invalid("Nobody is asked: name at least one population.")
    if asked.question == CHANGE and asked.beside is None:
        asked = asked.but(beside=Boxed())
    game = asked.table()
    question = BY_ID[asked.question]
    if question.together and game.seats == 1:
        raise Invalid(f"The question {question.id} makes sense only where several play; choose more seats.")
    for name in asked.populations:
        population(name, game)
    if question.id == MEND and asked.subject not in aims_of(game):
        known = aims_of(game)
        raise UnknownName(f"It has to be said what to mend; {nearest(asked.subject, known, known)}")
    if question.subject == COMPONENT:
        known = [str(use) for use in countable(game.definition)]
        if asked.subject not in known:
            hint = nearest(asked.subject, known, known)
            raise UnknownName(f"It has to be said which component of {game.title} is meant; {hint}")
    return asked


def ask(asked: Ask, cancelled: Callable[[], bool] = lambda: False, ended: Sequence[Ended] = ()) -> Iterator[Answer]:
    """Answers, each better than the one before; the last says that it is done. Ends early when `cancelled` says so.

    Matches of people that have `ended` are laid beside the games of the populations.
    """
    asked = checked(asked)
    game = asked.table()
    check_playable(game)
    beside = asked.table(asked.beside) if asked.beside else None
    if beside:
        check_playable(beside)
    watch(game, range(1), threads=1)  # loads what is compiled, or compiles it: that is no time to answer
    begun = time.monotonic()
    try:
        people = People(game, beside, ended)
        if asked.question == MEND:
            for answer in mend(asked, game, people, begun, cancelled):
                yield replace(answer, doubts=(*answer.doubts, *people.doubts(answer)))
            return
        plays = plays_of(asked, game, beside)
        for played, last in play_rounds(plays, asked, cancelled):
            played.portions |= people.portions
            there = tuple(name for name in (*asked.populations, PEOPLE) if played.has(name))
            answer = weighing.WEIGHING[asked.question](asked.but(populations=there), game, beside, played)
            answer = doubting.doubted(people.told(replace(answer, asked=asked)), game, beside, played)
            answer = replace(answer, doubts=(*answer.doubts, *people.doubts(answer)))
            yield answer.ended(played.games, time.monotonic() - begun, last)
    except Cancelled:
        return


def plays_of(asked: Ask, game: Game, beside: Game | None) -> list[Play]:
    """The kinds of games that a question needs; those of good players first."""
    populations = [population(name, game, asked.at_home) for name in asked.populations]
    boxes = [(HERE, game)] + ([(BESIDE, beside)] if beside else [])
    manners: list[str] = [""]
    if asked.question == STRENGTH:
        manners += ["forced"] if asked.users else ["forbidden", "forced"]
    return [
        Play(each, box, name, Wish(asked.subject, manner) if manner else None)
        for each in populations
        for name, box in boxes
        for manner in manners
    ]
