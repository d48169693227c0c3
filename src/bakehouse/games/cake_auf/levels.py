"""How programs play this game: what suits the search, and the levels."""

from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 0.05, "confidence": 50.0, "slope": 0.04, "greed": 1.0, "horizon": 2}
}
"""Luck is great and single decisions are worth little: so trust the greedy player until many simulations say otherwise,
and judge every line at the same moment, when the next turn of the thinking player begins (with two players)."""

LEVELS = {
    "first-timer": "search:sims=6,explore=0.5,confidence=0,greed=0,horizon=0,turns=1",
    "apprentice": "search:sims=10,explore=0.5,confidence=0,horizon=0,turns=1",
    "journeyman": "search:sims=20,explore=0.2,confidence=0,greed=0.5,horizon=1",
    "baker": "greedy",
    "master": "search:sims=400",
}
"""The first-timer tries a few things in mind without an idea how a turn goes on, the apprentice with one; the
journeyman plans its own turn; the baker knows what matters; the master also thinks of the answer of the others."""
