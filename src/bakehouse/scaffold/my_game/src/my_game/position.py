"""Positions of My Game from a short description, and what may never be wrong with one."""

from collections.abc import Mapping
from typing import Any

from bakehouse.fields import lay, misfits
from bakehouse.kernel.records import CHANCE, OVER, unpacked

from .rules import decide, finish, roll
from .state import FIELDS, MOST_PLAYERS, NONE


def build(box: Any, s: Any, described: Mapping[str, Any], conserving: bool = True) -> None:
    """Lay a position on a table that is set up, with the names of the fields.

    `act=1`, `turns=3`, `minutes=7`, `oven={"loaf": 2}`, `sold=[{"roll": 3}, {}]`, and `dough="roll"` while its die is
    rolled; seats are counted from 0.
    """
    given = lay(FIELDS, s, described, int(s.seats))
    if "turns" not in given:
        s.turns = s.turn
    if s.ending:
        finish(s, s.ending)
    elif s.dough != NONE:
        roll(s, s.dough)
    else:
        decide(s)


def problems(box: Any, s: Any, conserving: bool = True) -> list[str]:
    """Everything that is wrong with a position. Nothing of this game is used up, so there is nothing to conserve."""
    printed, table = unpacked(box), unpacked(s)
    rightly = {
        "chance has the word without a die, or a die without it": (table.actor == CHANCE) == (table.dough != NONE),
        "the actor is not whose turn it is": table.actor in (table.turn, CHANCE, OVER),
        f"after {table.turns} turns it is not the turn of seat {table.turn}": table.turns % table.seats == table.turn,
        f"there are {table.minutes} minutes on the clock": table.minutes <= printed.minutes,
        "the pieces in the oven took less than a minute each": sum(table.oven) <= table.minutes,
        "a seat that is not in the game has sold something": not any(map(any, table.sold[table.seats : MOST_PLAYERS])),
    }
    return misfits(FIELDS, table, table.seats) + [told for told, holds in rightly.items() if not holds]
