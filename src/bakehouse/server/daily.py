"""The bake of the day on a server: everybody's first try, on a board of matches that lie here and can be replayed.

A match of a day belongs to the day on which it was begun, and counts if it ends before the next day is over. It is a
table like any other, but nothing is taken back, nobody helps, and its rivals stay who they are. Whoever has played
elsewhere, in a terminal or on another server, sends the record in: chance and rivals are replayed before it counts.
Where the game is changed in the middle of a day, results that cannot be compared are not shown together.
"""

from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path
from sqlalchemy.exc import IntegrityError

from bakehouse.daily import BAKER, Bake, bake_of, begins_at, counts_until, today
from bakehouse.errors import BakehouseError
from bakehouse.forms import form
from bakehouse.games import find, names
from bakehouse.proof import Secret
from bakehouse.server.hall import Hall
from bakehouse.server.http import PROBLEMS, Address, Browser, InHall, table_answer
from bakehouse.server.messages import DailyBoard, DailyEntry, DailyInfo, DailyTry, NewBake, NewRecord, TableAnswer
from bakehouse.server.refusals import Refusal, somebody_was_quicker
from bakehouse.server.seats import told_apart
from bakehouse.server.sent import Sent
from bakehouse.server.storage.bakes import Bakes
from bakehouse.server.storage.store import OVER, PERSON, PROGRAM, Header, Place, Row
from bakehouse.server.work import Kind

MOST_ENTRIES, MOST_BESTS = 100, 10
ATTEMPTS = 5
"""How often a try is numbered again because another one of the same person was quicker."""

dailies = APIRouter(prefix="/api/daily", responses=PROBLEMS)


# --- Playing


@dailies.post("/{game}", status_code=201)
async def bake(wish: NewBake, game: str, hall: InHall, browser: Browser, who: Address) -> TableAnswer:
    """Begin the bake of today, or go on with it; `again` begins another try, which does not count."""
    bake = _bake(game, today(hall.settings.now()))
    for _ in range(ATTEMPTS):
        last = await hall.read(partial(Bakes.last, browser=browser, game=bake.game.id, day=bake.day.isoformat()))
        if last is not None and not wish.again:
            return table_answer(await hall.table(last[1]), browser)
        hall.check_new_table(who)
        header, values = await _prepared(hall, browser, bake, wish, 1 if last is None else last[0] + 1)
        try:
            return table_answer(await hall.set_up(header, who, bake=values), browser)
        except IntegrityError:  # another tab was quicker
            continue
    raise somebody_was_quicker()


@dailies.post("/{game}/records", status_code=201)
async def send_in(told: NewRecord, game: str, hall: InHall, browser: Browser, who: Address) -> TableAnswer:
    """Send in the record of a bake of today or yesterday that was played elsewhere; it is replayed before it counts."""
    now = today(hall.settings.now())
    bake = _bake(game, now)
    hall.check_new_table(who)
    try:
        days = [now, now - timedelta(days=1)]
        sent: Sent = await hall.pool.ask(Kind.HINT, (who,), "read_bake", told.text, bake.game.id, days)
    except BakehouseError as problem:
        raise Refusal("malformed", str(problem)) from None
    bake, day = _bake(game, sent.day), sent.day.isoformat()
    if await hall.read(partial(Bakes.was_sent, game=bake.game.id, day=day, log=sent.digest)):
        raise Refusal("not_allowed", form("daily-known"))
    for _ in range(ATTEMPTS):
        last = await hall.read(partial(Bakes.last, browser=browser, game=bake.game.id, day=day))
        header, values = await _prepared(hall, browser, bake, NewBake(), 1 if last is None else last[0] + 1, sent)
        rows = [Row(seat, action, header.created_at) for seat, action in sent.log]
        try:
            return table_answer(await hall.keep(header, rows, who, values), browser)
        except IntegrityError:
            continue
    raise somebody_was_quicker()


async def _prepared(
    hall: Hall, browser: str, bake: Bake, wish: NewBake, attempt: int, sent: Sent | None = None
) -> tuple[Header, dict[str, Any]]:
    """The header of a try, and what is noted of it beside; of one that was sent in, as it has ended."""
    now, known = hall.settings.now(), await hall.name_of(browser)
    me = Place(BAKER, PERSON, wish.name or known or "Guest", seen_at=now, holders=frozenset([browser]))
    called = [*wish.rivals, *(_called(rival) for rival in bake.rivals[len(wish.rivals) :])]
    rivals = [
        Place(seat, PROGRAM, name, rival)
        for seat, (name, rival) in enumerate(zip(called, bake.rivals, strict=False), 1)
    ]
    mark = {"day": bake.day.isoformat(), "attempt": attempt, "sent": sent is not None}
    options = {"public": False, "clock": None, "take_backs": "off", "hints": "off", "daily": mark}
    daily = bake.game.definition.daily
    header = hall.new_header(
        browser, bake.game.id, daily.house_rules, daily.edition, {}, options, told_apart([me, *rivals]),
        Secret(bake.seed, ""),
    )  # fmt: skip
    values = {
        "browser": browser, "game": bake.game.id, "day": mark["day"], "attempt": attempt, "key": bake.key,
        "sent": sent is not None, "log": sent.digest if sent else "",
    }  # fmt: skip
    if sent is not None:
        header = replace(header, status=OVER, started_at=now, ended_at=now, result=sent.result)
    return header, values


def _called(rival: str) -> str:
    """`baker:bold-baker` is called after its character."""
    return rival.rpartition(":")[2].replace("-", " ").capitalize()


def _bake(game: str, day: date) -> Bake:
    try:
        return bake_of(find(game).id, day)
    except BakehouseError as problem:
        raise Refusal("not_found", str(problem)) from None


# --- Looking


@dailies.get("")
async def all_bakes(hall: InHall, browser: Browser) -> list[DailyInfo]:
    """The bakes of today, and what you have made of them."""
    day = today(hall.settings.now())
    tries = await hall.read(partial(Bakes.tries, browser=browser, day=day.isoformat()))
    counts = await hall.read(partial(Bakes.count, day=day.isoformat()))
    return [
        DailyInfo(
            game=bake.game.id, title=bake.game.title, day=day.isoformat(), ends_at=begins_at(day + timedelta(days=1)),
            seats=bake.game.seats, rivals=list(bake.rivals), finished=counts.get(bake.game.id, 0),
            tries=[
                DailyTry(
                    table=each.match, attempt=each.attempt, status=each.status, points=each.points, place=each.place
                )
                for each in tries
                if each.game == bake.game.id
            ],
        )
        for bake in (_bake(name, day) for name in names())
    ]  # fmt: skip


@dailies.get("/{game}/{day}")
async def board(
    game: str, day: Annotated[str, Path(pattern=r"^\d{4}-\d\d-\d\d$")], hall: InHall, browser: Browser
) -> DailyBoard:
    """Everybody's first tries of a day, each of them a match that can be replayed; and your own best days."""
    try:
        when = date.fromisoformat(day)
    except ValueError:
        raise Refusal("not_found", form("no-day")) from None
    if when > today(hall.settings.now()):
        raise Refusal("not_found", form("no-day"))
    bake = _bake(game, when)
    name = bake.game.id
    key = await hall.read(partial(Bakes.key_of, game=name, day=day, usual=bake.key))
    found = await hall.read(
        partial(Bakes.board, game=name, day=day, key=key, until=counts_until(when), most=MOST_ENTRIES)
    )
    bests = await hall.read(partial(Bakes.bests, browser=browser, game=name, most=MOST_BESTS))
    return DailyBoard(
        game=name, day=day, seed=str(bake.seed), entries=[_entry(each, browser) for each in found],
        bests=[_entry(each, browser) for each in bests],
    )  # fmt: skip


def _entry(row: Any, browser: str) -> DailyEntry:
    return DailyEntry(
        table=row.match, day=row.day, name=row.name, points=row.points, place=row.place, seats=row.seats,
        sent=row.sent, yours=row.browser == browser,
    )  # fmt: skip
