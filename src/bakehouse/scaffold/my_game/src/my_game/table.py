"""The table of My Game in a terminal, drawn with Rich from the view of one seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakehouse.match import Match
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

GROUPS: Mapping[str, Sequence[str]] = {"The oven": ("BAKE", "STOP")}
"""The kinds of action as a list on the screen groups them."""

FULL, FREE = "■", "·"


def draw(match: Match, seat: int, width: int, aim: str | None = None) -> RenderableType:
    """The whole table as a seat sees it."""
    shown = match.view(seat)
    table = shown["table"]
    bakers = Table(box=None, pad_edge=False)
    for heading in ("", "Rolls", "Loaves", "Points"):
        bakers.add_column(heading, justify="left" if not heading else "right")
    for place, player in enumerate(table["players"]):
        name = f"{'► ' if table['act'] == place else '  '}{shown['players'][place]}"
        bakers.add_row(Text(name), *map(str, player["sold"].values()), str(shown["scores"][place]))
    heading = f"{match.game.title}, round {table['round']}, to {table['target']} points"
    return Group(Text(heading, "bold"), _oven(table), bakers)


def strip(match: Match, seat: int) -> Text:
    """What must always be in sight: the oven and its clock."""
    return _oven(match.view(seat)["table"])


def aims(match: Match) -> dict[str, int]:
    """There are no levels to aim at."""
    return {}


def aim_told(match: Match, aim: str) -> str:
    return ""


def _oven(table: dict[str, Any]) -> Text:
    minutes, limit = table["minutes"], table["most_minutes"]
    inside = ", ".join(f"{pieces} {dough}" for dough, pieces in table["oven"].items() if pieces) or "empty"
    return Text(f"Oven: {inside}  {FULL * minutes}{FREE * (limit - minutes)} {minutes} of {limit} minutes")
