"""What workers do. Arguments and results travel between processes, so both are plain values and matches."""

import gzip
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import date
from functools import lru_cache
from typing import Any

from bakehouse import analysis
from bakehouse.analysis.report import Depth
from bakehouse.errors import BakehouseError
from bakehouse.games import find as find_game
from bakehouse.games import names
from bakehouse.games.game import game
from bakehouse.lab import asking
from bakehouse.lab.asking.answers import AnswerTold
from bakehouse.match import Match
from bakehouse.players import Answer, Asked, turn_of
from bakehouse.players import advice as advising
from bakehouse.players.advice import Advice, Patience
from bakehouse.players.coach import Lead
from bakehouse.players.coach import lead as led
from bakehouse.puzzles import find as find_puzzle
from bakehouse.puzzles import laid_out
from bakehouse.server import frames, plans
from bakehouse.server import outlook as looking_over
from bakehouse.server.brought import Brought
from bakehouse.server.brought import read as read_brought
from bakehouse.server.messages import (
    Compared,
    Comparison,
    Moment,
    Move,
    Pencil,
    Plan,
    Planned,
    Preview,
    Previewed,
    TurningPoint,
)
from bakehouse.server.puzzling import ShownPuzzle, shown_puzzle
from bakehouse.server.sent import Sent
from bakehouse.server.sent import read as read_sent
from bakehouse.words import Entry, told_story

TELLING = ("analyse",)
"""What tells meanwhile how much of it is done."""
LIMIT = 30.0
REMEMBERED = 8
"""Players kept from one decision to the next; each may hold a tree of some megabytes."""

QUESTIONS = 32
"""Questions that are being answered at once in one process, each with what its games have told so far."""

_questions: "OrderedDict[str, Iterator[asking.Answer]]" = OrderedDict()
_players: "OrderedDict[tuple[str, int, str], Asked]" = OrderedDict()


def get_ready() -> None:
    """Read all games, so that the first job need not."""
    for name in names():
        game(name)


def answer(table: str, match: Match, seat: int, program: str) -> Answer:
    """What a program plays in a seat."""
    key = (table, seat, program)
    player = _players.pop(key, None) or Asked(program, match.game.id, LIMIT)
    _players[key] = player
    while len(_players) > REMEMBERED:
        _players.popitem(last=False)
    return player.answer(turn_of(match, seat))


def advise(match: Match, seat: int, seconds: float, player: str, also: Sequence[int]) -> Advice:
    """What the strongest player would do, and why."""
    return advising.advise(turn_of(match, seat), Patience(seconds=seconds, trees=1), player, also)


def lead(match: Match, seat: int) -> tuple[Lead, int | None]:
    """What the coach of a lesson says; the action by its id alone."""
    found = led(match, seat, match.game.definition.lesson)
    return Lead(found.chapters, None, found.part, found.why, found.then, found.known), (
        found.action.id if found.action else None
    )


def outlook(match: Match, player: str) -> tuple[list[Moment], list[TurningPoint]]:
    """Who was winning, moment by moment, and where it turned."""
    return looking_over.outlook(match, player)


def read_record(text: str) -> Brought:
    """A record that somebody brings."""
    return read_brought(text)


def analyse(match: Match, depth: Depth, tell: Callable[[float], None]) -> bytes:
    """What a strong program thinks of every decision of a match, as JSON that is packed."""
    found = analysis.analyse(match, depth, progress=lambda done, of: tell(done / of))
    return gzip.compress(found.to_json().encode(), mtime=0)


def compare(match: Match, asked: Comparison) -> Compared:
    """Two moves beside each other."""
    found = analysis.compare(match, asked.step, asked.one, asked.other, asked.games)
    return Compared(
        step=asked.step, seat=match.log[asked.step][0], one=found.first, other=found.second, games=found.games,
        unit=found.unit, difference=-found.worth if found.unit == "place" else found.worth, error=found.worth_error,
        points=found.points, points_error=found.points_error,
    )  # fmt: skip


def read_bake(text: str, game: str, days: Sequence[date]) -> Sent:
    """A record of a bake of the day, which is replayed with its chance and its rivals."""
    return read_sent(text, game, days)


def record(match: Match) -> str:
    """A match that has ended, as text."""
    return match.record()


def past(match: Match, step: int, seat: int | None, actions: bool = False) -> str:
    """The table after some steps of a match, as it was seen then; a `PastPosition`."""
    steps = len(match)
    match.follow(match.log[:step])
    view = frames.view_of(match, seat)
    if not actions:
        view["actions"] = []
    return frames.text({"step": step, "steps": steps, "seat": seat, "view": view})


def said(match: Match, entries: list[Entry], reader: int | None, language: str) -> str:
    """A story in words."""
    return told_story(entries, match.speaker(reader, language))


def preview(match: Match, length: int, asked: Preview | Move) -> Previewed:
    """What an action would do."""
    return plans.previewed(match, length, asked)


def plan(match: Match, length: int, asked: Plan) -> Planned:
    """What marks that are confirmed together would do."""
    return plans.planned(match, length, asked)


def pencil(match: Match, length: int, asked: Pencil) -> Any:
    """What a plan in pencil comes to."""
    return plans.pencilled(match, length, asked)


def narrow(question: str, asked: asking.Ask, played_in: str) -> AnswerTold | None:
    """The next answer to a question of the workshop, which knows more than the one before; None: there is no more.

    `played_in` names the database whose matches of people are laid beside; empty: none are.
    """
    answers = _questions.pop(question, None) or asking.ask(asked, ended=_ended(asked, played_in))
    answer = next(answers, None)
    if answer is not None and not answer.done:
        _questions[question] = answers
    while len(_questions) > QUESTIONS:
        _questions.popitem(last=False)
    return answer.told() if answer is not None else None


def _ended(asked: asking.Ask, database: str) -> "list[asking.Ended]":
    """Matches of people with the boxes of a question; where they cannot be read, programs answer alone."""
    if not database:
        return []
    from bakehouse.server.storage.played import ended_in  # no other work needs a database

    with suppress(BakehouseError):
        return ended_in(database, [asked.table(box) for box in (asked.box, asked.beside) if box is not None])
    return []


def forget(question: str) -> None:
    """Nobody wants the answer any more."""
    _questions.pop(question, None)


# --- Puzzles


@lru_cache(maxsize=64)
def _puzzle(game: str, puzzle: str) -> Match:
    return laid_out(find_puzzle(game, puzzle), find_game(game))


def puzzle_shown(game: str, puzzle: str) -> ShownPuzzle:
    """The table of a puzzle as its seat sees it."""
    return shown_puzzle(_puzzle(game, puzzle))


def puzzle_preview(game: str, puzzle: str, asked: Preview) -> Previewed:
    """What an action would do there."""
    return plans.previewed(_puzzle(game, puzzle).copy(), asked.length, asked)


def puzzle_plan(game: str, puzzle: str, asked: Plan) -> Planned:
    """What marks that are confirmed together would do there."""
    return plans.planned(_puzzle(game, puzzle).copy(), asked.length, asked)
