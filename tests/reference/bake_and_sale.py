"""Bake & Sale, written a second time: an independent program kept for comparison with the compiled rules.

It is slow and obvious on purpose; whether dice can give some supplies, say, is found by trying all choices.
"""

from dataclasses import dataclass, field
from itertools import permutations, product

CHANCE, OVER = -1, -2

SUPPLIES = range(6)
HIGH_GLUTEN, ALL_PURPOSE, YEAST, OLIVE_OIL, EGGS, BUTTER = SUPPLIES
BLACK_SUPPLIES = [YEAST, OLIVE_OIL, EGGS, BUTTER]
WHITE_FACE = {1: HIGH_GLUTEN, 2: HIGH_GLUTEN, 3: HIGH_GLUTEN, 4: ALL_PURPOSE, 5: ALL_PURPOSE, 6: ALL_PURPOSE}
BLACK_FACE = {1: YEAST, 2: YEAST, 3: OLIVE_OIL, 4: OLIVE_OIL, 5: EGGS, 6: BUTTER}

SPACES_IN_SECTION, SPACES_IN_ROW, SECTION_HOURS = 5, 15, [2, 3, 4]
BONUS = {1: ["star", "fame", "fame", "pin", "star", "fame"], 2: ["pin", "star", "pin", "star", "pin", "fame"]}

BREADS = range(6)
BAGUETTE, CIABATTA, FOCACCIA, BRIOCHE, SOURDOUGH, SPECIAL = BREADS
PINS = [0, 0, 1, 2, 3, 3]
STARS = [1, 2, 3, 3, 3, 4]
BREAD_HOURS = [1, 2, 2, 3, 3, 3]
LOWEST_PRICE = [1, 2, 3, 4, 5, 6]
RECIPE = [
    {HIGH_GLUTEN: 1, YEAST: 1},
    {ALL_PURPOSE: 1, YEAST: 1, OLIVE_OIL: 1},
    {ALL_PURPOSE: 1, OLIVE_OIL: 2},
    {ALL_PURPOSE: 1, EGGS: 1, BUTTER: 1},
    {HIGH_GLUTEN: 2, ALL_PURPOSE: 1},
    {HIGH_GLUTEN: 1, YEAST: 1, EGGS: 1, BUTTER: 1},
]
ORDERS: dict[int, tuple[dict[int, int], dict[int, int], int]] = {
    1: ({HIGH_GLUTEN: 1, ALL_PURPOSE: 1, YEAST: 1}, {}, 10),
    2: ({OLIVE_OIL: 2, EGGS: 1}, {}, 11),
    3: ({EGGS: 1, BUTTER: 2}, {}, 11),
    4: ({}, {BAGUETTE: 2, CIABATTA: 1}, 17),
    5: ({OLIVE_OIL: 1}, {CIABATTA: 1, FOCACCIA: 1}, 17),
    6: ({BUTTER: 1}, {BAGUETTE: 1, BRIOCHE: 1}, 18),
    7: ({HIGH_GLUTEN: 1}, {FOCACCIA: 1, SOURDOUGH: 1}, 20),
    8: ({}, {BRIOCHE: 1, SPECIAL: 1}, 22),
}

DAYS, HOURS_A_DAY, DEAREST_ACTION, FAME_ON_TRACK, FAME_IN_AGENCY = 7, 8, 4, 12, 3
MOST_SEATS, MOST_BUSINESS, MOST_LOAVES, MOST_HIRED, MOST_VOLUNTEERED, MOST_SUPERMARKET = 8, 6, 8, 4, 4, 2
FAME_ROWS, LADDER, SOLITAIRE_AWARDS = [2, 4, 6, 8], [2, 4, 6], [3, 5, 15, 6, 9]

END_DAY, MARKET, MARKET_SWAPPED, MARKET_DONE, TAKE, NETWORK, LOCAL, RETAIL = 0, 1, 2, 3, 4, 10, 11, 12
ACADEMY, LAB, CONSULTING, HIRE, VOLUNTEER, FRIENDLY, STOCK, MARKETING, SUPERMARKET = range(20, 29)
STAR, PIN, FAME_TRACK, FAME_AGENCY, DISCARD, PRODUCE = 29, 35, 39, 40, 41, 47
VISIT_HOURS = {NETWORK: 1, LOCAL: 2, ACADEMY: 2, LAB: 2, CONSULTING: 2}
VISIT_HOURS |= {FRIENDLY: 3, STOCK: 3, MARKETING: 3, SUPERMARKET: 3}
RETAIL_HOURS = 2
OPTIONS = list(product(("visit", "sheet"), ("sum", "highest"), ("visit", "day")))


def six_zeros() -> list[int]:
    """A fresh list of six counts."""
    return [0] * 6


@dataclass
class Sheet:
    """The sheet of one seat, with the step in progress at the end."""

    phase: str = "MAIN"
    hours: int = HOURS_A_DAY
    circled: list[int] = field(default_factory=six_zeros)
    have: list[int] = field(default_factory=six_zeros)
    pins: list[int] = field(default_factory=six_zeros)
    stars: list[int] = field(default_factory=six_zeros)
    loaves: list[int] = field(default_factory=six_zeros)
    used: list[int] = field(default_factory=six_zeros)
    productions: list[int] = field(default_factory=six_zeros)
    baked_today: set[int] = field(default_factory=set)
    business: int = 2
    consulted_today: bool = False
    fame: int = 0
    agency_fame: int = 0
    agency: bool = False
    hired: int = 0
    volunteered: int = 0
    supermarket: int = 0
    friendly: bool = False
    stock_room: bool = False
    orders: set[int] = field(default_factory=set)
    day_colours: str = "open"
    taken: list[int] = field(default_factory=six_zeros)
    last: int = 0
    left: int = 0
    swapped: bool = False
    section: int = 0
    due_stars: int = 0
    due_pins: int = 0
    due_fame: int = 0

    def spaces(self, *rows: int) -> int:
        """How many spaces of these market rows are not circled."""
        return sum(SPACES_IN_ROW - self.circled[row] for row in rows)

    def free_stars(self) -> list[int]:
        """The actions that circle a free star, on locked breads too."""
        return [STAR + b for b in BREADS if self.stars[b] < STARS[b]]

    def free_pins(self) -> list[int]:
        """The actions that circle a free pin."""
        return [PIN + b - FOCACCIA for b in BREADS if self.pins[b] < PINS[b]]

    def free_fame(self) -> list[int]:
        """The actions that circle a free fame icon, on the track or in the opened agency."""
        agency = self.agency and self.agency_fame < FAME_IN_AGENCY
        return [FAME_TRACK] * (self.fame < FAME_ON_TRACK) + [FAME_AGENCY] * agency

    def can_visit(self, building: int) -> bool:
        """Whether one of the buildings paid in hours, other than the Retail Store, can be visited."""
        useful = {
            NETWORK: bool(self.free_fame()),
            LOCAL: self.spaces(*BLACK_SUPPLIES) >= 2,
            ACADEMY: bool(self.free_stars()),
            LAB: bool(self.free_pins()),
            CONSULTING: self.business < MOST_BUSINESS and not self.consulted_today,
            FRIENDLY: not self.friendly,
            STOCK: not self.stock_room,
            MARKETING: not self.agency,
            SUPERMARKET: self.supermarket < MOST_SUPERMARKET,
        }
        return useful[building] and self.hours >= VISIT_HOURS[building]

    def can_deliver(self, order: int) -> bool:
        """Whether a retail order can be fulfilled now."""
        supplies, loaves, _ = ORDERS[order]
        enough_supplies = all(self.have[k] >= n for k, n in supplies.items())
        enough_loaves = all(self.loaves[b] - self.used[b] >= n for b, n in loaves.items())
        return self.hours >= RETAIL_HOURS and order not in self.orders and enough_supplies and enough_loaves

    def can_produce(self, b: int, n: int) -> bool:
        """Whether n loaves of bread b can be baked now."""
        allowed = self.pins[b] == PINS[b] and b not in self.baked_today and self.hours >= BREAD_HOURS[b]
        enough_supplies = all(self.have[k] >= n * each for k, each in RECIPE[b].items())
        return allowed and enough_supplies and self.loaves[b] + n <= MOST_LOAVES

    def circle(self, row: int) -> int:
        """Circle the next space of a row, note the bonus that falls due, return the section of the space."""
        section, place = divmod(self.circled[row], SPACES_IN_SECTION)
        self.circled[row] += 1
        self.have[row] += 1
        if section > 0 and place == 0:
            bonus = BONUS[section][row]
            self.due_stars += bonus == "star"
            self.due_pins += bonus == "pin"
            self.due_fame += bonus == "fame"
        return section

    def close_step(self) -> None:
        """Forget the step in progress, and settle the bonuses that are due."""
        self.taken, self.last, self.left, self.swapped, self.section = six_zeros(), 0, 0, False, 0
        self.settle()

    def settle(self) -> None:
        """Settle stars, then pins, then fame, until something has to be asked or nothing is due."""
        if self.due_stars and self.free_stars():
            self.phase = "STAR"
            return
        self.due_stars = 0
        if self.due_pins and self.free_pins():
            self.phase = "PIN"
            return
        self.due_pins = 0
        while self.due_fame:
            free = self.free_fame()
            if len(free) == 2:
                self.phase = "FAME"
                return
            self.fame += FAME_TRACK in free
            self.agency_fame += FAME_AGENCY in free
            self.due_fame -= 1
        self.phase = "MAIN"


class Table:
    """A game of Bake & Sale for 1 to 8 seats."""

    def __init__(self, seats: int, market_cost: str = "visit", ladder: str = "sum", swap: str = "visit") -> None:
        if (market_cost, ladder, swap) not in OPTIONS or seats not in range(1, MOST_SEATS + 1):
            raise ValueError(f"no such table: {seats} seats, {market_cost=}, {ladder=}, {swap=}")
        self.seats, self.market_cost, self.ladder, self.swap = seats, market_cost, ladder, swap
        self.actor, self.awaited = CHANCE, set[int]()
        self.day, self.rolled, self.white, self.black = 1, 0, six_zeros(), six_zeros()
        self.sheets = [Sheet() for _ in range(seats)]

    def legal(self) -> list[int]:
        """The ids of the legal actions of the actor, ascending; empty when no seat decides."""
        if self.actor in (CHANCE, OVER):
            return []
        s = self.sheets[self.actor]
        if s.phase == "MAIN":
            return self._main_actions(s)
        if s.phase == "MARKET":
            done = [MARKET_DONE] if sum(s.taken) > 0 else []
            return done + [TAKE + k for k in self._market_takes(s, s.swapped)]
        if s.phase == "LOCAL":
            rows = [k for k in BLACK_SUPPLIES if k >= s.last and s.spaces(k) > 0]
            return [TAKE + k for k in rows if s.spaces(*range(k, 6)) >= s.left]
        if s.phase == "VOLUNTEER":
            rows = [k for k in SUPPLIES if k >= s.last and s.have[k] > 0]
            return [DISCARD + k for k in rows if sum(s.have[k:]) >= s.left]
        return {"STAR": s.free_stars(), "PIN": s.free_pins(), "FAME": s.free_fame()}[s.phase]

    def outcomes(self) -> list[int]:
        """The weights of the six faces when a die is to be rolled; empty at any other time."""
        return [1] * 6 if self.actor == CHANCE else []

    def apply(self, action: int) -> None:
        """Carry out an action of the actor, or an outcome of chance."""
        if action not in (range(6) if self.actor == CHANCE else self.legal()):
            raise ValueError(f"{action} is not legal")
        if self.actor == CHANCE:
            self._roll(action)
            return
        s = self.sheets[self.actor]
        if action == END_DAY:
            self._end_day(s)
        elif action in (MARKET, MARKET_SWAPPED):
            s.phase, s.swapped = "MARKET", action == MARKET_SWAPPED
            if self.swap == "day":
                s.day_colours = "swapped" if s.swapped else "plain"
        elif action == MARKET_DONE:
            self._close_market(s)
        elif TAKE <= action < NETWORK:
            self._take(s, action - TAKE)
        elif action in VISIT_HOURS:
            self._visit(s, action)
        elif RETAIL <= action < ACADEMY:
            self._retail(s, action - RETAIL + 1)
        elif action == HIRE:
            s.hired, s.hours = s.hired + 1, s.hours + 1
        elif action == VOLUNTEER:
            s.phase, s.left, s.volunteered = "VOLUNTEER", 3, s.volunteered + 1
        elif STAR <= action < DISCARD:
            self._circle_bonus(s, action)
        elif DISCARD <= action < PRODUCE:
            self._discard(s, action - DISCARD)
        else:
            self._produce(s, (action - PRODUCE) // MOST_LOAVES, (action - PRODUCE) % MOST_LOAVES + 1)

    def turn_to(self, seat: int) -> None:
        """Make one of the awaited seats the actor."""
        if seat not in self.awaited:
            raise ValueError(f"seat {seat} is not awaited")
        self.actor = seat

    def _main_actions(self, s: Sheet) -> list[int]:
        """The legal actions of phase MAIN, ascending."""
        fixed = s.day_colours if self.swap == "day" else "open"
        few_hours = s.hours < DEAREST_ACTION
        choices = {
            END_DAY: True,
            MARKET: bool(self._market_takes(s, False)) and fixed != "swapped",
            MARKET_SWAPPED: bool(self._market_takes(s, True)) and s.stock_room and fixed != "plain",
            HIRE: few_hours and s.hired < MOST_HIRED,
            VOLUNTEER: few_hours and s.volunteered < MOST_VOLUNTEERED and sum(s.have) >= 3,
        }
        choices |= {building: s.can_visit(building) for building in VISIT_HOURS}
        choices |= {RETAIL + order - 1: s.can_deliver(order) for order in ORDERS}
        batches = product(BREADS, range(1, MOST_LOAVES + 1))
        choices |= {PRODUCE + MOST_LOAVES * b + n - 1: s.can_produce(b, n) for b, n in batches}
        return [action for action in sorted(choices) if choices[action]]

    def _market_takes(self, s: Sheet, swapped: bool) -> list[int]:
        """The rows of which a visit to the market can take a supply next."""
        return [k for k in SUPPLIES if self._can_take(s, swapped, k)]

    def _can_take(self, s: Sheet, swapped: bool, k: int) -> bool:
        """Whether a visit to the market can take a supply of row k next."""
        if k < s.last or s.spaces(k) == 0 or sum(s.taken) >= s.business:
            return False
        taken = [n + (row == k) for row, n in enumerate(s.taken)]
        circled = [n + (row == k) for row, n in enumerate(s.circled)]
        section = max(s.section, s.circled[k] // SPACES_IN_SECTION)
        return s.hours >= self._cost(section, circled) and self._possible(s, swapped, taken)

    def _cost(self, section: int, circled: list[int]) -> int:
        """The hours for a visit with this highest section, after which the sheet has these spaces circled."""
        if self.market_cost == "sheet":
            section = max((n - 1) // SPACES_IN_SECTION for n in circled if n > 0)
        return SECTION_HOURS[section]

    def _possible(self, s: Sheet, swapped: bool, taken: list[int]) -> bool:
        """Whether distinct dice can give these supplies: try all ways to pick a die for each of them."""
        wanted = [k for k in SUPPLIES for _ in range(taken[k])]
        choices = permutations(self._dice(s, swapped), len(wanted))
        return any(all(k in die for k, die in zip(wanted, chosen)) for chosen in choices)

    def _dice(self, s: Sheet, swapped: bool) -> list[set[int]]:
        """For each of the six dice, the set of supplies it can give on a visit to the market."""
        counts_as_white, counts_as_black = (self.black, self.white) if swapped else (self.white, self.black)
        dice: list[set[int]] = []
        for face in range(1, 7):
            white_gives = {WHITE_FACE[face]}
            if s.friendly and face in (1, 4):
                white_gives.update(BLACK_SUPPLIES)
            dice += [white_gives] * counts_as_white[face - 1]
            dice += [{BLACK_FACE[face]}] * counts_as_black[face - 1]
        return dice

    def _roll(self, outcome: int) -> None:
        """Roll one die, white ones first; after the sixth die all seats play their day."""
        (self.white if self.rolled < 3 else self.black)[outcome] += 1
        self.rolled += 1
        if self.rolled == 6:
            self.awaited = set(range(self.seats))
            self.actor = (self.day - 1) % self.seats

    def _end_day(self, s: Sheet) -> None:
        """End the day of the actor, and the day of the table with the last of them."""
        s.hours, s.phase = 0, "DONE"
        s.baked_today, s.consulted_today, s.day_colours = set(), False, "open"
        self.awaited.remove(self.actor)
        if self.awaited:
            self.actor = min(self.awaited, key=lambda seat: (seat - self.actor) % self.seats)
        elif self.day == DAYS:
            self.actor = OVER
        else:
            self.actor, self.day = CHANCE, self.day + 1
            self.rolled, self.white, self.black = 0, six_zeros(), six_zeros()
            for sheet in self.sheets:
                sheet.hours, sheet.phase = HOURS_A_DAY, "MAIN"

    def _close_market(self, s: Sheet) -> None:
        """Pay the visit to the market, then settle its bonuses."""
        s.hours -= self._cost(s.section, s.circled)
        s.close_step()

    def _take(self, s: Sheet, k: int) -> None:
        """Circle a supply, at the market or from the Local Supplier."""
        section = s.circle(k)
        s.last = k
        if s.phase == "MARKET":
            s.taken[k] += 1
            s.section = max(s.section, section)
            if not self._market_takes(s, s.swapped):
                self._close_market(s)
        else:
            s.left -= 1
            if s.left == 0:
                s.close_step()

    def _visit(self, s: Sheet, building: int) -> None:
        """Visit a building that is paid in hours, other than the Retail Store."""
        s.hours -= VISIT_HOURS[building]
        if building == LOCAL:
            s.phase, s.left = "LOCAL", 2
            return
        s.due_fame += building == NETWORK
        s.due_stars += building == ACADEMY
        s.due_pins += building == LAB
        s.business += building == CONSULTING
        s.consulted_today |= building == CONSULTING
        s.friendly |= building == FRIENDLY
        s.stock_room |= building == STOCK
        s.agency |= building == MARKETING
        s.supermarket += building == SUPERMARKET
        s.settle()

    def _retail(self, s: Sheet, order: int) -> None:
        """Fulfil a retail order."""
        s.hours -= RETAIL_HOURS
        supplies, loaves, _ = ORDERS[order]
        for k, n in supplies.items():
            s.have[k] -= n
        for b, n in loaves.items():
            s.used[b] += n
        s.orders.add(order)

    def _circle_bonus(self, s: Sheet, action: int) -> None:
        """Circle the star, pin or fame icon that was chosen, and go on settling."""
        if action < PIN:
            s.stars[action - STAR] += 1
            s.due_stars -= 1
        elif action < FAME_TRACK:
            s.pins[action - PIN + FOCACCIA] += 1
            s.due_pins -= 1
        else:
            s.fame += action == FAME_TRACK
            s.agency_fame += action == FAME_AGENCY
            s.due_fame -= 1
        s.settle()

    def _discard(self, s: Sheet, k: int) -> None:
        """Give a supply to the Voluntary Agency; the last one brings the hourglass."""
        s.have[k] -= 1
        s.left, s.last = s.left - 1, k
        if s.left == 0:
            s.hours += 1
            s.close_step()

    def _produce(self, s: Sheet, b: int, n: int) -> None:
        """Bake n loaves of bread b."""
        s.hours -= BREAD_HOURS[b]
        for k, each in RECIPE[b].items():
            s.have[k] -= n * each
        s.loaves[b] += n
        s.productions[b] += 1
        s.baked_today.add(b)

    def parts(self, seat: int) -> dict[str, int]:
        """The money of a seat by its sources, as if the game ended now."""
        s = self.sheets[seat]
        unsold = [s.loaves[b] - s.used[b] for b in BREADS]
        price = [LOWEST_PRICE[b] + (unsold[b] >= 4) + (unsold[b] >= 6) for b in BREADS]
        ladders = [LADDER[:times] for times in s.productions]
        return {
            "wholesale": sum(unsold[b] * (price[b] + s.stars[b]) for b in BREADS),
            "retail": sum(money for order, (_, _, money) in ORDERS.items() if order in s.orders),
            "fame": sum(FAME_ROWS[: s.fame // 3]),
            "buildings": 16 * (s.agency_fame == FAME_IN_AGENCY) + 8 * s.supermarket,
            "frequency": sum(sum(steps if self.ladder == "sum" else steps[-1:]) for steps in ladders),
            "hiring": -3 * s.hired,
            "awards": sum(10 // len(winners) for winners in self._winners() if seat in winners),
        }

    def _winners(self) -> list[list[int]]:
        """The seats that win the awards for breads, stars, loaves, business and fame icons."""
        values = [
            [sum(n > 0 for n in s.loaves), sum(s.stars), sum(s.loaves), s.business, s.fame + s.agency_fame]
            for s in self.sheets
        ]
        if self.seats == 1:
            return [[0] if value >= least else [] for value, least in zip(values[0], SOLITAIRE_AWARDS)]
        return [[seat for seat in range(self.seats) if row[seat] == max(row) > 0] for row in zip(*values)]

    def scores(self) -> list[int]:
        """The money of every seat, as if the game ended now."""
        return [sum(self.parts(seat).values()) for seat in range(self.seats)]

    def awards_won(self) -> list[int]:
        """How many awards every seat has won, shared ones included."""
        return [sum(seat in winners for winners in self._winners()) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """The result of every seat between -1 and 1, as if the game ended now."""
        if self.seats == 1:
            return [max(-1.0, min(1.0, (self.scores()[0] - 150) / 50))]
        results = list(zip(self.scores(), self.awards_won()))
        places = [sum(r > mine for r in results) + (results.count(mine) - 1) / 2 for mine in results]
        return [1 - 2 * place / (self.seats - 1) for place in places]
