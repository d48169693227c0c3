"""What a game can say, and what is said of a game that says nothing by itself."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from bakehouse.actions import ActionTable
from bakehouse.forms import TIMES, Form, form
from bakehouse.kernel import play
from bakehouse.kernel.records import CHANCE, MOST_SEATS, OVER
from bakehouse.words.story import Telling


class Words(Protocol):
    """Turns positions and steps of a game into forms (class `Words` in its `telling.py`)."""

    def action(self, box: Any, s: Any, action: int) -> Form:
        """A legal action of the actor, with what it costs and brings."""

    def refusal(self, box: Any, s: Any, action: int, code: int) -> Form:
        """Why an action is refused, as the rest of a sentence that begins with the action."""

    def outcome(self, box: Any, s: Any, outcome: int) -> Form:
        """An outcome of the chance step at hand."""

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        """The same, as records keep it."""

    def happened(self, box: Any, before: Any, choice: int, after: Any, seat: int | None) -> Telling:
        """What a step brought, as a seat may know it (None: somebody who watches, EVERYTHING: all of it)."""

    def fold(self, forms: Sequence[Form]) -> list[Form]:
        """The forms of one line, gathered into few."""

    def verdict(self, box: Any, states: Any) -> list[Form]:
        """What is to be said of the result beside the scores; nothing before the end, if there is nothing to say."""


class KindWords:
    """Words from the table of actions alone: each kind of action is a form, its parameters are the values.

    An action of kind STOP is said as `stop`, BAKE with a dough as `bake` with `$dough`; a refusal as `refused-2` by its
    code, an outcome as `outcome` with `$n`. A game of its own words brings a class that says more.
    """

    def __init__(self, table: ActionTable) -> None:
        self.table = table

    def action(self, box: Any, s: Any, action: int) -> Form:
        kind = self.table.kind(action)
        return form(kind.name.lower().replace("_", "-"), who=int(s.actor), **self.table.parameters(action))

    def refusal(self, box: Any, s: Any, action: int, code: int) -> Form:
        return form(f"refused-{code}")

    def outcome(self, box: Any, s: Any, outcome: int) -> Form:
        return form("outcome", n=outcome + 1)

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        return f"outcome {outcome + 1}"

    def happened(self, box: Any, before: Any, choice: int, after: Any, seat: int | None) -> Telling:
        tell = self.outcome if int(before.actor) == CHANCE else self.action
        return Telling((tell(box, before, choice),))

    def fold(self, forms: Sequence[Form]) -> list[Form]:
        return folded(forms)

    def verdict(self, box: Any, states: Any) -> list[Form]:
        return [won(box, states)] if int(states[0].actor) == OVER else []


def won(box: Any, states: Any) -> Form:
    """Who won and with how many points; alone, with how many it ended."""
    seats = int(states[0].seats)
    points, returns = np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.float64)
    play.score(box, states, 0, points)
    if seats == 1:
        return form("ends", who=0, points=points[0])
    play.final_returns(box, states, 0, returns)
    winners = [seat for seat in range(seats) if returns[seat] == max(returns[:seats])]
    return form("wins" if len(winners) == 1 else "share", who=winners, points=points[winners[0]])


def folded(forms: Sequence[Form]) -> list[Form]:
    """Equal forms in a row as one, with how often it was."""
    gathered: list[Form] = []
    for each in forms:
        if gathered and gathered[-1].but(times=None) == each:
            gathered[-1] = gathered[-1].but(times=gathered[-1].get(TIMES, 1) + 1)
        else:
            gathered.append(each)
    return gathered
