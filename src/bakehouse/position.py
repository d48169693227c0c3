"""`bh.position(...)`: a match that begins in a described position, for tests and puzzles."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bakehouse.game import game
from bakehouse.match import Match


def position(
    name: str,
    seats: int | None = None,
    *,
    house_rules: Mapping[str, str] | None = None,
    edition: str | Path | Mapping[str, Any] | None = None,
    seed: int | None = None,
    chance: str = "seed",
    **described: Any,
) -> Match:
    """A position with names from the game, validated: `bh.position("bake_and_sale", day=7, loaves={"baguette": 6})`."""
    return game(name, seats, house_rules, edition).position(seed=seed, chance=chance, **described)
