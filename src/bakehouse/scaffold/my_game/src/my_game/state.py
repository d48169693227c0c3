"""The position of My Game: the oven, what everybody has sold, and whose turn it is."""

import numpy as np
from bakehouse.kernel.records import first_places, state_record

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4

DOUGHS = ("roll", "loaf")
PARTS = DOUGHS
"""What points are made of: those for each dough."""
ENDINGS = ("target", "closing_time")
NONE = -1

USED = {"dough": DOUGHS}
"""What is counted of each seat."""
(USED_DOUGH,) = first_places(USED)

STATE = state_record(
    [
        ("turns", np.int16),  # ended so far, of all bakers together
        ("sold", np.int16, (MOST_PLAYERS, len(DOUGHS))),  # pieces that each baker has sold
        ("oven", np.int8, (len(DOUGHS),)),  # pieces in the oven
        ("minutes", np.int8),  # that they have taken together
        ("dough", np.int8),  # the one whose die is being rolled; NONE at a decision
        ("turn", np.int8),  # whose turn it is, also while chance has the word
        # Always 0. The rules of a game are found by its record, so no two games may have the same one: as soon as
        # another field is all this game's own, this one may go.
        ("is_my_game", np.int8),
    ]
)
