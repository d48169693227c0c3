"""The actions of Bake & Sale: ids, parameters, and words that a baker understands."""

from typing import Any

from bakehouse.actions import COMMITS, ActionTable, Kind
from bakehouse.games.bake_and_sale import rules
from bakehouse.games.bake_and_sale.box import Components
from bakehouse.games.bake_and_sale.rules import hours_of, market_price, price_with
from bakehouse.games.bake_and_sale.state import (
    BREADS,
    FIRST_PINNED_BREAD,
    FLOURS,
    MARKET,
    MOST_LOAVES,
    ORDERS,
    PHASES,
    SUPPLIES,
)  # fmt: skip

TABLE = ActionTable(
    [
        Kind("END_DAY", rules.END_DAY, flags=frozenset({COMMITS})),
        Kind("MARKET", rules.VISIT_MARKET),
        Kind("MARKET_SWAPPED", rules.VISIT_MARKET_SWAPPED),
        Kind("MARKET_DONE", rules.MARKET_DONE),
        Kind("TAKE", rules.TAKE, {"supply": SUPPLIES}),
        Kind("NETWORK", rules.NETWORK),
        Kind("LOCAL", rules.LOCAL_SUPPLIER),
        Kind("RETAIL", rules.RETAIL, {"order": range(1, len(ORDERS) + 1)}),
        Kind("ACADEMY", rules.ACADEMY),
        Kind("LAB", rules.LAB),
        Kind("CONSULTING", rules.CONSULTING),
        Kind("HIRE", rules.HIRE),
        Kind("VOLUNTEER", rules.VOLUNTARY),
        Kind("FRIENDLY", rules.FRIENDLY),
        Kind("STOCK", rules.STOCK_ROOM),
        Kind("MARKETING", rules.MARKETING),
        Kind("SUPERMARKET", rules.SUPERMARKET),
        Kind("STAR", rules.CIRCLE_STAR, {"bread": BREADS}),
        Kind("PIN", rules.CIRCLE_PIN, {"bread": BREADS[FIRST_PINNED_BREAD:]}),
        Kind("FAME_TRACK", rules.FAME_TRACK),
        Kind("FAME_AGENCY", rules.FAME_AGENCY),
        Kind("DISCARD", rules.DISCARD, {"supply": SUPPLIES}),
        Kind("PRODUCE", rules.PRODUCE, {"bread": BREADS, "loaves": range(1, MOST_LOAVES + 1)}),
    ]
)

BUILDING_OF = {
    "NETWORK": "network", "LOCAL": "local_supplier", "RETAIL": "retail_store", "ACADEMY": "academy",
    "LAB": "rolling_lab", "CONSULTING": "consulting", "HIRE": "hiring_agency", "VOLUNTEER": "voluntary_agency",
    "FRIENDLY": "friendly_bakery", "STOCK": "stock_room", "MARKETING": "marketing_agency",
    "SUPERMARKET": "supermarket",
}  # fmt: skip

STEP_WORDS = {
    "MAIN": "it only comes up in the middle of a visit, or with a bonus",
    "MARKET": "first the market visit has to be finished",
    "LOCAL": "first the supplies of the Local Supplier have to be taken",
    "VOLUNTEER": "first the supplies for the Voluntary Agency have to be given away",
    "STAR": "first a Quality Star has to be circled",
    "PIN": "first a Technique Level has to be circled",
    "FAME": "first the fame has to be circled",
    "DONE": "this day is over",
}


def hourglasses(amount: int) -> str:
    return "1 hourglass" if amount == 1 else f"{amount} hourglasses"


class Words:
    """Speaks of actions with the names of the edition on the table."""

    def __init__(self, printed: Components) -> None:
        self.printed = printed
        self.supplies = [printed.supplies[supply].lower() for supply in SUPPLIES]  # type: ignore[index]
        self.breads = [printed.breads[bread].name for bread in BREADS]  # type: ignore[index]
        self.buildings = {kind: getattr(printed.buildings, id).name for kind, id in BUILDING_OF.items()}

    # --- Actions

    def action(self, box: Any, s: Any, action: int) -> str:
        """What an action does and what it costs."""
        sheet = s.sheets[s.actor]
        kind = TABLE.kind(action).name
        if kind in self.buildings and kind != "RETAIL":
            return f"{self.buildings[kind]}: {self._building(box, sheet, kind, action)}"
        with_parameter = {
            "PRODUCE": self._produce, "TAKE": self._take, "RETAIL": self._retail, "STAR": self._star, "PIN": self._pin,
            "DISCARD": self._discard,
        }  # fmt: skip
        if kind in with_parameter:
            return with_parameter[kind](box, s, sheet, action - TABLE.kind(action).first)
        plain = {
            "END_DAY": f"End day {int(s.day)}" + (f" ({hourglasses(int(sheet.hours))} unspent)" if sheet.hours else ""),
            "MARKET": f"Visit the Supplies Market with up to {int(sheet.business)} dice",
            "MARKET_SWAPPED": f"Visit the Supplies Market with up to {int(sheet.business)} dice, colours swapped",
            "MARKET_DONE": f"Leave the market and pay {hourglasses(self._market_price(box, sheet))}",
            "FAME_TRACK": f"Fame on the track: icon {int(sheet.fame) + 1} of {int(box.fame_icons)}",
            "FAME_AGENCY": f"Fame in the {self.buildings['MARKETING']}: "
            f"icon {int(sheet.agency_fame) + 1} of {int(box.agency_icons)}",
        }
        return plain[kind]

    def _building(self, box: Any, sheet: Any, kind: str, action: int) -> str:
        effects = {
            "NETWORK": f"{int(box.network_fame)} fame",
            "LOCAL": f"{int(box.local_supplies)} supplies of the black rows",
            "ACADEMY": f"{int(box.academy_stars)} Quality Star",
            "LAB": f"{int(box.lab_pins)} Technique Level",
            "CONSULTING": f"business {int(sheet.business) + int(box.consulting_business)}",
            "HIRE": f"{hourglasses(int(box.hire_gives))} more today",
            "VOLUNTEER": f"{hourglasses(int(box.volunteer_gives))} more today",
            "FRIENDLY": f"white {self._jokers()} count as any black supply from now on",
            "STOCK": "dice may swap colours from now on",
            "MARKETING": f"{int(box.agency_icons)} more fame icons, {int(box.agency_money)} money when full",
            "SUPERMARKET": f"{int(box.supermarket_money)} money at the end",
        }
        prices = {
            "HIRE": f"{int(box.hire_money)} money",
            "VOLUNTEER": f"{int(box.volunteer_supplies)} supplies",
        }
        price = prices.get(kind) or hourglasses(hours_of(box, action))
        return f"{effects[kind]} for {price}"

    def _jokers(self) -> str:
        return " and ".join(str(face) for face in self.printed.buildings.friendly_bakery.jokers)

    def _produce(self, box: Any, s: Any, sheet: Any, place: int) -> str:
        bread, loaves = place // MOST_LOAVES, place % MOST_LOAVES + 1
        return f"Bake {loaves} {self.breads[bread]}: {hourglasses(int(box.bread_hours[bread]))}"

    def _take(self, box: Any, s: Any, sheet: Any, row: int) -> str:
        die = die_for(box, s, sheet, row) if sheet.phase == MARKET else ""
        return f"Take {self.supplies[row]}" + (f" ({die})" if die else "")

    def _retail(self, box: Any, s: Any, sheet: Any, order: int) -> str:
        price = hourglasses(int(box.retail_hours))
        return f"Fulfil order {order + 1} for {int(box.order_money[order])} money: {self.order(box, order)}, {price}"

    def order(self, box: Any, order: int) -> str:
        """What a retail order asks for."""
        things = [(int(box.order_supplies[order, row]), name) for row, name in enumerate(self.supplies)]
        things += [(int(box.order_loaves[order, bread]), name) for bread, name in enumerate(self.breads)]
        return ", ".join(f"{amount} {name}" for amount, name in things if amount)

    def _star(self, box: Any, s: Any, sheet: Any, bread: int) -> str:
        return f"Quality Star on {self.breads[bread]}: every loaf sells for 1 more"

    def _pin(self, box: Any, s: Any, sheet: Any, place: int) -> str:
        bread = place + FIRST_PINNED_BREAD
        missing = int(box.pins[bread]) - int(sheet.pins[bread]) - 1
        return f"Technique Level on {self.breads[bread]}: " + (f"{missing} to go" if missing else "unlocks it")

    def _discard(self, box: Any, s: Any, sheet: Any, row: int) -> str:
        return f"Give away {self.supplies[row]} ({int(sheet.left)} to give)"

    def _market_price(self, box: Any, sheet: Any) -> int:
        return int(market_price(box, sheet))

    # --- Why not

    def refusal(self, box: Any, s: Any, action: int, code: int) -> str:
        """The reason as the end of a sentence: "... is not possible: it needs 3 hourglasses, you have 2"."""
        sheet = s.sheets[s.actor]
        place = action - TABLE.kind(action).first
        needed = hourglasses(self._needed_hours(box, sheet, action))
        bread = place // MOST_LOAVES if action >= rules.PRODUCE else 0
        reasons = {
            rules.NOT_IN_THIS_STEP: STEP_WORDS[PHASES[int(sheet.phase)]],
            rules.TOO_FEW_HOURS: f"it needs {needed}, you have {int(sheet.hours)}",
            rules.NO_SUPPLY_TO_TAKE: "no die gives a supply that still has a space and that you could pay for",
            rules.NO_STOCK_ROOM: f"only after a visit to the {self.buildings['STOCK']} may the dice swap colours",
            rules.COLOURS_FIXED: "the colours of the dice are fixed for today",
            rules.NOTHING_TAKEN_YET: "at least one supply has to be taken",
            rules.ROWS_ASCEND: "supplies are named from the top row down, and enough must be left below",
            rules.ROW_FULL: "that row has no space left",
            rules.BUSINESS_FULL: f"your business allows {int(sheet.business)} supplies a visit",
            rules.NO_SUCH_DIE: "no unused die gives that supply",
            rules.FAME_FULL: "no fame icon is free",
            rules.TOO_FEW_SPACES: "the black rows have too few free spaces",
            rules.ORDER_DONE: "that order is fulfilled already",
            rules.TOO_FEW_SUPPLIES: "you have too few supplies in stock",
            rules.TOO_FEW_LOAVES: "you have too few loaves that are not used yet",
            rules.NO_FREE_STAR: "no star is free there",
            rules.NO_FREE_PIN: "no pin is free there",
            rules.BUSINESS_AT_MOST: f"{int(box.business_most)} is the largest business",
            rules.CONSULTED_TODAY: "once a day is enough",
            rules.ENOUGH_HOURS: f"extra hourglasses are for days with fewer than {int(box.dearest)} left",
            rules.NO_VISITS_LEFT: "there are no visits left",
            rules.NOT_BLACK: "the Local Supplier has no flour",
            rules.LOCKED: f"it is locked; pins still missing: {int(box.pins[bread]) - int(sheet.pins[bread])}",
            rules.BAKED_TODAY: "it was baked today already",
            rules.TOO_MANY_LOAVES: f"room is left for {int(box.most_loaves) - int(sheet.loaves[bread])} of that bread",
        }
        return reasons[code]

    def _needed_hours(self, box: Any, sheet: Any, action: int) -> int:
        if action in (rules.VISIT_MARKET, rules.VISIT_MARKET_SWAPPED):
            return int(box.section_hours[0])
        if rules.TAKE <= action < rules.NETWORK:
            return int(price_with(box, sheet, action - rules.TAKE))
        return int(hours_of(box, action))

    # --- Chance

    def outcome(self, box: Any, s: Any, outcome: int) -> str:
        return f"The {self.outcome_notation(box, s, outcome)}"

    def outcome_notation(self, box: Any, s: Any, outcome: int) -> str:
        colour = "white" if s.rolled < box.white_dice else "black"
        return f"{colour} {outcome + 1}"


def die_for(box: Any, s: Any, sheet: Any, row: int) -> str:
    """The die that a supply is taken with: the lowest that gives it and is no joker, else the lowest joker left."""
    colours = ("black", "white") if sheet.swapped else ("white", "black")
    as_white, as_black = (s.black, s.white) if sheet.swapped else (s.white, s.black)
    plain: dict[int, list[str]] = {place: [] for place in range(6)}
    jokers: list[tuple[int, str]] = []
    for face in range(6):
        flour = int(box.white_gives[face])
        for _ in range(int(as_white[face])):
            if sheet.friendly and box.joker[face]:
                jokers.append((flour, f"{colours[0]} {face + 1} as joker"))
            else:
                plain[flour].append(f"{colours[0]} {face + 1}")
        plain[int(box.black_gives[face])] += [f"{colours[1]} {face + 1}"] * int(as_black[face])
    for taken_row in range(row + 1):  # jokers that this visit has used already, row by row
        covered = min(int(sheet.taken[taken_row]), len(plain[taken_row]))
        for _ in range(int(sheet.taken[taken_row]) - covered):
            jokers.remove(next(joker for joker in jokers if taken_row >= FLOURS or joker[0] == taken_row))
    if sheet.taken[row] < len(plain[row]):
        return plain[row][int(sheet.taken[row])]
    return next(die for flour, die in jokers if row >= FLOURS or flour == row)
