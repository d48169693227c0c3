"""What `observe` tells, feature by feature, and where each of them stands in the vector.

Seats are told relative to the observer: the seat itself, then the others in turn order.
"""

from bakehouse.games.cupcake_empire.state import COLUMN_NAMES, DECKS, DICE, HOUSES, PHASES, STEPS
from bakehouse.kernel.layout import SEATS, Feature, Group, Layout

ROLL_OF_COLOUR = Layout(
    Feature("to_roll", 1, 0, 5, "dice of this colour still to be cast, divided by 9"),
    Feature("unplaced", 5, 0, 5, "rolled dice of this colour that wait for columns 1 to 5, divided by 9"),
)
HOUSE = Layout(Feature("", 8, 0, 1, "1 for the kind of the customer there"))
DECK = Layout(Feature("", 5, 0, 1, "1 for the objective in play"))
COLUMN = Layout(
    Feature("level", 1, 0, 1, "level of the column, divided by 4"),
    Feature("dice", 6, 0, 1, "dice of each colour, divided by 9"),
    Feature("low", 6, 0, 1, "1 for each improvement on the first two spaces"),
    Feature("third", 6, 0, 1, "1 for the improvement on the third space"),
)
OBJECTIVE = Layout(
    Feature("done", 1, 0, 1, "1 when this player has done the objective of the deck"),
    Feature("progress", 1, 0, 1, "how much of it the player has now"),
)
PLAYER = Layout(
    Feature("turn", 1, 0, 1, "1 for the player whose turn it is"),
    Feature("expelled", 1, 0, 1, "1 for the player who will be expelled when the outlet has been chosen"),
    Feature("income", 1, 0, 20, "income, divided by 100"),
    Feature("production", 1, 0, 3, "Production, divided by 20"),
    Feature("sales", 1, 0, 3, "Sales, divided by 20"),
    Feature("ideas", 1, 0, 3, "Bright Ideas, divided by 3"),
    Feature("marker", 1, 0, 3, "box on the loop of ideas, divided by 3"),
    Feature("outlets_in_hand", 1, 0, 2, "outlets in hand, divided by 6"),
    Feature("bakeries_in_hand", 1, 0, 2, "bakeries in hand, divided by 6"),
    Group("columns", COLUMN_NAMES, COLUMN),
    Feature("rest", 6, 0, 5, "dice of each colour in the Rest Area, divided by 9"),
    Feature("loose_bases", 3, 0, 3, "loose bases, divided by 9"),
    Feature("loose_frostings", 10, 0, 3, "loose frostings, divided by 9"),
    Feature("recipes", 30, 0, 3, "recipes by base and frosting, divided by 9"),
    Feature("menu", 8, 0, 1, "1 for each kind of customer that the recipes serve"),
    Feature("served_kind", 8, 0, 1, "customers served of each kind, divided by 3"),
    Feature("served_class", 3, 0, 3, "customers served by class of building, divided by 8"),
    Group("objectives", DECKS, OBJECTIVE),
    Feature("outlets", 6, 0, 3, "outlets in each neighbourhood, divided by 4"),
    Feature("bakeries", 6, 0, 3, "bakeries in each neighbourhood, divided by 4"),
    Feature("dealt", 6, 0, 1, "1 for the starting improvement that is not placed yet"),
)

LAYOUT = Layout(
    Feature("phase", len(PHASES), 0, 1, "1 for the phase"),
    Feature("round", 1, 0, 1, "number of the round, divided by 200"),
    Feature("last_round", 1, 0, 1, "1 once somebody ended a turn at the target"),
    Feature("column", 6, 0, 1, "the activated column: none, 1 to 5"),
    Feature("level", 1, 0, 1, "its level, divided by 4 (0 with live_level)"),
    Feature("action_done", 1, 0, 1, "1 when the action of the column was done"),
    Feature("rest_used", 1, 0, 1, "1 when the Rest Area was used in this turn"),
    Feature("special_used", 1, 0, 1, "1 when the special action was used in this turn"),
    Feature("used", 6, 0, 1, "1 for each type of improvement used in this activation"),
    Feature("step", len(STEPS), 0, 1, "the first pending step"),
    Feature("next_step", len(STEPS), 0, 1, "the second pending step"),
    Feature("resume", len(PHASES), 0, 1, "the phase that follows a step, a rest or a move"),
    Feature("from_street", 6, 0, 1, "the street that an outlet is moved to: none, 1 to 5"),
    Feature("rest_mode", 3, 0, 1, "dice leave the Rest Area: not now, for an idea, for income"),
    Feature("rest_column", 6, 0, 1, "the column that they go to: none, 1 to 5"),
    Feature("rest_last", 6, 0, 1, "the colour that was moved last"),
    Feature("move_mode", 3, 0, 1, "dice are moved: not now, for an idea, for income"),
    Feature("rest_moved", 1, 0, 1, "1 when a die has left the Rest Area"),
    Feature("move_moved", 1, 0, 1, "1 when a die was moved for income"),
    Feature("move_from", 6, 0, 1, "the column of the picked die: none, 1 to 5"),
    Feature("move_colour", 6, 0, 1, "its colour"),
    Feature("pair_from", 6, 0, 1, "with one_pair, the origin of all dice: none, 1 to 5"),
    Feature("pair_to", 6, 0, 1, "with one_pair, the target of all dice: none, 1 to 5"),
    Feature("sixes", 1, 0, 5, "sixes cast so far, divided by 9"),
    Feature("surplus_left", 1, 0, 5, "rolled dice that must still rest, divided by 9"),
    Feature("surplus_last", 6, 0, 1, "the colour that was named last"),
    Group("roll", [f"roll.{colour}" for colour in DICE], ROLL_OF_COLOUR),
    Group("houses", [house.replace(" ", ".") for house in HOUSES], HOUSE),
    Group("decks", [f"objective_{deck}" for deck in DECKS], DECK),
    Feature("reserve.bases", 3, 0, 1, "bases in the reserve, divided by 20"),
    Feature("reserve.frostings", 10, 0, 1, "frostings in the reserve, divided by 20"),
    Feature("reserve.dice", 5, 0, 1, "dice in the reserve, divided by 20"),
    Feature("reserve.improvements", 6, 0, 1, "improvements in the reserve, divided by 20"),
    Group("players", SEATS, PLAYER),
)
"""The turn, the roll, the houses, objectives and reserve, then the players: the seat itself, the others in turn."""

features = LAYOUT.features
