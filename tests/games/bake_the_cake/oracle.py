"""Between the record of a position and the independent program in tests/reference."""

from collections.abc import Mapping
from typing import Any

from bakehouse.games.bake_the_cake.state import PHASES, THINGS
from bakehouse.kernel.records import unpacked
from tests.reference.bake_the_cake import Filled, Part, Recipe, Table


def options_of(house_rules: Mapping[str, str]) -> dict[str, Any]:
    """House rules as the reference names them."""
    return {name: value if name in ("mode", "tied_vote") else value == "on" for name, value in house_rules.items()}


def none(value: int) -> int | None:
    return None if value < 0 else value


def fields_of(state: Any) -> dict[str, Any]:
    """A position with the fields of the reference."""
    s = unpacked(state)
    n = s.seats
    return {
        "tools_total": s.tools,
        "start_player": none(s.start_player),
        "store": [row[:n] for row in s.store],
        "plate": [none(colour) for colour in s.plate],
        "recipe": [
            Recipe(
                none(s.owner[r]),
                none(s.tool[r]),
                [Filled(c, a) if c >= 0 else None for c, a in zip(s.colour[r], s.helper[r], strict=True)],
            )
            for r in range(6)
        ],
        "cake": [
            [
                Part(s.part[tray][p], tuple(s.baked[tray][3 * p : 3 * p + 3]), s.server[tray][p])
                for p in range(s.height[tray])
            ]
            for tray in range(n)
        ],
        "hand": s.hand[:n],
        "eaten": [[none(colour) for colour in row] for row in s.eaten[:n]],
        "thrown": [bool(times) for times in s.thrown[:n]],
        "finished": [tray for tray in s.finished if tray >= 0],
        "phase": PHASES[s.phase],
        "player": none(s.actor),
        "thing": s.thing,
        "first_kind": THINGS[s.first_kind] if s.first_kind else None,
        "cup": [none(cup) for cup in s.cup[:n]],
        "end": [None, "contest", "stuck", "children"][s.ending],
    }


def oracle_at(state: Any, house_rules: Mapping[str, str]) -> Table:
    """The reference, standing at a position."""
    table = Table(int(state.seats), **options_of(house_rules))
    for name, value in fields_of(state).items():
        setattr(table, name, value)
    return table
