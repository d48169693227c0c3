"""What a sensible baker thinks a position is worth."""

from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import returns_by_lead
from bakehouse.kernel.records import OVER

from .rules import LEGAL, dice_in, fulfils, refusal_to_put, returns, score
from .state import NONE, OPEN, RACKS

SPREAD = 18.0
"""The lead in points with which three quarters of the way to a sure win are behind a baker."""

SURVIVES = (0.0, 0.72, 0.93, 0.985, 1.0)
"""How likely a roll of all dice has a number that goes in without burning, by how much hotter the oven may get."""
ONE_DIE = 0.6
"""The same of a single die that is rolled again, when nothing was put in yet."""
NEXT_PUT = 1.6
"""The dice that usually go in after a roll."""
HOPE = 0.35
"""What an order is worth for each part of it that is in the oven."""
GLOVE = 0.7
MANY = 4


@rule
def evaluate(box, s, seat):
    """The lead over the best of the others."""
    others = 0.0
    for other in range(int(s.seats)):
        if other != seat:
            others = max(others, prospects(box, s, other))
    return prospects(box, s, seat) - others


@rule
def outlook(box, s, out):
    if s.actor == OVER:
        returns(box, s, out)
        return
    for seat in range(int(s.seats)):
        out[seat] = prospects(box, s, seat)
    returns_by_lead(out, int(s.seats), SPREAD)


@rule
def prospects(box, s, seat):
    """The points, the gloves, and on one's turn what the oven promises."""
    value = score(box, s, seat) + GLOVE * int(s.gloves[seat])
    if s.actor != OVER and s.turn == seat:
        value += promise(box, s)
    return value


@rule
def promise(box, s):
    batch = worth_now(box, s)
    if s.rolling == 0:
        return batch if s.filled or fits_safely(box, s) else 0.0
    if s.rolling == 1 and not s.filled and dice_in(s) > 0:
        return ONE_DIE * batch
    if s.filled:  # one die again, and something is in the oven already: nothing can burn
        return batch + 0.1
    return survives(box, s) * (batch + NEXT_PUT * int(box.die_points) + hopes(box, s))


@rule
def worth_now(box, s):
    worth = float(dice_in(s) * int(box.die_points))
    for place in range(OPEN):
        if fulfils(box, s, int(s.open[place])):
            worth += int(box.order_points[s.open[place]])
    return worth + int(box.just_right) if s.heat == box.heat else worth


@rule
def fits_safely(box, s):
    """Whether some number goes in without burning everything."""
    for rack in range(RACKS):
        if refusal_to_put(box, s, rack) == LEGAL:
            placed = min(int(s.shown[rack]), int(box.places) - int(s.oven[rack]))
            if int(s.heat) + placed <= box.heat:
                return True
    return False


@rule
def survives(box, s):
    full = 0
    for rack in range(RACKS):
        full += int(s.oven[rack] >= box.places)
    room = min(int(box.heat) - int(s.heat), MANY)
    return SURVIVES[room] * (1.0 - (full / RACKS) ** int(box.dice))


@rule
def hopes(box, s):
    """What the open orders that are not fulfilled yet may still bring."""
    hope = 0.0
    for place in range(OPEN):
        card = int(s.open[place])
        if card != NONE and not fulfils(box, s, card):
            needed = 0
            there = 0
            for rack in range(RACKS):
                needed += int(box.needs[card, rack])
                there += min(int(s.oven[rack]), int(box.needs[card, rack]))
            if needed - there <= int(box.heat) - int(s.heat):
                hope += HOPE * int(box.order_points[card]) * there / max(needed, 1)
    return hope
