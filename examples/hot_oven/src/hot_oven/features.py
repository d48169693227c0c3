"""What `observe` tells, feature by feature, and where each of them stands in the vector."""

from bakehouse.kernel.layout import SEATS, Feature, Group, Layout

from .state import ORDERS, RACKS

BAKER = Layout(
    Feature("turn", 1, 0, 1, "1 for the baker whose turn it is"),
    Feature("baked", 1, 0, 900, "dice sold, divided by the target"),
    Feature("coins", 1, 0, 100, "coins, divided by the target"),
    Feature("gloves", 1, 0, 1, "gloves, divided by the most that a baker may have"),
    Feature("burnt", 1, 0, 1, "batches burnt, divided by the turns after which the shop closes"),
    Feature("sold", len(ORDERS), 0, 1, "1 for each order that the baker has sold"),
)
LAYOUT = Layout(
    Feature("turns", 1, 0, 1, "turns ended, divided by those after which the shop closes"),
    Feature("heat", 1, 0, 1, "the heat, divided by what the oven stands"),
    Feature("rolling", 1, 0, 1, "dice in the air, divided by their number"),
    Feature("filled", 1, 0, 1, "1 when dice were put in since the last roll of all"),
    Feature("oven", RACKS, 0, 1, "dice on each rack, divided by its places"),
    Feature("shown", RACKS, 0, 1, "rolled dice that show 1..6, divided by their number"),
    Feature("deck", len(ORDERS), 0, 1, "1 for each order that is still to come"),
    Feature("counter", len(ORDERS), 0, 1, "1 for each order that lies open"),
    Group("bakers", SEATS, BAKER),
)
"""The table, then the bakers: the seat itself, and the others clockwise."""

features = LAYOUT.features
