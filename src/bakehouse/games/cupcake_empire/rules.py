"""The rules of Cupcake Empire: pure functions over the records `box` and `s`, and the only place where they stand.

A ruling of ours is cited by its number (`CE-R7`); the list with the reasons is in docs/games/cupcake_empire.md.
"""

from bakehouse.games.cupcake_empire.features import COLUMN, DECK, HOUSE, LAYOUT, OBJECTIVE, PLAYER, ROLL_OF_COLOUR
from bakehouse.games.cupcake_empire.state import (
    ACT,
    BAKERY_GREY,
    BASE,
    BY_IDEA,
    BY_PAYING,
    CAST,
    DEAL_IMPROVEMENTS,
    DRAW_CUSTOMERS,
    DRAW_OBJECTIVES,
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
    ROLL_GREY_DICE,
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
)  # fmt: skip
from bakehouse.kernel.compiling import entry, rule
from bakehouse.kernel.contract import returns_by_rank
from bakehouse.kernel.kinds import Box, Shorts, Table, Tables, TheBox
from bakehouse.kernel.layout import clear, share
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
    s.phase = DRAW_CUSTOMERS
    s.mover = NONE
    s.last_round = 0
    s.spare = 0
    for house in range(24):
        s.customer[house] = NONE
    for street in range(6):
        for seat in range(MOST_PLAYERS):
            s.outlets[street, seat] = 0
            s.bakeries[street, seat] = 1 if street == 0 and seat < seats else 0
    for base in range(3):
        s.reserve_bases[base] = box.bases[seats - 2, base]
    for frosting in range(10):
        s.reserve_frostings[frosting] = box.frostings[seats - 2, frosting]
    for colour in range(5):
        s.reserve_dice[colour] = box.dice[seats - 2, colour]
    for improvement in range(6):
        s.reserve_improvements[improvement] = box.improvements[seats - 2]
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
    for colour in range(6):
        s.to_roll[colour] = 0
        for column in range(5):
            s.unplaced[column, colour] = 0
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
    for column in range(5):
        player.low[column] = 0
        player.third[column] = 0
        for colour in range(6):
            player.columns[column, colour] = here if column == colour else 0
    for colour in range(6):
        player.rest[colour] = 0
    for base in range(3):
        player.loose_bases[base] = 0
        player.served_class[base] = 0
        for frosting in range(10):
            player.recipes[base, frosting] = 0
    for frosting in range(10):
        player.loose_frostings[frosting] = 0
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
    for column in range(5):
        told += int(player.columns[column, GREY])
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
    if s.phase == DRAW_CUSTOMERS:
        for kind in range(8):
            out[kind] = int(box.customer_copies)
        for house in range(24):
            if s.customer[house] >= 0:
                out[int(s.customer[house])] -= 1
        return 8
    if s.phase == DEAL_IMPROVEMENTS:
        for improvement in range(6):
            out[improvement] = 1
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
    elif s.phase == DRAW_CUSTOMERS:
        s.customer[next_house(s)] = outcome
        if next_house(s) == 24:
            s.phase = DRAW_OBJECTIVES
    elif s.phase == DRAW_OBJECTIVES:
        s.objectives[next_deck(s)] = outcome + 1
        if next_deck(s) == 4:
            s.phase = DEAL_IMPROVEMENTS
    elif s.phase == DEAL_IMPROVEMENTS:
        s.dealt[next_to_deal(s)] = outcome
        s.reserve_improvements[outcome] -= 1
        if next_to_deal(s) == s.seats:
            s.phase = ROLL_GREY_DICE
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
def held(player, column):
    """Dice in a column."""
    told = 0
    for colour in range(6):
        told += int(player.columns[column, colour])
    return told


@rule
def all_held(player):
    """Dice in all columns, four bits for each."""
    told = 0
    for column in range(5):
        told |= held(player, column) << (4 * column)
    return told


@rule
def columns_with_room(box, counts):
    """Columns that can take a die, as bits."""
    spaces = int(box.spaces)
    told = 0
    for column in range(5):
        told |= int(((counts >> (4 * column)) & 15) < spaces) << column
    return told


@rule
def level_of(box, player, column, dice):
    """The level that a column reaches: dice by its thresholds, and one more for each specialist."""
    reached = int(box.reach[column, dice]) + int(player.columns[column, column])
    if column != PINK:  # a pink die in column 5 is one specialist, not two
        reached += int(player.columns[column, PINK])
    return min(reached, int(box.top_level[column]))


@rule
def level_now(box, s):
    """The level of the activation: fixed by ACTIVATE (CE-R3), or counted anew with the house rule."""
    if not box.live_level:
        return int(s.level)
    player = s.players[int(s.mover)]
    column = int(s.column) - 1
    return level_of(box, player, column, held(player, column))


@rule
def resting(player):
    told = 0
    for colour in range(6):
        told += int(player.rest[colour])
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
    for improvement in range(6):
        told |= int(s.reserve_improvements[improvement] > 0) << improvement
    return told


@rule
def types_for(player, column, reserve):
    """Types that may be placed in a column, as bits: three spaces, and never two of a type."""
    there = int(player.low[column]) | int(player.third[column])
    return 0 if bits(there) >= 3 else reserve & ~there


@rule
def can_place_improvement(s, player):
    reserve = types_in_reserve(s)
    for column in range(5):
        if types_for(player, column, reserve):
            return True
    return False


@rule
def outlets_of(s, seat):
    told = 0
    for street in range(1, 6):
        told += int(s.outlets[street, seat])
    return told


@rule
def bakeries_of(s, seat):
    told = 0
    for street in range(6):
        told += int(s.bakeries[street, seat])
    return told


@rule
def outlet_streets(box, s, mover, colours):
    """Streets of these colours where an outlet can be opened, as bits; six bits higher, those with a free space.

    Own outlets may stand there already (CE-R12), and the spaces of a street are alike (CE-R31). A full street needs a
    rival to expel (CE-R13); with no outlet in hand, one must come from elsewhere (CE-R14).
    """
    in_hand = s.players[mover].outlets_in_hand > 0
    elsewhere = 0 if in_hand else outlets_of(s, mover)
    told = 0
    for street in range(1, 6):
        if int(box.street_colour[street]) & colours:
            taken = 0
            for seat in range(MOST_PLAYERS):
                taken += int(s.outlets[street, seat])
            own = int(s.outlets[street, mover])
            free = taken < box.outlet_room[int(s.seats) - 2, street]
            if (free or taken > own) and (in_hand or elsewhere > own):
                told |= (1 << street) | (int(free) << (street + 6))
    return told


@rule
def bakery_streets(box, s, mover, colour):
    """Streets of a colour with a free bakery space, as bits, if a bakery is in hand (CE-R11, CE-R34)."""
    told = 0
    if s.players[mover].bakeries_in_hand > 0:
        for street in range(1, 6):
            if box.street_colour[street] == colour:
                taken = 0
                for seat in range(MOST_PLAYERS):
                    taken += int(s.bakeries[street, seat])
                told |= int(taken < box.bakery_room[street]) << street
    return told


@rule
def is_present(s, seat, street):
    """An outlet or a bakery gives access to a street (CE-R16)."""
    return (int(s.outlets[street, seat]) | int(s.bakeries[street, seat])) > 0


@rule
def sell_houses(s, seat, distance):
    """Houses with a customer in reach whom a recipe serves, as bits."""
    menu = int(s.players[seat].menu)
    told = 0
    for street in range(6):
        if is_present(s, seat, street):
            for colour in range(distance):
                kind = int(s.customer[4 * street + colour])
                if kind >= 0:
                    told |= ((menu >> kind) & 1) << (4 * street + colour)
    return told


@rule
def is_possible(box, s, seat, step):
    """Whether a step has a choice other than to decline."""
    if step == BASE:
        return s.reserve_bases[0] > 0 or s.reserve_bases[1] > 0
    if step == MIXED_BASE:
        return s.reserve_bases[2] > 0
    if step == SIMPLE_FROSTING or step == MIXED_FROSTING:
        first, last = (0, 4) if step == SIMPLE_FROSTING else (4, 10)
        for frosting in range(first, last):
            if s.reserve_frostings[frosting] > 0:
                return True
        return False
    if step <= OUTLET_BOTH:
        return outlet_streets(box, s, seat, step - OUTLET_YELLOW + 1) != 0
    if step <= SELL_4:
        return sell_houses(s, seat, step - SELL_1 + 1) != 0
    if step == HIRE:
        for colour in range(5):
            if s.reserve_dice[colour] > 0:
                return True
        return False
    if step == IMPROVEMENT:
        return can_place_improvement(s, s.players[seat])
    return bakery_streets(box, s, seat, step - BAKERY_GREY) != 0


@rule
def open_levels(box, s):
    """The legal LEVEL actions, as bits counted from the first: those with a possible step (CE-R7)."""
    if s.action_done:
        return 0
    active = int(s.column) - 1
    level = level_now(box, s)
    first = active
    if active == PINK and level == box.top_level[PINK]:  # CE-R10: the top of column 5 gives any level of columns 1 to 4
        first = 0
    told = 0
    for column in range(first, active + 1):
        for place in range(level if column == active else int(box.top_level[column])):
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
    column = int(s.column) - 1
    there = int(player.low[column]) | int(player.third[column])
    if there == 0:
        return 0
    level = level_now(box, s)
    told = 0
    if level >= box.low_level:
        told |= int(player.low[column])
    if level >= box.third_level:
        told |= int(player.third[column])
    return told & ~int(s.used)


@rule
def die_can_move(box, counts):
    """Some column has a die while another column can take one."""
    room = columns_with_room(box, counts)
    for column in range(5):
        if (counts >> (4 * column)) & 15 and room & ~(1 << column):
            return True
    return False


@rule
def may_go_between(s, player):
    """COLLECT stops between income and roll only for a player who could do something there (CE-R25)."""
    return s.special_used == 0 or (s.rest_used == 0 and resting(player) > 0)


@rule
def rolled_colours(s, column):
    """Colours of rolled dice that wait for a column, as bits."""
    told = 0
    for colour in range(6):
        told |= int(s.unplaced[column, colour] > 0) << colour
    return told


@rule
def column_waiting(s):
    """The lowest column with rolled dice that are not placed yet; 5 if there is none."""
    for column in range(5):
        if rolled_colours(s, column):
            return column
    return 5


# --- What a player may do -------------------------------------------------------------------------------------------


@rule
def legal(box, s, out):
    """The legal actions of the actor, ascending."""
    seat = int(s.mover)
    player = s.players[seat]
    phase = int(s.phase)
    if phase == STEP:
        return list_step(box, s, seat, out)
    if phase == PICK:
        return list_dice_to_pick(box, s, player, out)
    if phase == TO:
        return list_targets(box, s, player, out)
    if phase == REST:
        return list_resting(s, player, out)
    if phase == SURPLUS:
        return list_surplus(s, out)
    if phase == SETUP_IMP:
        for column in range(5):
            out[column] = PLACE_IMP + 5 * int(s.dealt[seat]) + column
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
    for column in range(5):
        out[n] = ACTIVATE + column
        n += int(level_of(box, player, column, (counts >> (4 * column)) & 15) > 0)
    if n == 0:
        for column in range(5):
            out[n] = ACTIVATE + column
            n += int((counts >> (4 * column)) & 15 > 0)
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
        for improvement in range(6):
            if (usable >> improvement) & 1:
                step = int(box.improvement_step[improvement])
                out[n] = IMPROVE + improvement
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
    for base in range(3):
        bases |= int(player.loose_bases[base])
    if bases:
        for base in range(3):
            if player.loose_bases[base] > 0:
                for frosting in range(10):
                    out[n] = ASSEMBLE + 10 * base + frosting
                    n += int(player.loose_frostings[frosting] > 0)
    if s.rest_used == 0 and resting(player) > 0:
        room = columns_with_room(box, counts)
        if player.ideas > 0:
            for column in range(5):
                out[n] = REST_IDEA + column
                n += (room >> column) & 1
        if player.income >= box.rest_cost:  # CE-R9: a payment needs the full amount
            for column in range(5):
                out[n] = REST_PAY + column
                n += (room >> column) & 1
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
def list_step(box, s, mover, out):
    """The choices of the first pending step."""
    step = int(s.steps[0])
    n = 0
    if step == BASE:
        for base in range(2):
            out[n] = TAKE_BASE + base
            n += int(s.reserve_bases[base] > 0)
    elif step == SIMPLE_FROSTING or step == MIXED_FROSTING:
        first, last = (0, 4) if step == SIMPLE_FROSTING else (4, 10)
        for frosting in range(first, last):
            out[n] = TAKE_FROSTING + frosting
            n += int(s.reserve_frostings[frosting] > 0)
    elif step <= OUTLET_BOTH:
        streets = outlet_streets(box, s, mover, step - OUTLET_YELLOW + 1)
        for street in range(1, 6):
            if (streets >> street) & 1:
                out[n] = OUTLET + 5 * (street - 1)
                if (streets >> (street + 6)) & 1:
                    n += 1
                else:
                    for seat in range(int(s.seats)):
                        out[n] = OUTLET + 5 * (street - 1) + 1 + seat
                        n += int(seat != mover and s.outlets[street, seat] > 0)
        if s.players[mover].outlets_in_hand == 0:
            out[n] = DECLINE
            n += 1
    elif step <= SELL_4:
        houses = sell_houses(s, mover, step - SELL_1 + 1)
        for house in range(24):
            out[n] = SELL + house
            n += (houses >> house) & 1
    elif step == HIRE:
        for colour in range(5):
            out[n] = HIRE_DIE + colour
            n += int(s.reserve_dice[colour] > 0)
    elif step == IMPROVEMENT:
        reserve = types_in_reserve(s)
        for improvement in range(6):
            if (reserve >> improvement) & 1:
                for column in range(5):
                    out[n] = PLACE_IMP + 5 * improvement + column
                    n += (types_for(s.players[mover], column, reserve) >> improvement) & 1
    elif step == FROM:
        for street in range(1, 6):
            out[n] = MOVE_OUTLET_FROM + street - 1
            n += int(street != s.from_street and s.outlets[street, mover] > 0)
    else:
        streets = bakery_streets(box, s, mover, step - BAKERY_GREY)
        for street in range(1, 6):
            out[n] = BAKERY + street - 1
            n += (streets >> street) & 1
    return n


@rule
def list_start_recipes(s, out):
    """Two simple parts that no other seat has chosen."""
    n = 0
    for base in range(2):
        for frosting in range(4):
            chosen = 0
            for seat in range(int(s.seats)):
                chosen |= int(s.players[seat].recipes[base, frosting])
            out[n] = START_RECIPE + 4 * base + frosting
            n += int(chosen == 0)
    return n


@rule
def list_resting(s, player, out):
    """Resting dice in the order of their colours, so that a set of dice is moved in one way only."""
    n = 0
    for colour in range(int(s.rest_last), 6):
        out[n] = REST_DIE + colour
        n += int(player.rest[colour] > 0)
    out[n] = REST_DONE
    return n + int(s.rest_moved)


@rule
def list_dice_to_pick(box, s, player, out):
    n = 0
    if s.pair_from > 0:
        column = int(s.pair_from) - 1
        for colour in range(6):
            out[n] = PICK_DIE + 6 * column + colour
            n += int(player.columns[column, colour] > 0)
    else:
        room = columns_with_room(box, all_held(player))
        for column in range(5):
            if room & ~(1 << column):
                for colour in range(6):
                    out[n] = PICK_DIE + 6 * column + colour
                    n += int(player.columns[column, colour] > 0)
    out[n] = MOVE_DONE
    return n + int(s.move_moved)


@rule
def list_targets(box, s, player, out):
    if s.pair_to > 0:
        out[0] = DIE_TO + int(s.pair_to) - 1
        return 1
    room = columns_with_room(box, all_held(player)) & ~(1 << (int(s.move_from) - 1))
    n = 0
    for column in range(5):
        out[n] = DIE_TO + column
        n += (room >> column) & 1
    return n


@rule
def list_surplus(s, out):
    """Rolled dice that may rest, in the order of their colours; enough must be left for those still to go."""
    column = column_waiting(s)
    n = 0
    for colour in range(int(s.surplus_last), 6):
        if s.unplaced[column, colour] > 0:
            following = 0
            for later in range(colour, 6):
                following += int(s.unplaced[column, later])
            out[n] = SURPLUS_DIE + colour
            n += int(following >= s.surplus_left)
    return n


# --- What happens ---------------------------------------------------------------------------------------------------


@rule
def apply(box, s, action):
    """Play an action of the actor, or an outcome of chance."""
    if s.actor == CHANCE:
        draw(box, s, action)
        return
    seat = int(s.mover)
    player = s.players[seat]
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
        base, frosting = (action - ASSEMBLE) // 10, (action - ASSEMBLE) % 10
        player.loose_bases[base] -= 1
        player.loose_frostings[frosting] -= 1
        assemble(box, player, base, frosting, True)
    elif action < LEVEL:
        activate(box, s, player, action)
    elif action < TAKE_BASE:
        act(box, s, seat, action)
    else:
        take_step(box, s, seat, action)
    if s.phase == STEP:
        settle_steps(box, s, seat)


@rule
def activate(box, s, player, column):
    s.column = column + 1
    s.level = 0 if box.live_level else level_of(box, player, column, held(player, column))
    s.phase = ACT


@rule
def act(box, s, seat, action):
    """A level, an improvement, or one of the ways on: income, roll, end of the turn."""
    player = s.players[seat]
    if action < IMPROVE:
        column = min((action - LEVEL) // 3, 4)
        s.action_done = 1
        begin_steps(s, int(box.level_steps[column, action - LEVEL - 3 * column, 0]), ACT)
        s.steps[1] = box.level_steps[column, action - LEVEL - 3 * column, 1]
    elif action < FINISH:
        improvement = action - IMPROVE
        s.used |= 1 << improvement
        if box.improvement_step[improvement] != NO_STEP:
            begin_steps(s, int(box.improvement_step[improvement]), ACT)
        elif improvement == 4:
            player.income += box.income_gain
        else:
            move_marker(box, player, int(box.idea_steps))
    elif action == END_TURN:
        end_turn(box, s, player)
    else:
        if action != ROLL:
            collect_income(box, s, seat)
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
def settle_steps(box, s, seat):
    """Drop steps that are not possible, and take a mixed base by itself; after the last step, back."""
    while s.steps[0] != NO_STEP:
        step = int(s.steps[0])
        if step == FROM or (step != MIXED_BASE and is_possible(box, s, seat, step)):
            return
        if step == MIXED_BASE and s.reserve_bases[2] > 0:
            s.reserve_bases[2] -= 1
            s.players[seat].loose_bases[2] += 1
        drop_step(s)
    s.phase = s.resume
    s.resume = 0


@rule
def drop_step(s):
    s.steps[0] = s.steps[1]
    s.steps[1] = NO_STEP


@rule
def take_step(box, s, seat, action):
    """The choice of a step."""
    player = s.players[seat]
    if PLACE_IMP <= action and s.phase == SETUP_IMP:
        s.dealt[seat] = NONE
        place_improvement(player, (action - PLACE_IMP) // 5, (action - PLACE_IMP) % 5)
        next_to_set_up(s, SETUP_REC)
        return
    if OUTLET <= action < DECLINE:
        choose_outlet(box, s, seat, action)
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
        street = action - BAKERY + 1
        gain = int(box.bakery_gain[int(box.street_colour[street])])
        s.bakeries[street, seat] += 1
        player.bakeries_in_hand -= 1
        raise_sales(box, player, gain)
        raise_production(box, player, gain)
    else:
        improvement = (action - PLACE_IMP) // 5
        s.reserve_improvements[improvement] -= 1
        place_improvement(player, improvement, (action - PLACE_IMP) % 5)


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
def hire(box, s, player, colour):
    """A new die goes to its column, or to the Rest Area if that is full (CE-R23)."""
    s.reserve_dice[colour] -= 1
    if held(player, colour) < box.spaces:
        player.columns[colour, colour] += 1
    else:
        player.rest[colour] += 1


@rule
def place_improvement(player, improvement, column):
    """On the top free space; the first two are alike, so they are kept as a set."""
    if bits(int(player.low[column])) < 2:
        player.low[column] |= 1 << improvement
    else:
        player.third[column] |= 1 << improvement


@rule
def choose_outlet(box, s, seat, action):
    """Open an outlet in a street, or move one there from another street when none is in hand (CE-R14)."""
    if action < MOVE_OUTLET_FROM:
        street = (action - OUTLET) // 5 + 1
        rival = (action - OUTLET) % 5
        left = (int(s.steps[0]) - OUTLET_YELLOW + 1) & ~int(box.street_colour[street])
        rest = left + OUTLET_YELLOW - 1 if left else NO_STEP
        if s.players[seat].outlets_in_hand == 0:
            s.from_street = street
            s.from_rival = rival
            s.steps[0] = FROM
            s.steps[1] = rest
            return
        s.players[seat].outlets_in_hand -= 1
        raise_sales(box, s.players[seat], int(box.outlet_gain))
        s.steps[0] = rest
    else:
        street = int(s.from_street)
        rival = int(s.from_rival)
        s.outlets[action - MOVE_OUTLET_FROM + 1, seat] -= 1
        s.from_street = 0
        s.from_rival = 0
        drop_step(s)
    if rival > 0:
        expel(box, s, street, rival - 1)
    s.outlets[street, seat] += 1


@rule
def expel(box, s, street, rival):
    """The rival takes the outlet back and loses a step of Sales (CE-R15)."""
    s.outlets[street, rival] -= 1
    s.players[rival].outlets_in_hand += 1
    s.players[rival].sales = max(int(s.players[rival].sales) - int(box.expelled_loss), 0)


@rule
def assemble(box, player, base, frosting, counts):
    """A recipe raises Production by its parts, also one that the player has already (CE-R33)."""
    player.recipes[base, frosting] += 1
    player.menu |= box.serves[base, frosting]
    if counts:
        raise_production(box, player, int(box.base_gain[base]) + int(box.frosting_gain[frosting]))


@rule
def choose_start_recipe(box, s, player, place):
    base, frosting = place // 4, place % 4
    s.reserve_bases[base] -= 1
    s.reserve_frostings[frosting] -= 1
    assemble(box, player, base, frosting, box.start_recipe_counts)  # CE-R1: it is counted already
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
        colour = action - REST_DIE
        column = int(s.rest_column) - 1
        player.rest[colour] -= 1
        player.columns[column, colour] += 1
        s.rest_last = colour
        s.rest_moved = 1
        if s.rest_mode == BY_PAYING:
            player.income -= box.rest_cost
        following = 0
        for later in range(colour, 6):
            following += int(player.rest[later])
        broke = s.rest_mode == BY_PAYING and player.income < box.rest_cost
        if following > 0 and not broke and held(player, column) < box.spaces:
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
        column = int(s.move_from) - 1
        target = action - DIE_TO
        player.columns[column, int(s.move_colour)] -= 1
        player.columns[target, int(s.move_colour)] += 1
        s.move_from = 0
        s.move_colour = 0
        if s.move_mode == BY_PAYING:
            player.income -= box.move_cost
            s.move_moved = 1
            if box.one_pair:
                s.pair_from = column + 1
                s.pair_to = target + 1
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
def collect_income(box, s, seat):
    """The lower of the two tracks, then the objectives, which are looked at only now (CE-R18)."""
    player = s.players[seat]
    player.income += min(int(player.production), int(player.sales))
    for deck in range(4):
        if player.objective_done[deck] == 0 and is_fulfilled(box, s, seat, 5 * deck + int(s.objectives[deck]) - 1):
            player.objective_done[deck] = 1
            player.income += box.objective_gain


@rule
def progress(box, s, seat, objective):
    """How far a player is with an objective: the count of its first thing, and 64 times that of its second."""
    player = s.players[seat]
    first = 0
    second = 0
    if objective < 5:
        simple_bases = 0
        mixed_bases = 0
        simple_frostings = 0
        mixed_frostings = 0
        for base in range(3):
            for frosting in range(10):
                recipes = int(player.recipes[base, frosting])
                if base < 2:
                    simple_bases += recipes
                else:
                    mixed_bases += recipes
                if frosting < 4:
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
        first, second = progress_in_city(box, s, seat, objective)
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
def progress_in_city(box, s, seat, objective):
    """Pieces in the city now; bakeries are no outlets (CE-R16), and a street counts as often as it is used (CE-R20)."""
    yellow = 0
    beige = 0
    streets = 0
    for street in range(1, 6):
        there = int(s.outlets[street, seat])
        streets += int(there > 0)
        if box.street_colour[street] == 1:
            yellow += there
        else:
            beige += there
    if objective == 10:
        return yellow + beige, 0
    if objective == 11:
        return streets, 0
    if objective == 12:
        return yellow, beige
    return (yellow if objective == 13 else beige), bakeries_of(s, seat)


@rule
def progress_with_improvements(box, player, objective):
    total = 0
    most = 0
    wide = 0
    types = 0
    pairs = 0
    for column in range(5):
        there = bits(int(player.low[column]) | int(player.third[column]))
        total += there
        most = max(most, there)
        wide += int(there >= box.need[18, 1])
    for improvement in range(6):
        told = 0
        for column in range(5):
            told += ((int(player.low[column]) | int(player.third[column])) >> improvement) & 1
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
def is_fulfilled(box, s, seat, objective):
    told = progress(box, s, seat, objective)
    return (told & 63) >= box.need[objective, 0] and (told >> 6) >= box.need[objective, 1]


@entry
def objective_progress(box: Box, states: Tables, i: int, seat: int, objective: int):
    """Progress with an objective (0 to 19) at table i, for words and screens."""
    return progress(box[0], states[i], seat, objective)


@entry
def column_levels(box: Box, states: Tables, i: int, seat: int, out: Shorts):
    """The levels of the five columns of a seat at table i."""
    for column in range(5):
        out[column] = level_of(box[0], states[i].players[seat], column, held(states[i].players[seat], column))


@entry
def preview(box: TheBox, s: Table, action: int, trial: Tables):
    """Play an action on the first table of `trial`."""
    trial[0] = s
    apply(box, trial[0], action)


@rule
def take_dice(s, player):
    """All dice that lie in the activated column now are rolled (CE-R8)."""
    column = int(s.column) - 1
    dice = 0
    for colour in range(6):
        dice += int(player.columns[column, colour])
        s.to_roll[colour] = player.columns[column, colour]
        player.columns[column, colour] = 0
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
    for colour in range(6):
        if die < 0 and s.to_roll[colour] > 0:
            die = colour
        left += int(s.to_roll[colour])
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
    for column in range(5):
        colours = rolled_colours(s, column)
        if colours == 0:
            continue
        rolled = 0
        for colour in range(6):
            rolled += int(s.unplaced[column, colour])
        room = int(box.spaces) - held(player, column)
        surplus = max(rolled - room, 0)
        if surplus > 0 and room > 0 and colours & (colours - 1):
            s.phase = SURPLUS
            s.surplus_left = surplus
            return
        put_away(s, player, column, surplus)
    s.phase = POST


@rule
def put_away(s, player, column, surplus):
    """The rolled dice of a column to their places: so many of them rest, whichever they are, the others fit."""
    for colour in range(6):
        dice = int(s.unplaced[column, colour])
        resting_dice = min(dice, surplus)
        surplus -= resting_dice
        player.rest[colour] += resting_dice
        player.columns[column, colour] += dice - resting_dice
        s.unplaced[column, colour] = 0


@rule
def rest_surplus(box, s, player, colour):
    column = column_waiting(s)
    s.unplaced[column, colour] -= 1
    player.rest[colour] += 1
    left = int(s.surplus_left) - 1
    colours = rolled_colours(s, column)
    if left > 0 and colours & (colours - 1):
        s.surplus_left = left
        s.surplus_last = colour
        return
    s.surplus_left = 0
    s.surplus_last = 0
    put_away(s, player, column, left)
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
        base, frosting = (action - ASSEMBLE) // 10, (action - ASSEMBLE) % 10
        return LEGAL if player.loose_bases[base] > 0 and player.loose_frostings[frosting] > 0 else PART_MISSING
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
def refusal_to_activate(box, player, column):
    counts = all_held(player)
    if level_of(box, player, column, (counts >> (4 * column)) & 15) > 0:
        return LEGAL
    for other in range(5):
        if level_of(box, player, other, (counts >> (4 * other)) & 15) > 0:
            return LEVEL_TOO_LOW
    if (counts >> (4 * column)) & 15 or (counts == 0 and column == 0):
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
        column = min(place // 3, 4)
        level = level_now(box, s)
        if column != s.column - 1:
            return NOTHING_POSSIBLE if s.column == 5 and level == box.top_level[PINK] else NOT_ACTIVE
        return LEVEL_TOO_LOW if place - 3 * column >= level else NOTHING_POSSIBLE
    if action < FINISH:
        improvement = action - IMPROVE
        column = int(s.column) - 1
        if ((int(player.low[column]) | int(player.third[column])) >> improvement) & 1 == 0:
            return NO_SUCH_IMPROVEMENT
        if (int(s.used) >> improvement) & 1:
            return IMPROVEMENT_USED
        if (usable_types(box, s) >> improvement) & 1 == 0:
            return SPACE_TOO_HIGH
        step = int(box.improvement_step[improvement])
        return LEGAL if step == NO_STEP or is_possible(box, s, int(s.mover), step) else NOTHING_POSSIBLE
    if levels and not box.optional_action:
        return MUST_ACT
    return LEGAL if action == FINISH or may_go_between(s, player) else NOTHING_TO_DO_BETWEEN


@rule
def refusal_of_step(box, s, action):
    step = int(s.steps[0])
    seat = int(s.mover)
    player = s.players[seat]
    if action < TAKE_FROSTING:
        if step != BASE:
            return WRONG_STEP
        return LEGAL if s.reserve_bases[action - TAKE_BASE] > 0 else RESERVE_EMPTY
    if action < OUTLET:
        frosting = action - TAKE_FROSTING
        if step != (SIMPLE_FROSTING if frosting < 4 else MIXED_FROSTING):
            return WRONG_STEP
        return LEGAL if s.reserve_frostings[frosting] > 0 else RESERVE_EMPTY
    if action < MOVE_OUTLET_FROM:
        if step < OUTLET_YELLOW or step > OUTLET_BOTH:
            return WRONG_STEP
        return refusal_of_outlet(box, s, seat, (action - OUTLET) // 5 + 1, (action - OUTLET) % 5 - 1)
    if action < DECLINE:
        street = action - MOVE_OUTLET_FROM + 1
        if step != FROM:
            return WRONG_STEP
        if street == s.from_street:
            return SAME_COLUMN
        return LEGAL if s.outlets[street, seat] > 0 else NOT_YOURS_THERE
    if action == DECLINE:
        if step < OUTLET_YELLOW or step > OUTLET_BOTH:
            return WRONG_STEP
        return LEGAL if player.outlets_in_hand == 0 else HAS_OUTLETS
    if action < HIRE_DIE:
        if step < SELL_1 or step > SELL_4:
            return WRONG_STEP
        return refusal_to_sell(s, seat, action - SELL, step - SELL_1 + 1)
    if action < BAKERY:
        if step != HIRE:
            return WRONG_STEP
        return LEGAL if s.reserve_dice[action - HIRE_DIE] > 0 else RESERVE_EMPTY
    if action < PLACE_IMP:
        street = action - BAKERY + 1
        if step <= BAKERY_GREY or step == FROM:
            return WRONG_STEP
        if box.street_colour[street] != step - BAKERY_GREY:
            return WRONG_COLOUR
        if player.bakeries_in_hand == 0:
            return NO_BAKERY_LEFT
        return LEGAL if (bakery_streets(box, s, seat, step - BAKERY_GREY) >> street) & 1 else STREET_FULL
    if step != IMPROVEMENT:
        return WRONG_STEP
    improvement, column = (action - PLACE_IMP) // 5, (action - PLACE_IMP) % 5
    if s.reserve_improvements[improvement] <= 0:
        return RESERVE_EMPTY
    there = int(player.low[column]) | int(player.third[column])
    if (there >> improvement) & 1:
        return COLUMN_HAS_TYPE
    return COLUMN_IMPROVED if bits(there) >= 3 else LEGAL


@rule
def refusal_of_outlet(box, s, mover, street, rival):
    if int(box.street_colour[street]) & (int(s.steps[0]) - OUTLET_YELLOW + 1) == 0:
        return WRONG_COLOUR
    if rival >= s.seats:
        return NO_SUCH_PLAYER
    if rival == mover:
        return OWN_OUTLET
    taken = 0
    for seat in range(MOST_PLAYERS):
        taken += int(s.outlets[street, seat])
    free = taken < box.outlet_room[int(s.seats) - 2, street]
    if free and rival >= 0:
        return SPACE_FREE
    if not free:
        if rival < 0:
            return STREET_FULL
        if s.outlets[street, rival] == 0:
            return NO_OUTLET_THERE
    if s.players[mover].outlets_in_hand == 0 and outlets_of(s, mover) == s.outlets[street, mover]:
        return NO_OUTLET_ELSEWHERE
    return LEGAL


@rule
def refusal_to_sell(s, seat, house, distance):
    kind = int(s.customer[house])
    if kind < 0:
        return HOUSE_EMPTY
    if house % 4 >= distance:
        return TOO_FAR
    if not is_present(s, seat, house // 4):
        return NO_PRESENCE
    return LEGAL if (int(s.players[seat].menu) >> kind) & 1 else NO_RECIPE


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
        target = action - DIE_TO
        if s.phase != TO:
            return NOT_NOW
        if target == s.move_from - 1:
            return SAME_COLUMN
        if s.pair_to > 0 and target != s.pair_to - 1:
            return OTHER_PAIR
        return LEGAL if (room >> target) & 1 else COLUMN_FULL
    column, colour = (action - PICK_DIE) // 6, (action - PICK_DIE) % 6
    if s.phase != PICK:
        return NOT_NOW
    if player.columns[column, colour] == 0:
        return NO_DIE_THERE
    if s.pair_from > 0 and column != s.pair_from - 1:
        return OTHER_PAIR
    return LEGAL if room & ~(1 << column) else NOTHING_MOVES


@rule
def refusal_of_surplus(s, colour):
    column = column_waiting(s)
    if s.unplaced[column, colour] == 0:
        return NO_DIE_THERE
    if colour < s.surplus_last:
        return NOT_IN_ORDER
    following = 0
    for later in range(colour, 6):
        following += int(s.unplaced[column, later])
    return LEGAL if following >= s.surplus_left else TOO_FEW_LEFT


# --- What a seat may know -------------------------------------------------------------------------------------------


AT_PHASE, AT_ROUND, AT_LAST_ROUND, AT_COLUMN = LAYOUT.places("phase", "round", "last_round", "column")
AT_LEVEL, AT_ACTION_DONE, AT_REST_USED = LAYOUT.places("level", "action_done", "rest_used")
AT_SPECIAL_USED, AT_USED, AT_STEP, AT_NEXT_STEP = LAYOUT.places("special_used", "used", "step", "next_step")
AT_RESUME, AT_FROM_STREET, AT_REST_MODE = LAYOUT.places("resume", "from_street", "rest_mode")
AT_REST_COLUMN, AT_REST_LAST, AT_MOVE_MODE = LAYOUT.places("rest_column", "rest_last", "move_mode")
AT_REST_MOVED, AT_MOVE_MOVED, AT_MOVE_FROM = LAYOUT.places("rest_moved", "move_moved", "move_from")
AT_MOVE_COLOUR, AT_PAIR_FROM, AT_PAIR_TO = LAYOUT.places("move_colour", "pair_from", "pair_to")
AT_SIXES, AT_SURPLUS_LEFT, AT_SURPLUS_LAST = LAYOUT.places("sixes", "surplus_left", "surplus_last")
AT_ROLL, AT_HOUSES, AT_DECKS, AT_PLAYERS = LAYOUT.places("roll", "houses", "decks", "players")
AT_RESERVE_BASES, AT_RESERVE_FROSTINGS = LAYOUT.places("reserve.bases", "reserve.frostings")
AT_RESERVE_DICE, AT_RESERVE_IMPROVEMENTS = LAYOUT.places("reserve.dice", "reserve.improvements")
AT_TO_ROLL, AT_UNPLACED = ROLL_OF_COLOUR.places("to_roll", "unplaced")
AT_TURN, AT_EXPELLED, AT_INCOME = PLAYER.places("turn", "expelled", "income")
AT_PRODUCTION, AT_SALES, AT_IDEAS, AT_MARKER = PLAYER.places("production", "sales", "ideas", "marker")
AT_OUTLETS_IN_HAND, AT_BAKERIES_IN_HAND = PLAYER.places("outlets_in_hand", "bakeries_in_hand")
AT_COLUMNS, AT_REST, AT_LOOSE_BASES, AT_LOOSE_FROSTINGS = PLAYER.places(
    "columns", "rest", "loose_bases", "loose_frostings"
)
AT_RECIPES, AT_MENU, AT_SERVED_KIND, AT_SERVED_CLASS = PLAYER.places("recipes", "menu", "served_kind", "served_class")
AT_OBJECTIVES, AT_OUTLETS, AT_BAKERIES, AT_DEALT = PLAYER.places("objectives", "outlets", "bakeries", "dealt")
AT_COLUMN_LEVEL, AT_DICE, AT_LOW, AT_THIRD = COLUMN.places("level", "dice", "low", "third")
AT_DONE, AT_PROGRESS = OBJECTIVE.places("done", "progress")
ROLL_LENGTH, HOUSE_LENGTH, DECK_LENGTH = ROLL_OF_COLOUR.length, HOUSE.length, DECK.length
COLUMN_LENGTH, OBJECTIVE_LENGTH, PLAYER_LENGTH = COLUMN.length, OBJECTIVE.length, PLAYER.length


@rule
def observe(box, s, seat, out):
    """Everything is public. Seats are told relative to the observer: 0 is the seat itself, 1 the next in turn."""
    n = int(s.seats)
    clear(out, AT_PLAYERS + PLAYER_LENGTH * n)
    one_hot(out, AT_PHASE, int(s.phase))
    out[AT_ROUND] = share(s.round_number, 200.0)
    out[AT_LAST_ROUND] = int(s.last_round)
    one_hot(out, AT_COLUMN, int(s.column))
    out[AT_LEVEL] = share(s.level, 4.0)
    out[AT_ACTION_DONE] = int(s.action_done)
    out[AT_REST_USED] = int(s.rest_used)
    out[AT_SPECIAL_USED] = int(s.special_used)
    for improvement in range(6):
        out[AT_USED + improvement] = (int(s.used) >> improvement) & 1
    one_hot(out, AT_STEP, int(s.steps[0]))
    one_hot(out, AT_NEXT_STEP, int(s.steps[1]))
    one_hot(out, AT_RESUME, int(s.resume))
    one_hot(out, AT_FROM_STREET, int(s.from_street))
    one_hot(out, AT_REST_MODE, int(s.rest_mode))
    one_hot(out, AT_REST_COLUMN, int(s.rest_column))
    one_hot(out, AT_REST_LAST, int(s.rest_last))
    one_hot(out, AT_MOVE_MODE, int(s.move_mode))
    out[AT_REST_MOVED] = int(s.rest_moved)
    out[AT_MOVE_MOVED] = int(s.move_moved)
    one_hot(out, AT_MOVE_FROM, int(s.move_from))
    one_hot(out, AT_MOVE_COLOUR, int(s.move_colour))
    one_hot(out, AT_PAIR_FROM, int(s.pair_from))
    one_hot(out, AT_PAIR_TO, int(s.pair_to))
    out[AT_SIXES] = share(s.sixes, 9.0)
    out[AT_SURPLUS_LEFT] = share(s.surplus_left, 9.0)
    one_hot(out, AT_SURPLUS_LAST, int(s.surplus_last))
    for colour in range(6):
        at = AT_ROLL + ROLL_LENGTH * colour
        out[at + AT_TO_ROLL] = share(s.to_roll[colour], 9.0)
        for column in range(5):
            out[at + AT_UNPLACED + column] = share(s.unplaced[column, colour], 9.0)
    for house in range(24):
        one_hot(out, AT_HOUSES + HOUSE_LENGTH * house, int(s.customer[house]))
    for deck in range(4):
        one_hot(out, AT_DECKS + DECK_LENGTH * deck, int(s.objectives[deck]) - 1)
    for base in range(3):
        out[AT_RESERVE_BASES + base] = share(s.reserve_bases[base], 20.0)
    for frosting in range(10):
        out[AT_RESERVE_FROSTINGS + frosting] = share(s.reserve_frostings[frosting], 20.0)
    for colour in range(5):
        out[AT_RESERVE_DICE + colour] = share(s.reserve_dice[colour], 20.0)
    for improvement in range(6):
        out[AT_RESERVE_IMPROVEMENTS + improvement] = share(s.reserve_improvements[improvement], 20.0)
    for place in range(n):
        at = AT_PLAYERS + PLAYER_LENGTH * place
        observe_player(box, s, (seat + place) % n, out[at : at + PLAYER_LENGTH])


@rule
def one_hot(out, at, value):
    if value >= 0:
        out[at + value] = 1.0


@rule
def observe_player(box, s, seat, out):
    player = s.players[seat]
    out[AT_TURN] = s.mover == seat
    out[AT_EXPELLED] = s.from_rival == seat + 1
    out[AT_INCOME] = share(player.income, 100.0)
    out[AT_PRODUCTION] = share(player.production, 20.0)
    out[AT_SALES] = share(player.sales, 20.0)
    out[AT_IDEAS] = share(player.ideas, 3.0)
    out[AT_MARKER] = share(player.marker, 3.0)
    out[AT_OUTLETS_IN_HAND] = share(player.outlets_in_hand, 6.0)
    out[AT_BAKERIES_IN_HAND] = share(player.bakeries_in_hand, 6.0)
    for column in range(5):
        at_column = AT_COLUMNS + COLUMN_LENGTH * column
        out[at_column + AT_COLUMN_LEVEL] = share(level_of(box, player, column, held(player, column)), 4.0)
        for colour in range(6):
            out[at_column + AT_DICE + colour] = share(player.columns[column, colour], 9.0)
        for improvement in range(6):
            out[at_column + AT_LOW + improvement] = (int(player.low[column]) >> improvement) & 1
            out[at_column + AT_THIRD + improvement] = (int(player.third[column]) >> improvement) & 1
    for colour in range(6):
        out[AT_REST + colour] = share(player.rest[colour], 9.0)
    for base in range(3):
        out[AT_LOOSE_BASES + base] = share(player.loose_bases[base], 9.0)
    for frosting in range(10):
        out[AT_LOOSE_FROSTINGS + frosting] = share(player.loose_frostings[frosting], 9.0)
    for base in range(3):
        for frosting in range(10):
            out[AT_RECIPES + 10 * base + frosting] = share(player.recipes[base, frosting], 9.0)
    for kind in range(8):
        out[AT_MENU + kind] = (int(player.menu) >> kind) & 1
        out[AT_SERVED_KIND + kind] = share(player.served_kind[kind], 3.0)
    for value in range(3):
        out[AT_SERVED_CLASS + value] = share(player.served_class[value], 8.0)
    for deck in range(4):
        objective = AT_OBJECTIVES + OBJECTIVE_LENGTH * deck
        out[objective + AT_DONE] = int(player.objective_done[deck])
        if s.objectives[deck] > 0:
            told = progress(box, s, seat, 5 * deck + int(s.objectives[deck]) - 1)
            need = int(box.need[5 * deck + int(s.objectives[deck]) - 1, 0])
            second = int(box.need[5 * deck + int(s.objectives[deck]) - 1, 1])
            had = min(told & 63, need) + min(told >> 6, second)
            out[objective + AT_PROGRESS] = share(had, max(need + second, 1))
    for street in range(6):
        out[AT_OUTLETS + street] = share(s.outlets[street, seat], 4.0)
        out[AT_BAKERIES + street] = share(s.bakeries[street, seat], 4.0)
    one_hot(out, AT_DEALT, int(s.dealt[seat]))


@rule
def redeal(box, s, seat, rng):
    """Nothing is hidden: everything lies on the table, and there is no deck after the set-up."""
