"""The position of Bake the Cake!: store, table, recipes, trays and what each baker has. Nothing of it is hidden."""

from bakehouse.fields import Axis, Count, Field, OneOf, Seats, columns, in_order
from bakehouse.kernel.records import first_places, state_record

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange")
"""A seat is a colour: seat 0 is red, whoever sits there, and the turn goes on from seat to seat (BC-R1)."""
LETTERS = "RBGYPO"
INGREDIENTS = ("almonds", "berries", "butter", "chocolate", "cream", "egg", "flour", "sugar", "vanilla")
TOOLS = ("bench", "fridge", "mixer", "stove")
RECIPES = ("cold_layer", "warm_layer", "cold_filling", "warm_filling", "cold_topping", "warm_topping")
CAKE_PARTS = ("layer", "filling", "topping")
PARTS = ("ingredients", "assistants", "owner", "baked")
VOTES = ("first", "second")
"""The finished cakes, in the order of finishing."""
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

# --- The fields of the record: NONE (-1) stands for nothing there; seats that nobody sits at have nothing at all

SEATS = Seats(COLOURS)
_WHO = OneOf(SEATS, none=NONE)
_INGREDIENTS, _TOOLS, _RECIPES, _SLOTS = Axis(INGREDIENTS), Axis(TOOLS, listed=True), Axis(RECIPES), in_order(SLOTS)

FIELDS = (
    Field("phase", OneOf(Axis(PHASES)), "what is going on"),
    Field("thing", Count(), "phase play: 1 or 2, the first or the second thing of the turn"),
    Field("first_kind", OneOf(Axis(THINGS)), "with two_different_things: what was done first, while thing is 2"),
    Field("start_player", _WHO, "who began", told="start"),
    Field("tools", Count(), "copies of each tool in play", (_TOOLS,)),
    Field(
        "store", Count(), "tokens of each kind and colour in the store", (_INGREDIENTS, SEATS)
    ),  # 108 in all (BC-R25)
    Field("plate", _WHO, "the colour of the token on each plate", (_INGREDIENTS,), told="plates"),
    Field("owner", _WHO, "who has each recipe", (_RECIPES,)),
    Field("tool", OneOf(_TOOLS, none=NONE), "the tool that lies on each recipe", (_RECIPES,)),
    Field("colour", _WHO, "the colour of the token in each slot of each recipe", (_RECIPES, _SLOTS)),
    Field("helper", _WHO, "the seat whose assistant came with it", (_RECIPES, _SLOTS)),
    Field("height", Count(SLOTS), "parts on each tray", (SEATS,)),
    Field("part", OneOf(_RECIPES, none=NONE), "the recipe of each part of a cake", (SEATS, _SLOTS)),
    Field("baked", _WHO, "the colours of its tokens, three for each part", (SEATS, in_order(3 * SLOTS))),
    Field("server", _WHO, "the seat of the assistant that stays with each part", (SEATS, _SLOTS)),
    Field("hand", Count(), "assistants not on recipes or cakes", (SEATS,)),
    Field("eaten", _WHO, "the colour of the token of each kind that a baker ate", (SEATS, _INGREDIENTS)),
    Field("thrown", Count(), "how often a baker threw a cake away", (Seats(COLOURS, listed=True),)),
    Field("finished", _WHO, "owners of finished cakes, in the order of finishing", (in_order(2),)),
    Field("cup", OneOf(Axis(VOTES), none=NONE), "the finished cake that a baker voted for", (SEATS,)),
)
STATE = state_record(columns(FIELDS))
