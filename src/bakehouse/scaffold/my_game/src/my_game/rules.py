"""The rules of My Game, which stand nowhere else: functions over the records `box` and `s`.

They are compiled: no allocation, no strings, no exceptions; small integers are read with `int(...)`. A decision of ours
is cited by its number (`R2`); the page with the reasons is docs/my_game.md.
"""

from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import returns_by_rank
from bakehouse.kernel.records import CHANCE, OVER, RUNNING

from .features import BAKER, LAYOUT
from .state import DOUGHS, MOST_PLAYERS, NONE

KINDS = len(DOUGHS)

# Action ids.
BAKE = 0  # + dough
STOP = 2

# Why an action is refused.
LEGAL, EMPTY_OVEN = range(2)

TARGET, CLOSING_TIME = 1, 2  # the endings


# --- What a player may do -------------------------------------------------------------------------------------------


@rule
def refusal(box, s, action):
    """Anything may be baked; but nobody stops with an empty oven (R1)."""
    if action == STOP and is_empty(s):
        return EMPTY_OVEN
    return LEGAL


@rule
def is_empty(s):
    for dough in range(KINDS):
        if s.oven[dough] > 0:
            return False
    return True


# --- What happens ---------------------------------------------------------------------------------------------------


@rule
def setup(box, s, seats):
    """Nothing baked, nothing sold; the first seat begins."""
    s.seats = seats
    s.ending = RUNNING
    s.turns = 0
    s.is_my_game = 0
    for seat in range(MOST_PLAYERS):
        for dough in range(KINDS):
            s.sold[seat, dough] = 0
    for i in range(s.filler.shape[0]):  # what makes the record a whole number of words
        s.filler[i] = 0
    begin_turn(s, 0)


@rule
def begin_turn(s, seat):
    for dough in range(KINDS):
        s.oven[dough] = 0
    s.minutes = 0
    s.turn = seat
    decide(s)


@rule
def decide(s):
    """The baker whose turn it is has the word."""
    s.dough = NONE
    s.actor = s.turn
    s.awaited = 1 << int(s.turn)


@rule
def apply(box, s, action):
    if s.actor == CHANCE:
        bake(box, s, action + 1)
    elif action == STOP:
        sell(box, s)
    else:
        roll(s, action - BAKE)


@rule
def roll(s, dough):
    """The die of a dough is rolled: chance has the word."""
    s.dough = dough
    s.actor = CHANCE
    s.awaited = 0


@rule
def odds(box, s, out):
    """The die of the dough: every face is as likely as the other."""
    faces = int(box.faces[s.dough])
    for face in range(faces):
        out[face] = 1
    return faces


@rule
def bake(box, s, minutes):
    """The piece goes into the oven; when it takes too long, everything burns, and the turn is over."""
    s.minutes = int(s.minutes) + minutes
    if s.minutes > box.minutes:
        end_turn(box, s)
    else:
        s.oven[s.dough] += 1
        decide(s)


@rule
def sell(box, s):
    for dough in range(KINDS):
        s.sold[s.turn, dough] += s.oven[dough]
    end_turn(box, s)


@rule
def end_turn(box, s):
    s.turns += 1
    begin_turn(s, (int(s.turn) + 1) % int(s.seats))
    if box.at_once or s.turn == 0:  # R2
        if best_score(box, s) >= box.target:
            finish(s, TARGET)
        elif s.turns >= int(box.closing_turns) * int(s.seats):  # R3
            finish(s, CLOSING_TIME)


@rule
def finish(s, ending):
    s.actor = OVER
    s.awaited = 0
    s.ending = ending


# --- Points ---------------------------------------------------------------------------------------------------------


@rule
def score(box, s, seat):
    points = 0
    for dough in range(KINDS):
        points += int(s.sold[seat, dough]) * int(box.points[dough])
    return points


@rule
def best_score(box, s):
    best = 0
    for seat in range(int(s.seats)):
        best = max(best, score(box, s, seat))
    return best


@rule
def parts(box, s, seat, out):
    for dough in range(KINDS):
        out[dough] = int(s.sold[seat, dough]) * int(box.points[dough])


@rule
def returns(box, s, out):
    """By rank of the points."""
    for seat in range(int(s.seats)):
        out[seat] = score(box, s, seat)
    returns_by_rank(out, int(s.seats))


# --- What a seat knows ----------------------------------------------------------------------------------------------

AT_TURNS, AT_MINUTES, AT_OVEN, AT_DOUGH, AT_BAKERS = LAYOUT.places("turns", "minutes", "oven", "dough", "bakers")
AT_TURN, AT_SOLD = BAKER.places("turn", "sold")
BAKER_LENGTH = BAKER.length


@rule
def observe(box, s, seat, out):
    """The table, then the bakers from the observer on."""
    out[AT_TURNS] = int(s.turns) / (int(box.closing_turns) * int(s.seats))
    out[AT_MINUTES] = int(s.minutes) / int(box.minutes)
    for dough in range(KINDS):
        out[AT_OVEN + dough] = int(s.oven[dough]) / int(box.minutes)
        out[AT_DOUGH + dough] = int(s.dough == dough)
    for place in range(int(s.seats)):
        observe_baker(box, s, (seat + place) % int(s.seats), AT_BAKERS + BAKER_LENGTH * place, out)


@rule
def observe_baker(box, s, seat, at, out):
    out[at + AT_TURN] = int(s.turn == seat)
    for dough in range(KINDS):
        out[at + AT_SOLD + dough] = int(s.sold[seat, dough]) / int(box.target)
