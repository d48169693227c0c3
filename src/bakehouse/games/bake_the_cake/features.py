"""What `observe` tells, feature by feature, and where each of them stands in the vector.

Seats are told relative to the observer: place 0 is the seat itself, place 1 the next clockwise, and so on.
"""

from bakehouse.games.bake_the_cake.state import INGREDIENTS, RECIPES
from bakehouse.kernel.layout import SEATS, Feature, Group, Layout

STORE = Layout(Feature("store", SEATS, 0, 1, "tokens of each colour in the store, divided by 6"))
PLATE = Layout(Feature("plate", SEATS, 0, 1, "1 for the colour of the token on the plate"))

RECIPE = Layout(
    Feature("movable", 1, 0, 1, "1 when it is full and its other tool is free"),
    Feature("missing", 1, 0, 1, "ingredients still missing, divided by 3"),
    Feature("missing_on_table", 1, 0, 1, "of these, the ones that lie on their plates, divided by 3"),
    Feature("filled", 3, 0, 1, "1 for each slot that is filled"),
    Feature("tool", 2, 0, 1, "1 for the one of its two tools that lies on it"),
    Feature("tool_free", 2, 0, 1, "1 for each of its two tools of which a copy is free"),
    Feature("owner", SEATS, 0, 1, "1 for the baker who has the recipe"),
    Feature("winner", SEATS, 0, 1, "when it is full: 1 for the baker whose assistant would go on the cake"),
    Feature("fits", SEATS, 0, 1, "1 for each tray that needs this part next"),
    Feature("colour_0", SEATS, 0, 1, "1 for the colour of the token in the first slot"),
    Feature("colour_1", SEATS, 0, 1, "1 for the colour of the token in the second slot"),
    Feature("colour_2", SEATS, 0, 1, "1 for the colour of the token in the third slot"),
    Feature("helper_0", SEATS, 0, 1, "1 for the baker of the assistant at the first slot"),
    Feature("helper_1", SEATS, 0, 1, "1 for the baker of the assistant at the second slot"),
    Feature("helper_2", SEATS, 0, 1, "1 for the baker of the assistant at the third slot"),
)

BAKER = Layout(
    Feature("hand", 1, 0, 1, "assistants in hand, divided by 18"),
    Feature("number_eaten", 1, 0, 1, "tokens eaten, divided by 9"),
    Feature("thrown", 1, 0, 1, "cakes thrown away, divided by 9"),
    Feature("has_recipe", 1, 0, 1, "1 for a baker who has a recipe"),
    Feature("height", 1, 0, 1, "parts on the own tray, divided by 3"),
    Feature("to_finish", 1, 0, 1, "fewest ingredients to add and parts to move to finish that cake, divided by 12"),
    Feature("cup", 2, 0, 1, "1 for the cake that has the cup: the one finished first, or second"),
    Feature("points", 1, 0, 20, "points of this baker on all trays, divided by 40"),
    Feature("eaten", 9, 0, 1, "1 for each kind that this baker has eaten"),
    Feature("points_here", SEATS, 0, 4, "points of each baker on this baker's tray, divided by 40"),
)

LAYOUT = Layout(
    Feature("voting", 1, 0, 1, "1 while the cups are placed"),
    Feature("second_thing", 1, 0, 1, "1 at the second thing of a turn"),
    Feature("first_kind", 5, 0, 1, "with two_different_things, what was done first: buy, add, complete, eat, throw"),
    Feature("free_tools", 4, 0, 1, "copies in the kitchen of bench, fridge, mixer, stove, divided by 4"),
    Feature("tools", 4, 0, 1, "copies of each tool in play, divided by 4"),
    Feature("actor", SEATS, 0, 1, "1 for the baker who acts"),
    Feature("start_player", SEATS, 0, 1, "1 for the start player"),
    Feature("first_finished", SEATS, 0, 1, "1 for the baker of the cake that was finished first"),
    Feature("second_finished", SEATS, 0, 1, "1 for the baker of the cake that was finished second"),
    Group("store", INGREDIENTS, STORE),
    Group("plates", INGREDIENTS, PLATE),
    Group("recipes", RECIPES, RECIPE),
    Group("bakers", SEATS, BAKER),
)
"""The table, the store, the plates, the six recipes, then the bakers: the seat itself, the others clockwise."""

features = LAYOUT.features
