"""Bridges between the compiled rules and the independent program in tests/reference."""

from typing import Any

import numpy as np

from bakehouse.games.bake_and_sale.state import DAY_COLOURS, PHASES, SHEET
from tests.reference.bake_and_sale import Sheet, Table

FIELDS = SHEET.names or ()
FLAGS = ("consulted_today", "agency", "friendly", "stock_room", "swapped")


def places(bits: int) -> set[int]:
    return {place for place in range(8) if (bits >> place) & 1}


class Reader:
    """Reads one table of an array of positions as plain Python: `state -> dict`."""

    def __init__(self, states: "np.ndarray[Any, np.dtype[Any]]", i: int = 0) -> None:
        row = states[i : i + 1]
        self._table = {name: row[name] for name in ("actor", "awaited", "day", "rolled", "white", "black")}
        self._sheets = {name: row["sheets"][name][0] for name in FIELDS}

    def table(self) -> dict[str, Any]:
        told = {name: column.tolist()[0] for name, column in self._table.items()}
        return told | {"awaited": places(told["awaited"])}

    def sheet(self, seat: int) -> dict[str, Any]:
        told: dict[str, Any] = {name: column[seat].tolist() for name, column in self._sheets.items()}
        told["phase"] = PHASES[told["phase"]]
        told["day_colours"] = DAY_COLOURS[told["day_colours"]]
        told["baked_today"] = places(told["baked_today"])
        told["orders"] = {place + 1 for place in places(told["orders"])}
        return told


def table_of(oracle: Table) -> dict[str, Any]:
    return {name: getattr(oracle, name) for name in ("actor", "awaited", "day", "rolled", "white", "black")}


def oracle_at(state: Any, house_rules: dict[str, str]) -> Table:
    """The independent program, put into the position of a match."""
    reader = Reader(np.array([state]))
    oracle = Table(int(state.seats), **house_rules)
    for name, value in reader.table().items():
        setattr(oracle, name, value)
    for seat in range(oracle.seats):
        fields = reader.sheet(seat)
        oracle.sheets[seat] = Sheet(**fields | {name: bool(fields[name]) for name in FLAGS})
    return oracle
