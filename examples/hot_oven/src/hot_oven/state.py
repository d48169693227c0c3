"""The position of Hot Oven: the dice, the racks and the heat, the orders, and what everybody has."""

import numpy as np
from bakehouse.fields import Axis, Count, Derived, Field, Flag, OneOf, SetOf, columns, in_order, numbered_seats
from bakehouse.kernel.records import first_places, state_record

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
FACES = ("1", "2", "3", "4", "5", "6")
RACKS = len(FACES)
OPEN = 3
"""Orders that lie open."""

ORDERS = (
    "crumbs", "twins", "trio", "squares", "high_fives", "triplets", "low_row", "high_row", "odd_ones", "even_ones",
    "middle", "two_pairs", "double_tray", "full_house", "ladder",
)  # fmt: skip
PARTS = ("dice", "orders", "coins")
ENDINGS = ("target", "closing_time")
NONE = -1

USED = {"rack": FACES, "thing": ("glove", "roll", "burnt"), "order": ORDERS}
"""What is counted of each seat: what its actions use, and at the end what was burnt and sold."""
_, USED_THING, USED_ORDER = first_places(USED)
USED_BURNT = USED_THING + USED["thing"].index("burnt")

SEATS = numbered_seats(MOST_PLAYERS)
_ORDERS, _PLACES, _FACES = Axis(ORDERS), in_order(OPEN), Axis(FACES, listed=True, numbered=True)

FIELDS = (
    Field("deck", SetOf(_ORDERS, np.int32), "the orders that are still to come"),
    Field("sold", SetOf(_ORDERS, np.int32), "the orders that each baker has sold", (SEATS,)),
    Field("baked", Count(32_767, np.int16), "dice that each baker has sold", (SEATS,)),
    Field("turns", Count(32_767, np.int16), "turns ended so far, of all bakers together"),
    Field("coins", Count(), "the coins of each baker", (SEATS,)),
    Field("gloves", Count(), "the gloves of each baker", (SEATS,)),
    Field("burnt", Count(), "batches that each baker has burnt", (SEATS,)),
    Field("open", OneOf(_ORDERS, none=NONE), "the order in each place of the counter", (_PLACES,), told="orders"),
    Field("oven", Count(), "dice on each rack", (_FACES,)),
    Field("shown", Count(), "rolled dice on the table, by the number that they show", (_FACES,), told="roll"),
    Field("heat", Derived(), "a step for each die in the oven"),
    Field("rolling", Count(), "dice in the air"),
    Field("filled", Flag(), "whether dice were put in since the last roll of all", told="put"),
    Field("dealing", OneOf(_PLACES, none=NONE), "the place on the counter that gets an order now"),
    Field("turn", OneOf(SEATS), "whose turn it is, also while chance has the word", told="act"),
)
STATE = state_record(columns(FIELDS))
