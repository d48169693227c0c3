"""Doubts: what is checked before anything is concluded, each a sentence with a way out."""

from collections.abc import Iterator
from dataclasses import replace
from math import isnan
from typing import Any

from bakehouse.forms import Form, form
from bakehouse.games.game import Game
from bakehouse.lab.asking.answers import BESIDE, HERE, Answer, Ask, Doubt
from bakehouse.lab.asking.playing import Played
from bakehouse.lab.asking.questions import CHANGE, FIRST_SEAT, LENGTH, RUNAWAY, SEATS, STRATEGIES, STRENGTH, component
from bakehouse.lab.asking.weighing import percent
from bakehouse.lab.comparing import touched
from bakehouse.lab.metrics import MIRRORED as MIRROR
from bakehouse.lab.metrics import RARELY, metrics_of
from bakehouse.lab.populations import BEGINNERS, CHAMPIONS, GOOD, population
from bakehouse.players.networks import is_stranger

UNUSED, MIRRORED, FEW, NIL, WEAK, UNDEFINED, STRANGERS, ORDER = (
    "unused", "mirrored", "few", "nil", "weak", "undefined", "strangers", "order",
)  # fmt: skip
ABOUT_SEATS = (FIRST_SEAT, SEATS)
LONGER = 4
"""A question with too few games is asked again with so many times the time."""
LONGEST_AGAIN = 600.0
NOTICED = 0.01
"""A change of a share that is smaller than this is nothing at a table, however sure it is."""


def doubted(answer: Answer, game: Game, beside: Game | None, played: Played) -> Answer:
    """The answer with all doubts; where one of them forbids a verdict, with that instead of it."""
    asked = answer.asked
    doubts = [
        *_mirrored(asked, game, played), *_unused(asked, game, beside, played), *_strangers(asked, game, beside),
        *_weak(asked, game, played), *_undefined(asked, game, played), *_order(asked, played), *_nil(answer),
        *few(answer),
    ]  # fmt: skip
    verdict, sure = answer.verdict, answer.sure
    mirrored = next((each for each in doubts if each.kind == MIRRORED), None)
    if mirrored and asked.question in ABOUT_SEATS:
        verdict, sure = form("verdict-mirrored", share=mirrored.words["share"]), False
    if any(each.kind == UNDEFINED for each in doubts):
        verdict, sure = form("verdict-undefined"), False
    return replace(answer, verdict=verdict, sure=sure, doubts=tuple(doubts))


def again(asked: Ask, words: str, **changes: Any) -> tuple[Ask, Form]:
    """Another question, and how it is offered."""
    other = asked.but(**changes)
    return other, form(words, seconds=round(other.seconds))


def _mirrored(asked: Ask, game: Game, played: Played) -> Iterator[Doubt]:
    """Identical programs on shared luck do the same: nearly all wins are shared, and every seat wins its fair part."""
    if game.seats == 1:
        return
    who = asked.weighed
    shared = metrics_of(game)["ties"].estimate(played.of(who)).value
    if shared > MIRROR:
        others = tuple(name for name in (BEGINNERS, GOOD, CHAMPIONS))
        out, words = again(asked, "way-mixed", populations=others)
        yield Doubt(MIRRORED, form("doubt-mirrored", share=percent(shared)), out, words)


def _unused(asked: Ask, game: Game, beside: Game | None, played: Played) -> Iterator[Doubt]:
    """The question, or the change, is about something that nobody uses."""
    subjects = [asked.subject] if asked.question == STRENGTH else []
    if asked.question == CHANGE and beside:
        subjects = touched(game, beside)
    for who in filter(played.has, asked.populations):
        for subject in subjects:
            metric = metrics_of(game)[f"use.{subject}"]
            used = [metric.estimate(played.of(who, box)).value for box in (HERE, BESIDE) if played.has(who, box)]
            if max(used) < RARELY:
                told = {"players": population(who, game).words, "subject": component(game, subject)}
                if asked.question == STRENGTH and played.has(who, HERE, "forced"):
                    yield Doubt(UNUSED, form("doubt-unused-asked", **told), asked=True)
                else:
                    changes = {"question": STRENGTH, "subject": subject, "users": True, "populations": (who,)}
                    out, words = again(asked, "way-users", **changes)
                    yield Doubt(UNUSED, form("doubt-unused", **told), out, words)


def _strangers(asked: Ask, game: Game, beside: Game | None) -> Iterator[Doubt]:
    """The networks have learned the printed box, and know nothing of what the changes are worth."""
    if is_stranger(game) or (beside and is_stranger(beside)):
        yield Doubt(STRANGERS, form("doubt-strangers"))


def _weak(asked: Ask, game: Game, played: Played) -> Iterator[Doubt]:
    """Only beginners, or programs that look one action ahead, were asked: what they miss may be good for others."""
    weak = {BEGINNERS, "greedy", "random"}
    if set(asked.populations) <= weak:
        out, words = again(asked, "way-better", populations=(GOOD, CHAMPIONS))
        yield Doubt(WEAK, form("doubt-weak"), out, words)


def _undefined(asked: Ask, game: Game, played: Played) -> Iterator[Doubt]:
    """What the question goes by does not exist in this game."""
    if asked.question not in (RUNAWAY, LENGTH, STRATEGIES) or game.seats == 1:
        return
    if asked.question == RUNAWAY and not (played.of(asked.weighed).seen["leaders"] >= 0).any():
        yield Doubt(UNDEFINED, form("doubt-no-leader"))


def _order(asked: Ask, played: Played) -> Iterator[Doubt]:
    """Where all act at once, programs still act one after the other, and the later ones see what the others did."""
    if asked.question in ABOUT_SEATS and played.of(asked.weighed).seen["at_once"].any():
        yield Doubt(ORDER, form("doubt-order"))


def _nil(answer: Answer) -> Iterator[Doubt]:
    """Beyond chance, and yet nothing."""
    if answer.asked.question != CHANGE:
        return
    who = answer.asked.weighed
    changes = [each for each in answer.figures if each.name.startswith("change.") and each.population == who]
    sure = [each for each in changes if each.low > 0 or each.high < 0]
    if sure and all(each.unit == "share" and abs(each.value) < NOTICED for each in sure):
        yield Doubt(NIL, form("doubt-nil"))


def few(answer: Answer) -> Iterator[Doubt]:
    """Too few games to say it."""
    if answer.sure or any(isnan(each.value) for each in answer.figures[:1]):
        return
    asked = answer.asked
    out, words = again(asked, "way-longer", seconds=min(LONGER * asked.seconds, LONGEST_AGAIN))
    yield Doubt(FEW, form("doubt-few"), out, words)
