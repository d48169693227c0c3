"""The actions of Hot Oven: ids, parameters, what they use, and words."""

from typing import Any

from bakehouse.actions import COMMITS, ActionTable, Kind

from . import rules
from .box import Components
from .state import FACES, NONE, ORDERS

NUMBERS = tuple(map(int, FACES))
FINAL = frozenset({COMMITS})

TABLE = ActionTable(
    [
        Kind("PUT", rules.PUT, {"rack": NUMBERS}, uses=("rack",)),
        Kind("GLOVE", rules.GLOVE, {"number": NUMBERS}, FINAL, uses=("thing.glove",)),
        Kind("ROLL", rules.ROLL, flags=FINAL, uses=("thing.roll",)),
        Kind("STOP", rules.STOP, flags=FINAL),
    ]
)


class Words:
    """Speaks of actions with the names of the edition on the table."""

    def __init__(self, printed: Components) -> None:
        self.orders = [order.name for order in printed.orders.values()]

    def action(self, box: Any, s: Any, action: int) -> str:
        if action < rules.GLOVE:
            return self._put(box, s, action - rules.PUT)
        if action < rules.ROLL:
            return f"Use a glove: roll a {action - rules.GLOVE + 1} again"
        if action == rules.ROLL:
            return f"Roll all dice again: heat {int(s.heat)} of {int(box.heat)}"
        return f"Stop and sell: {self._batch(box, s)}"

    def _put(self, box: Any, s: Any, rack: int) -> str:
        shown, free = int(s.shown[rack]), int(box.places) - int(s.oven[rack])
        placed = min(shown, free)
        heat = int(s.heat) + placed
        told = f"Put {many(placed, 'die', 'dice')} on rack {rack + 1}"
        aside = f", {shown - placed} aside" if shown > placed else ""
        return f"{told}{aside}: {'everything burns' if heat > int(box.heat) else f'heat {heat}'}"

    def _batch(self, box: Any, s: Any) -> str:
        told = [many(int(rules.dice_in(s)), "die", "dice")]
        told += [
            f"the order {self.orders[card]}" for card in s.open.tolist() if card != NONE and rules.fulfils(box, s, card)
        ]
        if int(s.heat) == int(box.heat) and int(box.just_right):
            told.append(f"{many(int(box.just_right), 'coin', 'coins')} for the heat")
        return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} and {told[-1]}"

    def refusal(self, box: Any, s: Any, action: int, code: int) -> str:
        face = (action - (rules.GLOVE if action >= rules.GLOVE else rules.PUT)) + 1
        return {
            rules.NO_SUCH_DIE: f"no die shows a {face}",
            rules.RACK_FULL: f"rack {face} is full",
            rules.NO_GLOVE: "you have no glove",
            rules.NOTHING_PUT: "after a roll something has to go into the oven first",
        }[code]

    def outcome(self, box: Any, s: Any, outcome: int) -> str:
        return f"A {outcome + 1}" if int(s.dealing) == NONE else f"The order {self.orders[outcome]}"

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        return f"die {outcome + 1}" if int(s.dealing) == NONE else f"order {ORDERS[outcome]}"


def many(amount: int, one: str, more: str) -> str:
    return f"{amount} {one if amount == 1 else more}"
