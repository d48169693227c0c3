"""Answers that take some work: previews and hints, the same over WebSockets and HTTP."""

import asyncio

from bakehouse.forms import form
from bakehouse.match import Match
from bakehouse.players import Thought
from bakehouse.server.messages import Change, ConsideredAction, Hint, Hinted, Outlook, Preview, Previewed
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage.store import ABANDONED, OVER
from bakehouse.server.tables import Table

MOST_CONSIDERED = 5


def previewed(table: Table, browser: str | None, asked: Preview) -> Previewed:
    action, form, effects = table.preview(browser, asked.seat, asked.length, asked.action)
    return Previewed(
        number=asked.number, length=table.length, action=action, form=form.told(), certain=effects.certain,
        chance_follows=effects.chance_follows, changes=[Change(**change) for change in effects.changes],
        scores=effects.scores,
    )  # fmt: skip


async def hinted(table: Table, browser: str | None, asked: Hint) -> Hinted:
    table.check_asks(browser, asked.seat, asked.length)
    table.check_hints(asked.seat)
    length, match = table.length, table.course.match.copy()
    table.say_if_preparing(table.hall.settings.hint_player)
    thought = await table.hall.programs.hint(match, asked.seat)
    return told(match, asked.seat, thought, asked.number, length)


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
    moments = await asyncio.shield(table.outlook)
    return Outlook(steps=len(table.course.steps), moments=moments)


def told(match: Match, seat: int, thought: Thought, number: int, length: int) -> Hinted:
    """A thought in words: the best action, what it promises, and what the next best would."""
    legal = {action.id: action for action in match.legal(seat)}
    tried = sum(each.visits for each in thought.considered) or 1
    considered = [
        ConsideredAction(
            action=each.action, notation=legal[each.action].notation, form=legal[each.action].form.told(),
            value=each.value,
            scores=list(each.scores) if each.scores is not None else None, share=each.visits / tried,
        )
        for each in thought.considered[:MOST_CONSIDERED]
    ]  # fmt: skip
    return Hinted(number=number, length=length, seat=seat, considered=considered, simulations=thought.simulations)
