"""The table of Hot Oven for a screen; nothing is hidden, so all seats see the same."""

from typing import Any

from bakehouse.edition import Edition
from bakehouse.games.definition import Array
from bakehouse.kernel.records import unpacked

from .rules import fulfils
from .state import NONE, ORDERS

Json = dict[str, Any]


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> Json:
    """The roll, the oven with its heat, the counter with the orders, and what every baker has."""
    s, printed = unpacked(states[0]), unpacked(box[0])
    return {
        "round": s.turns // s.seats + 1,
        "turn": s.turn,
        "target": printed.target,
        "roll": _faces(s.shown),
        "rolling": s.rolling,
        "oven": _faces(s.oven),
        "places": printed.places,
        "heat": s.heat,
        "limit": printed.heat,
        "orders": [_order(box, states, card, printed) for card in s.open if card != NONE],
        "deck": s.deck.bit_count(),
        "players": [_player(s, place, printed) for place in range(s.seats)],
    }


def _faces(dice: list[int]) -> dict[str, int]:
    return {str(face): count for face, count in enumerate(dice, start=1)}


def _order(box: Array, states: Array, card: int, printed: Any) -> Json:
    needs = {face: count for face, count in _faces(printed.needs[card]).items() if count}
    done = bool(fulfils(box[0], states[0], card))
    return {"id": ORDERS[card], "needs": needs, "points": printed.order_points[card], "fulfilled": done}


def _player(s: Any, place: int, printed: Any) -> Json:
    sold = [card for card in range(len(ORDERS)) if s.sold[place] >> card & 1]
    orders = sum(printed.order_points[card] for card in sold)
    return {
        "baked": s.baked[place],
        "sold": [ORDERS[card] for card in sold],
        "coins": s.coins[place],
        "gloves": s.gloves[place],
        "burnt": s.burnt[place],
        "points": s.baked[place] * printed.die_points + orders + s.coins[place],
    }


def verdict(box: Array, states: Array) -> str:
    """What is to be said of the result beside the scores: nothing."""
    return ""
