"""What My Game tells, as forms; the catalogues in `words` say them."""

from typing import Any

from bakehouse.kernel.records import CHANCE
from bakehouse.words import Form, KindWords, Telling, form

from . import rules
from .actions import TABLE
from .state import DOUGHS


class Words(KindWords):
    """Baking says what it may bring, the die what it brought; a turn is one line."""

    def __init__(self) -> None:
        super().__init__(TABLE)

    def action(self, box: Any, s: Any, action: int) -> Form:
        if action == rules.STOP:
            return form("stop", who=s.actor, points=oven_points(box, s))
        return form("bake", who=s.actor, dough=DOUGHS[action], faces=box.faces[action], points=box.points[action])

    def refusal(self, box: Any, s: Any, action: int, code: int) -> Form:
        return form("empty-oven")

    def outcome(self, box: Any, s: Any, outcome: int) -> Form:
        burns = int(s.minutes) + outcome + 1 > int(box.minutes)
        return form("burns" if burns else "takes", dough=DOUGHS[int(s.dough)], minutes=outcome + 1)

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        return f"minutes {outcome + 1}"

    def happened(self, box: Any, before: Any, choice: int, after: Any, seat: int | None) -> Telling:
        turn, heading = f"turn {int(before.turns)}", None
        if int(before.actor) != CHANCE and not int(before.minutes) and int(before.turn) == 0:
            heading = form("round", n=int(before.turns) // int(before.seats) + 1)
        tell = self.outcome if int(before.actor) == CHANCE else self.action
        return Telling((tell(box, before, choice),), turn, heading)


def oven_points(box: Any, s: Any) -> int:
    return sum(int(pieces) * int(points) for pieces, points in zip(s.oven, box.points, strict=True))
