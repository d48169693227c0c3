"""How programs play this game: what suits the search, and the levels."""

from typing import Any

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 0.3, "temperature": 0.1, "greed": 1.0, "turns": 1},
}

LEVELS = {
    "first-timer": "plan:width=1,value=near",  # thinks of tomorrow at most, and does the next best thing
    "apprentice": "plan:width=8,value=near",  # the same, but weighs the hours of the day against each other
    "journeyman": "plan:width=1,value=hand-made",  # knows what pays over a week, and does the next best thing
    "baker": "plan:width=1",  # has learned what a sheet comes to
    "master": "plan:width=24",  # and weighs every way through the day
    "champion": "plan:width=48,samples=16,candidates=12",  # and imagines sixteen tomorrows for the best dozen of them
}
