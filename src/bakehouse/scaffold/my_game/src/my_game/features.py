"""The features of `observe`, field by field, in the order in which the rules write them."""

from bakehouse.kernel.layout import Feature

TABLE = [
    Feature("turns", 1, 0, 1, "turns ended, divided by those after which the shop closes"),
    Feature("minutes", 1, 0, 1, "minutes on the clock, divided by what the oven stands"),
    Feature("oven", 2, 0, 1, "rolls and loaves in the oven, divided by the minutes that it stands"),
    Feature("dough", 2, 0, 1, "1 for the dough whose die is being rolled"),
]
PLAYER = [
    Feature("turn", 1, 0, 1, "1 for the baker whose turn it is"),
    Feature("sold", 2, 0, 3_000, "rolls and loaves sold, divided by the target"),
]


def features(seats: int) -> list[Feature]:
    """The table, then the bakers: the seat itself, and the others clockwise."""
    told = list(TABLE)
    for player in ["own", *(f"next_{place}" for place in range(1, seats))]:
        told += [Feature(f"{player}.{f.name}", f.length, f.low, f.high, f.meaning) for f in PLAYER]
    return told
