"""The rules of Bake the Cake!: pure functions over the records `box` and `s`, and the only place where they stand.

A ruling of ours is cited by its number (`BC-R7`); the list with the reasons is in docs/games/bake_the_cake.md.
"""

import numpy as np

from bakehouse.games.bake_the_cake.features import BAKER, LAYOUT, RECIPE
from bakehouse.games.bake_the_cake.state import (
    ADDING,
    ANY_THING,
    BUYING,
    COMPLETING,
    DRAW_START,
    DRAW_TOOLS,
    EATING,
    ENDED,
    ENDING_TURN,
    MOST_BAKERS,
    NONE,
    PLAY,
    SLOTS,
    THROWING,
    USED_BOUGHT,
    USED_CAKE,
    USED_EATEN,
    USED_INGREDIENT,
    USED_RECIPE,
    USED_THING,
    USED_TOOL,
    VOTING,
)  # fmt: skip
from bakehouse.kernel.compiling import entry, rule
from bakehouse.kernel.contract import returns_by_rank
from bakehouse.kernel.kinds import Box, FlagRows, ShortRows, Shorts, Table, Tables, TheBox
from bakehouse.kernel.layout import clear, length_of, share
from bakehouse.kernel.records import CHANCE, OVER, room

# Action ids. Blocks with parameters are counted from their first id.
BUY = 0  # + 6 * kind + colour
ADD = 54  # + 6 * recipe + 2 * slot + number of the tool on the card
COMPLETE = 90  # + 6 * recipe + tray
EAT_TABLE = 126  # + kind
EAT_RECIPE = 135  # + 3 * recipe + slot
THROW = 153
END_TURN = 154
VOTE = 155  # + 0 or 1, the cake that was finished first or second
ACTIONS = 157

CONTEST, STUCK, CHILDREN = 1, 2, 3  # the endings

# Why an action is refused.
(
    LEGAL, NOT_WHILE_VOTING, NO_VOTE_YET, NO_SUCH_BAKER, SAME_KIND, PLATE_TAKEN, SOLD_OUT, SLOT_FILLED, PLATE_EMPTY,
    NO_ASSISTANT, TOOL_ON_CARD, TOOL_IN_USE, HAS_RECIPE, NOT_FULL, OTHER_TOOL_IN_USE, WRONG_PART, HAS_FULL_RECIPE,
    SLOT_EMPTY, ATE_THAT_KIND, OTHER_THINGS_POSSIBLE, NOTHING_TO_THROW, THREW_BEFORE, FIRST_THING, MUST_DO_BOTH,
) = range(24)  # fmt: skip


# --- The set-up -----------------------------------------------------------------------------------------------------


@rule
def setup(box, s, seats):
    """All tokens of the bakers in the store, all assistants in hand; tools and start player follow as chance steps."""
    s.seats = seats
    s.actor = CHANCE
    s.awaited = 0
    s.ending = 0
    for i in range(s.filler.shape[0]):
        s.filler[i] = 0
    s.thing = 0
    s.first_kind = ANY_THING
    s.start_player = NONE
    for tool in range(4):
        s.tools[tool] = 1
    for kind in range(9):
        s.plate[kind] = NONE
        for seat in range(MOST_BAKERS):
            s.store[kind, seat] = box.copies if seat < seats else 0
    for recipe in range(6):
        clear_recipe(s, recipe)
    for seat in range(MOST_BAKERS):
        clear_tray(s, seat)
        s.hand[seat] = box.assistants if seat < seats else 0
        s.thrown[seat] = 0
        s.cup[seat] = NONE
        for kind in range(9):
            s.eaten[seat, kind] = NONE
    s.finished[0] = NONE
    s.finished[1] = NONE
    s.phase = DRAW_TOOLS
    end_draw_of_tools(box, s)


@rule
def clear_recipe(s, recipe):
    s.owner[recipe] = NONE
    s.tool[recipe] = NONE
    for slot in range(SLOTS):
        s.colour[recipe, slot] = NONE
        s.helper[recipe, slot] = NONE


@rule
def clear_tray(s, tray):
    s.height[tray] = 0
    for place in range(SLOTS):
        s.part[tray, place] = NONE
        s.server[tray, place] = NONE
    for place in range(9):
        s.baked[tray, place] = NONE


@rule
def end_draw_of_tools(box, s):
    """Tools are drawn until there is one more than there are bakers; then the start player is drawn (BC-R1)."""
    drawn = 0
    for tool in range(4):
        drawn += int(s.tools[tool])
    if drawn >= int(s.seats) + int(box.tools_beyond) or drawn >= 4 * int(box.tool_copies):
        s.phase = DRAW_START


@rule
def odds(box, s, out):
    """A tool by the copies left in the box, or a seat to begin."""
    if s.phase == DRAW_TOOLS:
        for tool in range(4):
            out[tool] = int(box.tool_copies) - int(s.tools[tool])
        return 4
    for seat in range(int(s.seats)):
        out[seat] = 1
    return int(s.seats)


@rule
def draw(box, s, outcome):
    if s.phase == DRAW_TOOLS:
        s.tools[outcome] += 1
        end_draw_of_tools(box, s)
    else:
        s.start_player = outcome
        s.phase = PLAY
        s.thing = 1
        s.actor = outcome
        s.awaited = 1 << outcome


# --- What a baker may do --------------------------------------------------------------------------------------------


@rule
def legal(box, s, out):
    """The legal actions of the actor, ascending."""
    if s.phase == VOTING:
        out[0] = VOTE
        out[1] = VOTE + 1
        return 2
    n = list_things(box, s, out)
    if n == 0 and may_throw(box, s):
        out[0] = THROW
        n = 1
    if may_end_turn(box, s, n == 0 or out[0] == THROW):
        out[n] = END_TURN
        n += 1
    return n


@rule
def list_things(box, s, out):
    """The ordinary things: buy, add, complete, eat, as often as one likes (BC-R2).

    Each loop writes every candidate and keeps it by counting on: that is faster than asking first.
    """
    seats = int(s.seats)
    p = int(s.actor)
    barred = int(s.first_kind)
    laid = laid_kinds(s)
    free = free_tools(s)
    n = 0
    if barred != BUYING:
        for kind in range(9):
            if not (laid >> kind) & 1:  # BC-R11: it costs nothing, and any colour in the game may be bought
                for colour in range(seats):
                    out[n] = BUY + 6 * kind + colour
                    n += int(s.store[kind, colour] > 0)
    if barred != ADDING and s.hand[p] > 0 and laid:  # BC-R12: no ingredient without an assistant
        taking = may_take_recipe(box, s, p)
        for recipe in range(6):
            begun = int(s.owner[recipe]) >= 0  # BC-R29: helping is always allowed
            first = int((begun | taking) & tool_fits(box, s, free, recipe, 0))
            second = int((begun | taking) & tool_fits(box, s, free, recipe, 1))
            if first | second:
                for slot in range(SLOTS):
                    wanted = int(s.colour[recipe, slot] < 0) & (laid >> int(box.kinds[recipe, slot]))
                    out[n] = ADD + 6 * recipe + 2 * slot
                    n += wanted & first
                    out[n] = ADD + 6 * recipe + 2 * slot + 1
                    n += wanted & second
    if barred != COMPLETING:
        for recipe in range(6):
            if is_full(s, recipe) and is_movable(box, s, free, recipe) and may_borrow(box, s, p, recipe):
                part = int(box.part[recipe])
                for tray in range(seats):
                    out[n] = COMPLETE + 6 * recipe + tray
                    n += int(s.height[tray] == part)  # BC-R18: layer, filling, topping, one of each
    if barred != EATING:
        edible = edible_kinds(s, p)
        for kind in range(9):
            out[n] = EAT_TABLE + kind
            n += ((edible & laid) >> kind) & 1
        for recipe in range(6):
            for slot in range(SLOTS):
                out[n] = EAT_RECIPE + 3 * recipe + slot
                n += int(s.colour[recipe, slot] >= 0) & (edible >> int(box.kinds[recipe, slot]))
    return n


@rule
def laid_kinds(s):
    """The kinds that lie on their plates, as bits."""
    laid = 0
    for kind in range(9):
        laid |= int(s.plate[kind] >= 0) << kind
    return laid


@rule
def edible_kinds(s, p):
    """The kinds that a baker has not eaten yet, as bits: one of a kind in the whole game (BC-R15)."""
    edible = 0
    for kind in range(9):
        edible |= int(s.eaten[p, kind] < 0) << kind
    return edible


@rule
def free_tools(s):
    """How many copies of each tool are in the kitchen, four bits for each tool."""
    free = 0
    for tool in range(4):
        free += int(s.tools[tool]) << (4 * tool)
    for recipe in range(6):
        if s.tool[recipe] >= 0:
            free -= 1 << (4 * int(s.tool[recipe]))
    return free


@rule
def may_take_recipe(box, s, p):
    """Only who has no recipe takes one from the kitchen (BC-R7)."""
    if box.many_recipes:
        return True
    for recipe in range(6):
        if s.owner[recipe] == p:
            return False
    return True


@rule
def tool_fits(box, s, free, recipe, number):
    """The tool must be free and not the kind that lies on the card (BC-R10); either comes first (BC-R9)."""
    tool = int(box.tool_pair[recipe, number])
    return (tool != int(s.tool[recipe])) & (((free >> (4 * tool)) & 15) > 0)


@rule
def is_full(s, recipe):
    return (int(s.colour[recipe, 0]) | int(s.colour[recipe, 1]) | int(s.colour[recipe, 2])) >= 0


@rule
def is_movable(box, s, free, recipe):
    """The tool of a full recipe that is not on it must be free; it stays in the kitchen (BC-R17)."""
    other = int(box.tool_pair[recipe, 0]) + int(box.tool_pair[recipe, 1]) - int(s.tool[recipe])
    return ((free >> (4 * other)) & 15) > 0


@rule
def is_needed(box, s, recipe):
    """Whether a cake, anybody's, needs that part next (BC-R18)."""
    for tray in range(int(s.seats)):
        if s.height[tray] == box.part[recipe]:
            return True
    return False


@rule
def may_borrow(box, s, p, recipe):
    """Everybody may move any full recipe (BC-R16), unless the house rule says to begin with one's own."""
    if not box.borrow_only_without_own or s.owner[recipe] == p:
        return True
    for own in range(6):
        if s.owner[own] == p and is_full(s, own):
            return False
    return True


@rule
def may_throw(box, s):
    """Only the own cake, unfinished or finished, when nothing ordinary is possible (BC-R5), and once (BC-R6)."""
    p = int(s.actor)
    if s.height[p] == 0 or s.thrown[p] >= box.throws:
        return False
    return not has_thing(box, s, ANY_THING)


@rule
def may_end_turn(box, s, nothing_else):
    """The second thing is free (BC-R3); `nothing_else`: no ordinary thing is possible that may come second."""
    if s.thing < 2:
        return False
    if not box.must_do_both:
        return True
    return box.two_different_things and nothing_else


@rule
def has_thing(box, s, barred):
    """Whether the actor can do any ordinary thing of a kind that is not barred. What is likely comes first."""
    p = int(s.actor)
    laid = laid_kinds(s)
    if barred != BUYING:
        for kind in range(9):
            if not (laid >> kind) & 1:
                for colour in range(int(s.seats)):
                    if s.store[kind, colour] > 0:
                        return True
    if barred != EATING:
        edible = edible_kinds(s, p)
        if edible & laid:
            return True
        for recipe in range(6):
            for slot in range(SLOTS):
                if int(s.colour[recipe, slot] >= 0) & (edible >> int(box.kinds[recipe, slot])):
                    return True
    free = free_tools(s)
    if barred != ADDING and s.hand[p] > 0 and laid:
        taking = may_take_recipe(box, s, p)
        for recipe in range(6):
            if s.owner[recipe] >= 0 or taking:
                if tool_fits(box, s, free, recipe, 0) or tool_fits(box, s, free, recipe, 1):
                    for slot in range(SLOTS):
                        if int(s.colour[recipe, slot] < 0) & (laid >> int(box.kinds[recipe, slot])):
                            return True
    if barred != COMPLETING:
        for recipe in range(6):
            movable = is_full(s, recipe) and is_movable(box, s, free, recipe) and is_needed(box, s, recipe)
            if movable and may_borrow(box, s, p, recipe):
                return True
    return False


# --- What happens ---------------------------------------------------------------------------------------------------


@rule
def apply(box, s, action):
    """Play an action of the actor, or an outcome of chance."""
    if s.actor == CHANCE:
        draw(box, s, action)
        return
    if action >= VOTE:
        s.cup[int(s.actor)] = action - VOTE
        ask_next_voter(box, s)
        return
    p = int(s.actor)
    kind_done = BUYING
    if action < ADD:
        kind = action // 6
        s.store[kind, action % 6] -= 1
        s.plate[kind] = action % 6
    elif action < COMPLETE:
        kind_done = ADDING
        place = action - ADD
        add(box, s, p, place // 6, place % 6 // 2, place % 2)
    elif action < EAT_TABLE:
        kind_done = COMPLETING
        complete(box, s, (action - COMPLETE) // 6, (action - COMPLETE) % 6)
        if s.phase != PLAY:  # BC-R22: the end comes at once
            return
    elif action < EAT_RECIPE:
        kind_done = EATING
        kind = action - EAT_TABLE
        s.eaten[p, kind] = s.plate[kind]
        s.plate[kind] = NONE
    elif action < THROW:
        kind_done = EATING
        eat_from_recipe(box, s, p, (action - EAT_RECIPE) // 3, (action - EAT_RECIPE) % 3)
    elif action == THROW:
        kind_done = THROWING
        throw_away(box, s, p)
    else:
        kind_done = ENDING_TURN
    go_on(box, s, kind_done)


@rule
def add(box, s, p, recipe, slot, number):
    """An ingredient, an assistant and the other tool go onto a recipe; whoever begins one has it (BC-R8, BC-R28)."""
    kind = int(box.kinds[recipe, slot])
    s.colour[recipe, slot] = s.plate[kind]
    s.helper[recipe, slot] = p
    s.plate[kind] = NONE
    s.hand[p] -= 1
    s.tool[recipe] = box.tool_pair[recipe, number]
    if s.owner[recipe] < 0:
        s.owner[recipe] = p


@rule
def complete(box, s, recipe, tray):
    """A full recipe becomes the next part of a cake; one assistant stays with it, the others go home."""
    place = int(s.height[tray])
    winner = majority(s, recipe)
    for slot in range(SLOTS):
        s.baked[tray, 3 * place + slot] = s.colour[recipe, slot]
        s.hand[int(s.helper[recipe, slot])] += 1
    s.hand[winner] -= 1
    s.part[tray, place] = recipe
    s.server[tray, place] = winner
    s.height[tray] = place + 1
    clear_recipe(s, recipe)
    if place == 2:
        finish_cake(box, s, tray)


@rule
def majority(s, recipe):
    """The baker with most assistants on a full recipe; if all three differ, the one who has the recipe."""
    first, second, third = int(s.helper[recipe, 0]), int(s.helper[recipe, 1]), int(s.helper[recipe, 2])
    if first == second or first == third:
        return first
    if second == third:
        return second
    return int(s.owner[recipe])


@rule
def finish_cake(box, s, tray):
    """The first finished cake ends the children's game (BC-R27), the second one starts the contest (BC-R22)."""
    if s.finished[0] < 0:
        s.finished[0] = tray
        if box.children:
            end_game(s, CHILDREN)
    else:
        s.finished[1] = tray
        place_cups(box, s)


@rule
def eat_from_recipe(box, s, p, recipe, slot):
    """The assistant that came with the token goes home (BC-R13); the recipe may pass on or go back to the kitchen."""
    s.eaten[p, int(box.kinds[recipe, slot])] = s.colour[recipe, slot]
    s.hand[int(s.helper[recipe, slot])] += 1
    s.colour[recipe, slot] = NONE
    s.helper[recipe, slot] = NONE
    seats = int(s.seats)
    for step in range(seats):  # BC-R14: the owner, or the next baker after the owner with an assistant there
        seat = (int(s.owner[recipe]) + step) % seats
        if s.helper[recipe, 0] == seat or s.helper[recipe, 1] == seat or s.helper[recipe, 2] == seat:
            s.owner[recipe] = seat
            return
    s.owner[recipe] = NONE
    s.tool[recipe] = NONE


@rule
def throw_away(box, s, p):
    """The own cake, also a finished one (BC-R5): tokens to the store, assistants to their bakers."""
    for place in range(int(s.height[p])):
        recipe = int(s.part[p, place])
        s.hand[int(s.server[p, place])] += 1
        for slot in range(SLOTS):
            s.store[int(box.kinds[recipe, slot]), int(s.baked[p, 3 * place + slot])] += 1
    clear_tray(s, p)
    s.thrown[p] += 1
    if s.finished[0] == p:
        s.finished[0] = NONE


@rule
def go_on(box, s, kind_done):
    """The second thing (BC-R24: two a turn), or the next baker (BC-R1); who can do nothing ends the game (BC-R4)."""
    if s.thing < box.things and kind_done != ENDING_TURN:
        s.thing += 1
        if box.two_different_things:
            s.first_kind = kind_done
    else:
        s.thing = 1
        s.first_kind = ANY_THING
        following = int(s.actor) + 1
        if following == s.seats:
            following = 0
        s.actor = following
        s.awaited = 1 << following
    if not can_act(box, s):
        end_game(s, STUCK)


@rule
def can_act(box, s):
    """Whether the actor has any legal action; with both rules for the second thing on, the turn may end instead."""
    return may_end_turn(box, s, True) or has_thing(box, s, int(s.first_kind)) or may_throw(box, s)


@entry
def is_stuck(box: TheBox, s: Table):
    """For a described position: whether the game would be over there."""
    return not can_act(box, s)


@rule
def end_game(s, reason):
    s.phase = ENDED
    s.actor = OVER
    s.awaited = 0
    s.thing = 0
    s.first_kind = ANY_THING
    s.ending = reason


# --- The contest ----------------------------------------------------------------------------------------------------


@rule
def place_cups(box, s):
    """Each cup goes to the cake where its baker has more points; who has none at all places none."""
    s.phase = VOTING
    s.thing = 0
    s.first_kind = ANY_THING
    for seat in range(int(s.seats)):
        lead = points(box, s, int(s.finished[0]), seat) - points(box, s, int(s.finished[1]), seat)
        if lead > 0:
            s.cup[seat] = 0
        elif lead < 0:
            s.cup[seat] = 1
    ask_next_voter(box, s)


@rule
def ask_next_voter(box, s):
    """Who has as many points on both cakes chooses (BC-R19), in turn order from the start player."""
    seats = int(s.seats)
    if not box.abstain:
        for step in range(seats):
            seat = (int(s.start_player) + step) % seats
            if s.cup[seat] < 0 and points(box, s, int(s.finished[0]), seat) > 0:
                s.actor = seat
                s.awaited = 1 << seat
                return
    end_game(s, CONTEST)


@rule
def points(box, s, tray, seat):
    """A baker's points on a cake: ingredients, assistants (BC-R26), and the tray's owner for having one."""
    if s.height[tray] == 0:
        return 0
    told = int(box.owner_points) if tray == seat else 0
    for place in range(9):
        if s.baked[tray, place] == seat:
            told += int(box.ingredient_points)
    for place in range(3):
        if s.server[tray, place] == seat:
            told += int(box.assistant_points)
    return told


PAIRS_OF_BAKERS = MOST_BAKERS * MOST_BAKERS


@rule
def all_points(box, s, out):
    """The points of every baker on every tray: MOST_BAKERS numbers for each tray."""
    for place in range(PAIRS_OF_BAKERS):
        out[place] = 0
    for tray in range(int(s.seats)):
        if s.height[tray] > 0:
            row = MOST_BAKERS * tray
            out[row + tray] += int(box.owner_points)
            for place in range(9):
                if s.baked[tray, place] >= 0:
                    out[row + int(s.baked[tray, place])] += int(box.ingredient_points)
            for place in range(3):
                if s.server[tray, place] >= 0:
                    out[row + int(s.server[tray, place])] += int(box.assistant_points)


@entry
def tray_points(box: Box, states: Tables, i: int, out: ShortRows):
    """The points of each seat (column) on each tray (row) of table i."""
    for tray in range(int(states[i].seats)):
        for seat in range(int(states[i].seats)):
            out[tray, seat] = points(box[0], states[i], tray, seat)


@entry
def preview(box: TheBox, s: Table, action: int, trial: Tables, out: ShortRows):
    """Play an action on the first table of `trial`, and tell the points there as `tray_points` does."""
    trial[0] = s
    apply(box, trial[0], action)
    for tray in range(int(s.seats)):
        for seat in range(int(s.seats)):
            out[tray, seat] = points(box, trial[0], tray, seat)


@entry
def tell_kitchen(box: Box, states: Tables, i: int, tools: Shorts, recipes: FlagRows):
    """At table i: the free copies of each tool; whether a tool is free for each recipe, and whether it can be moved:
    its other tool is free, and a cake, anybody's, needs that part next."""
    s = states[i]
    free = free_tools(s)
    for tool in range(4):
        tools[tool] = (free >> (4 * tool)) & 15
    for recipe in range(6):
        recipes[recipe, 0] = tool_fits(box[0], s, free, recipe, 0) or tool_fits(box[0], s, free, recipe, 1)
        recipes[recipe, 1] = is_full(s, recipe) and is_movable(box[0], s, free, recipe) and is_needed(box[0], s, recipe)


@entry
def foresee(box: Box, states: Tables, i: int, first: int, second: int, trial: Tables, cups: Shorts, counted: Shorts):
    """The contest of two cakes as if they were finished now: where each cup goes, and whether each cake counts.

    A cup that its baker may place freely is left out.
    """
    trial[0] = states[i]
    s = trial[0]
    s.finished[0] = first
    s.finished[1] = second
    for seat in range(MOST_BAKERS):
        s.cup[seat] = NONE
    place_cups(box[0], s)
    s.ending = CONTEST
    for seat in range(MOST_BAKERS):
        cups[seat] = s.cup[seat]
    counted[0] = counts(s, first)
    counted[1] = counts(s, second)


@rule
def counts(s, tray):
    """Whether a tray counts: after a contest the cake with more cups, or both (BC-R23); before that every tray."""
    if s.ending != CONTEST:
        return True
    lead = 0
    for seat in range(int(s.seats)):
        if s.cup[seat] == 0:
            lead += 1
        elif s.cup[seat] == 1:
            lead -= 1
    return (tray == s.finished[0] and lead >= 0) or (tray == s.finished[1] and lead <= 0)


@rule
def scores(box, s, out):
    """Points on the trays that count; in the children's game the parts on the own tray (BC-R27)."""
    seats = int(s.seats)
    for seat in range(seats):
        out[seat] = int(s.height[seat]) if box.children else 0
    if not box.children:
        for tray in range(seats):
            if counts(s, tray):
                for seat in range(seats):
                    out[seat] += points(box, s, tray, seat)


@rule
def parts(box, s, seat, out):
    """The parts of a seat's score, in the order of state.PARTS."""
    for part in range(4):
        out[part] = 0
    if box.children:
        out[3] = int(s.height[seat])
        return
    for tray in range(int(s.seats)):
        if s.height[tray] > 0 and counts(s, tray):
            for place in range(9):
                if s.baked[tray, place] == seat:
                    out[0] += int(box.ingredient_points)
            for place in range(3):
                if s.server[tray, place] == seat:
                    out[1] += int(box.assistant_points)
            if tray == seat:
                out[2] += int(box.owner_points)


@rule
def uses(box, s, action, out):
    """The kind of thing, and what it is done with; in the order of state.USED."""
    if action < ADD:
        out[USED_THING] += 1
        out[USED_BOUGHT + action // 6] += 1
    elif action < COMPLETE:
        recipe, slot, number = (action - ADD) // 6, (action - ADD) % 6 // 2, action % 2
        out[USED_THING + ADDING - BUYING] += 1
        out[USED_INGREDIENT + int(box.kinds[recipe, slot])] += 1
        out[USED_TOOL + int(box.tool_pair[recipe, number])] += 1
    elif action < EAT_TABLE:
        out[USED_THING + COMPLETING - BUYING] += 1
        out[USED_RECIPE + (action - COMPLETE) // 6] += 1
    elif action < THROW:
        kind = action - EAT_TABLE
        if action >= EAT_RECIPE:
            kind = int(box.kinds[(action - EAT_RECIPE) // 3, (action - EAT_RECIPE) % 3])
        out[USED_THING + EATING - BUYING] += 1
        out[USED_EATEN + kind] += 1
    elif action == THROW:
        out[USED_THING + THROWING - BUYING] += 1


@rule
def ends_with(box, s, seat, out):
    out[USED_CAKE] += s.height[seat] == SLOTS
    out[USED_CAKE + 1] += s.ending == CONTEST and counts(s, seat)


@rule
def number_eaten(s, seat):
    eaten = 0
    for kind in range(9):
        eaten += s.eaten[seat, kind] >= 0
    return eaten


@rule
def returns(box, s, out):
    """By rank: see `standing`. Who is equal even then shares the place (BC-R21)."""
    seats = int(s.seats)
    for seat in range(seats):
        out[seat] = standing(box, s, seat)
    returns_by_rank(out, seats)


@rule
def standing(box, s, seat):
    """More is better: after a contest points, then tokens eaten; when stuck fewer eaten, then points (BC-R20).

    The children's game goes by parts on the own tray (BC-R27): only the winner has three.
    """
    if box.children and s.ending != STUCK:
        return int(s.height[seat])
    told = 0
    for tray in range(int(s.seats)):
        if counts(s, tray):
            told += points(box, s, tray, seat)
    if s.ending == STUCK:
        return told - 1000 * number_eaten(s, seat)
    return 16 * told + number_eaten(s, seat)


# --- Why not --------------------------------------------------------------------------------------------------------


@rule
def refusal(box, s, action):
    """Why the actor may not play an action; LEGAL when it may."""
    if s.phase == VOTING:
        return LEGAL if action >= VOTE else NOT_WHILE_VOTING
    if action >= VOTE:
        return NO_VOTE_YET
    if action == THROW:
        if s.height[int(s.actor)] == 0:
            return NOTHING_TO_THROW
        if s.thrown[int(s.actor)] >= box.throws:
            return THREW_BEFORE
        return OTHER_THINGS_POSSIBLE if has_thing(box, s, ANY_THING) else LEGAL
    if action == END_TURN:
        if s.thing < 2:
            return FIRST_THING
        return LEGAL if may_end_turn(box, s, not has_thing(box, s, int(s.first_kind))) else MUST_DO_BOTH
    if action < ADD:
        kind_asked = BUYING
        why = refusal_to_buy(s, action // 6, action % 6)
    elif action < COMPLETE:
        kind_asked = ADDING
        why = refusal_to_add(box, s, (action - ADD) // 6, (action - ADD) % 6 // 2, action % 2)
    elif action < EAT_TABLE:
        kind_asked = COMPLETING
        why = refusal_to_complete(box, s, (action - COMPLETE) // 6, (action - COMPLETE) % 6)
    else:
        kind_asked = EATING
        why = refusal_to_eat(box, s, action)
    return SAME_KIND if why == LEGAL and kind_asked == s.first_kind else why


@rule
def refusal_to_buy(s, kind, colour):
    if colour >= s.seats:
        return NO_SUCH_BAKER
    if s.plate[kind] >= 0:
        return PLATE_TAKEN
    return LEGAL if s.store[kind, colour] > 0 else SOLD_OUT


@rule
def refusal_to_add(box, s, recipe, slot, number):
    p = int(s.actor)
    if s.colour[recipe, slot] >= 0:
        return SLOT_FILLED
    if s.plate[box.kinds[recipe, slot]] < 0:
        return PLATE_EMPTY
    if s.owner[recipe] < 0 and not may_take_recipe(box, s, p):
        return HAS_RECIPE
    if s.hand[p] == 0:
        return NO_ASSISTANT
    if box.tool_pair[recipe, number] == s.tool[recipe]:
        return TOOL_ON_CARD
    return LEGAL if tool_fits(box, s, free_tools(s), recipe, number) else TOOL_IN_USE


@rule
def refusal_to_complete(box, s, recipe, tray):
    if tray >= s.seats:
        return NO_SUCH_BAKER
    if not is_full(s, recipe):
        return NOT_FULL
    if s.height[tray] != box.part[recipe]:
        return WRONG_PART
    if not may_borrow(box, s, int(s.actor), recipe):
        return HAS_FULL_RECIPE
    return LEGAL if is_movable(box, s, free_tools(s), recipe) else OTHER_TOOL_IN_USE


@rule
def refusal_to_eat(box, s, action):
    p = int(s.actor)
    if action < EAT_RECIPE:
        kind = action - EAT_TABLE
        if s.plate[kind] < 0:
            return PLATE_EMPTY
        return LEGAL if s.eaten[p, kind] < 0 else ATE_THAT_KIND
    recipe = (action - EAT_RECIPE) // 3
    slot = (action - EAT_RECIPE) % 3
    if s.colour[recipe, slot] < 0:
        return SLOT_EMPTY
    return LEGAL if s.eaten[p, box.kinds[recipe, slot]] < 0 else ATE_THAT_KIND


# --- What a seat may know -------------------------------------------------------------------------------------------


AT_VOTING, AT_SECOND_THING, AT_FIRST_KIND = LAYOUT.places("voting", "second_thing", "first_kind")
AT_FREE_TOOLS, AT_TOOLS, AT_ACTOR, AT_START = LAYOUT.places("free_tools", "tools", "actor", "start_player")
AT_FIRST_FINISHED, AT_SECOND_FINISHED = LAYOUT.places("first_finished", "second_finished")
AT_STORE, AT_PLATES, AT_RECIPES, AT_BAKERS = LAYOUT.places("store", "plates", "recipes", "bakers")
AT_MOVABLE, AT_MISSING, AT_MISSING_ON_TABLE = RECIPE.places("movable", "missing", "missing_on_table")
AT_FILLED, AT_TOOL, AT_TOOL_FREE = RECIPE.places("filled", "tool", "tool_free")
AT_OWNER, AT_WINNER, AT_FITS, AT_COLOUR, AT_HELPER = RECIPE.places("owner", "winner", "fits", "colour_0", "helper_0")
AT_HAND, AT_NUMBER_EATEN, AT_THROWN, AT_HAS_RECIPE = BAKER.places("hand", "number_eaten", "thrown", "has_recipe")
AT_HEIGHT, AT_TO_FINISH, AT_CUP, AT_POINTS = BAKER.places("height", "to_finish", "cup", "points")
AT_EATEN, AT_POINTS_HERE = BAKER.places("eaten", "points_here")
RECIPE_LENGTH, BAKER_LENGTH = RECIPE.length, BAKER.length


@rule
def observe(box, s, seat, out):
    """Everything is public. Seats are told relative to the observer: 0 is the seat itself, 1 the next clockwise."""
    n = int(s.seats)
    free = free_tools(s)
    clear(out, length_of(AT_BAKERS, n) + length_of(BAKER_LENGTH, n) * n)
    out[AT_VOTING] = s.phase == VOTING
    out[AT_SECOND_THING] = s.thing == 2
    if s.first_kind >= BUYING and s.first_kind <= THROWING:
        out[AT_FIRST_KIND + int(s.first_kind) - BUYING] = 1.0
    for tool in range(4):
        out[AT_FREE_TOOLS + tool] = share((free >> (4 * tool)) & 15, 4.0)
        out[AT_TOOLS + tool] = share(s.tools[tool], 4.0)
    mark(out, length_of(AT_ACTOR, n), n, seat, s.actor)
    mark(out, length_of(AT_START, n), n, seat, s.start_player)
    mark(out, length_of(AT_FIRST_FINISHED, n), n, seat, s.finished[0])
    mark(out, length_of(AT_SECOND_FINISHED, n), n, seat, s.finished[1])
    for kind in range(9):
        mark(out, length_of(AT_PLATES, n) + n * kind, n, seat, s.plate[kind])
    for place in range(n):
        other = (seat + place) % n
        for kind in range(9):
            out[length_of(AT_STORE, n) + n * kind + place] = share(s.store[kind, other], 6.0)
    for recipe in range(6):
        at = length_of(AT_RECIPES, n) + length_of(RECIPE_LENGTH, n) * recipe
        observe_recipe(box, s, seat, recipe, free, out[at : at + length_of(RECIPE_LENGTH, n)])
    fewest = 0
    for part in range(SLOTS):
        fewest |= fewest_missing(box, s, part) << (4 * part)
    points_here = room(PAIRS_OF_BAKERS, np.int32)
    all_points(box, s, points_here)
    for place in range(n):
        at = length_of(AT_BAKERS, n) + length_of(BAKER_LENGTH, n) * place
        observe_baker(s, seat, (seat + place) % n, fewest, points_here, out[at : at + length_of(BAKER_LENGTH, n)])


@rule
def mark(out, at, seats, seat, other):
    """Write a 1 for another seat, if it is one, as far on as it sits clockwise."""
    if other >= 0:
        place = int(other) - seat
        out[at + (place if place >= 0 else place + seats)] = 1.0


@rule
def observe_recipe(box, s, seat, recipe, free, out):
    n = int(s.seats)
    missing = 0
    missing_on_table = 0
    for slot in range(SLOTS):
        colour = int(s.colour[recipe, slot])
        out[AT_FILLED + slot] = colour >= 0
        if colour < 0:
            missing += 1
            missing_on_table += s.plate[box.kinds[recipe, slot]] >= 0
        mark(out, length_of(AT_COLOUR, n) + slot * n, n, seat, colour)
        mark(out, length_of(AT_HELPER, n) + slot * n, n, seat, s.helper[recipe, slot])
    if missing == 0:
        out[AT_MOVABLE] = is_movable(box, s, free, recipe)
        mark(out, length_of(AT_WINNER, n), n, seat, majority(s, recipe))
    out[AT_MISSING] = share(missing, 3.0)
    out[AT_MISSING_ON_TABLE] = share(missing_on_table, 3.0)
    for number in range(2):
        tool = int(box.tool_pair[recipe, number])
        out[AT_TOOL + number] = s.tool[recipe] == tool
        out[AT_TOOL_FREE + number] = ((free >> (4 * tool)) & 15) > 0
    mark(out, length_of(AT_OWNER, n), n, seat, s.owner[recipe])
    for place in range(n):
        out[length_of(AT_FITS, n) + place] = s.height[(seat + place) % n] == box.part[recipe]


@rule
def observe_baker(s, seat, baker, fewest, points_here, out):
    """`fewest` are the ingredients that the best recipe of each part still lacks, `points_here` those of all trays."""
    n = int(s.seats)
    has_recipe = False
    for recipe in range(6):
        if s.owner[recipe] == baker:
            has_recipe = True
    out[AT_HAND] = share(s.hand[baker], 18.0)
    out[AT_NUMBER_EATEN] = share(number_eaten(s, baker), 9.0)
    out[AT_THROWN] = share(s.thrown[baker], 9.0)
    out[AT_HAS_RECIPE] = has_recipe
    out[AT_HEIGHT] = share(s.height[baker], 3.0)
    things = 0
    for part in range(int(s.height[baker]), SLOTS):
        things += ((fewest >> (4 * part)) & 15) + 1
    out[AT_TO_FINISH] = share(things, 12.0)
    out[AT_CUP] = s.cup[baker] == 0
    out[AT_CUP + 1] = s.cup[baker] == 1
    total = 0
    for place in range(n):
        other = (seat + place) % n
        total += points_here[MOST_BAKERS * other + baker]
        out[AT_POINTS_HERE + place] = share(points_here[MOST_BAKERS * baker + other], 40.0)
    out[AT_POINTS] = share(total, 40.0)
    for kind in range(9):
        out[AT_EATEN + kind] = s.eaten[baker, kind] >= 0


@rule
def things_to_finish(box, s, tray):
    """The fewest things, buying aside, that would finish a cake: ingredients still to add, and parts still to move."""
    things = 0
    for part in range(int(s.height[tray]), SLOTS):
        things += fewest_missing(box, s, part) + 1
    return things


@rule
def fewest_missing(box, s, part):
    """The ingredients that the best recipe of a part still lacks."""
    fewest = SLOTS
    for recipe in range(6):
        if box.part[recipe] == part:
            missing = 0
            for slot in range(SLOTS):
                missing += s.colour[recipe, slot] < 0
            fewest = min(fewest, missing)
    return fewest


@rule
def redeal(box, s, seat, rng):
    """Nothing is hidden: everything lies on the table, and after the set-up there is no chance."""
