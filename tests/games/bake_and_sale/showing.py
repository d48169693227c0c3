"""The view of Bake & Sale, made from the independent program."""

from copy import deepcopy
from typing import Any

import bakehouse as bh
from bakehouse.games.bake_and_sale.rules import TAKE, VISIT_MARKET, VISIT_MARKET_SWAPPED
from bakehouse.games.bake_and_sale.state import AWARDS, BREADS, LEVELS, ORDERS, SUPPLIES
from bakehouse.kernel.records import unpacked
from tests.games.bake_and_sale.oracle import oracle_at
from tests.reference.bake_and_sale import DAYS, Sheet, Table

MONEY_OF_LEVELS = (120, 140, 160, 180, 200)


def showing(game: bh.Game, state: Any, seat: int | None) -> dict[str, Any]:
    """The same for every seat."""
    table, s = oracle_at(state, dict(game.house_rules)), unpacked(state)
    return {
        "day": table.day,
        "days": DAYS,
        "dice": {"white": _faces(table.white), "black": _faces(table.black)},
        "sheets": [_sheet(table, s.sheets[place].day_colours, place) for place in range(table.seats)],
        "level": level(table),
    }


def _faces(counts: list[int]) -> list[int]:
    return [face for face, dice in enumerate(counts, 1) for _ in range(dice)]


def _sheet(table: Table, day_colours: int, seat: int) -> dict[str, Any]:
    sheet, parts = table.sheets[seat], table.parts(seat)
    numbers = ("hours", "business", "fame", "agency_fame", "hired", "volunteered", "supermarket", "left", "section")
    flags = ("agency", "friendly", "stock_room", "consulted_today", "swapped", "due_stars", "due_pins", "due_fame")
    by_bread = ("pins", "stars", "loaves", "used", "productions")
    return {
        "seat": seat,
        "phase": sheet.phase,
        **{name: getattr(sheet, name) for name in (*numbers, *flags)},
        **{name: dict(zip(SUPPLIES, getattr(sheet, name), strict=True)) for name in ("circled", "have", "taken")},
        **{name: dict(zip(BREADS, getattr(sheet, name), strict=True)) for name in by_bread},
        "baked_today": [BREADS[bread] for bread in sorted(sheet.baked_today)],
        "orders": [ORDERS[order - 1] for order in sorted(sheet.orders)],
        "day_colours": ("open", "plain", "swapped")[day_colours],
        "money": {**parts, "total": sum(parts.values())},
        "awards": dict(zip(AWARDS, _compared(sheet), strict=True)),
        "offered": _offered(table, seat, VISIT_MARKET),
        "offered_swapped": _offered(table, seat, VISIT_MARKET_SWAPPED),
    }


def _offered(table: Table, seat: int, visit: int) -> list[str]:
    """What a visit to the market could begin with."""
    trial = deepcopy(table)
    if seat not in trial.awaited or trial.actor < 0:
        return []
    trial.turn_to(seat)
    if visit not in trial.legal():
        return []
    trial.apply(visit)
    return [SUPPLIES[action - TAKE] for action in trial.legal() if TAKE <= action < TAKE + len(SUPPLIES)]


def _compared(sheet: Sheet) -> list[int]:
    """Breads, stars, loaves, business and icons: what the awards are for."""
    baked = sum(loaves > 0 for loaves in sheet.loaves)
    return [baked, sum(sheet.stars), sum(sheet.loaves), sheet.business, sheet.fame + sheet.agency_fame]


def level(table: Table) -> str | None:
    """Alone: the level that the money reaches."""
    reached = sum(table.scores()[0] >= money for money in MONEY_OF_LEVELS)
    return LEVELS[reached - 1] if table.seats == 1 and reached else None
