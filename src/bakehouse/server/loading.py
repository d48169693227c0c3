"""Records that somebody brings: matches that were played elsewhere, to be looked at here like one of ours.

A damaged record is followed as far as it goes, and so is one by other rules; a sentence says how far. Nobody here has
seen such a match being played, so nothing is promised for it, and nobody sits in its seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bakehouse.errors import BadRecord
from bakehouse.kept import Kept, kept
from bakehouse.match import MANUAL, Match
from bakehouse.proof import check_chance
from bakehouse.record import load
from bakehouse.server.course import result_of
from bakehouse.server.hall import Hall
from bakehouse.server.identity import new_table_id
from bakehouse.server.messages import LONGEST_NAME, NewRecord, visible
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage.store import ABANDONED, OVER, PERSON, Header, Place, Row
from bakehouse.server.tables import Table
from bakehouse.server.work import Kind


@dataclass(frozen=True)
class Brought:
    """A record as it was read: plain values, which travel between processes."""

    game: str
    kept: Kept
    described: dict[str, Any]
    seed: int
    salt: str
    stream: str
    chance: str
    promise: str
    players: list[str]
    log: tuple[tuple[int, int], ...]
    result: dict[str, Any] | None
    notes: tuple[str, ...]


def read(text: str) -> Brought:
    """What a record says, as far as it can be followed."""
    try:
        match, notes = _followed(text)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError):
        raise BadRecord("The record cannot be read.") from None
    if not match.log:
        raise BadRecord("Nothing has happened in this record yet.")
    return Brought(
        match.game.id, kept(match.game), match.described, match.seed, match.salt, match.stream, _chance(match),
        match.promise, [visible(name)[:LONGEST_NAME] or f"Seat {seat}" for seat, name in enumerate(match.players, 1)],
        match.log, result_of(match) if match.over and not match.stopped else None, notes,
    )  # fmt: skip


def _followed(text: str) -> tuple[Match, tuple[str, ...]]:
    """The match, and what has to be said of it: of a damaged record, where it ends."""
    try:
        match = load(text)
    except BadRecord as problem:
        match = load(text, salvage=True)
        return match, (*match.notes, f"The record is followed for {len(match)} steps. {problem}")
    return match, match.notes


def _chance(match: Match) -> str:
    """Whether the seed gives what the log says; if not, the same dice cannot be thrown again."""
    try:
        check_chance(match)
    except BadRecord:
        return MANUAL
    return match.chance


async def loaded(hall: Hall, browser: str, told: NewRecord, address: str) -> Table:
    """A record, as a table at which a match has ended."""
    hall.check_new_table(address)
    try:
        brought: Brought = await hall.pool.ask(Kind.LOOK, (address,), "read_record", told.text)
    except BadRecord as problem:
        raise Refusal("malformed", str(problem)) from None
    now = hall.settings.now()
    rows: Sequence[Row] = [Row(seat, action, now) for seat, action in brought.log]
    return await hall.keep(_header(brought, browser, now), rows, address)


def _header(brought: Brought, browser: str, now: int) -> Header:
    told = brought.kept
    options = {
        "public": False, "clock": None, "take_backs": "off", "hints": "off", "stream": brought.stream,
        "chance": brought.chance, "loaded": {"promise": brought.promise, "notes": list(brought.notes)},
    }  # fmt: skip
    return Header(
        id=new_table_id(), game=brought.game, box=told.box, version=told.version, edition=dict(told.edition),
        components=dict(told.components or {}), seats=told.seats, house_rules=dict(told.house_rules),
        described=brought.described, options=options, owner=browser, seed=brought.seed, salt=brought.salt,
        status=OVER if brought.result else ABANDONED, created_at=now, started_at=now, ended_at=now, moved_at=now,
        result=brought.result, places=tuple(Place(seat, PERSON, name) for seat, name in enumerate(brought.players)),
    )  # fmt: skip
