"""What Hot Oven tells: actions, refusals, dice, orders and whole turns as forms; the catalogues in `words` say them."""

from collections.abc import Sequence
from typing import Any

from bakehouse.kernel.records import CHANCE
from bakehouse.words import Form, KindWords, Telling, form

from . import rules
from .actions import TABLE
from .state import NONE, ORDERS


class Words(KindWords):
    """A turn is one line: what came up, what went in, and how it ended."""

    def __init__(self) -> None:
        super().__init__(TABLE)

    # --- What one may do

    def action(self, box: Any, s: Any, action: int) -> Form:
        if action < rules.GLOVE:
            return self._put(box, s, action - rules.PUT)
        if action < rules.ROLL:
            return form("glove", who=s.actor, face=action - rules.GLOVE + 1)
        if action == rules.ROLL:
            return form("roll", who=s.actor, heat=s.heat, most=box.heat)
        return self._sell(box, s)

    def _put(self, box: Any, s: Any, rack: int) -> Form:
        shown, free = int(s.shown[rack]), int(box.places) - int(s.oven[rack])
        placed = min(shown, free)
        heat = int(s.heat) + placed
        name = "put-burns" if heat > int(box.heat) else "put"
        return form(name, who=s.actor, n=placed, rack=rack + 1, aside=shown - placed, heat=heat)

    def _sell(self, box: Any, s: Any) -> Form:
        orders = [ORDERS[card] for card in s.open.tolist() if card != NONE and rules.fulfils(box, s, card)]
        dice = int(rules.dice_in(s))
        coins = int(box.just_right) if int(s.heat) == int(box.heat) else 0
        points = dice * int(box.die_points) + coins + sum(int(box.order_points[ORDERS.index(each)]) for each in orders)
        told = [form("order", order=each) for each in orders]
        return form("sell", who=s.actor, n=dice, orders=told, coins=coins, points=points)

    def refusal(self, box: Any, s: Any, action: int, code: int) -> Form:
        face = (action - (rules.GLOVE if action >= rules.GLOVE else rules.PUT)) + 1
        names = {
            rules.NO_SUCH_DIE: "no-such-die", rules.RACK_FULL: "rack-full", rules.NO_GLOVE: "no-glove",
            rules.NOTHING_PUT: "nothing-put",
        }  # fmt: skip
        return form(names[code], face=face)

    # --- What comes

    def outcome(self, box: Any, s: Any, outcome: int) -> Form:
        return form("die", n=outcome + 1) if int(s.dealing) == NONE else form("dealt", order=ORDERS[outcome])

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        return f"die {outcome + 1}" if int(s.dealing) == NONE else f"order {ORDERS[outcome]}"

    def happened(self, box: Any, before: Any, choice: int, after: Any, seat: int | None) -> Telling:
        turn, who = f"turn {int(before.turns)}", int(before.turn)
        if int(before.actor) != CHANCE:
            return Telling((self.action(box, before, choice), *self._comfort(before, after, who)), turn)
        if int(before.dealing) != NONE:
            return Telling((self.outcome(box, before, choice),), heading=self._heading(before))
        forms = [form("shows", who=who, face=choice + 1)]
        if int(after.burnt[who]) > int(before.burnt[who]):
            forms += [form("nothing-fits", who=who), *self._comfort(before, after, who)]
        return Telling(tuple(forms), turn)

    def _heading(self, s: Any) -> Form | None:
        """Before the first order of a turn; later ones lie under it."""
        first = [card for card in s.open.tolist() if card == NONE]
        return form("counter") if int(s.turns) == 0 and len(first) == len(s.open) else None

    def _comfort(self, before: Any, after: Any, who: int) -> list[Form]:
        return [form("comfort", who=who)] if int(after.gloves[who]) > int(before.gloves[who]) else []

    def fold(self, forms: Sequence[Form]) -> list[Form]:
        """All dice of a roll together."""
        folded: list[Form] = []
        for each in forms:
            if each.name == "shows" and folded and folded[-1].name == "rolls":
                folded[-1] = folded[-1].but(dice=[*folded[-1]["dice"], each["face"]])
            elif each.name == "shows":
                folded.append(form("rolls", who=each["who"], dice=[each["face"]]))
            elif each.name != "roll":
                folded.append(each)
        return folded
