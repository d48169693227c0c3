"""What `observe` tells, feature by feature, and where each of them stands in the vector."""

from bakehouse.kernel.layout import SEATS, Feature, Group, Layout

BAKER = Layout(
    Feature("turn", 1, 0, 1, "1 for the baker whose turn it is"),
    Feature("sold", 2, 0, 3_000, "rolls and loaves sold, divided by the target"),
)
LAYOUT = Layout(
    Feature("turns", 1, 0, 1, "turns ended, divided by those after which the shop closes"),
    Feature("minutes", 1, 0, 1, "minutes on the clock, divided by what the oven stands"),
    Feature("oven", 2, 0, 1, "rolls and loaves in the oven, divided by the minutes that it stands"),
    Feature("dough", 2, 0, 1, "1 for the dough whose die is being rolled"),
    Group("bakers", SEATS, BAKER),
)
"""The table, then the bakers: the seat itself, and the others clockwise."""

features = LAYOUT.features
