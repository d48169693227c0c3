"""Positions of Hot Oven from a short description, and what may never be wrong with one."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.errors import BadPosition
from bakehouse.kernel.records import CHANCE, OVER, unpacked

from .rules import ALL_CARDS, clear_oven
from .state import MOST_PLAYERS, NONE, OPEN, ORDERS, RACKS

FIELDS = ("turn", "turns", "roll", "oven", "put", "orders", "players")
PLAYER_FIELDS = ("baked", "sold", "coins", "gloves", "burnt")


def build(box: Any, s: Any, described: Mapping[str, Any]) -> None:
    """Lay a position on a table that is set up: a decision after a roll.

    - `turn=1`, `turns=5`; seats are counted from 0
    - `roll=[2, 2, 5]`: the dice on the table; `oven=[1, 3, 3]`: those on the racks, which make the heat;
      `put=True` when something was put in since the roll
    - `orders=["twins", "ladder"]`: on the counter (if not given, the first three)
    - `players=[{"baked": 12, "sold": ["trio"], "coins": 3, "gloves": 1, "burnt": 2}, {}]`
    """
    _known(described, FIELDS, "position")
    clear_oven(s)
    s.turn = _whole("turn", described.get("turn", 0), int(s.seats) - 1)
    s.turns = _whole("turns", described.get("turns", int(s.turn)), int(box.closing_turns) * int(s.seats))
    for face in described.get("roll", ()):
        s.shown[_whole("a die", face, RACKS, least=1) - 1] += 1
    for face in described.get("oven", ()):
        s.oven[_whole("a die", face, RACKS, least=1) - 1] += 1
    s.heat, s.filled = len(described.get("oven", ())), bool(described.get("put", False))
    s.actor, s.awaited, s.dealing = s.turn, 1 << int(s.turn), NONE
    players = described.get("players", [{}] * int(s.seats))
    if len(players) != int(s.seats):
        raise BadPosition(f"A position describes all {int(s.seats)} bakers, not {len(players)}.")
    for seat, player in enumerate(players):
        _lay_player(box, s, seat, player)
    _lay_orders(s, described.get("orders"))


def _lay_player(box: Any, s: Any, seat: int, player: Mapping[str, Any]) -> None:
    _known(player, PLAYER_FIELDS, "baker")
    s.baked[seat] = _whole("baked", player.get("baked", 0), 900)
    s.coins[seat] = _whole("coins", player.get("coins", 0), 100)
    s.gloves[seat] = _whole("gloves", player.get("gloves", int(box.gloves)), int(box.most_gloves))
    s.burnt[seat] = _whole("burnt", player.get("burnt", 0), int(box.closing_turns))
    s.sold[seat] = sum(1 << card for card in _cards(player.get("sold", ())))


def _lay_orders(s: Any, named: Sequence[str] | None) -> None:
    sold = 0
    for seat in range(int(s.seats)):
        sold |= int(s.sold[seat])
    left = [card for card in range(len(ORDERS)) if not sold >> card & 1]
    counter = left[:OPEN] if named is None else _cards(named)
    if len(counter) > OPEN:
        raise BadPosition(f"There are {OPEN} orders on the counter, not {len(counter)}.")
    s.open[:] = counter + [NONE] * (OPEN - len(counter))
    s.deck = sum(1 << card for card in left if card not in counter)


def _cards(names: Sequence[str]) -> list[int]:
    for name in names:
        if name not in ORDERS:
            raise BadPosition(f"There is no order {name!r}; there are {', '.join(ORDERS)}.")
    if len(set(names)) < len(names):
        raise BadPosition("There is one order of each name.")
    return [ORDERS.index(name) for name in names]


def _known(told: Mapping[str, Any], fields: Sequence[str], whole: str) -> None:
    for name in told:
        if name not in fields:
            raise BadPosition(f"A {whole} has no {name!r}; a {whole} has {', '.join(fields)}.")


def _whole(field: str, value: Any, most: int, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"{field} is a whole number from {least} to {most}, not {value!r}.")
    return value


def problems(box: Any, s: Any) -> list[str]:
    """Everything that is wrong with a position."""
    printed, table = unpacked(box), unpacked(s)
    found = []

    def expect(holds: bool, told: str) -> None:
        if not holds:
            found.append(told)

    counter = [card for card in table.open if card != NONE]
    places = [table.deck, *table.sold, *(1 << card for card in counter)]
    expect(sum(places) == ALL_CARDS and not sum(places) & ~ALL_CARDS, "an order is in two places, or in none")
    expect(
        (table.actor == CHANCE) == (table.rolling > 0 or table.dealing != NONE), "chance has nothing to do, or it waits"
    )
    expect(table.actor in (table.turn, CHANCE, OVER), "the actor is not whose turn it is")
    expect(table.turns % table.seats == table.turn, f"after {table.turns} turns it is the turn of seat {table.turn}")
    expect(all(0 <= dice <= printed.places for dice in table.oven), f"a rack has places for {printed.places} dice")
    expect(table.heat == sum(table.oven) <= printed.heat, f"the heat is {table.heat}")
    expect(sum(table.shown) + table.rolling <= printed.dice, f"there are only {printed.dice} dice")
    expect(min(table.shown) >= 0 and all(0 <= g <= printed.most_gloves for g in table.gloves), "too many or too few")
    for seat in range(table.seats, MOST_PLAYERS):
        had = (table.sold[seat], table.baked[seat], table.coins[seat], table.gloves[seat], table.burnt[seat])
        expect(not any(had), f"seat {seat} is not in the game, but has something")
    return found
