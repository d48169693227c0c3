"""The position of Cupcake Empire: city, reserve, boards, and where the turn stands. Nothing of it is hidden."""

import numpy as np

from bakehouse.fields import Axis, Count, Derived, Field, Flag, Nested, OneOf, Seats, SetOf, columns, in_order
from bakehouse.kernel.records import first_places, record, state_record

SEAT_NAMES = ("red", "blue", "white", "black")
"""Seats go by the colours of their outlets; seat 0 starts (CE-R2)."""
FEWEST_PLAYERS, MOST_PLAYERS = 2, 4

DICE = ("purple", "yellow", "green", "orange", "pink", "grey")
COLUMN_NAMES = ("bases", "frostings", "outlets", "sales", "staff")
IMPROVEMENTS = ("base", "frosting", "outlet", "sell", "income", "idea")
BASES = ("vanilla", "choc", "mixed")
FROSTINGS = (
    "lemon", "choc", "mint", "straw",
    "lemon_choc", "lemon_mint", "lemon_straw", "choc_mint", "choc_straw", "mint_straw",
)  # fmt: skip
TROUSERS = ("vanilla", "choc")
SHIRTS = ("lemon", "choc", "mint", "straw")
STREETS = ("station", "lemon", "market", "orchard", "lake", "hilltop")
HOUSES = tuple(f"{street} {number}" for street in STREETS for number in range(1, 5))
CUSTOMERS = tuple(f"{trousers} {shirt}" for trousers in TROUSERS for shirt in SHIRTS)
STREET_COLOURS = ("grey", "yellow", "beige")
CLASSES = ("block", "town_house", "villa")
DECKS = ("A", "B", "C", "D")

PARTS = ("sales", "objectives", "other")
ENDINGS = ("target", "round_limit")

OBJECTIVE_CARDS = tuple(f"{deck}{number}" for deck in DECKS for number in range(1, 6))

USED = {
    "column": COLUMN_NAMES,  # activated
    "level": tuple(f"{column}_{n}" for column in COLUMN_NAMES for n in range(1, 5 if column == "staff" else 4)),
    "improvement": IMPROVEMENTS,  # used
    "placed": IMPROVEMENTS,  # placed on a column, the starting one aside
    "base": BASES,  # in recipes
    "frosting": FROSTINGS,
    "outlet": STREETS,  # opened or moved there
    "bakery": STREETS,
    "customer": CLASSES,  # by the house
    "hired": DICE[:5],
    "special": ("improvement", "move", "idea", "paid_moves"),
    "rest": ("idea", "paid"),
    "objective": OBJECTIVE_CARDS,  # met, at the end
    "drawn": OBJECTIVE_CARDS,  # those of the table
}
"""What is counted of each seat."""
(
    USED_COLUMN, USED_LEVEL, USED_IMPROVEMENT, USED_PLACED, USED_BASE, USED_FROSTING, USED_OUTLET, USED_BAKERY,
    USED_CUSTOMER, USED_HIRED, USED_SPECIAL, USED_REST, USED_OBJECTIVE, USED_DRAWN,
) = first_places(USED)  # fmt: skip

PINK, GREY = 4, 5
NONE = -1

PHASES = (
    "customers", "objectives", "deal", "grey_dice", "setup_improvement", "setup_recipe",
    "turn", "act", "step", "rest", "pick", "to", "preroll", "cast", "surplus", "post", "over",
)  # fmt: skip
(
    DRAW_CUSTOMERS, DRAW_OBJECTIVES, DEAL_IMPROVEMENTS, ROLL_GREY_DICE, SETUP_IMP, SETUP_REC,
    TURN, ACT, STEP, REST, PICK, TO, PREROLL, CAST, SURPLUS, POST, ENDED,
) = range(len(PHASES))  # fmt: skip

STEPS = (
    "none", "base", "mixed_base", "simple_frosting", "mixed_frosting",
    "outlet_yellow", "outlet_beige", "outlet_both", "sell_1", "sell_2", "sell_3", "sell_4",
    "hire", "improvement", "bakery_grey", "bakery_yellow", "bakery_beige", "from",
)  # fmt: skip
(
    NO_STEP, BASE, MIXED_BASE, SIMPLE_FROSTING, MIXED_FROSTING, OUTLET_YELLOW, OUTLET_BEIGE, OUTLET_BOTH,
    SELL_1, SELL_2, SELL_3, SELL_4, HIRE, IMPROVEMENT, BAKERY_GREY, BAKERY_YELLOW, BAKERY_BEIGE, FROM,
) = range(len(STEPS))  # fmt: skip
"""What an action of a column asks for, one thing after the other."""

MODES = ("none", "idea", "income")
NO_MODE, BY_IDEA, BY_PAYING = range(len(MODES))
"""How dice leave the Rest Area or are moved: not now, for an idea, for income."""

# --- The fields of the record: NONE (-1) stands for nothing there; seats that nobody sits at have nothing at all

SEATS = Seats(SEAT_NAMES)
_DICE, _COLUMNS, _TYPES = Axis(DICE, listed=True), Axis(COLUMN_NAMES, numbered=True), Axis(IMPROVEMENTS, listed=True)
_BASES, _FROSTINGS, _DECKS = Axis(BASES, listed=True), Axis(FROSTINGS, listed=True), Axis(DECKS, listed=True)
_STREETS, _HOUSES, _CUSTOMERS = Axis(STREETS, listed=True), Axis(HOUSES), Axis(CUSTOMERS, listed=True)
_COLUMN, _COLOUR = OneOf(_COLUMNS, first=1, none=0), OneOf(_DICE)
_STEP, _RESUME = OneOf(Axis(STEPS[1:]), first=1, none=NO_STEP), OneOf(Axis(PHASES[1:]), first=1, none=0)
_MODE = OneOf(Axis(MODES[1:]), first=1, none=NO_MODE)

PLAYER_FIELDS = (
    Field("income", Count(32_767, np.int16), "income"),
    Field("menu", Derived(np.int16), "the kinds of customer that the recipes serve"),
    Field("production", Count(), "the marker of Production"),
    Field("sales", Count(), "the marker of Sales"),
    Field("ideas", Count(), "Bright Ideas"),
    Field("marker", Count(), "box on the loop of Bright Ideas, from 0"),
    Field("columns", Count(), "dice of each colour in each column", (_COLUMNS, _DICE)),
    Field("rest", Count(), "dice in the Rest Area", (_DICE,)),
    Field("low", SetOf(_TYPES), "improvements on the first two spaces of each column", (_COLUMNS,)),
    Field("third", SetOf(_TYPES), "the improvement on the third space", (_COLUMNS,)),
    Field("loose_bases", Count(), "bases that are in no recipe", (_BASES,), told="bases"),
    Field("loose_frostings", Count(), "frostings that are in no recipe", (_FROSTINGS,), told="frostings"),
    Field("recipes", Count(), "recipes by base and frosting", (_BASES, _FROSTINGS)),
    Field("served_kind", Count(), "customers served of each kind", (_CUSTOMERS,)),
    Field("served_class", Count(), "customers served in each class of building", (Axis(CLASSES, listed=True),)),
    Field("outlets_in_hand", Count(), "outlets that stand nowhere"),
    Field("bakeries_in_hand", Count(), "bakeries that stand nowhere"),
    Field("objective_done", Flag(), "decks whose objective is done", (_DECKS,), told="done"),
)
PLAYER = record(columns(PLAYER_FIELDS))

FIELDS = (
    Field("round_number", Count(32_767, np.int16), "the round, from 1", told="round"),
    Field("phase", OneOf(Axis(PHASES)), "what is going on"),
    Field("mover", OneOf(SEATS, none=NONE), "whose turn it is; nobody's before and after the game", told="act"),
    Field("last_round", Flag(), "whether somebody ended a turn at the target"),
    Field("dealt", OneOf(_TYPES, none=NONE), "starting improvements not placed yet", (SEATS,)),
    Field("customer", OneOf(_CUSTOMERS, none=NONE), "who waits in each house", (_HOUSES,), told="customers"),
    Field("outlets", Count(), "outlets in each street", (_STREETS, SEATS)),
    Field("bakeries", Count(), "bakeries in each street", (_STREETS, SEATS)),
    Field("reserve_bases", Count(), "bases in the reserve", (_BASES,)),
    Field("reserve_frostings", Count(), "frostings in the reserve", (_FROSTINGS,)),
    Field("reserve_dice", Count(), "dice in the reserve", (Axis(DICE[:GREY], listed=True),)),
    Field("reserve_improvements", Count(), "improvements in the reserve", (_TYPES,)),
    Field("objectives", Count(5), "the objective of each deck, 1 to 5; 0 before it is drawn", (Axis(DECKS),)),
    # The turn. Columns and streets are kept from 1, so that 0 is none.
    Field("column", _COLUMN, "the activated column"),
    Field("level", Count(), "its level"),
    Field("action_done", Flag(), "whether its action was done"),
    Field("used", SetOf(_TYPES), "improvements used in this activation"),
    Field("rest_used", Flag(), "whether the Rest Area was used in this turn"),
    Field("special_used", Flag(), "whether the special action was used in this turn"),
    Field("steps", _STEP, "what the action asks for now, and after that", (in_order(2),)),
    Field("resume", _RESUME, "the phase that follows the steps, the rest or the move"),
    Field("from_street", OneOf(Axis(STREETS[1:]), first=1, none=0), "step from: the street that the outlet goes to"),
    Field("from_rival", OneOf(SEATS, first=1, none=0), "step from: who is expelled there"),
    Field("rest_mode", _MODE, "how dice leave the Rest Area"),
    Field("rest_column", _COLUMN, "the column that they go to"),
    Field("rest_last", _COLOUR, "the colour moved last: colours ascend"),
    Field("rest_moved", Flag(), "whether a die has left the Rest Area"),
    Field("move_mode", _MODE, "how dice are moved"),
    Field("move_moved", Flag(), "whether a die was moved for income"),
    Field("move_from", _COLUMN, "the column of the picked die"),
    Field("move_colour", _COLOUR, "its colour"),
    Field("pair_from", _COLUMN, "with one_pair: the origin of all dice"),
    Field("pair_to", _COLUMN, "with one_pair: the target of all dice"),
    Field("to_roll", Count(), "dice still to be cast", (_DICE,)),
    Field("sixes", Count(), "sixes cast so far"),
    Field("unplaced", Count(), "rolled dice that wait for each column", (_COLUMNS, _DICE)),
    Field("surplus_left", Count(), "rolled dice that must still rest"),
    Field("surplus_last", _COLOUR, "the colour named last: colours ascend"),
    Field("spare", Derived(), "always 0: fills the record to an even size"),
    Field("players", Nested(PLAYER_FIELDS, PLAYER, "a player"), "one board for each seat", (SEATS,)),
)
STATE = state_record(columns(FIELDS))
