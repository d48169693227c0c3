"""The table of Cake Auf! in a terminal, drawn with Rich from the view of one seat: nothing else is at hand here.

Every card has a code of two letters, so that nothing hangs on a colour alone. What can be used now stands out.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bakehouse.games.cake_auf.state import CODES, INGREDIENTS, KINDS
from bakehouse.match import Match

GROUPS: Mapping[str, Sequence[str]] = {
    "Ingredients": ("PLACE",),
    "Bans": ("OUTAGE", "ALARM"),
    "Counteractions": ("RESTORE", "EXTINGUISH"),
    "Tricks": ("SWITCH", "BURN", "HANDS", "ONE", "PICKY"),
    "Recipes": ("GIVE", "TAKE", "DECLINE", "KEEP", "RETURN"),
    "The hand": ("MULLIGAN", "DISCARD"),
    "The turn": ("DONE", "END"),
}
"""The kinds of action as a list on the screen groups them."""

CODE = dict(zip(KINDS, CODES, strict=True))
ICON = {"power": "plug", "fire": "flame", "fridge": "fridge", "overnight": "night"}
HIDDEN, MISSING, ACTS = "▒", "·", "►"
INK, DIM, GOOD, WARN, BAD = "bold", "dim", "bold green", "bold yellow", "bold red"
HEADER = "bold black on rgb(235,205,150)"
PAPER = "rgb(235,205,150)"
ROOMY = 100
"""The width from which things get more room."""


def draw(match: Match, seat: int, width: int, aim: str | None = None) -> RenderableType:
    """The whole table as a seat sees it: piles, the other kitchens, the own kitchen and hand."""
    return _Kitchen(match, seat, width).whole()


def strip(match: Match, seat: int) -> Text:
    """What must always be in sight: whose turn it is, and the own hand."""
    return _Kitchen(match, seat, ROOMY).strip()


def aims(match: Match) -> dict[str, int]:
    """There are no levels to aim at."""
    return {}


def aim_told(match: Match, aim: str) -> str:
    return ""


class _Kitchen:
    """The table of a match for one seat. It reads the view of that seat only, so it cannot show what is hidden."""

    def __init__(self, match: Match, seat: int, width: int) -> None:
        self.seat, self.width, self.roomy = seat, width, width >= ROOMY
        shown = match.view(seat)
        self.players: list[str] = shown["players"]
        self.over = shown["over"]
        self.table: dict[str, Any] = shown["table"]
        self.speaker = match.speaker(seat)
        self.verdict = self.speaker.line(match.verdict_forms())
        self.title = match.game.title

    def whole(self) -> RenderableType:
        seats = len(self.players)
        others = [(self.seat + distance) % seats for distance in range(1, seats)]
        kitchens = [self.kitchen(other) for other in others]
        return Group(self.header(), self.piles(), *kitchens, self.kitchen(self.seat), self.hand(), self.legend())

    # --- Whose turn it is

    def header(self) -> Text:
        told = Text(f" {self.title}  ·  {self.players[self.seat]}  ·  {self.turn()}")
        told.truncate(self.width, overflow="ellipsis", pad=True)
        told.stylize(HEADER)
        return told

    def turn(self) -> str:
        table = self.table
        if self.over:
            return self.verdict
        first = "" if table["first"] is None else f", {self.players[table['first']]} began it"
        doing = {
            "setup": "sets up", "play": "plays", "switch_give": "gives a recipe away",
            "picky_take": "looks at recipes", "picky_give": "gives a recipe back", "discard": "discards",
            "keep": "may keep a recipe", "over": "waits",
        }[table["phase"]]  # fmt: skip
        return (
            f"round {table['round']} of {table['rounds']}{first}  ·  {self.players[table['act']]} {doing}"
            f"  ·  closes in {table['closes_in']} turns"
        )

    def strip(self) -> Text:
        told = Text(self.turn(), INK).append("\nHand: ")
        return told.append_text(self.cards(self.table["hand"]))

    # --- Piles

    def piles(self) -> Panel:
        table = self.table
        deck = many(table["deck"], "card") if table["deck"] else "empty: the discard pile is shuffled at the next draw"
        lines = [
            Text("Draw deck  ", DIM).append(deck),
            Text("Discarded  ", DIM).append_text(self.cards(table["discard"])),
            Text("Recipes    ", DIM)
            .append(f"{len(table['pool'])} in the deck: ")
            .append(", ".join(self.name(recipe) for recipe in table["pool"]) or "none", DIM),
            Text("Unseen     ", DIM).append_text(self.cards(table["unseen"])),
        ]
        if table["peek"]:
            lines.append(Text("You look at  ", WARN).append(", ".join(map(self.told_recipe, table["peek"]))))
        if table["pending"]:
            lines.append(Text("Asked for    ", WARN).append(self.told_recipe(table["pending"])))
        if table["asked"]:
            lines.append(Text("Keep it?     ", WARN).append(self.told_recipe(table["asked"])))
        return _panel("Piles", lines)

    def cards(self, cards: Mapping[str, int]) -> Text:
        """Counted by kind; ingredients first."""
        told = [
            Text(f"{count}x" if count > 1 else "").append(CODE[kind], GOOD if kind in INGREDIENTS else WARN)
            for kind, count in cards.items()
        ]
        return Text(" ").join(told) if told else Text("none", DIM)

    def name(self, recipe: str) -> str:
        return self.speaker.thing("recipe", recipe)

    def card(self, kind: str) -> str:
        return self.speaker.thing("ingredient" if kind in INGREDIENTS else "action", kind)

    def told_recipe(self, recipe: str) -> str:
        everywhere = [card for player in self.table["players"] for card in player["recipes"]]
        found = [card for card in everywhere if card["id"] == recipe]
        cards = f" with {many(found[0]['cards'], 'card')}" if found else ""
        return self.name(recipe) + cards

    # --- Kitchens

    def kitchen(self, place: int) -> Panel:
        player = self.table["players"][place]
        grid = Table(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM)
        for heading in ("Recipe", "Cards", "Needs", "Icons", "On it"):
            grid.add_column(heading, no_wrap=heading != "On it", ratio=1 if heading == "On it" else None)
        for recipe in player["recipes"]:
            grid.add_row(*self.recipe(recipe))
        lines: list[RenderableType] = [grid]
        if player["finished"]:
            lines.append(Text("Finished  ", DIM).append_text(self.finished(player["finished"])))
        if player["known"]:
            lines.append(Text("You know of  ", DIM).append_text(self.cards(player["known"])))
        acts = f"{ACTS} " if self.table["act"] == place and not self.over else ""
        own = "your kitchen" if place == self.seat else f"{many(player['hand_size'], 'card')} in hand"
        title = f"{acts}Seat {place + 1}: {self.players[place]}, {own}, {many(player['points'], 'point')}, "
        return _panel(f"{title}{many(player['mulligans_left'], 'mulligan')} left", lines)

    def recipe(self, recipe: dict[str, Any]) -> list[Text]:
        seen = set(recipe["seen"])
        needs = Text(" ").join(
            Text(CODE[kind], GOOD if kind in seen else "" if self.table["hand"].get(kind) else DIM)
            for kind in recipe["ingredients"]
        )
        faces = [CODE[kind] for kind in recipe["seen"]] + [HIDDEN] * (recipe["cards"] - len(seen))
        empty = [MISSING] * (len(recipe["ingredients"]) - recipe["cards"])
        marks = Text()
        for ban, kind in (("outage", "power_outage"), ("alarm", "fire_alarm")):
            marks.append(f"{self.card(kind)} " if recipe[ban] else "", BAD)
        if recipe["carried"]:
            marks.append("kept overnight: finish it first ", WARN)
        if recipe["full"]:
            marks.append("full, waits" if recipe["waits"] else "full", WARN)
        icons = " ".join(ICON[icon] for icon in recipe["icons"])
        return [Text(self.name(recipe["id"]), INK), Text(" ".join(faces + empty)), needs, Text(icons, DIM), marks]

    def finished(self, recipes: Iterable[dict[str, Any]]) -> Text:
        told = [
            Text(f"{self.name(recipe['id'])} ({recipe['round']})").append(
                " can be burned" * recipe["can_be_burned"], DIM
            )
            for recipe in recipes
        ]
        return Text(", ").join(told)

    # --- The hand

    def hand(self) -> Panel:
        own = self.table["players"][self.seat]["recipes"]
        lines = []
        for kind, count in self.table["hand"].items():
            fits = [
                self.name(recipe["id"])
                for recipe in own
                if kind in recipe["ingredients"] and kind not in recipe["seen"]
            ]
            told = Text(f"{CODE[kind]} ", INK).append(self.card(kind)).append(f" x{count}" * (count > 1))
            if kind in INGREDIENTS:
                told.append(f"  for {', '.join(fits)}" if fits else "  fits nowhere", GOOD if fits else DIM)
            lines.append(told)
        return _panel("Your hand", lines or [Text("no cards", DIM)])

    def legend(self) -> Text:
        names = [f"{CODE[kind]} {self.card(kind)}" for kind in KINDS]
        return Text("  ".join([*names, f"{HIDDEN} a card you have not seen"]), DIM)


def many(amount: int, one: str) -> str:
    return f"1 {one}" if amount == 1 else f"{amount} {one}s"


def _panel(title: str, lines: Iterable[RenderableType]) -> Panel:
    return Panel(Group(*lines), title=Text(title), title_align="left", border_style=PAPER, box=borders.ROUNDED)
