"""How programs play this game: what suits the search, and the levels."""

from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 1.0, "temperature": 0.2, "greed": 1.0, "turns": 3},
}
"""Three turns of greedy bakers show who will meet in the contest; beyond that they would only guess."""

LEVELS = {
    "first-timer": "search:sims=30,temperature=0,greed=0,turns=-1,explore=1",  # thinks that everybody plays anything
    "apprentice": "greedy",
    "journeyman": "search:sims=10",
    "baker": "search:sims=50",
    "master": "search:sims=1000",
}
