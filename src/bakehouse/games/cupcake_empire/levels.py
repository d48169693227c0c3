"""How programs play this game: what suits the search, and the levels.

A turn is ten to thirty small decisions with dice in between: too long for simulations at random. So they follow the
greedy player to the end of the rival's turn and then go by the outlook, and what looks good at first is tried first.
"""

from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 0.4, "temperature": 0.03, "confidence": 3.0, "greed": 1.0, "turns": 2}
}

OVERLOOKING = "explore=0.7,temperature=0,confidence=0,turns=0"
"""Sees only some of the actions, one for each simulation, and goes by how the position looks right after them."""

LEVELS = {
    "first-timer": f"search:sims=2,{OVERLOOKING}",
    "apprentice": f"search:sims=3,{OVERLOOKING}",
    "journeyman": f"search:sims=12,{OVERLOOKING}",
    "baker": "greedy",
    "master": "search:sims=1000",
}
