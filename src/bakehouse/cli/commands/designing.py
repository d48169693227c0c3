"""Commands for designers: what is in a box, a box for the kitchen table, a game of one's own."""

from pathlib import Path
from typing import Annotated

import typer

from bakehouse.cli.options import EditionFile, GameName

PANEL = "Design"

commands = typer.Typer()


@commands.command(rich_help_panel=PANEL)
def components(game: GameName, edition: EditionFile = None) -> None:
    """See every number that is printed in the box, and where it comes from."""
    from bakehouse.cli.components import components

    components(game, edition)


@commands.command("print", rich_help_panel=PANEL)
def print_command(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE.pdf", help="Where the PDF goes.")],
    edition: EditionFile = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
) -> None:
    """Print a game for the kitchen table: boards, pieces to cut out, all numbers, and the rules, as a PDF."""
    from bakehouse.cli.printing import print_game

    print_game(game, edition, paper, out)


@commands.command("new-game", rich_help_panel=PANEL)
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is called, such as hot-oven.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where it goes; a folder of its name here if not said.")
    ] = None,
) -> None:
    """Begin a game of your own: a small complete one, in a package that can be played at once."""
    from bakehouse.cli.new_game import new_game

    new_game(name, folder)
