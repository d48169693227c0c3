"""Positions of Bake & Sale from a short description, and what may never be wrong with one."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from bakehouse.errors import BadPosition
from bakehouse.fields import entries, lay, mapping, misfits
from bakehouse.games.bake_and_sale.rules import note_offer
from bakehouse.games.bake_and_sale.state import BREADS, DONE, FIELDS, MAIN, PHASES, SEATS, SHEET_FIELDS, SUPPLIES
from bakehouse.kernel.records import CHANCE, OVER, unpacked

TABLE_WORDS = ("day", "rolled", "white", "black", "act")
STEP_FIELDS = ("last", "left", "swapped", "section", "due_stars", "due_pins", "due_fame")


def build(box: Any, s: Any, described: Mapping[str, Any], conserving: bool = True) -> None:
    """Lay a position on a table that is set up.

    `day`, `white=[1, 2, 5]`, `black=[1, 3, 6]` (faces), then the fields of a sheet by name: for one seat directly, for
    several as `sheets=[{...}, {...}]`. Supplies in stock count as circled unless `circled` says more, loaves as baked
    at once unless `productions` says more. Without dice the day's roll comes next; `rolled=2` stops in the middle of
    it. `act` is the seat that acts first of those whose day goes on.
    """
    sheet = {name: told for name, told in described.items() if name not in (*TABLE_WORDS, "sheets")}
    table = {name: described[name] for name in TABLE_WORDS if described.get(name) is not None}
    if "sheets" not in described and s.seats > 1 and sheet:
        raise BadPosition(f"With {int(s.seats)} seats the sheets are given as sheets=[{{...}}, {{...}}].")
    if "sheets" in described and sheet:
        raise BadPosition(f"There is no {next(iter(sheet))!r} beside the sheets; there are {', '.join(TABLE_WORDS)}.")
    lay(FIELDS, s, table, int(s.seats), words={"act": ()})
    _count_dice(box, s, table, conserving)
    if "sheets" in described:
        for seat, told in entries(described["sheets"], SEATS, "sheets", int(s.seats)):
            _fill_sheet(s.sheets[seat], told, int(s.seats), f"sheets.{seat}")
    else:
        _fill_sheet(s.sheets[0], sheet, int(s.seats), "")
    _find_actor(box, s, table.get("act"))


def _count_dice(box: Any, s: Any, table: Mapping[str, Any], conserving: bool) -> None:
    """All dice lie there unless fewer were rolled, the white ones first."""
    if not {"white", "black", "rolled"} & set(table):
        return
    if "rolled" not in table:
        s.rolled = box.white_dice + box.black_dice
    whites = min(int(s.rolled), int(box.white_dice))
    for colour, dice in (("white", whites), ("black", int(s.rolled) - whites)):
        there = int(getattr(s, colour).sum())
        if there > dice or (there < dice and conserving):
            raise BadPosition(f"There are {dice} {colour} dice, not {there}.")
    if s.rolled == box.white_dice + box.black_dice:
        note_offer(box, s)


def _fill_sheet(sheet: Any, told: Any, seats: int, at: str) -> None:
    given = lay(SHEET_FIELDS, sheet, mapping(told, at or "a sheet"), seats, "a sheet", at=at)
    for row in range(6):
        sheet.circled[row] = max(int(sheet.circled[row]), int(sheet.have[row]))
    if "productions" not in given:
        for bread in range(6):
            sheet.productions[bread] = sheet.loaves[bread] > 0


def _find_actor(box: Any, s: Any, act: Any) -> None:
    if s.rolled < box.white_dice + box.black_dice:
        return
    seats = int(s.seats)
    awaited = [seat for seat in range(seats) if s.sheets[seat].phase != DONE]
    if not awaited and s.ending:
        s.actor = OVER
        return
    if not awaited:
        raise BadPosition("At least one seat must still have its day before it.")
    s.awaited = sum(1 << seat for seat in awaited)
    first = (int(s.day) - 1) % seats
    s.actor = min(awaited, key=lambda seat: (seat - first) % seats)
    if act is not None:
        s.actor = SEATS.place(act, "act", seats)
        if s.actor not in awaited:
            raise BadPosition(f"Seat {int(s.actor)} has ended its day, so it cannot act.")


def problems(box: Any, s: Any, conserving: bool = True) -> list[str]:
    """Everything that is wrong with a position; not conserving, dice may be missing."""
    printed, table = unpacked(box), unpacked(s)
    found = misfits(FIELDS, table, table.seats) or _table_problems(printed, table, conserving)
    for seat in range(table.seats):
        found += [f"seat {seat}: {problem}" for problem in _sheet_problems(printed, table.sheets[seat])]
    for seat in range(table.seats, len(table.sheets)):
        if s.sheets[seat].tobytes().strip(b"\0"):
            found.append(f"seat {seat} is not in the game, but its sheet is not empty")
    return found


def _table_problems(box: SimpleNamespace, s: SimpleNamespace, conserving: bool) -> list[str]:
    found = []
    white, black = sum(s.white), sum(s.black)
    if not 1 <= s.day <= box.days:
        found.append(f"day {s.day} is not one of 1 to {box.days}")
    if (white + black != s.rolled and conserving) or white > box.white_dice or black > box.black_dice:
        found.append(f"{white} white and {black} black dice lie there, {s.rolled} were rolled")
    if (s.actor == CHANCE) != (
        s.rolled < box.white_dice + box.black_dice
    ) or s.rolled > box.white_dice + box.black_dice:
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
            found.append(f"{sheet.pins[bread]} rolling pins and {sheet.stars[bread]} stars on {name}")
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
    asked = {"LOCAL": box.local_supplies, "VOLUNTEER": box.volunteer_supplies}.get(phase)
    if asked is not None and not 1 <= sheet.left <= asked:
        found.append(f"{sheet.left} supplies are left to choose in {phase}, it can be 1 to {asked}")
    due = {"STAR": sheet.due_stars, "PIN": sheet.due_pins, "FAME": sheet.due_fame}.get(phase, 1)
    if not due:
        found.append(f"nothing is due in {phase}")
    if phase == "FAME" and (not sheet.agency or sheet.fame >= box.fame_icons or sheet.agency_fame >= box.agency_icons):
        found.append("FAME is only asked where the track and the agency both have a free icon")
    return found
