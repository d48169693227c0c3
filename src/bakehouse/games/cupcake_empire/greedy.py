"""What a sensible player thinks a position is worth, in income."""

import math

from bakehouse.games.cupcake_empire.rules import (
    held,
    is_fulfilled,
    level_of,
    open_levels,
    progress,
    resting,
    standing,
    usable_types,
)  # fmt: skip
from bakehouse.games.cupcake_empire.state import (
    ACT,
    BAKERY_GREY,
    BY_PAYING,
    CAST,
    FROM,
    HIRE,
    IMPROVEMENT,
    MIXED_BASE,
    MIXED_FROSTING,
    OUTLET_BOTH,
    OUTLET_YELLOW,
    PICK,
    POST,
    PREROLL,
    REST,
    SELL_4,
    STEP,
    SURPLUS,
    TO,
)  # fmt: skip
from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import returns_by_lead
from bakehouse.kernel.records import OVER

SPREAD = 20.0


@rule
def evaluate(box, s, seat):
    """The own way to the target, less a part of the best rival's."""
    if s.actor == OVER:
        ahead = 0
        for other in range(int(s.seats)):
            ahead += int(standing(s, seat) > standing(s, other)) - int(standing(s, seat) < standing(s, other))
        return 1000.0 * ahead
    best = -1000.0
    for other in range(int(s.seats)):
        if other != seat:
            best = max(best, prospects(box, s, other, 0.0))
    pending = turn_to_come(box, s, seat) if s.mover == seat else 0.0
    return prospects(box, s, seat, pending) - 0.3 * best


@rule
def outlook(box, s, out):
    for seat in range(int(s.seats)):
        pending = turn_to_come(box, s, seat) if s.mover == seat else 0.0
        out[seat] = prospects(box, s, seat, pending)
    returns_by_lead(out, int(s.seats), SPREAD)


@rule
def prospects(box, s, p, pending):
    """Minus the turns that are left to the target, with an income that grows as the engine does, as income."""
    player = s.players[p]
    production = float(player.production)
    sales = float(player.sales)
    bases = 0.0
    frostings = 0.0
    for b in range(3):
        bases += float(player.loose_bases[b]) * float(box.base_gain[b])
    for f in range(10):
        frostings += float(player.loose_frostings[f]) * float(box.frosting_gain[f])
    production += 0.8 * min(bases, frostings) + 0.45 * max(bases - frostings, frostings - bases)
    sales += 0.18 * customers_in_reach(box, s, p)
    low = min(production, sales) + 0.22 * max(production - sales, sales - production)
    income = float(player.income) + pending + 1.2 * float(player.ideas) + 0.4 * float(player.marker)
    growth = 0.5 - 0.02 * resting(player)
    for c in range(5):
        dice = held(player, c)
        if s.mover == p and s.column == c + 1:
            growth += 0.03 * dice  # about to be rolled, as below
        else:
            growth += 0.05 * level_of(box, player, c, dice) + 0.006 * dice
        there = int(player.low[c]) | int(player.third[c])
        for t in range(6):
            if (there >> t) & 1:
                growth += 0.06
    if s.mover == p and s.phase == CAST:
        for d in range(6):
            growth += 0.03 * float(s.to_roll[d])
    for deck in range(4):
        if player.objective_done[deck] == 0 and s.objectives[deck] > 0:
            objective = 5 * deck + int(s.objectives[deck]) - 1
            told = progress(box, s, p, objective)
            need = int(box.need[objective, 0]) + int(box.need[objective, 1])
            had = min(told & 63, int(box.need[objective, 0])) + min(told >> 6, int(box.need[objective, 1]))
            share = had / max(need, 1)
            income += 0.9 * float(box.objective_gain) * share * share * share
    left = float(box.target) - income
    if left <= 0.0:
        return -left
    turns = (math.sqrt(low * low + 2.0 * growth * left) - low) / growth
    return -10.0 * turns


@rule
def customers_in_reach(box, s, p):
    """The worth of customers whom the player could serve now, near ones more."""
    menu = int(s.players[p].menu)
    worth = 0.0
    for h in range(6):
        if s.outlets[h, p] > 0 or s.bakeries[h, p] > 0:
            for d in range(4):
                kind = int(s.customer[4 * h + d])
                if kind >= 0 and (menu >> kind) & 1:
                    worth += float(box.house_sales[4 * h + d]) * (1.0 if d < 2 else 0.6)
    return min(worth, 8.0)


@rule
def turn_to_come(box, s, p):
    """What the turn under way will still bring: its income, the action, the improvements, a step."""
    player = s.players[p]
    phase = int(s.phase)
    if phase == STEP or phase == REST or phase == PICK or phase == TO:
        phase_after = int(s.resume)
    else:
        phase_after = phase
    value = 0.0
    if phase_after < POST and phase != CAST and phase != SURPLUS and phase_after <= ACT:
        value += min(float(player.production), float(player.sales))
        for deck in range(4):
            if player.objective_done[deck] == 0:
                if is_fulfilled(box, s, p, 5 * deck + int(s.objectives[deck]) - 1):
                    value += 0.1 * float(box.objective_gain)
    if phase == STEP:
        value += worth_of_step(box, int(s.steps[0])) + worth_of_step(box, int(s.steps[1]))
    if phase == ACT:
        levels = open_levels(box, s)
        best = 0.0
        for place in range(16):
            if (levels >> place) & 1:
                c = min(place // 3, 4)
                first = worth_of_step(box, int(box.level_steps[c, place - 3 * c, 0]))
                second = worth_of_step(box, int(box.level_steps[c, place - 3 * c, 1]))
                best = max(best, first + second)
        value += 0.7 * best
        usable = usable_types(box, s)
        for t in range(6):
            if (usable >> t) & 1:
                value += 1.0
    if s.move_mode == BY_PAYING and (phase == TO or not s.move_moved):
        value -= float(box.move_cost) + 0.5
    if s.rest_mode == BY_PAYING and not s.rest_moved:
        value -= float(box.rest_cost)
    if phase == PREROLL:
        value -= 0.1
    return value


@rule
def worth_of_step(box, step):
    if step == 0:
        return 0.0
    if step <= MIXED_FROSTING:
        return 3.2 if step == MIXED_BASE or step == MIXED_FROSTING else 1.8
    if step <= OUTLET_BOTH:
        return 6.5 if step == OUTLET_BOTH else (3.2 if step == OUTLET_YELLOW else 3.8)
    if step <= SELL_4:
        return 6.0
    if step == HIRE:
        return 1.2
    if step == IMPROVEMENT:
        return 1.6
    if step == FROM:
        return 0.0
    return 5.0 * (step - BAKERY_GREY)
