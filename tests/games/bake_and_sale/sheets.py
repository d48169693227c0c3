"""Words for the tests of Bake & Sale: positions, what is legal in them, and what lies on a sheet."""

from typing import Any

import bakehouse as bh
from bakehouse.games.bake_and_sale.state import SUPPLIES

HG, AP, Y, O, E, B = SUPPLIES

BASE = {
    "end_day", "market", "network", "local", "academy", "lab", "consulting", "friendly", "stock", "marketing",
    "supermarket",
}  # fmt: skip
"""What the empty sheet allows on the first morning, whatever the dice."""

ALL_STARS = [1, 2, 3, 3, 3, 4]
ALL_PINS = [0, 0, 1, 2, 3, 3]


def sheet(**fields: Any) -> bh.Match:
    """The empty sheet of one seat with these fields changed; the dice are white 1 2 5, black 1 3 6 if not said."""
    described: dict[str, Any] = {"white": [1, 2, 5], "black": [1, 3, 6]}
    return bh.position("bake_and_sale", **{"seed": 1} | described | fields)


def sheets(*of_seats: dict[str, Any], **fields: Any) -> bh.Match:
    """The same for several seats, one dictionary each."""
    return sheet(seats=len(of_seats), sheets=list(of_seats), **fields)


def legal(match: bh.Match, seat: int | None = None) -> set[str]:
    """The notations of everything that is legal."""
    return {action.notation for action in match.legal(seat)}


def play(match: bh.Match, *notations: str) -> bh.Match:
    """Play these actions one after the other."""
    for notation in notations:
        match.play(notation)
    return match


def on(match: bh.Match, seat: int = 0) -> dict[str, Any]:
    """What lies on a sheet."""
    shown: dict[str, Any] = match.view(seat)["table"]["sheets"][seat]
    return shown


def takes(*supplies: str) -> set[str]:
    return {f"take {supply}" for supply in supplies}


def bakes(bread: str, *loaves: int) -> set[str]:
    return {f"produce {bread} {number}" for number in loaves}
