"""Try it again: a new table that stands where an ended match once stood, against programs.

With new dice the position is all that is taken over, and the new seed is promised like any other. With the same dice
the new match has the log and the seed of the old one up to there, so whatever chance brought comes again; nobody
promises such a seed, because everybody may know it.
"""

from dataclasses import replace
from typing import Any

from bakehouse.chance import HMAC_SHA256
from bakehouse.forms import form
from bakehouse.match import FROM_SEED, Match
from bakehouse.players import levels
from bakehouse.proof import Secret
from bakehouse.server.course import SAME_DICE, chance_of
from bakehouse.server.hall import Hall
from bakehouse.server.identity import new_table_id
from bakehouse.server.messages import NewBranch
from bakehouse.server.refusals import Refusal
from bakehouse.server.seats import checked_program, told_apart
from bakehouse.server.storage.store import OPEN, PERSON, PROGRAM, Header, Place, Row
from bakehouse.server.tables import Table
from bakehouse.server.tables.ending import ENDED


async def branched(table: Table, browser: str, wish: NewBranch, address: str) -> Table:
    """A table that stands where a match stood after some steps, with its visitor in one seat."""
    hall, header = table.hall, table.header
    if header.status not in ENDED:
        raise Refusal("not_running", form("branch-later"), table.length)
    table.check_past(browser, wish.step, wish.seat)
    moment = table.course.at_step(wish.step)
    if moment.over:
        raise Refusal("malformed", form("branch-over"))
    if wish.dice == SAME_DICE and chance_of(header) != FROM_SEED:
        raise Refusal("malformed", form("branch-manual"))
    hall.check_new_table(address)
    places = told_apart(await _places(hall, header, browser, wish))
    new = _header(header, browser, wish, moment, places, hall.settings.now())
    steps = table.course.steps[: wish.step] if wish.dice == SAME_DICE else []
    return await hall.set_up(new, address, [Row(seat, action, new.created_at) for seat, action in steps])


async def _places(hall: Hall, header: Header, browser: str, wish: NewBranch) -> list[Place]:
    """The visitor in one seat, programs in the others: those that sat there, or the one that is wished for."""
    known, now = await hall.name_of(browser), hall.settings.now()
    strongest = levels(header.game)[-1]
    wished = checked_program(wish.program, header.game) if wish.program else ""
    me = Place(wish.seat, PERSON, known or f"Seat {wish.seat + 1}", seen_at=now, holders=frozenset([browser]))
    return [
        me if place.seat == wish.seat
        else Place(place.seat, PROGRAM, place.name, wished or place.program or strongest)
        for place in header.places
    ]  # fmt: skip


def _header(header: Header, browser: str, wish: NewBranch, moment: Match, places: list[Place], now: int) -> Header:
    """The same box, whatever its numbers are, with other people and another course."""
    secret = Secret(header.seed, header.salt) if wish.dice == SAME_DICE else Secret.new()
    options: dict[str, Any] = {
        "public": False, "clock": None, "take_backs": "casual", "hints": "all",
        "stream": header.options.get("stream", "") if wish.dice == SAME_DICE else HMAC_SHA256,
        "branch": {"table": header.id, "step": wish.step, "dice": wish.dice},
    }  # fmt: skip
    return replace(
        header, id=new_table_id(), described=moment.describe() if wish.dice != SAME_DICE else header.described,
        options=options, owner=browser, seed=secret.seed, salt=secret.salt, status=OPEN, created_at=now,
        started_at=None, ended_at=None, moved_at=now, wakes_at=None, result=None, asked=None, rematch=None, changes=0,
        places=tuple(places),
    )  # fmt: skip
