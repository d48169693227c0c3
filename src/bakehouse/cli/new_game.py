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
    commands = (
        f"pip install --editable {home}",
        f"bakehouse play {spoken} --against baker",
        "bakehouse serve --open",
        f"pytest {home}",
    )
    told = Text(f"A small game to start from is in {home}: its rules in src/{game}/rules.py.\n")
    told.append("Make it known, then play it, look at it in the browser, and hold it to the contract:\n")
    told.append("\n".join(f"  {command}" for command in commands), "bold")
    new_console().print(told, soft_wrap=True)
