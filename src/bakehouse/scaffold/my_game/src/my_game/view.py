"""The table of My Game for a screen; nothing is hidden, so all seats see the same."""

from typing import Any

from bakehouse.edition import Edition
from bakehouse.games.definition import Array
from bakehouse.kernel.records import unpacked

from .state import DOUGHS

Json = dict[str, Any]


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> Json:
    """The oven and its clock, and what every baker has sold."""
    s, printed = unpacked(states[0]), unpacked(box[0])
    return {
        "round": s.turns // s.seats + 1,
        "turn": s.turn,
        "target": printed.target,
        "minutes": s.minutes,
        "limit": printed.minutes,
        "oven": dict(zip(DOUGHS, s.oven, strict=True)),
        "rolling": DOUGHS[s.dough] if s.dough >= 0 else None,
        "players": [_player(printed, s.sold[place]) for place in range(s.seats)],
    }


def _player(printed: Any, sold: list[int]) -> Json:
    return {
        "sold": dict(zip(DOUGHS, sold, strict=True)),
        "points": sum(pieces * points for pieces, points in zip(sold, printed.points, strict=True)),
    }


def verdict(box: Array, states: Array) -> str:
    """What is to be said of the result beside the scores: nothing."""
    return ""
