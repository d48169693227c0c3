"""How Bake the Cake! is taught: the whole game, which is short."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.actions import Action
from bakehouse.forms import Form, form
from bakehouse.games.bake_the_cake.state import CAKE_PARTS
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


def _eat(moment: Moment, action: Action) -> Values:
    if action.kind == "EAT_TABLE":
        return {"from": "table"}
    own = _recipe(moment, str(action.parameters["recipe"]))["owner"] == _me(moment)["colour"]
    return {"from": "own" if own else "other"}


def _of_own_colour(moment: Moment, action: Action) -> bool:
    return action.kind == "BUY" and action.parameters["colour"] == _me(moment)["colour"]


def _buy(moment: Moment, action: Action) -> Values:
    return {"own": int(_of_own_colour(moment, action)), "colour": action.parameters["colour"]}


def _with_own_colour(moment: Moment, action: Action) -> bool:
    """A first step with what scores for the learner, to a part that the learner's cake needs next."""
    if action.kind != "ADD" or moment.table["plates"][action.parameters["ingredient"]] != _me(moment)["colour"]:
        return False
    return bool(_recipe(moment, str(action.parameters["recipe"]))["part"] == len(_me(moment)["tray"]))


def _has_nothing_yet(moment: Moment) -> bool:
    """Whether nothing of the learner's colour has left the store."""
    own, table = _me(moment)["colour"], moment.table
    on_recipes = (slot["colour"] for recipe in table["recipes"] for slot in recipe["slots"])
    return own not in table["plates"].values() and own not in on_recipes and not any(
        baker["tray"] for baker in table["bakers"]
    )  # fmt: skip


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


def _is_done(moment: Moment) -> bool:
    """Whether the learner's own cake is finished."""
    return len(_me(moment)["tray"]) == len(CAKE_PARTS)


def _has_finished(moment: Moment, action: Action) -> bool:
    """The end of the turn that has finished the learner's cake: a second thing can wait."""
    return action.kind == "END_TURN" and _is_done(moment)


def _had_contest(table: Mapping[str, Any], seat: int) -> bool:
    """Not in a jam, where there are no cups."""
    return bool(table["over"]) and len(table["finished"]) > 1


def _teaches(moment: Moment) -> Action | None:
    """A part that is ready for one's own tray, then what a recipe of one's own lacks, in one's own colour. Who has no
    recipe begins one for the part that the cake needs next, which nobody has. When one's own cake is finished, the same
    for the cake that lacks least: it is the second one, and the contest begins."""
    own, recipes = _me(moment)["colour"], moment.table["recipes"]
    if _is_done(moment):
        return _second_cake(moment)
    ready = next((each for each in moment.actions if _on_own_tray(moment, each)), None)
    begun = [each["id"] for each in recipes if each["owner"] == own]
    needed = [each["id"] for each in recipes if each["owner"] is None and each["part"] == len(_me(moment)["tray"])]
    return ready or _filling(moment, begun or needed)


def _second_cake(moment: Moment) -> Action | None:
    """A part for the tallest cake that is not finished, or what brings such a part on, the fullest recipe first."""
    trays = {baker["colour"]: len(baker["tray"]) for baker in moment.table["bakers"]}
    tall = max(height for height in trays.values() if height < len(CAKE_PARTS))
    ready = [each for each in moment.actions if each.kind == "COMPLETE" and trays[str(each.parameters["tray"])] == tall]
    needed = sorted(
        (each for each in moment.table["recipes"] if each["part"] == tall), key=lambda each: each["missing"]
    )
    filling = (_filling(moment, [each["id"]]) for each in needed)
    return next(iter(ready), None) or next(filter(None, filling), None)


def _filling(moment: Moment, recipes: Sequence[str]) -> Action | None:
    """What brings one of these recipes on: from the table, first of one's own colour; else a purchase of it."""
    own, plates = _me(moment)["colour"], moment.table["plates"]
    adding = [each for each in moment.actions if each.kind == "ADD" and each.parameters["recipe"] in recipes]
    of_own = [each for each in adding if plates[each.parameters["ingredient"]] == own]
    empty = [slot["ingredient"] for name in recipes for slot in _recipe(moment, name)["slots"] if not slot["colour"]]
    buying = (moment.find("BUY", ingredient=each, colour=own) for each in empty)
    return next(iter([*of_own, *adding]), None) or next(filter(None, buying), None)


def _goal(printed: Mapping[str, Any]) -> Sequence[Form]:
    points = printed["points"]
    return (
        form("lesson-goal-1", n=printed["cakes"]["contest"]),
        form("lesson-goal-2", owner=points["owner"], assistant=points["assistant"], each=points["ingredient"]),
        form("lesson-goal-3"),
    )


def _mistake(moment: Moment, action: Action) -> Form | None:
    own = _me(moment)["colour"]
    if (action.kind == "BUY" and action.parameters["colour"] != own and _has_nothing_yet(moment)
            and moment.find("BUY", ingredient=action.parameters["ingredient"], colour=own)):  # fmt: skip
        return form("lesson-no-colour", colour=action.parameters["colour"], own=own)
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
    return form("lesson-no-throw") if action.kind == "THROW" else None


LESSON = Lesson(
    seats=3,
    seed=82,
    house_rules={"spare_tool": "three"},
    rival="greedy",
    helper="foresight:sims=200",
    chapters=(
        Chapter("buying", ("BUY",), _of_own_colour, _buy),
        Chapter("recipes", ("ADD",), _with_own_colour, _add),
        Chapter("turn", ("END_TURN",), _has_finished),
        Chapter("cakes", ("COMPLETE",), _on_own_tray, _complete),
        Chapter("eating", ("EAT_TABLE", "EAT_RECIPE"), _spoils_another, _eat),
        Chapter("finished", seen=lambda table, seat: len(table["finished"]) > 0),
        Chapter("jury", ("VOTE",), seen=_had_contest),
    ),
    teaches=_teaches,
    goal=_goal,
    mistake=_mistake,
)
