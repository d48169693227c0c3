"""How Bake the Cake! is taught: the whole game, which is short."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.actions import Action
from bakehouse.forms import Form, form
from bakehouse.games.lessons import Chapter, Lesson, Moment, Values


def _me(moment: Moment) -> Mapping[str, Any]:
    baker: Mapping[str, Any] = moment.table["bakers"][moment.seat]
    return baker


def _recipe(moment: Moment, name: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(each for each in moment.table["recipes"] if each["id"] == name)
    return found


def _add(moment: Moment, action: Action) -> Values:
    return {"recipe": action.parameters["recipe"]}


def _complete(moment: Moment, action: Action) -> Values:
    points = moment.printed["points"]
    return {"recipe": action.parameters["recipe"], "own": int(_on_own_tray(moment, action)), "owner": points["owner"],
            "assistant": points["assistant"], "each": points["ingredient"]}  # fmt: skip


def _of_own_colour(moment: Moment, action: Action) -> bool:
    return action.kind == "BUY" and action.parameters["colour"] == _me(moment)["colour"]


def _on_own_tray(moment: Moment, action: Action) -> bool:
    return action.kind == "COMPLETE" and action.parameters["tray"] == _me(moment)["colour"]


def _spoils_another(moment: Moment, action: Action) -> bool:
    """A bite out of what another baker has begun, when a cake is on its way."""
    if action.kind != "EAT_RECIPE" or not any(baker["tray"] for baker in moment.table["bakers"]):
        return False
    recipe = _recipe(moment, str(action.parameters["recipe"]))
    slot = next(each for each in recipe["slots"] if each["ingredient"] == action.parameters["ingredient"])
    own = _me(moment)["colour"]
    return bool(recipe["owner"] not in (own, None) and own not in (slot["colour"], slot["assistant"]))


def _goal(printed: Mapping[str, Any]) -> Sequence[Form]:
    points = printed["points"]
    return (
        form("lesson-goal-1", n=printed["cakes"]["contest"]),
        form("lesson-goal-2", owner=points["owner"], assistant=points["assistant"], each=points["ingredient"]),
        form("lesson-goal-3"),
    )


def _mistake(moment: Moment, action: Action) -> Form | None:
    own = _me(moment)["colour"]
    if action.kind == "EAT_TABLE" and moment.table["plates"][action.parameters["ingredient"]] == own:
        return form("lesson-no-eating")
    if action.kind == "EAT_RECIPE":
        recipe = _recipe(moment, str(action.parameters["recipe"]))
        slot = next(each for each in recipe["slots"] if each["ingredient"] == action.parameters["ingredient"])
        if own in (slot["colour"], slot["assistant"]):
            return form("lesson-no-eating")
    if (action.kind == "COMPLETE" and action.parameters["tray"] != own
            and moment.find("COMPLETE", recipe=action.parameters["recipe"], tray=own)):  # fmt: skip
        return form("lesson-no-tray")
    return None


LESSON = Lesson(
    seats=3,
    seed=14,
    house_rules={"spare_tool": "on"},
    helper="foresight:sims=200",
    chapters=(
        Chapter("buying", ("BUY",), _of_own_colour),
        Chapter("recipes", ("ADD",), values=_add),
        Chapter("turn", ("END_TURN",)),
        Chapter("cakes", ("COMPLETE",), _on_own_tray, _complete),
        Chapter("eating", ("EAT_TABLE", "EAT_RECIPE"), _spoils_another),
        Chapter("finished", seen=lambda table, seat: len(table["finished"]) > 0),
        Chapter("jury", ("VOTE",), seen=lambda table, seat: bool(table["over"])),
    ),
    goal=_goal,
    mistake=_mistake,
)
