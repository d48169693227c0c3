"""The position of Cupcake Empire: city, reserve, boards, and where the turn stands. Nothing of it is hidden."""

import numpy as np

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
    X1, X2, X3, X4, SETUP_IMP, SETUP_REC, TURN, ACT, STEP, REST, PICK, TO, PREROLL, CAST, SURPLUS, POST, ENDED,
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

NO_MODE, BY_IDEA, BY_PAYING = 0, 1, 2

PLAYER = record(
    [
        ("income", np.int16),
        ("menu", np.int16),  # the kinds of customer that the recipes serve, as bits
        ("production", np.int8),
        ("sales", np.int8),
        ("ideas", np.int8),
        ("marker", np.int8),  # box on the loop of Bright Ideas
        ("columns", np.int8, (5, 6)),  # dice of each colour in each column
        ("rest", np.int8, (6,)),  # dice in the Rest Area
        ("low", np.int8, (5,)),  # improvements on the first two spaces of each column, types as bits
        ("third", np.int8, (5,)),  # the improvement on the third space, as a bit
        ("loose_bases", np.int8, (3,)),
        ("loose_frostings", np.int8, (10,)),
        ("recipes", np.int8, (3, 10)),
        ("served_kind", np.int8, (8,)),
        ("served_class", np.int8, (3,)),
        ("outlets_in_hand", np.int8),
        ("bakeries_in_hand", np.int8),
        ("objective_done", np.int8, (4,)),
    ]
)

STATE = state_record(
    [
        ("round_number", np.int16),
        ("phase", np.int8),
        ("mover", np.int8),  # whose turn it is; nobody's while chance sets up, and after the end
        ("last_round", np.int8),
        ("dealt", np.int8, (MOST_PLAYERS,)),  # starting improvements not placed yet
        ("customer", np.int8, (24,)),  # kind in each house
        ("outlets", np.int8, (6, MOST_PLAYERS)),
        ("bakeries", np.int8, (6, MOST_PLAYERS)),
        ("reserve_bases", np.int8, (3,)),
        ("reserve_frostings", np.int8, (10,)),
        ("reserve_dice", np.int8, (5,)),
        ("reserve_improvements", np.int8, (6,)),
        ("objectives", np.int8, (4,)),  # 1..5 of each deck; 0 before it is drawn
        # The turn. Columns and streets are told from 1, so that 0 is none.
        ("column", np.int8),
        ("level", np.int8),
        ("action_done", np.int8),
        ("used", np.int8),  # improvements used in this activation, as bits
        ("rest_used", np.int8),
        ("special_used", np.int8),
        ("steps", np.int8, (2,)),
        ("resume", np.int8),  # the phase that follows the steps, the rest or the move
        ("from_street", np.int8),  # step FROM: the street that the outlet goes to
        ("from_rival", np.int8),  # and the seat + 1 that is expelled there
        ("rest_mode", np.int8),
        ("rest_column", np.int8),
        ("rest_last", np.int8),
        ("rest_moved", np.int8),
        ("move_mode", np.int8),
        ("move_moved", np.int8),
        ("move_from", np.int8),
        ("move_colour", np.int8),
        ("pair_from", np.int8),
        ("pair_to", np.int8),
        ("to_roll", np.int8, (6,)),
        ("sixes", np.int8),
        ("unplaced", np.int8, (5, 6)),
        ("surplus_left", np.int8),
        ("surplus_last", np.int8),
        ("spare", np.int8),  # always 0: fills the record to an even size
        ("players", PLAYER, (MOST_PLAYERS,)),
    ]
)
"""NONE (-1) stands for nothing there; seats that nobody sits at have nothing at all."""
