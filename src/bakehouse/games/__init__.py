"""The games, one folder each."""

import difflib
import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from bakehouse.errors import UnknownName

if TYPE_CHECKING:
    from bakehouse.games.definition import Definition

NAMES = tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/components.toml")))
"""The identifiers of all games: every folder with a box in it."""


def find(name: str) -> "Definition":
    """A game by its identifier; hyphens, capitals and spaces do not matter."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted not in NAMES:
        near = difflib.get_close_matches(wanted, NAMES, 1)
        hint = f"did you mean {near[0].replace('_', '-')}?" if near else f"there are {', '.join(spoken(NAMES))}."
        raise UnknownName(f"There is no game {name!r}; {hint}")
    definition: Definition = importlib.import_module(f"bakehouse.games.{wanted}").GAME
    return definition


def spoken(names: tuple[str, ...]) -> list[str]:
    """Identifiers as they are written on the command line."""
    return [name.replace("_", "-") for name in names]
