"""Positions of Bake & Sale from a short description, and what may never be wrong with one."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from bakehouse.errors import BadPosition
from bakehouse.games.bake_and_sale.rules import note_offer
from bakehouse.games.bake_and_sale.state import (
    BREADS,
    DAY_COLOURS,
    DONE,
    MAIN,
    ORDERS,
    PHASES,
    SHEET,
    SUPPLIES,
)  # fmt: skip
from bakehouse.kernel.records import CHANCE, unpacked

NAMES_OF = {
    "circled": SUPPLIES, "have": SUPPLIES, "taken": SUPPLIES,
    "pins": BREADS, "stars": BREADS, "loaves": BREADS, "used": BREADS, "productions": BREADS,
}  # fmt: skip
SETS_OF = {"baked_today": BREADS, "orders": ORDERS}
WORDS_OF = {"phase": PHASES, "day_colours": DAY_COLOURS}
STEP_FIELDS = ("last", "left", "swapped", "section", "due_stars", "due_pins", "due_fame")


def build(box: Any, s: Any, described: Mapping[str, Any]) -> None:
    """Lay a position on a table that is set up.

    `day`, `white=[1, 2, 5]`, `black=[1, 3, 6]` (faces), then the fields of a sheet by name: for one seat directly, for
    several as `sheets=[{...}, {...}]`. Supplies in stock count as circled unless `circled` says more, loaves as baked
    at once unless `productions` says more. Without dice the day's roll comes next.
    """
    given = dict(described)
    s.day = _whole(given.pop("day", 1), "day")
    _lay_dice(box, s, given.pop("white", None), given.pop("black", None))
    sheets = given.pop("sheets", None)
    if sheets is None:
        if s.seats > 1 and given:
            raise BadPosition(f"With {int(s.seats)} seats the sheets are given as sheets=[{{...}}, {{...}}].")
        sheets = [given]
    elif given:
        raise BadPosition(f"There is no {next(iter(given))!r} beside the sheets; there are day, white and black.")
    if len(sheets) > s.seats:
        raise BadPosition(f"There are {len(sheets)} sheets for {int(s.seats)} seats.")
    for seat, fields in enumerate(sheets):
        _fill_sheet(s.sheets[seat], fields)
    _find_actor(s)


def _lay_dice(box: Any, s: Any, white: Sequence[int] | None, black: Sequence[int] | None) -> None:
    if white is None and black is None:
        return
    for colour, faces, dice in (("white", white or [], box.white_dice), ("black", black or [], box.black_dice)):
        if len(faces) != dice or not all(1 <= face <= 6 for face in faces):
            raise BadPosition(f"There are {int(dice)} {colour} dice with faces 1 to 6, not {list(faces)}.")
        for face in faces:
            getattr(s, colour)[face - 1] += 1
    s.rolled = box.white_dice + box.black_dice
    note_offer(box, s)


def _fill_sheet(sheet: Any, fields: Mapping[str, Any]) -> None:
    for name, value in fields.items():
        if name not in (SHEET.names or ()):
            raise BadPosition(f"A sheet has no {name!r}; it has {', '.join(SHEET.names or ())}.")
        if name in NAMES_OF:
            for key, amount in _pairs(value, NAMES_OF[name], name):
                getattr(sheet, name)[_place(key, NAMES_OF[name], name)] = _whole(amount, name)
        elif name in SETS_OF:
            places = [_place(key, SETS_OF[name], name) for key in value]
            setattr(sheet, name, sum(1 << place for place in set(places)))
        elif name in WORDS_OF:
            setattr(sheet, name, _place(str(value), WORDS_OF[name], name))
        else:
            setattr(sheet, name, _whole(value, name))
    for row in range(6):
        sheet.circled[row] = max(int(sheet.circled[row]), int(sheet.have[row]))
    if "productions" not in fields:
        for bread in range(6):
            sheet.productions[bread] = sheet.loaves[bread] > 0


def _pairs(value: Any, names: Sequence[str], field: str) -> list[tuple[Any, int]]:
    """Amounts by name, or a full list in the printed order."""
    if isinstance(value, Mapping):
        return list(value.items())
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != len(names):
        raise BadPosition(f"{field} is given by name, such as {{{names[0]!r}: 2}}, or as {len(names)} numbers.")
    return list(zip(names, value, strict=True))


def _whole(value: Any, field: str) -> int:
    if not isinstance(value, (int, np.integer)) or not -128 <= value <= 127:
        raise BadPosition(f"{field} is a small whole number, not {value!r}.")
    return int(value)


def _place(key: Any, names: Sequence[str], field: str) -> int:
    """The place of a name; a bread or an order may also be given by its printed number."""
    if str(key).isdecimal() and 1 <= int(key) <= len(names):
        return int(key) - 1
    if key not in names:
        raise BadPosition(f"There is no {key!r} among the {field}; they are {', '.join(names)}.")
    return names.index(key)


def _find_actor(s: Any) -> None:
    if s.rolled == 0:
        return
    awaited = [seat for seat in range(int(s.seats)) if s.sheets[seat].phase != DONE]
    if not awaited:
        raise BadPosition("At least one seat must still have its day before it.")
    s.awaited = sum(1 << seat for seat in awaited)
    first = (int(s.day) - 1) % int(s.seats)
    s.actor = min(awaited, key=lambda seat: (seat - first) % int(s.seats))


def problems(box: Any, s: Any) -> list[str]:
    """Everything that is wrong with a position."""
    printed, table = unpacked(box), unpacked(s)
    found = _table_problems(printed, table)
    for seat in range(table.seats):
        found += [f"seat {seat}: {problem}" for problem in _sheet_problems(printed, table.sheets[seat])]
    for seat in range(table.seats, len(table.sheets)):
        if s.sheets[seat].tobytes().strip(b"\0"):
            found.append(f"seat {seat} is not in the game, but its sheet is not empty")
    return found


def _table_problems(box: SimpleNamespace, s: SimpleNamespace) -> list[str]:
    found = []
    white, black = sum(s.white), sum(s.black)
    if not 1 <= s.day <= box.days:
        found.append(f"day {s.day} is not one of 1 to {box.days}")
    if white + black != s.rolled or white > box.white_dice or black > box.black_dice:
        found.append(f"{white} white and {black} black dice lie there, {s.rolled} were rolled")
    if (s.actor == CHANCE) != (s.rolled < box.white_dice + box.black_dice):
        found.append("the dice are still to be rolled, or they are all there, but never both")
    if s.actor == CHANCE and any(sheet.phase != MAIN for sheet in s.sheets[: s.seats]):
        found.append("a seat is in the middle of its day before the dice are rolled")
    waiting = sum(1 << seat for seat in range(s.seats) if s.sheets[seat].phase != DONE)
    if s.actor != CHANCE and s.awaited != waiting:
        found.append("the awaited seats are not those whose day goes on")
    return found


def _sheet_problems(box: SimpleNamespace, sheet: SimpleNamespace) -> list[str]:
    found = []
    for supply, have, circled in zip(SUPPLIES, sheet.have, sheet.circled, strict=True):
        if not 0 <= have <= circled <= box.row_length:
            found.append(f"{have} {supply} of {circled} circled spaces")
    for bread, name in enumerate(BREADS):
        loaves, productions = sheet.loaves[bread], sheet.productions[bread]
        if not 0 <= sheet.used[bread] <= loaves <= box.most_loaves:
            found.append(f"{sheet.used[bread]} used of {loaves} loaves of {name}")
        if not 0 <= sheet.pins[bread] <= box.pins[bread] or not 0 <= sheet.stars[bread] <= box.stars[bread]:
            found.append(f"{sheet.pins[bread]} pins and {sheet.stars[bread]} stars on {name}")
        if productions < 0 or (loaves > 0) != (productions > 0):
            found.append(f"{loaves} loaves of {name} in {productions} productions")
    limits = {
        "hours": 127, "business": box.business_most, "fame": box.fame_icons,
        "agency_fame": box.agency_icons if sheet.agency else 0, "hired": box.hire_visits,
        "volunteered": box.volunteer_visits, "supermarket": box.supermarket_visits,
        "agency": 1, "friendly": 1, "stock_room": 1, "consulted_today": 1,
    }  # fmt: skip
    for name, most in limits.items():
        least = 1 if name == "business" else 0
        if not least <= getattr(sheet, name) <= most:
            found.append(f"{name} is {getattr(sheet, name)}, it can be {least} to {most}")
    found += _step_problems(box, sheet)
    return found


def _step_problems(box: SimpleNamespace, sheet: SimpleNamespace) -> list[str]:
    """Each phase has its own fields, and leaves no trace of another: equal positions have equal bytes."""
    phase = PHASES[sheet.phase]
    used = {
        "MARKET": ("last", "swapped", "section", "due_stars", "due_pins", "due_fame"),
        "LOCAL": ("last", "left", "due_stars", "due_pins", "due_fame"),
        "VOLUNTEER": ("last", "left"),
        "STAR": ("due_stars", "due_pins", "due_fame"),
        "PIN": ("due_pins", "due_fame"),
        "FAME": ("due_fame",),
    }.get(phase, ())
    found = [
        f"{name} belongs to no step of {phase}" for name in STEP_FIELDS if name not in used and getattr(sheet, name)
    ]
    if phase != "MARKET" and any(sheet.taken):
        found.append("supplies of a market visit outside of the market")
    if (
        not 0 <= sheet.last < 6
        or not 0 <= sheet.section < 3
        or min(sheet.due_stars, sheet.due_pins, sheet.due_fame) < 0
    ):
        found.append(f"the step in progress in {phase} has numbers that it cannot have")
    asked = {"LOCAL": box.local_supplies, "VOLUNTEER": box.volunteer_supplies}.get(phase)
    if asked is not None and not 1 <= sheet.left <= asked:
        found.append(f"{sheet.left} supplies are left to choose in {phase}, it can be 1 to {asked}")
    due = {"STAR": sheet.due_stars, "PIN": sheet.due_pins, "FAME": sheet.due_fame}.get(phase, 1)
    if not due:
        found.append(f"nothing is due in {phase}")
    if phase == "FAME" and (not sheet.agency or sheet.fame >= box.fame_icons or sheet.agency_fame >= box.agency_icons):
        found.append("FAME is only asked where the track and the agency both have a free icon")
    return found
