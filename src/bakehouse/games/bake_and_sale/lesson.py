"""How Bake & Sale is taught: three days instead of a week."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.actions import Action
from bakehouse.forms import Form, form
from bakehouse.games.lessons import Chapter, Lesson, Moment, Values

DAYS = 3
SMALL_ORDER, LARGE_ORDER = 1, 4
"""Three supplies, well paid, for the first day; and one of loaves, to bake for."""
SPENT = 2
"""An hourglass or two may be left over; more of them are a pity."""


def _sheet(moment: Moment) -> Mapping[str, Any]:
    sheet: Mapping[str, Any] = moment.table["sheets"][moment.seat]
    return sheet


def _is_open(moment: Moment, order: int) -> bool:
    return f"order_{order}" not in _sheet(moment)["orders"]


def _asked_for(moment: Moment, order: int, what: str) -> Mapping[str, int]:
    """The supplies or loaves that an order asks for, while it is open."""
    asked: Mapping[str, int] = moment.printed["orders"][f"order_{order}"].get(what, {})
    return asked if _is_open(moment, order) else {}


def _missing(moment: Moment) -> set[str]:
    """The supplies that the two orders still need."""
    sheet, needed = _sheet(moment), Counter(_asked_for(moment, SMALL_ORDER, "supplies"))
    for bread, loaves in _asked_for(moment, LARGE_ORDER, "loaves").items():
        for _ in range(loaves - sheet["loaves"][bread]):
            needed.update(moment.printed["breads"][bread]["recipe"])
    return {supply for supply, n in needed.items() if n > sheet["have"][supply]}


def _offered(moment: Moment) -> set[str]:
    """What the dice of today sell."""
    dice, gives = moment.table["dice"], moment.printed["dice"]
    return {gives[f"{colour}_gives"][face - 1] for colour in ("white", "black") for face in dice[colour]}


def _teaches(moment: Moment) -> Action | None:
    """A business that pays: larger visits first, then a small order, then loaves for a large one, then what is left."""
    missing, is_last = _missing(moment), moment.table["day"] == moment.table["days"]
    if _sheet(moment)["phase"] == "MARKET":
        takes = (moment.find("TAKE", supply=supply) for supply in moment.printed["supplies"] if supply in missing)
        return next(filter(None, takes), None) or moment.find("MARKET_DONE")
    if _sheet(moment)["phase"] != "MAIN":
        return None
    may_bake = not _is_open(moment, SMALL_ORDER)
    breads = [_most_of(moment, bread) for bread in _asked_for(moment, LARGE_ORDER, "loaves")] if may_bake else []
    wanted = [
        moment.find("RETAIL"),
        *breads,
        moment.find("CONSULTING") if moment.table["day"] == 1 else None,
        moment.find("MARKET") if missing & _offered(moment) else None,
        moment.find("HIRE") if is_last and _sheet(moment)["hours"] == SPENT and not _sheet(moment)["hired"] else None,
        moment.find("SUPERMARKET"),
        moment.find("NETWORK"),
        moment.find("END_DAY"),
    ]
    return next(filter(None, wanted), None)


def _most_of(moment: Moment, bread: str) -> Action | None:
    """Bake as many loaves as there are supplies for: the hourglasses are paid once."""
    fitting = [each for each in moment.actions if each.kind == "PRODUCE" and each.parameters["bread"] == bread]
    return fitting[-1] if fitting else None


def _market(moment: Moment, action: Action) -> Values:
    return {"n": _sheet(moment)["business"], "hours": moment.printed["market"]["hourglasses"][0]}


def _bake(moment: Moment, action: Action) -> Values:
    printed = moment.printed["breads"][action.parameters["bread"]]
    return {"bread": action.parameters["bread"], "hours": printed["hourglasses"], "low": printed["prices"][0],
            "high": printed["prices"][-1], "n": moment.printed["bakery"]["price_from"][-1]}  # fmt: skip


def _order(moment: Moment, action: Action) -> Values:
    order = moment.printed["orders"][f"order_{action.parameters['order']}"]
    return {"money": order["money"], "hours": moment.printed["buildings"]["retail_store"]["hourglasses"]}


def _waiting(moment: Moment) -> Mapping[str, int]:
    """The loaves of each bread that wait for their price: those that the large order asks for do not."""
    sheet, asked = _sheet(moment), _asked_for(moment, LARGE_ORDER, "loaves")
    return {bread: n - sheet["used"][bread] - asked.get(bread, 0) for bread, n in sheet["loaves"].items()}


def _on_most_loaves(moment: Moment, action: Action) -> bool:
    """On the last day a star where most loaves wait; when the order has taken them, one for the award."""
    loaves = _waiting(moment)
    if action.kind == "STAR":
        return loaves[str(action.parameters["bread"])] == max(loaves.values())
    pays = max(loaves.values()) > 1 or not _is_open(moment, LARGE_ORDER)
    return action.kind == "ACADEMY" and pays and moment.table["day"] == moment.table["days"]


def _star(moment: Moment, action: Action) -> Values:
    return {"loaves": max(0, *_waiting(moment).values()), "money": moment.printed["awards"]["money"]}


def _hour(moment: Moment, action: Action) -> Values:
    return {"money": moment.printed["buildings"]["hiring_agency"]["money"]}


def _goal(printed: Mapping[str, Any]) -> Sequence[Form]:
    return (
        form("lesson-goal-1", days=printed["days"], hours=printed["hourglasses"]),
        form("lesson-goal-2"),
        form("lesson-goal-3", money=printed["awards"]["money"]),
    )


def _pays_too_late(moment: Moment, action: Action) -> Form | None:
    """A building that is for a whole week, in a lesson of a few days."""
    buildings, sheet = moment.printed["buildings"], _sheet(moment)
    left = sheet["hours"] if moment.table["day"] == moment.table["days"] else None
    if action.kind in ("STOCK", "FRIENDLY") and moment.find("SUPERMARKET"):
        market = buildings["supermarket"]
        return form("lesson-no-week", hours=market["hourglasses"], money=market["money"], days=moment.table["days"])
    if action.kind == "CONSULTING" and left is not None:
        visit = moment.printed["market"]["hourglasses"][0]
        return form("lesson-no-visit") if left < buildings["consulting"]["hourglasses"] + visit else None
    return None


def _mistake(moment: Moment, action: Action) -> Form | None:
    sheet = _sheet(moment)
    if late := _pays_too_late(moment, action):
        return late
    if action.kind == "END_DAY" and sheet["hours"] > SPENT:
        return form("lesson-no-hours", n=sheet["hours"])
    if action.kind == "PRODUCE":
        bread = action.parameters["bread"]
        most = max(int(each.parameters["loaves"]) for each in moment.actions if each.parameters.get("bread") == bread)
        if int(action.parameters["loaves"]) < most:
            return form("lesson-no-loaves", bread=bread, n=most)
    return None


LESSON = Lesson(
    seats=2,
    seed=30,
    edition={"days": DAYS},
    rival="random",
    helper="plan:width=8,value=near",
    chapters=(
        Chapter("market", ("MARKET", "MARKET_SWAPPED", "TAKE", "MARKET_DONE"), values=_market,
                then=("TAKE", "MARKET_DONE")),
        Chapter("order", ("RETAIL",), values=_order),
        Chapter("bake", ("PRODUCE",), values=_bake),
        Chapter("star", ("ACADEMY", "STAR"), _on_most_loaves, _star),
        Chapter("shops", ("NETWORK", "LOCAL", "LAB", "PIN", "CONSULTING", "FRIENDLY", "STOCK", "MARKETING",
                          "SUPERMARKET", "FAME_TRACK", "FAME_AGENCY"), then=("TAKE",)),
        Chapter("hours", ("HIRE", "VOLUNTEER", "DISCARD"), values=_hour, then=("DISCARD",)),
        Chapter("day", ("END_DAY",)),
        Chapter("money", seen=lambda table, seat: bool(table["over"])),
    ),
    teaches=_teaches,
    goal=_goal,
    mistake=_mistake,
)  # fmt: skip
