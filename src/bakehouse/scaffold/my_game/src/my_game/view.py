"""The table of My Game for a screen; nothing is hidden, so all seats see the same."""

from bakehouse.edition import Edition
from bakehouse.games.definition import Array
from bakehouse.kernel.records import unpacked
from typing_extensions import TypedDict

from .state import DOUGHS


class Baker(TypedDict):
    sold: dict[str, int]


class View(TypedDict):
    round: int
    act: int
    target: int
    oven: dict[str, int]
    minutes: int
    most_minutes: int
    rolling: str | None
    players: list[Baker]


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> View:
    """The oven and its clock, and what every baker has sold."""
    s, printed = unpacked(states[0]), unpacked(box[0])
    return {
        "round": s.turns // s.seats + 1,
        "act": s.turn,
        "target": printed.target,
        "oven": dict(zip(DOUGHS, s.oven, strict=True)),
        "minutes": s.minutes,
        "most_minutes": printed.minutes,
        "rolling": DOUGHS[s.dough] if s.dough >= 0 else None,
        "players": [{"sold": dict(zip(DOUGHS, sold, strict=True))} for sold in s.sold[: s.seats]],
    }
