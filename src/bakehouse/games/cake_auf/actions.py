"""The actions of Cake Auf!: ids and parameters."""

from collections.abc import Iterator
from dataclasses import dataclass

from bakehouse.actions import COMMITS, SECRET, ActionTable, Kind
from bakehouse.games.cake_auf import rules
from bakehouse.games.cake_auf.state import KINDS, RECIPES

LISTS: tuple[tuple[str, ...], ...] = (
    ("flour", "butter", "milk"), ("flour", "butter", "fruit"), ("milk", "rice"), ("flour", "sugar", "butter", "nuts"),
    ("milk", "fruit"), ("flour", "milk", "chocolate", "fruit"), ("milk", "chocolate"), ("flour", "sugar", "chocolate"),
    ("sugar", "eggs", "milk"), ("sugar", "milk", "nuts"), ("sugar", "milk", "fruit", "nuts"), ("sugar", "eggs", "nuts"),
    ("flour", "eggs", "milk", "fruit"), ("sugar", "fruit", "rice"), ("sugar", "rice"), ("flour", "eggs", "nuts"),
    ("butter", "chocolate", "nuts"), ("flour", "eggs", "milk"), ("sugar", "eggs", "fruit"),
    ("milk", "fruit", "nuts", "rice"), ("flour", "eggs", "butter", "chocolate"), ("sugar", "eggs", "milk", "chocolate"),
    ("flour", "sugar", "eggs", "milk"),
)  # fmt: skip
"""The recipes of the standard edition: notations name their ingredients, words those of the edition."""

Row = dict[str, str | int]


@dataclass(frozen=True)
class Listed(Kind):
    """A kind whose parameters depend on each other: each recipe has ingredients of its own."""

    rows: tuple[Row, ...] = ()

    def __iter__(self) -> Iterator[tuple[int, Row]]:
        for place, row in enumerate(self.rows):
            yield self.first + place, dict(row)


PLACE_ROWS: tuple[Row, ...] = tuple(
    {"recipe": recipe, "ingredient": kind} for recipe, kinds in zip(RECIPES, LISTS, strict=True) for kind in kinds
)
FINAL = frozenset({COMMITS})

TABLE = ActionTable(
    [
        Listed("PLACE", rules.PLACE, flags=frozenset({SECRET}), rows=PLACE_ROWS),
        Kind("OUTAGE", rules.OUTAGE, {"recipe": RECIPES}),
        Kind("ALARM", rules.ALARM, {"recipe": RECIPES}),
        Kind("RESTORE", rules.RESTORE, {"recipe": RECIPES}),
        Kind("EXTINGUISH", rules.EXTINGUISH, {"recipe": RECIPES}),
        Kind("SWITCH", rules.SWITCH, {"recipe": RECIPES}),
        Kind("GIVE", rules.GIVE, {"recipe": RECIPES}, FINAL),
        Kind("TAKE", rules.TAKE, {"recipe": RECIPES}, FINAL),
        Kind("BURN", rules.BURN, {"recipe": RECIPES}, FINAL),
        Kind("HANDS", rules.HANDS, {"distance": (1, 2, 3)}, FINAL),
        Kind("ONE", rules.ONE, {"distance": (1, 2, 3)}, FINAL),
        Kind("PICKY", rules.PICKY, flags=FINAL),
        Kind("DECLINE", rules.DECLINE, flags=FINAL),
        Kind("MULLIGAN", rules.MULLIGAN, flags=FINAL),
        Kind("DONE", rules.DONE),
        Kind("DISCARD", rules.DISCARD, {"card": KINDS}),
        Kind("END", rules.END, flags=FINAL),
        Kind("KEEP", rules.KEEP, flags=FINAL),
        Kind("RETURN", rules.RETURN, flags=FINAL),
    ]
)

THEMES = {
    "placing": ("PLACE",),
    "sabotage": ("OUTAGE", "ALARM", "BURN"),
    "defence": ("RESTORE", "EXTINGUISH"),
    "tricks": ("SWITCH", "HANDS", "ONE", "PICKY", "TAKE", "GIVE", "DECLINE"),
    "hand": ("MULLIGAN", "DISCARD", "DONE", "END"),
    "night": ("KEEP", "RETURN"),
}
"""What puzzles are about."""


def counted(cards: int) -> list[int]:
    """Packed cards as the number of each kind."""
    return [cards >> 3 * kind & 7 for kind in range(len(KINDS))]
