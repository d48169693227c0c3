"""Draws the pictures of the documentation from the program itself: `.venv/bin/python docs/pictures/make.py`."""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import bakehouse as bh
from bakehouse.games.bake_and_sale.table import draw

FOLDER = Path(__file__).resolve().parent
WIDTH = 110

FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
FORMAT = FORMAT.replace(
    "font-family: Fira Code, monospace;", "font-family: Menlo, Consolas, DejaVu Sans Mono, monospace;"
)
"""Rich's picture of a terminal, with the reader's own fonts: it loads nothing from elsewhere."""


ADA = {
    "hours": 5, "business": 5,
    "circled": {"high_gluten_flour": 8, "all_purpose_flour": 6, "yeast": 10, "olive_oil": 6, "eggs": 1, "butter": 2},
    "have": {"high_gluten_flour": 3, "all_purpose_flour": 2, "yeast": 2, "olive_oil": 1, "eggs": 1, "butter": 2},
    "pins": {"focaccia": 1, "brioche": 1}, "stars": {"baguette": 1, "ciabatta": 2},
    "loaves": {"baguette": 5, "ciabatta": 3, "focaccia": 1}, "used": {"baguette": 2, "ciabatta": 1},
    "productions": {"baguette": 2, "ciabatta": 1, "focaccia": 1}, "baked_today": ["focaccia"],
    "orders": ["order_4"], "friendly": 1, "supermarket": 1, "fame": 4, "hired": 1,
}  # fmt: skip
BEN = {
    "hours": 8, "business": 4,
    "circled": {"high_gluten_flour": 1, "all_purpose_flour": 7, "yeast": 4, "olive_oil": 8, "eggs": 2, "butter": 2},
    "have": {"high_gluten_flour": 1, "all_purpose_flour": 2, "yeast": 3, "olive_oil": 1, "eggs": 1, "butter": 1},
    "pins": {"focaccia": 1, "brioche": 2}, "stars": {"focaccia": 1},
    "loaves": {"ciabatta": 1, "focaccia": 3, "brioche": 1}, "fame": 6, "agency": 1, "agency_fame": 1, "stock_room": 1,
}  # fmt: skip


def friday() -> bh.Match:
    """A Friday for two: Ada has spent three hourglasses already."""
    match = bh.position("bake_and_sale", seats=2, seed=7, day=5, white=[1, 4, 5], black=[1, 3, 6], sheets=[ADA, BEN])
    match.players[:] = ["Ada", "Ben"]
    return match


def terminal_table() -> None:
    """The table of Bake & Sale as the terminal shows it."""
    console = Console(width=WIDTH, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(draw(friday(), 0, WIDTH))
    picture = FOLDER / "bake_and_sale_terminal.svg"
    console.save_svg(str(picture), title="bakehouse play", code_format=FORMAT, unique_id="bakehouse")


if __name__ == "__main__":
    terminal_table()
