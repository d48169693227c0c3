"""How programs play this game: what suits the search, and the levels.

A turn is ten to thirty small decisions with dice in between, so simulations follow the greedy player, to the end of the
rival's turn, and then go by the outlook.
"""

from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 0.15, "temperature": 0.03, "confidence": 3.0, "greed": 1.0, "turns": 2}
}

OVERLOOKING = "explore=0.7,temperature=0,confidence=0,turns=0"
"""Sees only as many of the possible actions as there are simulations, and looks no further than the action itself."""

LEVELS = {
    "first-timer": f"search:sims=2,{OVERLOOKING}",
    "apprentice": f"search:sims=4,{OVERLOOKING}",
    "journeyman": "greedy",
    "baker": "search:sims=200",
    "master": "search:sims=2000",
}
