"""How Bake & Sale is taught: three days instead of a week."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.actions import Action
from bakehouse.forms import Form, form
from bakehouse.games.lessons import Chapter, Lesson, Moment, Values

DAYS = 3
FIRST_ORDER = "order_1"
"""Three supplies, well paid: the best deal of a first day."""
FIRST_BREAD = "baguette"
SPENT = 2
"""An hourglass or two may be left over; more of them are a pity."""


def _sheet(moment: Moment) -> Mapping[str, Any]:
    sheet: Mapping[str, Any] = moment.table["sheets"][moment.seat]
    return sheet


def _missing(moment: Moment) -> dict[str, int]:
    """What the first order and a first bread still need."""
    sheet, needed = _sheet(moment), dict[str, int]()
    if "1" not in map(str, sheet["orders"]):
        needed |= moment.printed["orders"][FIRST_ORDER]["supplies"]
    if not sheet["productions"][FIRST_BREAD]:
        for supply, n in moment.printed["breads"][FIRST_BREAD]["recipe"].items():
            needed[supply] = needed.get(supply, 0) + n
    return {supply: n - sheet["have"][supply] for supply, n in needed.items() if n > sheet["have"][supply]}


def _teaches(moment: Moment, action: Action) -> bool:
    """A first day that pays: fetch what an order asks for, hand it over, and bake with the rest."""
    if action.kind == "RETAIL":
        return True
    if moment.table["day"] > 1:
        return False
    if action.kind == "PRODUCE":
        return "1" in map(str, _sheet(moment)["orders"])
    if action.kind in ("MARKET", "TAKE"):
        return action.kind == "MARKET" and bool(_missing(moment)) or action.parameters.get("supply") in _missing(moment)
    return action.kind == "MARKET_DONE" and not _missing(moment)


def _market(moment: Moment, action: Action) -> Values:
    return {"n": _sheet(moment)["business"], "hours": moment.printed["market"]["hourglasses"][0]}


def _bake(moment: Moment, action: Action) -> Values:
    printed = moment.printed["breads"][action.parameters["bread"]]
    return {"bread": action.parameters["bread"], "hours": printed["hourglasses"], "low": printed["prices"][0],
            "high": printed["prices"][-1], "n": moment.printed["bakery"]["price_from"][-1]}  # fmt: skip


def _order(moment: Moment, action: Action) -> Values:
    order = moment.printed["orders"][f"order_{action.parameters['order']}"]
    return {"money": order["money"], "hours": moment.printed["buildings"]["retail_store"]["hourglasses"]}


def _on_most_loaves(moment: Moment, action: Action) -> bool:
    """On the last day a star where most loaves wait for their price."""
    loaves = _sheet(moment)["loaves"]
    if action.kind == "STAR":
        return bool(loaves[action.parameters["bread"]] == max(loaves.values()))
    return action.kind == "ACADEMY" and max(loaves.values()) > 1 and moment.table["day"] == moment.table["days"]


def _hour(moment: Moment, action: Action) -> Values:
    return {"money": moment.printed["buildings"]["hiring_agency"]["money"]}


def _goal(printed: Mapping[str, Any]) -> Sequence[Form]:
    return (
        form("lesson-goal-1", days=printed["days"], hours=printed["hourglasses"]),
        form("lesson-goal-2"),
        form("lesson-goal-3", money=printed["awards"]["money"]),
    )


def _mistake(moment: Moment, action: Action) -> Form | None:
    sheet = _sheet(moment)
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
    seed=1,
    edition={"days": DAYS},
    helper="plan:width=8,value=near",
    chapters=(
        Chapter("market", ("MARKET", "MARKET_SWAPPED", "TAKE", "MARKET_DONE"), values=_market,
                then=("TAKE", "MARKET_DONE")),
        Chapter("order", ("RETAIL",), values=_order),
        Chapter("bake", ("PRODUCE",), values=_bake),
        Chapter("star", ("ACADEMY", "STAR"), _on_most_loaves),
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
