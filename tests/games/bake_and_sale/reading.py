"""The features of a seat, read from the record apart from the rules; money comes from the independent program."""

from collections.abc import Mapping
from typing import Any

from bakehouse.kernel.records import unpacked
from tests.games.bake_and_sale.oracle import oracle_at

PHASES, ORDERS, BREADS = 8, 8, 6


def reading(box: Any, state: Any, seat: int, house_rules: Mapping[str, str]) -> dict[str, list[float]]:
    """Every feature by its name."""
    s, printed = unpacked(state), unpacked(box)
    money = oracle_at(state, dict(house_rules)).scores()
    told: dict[str, list[float]] = {
        "day": [s.day / printed.days],
        "awaited": [s.awaited >> seat & 1],
        "white": [dice / printed.white_dice for dice in s.white],
        "black": [dice / printed.black_dice for dice in s.black],
    }
    for place in range(s.seats):
        other = (seat + place) % s.seats
        owner = f"next_{place}" if place else "own"
        for name, values in _sheet(printed, s.sheets[other], money[other]).items():
            told[f"{owner}.{name}"] = values
    return told


def _sheet(printed: Any, sheet: Any, money: int) -> dict[str, list[float]]:
    return {
        "phase": [phase == sheet.phase for phase in range(PHASES)],
        "circled": [spaces / printed.row_length for spaces in sheet.circled],
        "have": [supplies / printed.row_length for supplies in sheet.have],
        "taken": [supplies / 6 for supplies in sheet.taken],
        "pins_missing": [(all_ - pins) / 9 for all_, pins in zip(printed.pins, sheet.pins, strict=True)],
        "stars": [stars / 9 for stars in sheet.stars],
        "loaves": [loaves / 8 for loaves in sheet.loaves],
        "used": [loaves / 8 for loaves in sheet.used],
        "productions": [min(times, 3) / 3 for times in sheet.productions],
        "baked_today": [sheet.baked_today >> bread & 1 for bread in range(BREADS)],
        "orders": [sheet.orders >> order & 1 for order in range(ORDERS)],
        "hours": [sheet.hours / 20],
        "business": [sheet.business / 12],
        "consulted_today": [sheet.consulted_today],
        "fame": [sheet.fame / printed.fame_icons],
        "agency": [sheet.agency],
        "agency_fame": [sheet.agency_fame / printed.agency_icons],
        "hired": [sheet.hired / 9],
        "volunteered": [sheet.volunteered / 9],
        "supermarket": [sheet.supermarket / 9],
        "friendly": [sheet.friendly],
        "stock_room": [sheet.stock_room],
        "swapped": [sheet.swapped],
        "left": [sheet.left / 9],
        "money": [money / 200],
    }
