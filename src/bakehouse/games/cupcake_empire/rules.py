"""The rules of Cupcake Empire: pure functions over the records `box` and `s`, and the only place where they stand.

A ruling of ours is cited by its number (`CE-R7`); the list with the reasons is in docs/games/cupcake_empire.md.
"""

from bakehouse.games.cupcake_empire.state import (
    ACT,
    BAKERY_GREY,
    BASE,
    BY_IDEA,
    BY_PAYING,
    CAST,
    ENDED,
    FROM,
    GREY,
    HIRE,
    IMPROVEMENT,
    MIXED_BASE,
    MIXED_FROSTING,
    MOST_PLAYERS,
    NO_MODE,
    NO_STEP,
    NONE,
    OUTLET_BOTH,
    OUTLET_YELLOW,
    PICK,
    PINK,
    POST,
    PREROLL,
    REST,
    SELL_1,
    SELL_4,
    SETUP_IMP,
    SETUP_REC,
    SIMPLE_FROSTING,
    STEP,
    SURPLUS,
    TO,
    TURN,
    USED_BAKERY,
    USED_BASE,
    USED_COLUMN,
    USED_CUSTOMER,
    USED_DRAWN,
    USED_FROSTING,
    USED_HIRED,
    USED_IMPROVEMENT,
    USED_LEVEL,
    USED_OBJECTIVE,
    USED_OUTLET,
    USED_PLACED,
    USED_REST,
    USED_SPECIAL,
    X1,
    X2,
    X3,
    X4,
)  # fmt: skip
from bakehouse.kernel.compiling import entry, rule
from bakehouse.kernel.contract import returns_by_rank
from bakehouse.kernel.kinds import Box, Shorts, Table, Tables, TheBox
from bakehouse.kernel.records import CHANCE, OVER

# Action ids. Blocks with parameters are counted from their first id.
ACTIVATE = 0  # + column
LEVEL = 5  # + 3 * column + level, both from 0; column 5 has four levels
IMPROVE = 21  # + type
FINISH, COLLECT, ROLL, END_TURN = 27, 28, 29, 30
TAKE_BASE = 31  # + base
TAKE_FROSTING = 33  # + frosting
OUTLET = 43  # + 5 * (street - 1) + seat + 1, or + 0 for a free space
MOVE_OUTLET_FROM = 68  # + street - 1
DECLINE = 73
SELL = 74  # + house
HIRE_DIE = 98  # + colour
BAKERY = 103  # + street - 1
PLACE_IMP = 108  # + 5 * type + column
ASSEMBLE = 138  # + 10 * base + frosting
REST_IDEA = 168  # + column
REST_PAY = 173  # + column
REST_DIE = 178  # + colour
REST_DONE = 184
SP_IMP, SP_MOVE, SP_BUY, SP_PAYMOVE = 185, 186, 187, 188
PICK_DIE = 189  # + 6 * column + colour
DIE_TO = 219  # + column
MOVE_DONE = 224
SURPLUS_DIE = 225  # + colour
START_RECIPE = 231  # + 4 * base + frosting
ACTIONS = 239

TARGET, ROUND_LIMIT = 1, 2  # the endings

# Why an action is refused.
(
    LEGAL, NOT_NOW, LEVEL_TOO_LOW, NOT_ACTIVE, ACTION_DONE, NOTHING_POSSIBLE, NO_SUCH_IMPROVEMENT, SPACE_TOO_HIGH,
    IMPROVEMENT_USED, MUST_ACT, NOTHING_TO_DO_BETWEEN, RESERVE_EMPTY, WRONG_STEP, WRONG_COLOUR, SPACE_FREE, STREET_FULL,
    NO_OUTLET_THERE, OWN_OUTLET, NO_OUTLET_ELSEWHERE, NOT_YOURS_THERE, HAS_OUTLETS, HOUSE_EMPTY, TOO_FAR, NO_PRESENCE,
    NO_RECIPE, NO_BAKERY_LEFT, COLUMN_HAS_TYPE, COLUMN_IMPROVED, NOT_DEALT, RECIPE_TAKEN, PART_MISSING, REST_WAS_USED,
    REST_EMPTY, COLUMN_FULL, NO_IDEA, NO_INCOME, SPECIAL_WAS_USED, NO_DIE_THERE, NOT_IN_ORDER, NOTHING_MOVED,
    FULL_OF_IDEAS, SAME_COLUMN, OTHER_PAIR, TOO_FEW_LEFT, NO_SUCH_PLAYER, NOTHING_MOVES,
) = range(46)  # fmt: skip


# --- The set-up -----------------------------------------------------------------------------------------------------


@rule
def setup(box, s, seats):
    """Reserve, boards and first bakeries; customers, objectives, improvements and grey dice follow as chance steps."""
    s.seats = seats
    s.actor = CHANCE
    s.awaited = 0
    s.ending = 0
    for i in range(s.filler.shape[0]):
        s.filler[i] = 0
    s.round_number = 1
    s.phase = X1
    s.mover = NONE
    s.last_round = 0
    s.spare = 0
    for house in range(24):
        s.customer[house] = NONE
    for h in range(6):
        for seat in range(MOST_PLAYERS):
            s.outlets[h, seat] = 0
            s.bakeries[h, seat] = 1 if h == 0 and seat < seats else 0
    for b in range(3):
        s.reserve_bases[b] = box.bases[seats - 2, b]
    for f in range(10):
        s.reserve_frostings[f] = box.frostings[seats - 2, f]
    for d in range(5):
        s.reserve_dice[d] = box.dice[seats - 2, d]
    for t in range(6):
        s.reserve_improvements[t] = box.improvements[seats - 2]
    for deck in range(4):
        s.objectives[deck] = 0
    s.column = 0
    clear_activation(s)
    s.rest_used = 0
    s.special_used = 0
    s.steps[0] = NO_STEP
    s.steps[1] = NO_STEP
    s.resume = 0
    s.from_street = 0
    s.from_rival = 0
    clear_rest(s)
    clear_move(s)
    s.sixes = 0
    s.surplus_left = 0
    s.surplus_last = 0
    for d in range(6):
        s.to_roll[d] = 0
        for c in range(5):
            s.unplaced[c, d] = 0
    for seat in range(MOST_PLAYERS):
        s.dealt[seat] = NONE
        lay_board(box, s.players[seat], seat < seats)


@rule
def lay_board(box, player, plays):
    """One die of each colour in its column, tracks at their start; nothing for a seat where nobody sits."""
    here = int(plays)
    player.income = here * int(box.start_income)
    player.menu = 0
    player.production = here * int(box.start_production)
    player.sales = here * int(box.start_sales)
    player.ideas = 0
    player.marker = 0
    player.outlets_in_hand = here * int(box.outlets_each)
    player.bakeries_in_hand = here * (int(box.bakeries_each) - 1)
    for c in range(5):
        player.low[c] = 0
        player.third[c] = 0
        for d in range(6):
            player.columns[c, d] = here if c == d else 0
    for d in range(6):
        player.rest[d] = 0
    for b in range(3):
        player.loose_bases[b] = 0
        player.served_class[b] = 0
        for f in range(10):
            player.recipes[b, f] = 0
    for f in range(10):
        player.loose_frostings[f] = 0
    for kind in range(8):
        player.served_kind[kind] = 0
    for deck in range(4):
        player.objective_done[deck] = 0


@rule
def clear_activation(s):
    s.level = 0
    s.action_done = 0
    s.used = 0


@rule
def clear_rest(s):
    s.rest_mode = NO_MODE
    s.rest_column = 0
    s.rest_last = 0
    s.rest_moved = 0


@rule
def clear_move(s):
    s.move_mode = NO_MODE
    s.move_moved = 0
    s.move_from = 0
    s.move_colour = 0
    s.pair_from = 0
    s.pair_to = 0


@rule
def grey_dice_of(player):
    told = 0
    for c in range(5):
        told += int(player.columns[c, GREY])
    return told


@rule
def next_house(s):
    for house in range(24):
        if s.customer[house] < 0:
            return house
    return 24


@rule
def next_deck(s):
    for deck in range(4):
        if s.objectives[deck] == 0:
            return deck
    return 4


@rule
def next_to_deal(s):
    for seat in range(int(s.seats)):
        if s.dealt[seat] < 0:
            return seat
    return int(s.seats)


@rule
def next_to_roll_grey(box, s):
    for seat in range(int(s.seats)):
        if grey_dice_of(s.players[seat]) < box.grey_dice:
            return seat
    return int(s.seats)


@rule
def odds(box, s, out):
    """Six faces for the next die of a roll; in the set-up a customer, an objective, a type or a column."""
    if s.phase == CAST:
        for face in range(6):
            out[face] = 1
        return 6
    if s.phase == X1:
        for kind in range(8):
            out[kind] = int(box.customer_copies)
        for house in range(24):
            if s.customer[house] >= 0:
                out[int(s.customer[house])] -= 1
        return 8
    if s.phase == X3:
        for t in range(6):
            out[t] = 1
        for seat in range(int(s.seats)):
            if s.dealt[seat] >= 0:
                out[int(s.dealt[seat])] = 0
        return 6
    for outcome in range(5):
        out[outcome] = 1
    return 5


@rule
def draw(box, s, outcome):
    """A step of chance."""
    if s.phase == CAST:
        cast(box, s, outcome)
    elif s.phase == X1:
        s.customer[next_house(s)] = outcome
        if next_house(s) == 24:
            s.phase = X2
    elif s.phase == X2:
        s.objectives[next_deck(s)] = outcome + 1
        if next_deck(s) == 4:
            s.phase = X3
    elif s.phase == X3:
        s.dealt[next_to_deal(s)] = outcome
        s.reserve_improvements[outcome] -= 1
        if next_to_deal(s) == s.seats:
            s.phase = X4
    else:
        s.players[next_to_roll_grey(box, s)].columns[outcome, GREY] += 1
        if next_to_roll_grey(box, s) == s.seats:
            s.phase = SETUP_IMP
            turn_over_to(s, int(s.seats) - 1)  # CE-R2: the last seat places and chooses first


@rule
def turn_over_to(s, seat):
    s.mover = seat
    s.actor = seat
    s.awaited = 1 << seat


@rule
def next_to_set_up(s, phase_after):
    """The next seat down; after seat 0 the next phase, of which the first turn begins with seat 0."""
    if s.mover > 0:
        turn_over_to(s, int(s.mover) - 1)
    else:
        s.phase = phase_after
        turn_over_to(s, 0 if phase_after == TURN else int(s.seats) - 1)


# --- Counting -------------------------------------------------------------------------------------------------------


@rule
def held(player, c):
    """Dice in a column."""
    told = 0
    for d in range(6):
        told += int(player.columns[c, d])
    return told


@rule
def all_held(player):
    """Dice in all columns, four bits for each."""
    told = 0
    for c in range(5):
        told |= held(player, c) << (4 * c)
    return told


@rule
def columns_with_room(box, counts):
    """Columns that can take a die, as bits."""
    spaces = int(box.spaces)
    told = 0
    for c in range(5):
        told |= int(((counts >> (4 * c)) & 15) < spaces) << c
    return told


@rule
def level_of(box, player, c, dice):
    """The level that a column reaches: dice by its thresholds, and one more for each specialist."""
    reached = int(box.reach[c, dice]) + int(player.columns[c, c])
    if c != PINK:  # a pink die in column 5 is one specialist, not two
        reached += int(player.columns[c, PINK])
    return min(reached, int(box.top_level[c]))


@rule
def level_now(box, s):
    """The level of the activation: fixed by ACTIVATE (CE-R3), or counted anew with the house rule."""
    if not box.live_level:
        return int(s.level)
    player = s.players[int(s.mover)]
    c = int(s.column) - 1
    return level_of(box, player, c, held(player, c))


@rule
def resting(player):
    told = 0
    for d in range(6):
        told += int(player.rest[d])
    return told


@rule
def bits(mask):
    """How many of up to six bits are set."""
    told = mask - ((mask >> 1) & 0x15)
    told = (told & 0x33) + ((told >> 2) & 0x33)
    return (told + (told >> 4)) & 15


@rule
def types_in_reserve(s):
    told = 0
    for t in range(6):
        told |= int(s.reserve_improvements[t] > 0) << t
    return told


@rule
def types_for(player, c, reserve):
    """Types that may be placed in a column, as bits: three spaces, and never two of a type."""
    there = int(player.low[c]) | int(player.third[c])
    return 0 if bits(there) >= 3 else reserve & ~there


@rule
def can_place_improvement(s, player):
    reserve = types_in_reserve(s)
    for c in range(5):
        if types_for(player, c, reserve):
            return True
    return False


@rule
def outlets_of(s, p):
    told = 0
    for h in range(1, 6):
        told += int(s.outlets[h, p])
    return told


@rule
def bakeries_of(s, p):
    told = 0
    for h in range(6):
        told += int(s.bakeries[h, p])
    return told


@rule
def outlet_streets(box, s, p, colours):
    """Streets of these colours where an outlet can be opened, as bits; six bits higher, those with a free space.

    Own outlets may stand there already (CE-R12), and the spaces of a street are alike (CE-R31). A full street needs a
    rival to expel (CE-R13); with no outlet in hand, one must come from elsewhere (CE-R14).
    """
    in_hand = s.players[p].outlets_in_hand > 0
    elsewhere = 0 if in_hand else outlets_of(s, p)
    told = 0
    for h in range(1, 6):
        if int(box.street_colour[h]) & colours:
            taken = 0
            for seat in range(MOST_PLAYERS):
                taken += int(s.outlets[h, seat])
            own = int(s.outlets[h, p])
            free = taken < box.outlet_room[int(s.seats) - 2, h]
            if (free or taken > own) and (in_hand or elsewhere > own):
                told |= (1 << h) | (int(free) << (h + 6))
    return told


@rule
def bakery_streets(box, s, p, colour):
    """Streets of a colour with a free bakery space, as bits, if a bakery is in hand (CE-R11, CE-R34)."""
    told = 0
    if s.players[p].bakeries_in_hand > 0:
        for h in range(1, 6):
            if box.street_colour[h] == colour:
                taken = 0
                for seat in range(MOST_PLAYERS):
                    taken += int(s.bakeries[h, seat])
                told |= int(taken < box.bakery_room[h]) << h
    return told


@rule
def is_present(s, p, h):
    """An outlet or a bakery gives access to a street (CE-R16)."""
    return (int(s.outlets[h, p]) | int(s.bakeries[h, p])) > 0


@rule
def sell_houses(s, p, distance):
    """Houses with a customer in reach whom a recipe serves, as bits."""
    menu = int(s.players[p].menu)
    told = 0
    for h in range(6):
        if is_present(s, p, h):
            for d in range(distance):
                kind = int(s.customer[4 * h + d])
                if kind >= 0:
                    told |= ((menu >> kind) & 1) << (4 * h + d)
    return told


@rule
def is_possible(box, s, p, step):
    """Whether a step has a choice other than to decline."""
    if step == BASE:
        return s.reserve_bases[0] > 0 or s.reserve_bases[1] > 0
    if step == MIXED_BASE:
        return s.reserve_bases[2] > 0
    if step == SIMPLE_FROSTING or step == MIXED_FROSTING:
        first, last = (0, 4) if step == SIMPLE_FROSTING else (4, 10)
        for f in range(first, last):
            if s.reserve_frostings[f] > 0:
                return True
        return False
    if step <= OUTLET_BOTH:
        return outlet_streets(box, s, p, step - OUTLET_YELLOW + 1) != 0
    if step <= SELL_4:
        return sell_houses(s, p, step - SELL_1 + 1) != 0
    if step == HIRE:
        for d in range(5):
            if s.reserve_dice[d] > 0:
                return True
        return False
    if step == IMPROVEMENT:
        return can_place_improvement(s, s.players[p])
    return bakery_streets(box, s, p, step - BAKERY_GREY) != 0


@rule
def open_levels(box, s):
    """The legal LEVEL actions, as bits counted from the first: those with a possible step (CE-R7)."""
    if s.action_done:
        return 0
    c = int(s.column) - 1
    level = level_now(box, s)
    first = c
    if c == PINK and level == box.top_level[PINK]:  # CE-R10: the top of column 5 gives any level of columns 1 to 4
        first = 0
    told = 0
    for column in range(first, c + 1):
        for place in range(level if column == c else int(box.top_level[column])):
            step = int(box.level_steps[column, place, 0])
            second = int(box.level_steps[column, place, 1])
            open_now = is_possible(box, s, int(s.mover), step)
            if not open_now and second != NO_STEP:
                open_now = is_possible(box, s, int(s.mover), second)
            told |= int(open_now) << (3 * column + place)
    return told


@rule
def usable_types(box, s):
    """Improvements of the activated column that the level reaches and that were not used (CE-R26, CE-R27), as bits."""
    player = s.players[int(s.mover)]
    c = int(s.column) - 1
    there = int(player.low[c]) | int(player.third[c])
    if there == 0:
        return 0
    level = level_now(box, s)
    told = 0
    if level >= box.low_level:
        told |= int(player.low[c])
    if level >= box.third_level:
        told |= int(player.third[c])
    return told & ~int(s.used)


@rule
def die_can_move(box, counts):
    """Some column has a die while another column can take one."""
    room = columns_with_room(box, counts)
    for c in range(5):
        if (counts >> (4 * c)) & 15 and room & ~(1 << c):
            return True
    return False


@rule
def may_go_between(s, player):
    """COLLECT stops between income and roll only for a player who could do something there (CE-R25)."""
    return s.special_used == 0 or (s.rest_used == 0 and resting(player) > 0)


@rule
def rolled_colours(s, c):
    """Colours of rolled dice that wait for a column, as bits."""
    told = 0
    for d in range(6):
        told |= int(s.unplaced[c, d] > 0) << d
    return told


@rule
def column_waiting(s):
    """The lowest column with rolled dice that are not placed yet; 5 if there is none."""
    for c in range(5):
        if rolled_colours(s, c):
            return c
    return 5


# --- What a player may do -------------------------------------------------------------------------------------------


@rule
def legal(box, s, out):
    """The legal actions of the actor, ascending."""
    p = int(s.mover)
    player = s.players[p]
    phase = int(s.phase)
    if phase == STEP:
        return list_step(box, s, p, out)
    if phase == PICK:
        return list_dice_to_pick(box, s, player, out)
    if phase == TO:
        return list_targets(box, s, player, out)
    if phase == REST:
        return list_resting(s, player, out)
    if phase == SURPLUS:
        return list_surplus(s, out)
    if phase == SETUP_IMP:
        for c in range(5):
            out[c] = PLACE_IMP + 5 * int(s.dealt[p]) + c
        return 5
    if phase == SETUP_REC:
        return list_start_recipes(s, out)
    counts = all_held(player)
    n = 0
    if phase == TURN:
        n = list_columns(box, player, counts, out)
    elif phase == ACT:
        n = list_activation(box, s, player, out)
    else:
        out[0] = ROLL if phase == PREROLL else END_TURN
        n = 1
    return list_any_time(box, s, player, counts, n, out)


@rule
def list_columns(box, player, counts, out):
    """Columns of level 1 or more; if there is none, those with a die; if there is none either, the first (CE-R5)."""
    n = 0
    for c in range(5):
        out[n] = ACTIVATE + c
        n += int(level_of(box, player, c, (counts >> (4 * c)) & 15) > 0)
    if n == 0:
        for c in range(5):
            out[n] = ACTIVATE + c
            n += int((counts >> (4 * c)) & 15 > 0)
    if n == 0:
        out[0] = ACTIVATE
        n = 1
    return n


@rule
def list_activation(box, s, player, out):
    n = 0
    levels = open_levels(box, s)
    if levels:
        for place in range(16):
            out[n] = LEVEL + place
            n += (levels >> place) & 1
    usable = usable_types(box, s)
    if usable:
        for t in range(6):
            if (usable >> t) & 1:
                step = int(box.improvement_step[t])
                out[n] = IMPROVE + t
                n += int(step == NO_STEP or is_possible(box, s, int(s.mover), step))
    if levels == 0 or box.optional_action:  # CE-R4: the action must be done if it can be; CE-R6: if not, go on
        out[n] = FINISH
        out[n + 1] = COLLECT
        n += 1 + int(may_go_between(s, player))
    return n


@rule
def list_any_time(box, s, player, counts, n, out):
    """Assembling, the Rest Area and the special action, at any time of the own turn but inside a step (CE-R25)."""
    bases = 0
    for b in range(3):
        bases |= int(player.loose_bases[b])
    if bases:
        for b in range(3):
            if player.loose_bases[b] > 0:
                for f in range(10):
                    out[n] = ASSEMBLE + 10 * b + f
                    n += int(player.loose_frostings[f] > 0)
    if s.rest_used == 0 and resting(player) > 0:
        room = columns_with_room(box, counts)
        if player.ideas > 0:
            for c in range(5):
                out[n] = REST_IDEA + c
                n += (room >> c) & 1
        if player.income >= box.rest_cost:  # CE-R9: a payment needs the full amount
            for c in range(5):
                out[n] = REST_PAY + c
                n += (room >> c) & 1
    if s.special_used == 0:
        pays = int(player.income >= box.move_cost)
        thinks = int(player.ideas > 0)
        if thinks:
            out[n] = SP_IMP
            n += int(can_place_improvement(s, player))
        moves = int((pays | thinks) and die_can_move(box, counts))
        out[n] = SP_MOVE
        n += moves & thinks
        out[n] = SP_BUY
        n += int(player.income >= box.idea_cost and player.ideas < box.most_ideas)
        out[n] = SP_PAYMOVE
        n += moves & pays
    return n


@rule
def list_step(box, s, p, out):
    """The choices of the first pending step."""
    step = int(s.steps[0])
    n = 0
    if step == BASE:
        for b in range(2):
            out[n] = TAKE_BASE + b
            n += int(s.reserve_bases[b] > 0)
    elif step == SIMPLE_FROSTING or step == MIXED_FROSTING:
        first, last = (0, 4) if step == SIMPLE_FROSTING else (4, 10)
        for f in range(first, last):
            out[n] = TAKE_FROSTING + f
            n += int(s.reserve_frostings[f] > 0)
    elif step <= OUTLET_BOTH:
        streets = outlet_streets(box, s, p, step - OUTLET_YELLOW + 1)
        for h in range(1, 6):
            if (streets >> h) & 1:
                out[n] = OUTLET + 5 * (h - 1)
                if (streets >> (h + 6)) & 1:
                    n += 1
                else:
                    for seat in range(int(s.seats)):
                        out[n] = OUTLET + 5 * (h - 1) + 1 + seat
                        n += int(seat != p and s.outlets[h, seat] > 0)
        if s.players[p].outlets_in_hand == 0:
            out[n] = DECLINE
            n += 1
    elif step <= SELL_4:
        houses = sell_houses(s, p, step - SELL_1 + 1)
        for house in range(24):
            out[n] = SELL + house
            n += (houses >> house) & 1
    elif step == HIRE:
        for d in range(5):
            out[n] = HIRE_DIE + d
            n += int(s.reserve_dice[d] > 0)
    elif step == IMPROVEMENT:
        reserve = types_in_reserve(s)
        for t in range(6):
            if (reserve >> t) & 1:
                for c in range(5):
                    out[n] = PLACE_IMP + 5 * t + c
                    n += (types_for(s.players[p], c, reserve) >> t) & 1
    elif step == FROM:
        for h in range(1, 6):
            out[n] = MOVE_OUTLET_FROM + h - 1
            n += int(h != s.from_street and s.outlets[h, p] > 0)
    else:
        streets = bakery_streets(box, s, p, step - BAKERY_GREY)
        for h in range(1, 6):
            out[n] = BAKERY + h - 1
            n += (streets >> h) & 1
    return n


@rule
def list_start_recipes(s, out):
    """Two simple parts that no other seat has chosen."""
    n = 0
    for b in range(2):
        for f in range(4):
            chosen = 0
            for seat in range(int(s.seats)):
                chosen |= int(s.players[seat].recipes[b, f])
            out[n] = START_RECIPE + 4 * b + f
            n += int(chosen == 0)
    return n


@rule
def list_resting(s, player, out):
    """Resting dice in the order of their colours, so that a set of dice is moved in one way only."""
    n = 0
    for d in range(int(s.rest_last), 6):
        out[n] = REST_DIE + d
        n += int(player.rest[d] > 0)
    out[n] = REST_DONE
    return n + int(s.rest_moved)


@rule
def list_dice_to_pick(box, s, player, out):
    n = 0
    if s.pair_from > 0:
        c = int(s.pair_from) - 1
        for d in range(6):
            out[n] = PICK_DIE + 6 * c + d
            n += int(player.columns[c, d] > 0)
    else:
        room = columns_with_room(box, all_held(player))
        for c in range(5):
            if room & ~(1 << c):
                for d in range(6):
                    out[n] = PICK_DIE + 6 * c + d
                    n += int(player.columns[c, d] > 0)
    out[n] = MOVE_DONE
    return n + int(s.move_moved)


@rule
def list_targets(box, s, player, out):
    if s.pair_to > 0:
        out[0] = DIE_TO + int(s.pair_to) - 1
        return 1
    room = columns_with_room(box, all_held(player)) & ~(1 << (int(s.move_from) - 1))
    n = 0
    for c in range(5):
        out[n] = DIE_TO + c
        n += (room >> c) & 1
    return n


@rule
def list_surplus(s, out):
    """Rolled dice that may rest, in the order of their colours; enough must be left for those still to go."""
    c = column_waiting(s)
    n = 0
    for d in range(int(s.surplus_last), 6):
        if s.unplaced[c, d] > 0:
            following = 0
            for e in range(d, 6):
                following += int(s.unplaced[c, e])
            out[n] = SURPLUS_DIE + d
            n += int(following >= s.surplus_left)
    return n


# --- What happens ---------------------------------------------------------------------------------------------------


@rule
def apply(box, s, action):
    """Play an action of the actor, or an outcome of chance."""
    if s.actor == CHANCE:
        draw(box, s, action)
        return
    p = int(s.mover)
    player = s.players[p]
    if action >= REST_IDEA:
        if action < SP_IMP:
            use_rest_area(box, s, player, action)
        elif action <= SP_PAYMOVE:
            begin_special(box, s, player, action)
        elif action <= MOVE_DONE:
            move_die(box, s, player, action)
        elif action < START_RECIPE:
            rest_surplus(box, s, player, action - SURPLUS_DIE)
        else:
            choose_start_recipe(box, s, player, action - START_RECIPE)
    elif action >= ASSEMBLE:
        b, f = (action - ASSEMBLE) // 10, (action - ASSEMBLE) % 10
        player.loose_bases[b] -= 1
        player.loose_frostings[f] -= 1
        assemble(box, player, b, f, True)
    elif action < LEVEL:
        activate(box, s, player, action)
    elif action < TAKE_BASE:
        act(box, s, p, action)
    else:
        take_step(box, s, p, action)
    if s.phase == STEP:
        settle_steps(box, s, p)


@rule
def activate(box, s, player, c):
    s.column = c + 1
    s.level = 0 if box.live_level else level_of(box, player, c, held(player, c))
    s.phase = ACT


@rule
def act(box, s, p, action):
    """A level, an improvement, or one of the ways on: income, roll, end of the turn."""
    player = s.players[p]
    if action < IMPROVE:
        c = min((action - LEVEL) // 3, 4)
        s.action_done = 1
        begin_steps(s, int(box.level_steps[c, action - LEVEL - 3 * c, 0]), ACT)
        s.steps[1] = box.level_steps[c, action - LEVEL - 3 * c, 1]
    elif action < FINISH:
        t = action - IMPROVE
        s.used |= 1 << t
        if box.improvement_step[t] != NO_STEP:
            begin_steps(s, int(box.improvement_step[t]), ACT)
        elif t == 4:
            player.income += box.income_gain
        else:
            move_marker(box, player, int(box.idea_steps))
    elif action == END_TURN:
        end_turn(box, s, player)
    else:
        if action != ROLL:
            collect_income(box, s, p)
            clear_activation(s)
            s.phase = PREROLL
        if action != COLLECT:
            take_dice(s, player)


@rule
def begin_steps(s, step, resume):
    s.steps[0] = step
    s.resume = resume
    s.phase = STEP


@rule
def settle_steps(box, s, p):
    """Drop steps that are not possible, and take a mixed base by itself; after the last step, back."""
    while s.steps[0] != NO_STEP:
        step = int(s.steps[0])
        if step == FROM or (step != MIXED_BASE and is_possible(box, s, p, step)):
            return
        if step == MIXED_BASE and s.reserve_bases[2] > 0:
            s.reserve_bases[2] -= 1
            s.players[p].loose_bases[2] += 1
        drop_step(s)
    s.phase = s.resume
    s.resume = 0


@rule
def drop_step(s):
    s.steps[0] = s.steps[1]
    s.steps[1] = NO_STEP


@rule
def take_step(box, s, p, action):
    """The choice of a step."""
    player = s.players[p]
    if PLACE_IMP <= action and s.phase == SETUP_IMP:
        s.dealt[p] = NONE
        place_improvement(player, (action - PLACE_IMP) // 5, (action - PLACE_IMP) % 5)
        next_to_set_up(s, SETUP_REC)
        return
    if OUTLET <= action < DECLINE:
        choose_outlet(box, s, p, action)
        return
    drop_step(s)
    if action < TAKE_FROSTING:
        s.reserve_bases[action - TAKE_BASE] -= 1
        player.loose_bases[action - TAKE_BASE] += 1
    elif action < OUTLET:
        s.reserve_frostings[action - TAKE_FROSTING] -= 1
        player.loose_frostings[action - TAKE_FROSTING] += 1
    elif action == DECLINE:
        pass
    elif action < HIRE_DIE:
        sell(box, s, player, action - SELL)
    elif action < BAKERY:
        hire(box, s, player, action - HIRE_DIE)
    elif action < PLACE_IMP:
        h = action - BAKERY + 1
        gain = int(box.bakery_gain[int(box.street_colour[h])])
        s.bakeries[h, p] += 1
        player.bakeries_in_hand -= 1
        raise_sales(box, player, gain)
        raise_production(box, player, gain)
    else:
        t = (action - PLACE_IMP) // 5
        s.reserve_improvements[t] -= 1
        place_improvement(player, t, (action - PLACE_IMP) % 5)


@rule
def raise_sales(box, player, gain):
    """Gains beyond the end of the track are lost (CE-R29)."""
    player.sales = min(int(player.sales) + gain, int(box.track_end))


@rule
def raise_production(box, player, gain):
    player.production = min(int(player.production) + gain, int(box.track_end))


@rule
def sell(box, s, player, house):
    """The customer leaves for good; the recipe stays (CE-R17)."""
    player.served_kind[int(s.customer[house])] += 1
    player.served_class[int(box.house_class[house])] += 1
    s.customer[house] = NONE
    raise_sales(box, player, int(box.house_sales[house]))
    player.income += box.house_income[house]


@rule
def hire(box, s, player, d):
    """A new die goes to its column, or to the Rest Area if that is full (CE-R23)."""
    s.reserve_dice[d] -= 1
    if held(player, d) < box.spaces:
        player.columns[d, d] += 1
    else:
        player.rest[d] += 1


@rule
def place_improvement(player, t, c):
    """On the top free space; the first two are alike, so they are kept as a set."""
    if bits(int(player.low[c])) < 2:
        player.low[c] |= 1 << t
    else:
        player.third[c] |= 1 << t


@rule
def choose_outlet(box, s, p, action):
    """Open an outlet in a street, or move one there from another street when none is in hand (CE-R14)."""
    if action < MOVE_OUTLET_FROM:
        h = (action - OUTLET) // 5 + 1
        rival = (action - OUTLET) % 5
        left = (int(s.steps[0]) - OUTLET_YELLOW + 1) & ~int(box.street_colour[h])
        rest = left + OUTLET_YELLOW - 1 if left else NO_STEP
        if s.players[p].outlets_in_hand == 0:
            s.from_street = h
            s.from_rival = rival
            s.steps[0] = FROM
            s.steps[1] = rest
            return
        s.players[p].outlets_in_hand -= 1
        raise_sales(box, s.players[p], int(box.outlet_gain))
        s.steps[0] = rest
    else:
        h = int(s.from_street)
        rival = int(s.from_rival)
        s.outlets[action - MOVE_OUTLET_FROM + 1, p] -= 1
        s.from_street = 0
        s.from_rival = 0
        drop_step(s)
    if rival > 0:
        expel(box, s, h, rival - 1)
    s.outlets[h, p] += 1


@rule
def expel(box, s, h, rival):
    """The rival takes the outlet back and loses a step of Sales (CE-R15)."""
    s.outlets[h, rival] -= 1
    s.players[rival].outlets_in_hand += 1
    s.players[rival].sales = max(int(s.players[rival].sales) - int(box.expelled_loss), 0)


@rule
def assemble(box, player, b, f, counts):
    """A recipe raises Production by its parts, also one that the player has already (CE-R33)."""
    player.recipes[b, f] += 1
    player.menu |= box.serves[b, f]
    if counts:
        raise_production(box, player, int(box.base_gain[b]) + int(box.frosting_gain[f]))


@rule
def choose_start_recipe(box, s, player, place):
    b, f = place // 4, place % 4
    s.reserve_bases[b] -= 1
    s.reserve_frostings[f] -= 1
    assemble(box, player, b, f, box.start_recipe_counts)  # CE-R1: it is counted already
    next_to_set_up(s, TURN)


# --- The Rest Area and the special action ---------------------------------------------------------------------------


@rule
def use_rest_area(box, s, player, action):
    if action < REST_DIE:
        s.rest_used = 1
        s.resume = s.phase
        s.phase = REST
        if action < REST_PAY:
            player.ideas -= 1
            s.rest_mode = BY_IDEA
            s.rest_column = action - REST_IDEA + 1
        else:
            s.rest_mode = BY_PAYING
            s.rest_column = action - REST_PAY + 1
        return
    if action < REST_DONE:
        d = action - REST_DIE
        c = int(s.rest_column) - 1
        player.rest[d] -= 1
        player.columns[c, d] += 1
        s.rest_last = d
        s.rest_moved = 1
        if s.rest_mode == BY_PAYING:
            player.income -= box.rest_cost
        following = 0
        for e in range(d, 6):
            following += int(player.rest[e])
        broke = s.rest_mode == BY_PAYING and player.income < box.rest_cost
        if following > 0 and not broke and held(player, c) < box.spaces:
            return
    clear_rest(s)
    s.phase = s.resume
    s.resume = 0


@rule
def begin_special(box, s, player, action):
    s.special_used = 1
    if action == SP_BUY:
        player.income -= box.idea_cost
        player.ideas += 1
        return
    if action != SP_PAYMOVE:
        player.ideas -= 1
    if action == SP_IMP:
        begin_steps(s, IMPROVEMENT, int(s.phase))
        return
    s.resume = s.phase
    s.move_mode = BY_IDEA if action == SP_MOVE else BY_PAYING
    s.phase = PICK


@rule
def move_die(box, s, player, action):
    if action < DIE_TO:
        s.move_from = (action - PICK_DIE) // 6 + 1
        s.move_colour = (action - PICK_DIE) % 6
        s.phase = TO
        return
    if action < MOVE_DONE:
        c = int(s.move_from) - 1
        k = action - DIE_TO
        player.columns[c, int(s.move_colour)] -= 1
        player.columns[k, int(s.move_colour)] += 1
        s.move_from = 0
        s.move_colour = 0
        if s.move_mode == BY_PAYING:
            player.income -= box.move_cost
            s.move_moved = 1
            if box.one_pair:
                s.pair_from = c + 1
                s.pair_to = k + 1
            if player.income >= box.move_cost and can_pick(box, s, player):  # CE-R24: as many dice as one pays for
                s.phase = PICK
                return
    clear_move(s)
    s.phase = s.resume
    s.resume = 0


@rule
def can_pick(box, s, player):
    """Whether another die of a paid move can be picked."""
    counts = all_held(player)
    if s.pair_from == 0:
        return die_can_move(box, counts)
    there = (counts >> (4 * (int(s.pair_from) - 1))) & 15
    return there > 0 and (columns_with_room(box, counts) >> (int(s.pair_to) - 1)) & 1 == 1


# --- Income, roll and end of the turn -------------------------------------------------------------------------------


@rule
def collect_income(box, s, p):
    """The lower of the two tracks, then the objectives, which are looked at only now (CE-R18)."""
    player = s.players[p]
    player.income += min(int(player.production), int(player.sales))
    for deck in range(4):
        if player.objective_done[deck] == 0 and is_fulfilled(box, s, p, 5 * deck + int(s.objectives[deck]) - 1):
            player.objective_done[deck] = 1
            player.income += box.objective_gain


@rule
def progress(box, s, p, objective):
    """How far a player is with an objective: the count of its first thing, and 64 times that of its second."""
    player = s.players[p]
    first = 0
    second = 0
    if objective < 5:
        simple_bases = 0
        mixed_bases = 0
        simple_frostings = 0
        mixed_frostings = 0
        for b in range(3):
            for f in range(10):
                recipes = int(player.recipes[b, f])
                if b < 2:
                    simple_bases += recipes
                else:
                    mixed_bases += recipes
                if f < 4:
                    simple_frostings += recipes
                else:
                    mixed_frostings += recipes
        first = simple_bases
        second = mixed_bases
        if objective == 0 or objective == 2:
            first = simple_frostings
            second = mixed_frostings
        elif objective == 4:
            first = mixed_frostings
    elif objective < 10:
        first, second = progress_with_customers(player, objective)
    elif objective < 15:
        first, second = progress_in_city(box, s, p, objective)
    else:
        first, second = progress_with_improvements(box, player, objective)
    return min(first, 63) | (min(second, 63) << 6)


@rule
def progress_with_customers(player, objective):
    first = 0
    second = 0
    if objective < 7:
        for shirt in range(4):
            first += int(player.served_kind[shirt])
            second += int(player.served_kind[4 + shirt])
        if objective == 5:
            first += second
    elif objective == 7:
        for shirt in range(4):
            first += int((int(player.served_kind[shirt]) + int(player.served_kind[4 + shirt])) > 0)
    else:
        first = int(player.served_class[0])
        second = int(player.served_class[1]) if objective == 8 else int(player.served_class[2])
    return first, second


@rule
def progress_in_city(box, s, p, objective):
    """Pieces in the city now; bakeries are no outlets (CE-R16), and a street counts as often as it is used (CE-R20)."""
    yellow = 0
    beige = 0
    streets = 0
    for h in range(1, 6):
        there = int(s.outlets[h, p])
        streets += int(there > 0)
        if box.street_colour[h] == 1:
            yellow += there
        else:
            beige += there
    if objective == 10:
        return yellow + beige, 0
    if objective == 11:
        return streets, 0
    if objective == 12:
        return yellow, beige
    return (yellow if objective == 13 else beige), bakeries_of(s, p)


@rule
def progress_with_improvements(box, player, objective):
    total = 0
    most = 0
    wide = 0
    types = 0
    pairs = 0
    for c in range(5):
        there = bits(int(player.low[c]) | int(player.third[c]))
        total += there
        most = max(most, there)
        wide += int(there >= box.need[18, 1])
    for t in range(6):
        told = 0
        for c in range(5):
            told += ((int(player.low[c]) | int(player.third[c])) >> t) & 1
        types += int(told > 0)
        pairs += told // 2  # CE-R19: four of a type are two pairs
    if objective == 15:
        return most, 0
    if objective == 16:
        return total, 0
    if objective == 17:
        return types, 0
    if objective == 18:
        return wide, int(box.need[18, 1])
    return pairs, 0


@rule
def is_fulfilled(box, s, p, objective):
    told = progress(box, s, p, objective)
    return (told & 63) >= box.need[objective, 0] and (told >> 6) >= box.need[objective, 1]


@entry
def objective_progress(box: Box, states: Tables, i: int, seat: int, objective: int):
    """Progress with an objective (0 to 19) at table i, for words and screens."""
    return progress(box[0], states[i], seat, objective)


@entry
def column_levels(box: Box, states: Tables, i: int, seat: int, out: Shorts):
    """The levels of the five columns of a seat at table i."""
    for c in range(5):
        out[c] = level_of(box[0], states[i].players[seat], c, held(states[i].players[seat], c))


@entry
def preview(box: TheBox, s: Table, action: int, trial: Tables):
    """Play an action on the first table of `trial`."""
    trial[0] = s
    apply(box, trial[0], action)


@rule
def take_dice(s, player):
    """All dice that lie in the activated column now are rolled (CE-R8)."""
    c = int(s.column) - 1
    dice = 0
    for d in range(6):
        dice += int(player.columns[c, d])
        s.to_roll[d] = player.columns[c, d]
        player.columns[c, d] = 0
    s.column = 0
    s.phase = POST
    if dice > 0:
        s.phase = CAST
        s.actor = CHANCE
        s.awaited = 0


@rule
def cast(box, s, face):
    """The next die of a roll: a six rests, any other waits for its column; after the last one they are placed."""
    player = s.players[int(s.mover)]
    die = -1
    left = 0
    for d in range(6):
        if die < 0 and s.to_roll[d] > 0:
            die = d
        left += int(s.to_roll[d])
    s.to_roll[die] -= 1
    if face == 5:
        player.rest[die] += 1
        s.sixes += 1
    else:
        s.unplaced[face, die] += 1
    if left == 1:
        if s.sixes > 0:
            hand_out_ideas(box, s)
        turn_over_to(s, int(s.mover))
        place_rolled(box, s, player)


@rule
def hand_out_ideas(box, s):
    """An idea for the roller and a step for each further six; for everybody else a step for each six."""
    sixes = int(s.sixes)
    s.sixes = 0
    for seat in range(int(s.seats)):
        if seat == s.mover:
            gain_ideas(box, s.players[seat], 1)
            move_marker(box, s.players[seat], sixes - 1)
        else:
            move_marker(box, s.players[seat], sixes)


@rule
def gain_ideas(box, player, ideas):
    """Who is full of ideas gets none (CE-R21)."""
    player.ideas = min(int(player.ideas) + ideas, int(box.most_ideas))


@rule
def move_marker(box, player, steps):
    """Each arrival on box 0 of the loop gives an idea."""
    reached = int(player.marker) + steps
    gain_ideas(box, player, reached // int(box.idea_boxes))
    player.marker = reached % int(box.idea_boxes)


@rule
def place_rolled(box, s, player):
    """Rolled dice go into their columns; where they do not all fit, the player chooses who rests (CE-R22)."""
    for c in range(5):
        colours = rolled_colours(s, c)
        if colours == 0:
            continue
        rolled = 0
        for d in range(6):
            rolled += int(s.unplaced[c, d])
        room = int(box.spaces) - held(player, c)
        surplus = max(rolled - room, 0)
        if surplus > 0 and room > 0 and colours & (colours - 1):
            s.phase = SURPLUS
            s.surplus_left = surplus
            return
        put_away(s, player, c, surplus)
    s.phase = POST


@rule
def put_away(s, player, c, surplus):
    """The rolled dice of a column to their places: so many of them rest, whichever they are, the others fit."""
    for d in range(6):
        dice = int(s.unplaced[c, d])
        resting_dice = min(dice, surplus)
        surplus -= resting_dice
        player.rest[d] += resting_dice
        player.columns[c, d] += dice - resting_dice
        s.unplaced[c, d] = 0


@rule
def rest_surplus(box, s, player, d):
    c = column_waiting(s)
    s.unplaced[c, d] -= 1
    player.rest[d] += 1
    left = int(s.surplus_left) - 1
    colours = rolled_colours(s, c)
    if left > 0 and colours & (colours - 1):
        s.surplus_left = left
        s.surplus_last = d
        return
    s.surplus_left = 0
    s.surplus_last = 0
    put_away(s, player, c, left)
    place_rolled(box, s, player)


@rule
def end_turn(box, s, player):
    """The target counts at the end of a turn, after all payments (CE-R28); the round is played to its end."""
    if player.income >= box.target:
        s.last_round = 1
    s.rest_used = 0
    s.special_used = 0
    s.phase = TURN
    following = int(s.mover) + 1
    if following == s.seats:
        if s.last_round or s.round_number >= box.round_limit:  # CE-R30
            s.phase = ENDED
            s.mover = NONE
            s.actor = OVER
            s.awaited = 0
            s.ending = TARGET if s.last_round else ROUND_LIMIT
            return
        s.round_number += 1
        following = 0
    turn_over_to(s, following)


# --- Scoring --------------------------------------------------------------------------------------------------------


@rule
def scores(box, s, out):
    """Income, nothing else."""
    for seat in range(int(s.seats)):
        out[seat] = int(s.players[seat].income)


@rule
def parts(box, s, seat, out):
    """Income from customers, from objectives, and all other: the start, tracks, improvements, less what was paid."""
    player = s.players[seat]
    sales = 0
    for value in range(3):
        sales += int(player.served_class[value]) * int(box.class_income[value])
    done = 0
    for deck in range(4):
        done += int(player.objective_done[deck])
    out[0] = sales
    out[1] = done * int(box.objective_gain)
    out[2] = int(player.income) - sales - done * int(box.objective_gain)


@rule
def uses(box, s, action, out):
    """Columns, levels, improvements, recipes, streets, customers, dice; in the order of state.USED."""
    if action < LEVEL:
        out[USED_COLUMN + action - ACTIVATE] += 1
    elif action < IMPROVE:
        out[USED_LEVEL + action - LEVEL] += 1
    elif action < FINISH:
        out[USED_IMPROVEMENT + action - IMPROVE] += 1
    elif OUTLET <= action < MOVE_OUTLET_FROM:
        out[USED_OUTLET + (action - OUTLET) // 5 + 1] += 1
    elif SELL <= action < HIRE_DIE:
        out[USED_CUSTOMER + int(box.house_class[action - SELL])] += 1
    elif HIRE_DIE <= action < BAKERY:
        out[USED_HIRED + action - HIRE_DIE] += 1
    elif BAKERY <= action < PLACE_IMP:
        out[USED_BAKERY + action - BAKERY + 1] += 1
    elif PLACE_IMP <= action < ASSEMBLE:
        out[USED_PLACED + (action - PLACE_IMP) // 5] += s.phase != SETUP_IMP
    elif ASSEMBLE <= action < REST_IDEA:
        out[USED_BASE + (action - ASSEMBLE) // 10] += 1
        out[USED_FROSTING + (action - ASSEMBLE) % 10] += 1
    elif REST_IDEA <= action < REST_DIE:
        out[USED_REST + (action - REST_IDEA) // 5] += 1
    elif SP_IMP <= action < PICK_DIE:
        out[USED_SPECIAL + action - SP_IMP] += 1
    elif action >= START_RECIPE:
        out[USED_BASE + (action - START_RECIPE) // 4] += 1
        out[USED_FROSTING + (action - START_RECIPE) % 4] += 1


@rule
def ends_with(box, s, seat, out):
    for deck in range(4):
        objective = 5 * deck + int(s.objectives[deck]) - 1
        out[USED_DRAWN + objective] += 1
        out[USED_OBJECTIVE + objective] += int(s.players[seat].objective_done[deck])


@rule
def standing(s, seat):
    """Income, then customers, then outlets in the city (CE-R32)."""
    served = 0
    for kind in range(8):
        served += int(s.players[seat].served_kind[kind])
    return int(s.players[seat].income) * 4096 + served * 32 + outlets_of(s, seat)


@rule
def returns(box, s, out):
    """By rank; who is equal in everything shares the place (CE-R32)."""
    seats = int(s.seats)
    for seat in range(seats):
        out[seat] = standing(s, seat)
    returns_by_rank(out, seats)


# --- Why not --------------------------------------------------------------------------------------------------------


@rule
def refusal(box, s, action):
    """Why the actor may not play an action; LEGAL when it may."""
    phase = int(s.phase)
    player = s.players[int(s.mover)]
    any_time = phase == TURN or phase == ACT or phase == PREROLL or phase == POST
    if action < LEVEL:
        return refusal_to_activate(box, player, action) if phase == TURN else NOT_NOW
    if action <= COLLECT:
        return refusal_to_act(box, s, player, action) if phase == ACT else NOT_NOW
    if action == ROLL:
        return LEGAL if phase == PREROLL else NOT_NOW
    if action == END_TURN:
        return LEGAL if phase == POST else NOT_NOW
    if action < ASSEMBLE:
        if phase == SETUP_IMP and action >= PLACE_IMP:
            return LEGAL if s.dealt[int(s.mover)] == (action - PLACE_IMP) // 5 else NOT_DEALT
        return refusal_of_step(box, s, action) if phase == STEP else NOT_NOW
    if action < REST_IDEA:
        if not any_time:
            return NOT_NOW
        b, f = (action - ASSEMBLE) // 10, (action - ASSEMBLE) % 10
        return LEGAL if player.loose_bases[b] > 0 and player.loose_frostings[f] > 0 else PART_MISSING
    if action < REST_DIE:
        return refusal_to_rest(box, s, player, action) if any_time else NOT_NOW
    if action <= REST_DONE:
        return refusal_of_resting(s, player, action) if phase == REST else NOT_NOW
    if action <= SP_PAYMOVE:
        return refusal_of_special(box, s, player, action) if any_time else NOT_NOW
    if action < SURPLUS_DIE:
        return refusal_to_move(box, s, player, action)
    if action < START_RECIPE:
        return refusal_of_surplus(s, action - SURPLUS_DIE) if phase == SURPLUS else NOT_NOW
    if phase != SETUP_REC:
        return NOT_NOW
    for seat in range(int(s.seats)):
        if s.players[seat].recipes[(action - START_RECIPE) // 4, (action - START_RECIPE) % 4] > 0:
            return RECIPE_TAKEN
    return LEGAL


@rule
def refusal_to_activate(box, player, c):
    counts = all_held(player)
    if level_of(box, player, c, (counts >> (4 * c)) & 15) > 0:
        return LEGAL
    for other in range(5):
        if level_of(box, player, other, (counts >> (4 * other)) & 15) > 0:
            return LEVEL_TOO_LOW
    if (counts >> (4 * c)) & 15 or (counts == 0 and c == 0):
        return LEGAL
    return LEVEL_TOO_LOW


@rule
def refusal_to_act(box, s, player, action):
    levels = open_levels(box, s)
    if action < IMPROVE:
        place = action - LEVEL
        if (levels >> place) & 1:
            return LEGAL
        if s.action_done:
            return ACTION_DONE
        c = min(place // 3, 4)
        level = level_now(box, s)
        if c != s.column - 1:
            return NOTHING_POSSIBLE if s.column == 5 and level == box.top_level[PINK] else NOT_ACTIVE
        return LEVEL_TOO_LOW if place - 3 * c >= level else NOTHING_POSSIBLE
    if action < FINISH:
        t = action - IMPROVE
        c = int(s.column) - 1
        if ((int(player.low[c]) | int(player.third[c])) >> t) & 1 == 0:
            return NO_SUCH_IMPROVEMENT
        if (int(s.used) >> t) & 1:
            return IMPROVEMENT_USED
        if (usable_types(box, s) >> t) & 1 == 0:
            return SPACE_TOO_HIGH
        step = int(box.improvement_step[t])
        return LEGAL if step == NO_STEP or is_possible(box, s, int(s.mover), step) else NOTHING_POSSIBLE
    if levels and not box.optional_action:
        return MUST_ACT
    return LEGAL if action == FINISH or may_go_between(s, player) else NOTHING_TO_DO_BETWEEN


@rule
def refusal_of_step(box, s, action):
    step = int(s.steps[0])
    p = int(s.mover)
    player = s.players[p]
    if action < TAKE_FROSTING:
        if step != BASE:
            return WRONG_STEP
        return LEGAL if s.reserve_bases[action - TAKE_BASE] > 0 else RESERVE_EMPTY
    if action < OUTLET:
        f = action - TAKE_FROSTING
        if step != (SIMPLE_FROSTING if f < 4 else MIXED_FROSTING):
            return WRONG_STEP
        return LEGAL if s.reserve_frostings[f] > 0 else RESERVE_EMPTY
    if action < MOVE_OUTLET_FROM:
        if step < OUTLET_YELLOW or step > OUTLET_BOTH:
            return WRONG_STEP
        return refusal_of_outlet(box, s, p, (action - OUTLET) // 5 + 1, (action - OUTLET) % 5 - 1)
    if action < DECLINE:
        h = action - MOVE_OUTLET_FROM + 1
        if step != FROM:
            return WRONG_STEP
        if h == s.from_street:
            return SAME_COLUMN
        return LEGAL if s.outlets[h, p] > 0 else NOT_YOURS_THERE
    if action == DECLINE:
        if step < OUTLET_YELLOW or step > OUTLET_BOTH:
            return WRONG_STEP
        return LEGAL if player.outlets_in_hand == 0 else HAS_OUTLETS
    if action < HIRE_DIE:
        if step < SELL_1 or step > SELL_4:
            return WRONG_STEP
        return refusal_to_sell(s, p, action - SELL, step - SELL_1 + 1)
    if action < BAKERY:
        if step != HIRE:
            return WRONG_STEP
        return LEGAL if s.reserve_dice[action - HIRE_DIE] > 0 else RESERVE_EMPTY
    if action < PLACE_IMP:
        h = action - BAKERY + 1
        if step <= BAKERY_GREY or step == FROM:
            return WRONG_STEP
        if box.street_colour[h] != step - BAKERY_GREY:
            return WRONG_COLOUR
        if player.bakeries_in_hand == 0:
            return NO_BAKERY_LEFT
        return LEGAL if (bakery_streets(box, s, p, step - BAKERY_GREY) >> h) & 1 else STREET_FULL
    if step != IMPROVEMENT:
        return WRONG_STEP
    t, c = (action - PLACE_IMP) // 5, (action - PLACE_IMP) % 5
    if s.reserve_improvements[t] <= 0:
        return RESERVE_EMPTY
    there = int(player.low[c]) | int(player.third[c])
    if (there >> t) & 1:
        return COLUMN_HAS_TYPE
    return COLUMN_IMPROVED if bits(there) >= 3 else LEGAL


@rule
def refusal_of_outlet(box, s, p, h, rival):
    if int(box.street_colour[h]) & (int(s.steps[0]) - OUTLET_YELLOW + 1) == 0:
        return WRONG_COLOUR
    if rival >= s.seats:
        return NO_SUCH_PLAYER
    if rival == p:
        return OWN_OUTLET
    taken = 0
    for seat in range(MOST_PLAYERS):
        taken += int(s.outlets[h, seat])
    free = taken < box.outlet_room[int(s.seats) - 2, h]
    if free and rival >= 0:
        return SPACE_FREE
    if not free:
        if rival < 0:
            return STREET_FULL
        if s.outlets[h, rival] == 0:
            return NO_OUTLET_THERE
    if s.players[p].outlets_in_hand == 0 and outlets_of(s, p) == s.outlets[h, p]:
        return NO_OUTLET_ELSEWHERE
    return LEGAL


@rule
def refusal_to_sell(s, p, house, distance):
    kind = int(s.customer[house])
    if kind < 0:
        return HOUSE_EMPTY
    if house % 4 >= distance:
        return TOO_FAR
    if not is_present(s, p, house // 4):
        return NO_PRESENCE
    return LEGAL if (int(s.players[p].menu) >> kind) & 1 else NO_RECIPE


@rule
def refusal_to_rest(box, s, player, action):
    if s.rest_used:
        return REST_WAS_USED
    if resting(player) == 0:
        return REST_EMPTY
    if action < REST_PAY:
        if player.ideas == 0:
            return NO_IDEA
    elif player.income < box.rest_cost:
        return NO_INCOME
    return LEGAL if held(player, (action - REST_IDEA) % 5) < box.spaces else COLUMN_FULL


@rule
def refusal_of_resting(s, player, action):
    if action == REST_DONE:
        return LEGAL if s.rest_moved else NOTHING_MOVED
    if player.rest[action - REST_DIE] == 0:
        return NO_DIE_THERE
    return LEGAL if action - REST_DIE >= s.rest_last else NOT_IN_ORDER


@rule
def refusal_of_special(box, s, player, action):
    if s.special_used:
        return SPECIAL_WAS_USED
    if action == SP_BUY:
        if player.ideas >= box.most_ideas:
            return FULL_OF_IDEAS
        return LEGAL if player.income >= box.idea_cost else NO_INCOME
    if action == SP_PAYMOVE:
        if player.income < box.move_cost:
            return NO_INCOME
    elif player.ideas == 0:
        return NO_IDEA
    if action == SP_IMP:
        return LEGAL if can_place_improvement(s, player) else NOTHING_POSSIBLE
    return LEGAL if die_can_move(box, all_held(player)) else NOTHING_MOVES


@rule
def refusal_to_move(box, s, player, action):
    if action == MOVE_DONE:
        if s.phase != PICK:
            return NOT_NOW
        return LEGAL if s.move_moved else NOTHING_MOVED
    room = columns_with_room(box, all_held(player))
    if action >= DIE_TO:
        k = action - DIE_TO
        if s.phase != TO:
            return NOT_NOW
        if k == s.move_from - 1:
            return SAME_COLUMN
        if s.pair_to > 0 and k != s.pair_to - 1:
            return OTHER_PAIR
        return LEGAL if (room >> k) & 1 else COLUMN_FULL
    c, d = (action - PICK_DIE) // 6, (action - PICK_DIE) % 6
    if s.phase != PICK:
        return NOT_NOW
    if player.columns[c, d] == 0:
        return NO_DIE_THERE
    if s.pair_from > 0 and c != s.pair_from - 1:
        return OTHER_PAIR
    return LEGAL if room & ~(1 << c) else NOTHING_MOVES


@rule
def refusal_of_surplus(s, d):
    c = column_waiting(s)
    if s.unplaced[c, d] == 0:
        return NO_DIE_THERE
    if d < s.surplus_last:
        return NOT_IN_ORDER
    following = 0
    for e in range(d, 6):
        following += int(s.unplaced[c, e])
    return LEGAL if following >= s.surplus_left else TOO_FEW_LEFT


# --- What a seat may know -------------------------------------------------------------------------------------------


@rule
def observe(box, s, seat, out):
    """Everything is public. Seats are told relative to the observer: 0 is the seat itself, 1 the next in turn."""
    n = int(s.seats)
    at = one_hot(out, 0, int(s.phase), 17)
    out[at] = int(s.round_number) / 200.0
    out[at + 1] = int(s.last_round)
    at = one_hot(out, at + 2, int(s.column), 6)
    out[at] = int(s.level) / 4.0
    out[at + 1] = int(s.action_done)
    out[at + 2] = int(s.rest_used)
    out[at + 3] = int(s.special_used)
    at += 4
    for t in range(6):
        out[at + t] = (int(s.used) >> t) & 1
    at = one_hot(out, at + 6, int(s.steps[0]), 18)
    at = one_hot(out, at, int(s.steps[1]), 18)
    at = one_hot(out, at, int(s.resume), 17)
    at = one_hot(out, at, int(s.from_street), 6)
    at = one_hot(out, at, int(s.rest_mode), 3)
    at = one_hot(out, at, int(s.rest_column), 6)
    at = one_hot(out, at, int(s.rest_last), 6)
    at = one_hot(out, at, int(s.move_mode), 3)
    out[at] = int(s.rest_moved)
    out[at + 1] = int(s.move_moved)
    at = one_hot(out, at + 2, int(s.move_from), 6)
    at = one_hot(out, at, int(s.move_colour), 6)
    at = one_hot(out, at, int(s.pair_from), 6)
    at = one_hot(out, at, int(s.pair_to), 6)
    out[at] = int(s.sixes) / 9.0
    out[at + 1] = int(s.surplus_left) / 9.0
    at = one_hot(out, at + 2, int(s.surplus_last), 6)
    for d in range(6):
        out[at] = int(s.to_roll[d]) / 9.0
        at += 1
        for c in range(5):
            out[at] = int(s.unplaced[c, d]) / 9.0
            at += 1
    for house in range(24):
        at = one_hot(out, at, int(s.customer[house]), 8)
    for deck in range(4):
        at = one_hot(out, at, int(s.objectives[deck]) - 1, 5)
    for b in range(3):
        out[at + b] = int(s.reserve_bases[b]) / 20.0
    for f in range(10):
        out[at + 3 + f] = int(s.reserve_frostings[f]) / 20.0
    for d in range(5):
        out[at + 13 + d] = int(s.reserve_dice[d]) / 20.0
    for t in range(6):
        out[at + 18 + t] = int(s.reserve_improvements[t]) / 20.0
    at += 24
    for place in range(n):
        at = observe_player(box, s, (seat + place) % n, at, out)


@rule
def one_hot(out, at, value, length):
    for place in range(length):
        out[at + place] = 0.0
    if value >= 0:
        out[at + value] = 1.0
    return at + length


@rule
def observe_player(box, s, p, at, out):
    player = s.players[p]
    out[at] = s.mover == p
    out[at + 1] = s.from_rival == p + 1
    out[at + 2] = int(player.income) / 100.0
    out[at + 3] = int(player.production) / 20.0
    out[at + 4] = int(player.sales) / 20.0
    out[at + 5] = int(player.ideas) / 3.0
    out[at + 6] = int(player.marker) / 3.0
    out[at + 7] = int(player.outlets_in_hand) / 6.0
    out[at + 8] = int(player.bakeries_in_hand) / 6.0
    at += 9
    for c in range(5):
        out[at] = level_of(box, player, c, held(player, c)) / 4.0
        at += 1
        for d in range(6):
            out[at + d] = int(player.columns[c, d]) / 9.0
        for t in range(6):
            out[at + 6 + t] = (int(player.low[c]) >> t) & 1
            out[at + 12 + t] = (int(player.third[c]) >> t) & 1
        at += 18
    for d in range(6):
        out[at + d] = int(player.rest[d]) / 9.0
    at += 6
    for b in range(3):
        out[at + b] = int(player.loose_bases[b]) / 9.0
    for f in range(10):
        out[at + 3 + f] = int(player.loose_frostings[f]) / 9.0
    at += 13
    for b in range(3):
        for f in range(10):
            out[at + f] = int(player.recipes[b, f]) / 9.0
        at += 10
    for kind in range(8):
        out[at + kind] = (int(player.menu) >> kind) & 1
        out[at + 8 + kind] = int(player.served_kind[kind]) / 3.0
    at += 16
    for value in range(3):
        out[at + value] = int(player.served_class[value]) / 8.0
    at += 3
    for deck in range(4):
        out[at] = int(player.objective_done[deck])
        out[at + 1] = 0.0
        if s.objectives[deck] > 0:
            told = progress(box, s, p, 5 * deck + int(s.objectives[deck]) - 1)
            need = int(box.need[5 * deck + int(s.objectives[deck]) - 1, 0])
            second = int(box.need[5 * deck + int(s.objectives[deck]) - 1, 1])
            had = min(told & 63, need) + min(told >> 6, second)
            out[at + 1] = had / max(need + second, 1)
        at += 2
    for h in range(6):
        out[at + h] = int(s.outlets[h, p]) / 4.0
        out[at + 6 + h] = int(s.bakeries[h, p]) / 4.0
    return one_hot(out, at + 12, int(s.dealt[p]), 6)


@rule
def redeal(box, s, seat, rng):
    """Nothing is hidden: everything lies on the table, and there is no deck after the set-up."""
