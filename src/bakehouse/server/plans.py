"""What several actions of a seat would do together, from the real rules, without playing them.

People mark things in any order before they confirm, and plan whole turns in pencil; the browser knows no rules, so it
asks what is possible.
"""

from typing import Any

from bakehouse.errors import ActionError
from bakehouse.forms import form
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.server import frames
from bakehouse.server.messages import Change, Json, Pencil, Plan, Planned
from bakehouse.server.previews import differences, seen
from bakehouse.server.refusals import Refusal, illegal
from bakehouse.server.sketches import Actions, Sketch, planned_on, reason
from bakehouse.server.tables import Table


def planned(table: Table, browser: str | None, asked: Plan) -> Planned:
    """The answer to marks that are confirmed together."""
    table.check_asks(browser, asked.seat, asked.length)
    if table.course.game.definition.secrets:
        raise Refusal("not_allowed", form("one-step"), table.length)
    try:
        match = planned_on(table.course.match, asked.seat, asked.after)
    except ActionError as problem:
        raise illegal(problem, table.length) from None
    after, refusal = followed(match, asked.seat, asked.actions)
    return Planned(
        number=asked.number, length=table.length, refusal=refusal, chance_follows=after.actor == CHANCE,
        changes=[Change(**change) for change in differences(seen(match, asked.seat), seen(after, asked.seat))],
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


def pencilled(table: Table, browser: str | None, asked: Pencil) -> Json:
    """The answer to a plan in pencil, a `Pencilled`: each step judged after those before it that can be done."""
    table.check_asks(browser, asked.seat, asked.length)
    sketch = Sketch(table.course.match, asked.seat, table.length)
    before = first = seen(sketch.shown, asked.seat)
    steps: list[dict[str, Any]] = []
    for actions in asked.steps:
        forms, refusal = sketch.draw(actions)
        after = seen(sketch.shown, asked.seat)
        steps.append({
            "forms": [said.told() for said in forms], "refusal": refusal.told() if refusal else None,
            "certain": refusal is not None or sketch.ends != "secret",
            "changes": differences(before, after), "scores": after["scores"], "banked": after["banked"],
        })  # fmt: skip
        before = after
    view = frames.view_of(sketch.shown, asked.seat)
    view["length"] = len(table.course.steps)
    if sketch.ends != "no":
        view["actions"] = []
    return {
        "type": "pencilled", "number": asked.number, "length": table.length, "steps": steps, "ends": sketch.ends,
        "changes": differences(first, before), "view": view,
    }  # fmt: skip
