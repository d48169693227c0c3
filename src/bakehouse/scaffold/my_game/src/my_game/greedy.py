"""What a sensible player thinks a position is worth: without it, a greedy one would look at the points alone."""

from bakehouse.kernel.compiling import rule
from bakehouse.kernel.records import OVER

from .rules import KINDS, score
from .state import NONE


@rule
def evaluate(box, s, seat):
    """The lead over the best of the others."""
    others = 0.0
    for other in range(int(s.seats)):
        if other != seat:
            others = max(others, prospects(box, s, other))
    return prospects(box, s, seat) - others


@rule
def prospects(box, s, seat):
    """The points, and on one's turn what the oven holds: all of it, if the die that is rolled now does not burn it."""
    points = float(score(box, s, seat))
    if s.actor != OVER and s.turn == seat:
        points += in_the_oven(box, s)
    return points


@rule
def in_the_oven(box, s):
    worth = 0.0
    for dough in range(KINDS):
        worth += int(s.oven[dough]) * int(box.points[dough])
    if s.dough == NONE:
        return worth
    faces = int(box.faces[s.dough])
    safe = min(int(box.minutes) - int(s.minutes), faces)
    return (worth + int(box.points[s.dough])) * safe / faces
