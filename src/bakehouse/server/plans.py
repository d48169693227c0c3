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
from bakehouse.server.messages import Change, Json, Move, Pencil, Plan, Planned, Preview, Previewed
from bakehouse.server.previews import differences, effects, seen
from bakehouse.server.sketches import Actions, Sketch, planned_on, reason


def previewed(match: Match, length: int, asked: Preview | Move) -> Previewed:
    """What an action would do, after others that are planned."""
    match = planned_on(match, asked.seat, asked.after if isinstance(asked, Preview) else [], length)
    action = match.choice_of(asked.action, asked.seat)
    said = next(legal.form for legal in match.legal(asked.seat) if legal.id == action)
    found = effects(match, asked.seat, action, seed=length)
    return Previewed(
        number=asked.number, length=length, action=action, form=said.told(), certain=found.certain,
        chance_follows=found.chance_follows, ends_turn=found.ends_turn,
        changes=[Change(**change) for change in found.changes], scores=found.scores,
        opens=[each.told() for each in found.opens],
    )  # fmt: skip


def planned(match: Match, length: int, asked: Plan) -> Planned:
    """The answer to marks that are confirmed together."""
    match = planned_on(match, asked.seat, asked.after)
    after, refusal = followed(match, asked.seat, asked.actions)
    return Planned(
        number=asked.number, length=length, refusal=refusal, chance_follows=after.actor == CHANCE,
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


def pencilled(match: Match, length: int, asked: Pencil) -> Json:
    """The answer to a plan in pencil, a `Pencilled`: each step judged after those before it that can be done."""
    sketch = Sketch(match, asked.seat, length)
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
    view["length"] = len(match)
    if sketch.ends != "no":
        view["actions"] = []
    return {
        "type": "pencilled", "number": asked.number, "length": length, "steps": steps, "ends": sketch.ends,
        "changes": differences(first, before), "view": view,
    }  # fmt: skip
