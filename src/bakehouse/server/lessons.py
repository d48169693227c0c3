"""Lessons, and the coach who may stay at real tables: what is told, and when."""

from functools import partial

from bakehouse.errors import BakehouseError
from bakehouse.forms import form
from bakehouse.games import find
from bakehouse.match import Match
from bakehouse.players.advice import Rated
from bakehouse.players.coach import LEARNER, decisions_since, lesson_game, remark, rival_of
from bakehouse.proof import Secret
from bakehouse.server.answers import payers
from bakehouse.server.hall import Hall
from bakehouse.server.messages import ChapterInfo, Coach, Coached, ConsideredAction, Move, NewLesson, Remarked
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage import Store
from bakehouse.server.storage.store import PERSON, PROGRAM, RUNNING, Place
from bakehouse.server.tables import Table


async def begun_lesson(hall: Hall, browser: str, wish: NewLesson, address: str) -> Table:
    """The lesson of a game: the one that was begun already, or a new one. Old ones are forgotten."""
    now, known = hall.settings.now(), await hall.name_of(browser)
    try:
        definition = find(wish.game)
    except BakehouseError as problem:
        raise Refusal("malformed", str(problem)) from None
    old = await hall.read(partial(Store.lessons, browser=browser, game=definition.id))
    for name in old:
        table = await hall.table(name)
        if table.header.owner == browser and table.header.status == RUNNING and not wish.again:
            return table
        if not table.watchers:
            hall.tables.pop(name, None)
            await hall.write(name, partial(Store.forget, match=name))
    lesson = definition.lesson
    table_game, rival = lesson_game(definition.id, lesson), rival_of(definition.id, lesson)
    learner = Place(LEARNER, PERSON, wish.name or known or "Guest", seen_at=now, holders=frozenset([browser]))
    names = [*wish.rivals, *[rival.capitalize()] * table_game.seats][: table_game.seats - 1]
    rivals = [Place(seat, PROGRAM, name, rival) for seat, name in enumerate(names, start=1)]
    options = {"public": False, "clock": None, "take_backs": "casual", "hints": "alone", "lesson": True}
    header = hall.new_header(
        browser, definition.id, lesson.house_rules, lesson.edition, {}, options, [learner, *rivals],
        Secret(lesson.seed, Secret.new().salt),
    )  # fmt: skip
    return await hall.set_up(header, address)


async def coached(table: Table, browser: str | None, address: str, asked: Coach) -> Coached:
    """What the coach says to who learns."""
    lesson, length = table.lesson, table.length
    if lesson is None or asked.seat not in table.header.seats_of(browser):
        raise Refusal("not_allowed", form("no-coach"), length)
    table.say_if_preparing(table.hall.settings.hint_player)
    lead, action = await table.hall.programs.lead(
        payers(table, address, asked.seat), table.course.match.copy(), asked.seat
    )
    if not table.stands(asked.seat, length):
        raise Refusal("stale", form("table-changed"), table.length)
    length = table.length  # others may have acted beside the learner
    table.led = (length, action) if action is not None else None
    chapters = [
        ChapterInfo(
            part=each.part, title=form(f"lesson-{each.part}-title").told(), met=each.met,
            words=each.words.told() if each.words else None,
        )
        for each in lead.chapters
    ]  # fmt: skip
    return Coached(
        number=asked.number, length=length, chapters=chapters, part=lead.part, then=list(lead.then), known=lead.known,
        goal=[each.told() for each in lesson.goal(table.course.game.edition.tree)],
        action=action, why=lead.why.told() if lead.why else None,
    )  # fmt: skip


async def remarked(table: Table, address: str, before: Match, move: Move) -> Remarked | None:
    """What a coach says of a move that was played; None where there is nothing to be said, or nobody may be helped."""
    seat, step = move.seat, len(before)
    if len(before.legal_ids(seat)) == 1 or table.lesson is not None:
        return None
    try:
        table.check_hints(seat)
    except Refusal:
        return None
    action = before.choice_of(move.action, seat)

    def is_wanted() -> bool:
        """Who has gone on does not want to hear of it any more."""
        match = table.course.match
        return not match.over and match.log[step : step + 1] == ((seat, action),) and decisions_since(
            match, step + 1, seat
        ) == 0  # fmt: skip

    advice = await table.hall.programs.hint(
        payers(table, address, seat), before.copy(), seat, False, is_wanted, [action]
    )
    found = remark(advice, action) if advice is not None and is_wanted() else None
    if advice is None or found is None:
        return None
    legal = {each.id: each for each in before.legal(seat)}

    def told(rated: Rated) -> ConsideredAction:
        action = legal[rated.action]
        return ConsideredAction(
            action=action.id, notation=action.notation, form=action.form.told(), worth=rated.worth, error=rated.error
        )

    return Remarked(
        length=move.length, seat=seat, unit=advice.unit, played=told(found.played), better=told(found.better),
        reason=advice.reason.told(),
    )  # fmt: skip
