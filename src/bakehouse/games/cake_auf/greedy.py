"""What a sensible player thinks a position is worth.

Everything is counted in tenths of a point, and from public things and the own hand alone. The weights were found by
greedy players playing against each other: cards come quickly, so what lies under a recipe is worth less than that no
ban lies on it; a mulligan in reserve is worth a tenth of a point; and to hinder pays more than to hurry.
"""

import math

from bakehouse.games.cake_auf.rules import INGREDIENTS_ONLY, KINDS, RECIPES, bits, cards_at, few, one_each
from bakehouse.games.cake_auf.state import (
    DRAW,
    ENDED,
    EXTINGUISHER_CARD,
    GRAB,
    KEEPING,
    OUTAGE_CARD,
    PEEK,
    PICKY_GIVE,
    RESTORED_CARD,
    SWITCH_GIVE,
)  # fmt: skip
from bakehouse.kernel.compiling import rule

POINT = 10.0

# A recipe by the number of ingredients that it lacks.
OWN = (8.6, 5.0, 3.3, 2.7, 1.3)  # fitting cards in the hand are as good as placed
OWN_BANNED = (5.7, 3.5, 2.1, 2.0, 0.9)
THEIRS = (20.0, 8.1, 5.8, 4.1, 0.9)  # their hands are unknown, and what they lack will come
THEIRS_BANNED = (8.8, 4.7, 3.6, 3.0, 1.8)
SECOND_BAN = 0.45  # what is left when both bans lie on it
UNPLACED = 0.05  # a fitting card that is still in the hand

# The hand.
CARDS = (0.14, 0.27, 0.39, 0.35, 0.6, 0.18, 0.19, 0.06, 0.14)  # the action cards, in the order of their kinds
INGREDIENT = 0.03
CURE = 0.9  # more for a counteraction while its ban lies on an own recipe
EMPTY = 0.62  # an empty place, to be filled at the next turn
DRAWN = 0.57  # one that is filled now
MULLIGAN = 1.12
STOLEN = 0.24  # a card of another player, unseen
NEW_RECIPE = 2.04  # the best of those that Picky Eater shows
EXCHANGE = 0.16  # what an exchange has to be worth at least
WORTH_KEEPING = 0.36  # the share of an Overnight recipe that should be there

# How the game will end, learned from many games of greedy players: work in progress counts for less than they think,
# mulligans for more.
OWN_WORK, THEIR_WORK = 0.65, 0.36
RESERVE = 2.4
ON_TURN = -1.0  # much of what the hand promises is about to be counted on the table
OPEN_PLACE = 0.3
SPREADS = (44.0, 33.0, 20.0)
"""The lead with which, in each round, three quarters of the way to a sure win are behind a player."""
DECIDED = 1000.0


@rule
def evaluate(box, s, seat):
    """The lead over the mean of the others; at the end only who is ahead counts."""
    others = 0.0
    for q in range(int(s.seats)):
        if q != seat:
            others += lead_by_points(s, seat, q) if s.phase == ENDED else their_prospects(box, s, q)
    others /= int(s.seats) - 1
    if s.phase == ENDED:
        return DECIDED * others
    return own_prospects(box, s, seat) - others


@rule
def outlook(box, s, out):
    """Of each pair of seats one will be ahead: the surer the greater its lead and the later the round."""
    seats = int(s.seats)
    spread = SPREADS[min(int(s.round_number) + 3 - int(box.rounds), 3) - 1]
    for seat in range(seats):
        own = own_future(box, s, seat)
        total = 0.0
        for q in range(seats):
            if q != seat:
                if s.phase == ENDED:
                    total += lead_by_points(s, seat, q)
                else:
                    total += math.tanh((own - their_future(box, s, q)) / spread)
        out[seat] = total / (seats - 1)


@rule
def own_future(box, s, seat):
    """What the points of a seat will come to, from what it sees."""
    points = POINT * bits(s.done[seat])
    work = recipes_worth(box, s, seat, int(s.hand[seat]), True) - points + hopes(box, s, seat)
    value = points + OWN_WORK * work + hand_worth(s, seat) - RESERVE * int(s.mulligans[seat])
    value += OPEN_PLACE * (int(box.hand_limit) - few(s.hand[seat]))
    return value + ON_TURN if s.act == seat else value


@rule
def their_future(box, s, q):
    points = POINT * bits(s.done[q])
    work = recipes_worth(box, s, q, 0, False) - points
    return points + THEIR_WORK * work - RESERVE * int(s.mulligans[q])


@rule
def lead_by_points(s, seat, q):
    """1 for more points than another seat, -1 for fewer."""
    lead = bits(s.done[seat]) - bits(s.done[q])
    return float(int(lead > 0) - int(lead < 0))


@rule
def own_prospects(box, s, seat):
    """Points, recipes with what the hand can add, the rest of the hand, mulligans used, and what is under way."""
    value = recipes_worth(box, s, seat, int(s.hand[seat]), True)
    value += hand_worth(s, seat) + EMPTY * (int(box.hand_limit) - few(s.hand[seat]))
    return value - MULLIGAN * int(s.mulligans[seat]) + hopes(box, s, seat)


@rule
def their_prospects(box, s, q):
    """The same of another seat, as far as everybody can see it."""
    return recipes_worth(box, s, q, 0, False) - MULLIGAN * int(s.mulligans[q])


# --- Recipes


@rule
def first_of(recipes):
    """The recipe of a set with the lowest number."""
    return bits((recipes & -recipes) - 1)


@rule
def recipes_worth(box, s, p, hand, own):
    value = POINT * bits(s.done[p])
    left = int(s.mine[p])
    while left:
        r = first_of(left)
        left &= left - 1
        fits = fitting(box, s, r, p, hand) if hand else 0
        hand -= fits  # a card is placed once
        value += recipe_worth(box, s, r, few(fits), own)
    return value


@rule
def fitting(box, s, r, seat, hand):
    """The cards of a hand that a recipe lacks, as far as the seat has seen what lies there."""
    return one_each(hand) & int(box.listed[r]) & ~cards_at(box, r, int(s.seen[seat, r]))


@rule
def recipe_worth(box, s, r, fits, own):
    """What an unfinished recipe promises to who owns it and has so many fitting cards."""
    lacking = max(int(box.length[r]) - bits(s.under[r]) - fits, 0)
    bans = ((int(s.outage) >> r) & 1) + ((int(s.alarm) >> r) & 1)
    if bans == 0:
        value = OWN[lacking] if own else THEIRS[lacking]
    else:
        value = OWN_BANNED[lacking] if own else THEIRS_BANNED[lacking]
    if bans == 2:
        value *= SECOND_BAN
    return value - UNPLACED * fits


@rule
def worth_to(box, s, r, seat):
    return recipe_worth(box, s, r, few(fitting(box, s, r, seat, int(s.hand[seat]))), True)


# --- Cards


@rule
def hand_worth(s, seat):
    """What the cards are good for, beside that they fit."""
    hand = int(s.hand[seat])
    value = INGREDIENT * few(hand & INGREDIENTS_ONLY)
    mine = int(s.mine[seat])
    for kind in range(OUTAGE_CARD, KINDS):
        copies = (hand >> (3 * kind)) & 7
        if copies:
            value += CARDS[kind - OUTAGE_CARD] * copies
            cures = mine & int(s.outage) if kind == RESTORED_CARD else mine & int(s.alarm)
            if cures and (kind == RESTORED_CARD or kind == EXTINGUISHER_CARD):
                value += CURE
    return value


# --- What is under way


@rule
def hopes(box, s, seat):
    """What the next outcome, or the rest of a card's effect, is likely to bring."""
    if s.chance == DRAW and s.who == seat:
        return (DRAWN - EMPTY) * int(s.left)
    if s.act != seat:
        return 0.0
    if s.chance == GRAB:
        cards = few(s.hand[seat])
        return STOLEN - hand_worth(s, seat) / cards if cards else STOLEN
    if s.chance == PEEK:
        return max(0.0, NEW_RECIPE - worst_recipe(box, s, seat))
    if s.phase == SWITCH_GIVE:
        return best_switch(box, s, seat)
    if s.phase == PICKY_GIVE:
        return worth_to(box, s, int(s.pending), seat) - worst_recipe(box, s, seat) - EXCHANGE
    return kept_worth(box, s, seat) if s.phase == KEEPING else 0.0


@rule
def worst_recipe(box, s, seat):
    worst = POINT
    left = int(s.mine[seat])
    while left:
        worst = min(worst, worth_to(box, s, first_of(left), seat))
        left &= left - 1
    return worst


@rule
def best_switch(box, s, seat):
    """What the recipe asked for brings, and that they lose it, against the own one that is best given away."""
    asked = int(s.pending)
    gain = worth_to(box, s, asked, seat) + recipe_worth(box, s, asked, 0, False)
    cheapest = 10.0 * POINT
    left = int(s.mine[seat])
    while left:
        r = first_of(left)
        left &= left - 1
        cheapest = min(cheapest, worth_to(box, s, r, seat) + recipe_worth(box, s, r, 0, False))
    return gain - cheapest - EXCHANGE


@rule
def kept_worth(box, s, seat):
    """A recipe is worth keeping when enough of it is there: it has to be finished first."""
    value = 0.0
    for r in range(RECIPES):
        if (int(s.kept) & int(s.mine[seat])) >> r & 1:
            value += bits(s.under[r]) / int(box.length[r]) - WORTH_KEEPING
    return value
