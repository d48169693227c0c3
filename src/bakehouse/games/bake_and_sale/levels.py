"""How programs play this game: what suits the search, the characters, and the levels."""

from typing import Any

from bakehouse.games.definition import Character

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 0.3, "temperature": 0.1, "greed": 1.0, "turns": 1},
}

CHARACTERS = {
    "cautious-baker": Character(
        "Fills the stock and learns the trade before baking big.",
        {"market*": 0.01, "local": 0.01, "academy": 0.02, "lab": 0.02, "stock": 0.02},
    ),
    "bold-baker": Character(
        "Hires hands and bakes whatever the oven holds.", {"produce *": 0.02, "hire": 0.02, "volunteer": 0.02}
    ),
    "famous-baker": Character(
        "Wants to be known in the whole town.", {"star *": 0.01, "fame_*": 0.02, "marketing": 0.02}
    ),
}

GENTLE = "temperature=0.01,candidates=24,style=any"
"""Takes any of the best plans of a day that look about as good, most readily what is to its liking."""

LEVELS = {
    "first-timer": f"plan:width=1,value=near,{GENTLE}",  # thinks of tomorrow at most, and does the next best thing
    "apprentice": f"plan:width=8,value=near,{GENTLE}",  # the same, but weighs the hours of the day against each other
    "journeyman": f"plan:width=1,value=hand-made,{GENTLE}",  # knows what pays over a week, and does the next best thing
    "baker": "plan:width=1,temperature=0.005,candidates=24",  # has learned what a sheet comes to
    "master": "plan:width=24,temperature=0.001",  # and weighs every way through the day
    # and imagines up to 64 tomorrows for the best of them, takes more pains near the end, and has 200 money in mind
    "champion": "plan:width=48,samples=64,candidates=32,late=4,ambition=10",
}

POPULATIONS = {
    "beginners": ("first-timer", "apprentice"),
    "good": ("baker", f"plan:width=1,{GENTLE}"),
    "champions": (
        "plan:width=4,temperature=0.002,candidates=16",
        "plan:width=3,temperature=0.005,candidates=16,style=any",
    ),
}
"""Who is asked in the laboratory. Champions weigh fewer ways through the day than at a table, to play many games."""

HABITS = ("policy:temperature=0.001", "policy:temperature=0.002")
"""Good players where the printed box alone is asked about."""
