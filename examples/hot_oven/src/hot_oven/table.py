"""The table of Hot Oven in a terminal, drawn with Rich from the view of one seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.match import Match
from bakehouse.words import Speaker
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

GROUPS: Mapping[str, Sequence[str]] = {"Into the oven": ("PUT",), "Gloves": ("GLOVE",), "The turn": ("ROLL", "STOP")}
"""The kinds of action as a list on the screen groups them."""

FULL, FREE, DONE = "■", "·", "✓"
DIM, GOOD, HOT = "dim", "bold green", "bold red"


def draw(match: Match, seat: int, width: int, aim: str | None = None) -> RenderableType:
    """The whole table as a seat sees it."""
    shown = match.view(seat)
    table = shown["table"]
    heading = f"{match.game.title}, round {table['round']}, to {table['target']} points"
    orders = _orders(table, match.speaker(seat))
    return Group(Text(heading, "bold"), strip(match, seat), _racks(table), orders, _bakers(shown))


def strip(match: Match, seat: int) -> Text:
    """What must always be in sight: the heat and the roll."""
    table = match.view(seat)["table"]
    heat, limit = table["heat"], table["most_heat"]
    told = Text(f"Heat {heat} of {limit} ").append(FULL * heat, HOT).append(FREE * (limit - heat))
    return told.append("   Roll ").append(" ".join(map(str, table["roll"])) or "none", "bold")


def aims(match: Match) -> dict[str, int]:
    """There are no levels to aim at."""
    return {}


def aim_told(match: Match, aim: str) -> str:
    return ""


def _racks(table: dict[str, Any]) -> Text:
    told = Text("Oven ")
    for rack, dice in enumerate(table["oven"].values(), start=1):
        told.append(f"  {rack} ").append(FULL * dice, GOOD).append(FREE * (table["places"] - dice), DIM)
    return told


def _orders(table: dict[str, Any], speaker: Speaker) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for order in table["orders"]:
        needs = " ".join(map(str, order["needs"]))
        name = speaker.thing("order", order["id"])
        points = f"+{order['points']}"
        grid.add_row(DONE if order["fulfilled"] else " ", Text(name, "bold"), Text(points, GOOD), needs)
    return grid


def _bakers(shown: dict[str, Any]) -> Table:
    table = shown["table"]
    bakers = Table(box=None, pad_edge=False)
    for heading in ("", "Dice", "Orders", "Coins", "Gloves", "Burnt", "Points"):
        bakers.add_column(heading, justify="right" if heading else "left")
    for place, player in enumerate(table["players"]):
        name = f"{'► ' if table['act'] == place else '  '}{shown['players'][place]}"
        counts = (player["baked"], len(player["sold"]), player["coins"], player["gloves"], player["burnt"])
        bakers.add_row(Text(name), *map(str, counts), Text(str(shown["scores"][place]), "bold"))
    return bakers
