"""The rules of Cake Auf!: pure functions over the records `box` and `s`, and the only place where they stand.

A ruling of ours is cited by its number (`CA-R7`); the list with the reasons is in docs/games/cake_auf.md.
"""

import numpy as np

from bakehouse.games.cake_auf.features import LAYOUT, PLAYER, RECIPE
from bakehouse.games.cake_auf.state import (
    ALARM_CARD,
    BURN_CARD,
    BURN_DEAL,
    DEAL,
    DISCARDING,
    DRAW,
    ENDED,
    EXTINGUISHER_CARD,
    FIRST,
    GRAB,
    GRAB_BACK,
    HAND_CARD,
    KEEPING,
    MOST_PLAYERS,
    NO_CHANCE,
    NONE,
    ONE_CARD,
    OUTAGE_CARD,
    PEEK,
    PICKY_CARD,
    PICKY_GIVE,
    PICKY_TAKE,
    PLAY,
    RESTORED_CARD,
    SETUP,
    SLOTS,
    SWITCH_CARD,
    SWITCH_GIVE,
    TIE,
    USED_CARD,
    USED_DISCARDED,
    USED_RECIPE,
    USED_THING,
)  # fmt: skip
from bakehouse.kernel.compiling import entry, rule
from bakehouse.kernel.contract import returns_by_rank
from bakehouse.kernel.generator import next_below
from bakehouse.kernel.kinds import Box, Ints, Tables
from bakehouse.kernel.layout import clear, length_of, share
from bakehouse.kernel.records import CHANCE, OVER

# Action ids. Blocks with parameters are counted from their first id.
PLACE = 0  # + first place of the recipe + place in its list
OUTAGE = 73  # + recipe, as up to BURN
ALARM = 96
RESTORE = 119
EXTINGUISH = 142
SWITCH = 165
GIVE = 188
TAKE = 211
BURN = 234
HANDS = 257  # + clockwise distance - 1
ONE = 260  # + clockwise distance - 1
PICKY = 263
DECLINE = 264
MULLIGAN = 265
DONE = 266
DISCARD = 267  # + kind
END = 285
KEEP = 286
RETURN = 287
ACTIONS = 288

FINISHED, CLOSING_TIME = 1, 2  # the endings

KINDS = 18
RECIPES = 23
EVERY_RECIPE = (1 << RECIPES) - 1
ONE_OF_EACH = 0o111111111111111111  # cards, packed
INGREDIENTS_ONLY = 0o777777777

# Why an action is refused. Each reason is public, or about the asker's own hand.
(
    LEGAL, NOT_NOW, NO_SUCH_PLAYER, NOT_IN_HAND, NOT_OWN_RECIPE, OWN_RECIPE, IN_POOL, RECIPE_FINISHED, LIES_THERE,
    NO_ICON, BANNED_ALREADY, NOT_BANNED, ONLY_OWN_BANS, NOT_FINISHED, OWN_FINISHED, OTHER_ROUND, TARGET_EMPTY,
    POOL_EMPTY, HAND_EMPTY, MULLIGANS_USED, OUT_OF_ORDER, NOT_OFFERED,
) = range(22)  # fmt: skip

# What comes after an action or an outcome.
(
    WAIT, DECIDE, DRAW_ON, DEAL_ON, SETTLE, START_TURN, END_TURN, END_ROUND, ASK_ON, CLEAR_TABLE, START_ROUND, END_GAME,
) = range(12)  # fmt: skip


# --- Packed cards and sets ------------------------------------------------------------------------------------------


@rule
def count_of(cards, kind):
    return (int(cards) >> (3 * kind)) & 7


@rule
def one_each(cards):
    """One card of each kind that is among the cards."""
    cards = int(cards)
    return (cards | (cards >> 1) | (cards >> 2)) & ONE_OF_EACH


PAIRS = sum(7 << (6 * pair) for pair in range(KINDS // 2))
FOURS = sum(63 << (12 * four) for four in range(-(-KINDS // 4)))
"""Every second kind of a pile, and every second pair of kinds."""


@rule
def few(cards):
    """How many cards there are, of at most six: the sum of the digits to the base 8."""
    return int(cards) % 7


@rule
def size_of(cards):
    """How many cards there are in a pile of any size."""
    pairs = (int(cards) & PAIRS) + ((int(cards) >> 3) & PAIRS)
    return ((pairs & FOURS) + ((pairs >> 6) & FOURS)) % 4095  # the sum of the digits to the base 4096


@rule
def bits(members):
    """How many members a set of at most 32 has."""
    mask = int(members)
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) >> 24) & 0xFF


@rule
def pool_of(s):
    """The recipes that nobody owns."""
    owned = 0
    for seat in range(MOST_PLAYERS):
        owned |= int(s.mine[seat]) | int(s.done[seat])
    return EVERY_RECIPE & ~owned


@rule
def unfinished_of_others(s, actor):
    others = 0
    for seat in range(MOST_PLAYERS):
        if seat != actor:
            others |= int(s.mine[seat])
    return others


@rule
def owner_of(s, recipe):
    """Who owns a recipe, finished or not; NONE in the pool."""
    for seat in range(int(s.seats)):
        if ((int(s.mine[seat]) | int(s.done[seat])) >> recipe) & 1:
            return seat
    return NONE


@rule
def cards_at(box, recipe, places):
    """The ingredients at some places of a recipe's list, packed."""
    cards = 0
    for place in range(int(box.length[recipe])):
        if (places >> place) & 1:
            cards += 1 << (3 * int(box.kinds[recipe, place]))
    return cards


@rule
def first_of_round(s):
    """The first player goes on clockwise from round to round (CA-R1, CA-R33)."""
    return (int(s.first) + int(s.round_number) - 1) % int(s.seats)


# --- The set-up -----------------------------------------------------------------------------------------------------


@rule
def setup(box, s, seats):
    """All cards in the deck, all recipes in the pool; who begins is the first chance step (CA-R1)."""
    s.seats = seats
    s.awaited = 0
    s.ending = 0
    s.actor = CHANCE
    s.chance = FIRST
    s.phase = SETUP
    s.round_number = 1
    s.first = NONE
    s.act = 0
    s.left = 0
    s.who = NONE
    s.grabbed = NONE
    s.winner = NONE
    s.pending = NONE
    s.last_discard = NONE
    s.turns = 0
    s.deck = box.copies
    s.discards = 0
    s.peeked = 0
    s.outage = 0
    s.alarm = 0
    s.carried = 0
    s.full = 0
    s.queue = 0
    s.kept = 0
    for seat in range(MOST_PLAYERS):
        s.hand[seat] = 0
        s.mine[seat] = 0
        s.done[seat] = 0
        s.mulligans[seat] = 0
        for other in range(MOST_PLAYERS):
            s.known[seat, other] = 0
        for recipe in range(RECIPES):
            s.seen[seat, recipe] = 0
    for place in range(3):
        s.done_in[place] = 0
    for recipe in range(RECIPES):
        s.under[recipe] = 0


# --- What a player may do -------------------------------------------------------------------------------------------


@rule
def targets(box, s, c, kind):
    """The recipes on which the acting player may play a card of this kind."""
    if kind == OUTAGE_CARD:  # CA-R6: the icon, one of each ban on a recipe, and no recipe of one's own
        return unfinished_of_others(s, c) & int(box.power) & ~int(s.outage)
    if kind == ALARM_CARD:
        return unfinished_of_others(s, c) & int(box.fire) & ~int(s.alarm)
    if kind == RESTORED_CARD or kind == EXTINGUISHER_CARD:  # CA-R8, CA-R9: wherever the ban lies
        banned = int(s.outage) if kind == RESTORED_CARD else int(s.alarm)
        return banned & int(s.mine[c]) if box.own_counteraction else banned
    if kind == SWITCH_CARD:  # CA-R18: unfinished ones
        return unfinished_of_others(s, c)
    finished = 0
    for p in range(MOST_PLAYERS):
        if p != c:
            finished |= int(s.done[p])
    return finished & burnable(box, s)


@rule
def burnable(box, s):
    """The recipes with a fridge that may be burned once they are finished: those of this round (CA-R16)."""
    fridge = int(box.fridge)
    return fridge if box.burn_any_round else fridge & int(s.done_in[int(s.round_number) - 1])


@rule
def waiting(s):
    """Full recipes that wait: the carried ones of their owner come first (CA-R27, CA-R28)."""
    told = 0
    for p in range(int(s.seats)):
        if int(s.carried) & int(s.mine[p]):
            told |= int(s.full) & int(s.mine[p]) & ~int(s.carried)
    return told


@rule
def list_recipes(out, n, members, first):
    """Write the action of a block for each recipe of a set; returns the new length of the list."""
    for recipe in range(RECIPES):
        out[n] = first + recipe
        n += (members >> recipe) & 1
    return n


@rule
def legal(box, s, out):
    """The legal actions of the actor, ascending."""
    actor = int(s.actor)
    phase = int(s.phase)
    if phase == PLAY:
        return list_plays(box, s, actor, out)
    if phase == DISCARDING:
        return list_discards(s, actor, out)
    if phase == KEEPING:
        out[0] = KEEP
        out[1] = RETURN
        return 2
    if phase == PICKY_TAKE:
        n = list_recipes(out, 0, int(s.peeked), TAKE)
        out[n] = DECLINE
        return n + 1
    return list_recipes(out, 0, int(s.mine[actor]), GIVE)


@rule
def list_discards(s, actor, out):
    """In ascending order of kinds, so that two discards are one way and not two."""
    held = one_each(s.hand[actor])
    n = 0
    for kind in range(max(int(s.last_discard), 0), KINDS):
        out[n] = DISCARD + kind
        n += (held >> (3 * kind)) & 1
    out[n] = END
    return n + 1


@rule
def list_plays(box, s, actor, out):
    held = one_each(s.hand[actor])
    n = 0
    if held & INGREDIENTS_ONLY:  # CA-R4: only what the recipe still lacks
        own = int(s.mine[actor])
        for recipe in range(RECIPES):
            if (own >> recipe) & 1 and int(box.listed[recipe]) & held:
                lacking = ~int(s.under[recipe])
                for place in range(int(box.length[recipe])):
                    out[n] = PLACE + int(box.first_place[recipe]) + place
                    n += (lacking >> place) & (held >> (3 * int(box.kinds[recipe, place]))) & 1
    for kind in range(OUTAGE_CARD, SWITCH_CARD + 1):  # CA-R10: a card needs a target
        if (held >> (3 * kind)) & 1:
            n = list_recipes(out, n, targets(box, s, actor, kind), OUTAGE + RECIPES * (kind - OUTAGE_CARD))
    if (held >> (3 * BURN_CARD)) & 1:
        n = list_recipes(out, n, targets(box, s, actor, BURN_CARD), BURN)
    seats = int(s.seats)
    if (held >> (3 * HAND_CARD)) & 1:
        for distance in range(1, seats):
            out[n] = HANDS + distance - 1
            n += 1
    if (held >> (3 * ONE_CARD)) & 1:
        for distance in range(1, seats):
            out[n] = ONE + distance - 1
            n += int(s.hand[(actor + distance) % seats] != 0)  # CA-R13
    if (held >> (3 * PICKY_CARD)) & 1 and pool_of(s):
        out[n] = PICKY
        n += 1
    if held and s.mulligans[actor] < box.mulligan_limit:  # CA-R12
        out[n] = MULLIGAN
        n += 1
    out[n] = DONE
    return n + 1


@rule
def refusal(box, s, action):
    """Why the actor may not play an action; LEGAL when it may. Nothing hidden from the actor is told."""
    actor = int(s.actor)
    phase = int(s.phase)
    if GIVE <= action < TAKE:
        if phase != SWITCH_GIVE and phase != PICKY_GIVE:
            return NOT_NOW
        return refuse_own(s, actor, action - GIVE)
    if TAKE <= action < BURN or action == DECLINE:
        if phase != PICKY_TAKE:
            return NOT_NOW
        return LEGAL if action == DECLINE or (int(s.peeked) >> (action - TAKE)) & 1 else NOT_OFFERED
    if DISCARD <= action <= END:
        if phase != DISCARDING:
            return NOT_NOW
        if action == END:
            return LEGAL
        if count_of(s.hand[actor], action - DISCARD) == 0:
            return NOT_IN_HAND
        return OUT_OF_ORDER if action - DISCARD < s.last_discard else LEGAL
    if action >= KEEP:
        return LEGAL if phase == KEEPING else NOT_NOW
    if phase != PLAY:
        return NOT_NOW
    return refuse_play(box, s, actor, action)


@rule
def refuse_own(s, actor, recipe):
    if (int(s.mine[actor]) >> recipe) & 1:
        return LEGAL
    return RECIPE_FINISHED if (int(s.done[actor]) >> recipe) & 1 else NOT_OWN_RECIPE


@rule
def refuse_play(box, s, actor, action):
    if action == DONE:
        return LEGAL
    if action == MULLIGAN:
        if s.hand[actor] == 0:
            return HAND_EMPTY
        return LEGAL if s.mulligans[actor] < box.mulligan_limit else MULLIGANS_USED
    if action == PICKY:
        if count_of(s.hand[actor], PICKY_CARD) == 0:
            return NOT_IN_HAND
        return LEGAL if pool_of(s) else POOL_EMPTY
    if action >= HANDS:
        block = ONE if action >= ONE else HANDS
        distance = action - block + 1
        if distance >= s.seats:
            return NO_SUCH_PLAYER
        if count_of(s.hand[actor], ONE_CARD if block == ONE else HAND_CARD) == 0:
            return NOT_IN_HAND
        return TARGET_EMPTY if block == ONE and s.hand[(actor + distance) % int(s.seats)] == 0 else LEGAL
    if action < OUTAGE:
        recipe = int(box.recipe_of[action])
        place = action - int(box.first_place[recipe])
        code = refuse_own(s, actor, recipe)
        if code != LEGAL:
            return code
        if (int(s.under[recipe]) >> place) & 1:
            return LIES_THERE
        return LEGAL if count_of(s.hand[actor], int(box.kinds[recipe, place])) else NOT_IN_HAND
    recipe = (action - OUTAGE) % RECIPES
    kind = BURN_CARD if action >= BURN else OUTAGE_CARD + (action - OUTAGE) // RECIPES
    if count_of(s.hand[actor], kind) == 0:
        return NOT_IN_HAND
    if (targets(box, s, actor, kind) >> recipe) & 1:
        return LEGAL
    return why_no_target(box, s, actor, kind, recipe)


@rule
def why_no_target(box, s, actor, kind, recipe):
    owner = owner_of(s, recipe)
    if owner < 0:
        return IN_POOL
    unfinished = (int(s.mine[owner]) >> recipe) & 1
    if kind == BURN_CARD:
        if owner == actor:
            return OWN_FINISHED
        if unfinished:
            return NOT_FINISHED
        return OTHER_ROUND if (int(box.fridge) >> recipe) & 1 else NO_ICON
    if not unfinished:
        return RECIPE_FINISHED
    if kind == RESTORED_CARD or kind == EXTINGUISHER_CARD:
        banned = int(s.outage) if kind == RESTORED_CARD else int(s.alarm)
        return ONLY_OWN_BANS if (banned >> recipe) & 1 else NOT_BANNED
    if owner == actor:
        return OWN_RECIPE
    icon = int(box.power) if kind == OUTAGE_CARD else int(box.fire)
    return BANNED_ALREADY if (icon >> recipe) & 1 else NO_ICON


# --- What each action does ------------------------------------------------------------------------------------------


@rule
def apply(box, s, action):
    """Play an action or an outcome, then all that follows of itself, up to the next decision or chance step."""
    after = happen(box, s, action) if s.actor == CHANCE else act(box, s, action)
    while after != WAIT:
        after = go_on(box, s, after)


@rule
def act(box, s, action):
    actor = int(s.act)
    if action < OUTAGE:
        return place_ingredient(box, s, actor, action)
    if action < GIVE:
        return play_on_recipe(s, actor, OUTAGE_CARD + (action - OUTAGE) // RECIPES, (action - OUTAGE) % RECIPES)
    if action < TAKE:
        return give(box, s, actor, action - GIVE)
    if action < BURN:
        s.pending = action - TAKE
        s.phase = PICKY_GIVE
        return DECIDE
    if action < HANDS:
        return burn(s, actor, action - BURN)
    if action < PICKY:
        return play_on_player(s, actor, action)
    if action == PICKY:
        to_discards(s, actor, PICKY_CARD)
        s.left = min(int(box.peeks), bits(pool_of(s)))
        return chance_of(s, PEEK)
    if action == DECLINE:  # CA-R15: shuffled back
        s.peeked = 0
        s.phase = PLAY
        return DECIDE
    if action == MULLIGAN:
        s.mulligans[actor] += 1
        s.left = few(s.hand[actor])
        s.who = actor
        throw_hand_away(s, actor)
        return DRAW_ON
    if action == DONE:
        if s.hand[actor] == 0:
            return END_TURN
        s.phase = DISCARDING
        return DECIDE
    if action < END:
        second = s.last_discard != NONE
        s.last_discard = action - DISCARD
        to_discards(s, actor, action - DISCARD)
        return END_TURN if second or s.hand[actor] == 0 else DECIDE
    if action == END:
        return END_TURN
    asked = first_asked(s)
    if action == KEEP:  # CA-R25, CA-R26
        s.kept |= 1 << asked
    s.queue &= ~(1 << asked)
    return ASK_ON


@rule
def chance_of(s, step):
    s.chance = step
    s.actor = CHANCE
    s.awaited = 0
    return WAIT


@rule
def forget(s, actor, cards):
    """The others know of one card less of each of these kinds that is in a player's hand."""
    for seat in range(MOST_PLAYERS):
        s.known[seat, actor] -= one_each(s.known[seat, actor]) & cards


@rule
def from_hand(s, actor, kind):
    """A card leaves the hand face up."""
    s.hand[actor] -= 1 << (3 * kind)
    forget(s, actor, 1 << (3 * kind))


@rule
def to_discards(s, actor, kind):
    from_hand(s, actor, kind)
    s.discards += 1 << (3 * kind)


@rule
def throw_hand_away(s, actor):
    s.discards += int(s.hand[actor])
    s.hand[actor] = 0
    for seat in range(MOST_PLAYERS):
        s.known[seat, actor] = 0


@rule
def place_ingredient(box, s, actor, action):
    """Face down under an own recipe: the others learn the recipe, not the kind (CA-R5)."""
    recipe = int(box.recipe_of[action])
    place = action - int(box.first_place[recipe])
    s.hand[actor] -= 1 << (3 * int(box.kinds[recipe, place]))
    forget(s, actor, int(box.listed[recipe]))
    s.under[recipe] |= 1 << place
    s.seen[actor, recipe] |= 1 << place
    mark_if_full(box, s, recipe)
    return SETTLE


@rule
def mark_if_full(box, s, recipe):
    if int(s.under[recipe]) == (1 << int(box.length[recipe])) - 1:
        s.full |= 1 << recipe


@rule
def play_on_recipe(s, actor, kind, recipe):
    """A ban stays on the recipe, and forbids to finish it (CA-R7); all other cards go to the discard pile."""
    if kind == OUTAGE_CARD:
        from_hand(s, actor, kind)
        s.outage |= 1 << recipe
        return DECIDE
    if kind == ALARM_CARD:
        from_hand(s, actor, kind)
        s.alarm |= 1 << recipe
        return DECIDE
    to_discards(s, actor, kind)
    if kind == SWITCH_CARD:
        s.pending = recipe
        s.phase = SWITCH_GIVE
        return DECIDE
    if kind == RESTORED_CARD:
        s.outage &= ~(1 << recipe)
        s.discards += 1 << (3 * OUTAGE_CARD)
    else:
        s.alarm &= ~(1 << recipe)
        s.discards += 1 << (3 * ALARM_CARD)
    return SETTLE


@rule
def give(box, s, actor, recipe):
    other = int(s.pending)
    s.pending = NONE
    if s.phase == SWITCH_GIVE:  # all that lies under and on a recipe goes along, and the carried mark (CA-R29)
        another = owner_of(s, other)
        s.mine[actor] ^= (1 << recipe) | (1 << other)
        s.mine[another] ^= (1 << recipe) | (1 << other)
        s.seen[actor, other] = s.under[other]
        s.seen[another, recipe] = s.under[recipe]
    else:
        if box.transfer:
            hand_over(box, s, recipe, other)
        clear_recipe(box, s, recipe)
        s.mine[actor] ^= (1 << recipe) | (1 << other)
        s.peeked = 0
    s.phase = PLAY
    return SETTLE


@rule
def hand_over(box, s, recipe, new):
    """With `transfer` the new recipe keeps what it can use (CA-R14)."""
    for place in range(int(box.length[recipe])):
        for slot in range(int(box.length[new])):
            if (int(s.under[recipe]) >> place) & 1 and box.kinds[recipe, place] == box.kinds[new, slot]:
                s.under[recipe] &= ~(1 << place)
                s.under[new] |= 1 << slot
                for seat in range(int(s.seats)):
                    if (int(s.seen[seat, recipe]) >> place) & 1:
                        s.seen[seat, new] |= 1 << slot
    mark_if_full(box, s, new)
    if (int(s.outage) >> recipe) & (int(box.power) >> new) & 1:
        s.outage ^= (1 << recipe) | (1 << new)
    if (int(s.alarm) >> recipe) & (int(box.fire) >> new) & 1:
        s.alarm ^= (1 << recipe) | (1 << new)


@rule
def clear_recipe(box, s, recipe):
    """What lies under and on a recipe goes to the discard pile, and its marks are gone."""
    s.discards += cards_at(box, recipe, int(s.under[recipe]))
    s.discards += ((int(s.outage) >> recipe) & 1) << (3 * OUTAGE_CARD)
    s.discards += ((int(s.alarm) >> recipe) & 1) << (3 * ALARM_CARD)
    rest = ~(1 << recipe)
    s.outage &= rest
    s.alarm &= rest
    s.carried &= rest
    s.full &= rest
    s.under[recipe] = 0
    for seat in range(MOST_PLAYERS):
        s.seen[seat, recipe] = 0


@rule
def burn(s, actor, recipe):
    """The owner gets a new recipe to make in this round (CA-R17); if there is none, the burned one itself."""
    to_discards(s, actor, BURN_CARD)
    if pool_of(s):
        s.pending = recipe
        return chance_of(s, BURN_DEAL)
    replace(s, recipe, recipe)
    return DECIDE


@rule
def replace(s, burned, new):
    owner = owner_of(s, burned)
    s.done[owner] &= ~(1 << burned)
    for place in range(3):
        s.done_in[place] &= ~(1 << burned)
    s.mine[owner] |= 1 << new


@rule
def play_on_player(s, actor, action):
    seats = int(s.seats)
    if action >= ONE:
        to_discards(s, actor, ONE_CARD)
        s.who = (actor + action - ONE + 1) % seats
        return chance_of(s, GRAB)
    to_discards(s, actor, HAND_CARD)
    other = (actor + action - HANDS + 1) % seats
    mine, theirs = int(s.hand[actor]), int(s.hand[other])
    for seat in range(seats):  # third players: what they know changes places
        of_actor, of_other = int(s.known[seat, actor]), int(s.known[seat, other])
        if seat != actor and seat != other:
            s.known[seat, actor] = of_other
            s.known[seat, other] = of_actor
    s.hand[actor] = theirs
    s.hand[other] = mine
    s.known[actor, other] = mine
    s.known[other, actor] = theirs
    return DECIDE


# --- Chance ---------------------------------------------------------------------------------------------------------


@rule
def odds(box, s, out):
    """Cards of a pile by their copies; recipes or seats of a set with equal chances."""
    step = int(s.chance)
    if step == DRAW or step == GRAB or step == GRAB_BACK:
        pile = int(s.deck)
        if step == GRAB:
            pile = int(s.hand[s.who])
        elif step == GRAB_BACK:
            pile = int(s.hand[s.act])
        for kind in range(KINDS):
            out[kind] = pile & 7
            pile >>= 3
        return KINDS
    n = RECIPES
    if step == FIRST or step == TIE:
        n = int(s.seats)
        members = (1 << n) - 1 if step == FIRST else leaders(s)
    else:
        members = pool_of(s) & ~int(s.peeked)
    for place in range(n):
        out[place] = (members >> place) & 1
    return n


@rule
def happen(box, s, outcome):
    step = int(s.chance)
    if step == DRAW:
        s.deck -= 1 << (3 * outcome)
        s.hand[s.who] += 1 << (3 * outcome)
        s.left -= 1
        return DRAW_ON
    if step == DEAL:
        seats = int(s.seats)
        dealt = seats * int(box.dealt[seats]) - int(s.left)
        s.mine[(int(s.act) + dealt) % seats] |= 1 << outcome
        s.left -= 1
        return DEAL_ON
    if step == PEEK:
        s.peeked |= 1 << outcome
        s.left -= 1
        if s.left > 0:
            return WAIT
        s.phase = PICKY_TAKE
        return DECIDE
    if step == GRAB:
        return grab(s, outcome)
    if step == GRAB_BACK:
        return grab_back(s, outcome)
    if step == FIRST:
        s.first = outcome
        return START_ROUND
    if step == BURN_DEAL:
        replace(s, int(s.pending), outcome)
        s.pending = NONE
        return DECIDE
    s.winner = outcome  # CA-R24
    return END_GAME


@rule
def grab(s, kind):
    """1 for One: the card taken is laid aside, so that it cannot be taken back (CA-R13)."""
    actor, other = int(s.act), int(s.who)
    card = 1 << (3 * kind)
    s.hand[other] -= card
    for seat in range(int(s.seats)):
        s.known[seat, other] -= one_each(s.known[seat, other]) & (card if seat == actor else ONE_OF_EACH)
    if s.hand[actor] != 0:
        s.grabbed = kind
        s.chance = GRAB_BACK
        return WAIT
    s.hand[actor] = card
    s.known[other, actor] += card
    s.who = NONE
    return DECIDE


@rule
def grab_back(s, kind):
    actor, other = int(s.act), int(s.who)
    taken, back = 1 << (3 * int(s.grabbed)), 1 << (3 * kind)
    for seat in range(int(s.seats)):
        s.known[seat, actor] -= one_each(s.known[seat, actor]) & (back if seat == other else ONE_OF_EACH)
    s.hand[actor] += taken - back
    s.hand[other] += back
    s.known[actor, other] += back
    s.known[other, actor] += taken
    s.grabbed = NONE
    s.who = NONE
    return DECIDE


# --- What follows of itself -----------------------------------------------------------------------------------------


@rule
def go_on(box, s, after):
    """One step of what follows; returns the next, WAIT when it is for chance or a player."""
    if after == DECIDE:
        s.chance = NO_CHANCE
        s.actor = s.act
        s.awaited = 1 << int(s.act)
        return WAIT
    if after == DRAW_ON:
        return draw_on(box, s)
    if after == SETTLE:
        return settle(box, s)
    if after == END_TURN:
        s.last_discard = NONE
        s.turns += 1
        if int(s.turns) >= int(s.seats) * int(box.closing_turns):  # CA-R22
            return END_ROUND
        s.act = (int(s.act) + 1) % int(s.seats)
        return START_TURN
    if after == START_TURN:  # CA-R2
        s.phase = PLAY
        s.who = s.act
        s.left = int(box.hand_limit) - few(s.hand[s.act])
        return DRAW_ON
    if after == DEAL_ON:
        if s.left > 0 and pool_of(s):
            return chance_of(s, DEAL)
        s.who = s.act
        s.left = int(box.hand_limit) - few(s.hand[s.act])
        return DRAW_ON
    if after == START_ROUND:
        seats = int(s.seats)
        s.act = first_of_round(s)
        s.phase = SETUP
        s.turns = 0
        for seat in range(seats):
            s.mulligans[seat] = 0
        s.left = seats * int(box.dealt[seats])
        return DEAL_ON
    if after == END_ROUND:
        return end_round(box, s)
    if after == ASK_ON:
        if s.queue == 0:
            return CLEAR_TABLE
        s.act = owner_of(s, first_asked(s))
        return DECIDE
    if after == CLEAR_TABLE:
        return clear_table(box, s)
    return end_game(box, s)


@rule
def draw_on(box, s):
    """One card after the other; the discard pile becomes the deck when a card has to be drawn (CA-R20)."""
    if s.left > 0:
        if s.deck == 0:
            s.deck = s.discards
            s.discards = 0
        if s.deck != 0:
            return chance_of(s, DRAW)
        s.left = 0
    s.left = 0
    if s.phase == SETUP:
        s.who = (int(s.who) + 1) % int(s.seats)
        if s.who != s.act:
            s.left = int(box.hand_limit) - few(s.hand[s.who])
            return DRAW_ON
    s.who = NONE
    return SETTLE if s.phase == SETUP else DECIDE


@rule
def settle(box, s):
    """Finish every ready recipe at once, on whosever turn (CA-R11); who has none left to make ends the round."""
    ready = int(s.full) & ~(int(s.outage) | int(s.alarm))
    over = False
    for seat in range(int(s.seats)):
        if ready & int(s.mine[seat]):
            finish(box, s, seat, ready & int(s.carried))
            if not int(s.carried) & int(s.mine[seat]):  # CA-R27, CA-R28: the carried ones come first
                finish(box, s, seat, ready)
        if s.mine[seat] == 0:  # CA-R34
            over = True
    if over:
        return END_ROUND  # CA-R30: a kept full one was finished above, when its round starts
    if s.full:  # a full recipe holds its list, so everybody knows what lies there
        for recipe in range(RECIPES):
            if (int(s.full) >> recipe) & 1:
                for seat in range(int(s.seats)):
                    s.seen[seat, recipe] = s.under[recipe]
    return START_TURN if s.phase == SETUP else DECIDE


@rule
def finish(box, s, seat, ready):
    ready &= int(s.mine[seat])
    for recipe in range(RECIPES):
        if (ready >> recipe) & 1:
            clear_recipe(box, s, recipe)
    s.mine[seat] &= ~ready
    s.done[seat] |= ready
    s.done_in[int(s.round_number) - 1] |= ready


@rule
def first_asked(s):
    """Overnight recipes are asked for clockwise from the first player of the round, ascending for each player."""
    first = first_of_round(s)
    for steps in range(int(s.seats)):
        asked = int(s.queue) & int(s.mine[(first + steps) % int(s.seats)])
        for recipe in range(RECIPES):
            if (asked >> recipe) & 1:
                return recipe
    return NONE


@rule
def end_round(box, s):
    """After the last round the game is over; else Overnight recipes may be kept (CA-R23, CA-R25)."""
    if s.round_number >= box.rounds:
        return END_GAME
    s.phase = KEEPING
    s.kept = 0
    s.queue = 0
    for seat in range(int(s.seats)):
        s.queue |= int(s.mine[seat]) & int(box.overnight)
    return ASK_ON


@rule
def clear_table(box, s):
    """What is not kept goes back, and all discards into the deck; hands are kept (CA-R19)."""
    for seat in range(int(s.seats)):
        for recipe in range(RECIPES):
            if (int(s.mine[seat]) & ~int(s.kept)) >> recipe & 1:
                clear_recipe(box, s, recipe)
        s.mine[seat] &= int(s.kept)
        if box.fresh_hands:
            throw_hand_away(s, seat)
    s.carried |= int(s.kept)
    s.kept = 0
    s.deck += int(s.discards)
    s.discards = 0
    s.round_number += 1
    return START_ROUND


@rule
def leaders(s):
    """The seats with the most finished recipes, as bits."""
    most = -1
    tied = 0
    for seat in range(int(s.seats)):
        made = bits(s.done[seat])
        if made > most:
            most = made
            tied = 0
        tied |= int(made == most) << seat
    return tied


@rule
def end_game(box, s):
    s.phase = ENDED
    s.act = 0
    tied = leaders(s)
    if s.winner == NONE and tied & (tied - 1) and not box.shared_tie:
        return chance_of(s, TIE)
    s.chance = NO_CHANCE
    s.actor = OVER
    s.awaited = 0
    s.ending = CLOSING_TIME
    for seat in range(int(s.seats)):
        if s.mine[seat] == 0:
            s.ending = FINISHED
    return WAIT


# --- The result -----------------------------------------------------------------------------------------------------


@rule
def scores(box, s, out):
    """Each finished recipe counts once (CA-R21)."""
    for seat in range(int(s.seats)):
        out[seat] = int(box.points) * bits(s.done[seat])


@rule
def parts(box, s, seat, out):
    for place in range(3):
        out[place] = int(box.points) * bits(int(s.done[seat]) & int(s.done_in[place]))


@rule
def uses(box, s, action, out):
    """Cards placed, played and discarded; in the order of state.USED."""
    if action < OUTAGE:
        recipe = int(box.recipe_of[action])
        out[USED_CARD + int(box.kinds[recipe, action - int(box.first_place[recipe])])] += 1
    elif action < GIVE:
        out[USED_CARD + OUTAGE_CARD + (action - OUTAGE) // RECIPES] += 1
    elif BURN <= action < HANDS:
        out[USED_CARD + BURN_CARD] += 1
    elif HANDS <= action < ONE:
        out[USED_CARD + HAND_CARD] += 1
    elif ONE <= action < PICKY:
        out[USED_CARD + ONE_CARD] += 1
    elif action == PICKY:
        out[USED_CARD + PICKY_CARD] += 1
    elif action == MULLIGAN:
        out[USED_THING] += 1
    elif DISCARD <= action < END:
        out[USED_DISCARDED + action - DISCARD] += 1
    elif action >= KEEP:
        out[USED_THING + 1 + action - KEEP] += 1


@rule
def ends_with(box, s, seat, out):
    for recipe in range(RECIPES):
        out[USED_RECIPE + recipe] += (int(s.done[seat]) >> recipe) & 1


@rule
def returns(box, s, out):
    """By rank of the points; the winner of rock, paper, scissors is ahead of the other leaders (CA-R24)."""
    for seat in range(int(s.seats)):
        out[seat] = 2 * bits(s.done[seat]) + int(s.winner == seat)
    returns_by_rank(out, int(s.seats))


# --- What a seat knows ----------------------------------------------------------------------------------------------


@rule
def knows_grabbed(s, seat):
    return seat == s.act or seat == s.who


@rule
def unseen_by(box, s, seat):
    """All cards that a seat cannot see, packed: it knows them by subtraction, but not where each of them is."""
    unseen = int(s.deck)
    for other in range(int(s.seats)):
        if other != seat:
            unseen += int(s.hand[other])
    for recipe in range(RECIPES):
        hidden = int(s.under[recipe]) & ~int(s.seen[seat, recipe])
        if hidden:
            unseen += cards_at(box, recipe, hidden)
    if s.grabbed >= 0 and not knows_grabbed(s, seat):
        unseen += 1 << (3 * int(s.grabbed))
    return unseen


@rule
def random_below(rng, n):
    """A number in 0..n-1, signed."""
    return int(np.int64(next_below(rng, n)))


@rule
def redeal(box, s, seat, rng):
    """Draw one of the worlds that fit what the seat knows, each as likely: hands, deck, faces, another's peek."""
    left = unseen_by(box, s, seat)
    for other in range(int(s.seats)):
        left -= int(s.known[seat, other])
    left = redraw_faces(box, s, seat, rng, left)
    total = size_of(left)
    for other in range(int(s.seats)):
        if other != seat:
            hand = int(s.known[seat, other])
            for _ in range(few(s.hand[other]) - few(hand)):
                card = random_card(left, total, rng)
                hand += card
                left -= card
                total -= 1
            s.hand[other] = hand
            for player in range(int(s.seats)):
                s.known[other, player] = 0
    if s.grabbed >= 0 and not knows_grabbed(s, seat):
        card = random_card(left, total, rng)
        left -= card
        for kind in range(KINDS):
            if (card >> (3 * kind)) & 1:
                s.grabbed = kind
    s.deck = left
    if s.peeked and s.act != seat:
        redraw_peek(s, rng)


@rule
def random_card(cards, total, rng):
    """One of the cards, each with the same chance."""
    place = random_below(rng, total)
    shift = 0
    while True:
        place -= (cards >> shift) & 7
        if place < 0:
            return 1 << shift
        shift += 3


@rule
def redraw_faces(box, s, seat, rng, cards):
    """New faces for all cards under recipes that the seat has not seen; returns the cards that are left over.

    Recipe by recipe a whole set of kinds, weighted by the copies left; what earlier recipes took away is made up for by
    accepting a recipe with the ratio of the weights now and before the first one, else beginning again.
    """
    left = cards
    recipe = 0
    while recipe < RECIPES:
        old = int(s.under[recipe]) & ~int(s.seen[seat, recipe])
        if old:
            wanted = bits(old)
            now = weight_of_sets(box, s, seat, recipe, left, wanted)
            before = weight_of_sets(box, s, seat, recipe, cards, wanted)
            if now < before and random_below(rng, before) >= now:
                left = cards
                recipe = 0
                continue
            places = random_set(box, s, seat, recipe, left, wanted, random_below(rng, now))
            s.under[recipe] = int(s.seen[seat, recipe]) | places
            left -= cards_at(box, recipe, places)
        recipe += 1
    for recipe in range(RECIPES):
        if int(s.under[recipe]) & ~int(s.seen[seat, recipe]):
            redraw_seen(s, seat, recipe, rng)
    return left


@rule
def copies_at(box, s, seat, recipe, cards, place):
    """How many cards could lie unseen at a place of a recipe; 0 where the seat has seen the card."""
    if place >= box.length[recipe] or (int(s.seen[seat, recipe]) >> place) & 1:
        return 0
    return (cards >> (3 * int(box.kinds[recipe, place]))) & 7


@rule
def weight_of_sets(box, s, seat, recipe, cards, wanted):
    """The sum, over all sets of so many places, of the products of the copies."""
    one, two, three, four = 0, 0, 0, 0
    for place in range(SLOTS):
        copies = copies_at(box, s, seat, recipe, cards, place)
        four += three * copies
        three += two * copies
        two += one * copies
        one += copies
    if wanted == 1:
        return one
    if wanted == 2:
        return two
    return three if wanted == 3 else four


@rule
def random_set(box, s, seat, recipe, cards, wanted, point):
    """The set of places at which a point of the weight of all sets lies."""
    for places in range(1, 1 << SLOTS):
        if bits(places) == wanted and not places & int(s.seen[seat, recipe]):
            weight = 1
            for place in range(SLOTS):
                if (places >> place) & 1:
                    weight *= copies_at(box, s, seat, recipe, cards, place)
            point -= weight
            if point < 0:
                return places
    return 0


@rule
def redraw_seen(s, seat, recipe, rng):
    """Who has seen which of the redrawn cards: the same sets of seats, at random.

    They are counted, as cards are, and not listed: the order would tell at which places they lay.
    """
    seats = int(s.seats)
    own = int(s.seen[seat, recipe])
    sets = 0
    hidden = 0
    for place in range(SLOTS):
        seen_by = 0
        for other in range(seats):
            seen_by |= ((int(s.seen[other, recipe]) >> place) & 1) << other
        if seen_by and not (own >> place) & 1:
            sets += 1 << (3 * seen_by)
            hidden += 1
    for other in range(seats):
        s.seen[other, recipe] &= own
    for place in range(SLOTS):
        if ((int(s.under[recipe]) & ~own) >> place) & 1:
            drawn = random_card(sets, hidden, rng)
            sets -= drawn
            hidden -= 1
            for seen_by in range(1 << seats):
                if (drawn >> (3 * seen_by)) & 1:
                    for other in range(seats):
                        s.seen[other, recipe] |= ((seen_by >> other) & 1) << place


@rule
def redraw_peek(s, rng):
    """Other recipes of the pool, as many; the one that was taken is known to all."""
    wanted = bits(s.peeked)
    pool = pool_of(s)
    peeked = 0
    if s.phase == PICKY_GIVE:
        peeked = 1 << int(s.pending)
        wanted -= 1
    for _ in range(wanted):
        place = random_below(rng, bits(pool & ~peeked))
        for recipe in range(RECIPES):
            if ((pool & ~peeked) >> recipe) & 1:
                if place == 0:
                    peeked |= 1 << recipe
                    break
                place -= 1
    s.peeked = peeked


AT_PHASE, AT_CHANCE, AT_ROUND, AT_TURNS, AT_LEFT = LAYOUT.places("phase", "chance", "round", "turns", "left")
AT_DECK_SIZE, AT_DISCARD_SIZE = LAYOUT.places("deck_size", "discard_size")
AT_POOL_SIZE, AT_PEEK_SIZE = LAYOUT.places("pool_size", "peek_size")
AT_ACTING, AT_WHO, AT_FIRST, AT_WINNER = LAYOUT.places("acting", "who", "first", "winner")
AT_OWN_HAND, AT_DISCARD_PILE, AT_UNSEEN = LAYOUT.places("own_hand", "discard_pile", "unseen")
AT_GRABBED, AT_LAST_DISCARD, AT_PEEKED = LAYOUT.places("grabbed", "last_discard", "peeked")
AT_PENDING, AT_QUEUE, AT_KEPT = LAYOUT.places("pending", "queue", "kept")
AT_PLAYERS, AT_RECIPES = LAYOUT.places("players", "recipes")
AT_HAND_SIZE, AT_MULLIGANS, AT_TO_MAKE, AT_NUMBER_FINISHED, AT_KNOWN = PLAYER.places(
    "hand_size", "mulligans", "to_make", "finished", "known"
)
AT_OWNER, AT_FINISHED, AT_FINISHED_NOW = RECIPE.places("owner", "finished", "finished_now")
AT_OUTAGE, AT_ALARM, AT_CARRIED, AT_FULL = RECIPE.places("outage", "alarm", "carried", "full")
AT_CARDS, AT_SEEN, AT_SEEN_BY = RECIPE.places("cards", "seen", "seen_by")
PLAYER_LENGTH, RECIPE_LENGTH = PLAYER.length, RECIPE.length


@rule
def mark(out, at, place):
    """Write a 1 at a place, if it is one."""
    if place >= 0:
        out[at + place] = 1.0


@rule
def write_cards(out, cards):
    for kind in range(KINDS):
        out[kind] = share((cards >> (3 * kind)) & 7, 7.0)


@rule
def write_set(out, at, members):
    if members:
        for recipe in range(RECIPES):
            out[at + recipe] = (members >> recipe) & 1


@rule
def relative(s, seat, other):
    """How far clockwise another seat sits; NONE for nobody."""
    if other < 0:
        return NONE
    place = int(other) - seat
    return place if place >= 0 else place + int(s.seats)


@rule
def observe(box, s, seat, out):
    """What the seat may know, as `features.py` lays it out."""
    seats = int(s.seats)
    clear(out, length_of(AT_RECIPES, seats) + length_of(RECIPE_LENGTH, seats) * RECIPES)
    mark(out, AT_PHASE, int(s.phase))
    mark(out, AT_CHANCE, int(s.chance))
    out[AT_ROUND] = share(s.round_number, 3.0)
    out[AT_TURNS] = share(s.turns, seats * int(box.closing_turns))
    out[AT_LEFT] = share(s.left, 8.0)
    out[AT_DECK_SIZE] = share(size_of(s.deck), 126.0)
    out[AT_DISCARD_SIZE] = share(size_of(s.discards), 126.0)
    out[AT_POOL_SIZE] = share(bits(pool_of(s)), 23.0)
    out[AT_PEEK_SIZE] = share(bits(s.peeked), 3.0)
    mark(out, length_of(AT_ACTING, seats), relative(s, seat, s.act))
    mark(out, length_of(AT_WHO, seats), relative(s, seat, s.who))
    first = first_of_round(s) if s.first >= 0 else NONE
    mark(out, length_of(AT_FIRST, seats), relative(s, seat, first))
    mark(out, length_of(AT_WINNER, seats), relative(s, seat, s.winner))
    write_cards(out[length_of(AT_OWN_HAND, seats) :], int(s.hand[seat]))
    write_cards(out[length_of(AT_DISCARD_PILE, seats) :], int(s.discards))
    write_cards(out[length_of(AT_UNSEEN, seats) :], unseen_by(box, s, seat))
    mark(out, length_of(AT_GRABBED, seats), int(s.grabbed) if knows_grabbed(s, seat) else NONE)
    mark(out, length_of(AT_LAST_DISCARD, seats), int(s.last_discard))
    write_set(out, length_of(AT_PEEKED, seats), int(s.peeked) if seat == s.act else 0)
    mark(out, length_of(AT_PENDING, seats), int(s.pending))
    write_set(out, length_of(AT_QUEUE, seats), int(s.queue))
    write_set(out, length_of(AT_KEPT, seats), int(s.kept))
    done = 0
    for place in range(seats):
        player = (seat + place) % seats
        done |= int(s.done[player])
        at = length_of(AT_PLAYERS, seats) + PLAYER_LENGTH * place
        observe_player(s, seat, player, out[at : at + PLAYER_LENGTH])
        owned = int(s.mine[player]) | int(s.done[player])
        at = length_of(AT_RECIPES, seats) + AT_OWNER + place
        for recipe in range(RECIPES):
            out[at + length_of(RECIPE_LENGTH, seats) * recipe] = (owned >> recipe) & 1
    for recipe in range(RECIPES):
        at = length_of(AT_RECIPES, seats) + length_of(RECIPE_LENGTH, seats) * recipe
        observe_recipe(s, seat, recipe, done, out[at + length_of(AT_FINISHED, seats) :])


@rule
def observe_player(s, seat, player, out):
    out[AT_HAND_SIZE] = share(few(s.hand[player]), 5.0)
    out[AT_MULLIGANS] = share(s.mulligans[player], 9.0)
    out[AT_TO_MAKE] = share(bits(s.mine[player]), 23.0)
    out[AT_NUMBER_FINISHED] = share(bits(s.done[player]), 23.0)
    write_cards(out[AT_KNOWN:], int(s.known[seat, player]))


@rule
def observe_recipe(s, seat, recipe, done, out):
    """What is told of a recipe beside its owner; `done` are all that are finished."""
    out[0] = (done >> recipe) & 1
    out[AT_FINISHED_NOW - AT_FINISHED] = (int(s.done_in[int(s.round_number) - 1]) >> recipe) & 1
    out[AT_OUTAGE - AT_FINISHED] = (int(s.outage) >> recipe) & 1
    out[AT_ALARM - AT_FINISHED] = (int(s.alarm) >> recipe) & 1
    out[AT_CARRIED - AT_FINISHED] = (int(s.carried) >> recipe) & 1
    out[AT_FULL - AT_FINISHED] = (int(s.full) >> recipe) & 1
    seats, under = int(s.seats), int(s.under[recipe])
    touched = under
    for other in range(seats):
        touched |= int(s.seen[other, recipe])
    if touched:
        out[AT_CARDS - AT_FINISHED] = share(bits(under), 4.0)
        seen = int(s.seen[seat, recipe])
        for place in range(SLOTS):
            out[AT_SEEN - AT_FINISHED + place] = (seen >> place) & 1
        for place in range(seats):
            out[AT_SEEN_BY - AT_FINISHED + place] = share(bits(s.seen[(seat + place) % seats, recipe]), 4.0)


# --- Ways in for words and views ------------------------------------------------------------------------------------


@entry
def unseen_cards(box: Box, states: Tables, i: int, seat: int):
    """All cards that a seat cannot see, packed."""
    return unseen_by(box[0], states[i], seat)


@entry
def tell_table(box: Box, states: Tables, i: int, out: Ints):
    """For a screen, at table i: the pool, what may be burned, what waits, the first player, the recipe asked for."""
    s = states[i]
    out[0] = pool_of(s)
    out[1] = burnable(box[0], s)
    out[2] = waiting(s)
    out[3] = first_of_round(s) if s.first >= 0 else NONE
    out[4] = first_asked(s) if s.phase == KEEPING else NONE
