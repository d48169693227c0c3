"""The actions of My Game: ids, parameters, what they use, and words."""

from typing import Any

from bakehouse.actions import COMMITS, ActionTable, Kind

from . import rules
from .box import Components
from .state import DOUGHS

TABLE = ActionTable(
    [
        Kind("BAKE", rules.BAKE, {"dough": DOUGHS}, uses=("dough",)),
        Kind("STOP", rules.STOP, flags=frozenset({COMMITS})),
    ]
)


class Words:
    """Speaks of actions with the names of the edition on the table."""

    def __init__(self, printed: Components) -> None:
        self.doughs = list(printed.doughs.values())

    def action(self, box: Any, s: Any, action: int) -> str:
        if action == rules.STOP:
            return f"Stop and sell: {many(oven_points(box, s), 'point')}"
        dough = self.doughs[action]
        return f"Bake a {dough.name}: 1 to {dough.faces} minutes, {many(dough.points, 'point')}"

    def refusal(self, box: Any, s: Any, action: int, code: int) -> str:
        return "there is nothing in the oven yet"

    def outcome(self, box: Any, s: Any, outcome: int) -> str:
        minutes = many(outcome + 1, "minute")
        burns = int(s.minutes) + outcome + 1 > int(box.minutes)
        return f"The {self.doughs[int(s.dough)].name} takes {minutes}{', and everything burns' * burns}"

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        return f"minutes {outcome + 1}"


def oven_points(box: Any, s: Any) -> int:
    return sum(int(pieces) * int(points) for pieces, points in zip(s.oven, box.points, strict=True))


def many(amount: int, one: str) -> str:
    return f"1 {one}" if amount == 1 else f"{amount} {one}s"
