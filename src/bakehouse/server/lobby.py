"""The lists that somebody sees who comes in. They are made from headers: no match is opened for them but one's own."""

from functools import partial

from bakehouse.server import frames
from bakehouse.server.course import kept_game, notes_on
from bakehouse.server.hall import Hall
from bakehouse.server.messages import Lobby, SeatInfo, TableInfo
from bakehouse.server.refusals import Refusal
from bakehouse.server.seats import PRESENT_MS
from bakehouse.server.storage.archive import Archive, Listed, Lists
from bakehouse.server.storage.store import PERSON, PROGRAM
from bakehouse.server.tables import Table

MOST = 60
"""Tables in each of the lists."""


async def lobby_of(hall: Hall, browser: str | None) -> Lobby:
    """Tables with an open seat for everybody, one's own that go on, and matches that have ended."""
    found: Lists = await hall.read(partial(Archive.lists, browser=browser, most=MOST))
    mine = [table for each in found.mine if (table := await _opened(hall, each)) is not None]
    for table in mine:
        await table.tell_words(None)
    own = {each.header.id for each in found.mine}
    return Lobby.model_construct(
        open=[_told(hall, each) for each in found.open if each.header.id not in own],
        yours=[table.yours(browser) for table in mine],
        finished=[_told(hall, each) for each in found.finished],
    )


async def _opened(hall: Hall, listed: Listed) -> Table | None:
    try:
        return await hall.table(listed.header.id)
    except Refusal as refusal:
        if refusal.code == "unavailable":
            raise
        return None


def _told(hall: Hall, listed: Listed) -> TableInfo:
    """A table by its header alone, unless it is in memory."""
    header = listed.header
    if header.id in hall.tables:
        return hall.tables[header.id].info()
    opened, now = kept_game(header), hall.settings.now()

    def is_present(kind: str, seen_at: int, holders: frozenset[str]) -> bool:
        seen = max([seen_at, *(listed.seen.get(browser, 0) for browser in holders)])
        return kind == PROGRAM or (kind == PERSON and now - seen < PRESENT_MS)

    seats = [
        SeatInfo.model_construct(
            seat=place.seat, kind=place.kind, name=place.name, program=place.program, idle=False,
            present=is_present(place.kind, place.seen_at, place.holders), rating=None,
        )
        for place in header.places
    ]  # fmt: skip
    standing = frames.Standing(opened.game, notes_on(header, opened), "", listed.length)
    return frames.table_info(header, standing, seats, hall.settings.keep)
