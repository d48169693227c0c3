"""The table of a game for a terminal, as the game's own `table.py` draws it."""

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from bakehouse.games import module_of
from bakehouse.match import Match


class Screen(Protocol):
    """What a game's `table.py` offers to a terminal."""

    GROUPS: Mapping[str, Sequence[str]]
    """The kinds of action under the headings of a list."""

    def draw(self, match: Match, seat: int, width: int, aim: str | None = None) -> RenderableType:
        """The table as a seat sees it."""

    def strip(self, match: Match, seat: int) -> Text:
        """What must always be in sight, in a line or two."""

    def aims(self, match: Match) -> dict[str, int]:
        """What somebody may aim at, for the screen only; empty where there is nothing."""

    def aim_told(self, match: Match, aim: str) -> str:
        """Whether an aim is reached."""


def screen_of(game: str) -> Screen:
    """The terminal table of a game."""
    return cast(Screen, module_of(game, "table"))
