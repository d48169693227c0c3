"""The table of Hot Oven for a screen; nothing is hidden, so all seats see the same."""

from typing import Any

from bakehouse.edition import Edition
from bakehouse.games.definition import Array
from bakehouse.kernel.records import unpacked
from typing_extensions import TypedDict

from .rules import fulfils
from .state import NONE, ORDERS


class Order(TypedDict):
    id: str
    needs: list[int]
    points: int
    fulfilled: bool


class Baker(TypedDict):
    gloves: int
    coins: int
    baked: int
    burnt: int
    sold: list[str]


class View(TypedDict):
    round: int
    act: int
    target: int
    roll: list[int]
    rolling: int
    oven: dict[str, int]
    places: int
    heat: int
    most_heat: int
    orders: list[Order]
    deck: int
    players: list[Baker]


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> View:
    """The roll, the oven with its heat, the counter with the orders, and what every baker has."""
    s, printed = unpacked(states[0]), unpacked(box[0])
    return {
        "round": s.turns // s.seats + 1,
        "act": s.turn,
        "target": printed.target,
        "roll": _dice(s.shown),
        "rolling": s.rolling,
        "oven": {f"rack_{number}": dice for number, dice in enumerate(s.oven, start=1)},
        "places": printed.places,
        "heat": s.heat,
        "most_heat": printed.heat,
        "orders": [_order(box, states, card, printed) for card in s.open if card != NONE],
        "deck": s.deck.bit_count(),
        "players": [_baker(s, place) for place in range(s.seats)],
    }


def _dice(shown: list[int]) -> list[int]:
    """The numbers of the dice, each as often as it is there."""
    return [number for number, dice in enumerate(shown, start=1) for _ in range(dice)]


def _order(box: Array, states: Array, card: int, printed: Any) -> Order:
    return {
        "id": ORDERS[card],
        "needs": _dice(printed.needs[card]),
        "points": printed.order_points[card],
        "fulfilled": bool(fulfils(box[0], states[0], card)),
    }


def _baker(s: Any, place: int) -> Baker:
    return {
        "gloves": s.gloves[place],
        "coins": s.coins[place],
        "baked": s.baked[place],
        "burnt": s.burnt[place],
        "sold": [order for card, order in enumerate(ORDERS) if s.sold[place] >> card & 1],
    }
