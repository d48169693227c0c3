"""Records that somebody brings, read by a worker: it need not know the rest of the server.

A damaged record is followed as far as it goes, and so is one by other rules; a sentence says how far.
"""

from dataclasses import dataclass
from typing import Any

from bakehouse.errors import BadRecord
from bakehouse.kept import Kept, kept
from bakehouse.match import MANUAL, Match
from bakehouse.proof import check_chance
from bakehouse.record import load
from bakehouse.server.course import result_of
from bakehouse.server.messages import LONGEST_NAME, visible


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
