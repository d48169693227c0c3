"""What several actions of a seat would do together, from the real rules, without playing them.

People mark things in any order before they confirm; the browser knows no rules, so it asks which marks are possible.
"""

from collections.abc import Sequence

import numpy as np

from bakehouse.errors import ActionError, Illegal
from bakehouse.forms import Form, form
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.server.messages import Change, Json, Plan, Planned
from bakehouse.server.previews import differences
from bakehouse.server.refusals import Refusal
from bakehouse.server.tables import Table

Actions = Sequence[int | str]


def planned(table: Table, browser: str | None, asked: Plan) -> Planned:
    """The answer to a plan."""
    table.check_asks(browser, asked.seat, asked.length)
    match = table.course.match
    if match.game.definition.secrets:
        raise Refusal("not_allowed", form("one-step"), table.length)
    after, refusal = followed(match, asked.seat, asked.actions)
    return Planned(
        number=asked.number, length=table.length, refusal=refusal, chance_follows=after.actor == CHANCE,
        changes=[Change(**change) for change in differences(_seen(match, asked.seat), _seen(after, asked.seat))],
        scores=after.scores(), others=[followed(match, asked.seat, actions)[1] for actions in asked.others],
    )  # fmt: skip


def followed(match: Match, seat: int, actions: Actions) -> tuple[Match, Json | None]:
    """The match after as many of the actions as can be played, and why not all of them."""
    after = match.copy()
    for action in actions:
        if seat not in after.awaited:
            return after, form("too-late").told()
        try:
            after.push(action, seat)
        except ActionError as problem:
            return after, reason(problem).told()
    return after, None


def reason(problem: ActionError) -> Form:
    """Why an action cannot be played; where it is none at all, the sentence as it is."""
    if isinstance(problem, Illegal) and problem.form is not None:
        return problem.form
    return form("sentence", text=str(problem))


def _seen(match: Match, seat: int) -> dict[str, object]:
    game = match.game
    table = game.definition.view(game.box, np.array([match.state]), seat, game.edition)
    return {"table": table, "scores": match.scores()}
