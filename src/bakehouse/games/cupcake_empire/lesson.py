"""How Cupcake Empire is taught: a race to 30 income instead of 70."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.actions import Action
from bakehouse.forms import Form, form
from bakehouse.games.lessons import Chapter, Lesson, Moment, Values

TARGET = 30
BASES, FROSTINGS, OUTLETS, SALES, STAFF = 1, 2, 3, 4, 5
CHAPTER_OF = {BASES: ("TAKE_BASE",), FROSTINGS: ("TAKE_FROSTING",), OUTLETS: ("OUTLET",), SALES: ("SELL",),
              STAFF: ("HIRE", "BAKERY")}  # fmt: skip


def _me(moment: Moment) -> Mapping[str, Any]:
    player: Mapping[str, Any] = moment.table["players"][moment.seat]
    return player


def _column(number: int) -> Any:
    """Its column, as soon as something can be done there: and in it the highest level."""

    def wants(moment: Moment, action: Action) -> bool:
        if action.kind == "ACTIVATE":
            return action.parameters["column"] == number and moment.table["useful"][number - 1]
        return action.kind in CHAPTER_OF[number]

    return wants


def _of_kind(*kinds: str) -> Any:
    return lambda moment, action: action.kind in kinds


def _kind(moment: Moment, action: Action) -> Values:
    return {"kind": action.kind}


def _income(moment: Moment, action: Action) -> Values:
    me = _me(moment)
    return {"production": me["production"], "sales": me["sales"], "gain": min(me["production"], me["sales"])}


def _part(moment: Moment, action: Action) -> Values:
    gains = moment.printed["gains"]
    return {"n": gains["simple_part"], "mixed": gains["mixed_part"]}


def _outlet(moment: Moment, action: Action) -> Values:
    return {"n": moment.printed["gains"]["outlet"]}


def _rest(moment: Moment, action: Action) -> Values:
    return {"money": moment.printed["costs"]["rest_die"]}


def _idea(moment: Moment, action: Action) -> Values:
    return {"money": moment.printed["costs"]["idea"]}


def _needs_objectives(table: Mapping[str, Any], seat: int) -> bool:
    """Who has fulfilled one, or has gone half of the way without: everybody hears of them."""
    fulfilled = any(objective["done"][seat] for objective in table["objectives"])
    return fulfilled or 2 * int(table["players"][seat]["income"]) >= TARGET


def _goal(printed: Mapping[str, Any]) -> Sequence[Form]:
    return (
        form("lesson-goal-1", target=printed["target"]),
        form("lesson-goal-2"),
        form("lesson-goal-3", n=printed["gains"]["objective"]),
    )


def _mistake(moment: Moment, action: Action) -> Form | None:
    if action.kind in ("FINISH", "COLLECT") and moment.find("ASSEMBLE"):
        return form("lesson-no-assemble")
    if action.kind in ("SP_BUY", "SP_PAYMOVE"):
        return form("lesson-no-paying", target=moment.printed["target"])
    return None


LESSON = Lesson(
    seats=2,
    seed=3,
    edition={"target": TARGET},
    helper="foresight:sims=300",
    chapters=(
        Chapter("start", ("PLACE_IMP", "START_RECIPE")),
        Chapter("columns", ("ACTIVATE", "LEVEL"), values=_kind),
        Chapter("assemble", ("ASSEMBLE",), _of_kind("ASSEMBLE"), _part),
        Chapter("selling", ("SELL",), _column(SALES)),
        Chapter("income", ("FINISH", "COLLECT", "ROLL"), values=_income),
        Chapter("bases", ("TAKE_BASE",), _column(BASES), _part),
        Chapter("frostings", ("TAKE_FROSTING",), _column(FROSTINGS), _part),
        Chapter("outlets", ("OUTLET", "MOVE_OUTLET_FROM"), _column(OUTLETS), _outlet),
        Chapter("staff", ("HIRE", "BAKERY"), _column(STAFF), _kind),
        Chapter("improvements", ("IMPROVE",), _of_kind("IMPROVE")),
        Chapter("rest", ("REST_PAY", "REST_IDEA", "REST_DIE"), _of_kind("REST_PAY", "REST_IDEA", "REST_DIE"), _rest),
        Chapter("ideas", ("SP_IMP", "SP_MOVE", "SP_BUY", "SP_PAYMOVE"), _of_kind("SP_IMP", "SP_MOVE"), _idea),
        Chapter("turn", ("END_TURN",)),
        Chapter("objectives", seen=_needs_objectives),
    ),
    instead={"COLLECT": "FINISH"},
    goal=_goal,
    mistake=_mistake,
)
