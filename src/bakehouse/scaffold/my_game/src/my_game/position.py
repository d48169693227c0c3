"""Positions of My Game from a short description, and what may never be wrong with one."""

from collections.abc import Mapping
from typing import Any

from bakehouse.errors import BadPosition
from bakehouse.kernel.records import CHANCE, OVER, unpacked

from .rules import begin_turn
from .state import DOUGHS, MOST_PLAYERS

FIELDS = ("turn", "turns", "minutes", "oven", "sold")


def build(box: Any, s: Any, described: Mapping[str, Any]) -> None:
    """Lay a position on a table that is set up: the beginning of a decision.

    `turn=1`, `turns=3`, `minutes=7`, `oven={"loaf": 2}`, `sold=[{"roll": 3}, {}]`; seats are counted from 0.
    """
    for name in described:
        if name not in FIELDS:
            raise BadPosition(f"A position has no {name!r}; it has {', '.join(FIELDS)}.")
    begin_turn(s, _whole("turn", described.get("turn", 0), int(s.seats) - 1))
    s.turns = _whole("turns", described.get("turns", int(s.turn)), int(box.closing_turns) * int(s.seats))
    s.minutes = _whole("minutes", described.get("minutes", 0), int(box.minutes))
    s.oven[:] = _pieces("oven", described.get("oven", {}), int(box.minutes))
    sold = described.get("sold", [{}] * int(s.seats))
    if len(sold) != int(s.seats):
        raise BadPosition(f"A position tells what all {int(s.seats)} bakers have sold, not {len(sold)}.")
    for seat, pieces in enumerate(sold):
        s.sold[seat] = _pieces("sold", pieces, 3_000)


def _pieces(field: str, told: Mapping[str, Any], most: int) -> list[int]:
    for dough in told:
        if dough not in DOUGHS:
            raise BadPosition(f"There is no dough {dough!r}; there are {', '.join(DOUGHS)}.")
    return [_whole(f"{field} {dough}", told.get(dough, 0), most) for dough in DOUGHS]


def _whole(field: str, value: Any, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadPosition(f"{field} is a whole number from 0 to {most}, not {value!r}.")
    return value


def problems(box: Any, s: Any) -> list[str]:
    """Everything that is wrong with a position."""
    printed, table = unpacked(box), unpacked(s)
    found = []

    def expect(holds: bool, told: str) -> None:
        if not holds:
            found.append(told)

    expect((table.actor == CHANCE) == (table.dough >= 0), "chance has the word without a die, or a die without it")
    expect(table.actor in (table.turn, CHANCE, OVER), "the actor is not whose turn it is")
    expect(table.turns % table.seats == table.turn, f"after {table.turns} turns it is the turn of seat {table.turn}")
    expect(0 <= table.minutes <= printed.minutes, f"{table.minutes} minutes on the clock")
    expect(0 <= sum(table.oven) <= table.minutes, "the pieces in the oven took less than a minute each")
    expect(all(pieces >= 0 for sold in table.sold for pieces in sold), "less than nothing is sold")
    for seat in range(table.seats, MOST_PLAYERS):
        expect(not any(table.sold[seat]), f"seat {seat} is not in the game, but has sold something")
    return found
