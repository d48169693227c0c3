"""Positions of Bake the Cake! in which much can be shown."""

from typing import Any

DECISIVE: dict[str, Any] = {
    "extra": ["stove"],
    "plates": {"chocolate": "green", "cream": "green", "egg": "yellow", "sugar": "green"},
    "recipes": {
        "cold_filling": {"owner": "green", "tool": "fridge", "slots": {"berries": ["green", "green"]}},
        "warm_topping": {
            "owner": "yellow",
            "tool": "bench",
            "slots": {"berries": ["red", "yellow"], "flour": ["red", "yellow"], "vanilla": ["yellow", "blue"]},
        },
    },
    "trays": {
        "red": [["warm_layer", ["red", "green", "red"], "red"]],
        "blue": [["cold_layer", ["blue", "green", "blue"], "blue"]],
        "green": [["cold_layer", ["yellow", "green", "red"], "red"], ["warm_filling", ["blue", "red", "blue"], "blue"]],
        "yellow": [
            ["warm_layer", ["blue", "yellow", "yellow"], "yellow"],
            ["cold_filling", ["green", "yellow", "blue"], "green"],
            ["cold_topping", ["yellow", "red", "yellow"], "yellow"],
        ],
    },
    "finished": ["yellow"],
    "eaten": {"blue": {"egg": "blue"}},
}
"""Four bakers, one cake finished: the Warm Topping on Green's cake ends the game, and Red wins 7 to 6."""

EARLY: dict[str, Any] = {
    "extra": ["stove"],
    "plates": DECISIVE["plates"],
    "recipes": {"cold_filling": DECISIVE["recipes"]["cold_filling"]},
}
"""Four bakers who have just begun."""

TIED: dict[str, Any] = {
    "recipes": {
        "cold_topping": {
            "owner": "green",
            "tool": "bench",
            "slots": {"chocolate": ["red", "green"], "cream": ["green", "green"], "sugar": ["green", "blue"]},
        },
    },
    "trays": {
        "blue": [
            ["warm_layer", ["blue", "red", "blue"], "blue"],
            ["warm_filling", ["blue", "blue", "green"], "green"],
            ["warm_topping", ["blue", "green", "blue"], "blue"],
        ],
        "green": [
            ["cold_layer", ["green", "green", "blue"], "green"],
            ["cold_filling", ["green", "green", "blue"], "green"],
        ],
    },
    "finished": ["blue"],
}
"""Three bakers; with the Cold Topping on Green's cake, Red has one point on each of the two finished cakes."""
