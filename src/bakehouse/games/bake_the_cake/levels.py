"""How programs play this game: what suits the search, and the levels."""

from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {"search": {"explore": 0.7, "greed": 1.0, "turns": -1}}
"""Greedy bakers are a good picture of what the others will do, so every line is played to its end with them."""

OVERLOOKING = "explore=1,greed=0,turns=0"
"""Sees only some of the actions, one for each simulation, and goes by how the kitchen looks right after them."""

LEVELS = {
    "first-timer": f"search:sims=4,{OVERLOOKING}",
    "apprentice": f"search:sims=10,{OVERLOOKING}",
    "baker": "greedy",
    "master": "search:sims=600",
}
