"""Options and arguments that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from bakehouse.games import OURS, spoken

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game, such as {spoken(OURS)[0]}.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; as many as players are named, if not said.")]
HouseRules = Annotated[
    list[str] | None, typer.Option("--house-rule", metavar="NAME=VALUE", help="A house rule; may be repeated.")
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="A TOML file with the numbers that differ.")
]
Threads = Annotated[int | None, typer.Option(min=1, help="Threads; all cores if not said.")]
