"""The table of Bake & Sale for a screen. All sheets lie open, so every seat sees the same."""

from typing import Any, Literal, cast

import numpy as np
from typing_extensions import TypedDict

from bakehouse.copies import copied
from bakehouse.edition import Edition
from bakehouse.games.bake_and_sale.box import Bread, Supply
from bakehouse.games.bake_and_sale.rules import NETWORK, TAKE, VISIT_MARKET, VISIT_MARKET_SWAPPED, level
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
from bakehouse.kernel.play import advance, list_options, score, score_parts, turn_table_to
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS, read, unpacked

Award = Literal["technique", "quality", "production", "manufacturer", "known"]
Level = Literal["easy", "normal", "hard", "challenging", "impossible"]


class Money(TypedDict):
    wholesale: int
    retail: int
    fame: int
    buildings: int
    frequency: int
    hiring: int
    awards: int
    total: int


class Sheet(TypedDict):
    """A sheet; what the awards compare is told in `awards`."""

    seat: int
    phase: Literal["MAIN", "MARKET", "LOCAL", "VOLUNTEER", "STAR", "PIN", "FAME", "DONE"]
    hours: int
    business: int
    fame: int
    agency_fame: int
    hired: int
    volunteered: int
    supermarket: int
    left: int
    section: int
    due_stars: int
    due_pins: int
    due_fame: int
    agency: bool
    friendly: bool
    stock_room: bool
    consulted_today: bool
    swapped: bool
    circled: dict[Supply, int]
    have: dict[Supply, int]
    taken: dict[Supply, int]
    pins: dict[Bread, int]
    stars: dict[Bread, int]
    loaves: dict[Bread, int]
    used: dict[Bread, int]
    productions: dict[Bread, int]
    baked_today: list[Bread]
    orders: list[str]
    day_colours: Literal["open", "plain", "swapped"]
    money: Money
    awards: dict[Award, int]
    offered: list[Supply]
    """What a visit to the market could begin with now, and the same with swapped colours."""
    offered_swapped: list[Supply]


class Dice(TypedDict):
    white: list[int]
    black: list[int]


class BakeAndSale(TypedDict):
    """The whole table."""

    day: int
    days: int
    dice: Dice
    sheets: list[Sheet]
    level: Level | None
    """Alone: the level that the money reaches now."""


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> BakeAndSale:
    """The day, the dice and the sheets."""
    s = unpacked(states[0])
    return {
        "day": s.day,
        "days": read(box[0]).days,
        "dice": {"white": faces(s.white), "black": faces(s.black)},
        "sheets": [_sheet(box, states, place, s.sheets[place]) for place in range(s.seats)],
        "level": level_reached(box, states),
    }


def faces(counts: Any) -> list[int]:
    """The faces that the dice of a colour show."""
    return [face + 1 for face in range(6) for _ in range(int(counts[face]))]


def _sheet(box: Array, states: Array, seat: int, sheet: Any) -> Sheet:
    return {
        "seat": seat,
        "phase": cast(Any, PHASES[sheet.phase]),
        "hours": sheet.hours,
        "business": sheet.business,
        "fame": sheet.fame,
        "agency_fame": sheet.agency_fame,
        "hired": sheet.hired,
        "volunteered": sheet.volunteered,
        "supermarket": sheet.supermarket,
        "left": sheet.left,
        "section": sheet.section,
        "due_stars": sheet.due_stars,
        "due_pins": sheet.due_pins,
        "due_fame": sheet.due_fame,
        "agency": bool(sheet.agency),
        "friendly": bool(sheet.friendly),
        "stock_room": bool(sheet.stock_room),
        "consulted_today": bool(sheet.consulted_today),
        "swapped": bool(sheet.swapped),
        "circled": by_supply(sheet.circled),
        "have": by_supply(sheet.have),
        "taken": by_supply(sheet.taken),
        "pins": by_bread(sheet.pins),
        "stars": by_bread(sheet.stars),
        "loaves": by_bread(sheet.loaves),
        "used": by_bread(sheet.used),
        "productions": by_bread(sheet.productions),
        "baked_today": cast(list[Bread], named(sheet.baked_today, BREADS)),
        "orders": named(sheet.orders, ORDERS),
        "day_colours": cast(Any, DAY_COLOURS[sheet.day_colours]),
        "money": money_parts(box, states, seat),
        "awards": cast(Any, dict(zip(AWARDS, award_values(sheet), strict=True))),
        "offered": offered(box, states, seat, VISIT_MARKET),
        "offered_swapped": offered(box, states, seat, VISIT_MARKET_SWAPPED),
    }


def offered(box: Array, states: Array, seat: int, visit: int) -> list[Supply]:
    """The supplies that may be taken first in a visit to the market."""
    if not int(states["awaited"][0]) >> seat & 1:
        return []
    trial, out = copied(states[:1]), np.zeros(LIST_LENGTH, np.int16)
    if not turn_table_to(trial, 0, seat) or visit not in out[: list_options(box, trial, 0, out)].tolist():
        return []
    number = advance(box, trial, 0, visit, out)
    taken = [SUPPLIES[action - TAKE] for action in out[:number].tolist() if TAKE <= action < NETWORK]
    return cast(list[Supply], taken)


def by_supply(counts: list[int]) -> dict[Supply, int]:
    return cast(dict[Supply, int], dict(zip(SUPPLIES, counts, strict=True)))


def by_bread(counts: list[int]) -> dict[Bread, int]:
    return cast(dict[Bread, int], dict(zip(BREADS, counts, strict=True)))


def named(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names of the set bits."""
    return [name for place, name in enumerate(names) if (bits >> place) & 1] if bits else []


def money_parts(box: Array, states: Array, seat: int) -> Money:
    """A seat's money and what it is made of."""
    out = np.zeros(len(PARTS), np.int32)
    score_parts(box, states, 0, seat, out)
    return cast(Money, _with_total(out.tolist()))


def _with_total(parts: list[int]) -> dict[str, int]:
    return dict(zip(PARTS, parts, strict=True)) | {"total": sum(parts)}


def award_values(sheet: Any) -> list[int]:
    """What the five awards compare."""
    breads = sum([loaves > 0 for loaves in sheet.loaves])
    icons = int(sheet.fame) + int(sheet.agency_fame)
    return [breads, int(sum(sheet.stars)), int(sum(sheet.loaves)), int(sheet.business), icons]


def level_reached(box: Array, states: Array) -> Level | None:
    """Alone: the level that the money reaches."""
    if states["seats"][0] != 1:
        return None
    out = np.zeros(MOST_SEATS, np.int32)
    score(box, states, 0, out)
    reached = int(level(box[0], int(out[0])))
    return cast(Level, LEVELS[reached - 1]) if reached else None
