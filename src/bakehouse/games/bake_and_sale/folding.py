"""A line of the story: what a baker did, step by step, gathered into what was meant."""

from collections.abc import Callable, Sequence
from typing import Any

from bakehouse.games.bake_and_sale.state import BREADS, SUPPLIES
from bakehouse.words import Form, form

PARTLY = 2
"""Some visits to the market had swapped colours, others had not."""


def folded(forms: Sequence[Form]) -> list[Form]:
    """The forms of one line as few: what was bought, circled, gained and baked, and the money once, at the end."""
    line = _Line()
    for each in forms:
        line.add(each)
    return line.told()


class _Line:
    """The deeds of one baker."""

    def __init__(self) -> None:
        self.gathered: dict[object, Form] = {}
        self.visit = ""
        """The building whose bonus comes next."""
        self.gain = 0
        self.unspent: list[Form] = []

    def add(self, each: Form) -> None:
        self.gain += each.get("gain", 0)
        GATHER.get(each.name, _Line._keep)(self, each)

    def told(self) -> list[Form]:
        told = [_settled(each) for each in self.gathered.values()]
        if self.gain:
            told[-1] = told[-1].but(gain=self.gain)
        return [*told, *self.unspent]

    def _keep(self, each: Form) -> None:
        self.gathered[len(self.gathered), each.name] = each

    def _sum(self, each: Form, key: object = None) -> None:
        """Together with what was told before under the same key, by default its name."""
        key = key or each.name
        self.gathered[key] = _sum(self.gathered[key], each) if key in self.gathered else each

    # --- The market

    def _take(self, each: Form) -> None:
        self.visit = "market"
        self._sum(each.but(hours=None, bonus=None))

    def _pay(self, each: Form) -> None:
        taken = self.gathered.pop("take", None)
        if taken is None:
            return self._keep(each)
        bought = form("buy", who=each["who"], supplies=taken["supplies"], hours=each["hours"], swapped=each["swapped"])
        before = self.gathered.get("buy", bought)
        self._sum(bought.but(gain=0))
        if before["swapped"] != bought["swapped"]:
            self.gathered["buy"] = self.gathered["buy"].but(swapped=PARTLY)
        return None

    # --- Buildings whose visit goes on with a choice

    def _visit(self, each: Form) -> None:
        self.visit = each.name
        self.gathered[self._open()] = each

    def _open(self) -> object:
        return "open", self.visit

    def _opened(self) -> Form | None:
        return self.gathered.pop(self._open(), None)

    def _get(self, each: Form) -> None:
        opened = self._opened()
        hours, building = (opened["hours"], opened["building"]) if opened else (0, "local_supplier")
        self._sum(form("local-get", who=each["who"], supplies=each["supplies"], building=building, hours=hours, gain=0))

    def _bonus(self, each: Form) -> None:
        """What a building was visited for is told with its price; what a market row gave costs nothing more."""
        opened = self._opened()
        told = each.but(hours=opened["hours"] if opened else 0, place=None, of=None)
        key = each.name, each.get("bread")
        self._sum(told, key)
        if each.name == "pin":
            self.gathered[key] = self.gathered[key].but(missing=each["missing"])

    def _give(self, each: Form) -> None:
        opened = self._opened()
        hours = opened["hours"] if opened else 0
        self._sum(form("trade", who=each["who"], supplies=each["supplies"], hours=hours, gain=0))

    def _extra(self, each: Form) -> None:
        """The hourglass was told with the supplies that were given for it."""

    # --- The end of the day

    def _end_day(self, each: Form) -> None:
        if self.gathered:
            self.unspent = [form("unspent", hours=each["hours"])]
        else:
            self._keep(each)


GATHER: dict[str, Callable[[_Line, Form], None]] = {
    "take": _Line._take, "pay": _Line._pay, "get": _Line._get, "academy": _Line._visit, "lab": _Line._visit,
    "network": _Line._visit, "local": _Line._visit, "volunteer": _Line._visit, "star": _Line._bonus,
    "pin": _Line._bonus, "fame": _Line._bonus, "give": _Line._give, "extra": _Line._extra, "end-day": _Line._end_day,
    "bake": _Line._sum, "hire": _Line._sum, "supermarket": _Line._sum,
}  # fmt: skip
"""What becomes of each deed in a line; all others are kept as they are."""


def _settled(each: Form) -> Form:
    """Its money is told at the end of the line; stars that are all on one bread need no count there."""
    told = each.but(gain=0) if "gain" in each.values else each
    if told.name == "star" and len(told["breads"]) == 1:
        return told.but(breads=[told["breads"][0].but(n=1)])
    return told


def _sum(one: Form, other: Form) -> Form:
    """Two equal deeds as one: numbers are added, things are counted together."""
    values: dict[str, Any] = {}
    for key, value in one.values.items():
        if key in ("who", "swapped") or isinstance(value, str):
            values[key] = value
        elif isinstance(value, tuple):
            values[key] = _counted((*value, *other[key]))
        else:
            values[key] = value + other[key]
    return form(one.name, **values)


def _counted(things: Sequence[Any]) -> list[Form]:
    """Equal things together, in the order of the sheet."""
    amounts: dict[tuple[Any, ...], tuple[Form, int]] = {}
    for thing in things:
        if "n" not in thing.values:
            return list(things)
        kind = (thing.name, *(value for key, value in thing.values.items() if key != "n"))
        first, before = amounts.get(kind, (thing, 0))
        amounts[kind] = first, before + thing["n"]
    return [first.but(n=n) for first, n in sorted(amounts.values(), key=lambda counted: _place(counted[0]))]


def _place(thing: Form) -> int:
    return SUPPLIES.index(thing["supply"]) if "supply" in thing.values else BREADS.index(thing["bread"])
