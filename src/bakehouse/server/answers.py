"""Answers that take some work: previews, plans, hints, what lies in the past. Workers make them.

The same over WebSockets and HTTP; whether somebody may ask is looked at first, here.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from typing import Any

from bakehouse import __version__
from bakehouse.errors import ActionError
from bakehouse.forms import form
from bakehouse.match import Match
from bakehouse.players.advice import Advice
from bakehouse.server import frames
from bakehouse.server.course import Reader, finished_match
from bakehouse.server.messages import (
    ConsideredAction,
    Hint,
    Hinted,
    Json,
    Move,
    Outlook,
    Pencil,
    Plan,
    Planned,
    Preview,
    Previewed,
)
from bakehouse.server.refusals import Refusal, illegal
from bakehouse.server.storage.archive import Archive
from bakehouse.server.storage.store import ABANDONED, OVER
from bakehouse.server.tables import Table
from bakehouse.server.work import Kind, Payers

MOST_CONSIDERED = 5


def payers(table: Table, address: str, seat: int | None = None) -> Payers:
    """Who pays for what is asked at a table."""
    at = f"table {table.id}"
    return (address, at) if seat is None else (address, at, f"{at} seat {seat}")


async def _looked(table: Table, paying: Payers, task: str, *arguments: Any) -> Any:
    try:
        return await table.hall.pool.ask(Kind.LOOK, paying, task, table.course.match.copy(), *arguments)
    except ActionError as problem:
        raise illegal(problem, table.length) from None


async def previewed(table: Table, browser: str | None, address: str, asked: Preview | Move) -> Previewed:
    """What an action would do."""
    table.check_asks(browser, asked.seat, asked.length)
    found: Previewed = await _looked(table, payers(table, address, asked.seat), "preview", table.length, asked)
    return found


async def held_back(table: Table, browser: str | None, address: str, asked: Move) -> Previewed | None:
    """What an action would do that ends its seat's turn, if it shall wait; None: play it, or say why not."""
    if not asked.hold:
        return None
    try:
        told = await previewed(table, browser, address, asked)
    except Refusal:
        return None  # the move itself will be refused, with the right word
    return told if told.ends_turn else None


async def planned(table: Table, browser: str | None, address: str, asked: Plan) -> Planned:
    """What marks that are confirmed together would do."""
    table.check_asks(browser, asked.seat, asked.length)
    if table.course.game.definition.secrets:
        raise Refusal("not_allowed", form("one-step"), table.length)
    found: Planned = await _looked(table, payers(table, address, asked.seat), "plan", table.length, asked)
    return found


async def pencilled(table: Table, browser: str | None, address: str, asked: Pencil) -> Any:
    """What a plan in pencil comes to."""
    table.check_asks(browser, asked.seat, asked.length)
    return await _looked(table, payers(table, address, asked.seat), "pencil", table.length, asked)


async def past(table: Table, browser: str | None, address: str, step: int, seat: Reader, actions: bool = False) -> str:
    """The table after some steps, as the reader saw it then; of an ended match perhaps with what could be done."""
    table.check_past(browser, step, seat)
    if actions and table.header.status not in (OVER, ABANDONED):
        raise Refusal("not_running", form("analysis-later"), table.length)
    told: str = await _looked(table, payers(table, address), "past", step, seat, actions)
    return told


async def log_in_words(
    table: Table, browser: str | None, address: str, seat: Reader, first: int, language: str
) -> Json:
    """The log as a seat may read it, as forms and in words; `Lines`."""
    if seat is not None:
        table.check_may_read(browser, seat)
    await table.tell_words(seat)
    log, length = table.course.log_of(seat), table.length
    lines, story = frames.lines_of(log, first), frames.story_of(log, first)
    entries = log.story.entries[story["first"] :]
    text = await _looked(table, payers(table, address), "said", entries, seat, language)
    return {"length": length, "lines": lines, "story": story, "text": text}


async def recorded(table: Table, address: str) -> str:
    """The record of a match that has ended; it is made once."""
    if table.header.status not in (OVER, ABANDONED):
        raise Refusal("not_running", form("record-later"))
    made_by = f"{__version__} {table.course.game.definition.version}"
    known: str | None = await table.hall.read(partial(Archive.record, match=table.id, made_by=made_by))
    if known is not None:
        return known
    if table.recording is None or table.recording.done():
        table.recording = table.hall.in_background(_record(table, payers(table, address), made_by))
    return await asyncio.shield(table.recording)


async def _record(table: Table, paying: Payers, made_by: str) -> str:
    hall, match = table.hall, finished_match(table.header, table.course)
    text: str = await hall.pool.ask(Kind.LOOK, paying, "record", match)
    with suppress(Refusal):  # where nothing can be written it is made again the next time
        await hall.write(table.id, partial(Archive.keep_record, match=table.id, made_by=made_by, text=text))
    return text


# --- Hints


def check_hint(table: Table, browser: str | None, asked: Hint) -> None:
    """Whether somebody may have a hint there."""
    table.check_asks(browser, asked.seat, asked.length)
    table.check_hints(asked.seat)


async def hints(table: Table, address: str, asked: Hint) -> AsyncIterator[Hinted]:
    """A quick answer and a better one; when the table has moved on meanwhile, no more."""
    length, match, programs = table.length, table.course.match.copy(), table.hall.programs
    table.say_if_preparing(table.hall.settings.hint_player)
    answered = False
    paying = payers(table, address, asked.seat)
    for quick in programs.hints(match, asked.seat):
        advice = await programs.hint(paying, match.copy(), asked.seat, quick, lambda: table.stands(asked.seat, length))
        if advice is None or not table.stands(asked.seat, length):
            break
        yield told(match, advice, asked.number, length, final=not quick)
        answered = True
    if not answered:
        raise Refusal("stale", form("table-changed"), table.length)


async def hinted(table: Table, browser: str | None, address: str, asked: Hint) -> Hinted:
    """The best answer alone."""
    check_hint(table, browser, asked)
    return [answer async for answer in hints(table, address, asked)][-1]


async def looked_over(table: Table, browser: str, address: str) -> Outlook:
    """Who was winning when, of a match that has ended. It is thought about once for all who ask."""
    if table.header.status not in (OVER, ABANDONED):
        raise Refusal("not_running", form("outlook-later"), table.length)
    hall = table.hall
    if table.outlook is None or (table.outlook.done() and table.outlook.exception() is not None):
        if not hall.hints.take(browser):
            raise Refusal("too_fast", form("too-much"))
        thinking = hall.programs.outlook(
            payers(table, address), table.course.match.copy(), hall.settings.outlook_player
        )
        table.outlook = hall.in_background(thinking)
    moments, points = await asyncio.shield(table.outlook)
    return Outlook(steps=len(table.course.steps), moments=moments, turning_points=points)


def told(match: Match, advice: Advice, number: int, length: int, final: bool) -> Hinted:
    """An advice with the words of the match: the best action, what it promises, and what the next best would."""
    legal = {action.id: action for action in match.legal(advice.seat)}
    considered = [
        ConsideredAction(
            action=each.action, notation=legal[each.action].notation, form=legal[each.action].form.told(),
            worth=each.worth, error=each.error,
        )
        for each in advice.considered[:MOST_CONSIDERED]
    ]  # fmt: skip
    return Hinted(
        number=number, length=length, seat=advice.seat, unit=advice.unit, considered=considered,
        reason=advice.reason.told(), simulations=advice.simulations, final=final,
    )  # fmt: skip
