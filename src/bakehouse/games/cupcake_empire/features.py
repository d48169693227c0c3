"""The features of `observe`, field by field, in the order in which the rules write them.

Seats are told relative to the observer: the seat itself, then the others in turn order.
"""

from bakehouse.games.cupcake_empire.state import COLUMN_NAMES, DECKS, DICE, STREETS
from bakehouse.games.definition import Feature

TABLE = [
    Feature("phase", 17, 0, 1, "1 for the phase"),
    Feature("round", 1, 0, 1, "number of the round, divided by 200"),
    Feature("last_round", 1, 0, 1, "1 once somebody ended a turn at the target"),
    Feature("column", 6, 0, 1, "the activated column: none, 1 to 5"),
    Feature("level", 1, 0, 1, "its level, divided by 4 (0 with live_level)"),
    Feature("action_done", 1, 0, 1, "1 when the action of the column was done"),
    Feature("rest_used", 1, 0, 1, "1 when the Rest Area was used in this turn"),
    Feature("special_used", 1, 0, 1, "1 when the special action was used in this turn"),
    Feature("used", 6, 0, 1, "1 for each type of improvement used in this activation"),
    Feature("step", 18, 0, 1, "the first pending step"),
    Feature("next_step", 18, 0, 1, "the second pending step"),
    Feature("resume", 17, 0, 1, "the phase that follows a step, a rest or a move"),
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
]
ROLL = [
    Feature("to_roll", 1, 0, 5, "dice of this colour still to be cast, divided by 9"),
    Feature("unplaced", 5, 0, 5, "rolled dice of this colour that wait for columns 1 to 5, divided by 9"),
]
RESERVE = [
    Feature("reserve.bases", 3, 0, 1, "bases in the reserve, divided by 20"),
    Feature("reserve.frostings", 10, 0, 1, "frostings in the reserve, divided by 20"),
    Feature("reserve.dice", 5, 0, 1, "dice in the reserve, divided by 20"),
    Feature("reserve.improvements", 6, 0, 1, "improvements in the reserve, divided by 20"),
]
FIRST = [
    Feature("turn", 1, 0, 1, "1 for the player whose turn it is"),
    Feature("expelled", 1, 0, 1, "1 for the player who will be expelled when the outlet has been chosen"),
    Feature("income", 1, 0, 20, "income, divided by 100"),
    Feature("production", 1, 0, 3, "Production, divided by 20"),
    Feature("sales", 1, 0, 3, "Sales, divided by 20"),
    Feature("ideas", 1, 0, 3, "Bright Ideas, divided by 3"),
    Feature("marker", 1, 0, 3, "box on the loop of ideas, divided by 3"),
    Feature("outlets_in_hand", 1, 0, 2, "outlets in hand, divided by 6"),
    Feature("bakeries_in_hand", 1, 0, 2, "bakeries in hand, divided by 6"),
]
COLUMN = [
    Feature("level", 1, 0, 1, "level of the column, divided by 4"),
    Feature("dice", 6, 0, 1, "dice of each colour, divided by 9"),
    Feature("low", 6, 0, 1, "1 for each improvement on the first two spaces"),
    Feature("third", 6, 0, 1, "1 for the improvement on the third space"),
]
LAST = [
    Feature("rest", 6, 0, 5, "dice of each colour in the Rest Area, divided by 9"),
    Feature("loose_bases", 3, 0, 3, "loose bases, divided by 9"),
    Feature("loose_frostings", 10, 0, 3, "loose frostings, divided by 9"),
    Feature("recipes", 30, 0, 3, "recipes by base and frosting, divided by 9"),
    Feature("menu", 8, 0, 1, "1 for each kind of customer that the recipes serve"),
    Feature("served_kind", 8, 0, 1, "customers served of each kind, divided by 3"),
    Feature("served_class", 3, 0, 3, "customers served by class of building, divided by 8"),
]
OBJECTIVE = [
    Feature("done", 1, 0, 1, "1 when this player has done the objective of the deck"),
    Feature("progress", 1, 0, 1, "how much of it the player has now"),
]
CITY = [
    Feature("outlets", 6, 0, 3, "outlets in each neighbourhood, divided by 4"),
    Feature("bakeries", 6, 0, 3, "bakeries in each neighbourhood, divided by 4"),
    Feature("dealt", 6, 0, 1, "1 for the starting improvement that is not placed yet"),
]


def features(seats: int) -> list[Feature]:
    """The turn, the roll, the houses, objectives and reserve, then the players: the seat itself, the others in turn."""
    told = list(TABLE)
    told += [_of(f"roll.{colour}", feature) for colour in DICE for feature in ROLL]
    for street in STREETS:
        told += [Feature(f"{street}.{d}", 8, 0, 1, "1 for the kind of the customer there") for d in range(1, 5)]
    told += [Feature(f"objective_{deck}", 5, 0, 1, "1 for the objective in play") for deck in DECKS]
    told += RESERVE
    for player in ("own", *(f"next_{place}" for place in range(1, seats))):
        told += [_of(player, feature) for feature in FIRST]
        told += [_of(f"{player}.{column}", feature) for column in COLUMN_NAMES for feature in COLUMN]
        told += [_of(player, feature) for feature in LAST]
        told += [_of(f"{player}.{deck}", feature) for deck in DECKS for feature in OBJECTIVE]
        told += [_of(player, feature) for feature in CITY]
    return told


def _of(owner: str, feature: Feature) -> Feature:
    return Feature(f"{owner}.{feature.name}", feature.length, feature.low, feature.high, feature.meaning)
