"""Records of a bake of the day that are sent in, replayed by a worker: it need not know the rest of the server."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from bakehouse.daily import bake_of, check_record, curve_of, seed_of
from bakehouse.errors import BadRecord
from bakehouse.record import load
from bakehouse.server.course import result_of

LOG_BYTES = 16


@dataclass(frozen=True)
class Sent:
    """A record of a day that was sent in and replayed: plain values, which travel between processes."""

    day: date
    log: tuple[tuple[int, int], ...]
    result: dict[str, Any]

    @property
    def digest(self) -> str:
        return hashlib.blake2b(repr(self.log).encode(), digest_size=LOG_BYTES).hexdigest()


def read(text: str, game: str, days: Sequence[date]) -> Sent:
    """The match of a record, if it is that of one of these days in all that it says."""
    try:
        match = load(text)
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError):
        raise BadRecord("The record cannot be read.") from None
    day = next((day for day in days if match.seed == seed_of(game, day)), days[0])
    check_record(match, bake_of(game, day))
    return Sent(day, match.log, result_of(match) | {"curve": curve_of(match)})
