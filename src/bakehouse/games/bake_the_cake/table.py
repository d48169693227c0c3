"""The table of Bake the Cake! in a terminal, drawn with Rich.

A baker is a letter in a colour, so that nothing hangs on the colour alone: G is a green ingredient, ♟G an assistant of
the baker who plays green. What can be done or used now stands out, what is missing or used up is pale.
"""

from collections.abc import Iterable, Mapping, Sequence

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bakehouse.games.bake_the_cake.state import (
    CAKE_PARTS,
    COLOURS,
    INGREDIENTS,
    LETTERS,
    PLAY,
    RECIPES,
    SLOTS,
    TOOLS,
    VOTING,
)  # fmt: skip
from bakehouse.games.bake_the_cake.view import Kitchen, kitchen_of, number_eaten, points_by_tray, view
from bakehouse.kernel.records import CHANCE, unpacked
from bakehouse.match import Match

GROUPS: Mapping[str, Sequence[str]] = {
    "Move a part to a cake": ("COMPLETE",),
    "Recipes": ("ADD",),
    "Store": ("BUY",),
    "Eat": ("EAT_TABLE", "EAT_RECIPE"),
    "Throw away": ("THROW",),
    "The turn": ("END_TURN",),
    "The contest": ("VOTE",),
}
"""The kinds of action as a list on the screen groups them."""

CODES = ("CL", "WL", "CF", "WF", "CT", "WT")
"""Short names of the recipes."""
TOKEN, EMPTY, PAWN, POSSIBLE, DONE = "●", "·", "♟", "►", "✓"
PAPER = "rgb(205,170,125)"
INK, DIM, GOOD, WARN = "bold", "dim", "bold green", "bold yellow"
SEAT_INK = ("bold bright_red", "bold bright_blue", "bold green", "bold yellow", "bold magenta", "bold dark_orange")
COLD, WARM = "rgb(150,190,215)", "rgb(230,170,90)"

LONGEST_NAME = 17
ROOMY = 100
"""The width from which things get more room."""


def draw(match: Match, seat: int, width: int, aim: str | None = None) -> RenderableType:
    """The whole table: store and plates, tools, recipes, cakes and bakers. All seats see the same."""
    return _Kitchen(match, seat, width).whole()


def strip(match: Match, seat: int) -> Text:
    """What must always be in sight, in a line or two: whose turn it is, plates, free tools, assistants."""
    return _Kitchen(match, seat, ROOMY).strip()


def aims(match: Match) -> dict[str, int]:
    """There are no levels to aim at."""
    return {}


def aim_told(match: Match, aim: str) -> str:
    return ""


class _Kitchen:
    """The table of a match, ready to be drawn in parts."""

    def __init__(self, match: Match, seat: int, width: int) -> None:
        self.match, self.seat, self.width = match, seat, width
        self.states = match.states()
        self.s, self.box = unpacked(match.state), unpacked(match.game.box[0])
        self.shown: Kitchen = view(match.game.box, self.states, seat, match.game.edition)
        self.speaker = match.speaker(seat)
        self.ingredients = [self.speaker.thing("ingredient", kind) for kind in INGREDIENTS]
        self.cards = [self.speaker.thing("recipe", recipe) for recipe in RECIPES]
        self.tool_names = [self.speaker.thing("tool", tool) for tool in TOOLS]
        self.free, _ = kitchen_of(match.game.box, self.states)
        self.seats = match.game.seats
        self.roomy = width >= ROOMY
        self.children = bool(self.box.children)
        self.points = points_by_tray(match.game.box, self.states)

    def whole(self) -> RenderableType:
        return Group(self.header(), self.store(), self.recipes(), self.cakes(), self.bakers(), self.outlook())

    # --- Whose turn it is

    def header(self) -> Text:
        told = Text(f" {self.match.game.title}  ·  {self._name(self.seat)} plays {self._colour(self.seat)}")
        told.append(f"  ·  {self.turn()}")
        told.truncate(self.width, overflow="ellipsis", pad=True)
        told.stylize("bold black on rgb(205,170,125)")
        return told

    def turn(self) -> str:
        if self.match.over:
            return f"over: {self.match.ending}"
        if self.s.actor == CHANCE:
            return "setting up"
        if self.s.phase == VOTING:
            return f"{self._name(self.s.actor)} places a cup"
        return f"{self._name(self.s.actor)}'s turn, {('first', 'second')[self.s.thing - 1]} thing"

    def strip(self) -> Text:
        told = Text().append(self.turn(), INK)
        told.append(f"  {self.s.hand[self.seat]} assistants in hand  tools ").append_text(self.tools())
        told.append("\nTable: ")
        laid = [
            Text(f"{self.ingredients[kind]} ").append_text(_token(colour))
            for kind, colour in enumerate(self.s.plate)
            if colour >= 0
        ]
        return told.append_text(Text(", ").join(laid) if laid else Text("empty", DIM))

    def _name(self, seat: int) -> str:
        return self.match.players[seat]

    def _colour(self, seat: int) -> str:
        return self.speaker.thing("colour", COLOURS[seat])

    def _baker_name(self, seat: int, ink: str) -> Text:
        """The letter and the name of a baker, in the room of a column."""
        told = _token(seat).append(f" {self._name(seat)}", ink)
        told.truncate(LONGEST_NAME, overflow="ellipsis")
        return told

    def tools(self) -> Text:
        """Every tool with its copies: a dot for one in the kitchen, a small one for one in use."""
        told = Text()
        for tool in range(len(TOOLS)):
            used = self.s.tools[tool] - self.free[tool]
            told.append("  " if tool else "").append(f"{self.tool_names[tool]} ", INK if self.free[tool] else DIM)
            told.append(TOKEN * self.free[tool], GOOD).append(EMPTY * used, DIM)
        return told

    # --- Store and table

    def store(self) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM)
        table.add_column("Store", no_wrap=True)
        for seat in range(self.seats):
            table.add_column(Text(LETTERS[seat], SEAT_INK[seat]), no_wrap=True)
        table.add_column("Plate", no_wrap=True)
        table.add_column("For", no_wrap=True, ratio=1)
        for kind in self._by_shelf():
            table.add_row(*self._shelf_row(kind))
        title = f"Store and table   {TOKEN} left in the store"
        return _panel(title, [table, Text("Tools  ", DIM).append_text(self.tools())])

    def _by_shelf(self) -> list[int]:
        shelf = self.match.game.edition.tree["ingredients"]
        return sorted(range(len(INGREDIENTS)), key=lambda kind: (shelf[INGREDIENTS[kind]]["shelf"], kind))

    def _shelf_row(self, kind: int) -> list[Text]:
        lies = self.s.plate[kind]
        row = [Text(self.ingredients[kind], "" if lies < 0 else INK)]
        for seat in range(self.seats):
            left = self.s.store[kind][seat]
            row.append(Text().append(TOKEN * left, SEAT_INK[seat]).append(EMPTY * (self.box.copies - left), DIM))
        row.append(Text().append("[").append_text(_token(lies)).append("]") if lies >= 0 else Text("[ ]", DIM))
        return [*row, self._used_by(kind)]

    def _used_by(self, kind: int) -> Text:
        """The recipes that need a kind; those that still lack it stand out."""
        told = Text()
        for recipe, kinds in enumerate(self.box.kinds):
            if kind in kinds:
                lacks = self.s.colour[recipe][kinds.index(kind)] < 0
                told.append(", " if told else "")
                told.append(self.cards[recipe], self._card_ink(recipe) if lacks else DIM)
        return told

    def _card_ink(self, recipe: int) -> str:
        return COLD if RECIPES[recipe].startswith("cold") else WARM

    # --- Recipes

    def recipes(self) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM)
        table.add_column("Recipe", no_wrap=True)
        table.add_column("Has", no_wrap=True)
        table.add_column("Ingredients", no_wrap=True, ratio=1)
        table.add_column("Tools", no_wrap=True)
        table.add_column("Now", no_wrap=True)
        for recipe in range(len(RECIPES)):
            table.add_row(*self._recipe(recipe))
        signs = f"G{PAWN}R green, assistant of red  +G on the table  (tool) there  tool{DONE} free"
        return _panel("Recipes", [table, Text(signs, DIM)])

    def _recipe(self, recipe: int) -> list[Text]:
        owner = self.s.owner[recipe]
        return [
            Text(f"{CODES[recipe]} {self.cards[recipe]}", self._card_ink(recipe)),
            _token(owner) if owner >= 0 else Text("-", DIM),
            Text("  " if self.roomy else " ").join(self._slot(recipe, slot) for slot in range(SLOTS)),
            Text(" ").join(self._tool(recipe, tool) for tool in self.box.tool_pair[recipe]),
            self._state(recipe),
        ]

    def _slot(self, recipe: int, slot: int) -> Text:
        kind = self.box.kinds[recipe][slot]
        name = self.ingredients[kind]
        short = name if self.roomy else name[:3]
        colour, helper = self.s.colour[recipe][slot], self.s.helper[recipe][slot]
        if colour >= 0:
            return Text(f"{short} ", INK).append_text(_token(colour)).append_text(_pawn(helper))
        if self.s.plate[kind] >= 0:
            return Text(f"{short} +").append_text(_token(self.s.plate[kind]))
        return Text(short, DIM)

    def _tool(self, recipe: int, tool: int) -> Text:
        name = self.tool_names[tool]
        if self.s.tool[recipe] == tool:
            return Text(f"({name})", INK)
        return Text(f"{name}{DONE}", GOOD) if self.free[tool] else Text(name, DIM)

    def _state(self, recipe: int) -> Text:
        card = self.shown["recipes"][recipe]
        missing, there = card["missing"], card["missing_on_table"]
        if not missing:
            return Text("full, can move", GOOD) if card["movable"] else Text("full, waits", WARN)
        if missing == SLOTS:
            return Text(f"{there} at hand" if there else "", DIM)
        told = f"{SLOTS - missing} of {SLOTS}"
        if there == missing and card["tool_free"]:
            return Text(f"{told}, at hand", WARN)
        return Text(told)

    # --- Cakes and bakers

    def cakes(self) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM)
        table.add_column("Cake of", no_wrap=True)
        for part in CAKE_PARTS:
            table.add_column(part.capitalize(), no_wrap=True, ratio=1)
        if not self.children:
            table.add_column("Points on it", no_wrap=True)
        for seat in range(self.seats):
            table.add_row(*self._cake(seat))
        return _panel("Cakes", [table])

    def _cake(self, seat: int) -> list[Text]:
        finished = seat in self.s.finished
        row = [self._baker_name(seat, SEAT_INK[seat]).append(f" {DONE}" if finished else "", GOOD)]
        for place in range(SLOTS):
            if place >= self.s.height[seat]:
                row.append(Text(EMPTY, DIM))
                continue
            told = Text(f"{CODES[self.s.part[seat][place]]} ", self._card_ink(self.s.part[seat][place]))
            for colour in self.s.baked[seat][3 * place : 3 * place + 3]:
                told.append_text(_token(colour))
            row.append(told.append_text(_pawn(self.s.server[seat][place])))
        return row if self.children else [*row, self._points(self.points[seat])]

    def _points(self, points: Sequence[int]) -> Text:
        told = Text()
        best = max(points)
        for seat, amount in enumerate(points):
            ink = SEAT_INK[seat] if amount == best and best else "" if amount else DIM
            told.append(" " if seat else "").append(f"{LETTERS[seat]}{amount}".rjust(3), ink)
        return told

    def bakers(self) -> Panel:
        table = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM)
        table.add_column("Baker", no_wrap=True)
        table.add_column("Hand", no_wrap=True)
        table.add_column("Recipe", no_wrap=True)
        table.add_column("Eaten", no_wrap=True, ratio=1)
        table.add_column("", no_wrap=True)
        for seat in range(self.seats):
            table.add_row(*self._baker(seat))
        return _panel("Bakers", [table])

    def _baker(self, seat: int) -> list[Text]:
        acts = seat == self.s.actor
        name = Text(POSSIBLE if acts else " ", INK).append_text(self._baker_name(seat, INK if acts else ""))
        has = [CODES[recipe] for recipe in range(len(RECIPES)) if self.s.owner[recipe] == seat]
        marks = ["start"] * (seat == self.s.start_player) + ["threw a cake away"] * (self.s.thrown[seat] > 0)
        if self.s.cup[seat] >= 0:
            marks.append(f"cup for {LETTERS[self.s.finished[self.s.cup[seat]]]}")
        return [
            name,
            Text().append(PAWN * self.s.hand[seat], SEAT_INK[seat]).append(f" {self.s.hand[seat]}"),
            Text(" ".join(has) or "-", INK if has else DIM),
            self._eaten(seat),
            Text(", ".join(marks), DIM),
        ]

    def _eaten(self, seat: int) -> Text:
        told = Text(f"{number_eaten(self.s, seat)} ", INK)
        ate = [self.ingredients[kind] for kind, colour in enumerate(self.s.eaten[seat]) if colour >= 0]
        if len(ate) == len(INGREDIENTS):
            return told.append("everything", WARN)
        letters = 20 if self.roomy else 3
        return told.append(" ".join(name[:letters] for name in ate), DIM)

    # --- How it may end

    def outlook(self) -> Panel:
        lines = []
        if self.match.over:
            lines.append(Text(self.match.verdict, GOOD))
        elif not self.children:
            lines.append(self.forecast())
        if self.s.phase == PLAY:
            lines.append(self.jam())
        return _panel("Outlook", lines or [Text("The bakers get ready.", DIM)])

    def forecast(self) -> Text:
        """The two fullest cakes as if they were finished now: cups and leader."""
        if not self.shown["forecast"]:
            return Text("No two cakes are begun yet.", DIM)
        foretold = self.shown["forecast"][0]
        first, second = (COLOURS.index(colour) for colour in foretold["cakes"])
        cups, both = foretold["cups"], len(foretold["counted"]) == 2
        told = Text("If the fullest two were finished: ").append_text(_token(first)).append(f" {cups[0]} cups, ")
        told.append_text(_token(second)).append(f" {cups[1]}; {'both count' if both else 'one counts'}: ")
        return told.append_text(self._points(list(foretold["scores"].values())))

    def jam(self) -> Text:
        moving = sum(card["movable"] for card in self.shown["recipes"])
        told = Text(f"Free tools {sum(self.free)} of {sum(self.s.tools)}, parts that can move {moving}, left to eat")
        for seat in range(self.seats):
            left = len(INGREDIENTS) - number_eaten(self.s, seat)
            told.append(f" {LETTERS[seat]}{left}", WARN if left <= 2 else "")
        return told


def _token(seat: int) -> Text:
    """A baker's letter in the baker's colour."""
    return Text(LETTERS[seat], SEAT_INK[seat])


def _pawn(seat: int) -> Text:
    return Text(f"{PAWN}{LETTERS[seat]}", SEAT_INK[seat])


def _panel(title: str, lines: Iterable[RenderableType]) -> Panel:
    return Panel(
        Group(*lines), title=title, title_align="left", box=borders.ROUNDED, border_style=PAPER, padding=(0, 1)
    )
