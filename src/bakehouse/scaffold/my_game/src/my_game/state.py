"""The position of My Game: the oven, what everybody has sold, and whose turn it is."""

import numpy as np
from bakehouse.fields import Axis, Count, Derived, Field, OneOf, columns, numbered_seats
from bakehouse.kernel.records import state_record

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4

DOUGHS = ("roll", "loaf")
PARTS = DOUGHS
"""What points are made of: those for each dough."""
ENDINGS = ("target", "closing_time")
NONE = -1

USED = {"dough": DOUGHS}
"""What is counted of each seat; the kinds of action say what they use."""

SEATS = numbered_seats(MOST_PLAYERS)
_DOUGHS = Axis(DOUGHS)

FIELDS = (
    Field("turns", Count(32_767, np.int16), "turns ended so far, of all bakers together"),
    Field("sold", Count(32_767, np.int16), "pieces that each baker has sold", (SEATS, _DOUGHS)),
    Field("oven", Count(), "pieces in the oven", (_DOUGHS,)),
    Field("minutes", Count(), "that they have taken together"),
    Field("dough", OneOf(_DOUGHS, none=NONE), "the one whose die is being rolled; none at a decision"),
    Field("turn", OneOf(SEATS), "whose turn it is, also while chance has the word", told="act"),
    # The rules of a game are found by its record, so no two games may have the same one: as soon as another field is
    # all this game's own, this one may go.
    Field("is_my_game", Derived(), "always 0"),
)
STATE = state_record(columns(FIELDS))
