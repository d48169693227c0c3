"""How Cake Auf! is taught: two rounds with a night between them instead of three."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.actions import Action
from bakehouse.forms import Form, form
from bakehouse.games.lessons import Chapter, Lesson, Moment, Values

ROUNDS = 2


def _of_kind(*kinds: str) -> Any:
    return lambda moment, action: action.kind in kinds


def _me(moment: Moment) -> Mapping[str, Any]:
    player: Mapping[str, Any] = moment.table["players"][moment.seat]
    return player


def _lifts_own(moment: Moment, action: Action) -> bool:
    """A ban that holds oneself up; those of others do what they should."""
    own = [each["id"] for each in _me(moment)["recipes"]]
    return action.kind in ("RESTORE", "EXTINGUISH") and action.parameters["recipe"] in own


def _place(moment: Moment, action: Action) -> Values:
    recipe = next(each for each in _me(moment)["recipes"] if each["id"] == action.parameters["recipe"])
    return {"recipe": recipe["id"], "ingredient": action.parameters["ingredient"], "missing": _lacks(recipe) - 1}


def _swap(moment: Moment, action: Action) -> Values:
    return {"kind": action.kind}


def _lacks(recipe: Mapping[str, Any]) -> int:
    return len(recipe["ingredients"]) - int(recipe["cards"])


def _targeted(moment: Moment, action: Action) -> Values:
    return {"recipe": action.parameters["recipe"]} if "recipe" in action.parameters else {}


def _mulligan(moment: Moment, action: Action) -> Values:
    return {"n": _me(moment)["mulligans_left"]}


def _goal(printed: Mapping[str, Any]) -> Sequence[Form]:
    return (
        form("lesson-goal-1", points=printed["points"]),
        form("lesson-goal-2"),
        form("lesson-goal-3", rounds=printed["rounds"]),
    )


def _needed(moment: Moment, card: str) -> bool:
    """Whether an own recipe lacks this card, as far as one sees."""
    return any(card in each["ingredients"] and card not in each["seen"] for each in _me(moment)["recipes"])


def _teaches(moment: Moment) -> Action | None:
    """What fits goes under the recipe that lacks least; what no recipe needs makes room for what one does."""
    own = {each["id"]: each for each in _me(moment)["recipes"]}
    fits = [each for each in moment.actions if each.kind == "PLACE"]
    if fits:
        return min(fits, key=lambda each: _lacks(own[each.parameters["recipe"]]))
    return next((each for each in moment.actions if each.kind == "DISCARD" and _is_idle(moment, each)), None)


def _is_idle(moment: Moment, discarding: Action) -> bool:
    card = str(discarding.parameters["card"])
    return card in moment.printed["ingredients"] and not _needed(moment, card)


def _mistake(moment: Moment, action: Action) -> Form | None:
    if action.kind == "DONE" and (fits := moment.find("PLACE")):
        return form("lesson-no-done", ingredient=fits.parameters["ingredient"], recipe=fits.parameters["recipe"])
    if action.kind in ("RESTORE", "EXTINGUISH") and not _lifts_own(moment, action):
        return form("lesson-no-lift", recipe=action.parameters["recipe"])
    if action.kind == "DISCARD" and _needed(moment, str(action.parameters["card"])):
        return form("lesson-no-discard", ingredient=action.parameters["card"])
    return None


LESSON = Lesson(
    seats=2,
    seed=26,
    edition={"rounds": ROUNDS},
    helper="search:sims=200",
    chapters=(
        Chapter("recipes", ("PLACE",), _of_kind("PLACE"), _place),
        Chapter("sabotage", ("OUTAGE", "ALARM", "BURN"), _of_kind("OUTAGE", "ALARM", "BURN"), _targeted),
        Chapter("defence", ("RESTORE", "EXTINGUISH"), _lifts_own, _targeted),
        Chapter(
            "swaps", ("SWITCH", "GIVE", "HANDS", "ONE", "PICKY", "TAKE", "DECLINE"), _of_kind("PICKY", "ONE"), _swap
        ),
        Chapter("mulligan", ("MULLIGAN",), values=_mulligan),
        Chapter("done", ("DONE",)),
        Chapter("discards", ("DISCARD", "END"), then=("DISCARD",), counts=("DISCARD", "END")),
        Chapter("point", seen=lambda table, seat: table["players"][seat]["points"] > 0),
        Chapter("night", ("KEEP", "RETURN"), seen=lambda table, seat: table["round"] > 1 or table["phase"] == "keep"),
    ),
    teaches=_teaches,
    goal=_goal,
    mistake=_mistake,
)
