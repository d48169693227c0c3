"""The sheet of Bake & Sale in a terminal, drawn with Rich.

Three signs mean the same everywhere: a full dot is yours to use, an x is used up, a small dot is still free. Colours
only underline what signs and letters say.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from rich import box as borders
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bakehouse.games.bake_and_sale import rules
from bakehouse.games.bake_and_sale.actions import BUILDING_OF
from bakehouse.games.bake_and_sale.state import (
    AWARDS,
    BONUSES,
    BREADS,
    DONE,
    FACES,
    LEVELS,
    ORDERS,
    SECTIONS,
    SUPPLIES,
)  # fmt: skip
from bakehouse.games.bake_and_sale.view import award_values, faces, money_parts
from bakehouse.match import Match
from bakehouse.words.speaking import capital

GROUPS: Mapping[str, Sequence[str]] = {
    "Supplies Market": ("MARKET", "MARKET_SWAPPED", "TAKE", "MARKET_DONE"),
    "Bonus": ("STAR", "PIN", "FAME_TRACK", "FAME_AGENCY"),
    "Supplies to give away": ("DISCARD",),
    "Bakery": ("PRODUCE",),
    "Retail orders": ("RETAIL",),
    "Buildings": tuple(kind for kind in BUILDING_OF if kind != "RETAIL"),
    "The day": ("END_DAY",),
}
"""The kinds of action as a list on the screen groups them."""

YOURS, USED, FREE = "●", "x", "·"
POSSIBLE, REACHED = "►", "✓"
CODES = ("HG", "AP", "Y", "O", "E", "B")
"""Short names of the supplies, for recipes and orders."""
BONUS_LETTERS = {"none": FREE, "star": "S", "pin": "P", "fame": "F"}
PART_NAMES = {"frequency": "Ladders"}
AWARD_UNITS = ("breads", "stars", "loaves", "business", "fame")

PAPER = "rgb(205,170,125)"
INK, DIM, GOOD, STAR_INK = "bold", "dim", "bold green", "bold yellow"
WHITE_DIE, BLACK_DIE = "bold black on rgb(245,240,225)", "bold bright_white on rgb(70,60,55)"
SUPPLY_INK = ("rgb(235,200,120)", "rgb(225,215,180)", "rgb(190,160,130)", "rgb(165,185,75)", "orange3", "yellow3")

ROOMY, WIDE, WIDE_AND_ROOMY = 100, 160, 200
"""Widths from which things get more room, from which the sheet is drawn in two halves, and both."""


def draw(match: Match, seat: int, width: int, aim: str | None = None) -> RenderableType:
    """The whole sheet of a seat, with the dice, and the other sheets in brief."""
    return _Sheet(match, seat, width, aim).whole()


def strip(match: Match, seat: int) -> Text:
    """What must always be in sight, in a line or two: the day, the dice, what is left and what is in stock."""
    return _Sheet(match, seat, ROOMY, None).strip()


def aims(match: Match) -> dict[str, int]:
    """The levels that somebody who plays alone may aim at, with their money."""
    if match.game.seats > 1:
        return {}
    return dict(zip(LEVELS, map(int, match.game.box[0].levels), strict=True))


def aim_told(match: Match, aim: str) -> str:
    """Whether the aim is reached, in words."""
    wanted, money = aims(match)[aim], match.scores()[0]
    if money >= wanted:
        return f"You aimed at {aim} ({wanted} money) and made it."
    return f"You aimed at {aim} ({wanted} money); {wanted - money} money short."


class _Sheet:
    """One seat's sheet, ready to be drawn in parts."""

    def __init__(self, match: Match, seat: int, width: int, aim: str | None) -> None:
        self.match, self.seat, self.width, self.aim = match, seat, width, aim
        self.box, self.s = match.game.box[0], match.state
        self.sheet = self.s.sheets[seat]
        speaker = match.speaker(seat)
        self.supplies = [capital(speaker.thing("supply", supply)) for supply in SUPPLIES]
        self.breads = [speaker.thing("bread", bread) for bread in BREADS]
        self.building_names = {id: speaker.thing("building", id) for id in BUILDING_OF.values()}
        self.printed = match.game.edition.tree
        self.states = np.array([match.state])
        self.roomy = ROOMY <= width < WIDE or width >= WIDE_AND_ROOMY
        self.gap = " " if self.roomy else ""
        self.padding = (0, 1 + len(self.gap), 0, 0)
        possible = match.legal(seat) if seat in match.awaited else []
        self.kinds = {action.kind for action in possible}
        self.orders = {int(action.parameters["order"]) - 1 for action in possible if action.kind == "RETAIL"}

    # --- The whole

    def whole(self) -> RenderableType:
        if self.width >= WIDE:
            return Group(self.header(), self.in_two_halves())
        rest = [self.fame(), self.awards(), self.money()]
        left = 23 if self.roomy else 20
        return Group(
            self.header(),
            _side_by_side([self.day(), self.market()], [left, self.width - left]),
            self.bakery(),
            self.buildings(),
            self.retail_orders(),
            _side_by_side(rest, _shares(self.width, (22, 40, 38))),
            self.rivals_or_ladder(),
        )

    def in_two_halves(self) -> RenderableType:
        """On a wide screen: market and bakery at the left, everything else at the right."""
        left = self.width // 2
        right = self.width - left
        halves = Table.grid()
        halves.add_column(width=left)
        halves.add_column(width=right)
        market_and_bakery = Group(
            _side_by_side([self.day(), self.market()], [20 + 3 * self.roomy, left - 20 - 3 * self.roomy]),
            self.bakery(),
            self.rivals_or_ladder(),
        )
        rest = _side_by_side([self.fame(), self.awards(), self.money()], _shares(right, (22, 40, 38)))
        halves.add_row(market_and_bakery, Group(self.buildings(), self.retail_orders(), rest))
        return halves

    def header(self) -> Text:
        """Whose sheet this is, and the figures one looks for first."""
        game = self.match.game
        name = Text(f" {game.title}  ·  {self.match.players[self.seat]}")
        if game.seats > 1:
            name.append(f"  ·  seat {self.seat + 1} of {game.seats}")
        if self.sheet.phase == DONE:
            name.append("  ·  day ended")
        figures = (
            f"{_many(int(self.sheet.hours), 'hourglass', 'hourglasses')}  ·  business {int(self.sheet.business)}"
            f"  ·  {money_parts(self.match.game.box, self.states, self.seat)['total']} money "
        )
        name.truncate(self.width - len(figures), overflow="ellipsis", pad=True)
        return Text.assemble(name, figures, style="bold black on rgb(205,170,125)", end="\n")

    def strip(self) -> Text:
        told = Text()
        told.append(f"Day {int(self.s.day)} of {int(self.box.days)}", INK)
        told.append("  white ").append_text(_dice(self.s.white, WHITE_DIE))
        told.append("  black ").append_text(_dice(self.s.black, BLACK_DIE))
        told.append(f"  {_many(int(self.sheet.hours), 'hourglass', 'hourglasses')} left", INK)
        told.append(f"  business {int(self.sheet.business)}\n")
        told.append(f"{money_parts(self.match.game.box, self.states, self.seat)['total']} money  ", INK)
        stock = [f"{CODES[row]} {int(count)}" for row, count in enumerate(self.sheet.have) if count]
        told.append("Stock: ").append(", ".join(stock) or "empty", INK if stock else DIM)
        loaves = [f"{int(n)} {self.breads[bread]}" for bread, n in enumerate(self._unsold()) if n]
        if loaves:
            told.append("  Loaves: ").append(", ".join(loaves), INK)
        return told

    # --- The day

    def day(self) -> Panel:
        """The dice, and the timeline of hourglasses."""
        lines = [Text("white ").append_text(_dice(self.s.white, WHITE_DIE))]
        lines += [Text("black ").append_text(_dice(self.s.black, BLACK_DIE))]
        if self.sheet.swapped:
            lines += [Text("colours swapped", "bold magenta")]
        lines += [self._day_of_timeline(day) for day in range(1, int(self.box.days) + 1)]
        return _panel(f"Day {int(self.s.day)} of {int(self.box.days)}", lines)

    def _day_of_timeline(self, day: int) -> Text:
        today, hours, left = int(self.s.day), int(self.box.hours), int(self.sheet.hours)
        if day != today:
            return Text(f" {day} " + (USED if day < today else FREE) * hours, DIM)
        line = Text().append(f"{POSSIBLE}{day} ", INK)
        line.append(USED * max(hours - left, 0), DIM).append(YOURS * left, "bold cyan")
        return line.append(f" {left}", "bold cyan")

    # --- The market

    def market(self) -> Panel:
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, ratio=1)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_row("", Text("Supply", DIM), Text("Dice", DIM), self._section_prices(), Text("Stock", DIM))
        for row in range(6):
            name = Text(self.supplies[row], SUPPLY_INK[row])
            stock = Text(str(int(self.sheet.have[row])), INK if self.sheet.have[row] else DIM)
            table.add_row(
                Text(CODES[row], f"bold {SUPPLY_INK[row]}"), name, self._giving(row), self._spaces(row), stock
            )
        gives = "entering gives S star, P rolling pin, F fame" if self.roomy else "S star  P rolling pin  F fame"
        signs = f"{YOURS} stock  {USED} used  {FREE} free   {gives}"
        lines: list[RenderableType] = [table, Text(signs, DIM)]
        if self.sheet.friendly:
            lines.append(Text("* joker: its flour, or any black supply", "magenta"))
        return _panel("Supplies Market", lines)

    def _section_prices(self) -> Text:
        told = Text()
        for section in range(SECTIONS):
            first, last = self._bounds(section)
            price = f"{int(self.box.section_hours[section])} h"
            told.append((" │ " if section and self.gap else "│" if section else ""), DIM)
            told.append(price.center((last - first) * (1 + len(self.gap)) - len(self.gap)), INK)
        return told

    def _bounds(self, section: int) -> tuple[int, int]:
        first = int(self.box.section_end[section - 1]) if section else 0
        return first, int(self.box.section_end[section])

    def _spaces(self, row: int) -> Text:
        circled, have = int(self.sheet.circled[row]), int(self.sheet.have[row])
        told = Text()
        for section in range(SECTIONS):
            first, last = self._bounds(section)
            told.append((" │ " if section and self.gap else "│" if section else ""), DIM)
            for space in range(first, last):
                if space < circled - have:
                    told.append(USED, DIM)
                elif space < circled:
                    told.append(YOURS, f"bold {SUPPLY_INK[row]}")
                elif space == first and section:
                    told.append(BONUS_LETTERS[BONUSES[int(self.box.bonus[row, section])]], "bold magenta")
                else:
                    told.append(FREE, DIM)
                told.append(self.gap if space < last - 1 else "")
        return told

    def _giving(self, row: int) -> Text:
        """Today's dice that give a supply: W3 is a white 3, B5 a black 5."""
        white, black = (self.s.black, self.s.white) if self.sheet.swapped else (self.s.white, self.s.black)
        names = ("B", "W") if self.sheet.swapped else ("W", "B")
        told: list[str] = []
        for face in range(FACES):
            joker = "*" if self.sheet.friendly and self.box.joker[face] else ""
            told += [f"{names[0]}{face + 1}{joker}"] * int(white[face]) * (int(self.box.white_gives[face]) == row)
            told += [f"{names[1]}{face + 1}"] * int(black[face]) * (int(self.box.black_gives[face]) == row)
        return Text(" ".join(told), INK)

    # --- The bakery

    def bakery(self) -> Panel:
        table = Table(box=None, expand=True, padding=self.padding, pad_edge=False, header_style=DIM)
        table.add_column("Bread", no_wrap=True, ratio=1)
        for title in ("Rolling pins" if self.roomy else "Pins", "Star", "h", "Recipe", "Loaves", "Ladder"):
            table.add_column(title, no_wrap=True)
        for title in ("Price", "Now", "Stock for" if self.roomy else "Bake"):
            table.add_column(title, no_wrap=True, justify="right")
        for bread in range(len(BREADS)):
            table.add_row(*self._bread(bread))
        return _panel("Bakery", [table])

    def _bread(self, bread: int) -> list[Text]:
        locked = int(self.sheet.pins[bread]) < int(self.box.pins[bread])
        return [
            Text(f"{bread + 1} {self.breads[bread]}", DIM if locked else "bold rgb(235,200,120)"),
            self._pins(bread),
            _icons(int(self.sheet.stars[bread]), int(self.box.stars[bread]), "★", "☆", STAR_INK),
            Text(str(int(self.box.bread_hours[bread]))),
            self._recipe(bread),
            self._loaves(bread),
            self._ladder(bread),
            Text("/".join(str(int(price)) for price in self.box.price[bread])),
            Text(str(self._sale_of(bread, 0)), INK if self._unsold()[bread] else DIM),
            self._stock_for(bread),
        ]

    def _pins(self, bread: int) -> Text:
        have, asked = int(self.sheet.pins[bread]), int(self.box.pins[bread])
        return Text("open", GOOD) if have >= asked else _icons(have, asked, "●", "○", "bold red")

    def _recipe(self, bread: int) -> Text:
        told = Text()
        for row, amount in enumerate(map(int, self.box.recipe[bread])):
            if amount:
                told.append(" " if told else "").append(f"{amount if amount > 1 else ''}{CODES[row]}", SUPPLY_INK[row])
        return told

    def _loaves(self, bread: int) -> Text:
        loaves, used = int(self.sheet.loaves[bread]), int(self.sheet.used[bread])
        told = Text().append(USED * used, DIM).append(YOURS * (loaves - used), "bold rgb(235,200,120)")
        return told.append(FREE * (int(self.box.most_loaves) - loaves), DIM)

    def _ladder(self, bread: int) -> Text:
        """The steps of money for baking a bread again; those in parentheses are circled."""
        told = Text()
        for step, money in enumerate(map(int, self.box.ladder)):
            circled = step < int(self.sheet.productions[bread])
            told.append(f"({money})" if circled else f" {money} ", GOOD if circled else DIM)
        return told

    def _unsold(self) -> list[int]:
        return [int(made) - int(used) for made, used in zip(self.sheet.loaves, self.sheet.used, strict=True)]

    def _sale_of(self, bread: int, more: int) -> int:
        """What the loaves of a bread bring in wholesale, with some more of them."""
        sheet = self.states[0].sheets[self.seat]
        kept = int(sheet.loaves[bread])
        sheet.loaves[bread] = kept + more
        with_them = money_parts(self.match.game.box, self.states, self.seat)["wholesale"]
        sheet.loaves[bread] = sheet.used[bread]
        without = money_parts(self.match.game.box, self.states, self.seat)["wholesale"]
        sheet.loaves[bread] = kept
        return with_them - without

    def _stock_for(self, bread: int) -> Text:
        """How many loaves the stock allows, and the money that they would add."""
        if (int(self.sheet.baked_today) >> bread) & 1:
            return Text("baked", DIM)
        allowed = int(_plain(rules.most_to_bake)(self.box, self.sheet, bread))
        if allowed <= 0:
            return Text("-", DIM)
        gain = self._sale_of(bread, allowed) - self._sale_of(bread, 0)
        locked = int(self.sheet.pins[bread]) < int(self.box.pins[bread])
        return Text(f"{allowed} for +{gain}" if self.roomy else f"{allowed} +{gain}", DIM if locked else GOOD)

    # --- Buildings and orders

    def buildings(self) -> Panel:
        table = Table.grid(padding=self.padding, expand=True)
        for _ in range(2):
            table.add_column(no_wrap=True)
            table.add_column(no_wrap=True, justify="right")
            table.add_column(no_wrap=True, ratio=1)
        shown = [self._building(kind) for kind in BUILDING_OF]
        half = (len(shown) + 1) // 2
        for left, right in zip(shown[:half], shown[half:], strict=True):
            table.add_row(*left, *right)
        return _panel(f"Buildings   {POSSIBLE} possible now", [table])

    def _building(self, kind: str) -> list[Text]:
        id = BUILDING_OF[kind]
        possible = kind in self.kinds
        name = Text(f"{POSSIBLE if possible else ' '} {self.building_names[id]}", INK if possible else DIM)
        effect = Text().append(self._effect(kind), "" if possible else DIM)
        visited, boxes = self._boxes(kind)
        effect.append(" " if boxes else "").append(USED * visited, DIM).append("□" * (boxes - visited), "bold cyan")
        return [name, Text(self._cost(kind), "" if possible else DIM), effect]

    def _cost(self, kind: str) -> str:
        if kind == "HIRE":
            return f"{int(self.box.hire_money)} {'money' if self.roomy else 'm'}"
        if kind == "VOLUNTEER":
            return f"{int(self.box.volunteer_supplies)} {'supplies' if self.roomy else 'sup'}"
        return f"{self.printed['buildings'][BUILDING_OF[kind]]['hourglasses']} h"

    def _effect(self, kind: str) -> str:
        box = self.box
        jokers = "".join(f"W{face + 1}" for face in range(FACES) if box.joker[face])
        return {
            "NETWORK": f"{int(box.network_fame)} fame",
            "LOCAL": f"{int(box.local_supplies)} of {' '.join(CODES[2:])}",
            "RETAIL": "an order",
            "ACADEMY": _many(int(box.academy_stars), "star", "stars"),
            "LAB": _many(int(box.lab_pins), "rolling pin", "rolling pins"),
            "CONSULTING": f"business +{int(box.consulting_business)}",
            "HIRE": f"+{int(box.hire_gives)} h",
            "VOLUNTEER": f"+{int(box.volunteer_gives)} h",
            "FRIENDLY": f"jokers {jokers}",
            "STOCK": "swap dice",
            "MARKETING": f"fame row {int(box.agency_money)}",
            "SUPERMARKET": f"{int(box.supermarket_money)} money",
        }[kind]

    def _boxes(self, kind: str) -> tuple[int, int]:
        """Boxes crossed out, and boxes printed; none where visits are not limited."""
        sheet, box = self.sheet, self.box
        limited = {
            "CONSULTING": (sheet.consulted_today, 1),
            "HIRE": (sheet.hired, box.hire_visits),
            "VOLUNTEER": (sheet.volunteered, box.volunteer_visits),
            "FRIENDLY": (sheet.friendly, 1),
            "STOCK": (sheet.stock_room, 1),
            "MARKETING": (sheet.agency, 1),
            "SUPERMARKET": (sheet.supermarket, box.supermarket_visits),
        }
        visited, boxes = limited.get(kind, (0, 0))
        return int(visited), int(boxes)

    def retail_orders(self) -> Panel:
        table = Table.grid(padding=self.padding, expand=True)
        for _ in range(2):
            table.add_column(no_wrap=True)
            table.add_column(no_wrap=True, justify="right")
            table.add_column(no_wrap=True, ratio=1)
        half = len(ORDERS) // 2
        for place in range(half):
            table.add_row(*self._order(place), *self._order(place + half))
        return _panel("Retail orders   money and what it takes", [table])

    def _order(self, order: int) -> list[Text]:
        money = str(int(self.box.order_money[order]))
        if (int(self.sheet.orders) >> order) & 1:
            return [Text(f"{USED} {order + 1}", DIM), Text(money, GOOD), Text("fulfilled", DIM)]
        possible = order in self.orders
        number = Text(f"{POSSIBLE if possible else ' '} {order + 1}", INK if possible else "")
        return [number, Text(money, INK), self._order_needs(order)]

    def _order_needs(self, order: int) -> Text:
        """What is there already stands out; what is missing is pale."""
        things = list(zip(CODES, self.box.order_supplies[order], self.sheet.have, strict=True))
        things += list(zip(self.breads, self.box.order_loaves[order], self._unsold(), strict=True))
        told = Text()
        for name, amount, there in things:
            if amount:
                told.append(", " if told else "", DIM)
                told.append(f"{int(amount)} {name}" if amount > 1 else name, INK if there >= amount else DIM)
        return told

    # --- Fame, awards, money

    def fame(self) -> Panel:
        """Rows of icons with the money of a full one; the last row belongs to the Marketing Agency."""
        size, fame = int(self.box.fame_row), int(self.sheet.fame)
        lines = [
            _fame_row(min(max(fame - row * size, 0), size), size, int(money))
            for row, money in enumerate(self.box.fame_money)
        ]
        agency = _fame_row(int(self.sheet.agency_fame), int(self.box.agency_icons), int(self.box.agency_money))
        if self.sheet.agency:
            lines.append(agency)
        else:
            lines.append(Text(f"{agency.plain} shut", DIM))
        return _panel("Fame", lines)

    def awards(self) -> Panel:
        table = Table.grid(padding=(0, 1, 0, 0))
        values = [award_values(self.s.sheets[seat]) for seat in range(self.match.game.seats)]
        for place, award in enumerate(AWARDS):
            mine = values[self.seat][place]
            name = award.capitalize()
            if self.match.game.seats == 1:
                table.add_row(*self._award_alone(place, name, mine))
            else:
                rivals = {seat: value[place] for seat, value in enumerate(values) if seat != self.seat}
                table.add_row(*self._award_among(place, name, mine, rivals))
        return _panel(f"Awards   {int(self.box.award_money)} money each", [table])

    def _award_alone(self, place: int, name: str, mine: int) -> list[Text]:
        asked = int(self.box.award_alone[place])
        won = mine >= asked
        told = f"{mine}/{asked} {AWARD_UNITS[place]}"
        return [Text(REACHED if won else " ", GOOD), Text(name, GOOD if won else ""), Text(told, GOOD if won else "")]

    def _award_among(self, place: int, name: str, mine: int, rivals: Mapping[int, int]) -> list[Text]:
        best = max(rivals, key=lambda seat: rivals[seat])
        leads = mine > 0 and mine >= rivals[best]
        rival = self.match.players[best] if len(set(self.match.players)) == len(self.match.players) else "best"
        told = (
            f"{mine} {AWARD_UNITS[place]} ({rival} {rivals[best]})"
            if self.roomy
            else f"{mine} ({rival} {rivals[best]})"
        )
        ink = GOOD if leads else ""
        return [Text(REACHED if leads else " ", ink), Text(name, ink), Text(told, ink)]

    def money(self) -> Panel:
        parts = self.match.parts(self.seat)
        shown = [(PART_NAMES.get(name, name.capitalize()), money) for name, money in parts.items()]
        shown.append(("Money", sum(parts.values())))
        table = Table.grid(padding=self.padding, expand=True)
        for _ in range(2):
            table.add_column(no_wrap=True, ratio=1)
            table.add_column(no_wrap=True, justify="right")
        half = (len(shown) + 1) // 2
        for left, right in zip(shown[:half], shown[half:], strict=True):
            table.add_row(*_amount(*left), *_amount(*right))
        return _panel("Money", [table])

    def rivals_or_ladder(self) -> Panel:
        return self.ladder() if self.match.game.seats == 1 else self.rivals()

    def ladder(self) -> Panel:
        """The levels of the solitaire, with a marker where the money stands."""
        money = self.match.scores()[0]
        steps: list[tuple[int, Text]] = [
            (
                money,
                Text(
                    f"{POSSIBLE}{money} money" if self.roomy else f"{POSSIBLE}{money}", "bold black on rgb(205,170,125)"
                ),
            )
        ]
        for level, wanted in aims(self.match).items():
            reached = money >= wanted
            step = Text().append(f"{REACHED if reached else ''}{wanted} {level}", GOOD if reached else "")
            steps.append((wanted, step.append(" (aim)", "bold magenta") if level == self.aim else step))
        steps.sort(key=lambda step: (step[0], step[1].plain.startswith(POSSIBLE)))
        return _panel("Ladder", [Text(" ─ " if self.roomy else "  ").join(step for _, step in steps)])

    def rivals(self) -> Panel:
        """The other sheets in brief."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat, money in enumerate(self.match.scores()):
            if seat != self.seat:
                table.add_row(*self._rival(seat, money))
        return _panel("Other bakers   `sheet N` shows a whole sheet", [table])

    def _rival(self, seat: int, money: int) -> list[Text]:
        sheet = self.s.sheets[seat]
        hours = "day ended" if sheet.phase == DONE else f"{int(sheet.hours)} h"
        baked = [f"{int(n)} {self.breads[bread]}" for bread, n in enumerate(sheet.loaves) if n]
        return [
            Text(f"{seat + 1} {self.match.players[seat]}", INK), Text(hours), Text(f"{money} money", INK),
            Text(f"business {int(sheet.business)}"), Text(", ".join(baked) or "nothing baked", "" if baked else DIM),
        ]  # fmt: skip


def _plain(rule: Any) -> Any:
    """A small rule as plain Python: for a single question, compiling it would take longer than asking."""
    return getattr(rule, "py_func", rule)


def _dice(counts: Any, ink: str) -> Text:
    shown = [Text(f"[{face}]", ink) for face in faces(counts)]
    return Text().join(shown) if shown else Text("not rolled", DIM)


def _icons(have: int, all: int, full: str, empty: str, ink: str) -> Text:
    return Text().append(full * have, ink).append(empty * (all - have), DIM)


def _fame_row(circled: int, size: int, money: int) -> Text:
    full = circled == size
    told = Text().append(YOURS * circled, "bold magenta").append(FREE * (size - circled), DIM)
    return told.append(f" {money:2}", GOOD if full else "").append(f" {REACHED}" if full else "", GOOD)


def _amount(name: str, money: int) -> tuple[Text, Text]:
    ink = INK if name == "Money" else "" if money else DIM
    return Text(name, ink), Text(str(money), ink)


def _many(amount: int, one: str, more: str) -> str:
    return f"{amount} {one if amount == 1 else more}"


def _panel(title: str, lines: Iterable[RenderableType]) -> Panel:
    return Panel(
        Group(*lines), title=title, title_align="left", box=borders.ROUNDED, border_style=PAPER, padding=(0, 1)
    )


def _side_by_side(panels: Sequence[Panel], widths: Sequence[int]) -> Table:
    """Panels of the same height in one row."""
    height = max(_height(panel, width) for panel, width in zip(panels, widths, strict=True))
    row = Table.grid()
    for panel, width in zip(panels, widths, strict=True):
        panel.height = height
        row.add_column(width=width)
    row.add_row(*panels)
    return row


def _height(panel: Panel, width: int) -> int:
    console = Console(width=width, color_system=None, force_terminal=False)
    return len(console.render_lines(panel))


def _shares(width: int, percents: Sequence[int]) -> list[int]:
    """A width in parts; the last one takes what is left."""
    parts = [width * percent // 100 for percent in percents[:-1]]
    return [*parts, width - sum(parts)]
