"""Answers that take some work: previews and hints, the same over WebSockets and HTTP."""

import asyncio
from collections.abc import AsyncIterator

from bakehouse.forms import form
from bakehouse.match import Match
from bakehouse.players.advice import Advice
from bakehouse.server.messages import Change, ConsideredAction, Hint, Hinted, Move, Outlook, Preview, Previewed
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage.store import ABANDONED, OVER
from bakehouse.server.tables import Table

MOST_CONSIDERED = 5


def previewed(table: Table, browser: str | None, asked: Preview | Move) -> Previewed:
    after = asked.after if isinstance(asked, Preview) else []
    action, form, effects = table.preview(browser, asked.seat, asked.length, asked.action, after)
    return Previewed(
        number=asked.number, length=table.length, action=action, form=form.told(), certain=effects.certain,
        chance_follows=effects.chance_follows, ends_turn=effects.ends_turn,
        changes=[Change(**change) for change in effects.changes], scores=effects.scores,
        opens=[each.told() for each in effects.opens],
    )  # fmt: skip


def held_back(table: Table, browser: str | None, asked: Move) -> Previewed | None:
    """What an action would do that ends its seat's turn, if it shall wait; None: play it, or say why not."""
    if not asked.hold:
        return None
    try:
        told = previewed(table, browser, asked)
    except Refusal:
        return None  # the move itself will be refused, with the right word
    return told if told.ends_turn else None


def check_hint(table: Table, browser: str | None, asked: Hint) -> None:
    """Whether somebody may have a hint there."""
    table.check_asks(browser, asked.seat, asked.length)
    table.check_hints(asked.seat)


async def hints(table: Table, asked: Hint) -> AsyncIterator[Hinted]:
    """A quick answer and a better one; when the table has moved on meanwhile, no more."""
    length, match, programs = table.length, table.course.match.copy(), table.hall.programs
    table.say_if_preparing(table.hall.settings.hint_player)
    answered = False
    for quick in programs.hints(match, asked.seat):
        advice = await programs.hint(match.copy(), asked.seat, quick, lambda: table.stands(asked.seat, length))
        if advice is None or not table.stands(asked.seat, length):
            break
        yield told(match, advice, asked.number, length, final=not quick)
        answered = True
    if not answered:
        raise Refusal("stale", form("table-changed"), table.length)


async def hinted(table: Table, browser: str | None, asked: Hint) -> Hinted:
    """The best answer alone."""
    check_hint(table, browser, asked)
    return [answer async for answer in hints(table, asked)][-1]


async def looked_over(table: Table, browser: str) -> Outlook:
    """Who was winning when, of a match that has ended. It is thought about once for all who ask."""
    if table.header.status not in (OVER, ABANDONED):
        raise Refusal("not_running", form("outlook-later"), table.length)
    hall = table.hall
    if table.outlook is None or (table.outlook.done() and table.outlook.exception() is not None):
        if not hall.hints.take(browser):
            raise Refusal("too_fast", form("too-much"))
        thinking = hall.programs.outlook(table.course.match.copy(), hall.settings.outlook_player)
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
