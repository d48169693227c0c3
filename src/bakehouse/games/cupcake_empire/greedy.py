"""What a sensible player thinks of a position: who will be ahead, and by how much income, when the race ends.

Every seat has an income, a rate (income a turn: the lower track) and a growth (how much the rate rises with every
turn). So one can see who reaches the target first, and what everybody will have by then. The weights below were found
by playing: tens of thousands of games between greedy players that weigh things a little differently.
"""

import math

from bakehouse.games.cupcake_empire.rules import held, level_of, open_levels, progress, resting, standing
from bakehouse.games.cupcake_empire.state import (
    ACT,
    BY_PAYING,
    CAST,
    PICK,
    PINK,
    PREROLL,
    REST,
    STEP,
    TO,
    TURN,
)  # fmt: skip
from bakehouse.kernel.compiling import rule
from bakehouse.kernel.records import OVER

# The tracks: what counts as Production or Sales before it is.
PAIRED_PART = 0.81  # a loose part that another one waits for
ODD_PART = 0.28  # a loose part without a counterpart
CUSTOMER = 0.112  # a customer whom the player could serve now, for each step of Sales, if the house is near
FAR_CUSTOMER = 0.22  # compared with a near one
CUSTOMER_SOON = 0.18  # the same for a customer who waits for a recipe of the loose parts
MOST_CUSTOMERS = 7.4  # nobody serves them all
HIGHER_TRACK = 0.18  # a step by which one track is ahead of the other
NEED = 0.16  # how much more welcome a step is on the lower track, for each step between them

# Income: what counts as income before it is.
IDEA = 1.06
MARKER = 0.43
OBJECTIVE = 0.33  # of its gain, times the cube of the share that is done
PAID_FOR_NOTHING = 0.5  # moving dice must be worth more than it costs
HESITATION = 0.1  # to stop between income and roll is for those who want to do something there

# What the actions of columns and improvements are worth, in steps of a track.
BASE_TAKEN, MIXED_BASE_TAKEN, FROSTING_TAKEN, MIXED_FROSTING_TAKEN = 0.38, 1.56, 0.60, 1.65
YELLOW_OUTLET, BEIGE_OUTLET = 0.51, 1.70
SALE = 0.90  # for each step of Sales
HIRED, IMPROVED = 0.82, 1.81
YELLOW_BAKERY, BEIGE_BAKERY = 1.87, 5.6
INCOME_USED, IDEA_USED = 0.66, 0.135
ACTION_OPEN = 1.11  # an action of this turn that is not done yet, compared with one that is being done
IMPROVEMENT_OPEN = 0.83  # the same for an improvement
RATE_TO_COME = 0.47  # what the turn will still bring, as rate
INCOME_TO_COME = 0.26  # and as income of this turn

# Growth: the engine.
GROWTH = 0.55
RESTING_DIE = 0.021
ROLLED_DIE = 0.062  # a die that is about to be rolled
ROLLED_PINK_DIE = 0.019  # on top of that
DIE = 0.009
BEST_COLUMN = 0.040  # for the worth of the best column next turn
OTHER_COLUMNS = 0.006
IMPROVEMENTS = (0.103, 0.057, 0.034, 0.081, 0.028, 0.020)  # each type

# The end of the race.
LATE = 0.3  # turns from the moment the first forecast reaches the target
SPREAD, SPREAD_PER_TURN = 4.0, 4.0  # how sure a forecast lead is, by the turns that are left
NOBODY = (-1000.0, 0.0, 1.0, 1000.0)


@rule
def evaluate(box, s, seat):
    """The lead over the fastest rival when the race ends."""
    if s.actor == OVER:
        ahead = 0
        for other in range(int(s.seats)):
            ahead += int(standing(s, seat) > standing(s, other)) - int(standing(s, seat) < standing(s, other))
        return 1000.0 * ahead
    own = NOBODY
    rival = NOBODY
    for other in range(int(s.seats)):
        told = forecast(box, s, other)
        if other == seat:
            own = told
        elif told[3] < rival[3]:
            rival = told
    turns = turns_left(s, min(own[3], rival[3]))
    return final_income(own, turns) - final_income(rival, turns)


@rule
def outlook(box, s, out):
    """Against every rival the lead when the race ends, and how sure it is; the returns are the mean of that."""
    seats = int(s.seats)
    fastest = NOBODY[3]
    for seat in range(seats):
        fastest = min(fastest, forecast(box, s, seat)[3])
    turns = turns_left(s, fastest)
    for seat in range(seats):
        out[seat] = final_income(forecast(box, s, seat), turns)
    incomes = (out[0], out[1], out[2] if seats > 2 else 0.0, out[3] if seats > 3 else 0.0)
    spread = SPREAD + SPREAD_PER_TURN * turns
    for seat in range(seats):
        value = 0.0
        for other in range(seats):
            value += math.tanh((incomes[seat] - incomes[other]) / spread)
        out[seat] = value / (seats - 1)


@rule
def turns_left(s, fastest):
    """Turns after this round; in the last one there are none."""
    return 0.0 if s.last_round else fastest + LATE


@rule
def final_income(told, turns):
    income, rate, growth, _ = told
    return income + rate * turns + 0.5 * growth * turns * turns


@rule
def forecast(box, s, p):
    """A seat's income after this round, its rate, the growth of it, and the turns from then on to the target."""
    player = s.players[p]
    moves = s.mover == p
    phase = int(s.phase)
    phase_after = int(s.resume) if phase == STEP or phase == REST or phase == PICK or phase == TO else phase
    earns = moves and TURN <= phase_after <= ACT  # the income of this turn is still to come
    bases, frostings = loose_parts(box, player)
    production = player.production + PAIRED_PART * min(bases, frostings) + ODD_PART * abs(bases - frostings)
    reach, near, farther, farthest = customers_in_reach(box, s, p, bases + frostings > 0)
    sales = player.sales + CUSTOMER * min(reach, MOST_CUSTOMERS)
    need = min(max(NEED * (sales - production), -1.0), 1.0)
    worths = worth_of_steps(player, 1.0 + need, 1.0 - need, near, farther, farthest)
    growth, to_come = engine(box, s, p, worths, phase_after)
    if moves:
        if phase == STEP:
            to_come += worths[int(s.steps[0])] + worths[int(s.steps[1])]
        if phase_after == ACT and not s.action_done:
            to_come += ACTION_OPEN * worth_of_action(box, open_levels(box, s), worths)
    rate = min(production, sales) + HIGHER_TRACK * abs(production - sales) + RATE_TO_COME * to_come
    income = player.income + IDEA * player.ideas + MARKER * player.marker + objectives_under_way(box, s, p, earns)
    if earns or p > s.mover >= 0:
        income += min(int(player.production), int(player.sales)) + INCOME_TO_COME * to_come
    if p > s.mover >= 0:
        rate += growth  # a whole turn of this round is still to come
    if moves:
        income -= about_to_pay(box, s, player, phase)
    left = box.target - income
    turns = (math.sqrt(rate * rate + 2.0 * growth * left) - rate) / growth if left > 0.0 else 0.0
    return income, rate, growth, turns


@rule
def loose_parts(box, player):
    """What the loose bases and the loose frostings would add to Production."""
    bases = 0
    for b in range(3):
        bases += int(player.loose_bases[b]) * int(box.base_gain[b])
    frostings = 0
    for f in range(10):
        frostings += int(player.loose_frostings[f]) * int(box.frosting_gain[f])
    return bases, frostings


@rule
def customers_in_reach(box, s, p, has_loose_parts):
    """How many customers there are to serve, in steps of Sales, and the best of them at distance 2, 3 and 4."""
    player = s.players[p]
    menu = int(player.menu)
    soon = menu_to_come(box, player) if has_loose_parts else 0
    reach = 0.0
    near = 0
    farther = 0
    farthest = 0
    for h in range(6):
        if s.outlets[h, p] > 0 or s.bakeries[h, p] > 0:
            for d in range(4):
                kind = int(s.customer[4 * h + d])
                if kind >= 0:
                    gain = int(box.house_sales[4 * h + d])
                    if (menu >> kind) & 1:
                        reach += gain if d < 2 else FAR_CUSTOMER * gain
                        farthest = max(farthest, gain)
                        if d < 3:
                            farther = max(farther, gain)
                        if d < 2:
                            near = max(near, gain)
                    elif (soon >> kind) & 1:
                        reach += CUSTOMER_SOON * gain
    return reach, near, farther, farthest


@rule
def menu_to_come(box, player):
    """The kinds of customer that recipes of the loose parts would serve; a part that is missing may become any."""
    trousers = 0
    for b in range(3):
        if player.loose_bases[b] > 0:
            trousers |= 3 if b == 2 else 1 << b
    shirts = 0
    for f in range(10):
        if player.loose_frostings[f] > 0:
            shirts |= int(box.serves[0, f])
    trousers = trousers if trousers else 3
    shirts = shirts if shirts else 15
    return (shirts if trousers & 1 else 0) | (shirts << 4 if trousers & 2 else 0)


@rule
def worth_of_steps(player, production, sales, near, farther, farthest):
    """What every step is worth, by how welcome Production and Sales are, and by the best customers in reach."""
    outlets = sales if player.outlets_in_hand > 0 else 0.0
    bakeries = 1.0 if player.bakeries_in_hand > 0 else 0.0
    return (
        0.0,
        BASE_TAKEN * production,
        MIXED_BASE_TAKEN * production,
        FROSTING_TAKEN * production,
        MIXED_FROSTING_TAKEN * production,
        YELLOW_OUTLET * outlets,
        BEIGE_OUTLET * outlets,
        (YELLOW_OUTLET + BEIGE_OUTLET) * outlets,
        0.0,
        SALE * sales * near,
        SALE * sales * farther,
        SALE * sales * farthest,
        HIRED,
        IMPROVED,
        0.0,
        YELLOW_BAKERY * bakeries,
        BEIGE_BAKERY * bakeries,
        0.0,
    )


@rule
def engine(box, s, p, worths, phase):
    """The growth that dice, columns and improvements promise; and what they will still bring in this turn.

    Before a column was activated, that is the best one; then the improvements of the activated column.
    """
    player = s.players[p]
    moves = s.mover == p
    growth = GROWTH - RESTING_DIE * resting(player)
    to_come = 0.0
    best = 0.0
    second = 0.0
    total = 0.0
    best_dice = 0
    for c in range(5):
        there = int(player.low[c]) | int(player.third[c])
        for t in range(6):
            if (there >> t) & 1:
                growth += IMPROVEMENTS[t]
        dice = held(player, c)
        specialists = 0
        if moves and s.phase == REST and s.rest_column == c + 1 and not s.rest_moved:
            returning, specialists = dice_returning(player, c, int(box.spaces) - dice)
            dice += returning
            growth += RESTING_DIE * returning
        if moves and s.column == c + 1:
            growth += ROLLED_DIE * dice + ROLLED_PINK_DIE * player.columns[c, PINK]
            if phase == ACT:
                usable = usable_at(box, player, c, int(s.level)) & ~int(s.used)
                to_come += IMPROVEMENT_OPEN * worth_of_improvements(box, usable, worths)
            continue
        growth += DIE * dice
        level = min(level_of(box, player, c, dice) + specialists, int(box.top_level[c]))
        if level > 0:
            reached = ((1 << level) - 1) << (3 * c)
            worth = worth_of_action(box, reached, worths)
            worth += worth_of_improvements(box, usable_at(box, player, c, level), worths)
            total += worth
            if worth > best:
                best, second, best_dice = worth, best, dice
            else:
                second = max(second, worth)
    if moves and phase == TURN:  # the best column is about to be activated, and its dice rolled
        to_come += best
        growth += (ROLLED_DIE - DIE) * best_dice
        total -= best
        best = second
    if moves and s.phase == CAST:
        for d in range(6):
            growth += ROLLED_DIE * s.to_roll[d]
        growth += ROLLED_PINK_DIE * s.to_roll[PINK]
    return growth + BEST_COLUMN * best + OTHER_COLUMNS * (total - best), to_come


@rule
def dice_returning(player, c, room):
    """How many dice would leave the Rest Area for a column, and how many of them are its specialists."""
    dice = 0
    specialists = 0
    for d in range(6):
        moved = min(int(player.rest[d]), room - dice)
        dice += moved
        if d == c or d == PINK:
            specialists += moved
    return dice, specialists


@rule
def usable_at(box, player, c, level):
    """The improvements of a column that a level reaches, as bits."""
    told = 0
    if level >= box.low_level:
        told |= int(player.low[c])
    if level >= box.third_level:
        told |= int(player.third[c])
    return told


@rule
def worth_of_improvements(box, usable, worths):
    worth = 0.0
    if usable:
        for t in range(6):
            if (usable >> t) & 1:
                worth += INCOME_USED if t == 4 else (IDEA_USED if t == 5 else worths[int(box.improvement_step[t])])
    return worth


@rule
def worth_of_action(box, levels, worths):
    """The best of these levels, given as bits from LEVEL(1, 1) on."""
    best = 0.0
    place = 0
    while levels >> place:
        if (levels >> place) & 1:
            c = min(place // 3, 4)
            steps = box.level_steps[c, place - 3 * c]
            best = max(best, worths[int(steps[0])] + worths[int(steps[1])])
        place += 1
    return best


@rule
def objectives_under_way(box, s, p, earns):
    """Income from objectives that are not done: all of it if this turn will bring it, else less, by what is missing."""
    worth = 0.0
    for deck in range(4):
        if s.players[p].objective_done[deck] == 0 and s.objectives[deck] > 0:
            objective = 5 * deck + int(s.objectives[deck]) - 1
            told = progress(box, s, p, objective)
            first, second = int(box.need[objective, 0]), int(box.need[objective, 1])
            share = (min(told & 63, first) + min(told >> 6, second)) / max(first + second, 1)
            worth += 1.0 if earns and share >= 1.0 else OBJECTIVE * share * share * share
    return box.objective_gain * worth


@rule
def about_to_pay(box, s, player, phase):
    """What a step that was begun will cost."""
    if s.move_mode == BY_PAYING and (phase == TO or not s.move_moved):
        return box.move_cost + PAID_FOR_NOTHING
    if s.rest_mode == BY_PAYING and not s.rest_moved:
        c = int(s.rest_column) - 1
        returning, _ = dice_returning(player, c, int(box.spaces) - held(player, c))
        return float(box.rest_cost * returning)
    return HESITATION if phase == PREROLL else 0.0
