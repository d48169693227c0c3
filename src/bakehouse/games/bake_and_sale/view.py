"""The table of Bake & Sale for a screen. All sheets lie open, so every seat sees the same."""

from typing import Any

import numpy as np

from bakehouse.edition import Edition
from bakehouse.games.bake_and_sale.rules import level
from bakehouse.games.bake_and_sale.state import (
    AWARDS,
    BREADS,
    DAY_COLOURS,
    LEVELS,
    ORDERS,
    PARTS,
    PHASES,
    SUPPLIES,
)  # fmt: skip
from bakehouse.games.definition import Array
from bakehouse.kernel.play import score, score_parts
from bakehouse.kernel.records import MOST_SEATS, OVER

FLAGS = ("agency", "friendly", "stock_room", "consulted_today", "swapped")
NUMBERS = (
    "hours", "business", "fame", "agency_fame", "hired", "volunteered", "supermarket", "left", "section",
    "due_stars", "due_pins", "due_fame",
)  # fmt: skip
BY_SUPPLY = ("circled", "have", "taken")
BY_BREAD = ("pins", "stars", "loaves", "used", "productions")


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> dict[str, Any]:
    """The day, the dice and the sheets."""
    s = states[0]
    return {
        "day": int(s.day),
        "days": int(box[0].days),
        "dice": {"white": faces(s.white), "black": faces(s.black)},
        "sheets": [_sheet(box, states, place) for place in range(int(s.seats))],
        "level": verdict(box, states) if s.seats == 1 else None,
    }


def faces(counts: Any) -> list[int]:
    """The faces that the dice of a colour show."""
    return [face + 1 for face in range(6) for _ in range(int(counts[face]))]


def _sheet(box: Array, states: Array, seat: int) -> dict[str, Any]:
    sheet = states[0].sheets[seat]
    shown: dict[str, Any] = {"seat": seat, "phase": PHASES[int(sheet.phase)]}
    shown |= {name: int(sheet[name]) for name in NUMBERS}
    shown |= {name: bool(sheet[name]) for name in FLAGS}
    shown |= {name: dict(zip(SUPPLIES, map(int, sheet[name]), strict=True)) for name in BY_SUPPLY}
    shown |= {name: dict(zip(BREADS, map(int, sheet[name]), strict=True)) for name in BY_BREAD}
    shown["baked_today"] = named(sheet.baked_today, BREADS)
    shown["orders"] = named(sheet.orders, ORDERS)
    shown["day_colours"] = DAY_COLOURS[int(sheet.day_colours)]
    shown["money"] = money_parts(box, states, seat)
    shown["awards"] = dict(zip(AWARDS, award_values(sheet), strict=True))
    return shown


def named(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names of the set bits."""
    return [name for place, name in enumerate(names) if (int(bits) >> place) & 1]


def money_parts(box: Array, states: Array, seat: int) -> dict[str, int]:
    """A seat's money and what it is made of."""
    out = np.zeros(len(PARTS), np.int32)
    score_parts(box, states, 0, seat, out)
    return dict(zip(PARTS, map(int, out), strict=True)) | {"total": int(out.sum())}


def award_values(sheet: Any) -> list[int]:
    """What the five awards compare."""
    breads = int(np.count_nonzero(sheet.loaves))
    icons = int(sheet.fame) + int(sheet.agency_fame)
    return [breads, int(sum(sheet.stars)), int(sum(sheet.loaves)), int(sheet.business), icons]


def verdict(box: Array, states: Array) -> str:
    """Alone: the level that the money reaches."""
    s = states[0]
    if s.seats > 1:
        return ""
    out = np.zeros(MOST_SEATS, np.int32)
    score(box, states, 0, out)
    reached = int(level(box[0], int(out[0])))
    return f"level {LEVELS[reached - 1]}" if reached else "no level yet" if s.actor != OVER else "no level"
