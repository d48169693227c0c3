"""Positions of Hot Oven from a short description, and what may never be wrong with one."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any

from bakehouse.fields import lay, misfits
from bakehouse.kernel.records import CHANCE, OVER, unpacked

from .rules import ALL_CARDS, decide, dice_in, finish, wait_for_chance
from .state import FIELDS, MOST_PLAYERS, NONE, OPEN, ORDERS


def build(box: Any, s: Any, described: Mapping[str, Any], conserving: bool = True) -> None:
    """Lay a position on a table that is set up, with the names of the fields: if nothing else is said, a decision.

    - `act=1`, `turns=5`; seats are counted from 0
    - `roll=[2, 2, 5]`: the dice on the table; `oven=[1, 3, 3]`: those on the racks, which make the heat;
      `put=True` when something was put in since the roll; `rolling=2` while dice are in the air
    - `orders=["twins", "ladder"]`: on the counter (if not given, the first three that nobody has sold); `deck` (if not
      given, all that are nowhere else); `dealing=1` while that place of the counter gets one
    - of each baker: `baked=[12, 0]`, `sold=[["trio"], []]`, `coins=[3, 0]`, `gloves=[1, 2]`, `burnt=[2, 0]`
    """
    given = lay(FIELDS, s, described, int(s.seats))
    if "turns" not in given:
        s.turns = s.turn
    if "dealing" not in given:
        s.dealing = NONE
    _lay_orders(s, given)
    s.heat = dice_in(s)
    if s.ending:
        finish(s, s.ending)
    elif s.rolling or s.dealing != NONE:
        wait_for_chance(s)
    else:
        decide(s)


def _lay_orders(s: Any, given: set[str]) -> None:
    taken = reduce(or_, s.sold.tolist())
    if "orders" not in given:
        left = [card for card in range(len(ORDERS)) if not taken >> card & 1]
        s.open[:] = (left + [NONE] * OPEN)[:OPEN]
    if "deck" not in given:
        s.deck = ALL_CARDS & ~reduce(or_, _counter(s.open.tolist()), taken)


def _counter(cards: list[int]) -> list[int]:
    """The orders on the counter as sets of one."""
    return [1 << card for card in cards if card != NONE]


def problems(box: Any, s: Any, conserving: bool = True) -> list[str]:
    """Everything that is wrong with a position; not conserving, orders may be out of the game."""
    printed, table = unpacked(box), unpacked(s)
    piles = [table.deck, *table.sold, *_counter(table.open)]
    everywhere = reduce(or_, piles)
    busy = table.rolling > 0 or table.dealing != NONE
    absent = slice(table.seats, MOST_PLAYERS)
    rightly = {
        "an order is in two places": sum(piles) == everywhere,
        "an order is in no place": everywhere == ALL_CARDS or not conserving,
        "an order is dealt to a place that has one": table.dealing == NONE or table.open[table.dealing] == NONE,
        "chance has nothing to do, or it waits": (table.actor == CHANCE) == busy,
        "the actor is not whose turn it is": table.actor in (table.turn, CHANCE, OVER),
        f"after {table.turns} turns it is not the turn of seat {table.turn}": table.turns % table.seats == table.turn,
        f"a rack has places for {printed.places} dice": max(table.oven) <= printed.places,
        f"the heat is {table.heat}": table.heat == sum(table.oven) <= printed.heat,
        f"there are only {printed.dice} dice": sum(table.shown) + table.rolling <= printed.dice,
        f"nobody has more than {printed.most_gloves} gloves": max(table.gloves) <= printed.most_gloves,
        "a seat that is not in the game has something": not any(
            any(held[absent]) for held in (table.sold, table.baked, table.coins, table.gloves, table.burnt)
        ),
    }
    return misfits(FIELDS, table, table.seats) + [told for told, holds in rightly.items() if not holds]
