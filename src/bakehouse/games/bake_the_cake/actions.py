"""The actions of Bake the Cake!: ids and parameters."""

from collections.abc import Iterator
from dataclasses import dataclass

from bakehouse.actions import COMMITS, ActionTable, Kind
from bakehouse.games.bake_the_cake import rules
from bakehouse.games.bake_the_cake.state import COLOURS, INGREDIENTS, RECIPES

CARDS: dict[str, tuple[tuple[str, str, str], tuple[str, str]]] = {
    "cold_layer": (("almonds", "butter", "chocolate"), ("bench", "mixer")),
    "warm_layer": (("egg", "flour", "sugar"), ("mixer", "stove")),
    "cold_filling": (("almonds", "berries", "cream"), ("fridge", "mixer")),
    "warm_filling": (("butter", "egg", "vanilla"), ("fridge", "stove")),
    "cold_topping": (("chocolate", "cream", "sugar"), ("bench", "fridge")),
    "warm_topping": (("berries", "flour", "vanilla"), ("bench", "stove")),
}
"""The recipes of the standard edition: notations name their ingredients and tools, words those of the edition."""

Row = dict[str, str | int]


@dataclass(frozen=True)
class Listed(Kind):
    """A kind whose parameters depend on each other: each recipe has ingredients and tools of its own."""

    rows: tuple[Row, ...] = ()

    def __iter__(self) -> Iterator[tuple[int, Row]]:
        for place, row in enumerate(self.rows):
            yield self.first + place, dict(row)


ADD_ROWS: tuple[Row, ...] = tuple(
    {"recipe": recipe, "ingredient": ingredient, "tool": tool}
    for recipe, (ingredients, tools) in CARDS.items()
    for ingredient in ingredients
    for tool in tools
)
EAT_ROWS: tuple[Row, ...] = tuple(
    {"recipe": recipe, "ingredient": ingredient} for recipe, (kinds, _) in CARDS.items() for ingredient in kinds
)

TABLE = ActionTable(
    [
        Kind("BUY", rules.BUY, {"ingredient": INGREDIENTS, "colour": COLOURS}),
        Listed("ADD", rules.ADD, rows=ADD_ROWS),
        Kind("COMPLETE", rules.COMPLETE, {"recipe": RECIPES, "tray": COLOURS}),
        Kind("EAT_TABLE", rules.EAT_TABLE, {"ingredient": INGREDIENTS}, frozenset({COMMITS})),
        Listed("EAT_RECIPE", rules.EAT_RECIPE, flags=frozenset({COMMITS}), rows=EAT_ROWS),
        Kind("THROW", rules.THROW, flags=frozenset({COMMITS})),
        Kind("END_TURN", rules.END_TURN),
        Kind("VOTE", rules.VOTE, {"cake": ("first", "second")}, frozenset({COMMITS})),
    ]
)

THEMES = {
    "shopping": ("BUY",),
    "mixing": ("ADD",),
    "building": ("COMPLETE",),
    "eating": ("EAT_TABLE", "EAT_RECIPE"),
    "tidying": ("THROW", "END_TURN"),
    "voting": ("VOTE",),
}
"""What puzzles are about."""
