"""The bake of the day: what a game says about the match that everybody plays on the same date."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Daily:
    """Who meets whom; the luck and the characters come from the date (`bakehouse/daily.py`)."""

    seats: int | None = None
    """The fewest that the game is for, if not said: a short match, or a bake all alone."""
    rival: str = "greedy"
    """Who sits in all seats but the first: a level or another player that does the same in the same position on every
    machine. So it neither looks at the clock nor remembers what it thought before."""
    house_rules: Mapping[str, str] = field(default_factory=dict)
    edition: Mapping[str, Any] = field(default_factory=dict)
    """Components that make the match short."""
