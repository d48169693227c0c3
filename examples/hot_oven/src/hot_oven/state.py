"""The position of Hot Oven: the dice, the racks and the heat, the orders, and what everybody has."""

import numpy as np
from bakehouse.kernel.records import first_places, state_record

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
RACKS = 6
OPEN = 3
"""Orders that lie open."""

ORDERS = (
    "crumbs", "twins", "trio", "squares", "high_fives", "triplets", "low_row", "high_row", "odd_ones", "even_ones",
    "middle", "two_pairs", "double_tray", "full_house", "ladder",
)  # fmt: skip
PARTS = ("dice", "orders", "coins")
ENDINGS = ("target", "closing_time")
NONE = -1

USED = {"rack": ("1", "2", "3", "4", "5", "6"), "thing": ("glove", "roll", "burnt"), "order": ORDERS}
"""What is counted of each seat: racks that dice were put on, and at the end what was burnt and sold."""
USED_RACK, USED_THING, USED_ORDER = first_places(USED)
GLOVE_USED, ROLL_USED, BURNT = range(3)

STATE = state_record(
    [
        ("deck", np.int32),  # the orders that are still to come, one bit each
        ("sold", np.int32, (MOST_PLAYERS,)),  # the orders that each baker has sold, one bit each
        ("baked", np.int16, (MOST_PLAYERS,)),  # dice that each baker has sold
        ("turns", np.int16),  # ended so far, of all bakers together
        ("coins", np.int8, (MOST_PLAYERS,)),
        ("gloves", np.int8, (MOST_PLAYERS,)),
        ("burnt", np.int8, (MOST_PLAYERS,)),  # batches
        ("open", np.int8, (OPEN,)),  # the order in each place of the counter, or NONE
        ("oven", np.int8, (RACKS,)),  # dice on each rack
        ("shown", np.int8, (RACKS,)),  # rolled dice on the table that show 1..6
        ("heat", np.int8),
        ("rolling", np.int8),  # dice in the air
        ("filled", np.int8),  # whether dice were put in since the last roll of all
        ("dealing", np.int8),  # the place on the counter that gets an order now; NONE at other times
        ("turn", np.int8),  # whose turn it is, also while chance has the word
    ]
)
