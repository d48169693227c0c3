"""How programs play this game: what suits the search, and the levels."""

from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {"search": {"explore": 0.7, "greed": 1.0}}

LEVELS = {
    "first-timer": "random",
    "apprentice": "search:sims=4,explore=1,greed=0,turns=0",
    "baker": "greedy",
    "master": "search:sims=400",
}
"""From the gentlest to the strongest; the strongest also gives hints, so it has to be one that thinks."""
