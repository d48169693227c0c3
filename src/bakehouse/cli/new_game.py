"""`bakehouse new-game`: the beginning of a game of one's own."""

from pathlib import Path

from rich.text import Text

from bakehouse.cli.screen import new_console
from bakehouse.games import identifier
from bakehouse.scaffold import new_game as write_game


def new_game(name: str, folder: Path | None) -> None:
    """Write the package, and say what to do with it."""
    home = write_game(name, folder)
    game = identifier(name)
    spoken = game.replace("_", "-")
    console = new_console()
    console.print(Text(f"A small game to start from is in {home}: its rules in src/{game}/rules.py."), soft_wrap=True)
    console.print(Text("Make it known, then play it, look at it in the browser, and hold it to the contract:"), soft_wrap=True)
    for command in (
        f"pip install --editable {home}",
        f"bakehouse play {spoken} --against baker",
        "bakehouse serve --open",
        f"pytest {home}",
    ):
        console.print(Text(f"  {command}", "bold"), soft_wrap=True)
