"""The rules of Hot Oven, which stand nowhere else: functions over the records `box` and `s`.

They are compiled: no allocation, no strings, no exceptions; small integers are read with `int(...)`. A decision of ours
is cited by its number (`R2`); the page with the reasons is docs/hot_oven.md.
"""

from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import returns_by_rank
from bakehouse.kernel.records import CHANCE, OVER, RUNNING

from .features import BAKER, LAYOUT
from .state import MOST_PLAYERS, NONE, OPEN, ORDERS, RACKS, USED_BURNT, USED_ORDER

CARDS = len(ORDERS)
ALL_CARDS = (1 << CARDS) - 1

# Action ids.
PUT = 0  # + rack - 1
GLOVE = 6  # + face - 1
ROLL = 12
STOP = 13

# Why an action is refused.
LEGAL, NO_SUCH_DIE, RACK_FULL, NO_GLOVE, NOTHING_PUT = range(5)

TARGET, CLOSING_TIME = 1, 2  # the endings


# --- What a player may do -------------------------------------------------------------------------------------------


@rule
def refusal(box, s, action):
    if action < GLOVE:
        return refusal_to_put(box, s, action - PUT)
    if action < ROLL:
        if s.shown[action - GLOVE] == 0:
            return NO_SUCH_DIE
        return LEGAL if s.gloves[s.turn] > 0 else NO_GLOVE
    return LEGAL if s.filled else NOTHING_PUT  # R1: after every roll something goes in


@rule
def refusal_to_put(box, s, rack):
    if s.shown[rack] == 0:
        return NO_SUCH_DIE
    return LEGAL if s.oven[rack] < box.places else RACK_FULL


@rule
def something_fits(box, s):
    for rack in range(RACKS):
        if refusal_to_put(box, s, rack) == LEGAL:
            return True
    return False


# --- What happens ---------------------------------------------------------------------------------------------------


@rule
def setup(box, s, seats):
    """All orders in the deck; three are dealt to the counter, then the first seat rolls."""
    s.seats = seats
    s.ending = RUNNING
    s.turns = 0
    s.deck = ALL_CARDS
    for seat in range(MOST_PLAYERS):
        s.sold[seat] = 0
        s.baked[seat] = 0
        s.coins[seat] = 0
        s.burnt[seat] = 0
        s.gloves[seat] = box.gloves if seat < seats else 0
    for place in range(OPEN):
        s.open[place] = NONE
    for i in range(s.filler.shape[0]):  # what makes the record a whole number of words
        s.filler[i] = 0
    clear_oven(s)
    s.turn = 0
    prepare(box, s)


@rule
def clear_oven(s):
    for rack in range(RACKS):
        s.oven[rack] = 0
        s.shown[rack] = 0
    s.heat = 0
    s.rolling = 0
    s.filled = 0


@rule
def prepare(box, s):
    """Before a turn, empty places on the counter get an order as long as there are some; then all dice are rolled."""
    wait_for_chance(s)
    s.dealing = NONE
    for place in range(OPEN):
        if s.open[place] == NONE and s.deck != 0:
            s.dealing = place
            return
    s.rolling = box.dice


@rule
def apply(box, s, action):
    if s.actor == CHANCE:
        if s.dealing != NONE:
            deal(box, s, action)
        else:
            land(box, s, action)
    elif action < GLOVE:
        put_in(box, s, action - PUT)
    elif action < ROLL:
        s.gloves[s.turn] -= 1
        s.shown[action - GLOVE] -= 1
        roll(s, 1)
    elif action == ROLL:
        for face in range(RACKS):
            s.shown[face] = 0
        s.filled = 0
        roll(s, int(box.dice))
    else:
        sell(box, s)


@rule
def odds(box, s, out):
    """A die, or the next order: each that is left is as likely as the other."""
    if s.dealing == NONE:
        for face in range(RACKS):
            out[face] = 1
        return RACKS
    for card in range(CARDS):
        out[card] = (int(s.deck) >> card) & 1
    return CARDS


@rule
def deal(box, s, card):
    s.deck = int(s.deck) & ~(1 << card)
    s.open[s.dealing] = card
    prepare(box, s)


@rule
def roll(s, dice):
    s.rolling = dice
    wait_for_chance(s)


@rule
def wait_for_chance(s):
    s.actor = CHANCE
    s.awaited = 0


@rule
def decide(s):
    """The baker whose turn it is has the word."""
    s.actor = s.turn
    s.awaited = 1 << int(s.turn)


@rule
def land(box, s, face):
    """A die comes to rest. After the last one something has to fit, or everything burns (R2)."""
    s.shown[face] += 1
    s.rolling -= 1
    if s.rolling > 0:
        return
    if s.filled or something_fits(box, s):
        decide(s)
    else:
        burn(box, s)


@rule
def put_in(box, s, rack):
    """All dice of one number go to their rack; what does not fit any more is laid aside (R3)."""
    placed = min(int(s.shown[rack]), int(box.places) - int(s.oven[rack]))
    s.oven[rack] += placed
    s.shown[rack] = 0
    s.heat += placed
    s.filled = 1
    if s.heat > box.heat:
        burn(box, s)


@rule
def burn(box, s):
    """The batch is lost; a glove comforts (R4)."""
    s.burnt[s.turn] += 1
    if box.comfort and s.gloves[s.turn] < box.most_gloves:
        s.gloves[s.turn] += 1
    end_turn(box, s)


@rule
def sell(box, s):
    """Every die in the oven, every open order that it fulfils, and coins for whoever stops at just the right heat."""
    seat = int(s.turn)
    s.baked[seat] += dice_in(s)
    for place in range(OPEN):
        if fulfils(box, s, int(s.open[place])):
            s.sold[seat] = int(s.sold[seat]) | (1 << int(s.open[place]))
            s.open[place] = NONE
    if s.heat == box.heat:
        s.coins[seat] = min(int(s.coins[seat]) + int(box.just_right), 100)
    end_turn(box, s)


@rule
def dice_in(s):
    dice = 0
    for rack in range(RACKS):
        dice += int(s.oven[rack])
    return dice


@rule
def fulfils(box, s, card):
    """Whether the oven holds what an order needs; one die may count for several orders."""
    if card == NONE:
        return False
    for rack in range(RACKS):
        if s.oven[rack] < box.needs[card, rack]:
            return False
    return True


@rule
def end_turn(box, s):
    clear_oven(s)
    s.turns += 1
    s.turn = (int(s.turn) + 1) % int(s.seats)
    prepare(box, s)
    if box.at_once or s.turn == 0:
        if best_score(box, s) >= box.target:
            finish(s, TARGET)
        elif s.turns >= int(box.closing_turns) * int(s.seats):  # R5
            finish(s, CLOSING_TIME)


@rule
def finish(s, ending):
    s.rolling = 0
    s.dealing = NONE
    s.actor = OVER
    s.awaited = 0
    s.ending = ending


# --- Points ---------------------------------------------------------------------------------------------------------


@rule
def order_points(box, s, seat):
    points = 0
    for card in range(CARDS):
        if (int(s.sold[seat]) >> card) & 1:
            points += int(box.order_points[card])
    return points


@rule
def score(box, s, seat):
    return int(s.baked[seat]) * int(box.die_points) + order_points(box, s, seat) + int(s.coins[seat])


@rule
def best_score(box, s):
    best = 0
    for seat in range(int(s.seats)):
        best = max(best, score(box, s, seat))
    return best


@rule
def parts(box, s, seat, out):
    out[0] = int(s.baked[seat]) * int(box.die_points)
    out[1] = order_points(box, s, seat)
    out[2] = int(s.coins[seat])


@rule
def returns(box, s, out):
    """By rank of the points; of those with the same, whoever has more gloves left is ahead (R6)."""
    for seat in range(int(s.seats)):
        out[seat] = 16 * score(box, s, seat) + int(s.gloves[seat])
    returns_by_rank(out, int(s.seats))


# --- What is counted ------------------------------------------------------------------------------------------------


@rule
def ends_with(box, s, seat, out):
    out[USED_BURNT] += int(s.burnt[seat])
    for card in range(CARDS):
        out[USED_ORDER + card] += (int(s.sold[seat]) >> card) & 1


# --- What a seat knows ----------------------------------------------------------------------------------------------

AT_TURNS, AT_HEAT, AT_ROLLING, AT_FILLED = LAYOUT.places("turns", "heat", "rolling", "filled")
AT_OVEN, AT_SHOWN, AT_DECK, AT_COUNTER, AT_BAKERS = LAYOUT.places("oven", "shown", "deck", "counter", "bakers")
AT_TURN, AT_BAKED, AT_COINS, AT_GLOVES = BAKER.places("turn", "baked", "coins", "gloves")
AT_BURNT, AT_SOLD = BAKER.places("burnt", "sold")
BAKER_LENGTH = BAKER.length


@rule
def observe(box, s, seat, out):
    """The table, then the bakers from the observer on."""
    out[AT_TURNS] = int(s.turns) / (int(box.closing_turns) * int(s.seats))
    out[AT_HEAT] = int(s.heat) / int(box.heat)
    out[AT_ROLLING] = int(s.rolling) / int(box.dice)
    out[AT_FILLED] = int(s.filled)
    for rack in range(RACKS):
        out[AT_OVEN + rack] = int(s.oven[rack]) / int(box.places)
        out[AT_SHOWN + rack] = int(s.shown[rack]) / int(box.dice)
    for card in range(CARDS):
        out[AT_DECK + card] = (int(s.deck) >> card) & 1
        out[AT_COUNTER + card] = 0.0
    for place in range(OPEN):
        if s.open[place] != NONE:
            out[AT_COUNTER + int(s.open[place])] = 1.0
    for place in range(int(s.seats)):
        observe_baker(box, s, (seat + place) % int(s.seats), AT_BAKERS + BAKER_LENGTH * place, out)


@rule
def observe_baker(box, s, seat, at, out):
    out[at + AT_TURN] = int(s.turn == seat)
    out[at + AT_BAKED] = int(s.baked[seat]) / int(box.target)
    out[at + AT_COINS] = int(s.coins[seat]) / int(box.target)
    out[at + AT_GLOVES] = int(s.gloves[seat]) / max(int(box.most_gloves), 1)
    out[at + AT_BURNT] = int(s.burnt[seat]) / int(box.closing_turns)
    for card in range(CARDS):
        out[at + AT_SOLD + card] = (int(s.sold[seat]) >> card) & 1
