"""The position of Bake the Cake!: store, table, recipes, trays and what each baker has. Nothing of it is hidden."""

import numpy as np

from bakehouse.kernel.records import first_places, state_record

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")
"""A seat is a colour: seat 0 is red, whoever sits there, and the turn goes on from seat to seat (BC-R1)."""
LETTERS = "RBGYPO"
INGREDIENTS = ("almonds", "berries", "butter", "chocolate", "cream", "egg", "flour", "sugar", "vanilla")
TOOLS = ("bench", "fridge", "mixer", "stove")
RECIPES = ("cold_layer", "warm_layer", "cold_filling", "warm_filling", "cold_topping", "warm_topping")
CAKE_PARTS = ("layer", "filling", "topping")
PARTS = ("ingredients", "assistants", "owner", "baked")
ENDINGS = ("contest", "stuck", "children")

FEWEST_BAKERS, MOST_BAKERS = 3, 6
SLOTS = 3
"""Ingredients of a recipe, and parts of a cake."""
NONE = -1

PHASES = ("tools", "start", "play", "vote", "over")
DRAW_TOOLS, DRAW_START, PLAY, VOTING, ENDED = range(len(PHASES))

THINGS = ("any", "buy", "add", "complete", "eat", "throw", "end")
ANY_THING, BUYING, ADDING, COMPLETING, EATING, THROWING, ENDING_TURN = range(len(THINGS))
"""The kinds of thing that a baker may do in a turn; ending the turn is none."""

USED = {
    "thing": THINGS[BUYING:ENDING_TURN],
    "bought": INGREDIENTS,
    "ingredient": INGREDIENTS,  # added to a recipe
    "eaten": INGREDIENTS,
    "recipe": RECIPES,  # moved to a tray
    "tool": TOOLS,  # laid on a recipe
    "cake": ("finished", "chosen"),  # the own one, at the end
}
"""What is counted of each seat."""
USED_THING, USED_BOUGHT, USED_INGREDIENT, USED_EATEN, USED_RECIPE, USED_TOOL, USED_CAKE = first_places(USED)

STATE = state_record(
    [
        ("phase", np.int8),
        ("thing", np.int8),  # phase play: 1 or 2, the first or the second thing of the turn
        ("first_kind", np.int8),  # with two_different_things: the kind of the first thing, while thing is 2
        ("start_player", np.int8),
        ("tools", np.int8, (4,)),  # copies of each tool in play
        ("store", np.int8, (9, MOST_BAKERS)),  # tokens of each kind and colour; 108 in the box (BC-R25)
        ("plate", np.int8, (9,)),  # the colour of the token there
        ("owner", np.int8, (6,)),  # of each recipe
        ("tool", np.int8, (6,)),  # that lies on each recipe
        ("colour", np.int8, (6, SLOTS)),  # of the token in each slot of each recipe
        ("helper", np.int8, (6, SLOTS)),  # the seat whose assistant came with it
        ("height", np.int8, (MOST_BAKERS,)),  # parts on each tray
        ("part", np.int8, (MOST_BAKERS, SLOTS)),  # the recipe of each part of a cake
        ("baked", np.int8, (MOST_BAKERS, 9)),  # the colours of its tokens, three for each part
        ("server", np.int8, (MOST_BAKERS, SLOTS)),  # the seat of the assistant that stays with each part
        ("hand", np.int8, (MOST_BAKERS,)),  # assistants not on recipes or cakes
        ("eaten", np.int8, (MOST_BAKERS, 9)),  # the colour of the token of each kind that a baker ate
        ("thrown", np.int8, (MOST_BAKERS,)),  # how often a baker threw a cake away
        ("finished", np.int8, (2,)),  # owners of finished cakes, in the order of finishing
        ("cup", np.int8, (MOST_BAKERS,)),  # 0 or 1: the finished cake that the baker voted for
    ]
)
"""NONE (-1) stands for nothing there; seats that nobody sits at have nothing at all."""
