"""How programs play this game: what suits the searches, the characters, and the levels."""

from typing import Any

from bakehouse.games.definition import Character

SETTINGS: dict[str, dict[str, Any]] = {
    "search": {"explore": 0.05, "confidence": 50.0, "slope": 0.04, "greed": 1.0, "horizon": 2},
    "foresight": {"explore": 0.05, "confidence": 30.0, "horizon": 2, "opposite": 0},
}
"""Luck is great and single decisions are worth little: so trust the first guess until many simulations say otherwise,
and judge every line at the same moment, when the next turn of the thinking player begins (with two players)."""

CHARACTERS = {
    "cautious-baker": Character(
        "Sees to the own kitchen first: no fire there, and the power on.",
        {"restore *": 0.02, "extinguish *": 0.02, "keep": 0.01},
    ),
    "bold-baker": Character("Puts every card on a recipe as soon as it fits.", {"place *": 0.02}),
    "spoiler": Character(
        "Would rather trouble the others than bake.",
        {"outage *": 0.02, "alarm *": 0.02, "burn *": 0.03, "take *": 0.02, "hands *": 0.02, "one *": 0.02},
    ),
}

LEVELS = {
    "first-timer": "sight:temperature=0.08,forgets=0.2,style=any",
    "apprentice": "sight:temperature=0.06,forgets=0.1,style=any",
    "journeyman": "sight:temperature=0.04,style=any",
    "baker": "sight:temperature=0.015,style=any",
    "master": "search:sims=200",
    "champion": "search:time=1s",
}
