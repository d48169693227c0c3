"""How a game shows itself in a browser that has no drawing of it: its box on the shelf, the areas of its plain board.

All of it may be left out. The browser reads the view itself: named counts become racks, names become cards, one thing
for each seat becomes a panel for each seat. What it cannot know is told here.
"""

from dataclasses import dataclass
from typing import Literal

Accent = Literal["crust", "raspberry", "lemon", "mint", "olive", "plum", "blueberry", "cocoa"]
Shape = Literal["", "track", "rack", "cards", "dice", "facts", "hidden"]


@dataclass(frozen=True)
class Shelf:
    """What is printed on the box."""

    promise: str = ""
    """In one line, why one should play it."""
    minutes: int | None = None
    """How long a match of people takes."""
    accent: Accent = "olive"
    """The colour of the lid, of the awning and of all that belongs to the game."""


@dataclass(frozen=True)
class Area:
    """How one part of the view is shown; it is named by its way there: `market`, `players.*.hand`."""

    title: str = ""
    shape: Shape = ""
    """What it is, if that cannot be seen from the view; `hidden` is not shown at all."""
    most: int | None = None
    """The last space of a track."""
    names: str = ""
    """The parameter of actions whose values lie here, if it is called otherwise than the area."""
    picture: str = ""
    """A picture of the browser for each thing here (`coin`, `star`, `fire`, `clock`, ...)."""
    note: str = ""
    """A rule in a few words, at the edge of the area."""
