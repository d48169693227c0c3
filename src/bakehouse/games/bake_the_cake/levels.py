"""How programs play this game: what suits the search, and the levels."""

from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 1.0, "temperature": 0.2, "greed": 1.0, "turns": 1},
}
"""A turn played greedily settles what hangs in the air; playing further on is not worth its time."""

LEVELS = {
    "first-timer": "search:sims=30,temperature=0,greed=0,turns=-1,explore=1",  # thinks that everybody plays anything
    "apprentice": "greedy",
    "journeyman": "search:sims=10",
    "baker": "search:sims=50",
    "master": "search:sims=1000",
}
