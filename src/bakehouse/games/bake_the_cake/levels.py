"""How programs play this game: what suits the searches, the characters, and the levels."""

from typing import Any

from bakehouse.games.definition import Character

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 0.7, "greed": 1.0, "turns": -1},
}
"""Greedy bakers are a good picture of what the others will do, so the search plays every line to its end with them."""

CHARACTERS = {
    "cautious-baker": Character("Buys today what may be gone tomorrow.", {"buy *": 0.02}),
    "bold-baker": Character(
        "Adds to whatever stands on the bench, and finishes it at once.", {"add *": 0.02, "complete *": 0.03}
    ),
    "spoiler": Character(
        "Eats what others need, and throws a cake now and then.",
        {"eat_table *": 0.02, "eat_recipe *": 0.03, "throw": 0.03},
    ),
}

LEVELS = {
    "first-timer": "sight:temperature=0.11,forgets=0.2,style=any",
    "apprentice": "sight:temperature=0.08,forgets=0.1,style=any",
    "journeyman": "sight:temperature=0.065,style=any",
    "baker": "sight:temperature=0.04,style=any",
    "master": "sight:temperature=0.003",
    "champion": "foresight:time=1s",
}

POPULATIONS = {
    "beginners": ("first-timer", "apprentice"),
    "good": ("sight:quick=5,temperature=0.065,style=any", "sight:quick=5,temperature=0.04,style=any"),
    "champions": ("master", "sight:temperature=0.01,style=any"),
}
"""Who is asked in the laboratory. Champions go by what they see at first, to play many games; good players are the
journeyman and the baker, who see with the quick network and look at the most promising actions only."""
