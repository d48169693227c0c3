"""`bakehouse serve` with a game that the browser knows nothing of: Bake & Sale's rules in a box without any printing.

A copy of its definition goes by another name; there is no folder for it in the browser's part, no promise, no length.
"""

import sys
import tempfile
from pathlib import Path
from types import ModuleType

import bakehouse.games as games

ANOTHER = "morning_market"


def put_on_the_shelf() -> None:
    """The copy is found like every other game."""
    from bakehouse.games.showing import Shelf

    printed = games.find("bake_and_sale")
    definition = object.__new__(type(printed))  # a copy would be the game itself
    definition.__dict__.update(printed.__dict__, id=ANOTHER, title="Morning Market", shelf=Shelf())
    module = ModuleType(f"bakehouse.games.{ANOTHER}")
    module.GAME = definition  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    games.OURS = (*games.OURS, ANOTHER)
    games.look_again()


def put_on_every_shelf(folder: Path) -> None:
    """The processes that work for the server find it too: Python reads this file whenever it begins."""
    (folder / "sitecustomize.py").write_text(f"import {__spec__.name} as another\nanother.put_on_the_shelf()\n")
    sys.path.insert(0, str(folder))


if __name__ == "__main__":
    put_on_the_shelf()
    from bakehouse.cli import main

    with tempfile.TemporaryDirectory() as folder:
        put_on_every_shelf(Path(folder))
        main()
