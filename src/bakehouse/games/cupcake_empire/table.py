"""The table of Cupcake Empire in a terminal, drawn with Rich.

Dice are letters in their colours, customers two letters (base, frosting), players the first letter of their colour, so
that nothing hangs on colours alone. What can be reached now stands out, what is used up is pale.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bakehouse.games.cupcake_empire.state import (
    BASES,
    CLASSES,
    COLUMN_NAMES,
    DICE,
    FROSTINGS,
    IMPROVEMENTS,
    PHASES,
    SEAT_NAMES,
    SHIRTS,
    STREET_COLOURS,
    STREETS,
    TROUSERS,
)  # fmt: skip
from bakehouse.games.cupcake_empire.telling import objective
from bakehouse.games.cupcake_empire.view import dice_to_next_level, levels_of, progress_of, types_in
from bakehouse.kernel.records import unpacked
from bakehouse.match import Match
from bakehouse.words import form
from bakehouse.words.speaking import capital

GROUPS: Mapping[str, Sequence[str]] = {
    "The turn": ("ACTIVATE", "FINISH", "COLLECT", "ROLL", "END_TURN"),
    "The column": ("LEVEL", "IMPROVE"),
    "Choose": (
        "TAKE_BASE", "TAKE_FROSTING", "OUTLET", "MOVE_OUTLET_FROM", "DECLINE", "SELL", "HIRE", "BAKERY", "PLACE_IMP",
        "START_RECIPE",
    ),
    "Recipes": ("ASSEMBLE",),
    "Rest Area": ("REST_IDEA", "REST_PAY", "REST_DIE", "REST_DONE"),
    "Special action": ("SP_IMP", "SP_MOVE", "SP_BUY", "SP_PAYMOVE"),
    "Move dice": ("PICK_DIE", "DIE_TO", "MOVE_DONE"),
    "Surplus dice": ("SURPLUS",),
}  # fmt: skip
"""The kinds of action as a list on the screen groups them."""

DIE_LETTERS = "PYGOKx"
"""Purple, yellow, green, orange, pinK; x is a grey die."""
DIE_INK = ("bold magenta", "bold yellow", "bold green", "bold dark_orange", "bold hot_pink", "white")
SEAT_LETTERS = "RBWK"
SEAT_INK = ("bold bright_red", "bold bright_blue", "bold white", "bold grey58")
BASE_INK = ("rgb(240,220,160)", "rgb(170,110,60)")
SHIRT_INK = ("bright_yellow", "rgb(170,110,60)", "bright_green", "bright_red")
STREET_INK = ("grey70", "yellow", "rgb(215,190,150)")
CLASS_LETTERS = "btv"
"""Apartment block, town house, villa."""
EMPTY, BULB, DONE = "·", "✶", "✓"
PAPER = "rgb(220,150,170)"
INK, DIM, GOOD = "bold", "dim", "bold green"
ROOMY = 100


def draw(match: Match, seat: int, width: int, aim: str | None = None) -> RenderableType:
    """The whole table: city, objectives and reserve, the own board, the others in brief. All seats see the same."""
    return _City(match, seat, width).whole()


def strip(match: Match, seat: int) -> Text:
    """What must always be in sight, in a line: whose turn it is, income and both tracks, ideas."""
    return _City(match, seat, ROOMY).strip()


def aims(match: Match) -> dict[str, int]:
    """There are no levels to aim at."""
    return {}


def aim_told(match: Match, aim: str) -> str:
    return ""


class _City:
    """The table of a match, ready to be drawn in parts."""

    def __init__(self, match: Match, seat: int, width: int) -> None:
        self.match, self.seat, self.width = match, seat, width
        self.states = match.states()
        self.s, self.box = unpacked(match.state), unpacked(match.game.box[0])
        self.speaker = match.speaker(seat)
        self.seats = match.game.seats

    def whole(self) -> RenderableType:
        others = [place % self.seats for place in range(self.seat + 1, self.seat + self.seats)]
        return Group(
            self.header(), self.city(), self.objectives(), self.reserve(), self.board(self.seat), self.others(others)
        )

    def header(self) -> Text:
        colour = SEAT_NAMES[self.seat].capitalize()
        told = Text(f" {self.match.game.title}  ·  {self._name(self.seat)} is {colour}")
        told.append(f"  ·  {self.turn()}")
        told.truncate(self.width, overflow="ellipsis", pad=True)
        told.stylize("bold black on rgb(235,170,190)")
        return told

    def turn(self) -> str:
        if self.match.over:
            return f"over: {self.match.ending}"
        if self.s.mover < 0:
            return "setting up"
        last = ", the last one" if self.s.last_round else ""
        phase = PHASES[self.s.phase].replace("_", " ")
        told = f"round {self.s.round_number}{last}: {self._name(self.s.mover)}, {phase}"
        if not self.s.column:
            return told
        live = levels_of(self.match.game.box, self.states, self.s.mover)[self.s.column - 1]
        return f"{told}, column {self.s.column} at level {live if self.box.live_level else self.s.level}"

    def strip(self) -> Text:
        player = self.s.players[self.seat]
        told = Text().append(self.turn(), INK)
        told.append(f"  income {player.income}/{self.box.target}  production {player.production}")
        return told.append(f"  sales {player.sales}  ideas ").append_text(self._ideas(player))

    def _name(self, seat: int) -> str:
        return self.match.players[seat]

    def _ideas(self, player: Any) -> Text:
        told = Text(BULB * player.ideas, "bold yellow").append(EMPTY * (self.box.most_ideas - player.ideas), DIM)
        return told.append(f" +{player.marker}/{self.box.idea_boxes}", DIM)

    # --- The city

    def city(self) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM)
        table.add_column("Street", no_wrap=True)
        for number in range(1, 5):
            table.add_column(f"house {number}", no_wrap=True)
        table.add_column("Outlets", no_wrap=True)
        table.add_column("Bakeries", no_wrap=True)
        for h in range(len(STREETS)):
            table.add_row(*self._street(h))
        signs = f"va/mi wants a vanilla base and mint, {DONE} can be served;  b1 t2 v3: block, town house, villa"
        return _panel("City", [table, Text(signs, DIM)])

    def _street(self, h: int) -> list[Text]:
        colour = self.box.street_colour[h]
        row = [Text(self.speaker.thing("street", STREETS[h]), STREET_INK[colour])]
        row[0].append(f" {STREET_COLOURS[colour]}", DIM)
        row += [self._house(house) for house in range(4 * h, 4 * h + 4)]
        room = self.box.outlet_room[self.seats - 2][h]
        blocked = max(rooms[h] for rooms in self.box.outlet_room) - room
        outlets = self._pieces(self.s.outlets[h], room).append("#" * blocked, DIM)
        return [*row, outlets, self._pieces(self.s.bakeries[h], self.box.bakery_room[h])]

    def _house(self, house: int) -> Text:
        kind = self.s.customer[house]
        value = f"{CLASS_LETTERS[self.box.house_class[house]]}{self.box.house_sales[house]} "
        if kind < 0:
            return Text(value, DIM).append("-", DIM)
        told = Text(value, DIM).append(TROUSERS[kind // 4][:2], BASE_INK[kind // 4])
        told.append("/").append(SHIRTS[kind % 4][:2], SHIRT_INK[kind % 4])
        if self._serves(self.seat, house):
            told.append(DONE, GOOD)
        return told

    def _serves(self, seat: int, house: int) -> bool:
        """Whether a seat has access and a recipe."""
        present = self.s.outlets[house // 4][seat] + self.s.bakeries[house // 4][seat] > 0
        return present and bool(self.s.players[seat].menu >> self.s.customer[house] & 1)

    def _pieces(self, numbers: Sequence[int], room: int) -> Text:
        told = Text()
        for seat in range(self.seats):
            told.append(SEAT_LETTERS[seat] * numbers[seat], SEAT_INK[seat])
        return told.append(EMPTY * (room - sum(numbers)), DIM)

    # --- Objectives and reserve

    def objectives(self) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM)
        table.add_column("Objective", ratio=1)
        for seat in range(self.seats):
            table.add_column(Text(SEAT_LETTERS[seat], SEAT_INK[seat]), no_wrap=True)
        for deck in range(4):
            if self.s.objectives[deck]:
                table.add_row(*self._objective(deck))
        return _panel(f"Objectives   +{self.box.objective_gain} income each, once", [table])

    def _objective(self, deck: int) -> list[Text]:
        place = 5 * deck + self.s.objectives[deck] - 1
        need = [number for number in self.box.need[place] if number]
        told = self.speaker.phrase(objective(self.match.game.box[0], deck, self.s.objectives[deck]))
        row = [Text(capital(told))]
        for seat in range(self.seats):
            if self.s.players[seat].objective_done[deck]:
                row.append(Text(DONE, GOOD))
            else:
                had = progress_of(self.match.game.box, self.states, seat, place)[: len(need)]
                row.append(Text(" ".join(f"{min(h, n)}/{n}" for h, n in zip(had, need, strict=True))))
        return row

    def reserve(self) -> Panel:
        s = self.s
        improvements = [self.speaker.thing("improvement", improvement) for improvement in IMPROVEMENTS]
        bases = self._listed("Bases", map(self._flavours, BASES), s.reserve_bases)
        lines = [
            bases.append_text(self._listed("   Dice", DICE[:5], s.reserve_dice)),
            self._listed("Frostings", map(self._flavours, FROSTINGS), s.reserve_frostings),
            self._listed("Improvements", improvements, s.reserve_improvements),
        ]
        return _panel("Reserve", lines)

    def _flavours(self, part: str) -> str:
        """Such as "lemon-chocolate"."""
        return "-".join(self.speaker.thing("flavour", flavour) for flavour in part.split("_"))

    def _listed(self, title: str, names: Iterable[str], numbers: Sequence[int]) -> Text:
        told = Text(f"{title} ", DIM)
        for name, number in zip(names, numbers, strict=True):
            told.append(f" {name} {number}", "" if number else DIM)
        return told

    # --- Boards

    def board(self, seat: int) -> Panel:
        player = self.s.players[seat]
        levels = levels_of(self.match.game.box, self.states, seat)
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM)
        for title in ("Column", "Dice", "Level", "Next level", "Improvements"):
            table.add_column(title, no_wrap=True)
        for c in range(5):
            active = self.s.column == c + 1 and self.s.mover == seat
            table.add_row(
                Text(f"{c + 1} {self.speaker.thing('column', COLUMN_NAMES[c])}", INK if active else ""),
                _dice(player.columns[c], self.box.spaces),
                Text("■" * levels[c], GOOD).append("□" * (self.box.top_level[c] - levels[c]), DIM),
                Text(self._next_level(c, player, levels[c]), DIM),
                self._improvements(player, c),
            )
        return _panel(f"{self._name(seat)}'s board", [self._tracks(player), table, *self._kitchen(player)])

    def _next_level(self, c: int, player: Any, level: int) -> str:
        if level >= self.box.top_level[c]:
            return "highest"
        more = dice_to_next_level(self.box, c, sum(player.columns[c]), level)
        if more is None:
            return "a specialist"
        return f"{more} more {'die' if more == 1 else 'dice'}, or a specialist"

    def _improvements(self, player: Any, c: int) -> Text:
        types = [*types_in(player.low[c]), *types_in(player.third[c])]
        told = " ".join(self.speaker.thing("improvement", improvement) for improvement in types)
        return Text(told).append(f" {EMPTY}" * (3 - len(types)), DIM)

    def _tracks(self, player: Any) -> Text:
        told = Text(f"Income {player.income} of {self.box.target}", INK)
        told.append(f"   Production {player.production}   Sales {player.sales}")
        told.append(f"   this turn +{min(player.production, player.sales)}", GOOD)
        told.append("   Ideas ").append_text(self._ideas(player))
        return told.append("   Resting ").append_text(_dice(player.rest, 0))

    def _kitchen(self, player: Any) -> list[Text]:
        loose = self._counted("base", BASES, player.loose_bases)
        loose += self._counted("frosting", FROSTINGS, player.loose_frostings)
        recipes = [
            self.speaker.phrase(form("recipe", base=BASES[b], frosting=FROSTINGS[f])) + (f" x{n}" if n > 1 else "")
            for b, row in enumerate(player.recipes)
            for f, n in enumerate(row)
            if n
        ]
        served = self._counted("house", CLASSES, player.served_class)
        hand = f"{player.outlets_in_hand} outlets, {player.bakeries_in_hand} bakeries"
        return [
            Text("Loose parts ", DIM).append(", ".join(loose) or "none"),
            Text("Recipes ", DIM).append(", ".join(recipes) or "none"),
            Text("Served ", DIM).append(", ".join(served) or "nobody").append("   In hand ", DIM).append(hand),
        ]

    def _counted(self, kind: str, things: Sequence[str], numbers: Sequence[int]) -> list[str]:
        """Such as "2 mint frosting", of what there is."""
        return [f"{n} {self.speaker.thing(kind, thing)}" for thing, n in zip(things, numbers, strict=True) if n]

    def others(self, seats: Sequence[int]) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM)
        titles = ("Player", "Income", "Prod", "Sales", "Ideas", "Levels", "Recipes", "Served", "Improv.", "Resting")
        for title in titles:
            table.add_column(title, no_wrap=True)
        for seat in seats:
            player = self.s.players[seat]
            improved = sum((low | third).bit_count() for low, third in zip(player.low, player.third, strict=True))
            table.add_row(
                Text(f"{SEAT_LETTERS[seat]} {self.match.players[seat]}", SEAT_INK[seat]),
                str(player.income), str(player.production), str(player.sales), self._ideas(player),
                " ".join(map(str, levels_of(self.match.game.box, self.states, seat))),
                str(sum(map(sum, player.recipes))), str(sum(player.served_kind)), str(improved), _dice(player.rest, 0),
            )  # fmt: skip
        return _panel("The others", [table])


def _dice(numbers: Sequence[int], spaces: int) -> Text:
    told = Text()
    for d, number in enumerate(numbers):
        told.append(DIE_LETTERS[d] * number, DIE_INK[d])
    told.append(EMPTY * (spaces - sum(numbers)), DIM)
    return told if told else Text("none", DIM)


def _panel(title: str, lines: Iterable[RenderableType]) -> Panel:
    return Panel(
        Group(*lines), title=title, title_align="left", box=borders.ROUNDED, border_style=PAPER, padding=(0, 1)
    )
