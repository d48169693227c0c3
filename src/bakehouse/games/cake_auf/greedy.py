"""What a sensible player thinks a position is worth."""

from bakehouse.games.cake_auf.rules import (
    INGREDIENTS_ONLY,
    KINDS,
    RECIPES,
    bits,
    cards_at,
    few,
    one_each,
)  # fmt: skip
from bakehouse.games.cake_auf.state import (
    DRAW,
    EXTINGUISHER_CARD,
    GRAB,
    KEEPING,
    PEEK,
    PICKY_GIVE,
    PICKY_TAKE,
    RESTORED_CARD,
    SWITCH_GIVE,
)  # fmt: skip
from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import returns_by_lead
from bakehouse.kernel.records import OVER

POINT = 10.0
INGREDIENT = 5.0  # for all ingredients of a recipe together
BAN = 1.6
USEFUL, COUNTER, TRICK, USELESS = 0.7, 0.3, 0.2, 0.05
EMPTY, TO_DRAW = 0.3, 0.42  # an empty place in the hand, and one that is filled now
SPREAD = 12.0


@rule
def evaluate(box, s, seat):
    """Points and the work on recipes, one's own against the others', and what the hand is good for."""
    value = standing(box, s, seat, True)
    others = 0.0
    for p in range(int(s.seats)):
        if p != seat:
            others += standing(box, s, p, False)
    value -= others / (int(s.seats) - 1)
    if s.actor == OVER:
        return 100.0 * value
    return value + hand_value(box, s, seat) + hopes(box, s, seat)


@rule
def outlook(box, s, out):
    for seat in range(int(s.seats)):
        out[seat] = standing(box, s, seat, True) + hand_value(box, s, seat) + hopes(box, s, seat)
    returns_by_lead(out, int(s.seats), SPREAD)


@rule
def standing(box, s, p, own):
    """Finished recipes, and how far the others are."""
    value = POINT * bits(s.done[p])
    mine = int(s.mine[p])
    for r in range(RECIPES):
        if (mine >> r) & 1:
            length = int(box.length[r])
            made = bits(s.under[r]) / length
            bans = ((int(s.outage) >> r) & 1) + ((int(s.alarm) >> r) & 1)
            value += INGREDIENT * made * (0.7 + 0.3 * made) + 1.0 - 0.5 * length - BAN * bans * (0.4 + made)
    return value - 1.2 * bits(mine)


@rule
def hand_value(box, s, seat):
    wanted = 0
    for r in range(RECIPES):
        if (int(s.mine[seat]) >> r) & 1:
            wanted |= int(box.listed[r]) & ~cards_at(box, r, int(s.under[r]))
    hand = int(s.hand[seat])
    held = one_each(hand)
    value = USEFUL * few(held & wanted & INGREDIENTS_ONLY)
    useless = few(hand & INGREDIENTS_ONLY) - few(held & wanted & INGREDIENTS_ONLY)
    value += USELESS * useless
    own = int(s.mine[seat])
    for kind in range(9, KINDS):
        copies = (hand >> (3 * kind)) & 7
        worth = TRICK
        if kind == RESTORED_CARD:
            worth = COUNTER if own & int(box.power) else USELESS
        elif kind == EXTINGUISHER_CARD:
            worth = COUNTER if own & int(box.fire) else USELESS
        value += worth * copies
    return value + EMPTY * (int(box.hand_limit) - few(hand))


@rule
def hopes(box, s, seat):
    """What the next outcome, or the rest of a card's effect, is likely to bring."""
    if s.chance == DRAW and s.who == seat:
        return (TO_DRAW - EMPTY) * int(s.left)
    if s.act != seat:
        return 0.0
    if s.chance == GRAB:
        return 0.1 if s.hand[seat] else 0.5
    if s.chance == PEEK:
        return 0.5
    if s.phase == PICKY_TAKE:
        return 0.0
    if s.phase == SWITCH_GIVE or s.phase == PICKY_GIVE:
        return best_exchange(box, s, seat)
    if s.phase == KEEPING:
        return kept_value(box, s, seat)
    return 0.0


@rule
def ease(box, s, seat, r):
    """How near a recipe is to be finished by this seat: what lies there and what the hand can add."""
    there = bits(s.under[r])
    fits = few(one_each(s.hand[seat]) & int(box.listed[r]))
    bans = ((int(s.outage) >> r) & 1) + ((int(s.alarm) >> r) & 1)
    return (there + 0.5 * fits) * 4.0 / int(box.length[r]) - 0.5 * int(box.length[r]) - bans


@rule
def best_exchange(box, s, seat):
    """What the exchange for the recipe asked for promises."""
    worst = 100.0
    for r in range(RECIPES):
        if (int(s.mine[seat]) >> r) & 1:
            worst = min(worst, ease(box, s, seat, r))
    return ease(box, s, seat, int(s.pending)) - worst - 0.6


@rule
def kept_value(box, s, seat):
    """A recipe is worth keeping when at least half of it is there."""
    value = 0.0
    for r in range(RECIPES):
        if (int(s.kept) & int(s.mine[seat])) >> r & 1:
            value += bits(s.under[r]) / int(box.length[r]) - 0.4
    return value
