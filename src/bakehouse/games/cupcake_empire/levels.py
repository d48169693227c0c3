"""How programs play this game: what suits the searches, the characters, and the levels.

A turn is ten to thirty small decisions with dice in between: too long for simulations at random. So they follow the
greedy player to the end of the rival's turn and then go by the outlook, and what looks good at first is tried first.
"""

from typing import Any

from bakehouse.games.definition import Character

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 0.4, "temperature": 0.03, "confidence": 3.0, "greed": 1.0, "turns": 2},
    "foresight": {"explore": 0.3, "confidence": 10.0},
}

CHARACTERS = {
    "cautious-baker": Character(
        "Fills the shelf before anything else, and rests in good time.",
        {"take_base *": 0.03, "take_frosting *": 0.03, "assemble *": 0.02, "rest_die *": 0.01},
    ),
    "bold-seller": Character(
        "Sells whatever can be sold, and opens shops all over the town.",
        {"sell *": 0.03, "outlet *": 0.02, "bakery *": 0.02},
    ),
    "spoiler": Character(
        "Cannot see another's outlet in a good street without driving it out.",
        {"outlet *": 0.05, "outlet * none": -0.05},
    ),
}

LEVELS = {
    "first-timer": "sight:temperature=0.15,forgets=0.3,style=any",
    "apprentice": "sight:temperature=0.095,forgets=0.1,style=any",
    "journeyman": "sight:temperature=0.075,style=any",
    "baker": "sight:temperature=0.045,style=any",
    "master": "sight",
    "champion": "foresight:time=1s",
}

POPULATIONS = {
    "beginners": ("first-timer", "apprentice"),
    "good": ("sight:quick=3,temperature=0.075,style=any", "sight:quick=3,temperature=0.045,style=any"),
    "champions": ("sight:temperature=0.005", "sight:temperature=0.01,style=any"),
}
"""Who is asked in the laboratory. Champions go by what they see at first, to play many games; good players are the
journeyman and the baker, who see with the quick network and look at the most promising actions only."""
