"""How programs play this game: what suits the search, and the levels."""

from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {"search": {"explore": 0.7}}

LEVELS = {
    "first-timer": "search:sims=10",
    "master": "search:time=1s",
}
