"""`bakehouse rules`: the rules of a game, in our words."""

import os

from rich.console import Console
from rich.markdown import Markdown

from bakehouse.cli.files import read_text
from bakehouse.cli.screen import new_console
from bakehouse.games import find

READABLE = 100
"""Longer lines are hard to read, however wide the terminal is."""


def rules(name: str) -> None:
    show_rules(new_console(), name)


def show_rules(console: Console, name: str) -> None:
    """Page by page in a terminal, in one piece elsewhere."""
    text = Markdown(read_text(find(name).rules_text, "page"))
    width = min(console.width, READABLE)
    if not console.is_terminal:
        console.print(text, width=width)
        return
    os.environ.setdefault("LESS", "-RFX")  # colours pass through, and a short text stays on the screen
    with console.pager(styles=True):
        console.print(text, width=width)
