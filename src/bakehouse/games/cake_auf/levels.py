"""How programs play this game: what suits the searches, the characters, and the levels."""

from typing import Any

from bakehouse.games.definition import Character

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 0.05, "confidence": 50.0, "slope": 0.04, "greed": 1.0, "horizon": 2},
    "foresight": {"explore": 0.2, "crowd": 0.15, "confidence": 30.0, "rounds": 1, "looks": 4, "opposite": 0},
}
"""Luck is great and single decisions are worth little: so trust the first guess until many simulations say otherwise,
and judge every line at the same moment, when the next turn of the thinking player begins (for `search` only with two
players, unless it is told `horizon=0,rounds=1` like the master)."""

CHARACTERS = {
    "cautious-baker": Character(
        "Sees to the own kitchen first: no fire there, and the power on.",
        {"restore *": 0.006, "extinguish *": 0.006, "keep": 0.003},
    ),
    "bold-baker": Character("Puts every card on a recipe as soon as it fits.", {"place *": 0.006}),
    "spoiler": Character(
        "Would rather trouble the others than bake.",
        {"outage *": 0.006, "alarm *": 0.006, "burn *": 0.01, "take *": 0.006, "hands *": 0.006, "one *": 0.006},
    ),
}

LEVELS = {
    "first-timer": "sight:temperature=0.125,forgets=0.32,style=any",
    "apprentice": "sight:temperature=0.07,forgets=0.12,style=any",
    "journeyman": "sight:temperature=0.049,style=any",
    "baker": "sight:temperature=0.019,style=any",
    "master": "search:sims=200,horizon=0,rounds=1",
    "champion": "foresight:time=1s",
}

POPULATIONS = {
    "beginners": (
        "sight:redeals=1,temperature=0.125,forgets=0.32,style=any",
        "sight:redeals=1,temperature=0.07,forgets=0.12,style=any",
    ),
    "good": (
        "sight:quick=3,redeals=1,temperature=0.049,style=any",
        "sight:quick=3,redeals=1,temperature=0.019,style=any",
    ),
    "champions": ("sight:redeals=2,temperature=0.003", "sight:redeals=2,temperature=0.006,style=any"),
}
"""Who is asked in the laboratory: the levels, but they imagine fewer hands of the others, to play many games; and good
players see with the quick network and look at the most promising actions only."""

HABITS = ("policy:temperature=0.01,style=any", "policy:temperature=0.015,style=any")
"""Good players where the printed box alone is asked about."""
