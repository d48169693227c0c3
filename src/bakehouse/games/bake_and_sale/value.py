"""What a sheet is worth to a baker who plans whole days: the money that the week is expected to end with.

For each number of days left there is a small network over features of the sheet (`training.py` has taught them, and
`weights.npy` keeps them). It says what the sheet will gain beyond the money it shows already. On the last day nothing
is left to expect: there the money itself counts, and inside that day what the stock can still be baked into.
"""

import math
from pathlib import Path
from typing import Any

import numpy as np

from bakehouse.games.bake_and_sale.greedy import evaluate
from bakehouse.games.bake_and_sale.rules import (
    award_value,
    building_money,
    covers,
    fame_money,
    frequency,
    hiring,
    money,
    packed,
    possible_loaves,
    retail,
    total,
    wholesale,
)
from bakehouse.games.bake_and_sale.state import FIRST_PINNED_BREAD, LEVELS, LOCAL, MARKET, VOLUNTEER
from bakehouse.kernel.beam import WITHIN_STEP, ThreeWeights, Weights, no_weights
from bakehouse.kernel.compiling import rule

WEIGHTS_FILE = Path(__file__).parent / "weights.npy"
NETWORKS = 6
"""One for each number of days left, from one on.

In the weights, `inner` is by network, feature and hidden number; `outer` by network, then the hidden numbers, the
features and one; `room` is for the features, then the hidden numbers.
"""
FEATURES = 128
"""The last of them are nothing: four at a time are worked on."""
HIDDEN = 16
SPREAD = 50.0
"""The networks count money in steps of this size."""

SURPRISE = (0.0, 2.8, 4.9, 6.9, 7.9, 7.8, 8.1)
"""By days left: how far weeks end from what was hoped for (the standard deviation over 60 weeks)."""
MORE_THAN_HOPED = (0.0, 0.4, 2.0, 3.4, 4.8, 7.0, 9.0)
"""And by how much they end above it: the networks learned from a baker who planned less well."""
LOGISTIC = 0.55
"""The scale of a logistic curve that is about as steep as the normal one with a standard deviation of 1."""

LEAD = (1.0, 1.0, 2.0, 1.0, 1.0)
"""How far ahead one has to be in each award, with no day left, to be sure of it."""

Array = np.ndarray[Any, np.dtype[Any]]


def weights_of(numbers: Array) -> Weights:
    """The weights from one row of numbers for each network, as the file keeps them."""
    inner, outer = numbers[:, : FEATURES * HIDDEN], numbers[:, FEATURES * HIDDEN :]
    return Weights(
        np.ascontiguousarray(inner.reshape(NETWORKS, FEATURES, HIDDEN), np.float32),
        np.ascontiguousarray(outer, np.float32),
        np.zeros(FEATURES + HIDDEN, np.float32),
    )


def learned_weights() -> Weights:
    return weights_of(np.load(WEIGHTS_FILE))


def near_weights() -> Weights:
    """Ask for the value that sees no further than the next day."""
    return no_weights()._replace(outer=np.zeros((1, 0), np.float32))


def all_weights() -> ThreeWeights:
    """For the learned, the hand-made and the near value."""
    return learned_weights(), no_weights(), near_weights()


# --- Planning a day -------------------------------------------------------------------------------------------------


MILESTONES = 1232
"""For up to 16 hourglasses spent, 8 left and 7 bonuses due; what a longer day has beyond is planned later."""
MOST_DUE = 7


@rule
def milestone(box, s, seat, weights):
    """The hourglasses spent, those left, the bonuses settled: sheets where all three are equal compare fairly.

    Buying an hourglass spends nothing and leaves one more, so the milestone rises with whatever is done.
    """
    sheet = s.sheets[seat]
    if sheet.phase == MARKET or sheet.phase == LOCAL or sheet.phase == VOLUNTEER:
        return WITHIN_STEP
    hours = int(sheet.hours)
    spent = int(box.hours) - hours + int(sheet.hired) + int(sheet.volunteered)
    due = int(sheet.due_stars) + int(sheet.due_pins) + int(sheet.due_fame)
    place = spent * (int(box.hours) + 1) + min(hours, int(box.hours))
    return place * (MOST_DUE + 1) + MOST_DUE - min(due, MOST_DUE)


@rule
def due_worth(sheet):
    """Bonuses that are still to be settled, by what they usually bring."""
    return 5.0 * float(sheet.due_stars) + 4.0 * float(sheet.due_pins) + 1.5 * float(sheet.due_fame)


@rule
def prospect(box, s, seat, weights):
    """A sheet in the middle of a day, as if the day ended now; on the last day with what can still be baked."""
    sheet = s.sheets[seat]
    left = int(box.days) - int(s.day)
    if left == 0:
        return closing_worth(box, sheet, int(sheet.hours)) + rivalry(box, s, seat, left) + due_worth(sheet)
    if weights.inner.shape[0] == 0:
        return evaluate(box, s, seat) if weights.outer.shape[0] == 0 else closing_worth(box, sheet, int(sheet.hours))
    expected = expected_money(box, sheet, left, weights) + due_worth(sheet)
    return expected + rivalry(box, s, seat, left)


@rule
def foresee(box, s, seat, weights):
    """A sheet whose day is over."""
    begun = 0 if s.rolled else 1  # the next day has begun if everybody has ended this one
    left = int(box.days) - int(s.day) + begun
    if left == 0:
        return final_worth(box, s, seat)
    if weights.inner.shape[0] == 0:
        near = weights.outer.shape[0] > 0
        return closing_worth(box, s.sheets[seat], int(box.hours)) if near else evaluate(box, s, seat)
    return expected_money(box, s.sheets[seat], left, weights) + rivalry(box, s, seat, left)


@rule
def reach(box, s, seat, weights):
    """Alone: the chance that a sheet whose day is over comes to the highest of the goals."""
    if s.seats > 1 or weights.inner.shape[0] == 0:
        return 0.0
    left = int(box.days) - int(s.day) + (0 if s.rolled else 1)
    missing = float(box.levels[len(LEVELS) - 1]) - 0.5 - foresee(box, s, seat, weights)
    if left == 0:
        return 1.0 if missing < 0.0 else 0.0
    left = min(left, NETWORKS)
    return 1.0 / (1.0 + math.exp((missing - MORE_THAN_HOPED[left]) / (LOGISTIC * SURPRISE[left])))


@rule
def final_worth(box, s, seat):
    """The money of a seat; at a table with others, how far it is ahead of the best of them."""
    rival = 0
    for other in range(int(s.seats)):
        if other != seat:
            rival = max(rival, money(box, s, other))
    return float(money(box, s, seat) - rival)


@rule
def rivalry(box, s, seat, left):
    """At a table with others: what being ahead of them in the awards is worth, the less the more days are left.

    The networks have learned alone, where an award asks for a number; here it asks for more than anybody else.
    """
    if s.seats == 1:
        return 0.0
    worth = 0.0
    for award in range(5):
        best = 0
        for other in range(int(s.seats)):
            if other != seat:
                best = max(best, int(award_value(s.sheets[other], award)))
        ahead = (int(award_value(s.sheets[seat], award)) - best) / (LEAD[award] * (1.0 + left))
        worth += float(box.award_money) * min(max(ahead, -1.0), 1.0)
    return worth / (1.0 + left)


# --- What the sheet shows -------------------------------------------------------------------------------------------


@rule
def money_shown(box, sheet):
    """The money of a sheet without awards."""
    sure = wholesale(box, sheet) + retail(box, sheet) + fame_money(box, sheet) + building_money(box, sheet)
    return float(sure + frequency(box, sheet) + hiring(box, sheet))


@rule
def breads_baked(sheet):
    breads = 0
    for bread in range(6):
        breads += sheet.loaves[bread] > 0
    return breads


@rule
def awards_alone(box, sheet):
    """The awards by what one needs when playing alone."""
    won = int(breads_baked(sheet) >= box.award_alone[0]) + int(total(sheet.stars) >= box.award_alone[1])
    won += int(total(sheet.loaves) >= box.award_alone[2]) + int(sheet.business >= box.award_alone[3])
    won += int(int(sheet.fame) + int(sheet.agency_fame) >= box.award_alone[4])
    return float(won * int(box.award_money))


@rule
def sold(box, bread, loaves, stars):
    """What so many loaves of a bread sell for."""
    tier = 2 if loaves >= box.price_from[2] else 1 if loaves >= box.price_from[1] else 0
    return loaves * (int(box.price[bread, tier]) + stars)


@rule
def closing_worth(box, sheet, hours):
    """If these hourglasses were the last: the money shown and what they would bring, best things first."""
    worth = money_shown(box, sheet) + awards_alone(box, sheet)
    stock = packed(sheet.have)
    done = np.int64(sheet.baked_today)
    filled = np.int64(sheet.orders)
    loaves = total(sheet.loaves)
    breads = breads_baked(sheet)
    while hours > 0:
        best = 0.0
        best_bread = -1
        best_order = -1
        best_loaves = 0
        for bread in range(6):
            cost = int(box.bread_hours[bread])
            if cost <= hours and not (done >> bread) & 1 and sheet.pins[bread] >= box.pins[bread]:
                amount = possible_loaves(box, sheet, bread, stock)
                if amount:
                    gain = baking_gain(box, sheet, bread, amount, loaves, breads) / cost
                    if gain > best:
                        best, best_bread, best_loaves = gain, bread, amount
        if int(box.retail_hours) <= hours:
            for order in range(8):
                if not (filled >> order) & 1 and box.order_loaves_packed[order] == 0:
                    gain = float(box.order_money[order]) / float(box.retail_hours)
                    if gain > best and covers(stock, int(box.order_supplies_packed[order])):
                        best, best_order, best_bread = gain, order, -1
        if best_bread >= 0:
            cost = int(box.bread_hours[best_bread])
            stock -= int(box.recipe_packed[best_bread]) * best_loaves
            done |= 1 << best_bread
            loaves += best_loaves
            breads += int(sheet.loaves[best_bread] == 0)
        elif best_order >= 0:
            cost = int(box.retail_hours)
            stock -= int(box.order_supplies_packed[best_order])
            filled |= 1 << best_order
        else:
            break
        hours -= cost
        worth += best * cost
    return worth + 1.2 * hours + begun_worth(box, sheet)


@rule
def baking_gain(box, sheet, bread, amount, loaves, breads):
    """What baking so many loaves adds: their price, the next step of the ladder, the way to two awards."""
    before = int(sheet.loaves[bread]) - int(sheet.used[bread])
    stars = int(sheet.stars[bread])
    gain = float(sold(box, bread, before + amount, stars) - sold(box, bread, before, stars))
    if sheet.productions[bread] < 3 and not box.ladder_highest:
        gain += float(box.ladder[int(sheet.productions[bread])])
    award = float(box.award_money)
    asked = int(box.award_alone[2])
    gain += award * (min(loaves + amount, asked) - min(loaves, asked)) / max(asked, 1)
    if sheet.loaves[bread] == 0 and breads < box.award_alone[0]:
        gain += award / max(int(box.award_alone[0]), 1)
    return gain


@rule
def begun_worth(box, sheet):
    """Rows of fame and awards that are begun count by the way gone, but less than what is won."""
    worth = 0.0
    if sheet.fame < box.fame_icons:
        row = int(sheet.fame) // int(box.fame_row)
        worth += 0.7 * float(box.fame_money[row]) * (int(sheet.fame) - row * int(box.fame_row)) / float(box.fame_row)
    award = 0.7 * float(box.award_money)
    icons = int(sheet.fame) + int(sheet.agency_fame)
    if icons < box.award_alone[4]:
        worth += award * icons / float(box.award_alone[4])
    stars = total(sheet.stars)
    if stars < box.award_alone[1]:
        worth += award * stars / float(box.award_alone[1])
    if sheet.agency and sheet.agency_fame < box.agency_icons:
        worth += 0.7 * float(box.agency_money) * float(sheet.agency_fame) / float(box.agency_icons)
    return worth


# --- What is to be expected -----------------------------------------------------------------------------------------


@rule
def expected_money(box, sheet, left, weights):
    """The money at the end of the week, as the network for so many days left expects it."""
    network = min(left, NETWORKS) - 1
    room = weights.room
    describe(box, sheet, room)
    excite(weights, network)
    gain = straight_part(weights, network) + bent_part(weights, network)
    return money_shown(box, sheet) + SPREAD * float(gain)


@rule
def excite(weights, network):
    """The hidden units, from four features at a time: that keeps the processor busy."""
    room, inner = weights.room, weights.inner
    for unit in range(HIDDEN):
        room[FEATURES + unit] = 0
    for first in range(0, FEATURES, 4):
        a, b, c, d = room[first], room[first + 1], room[first + 2], room[first + 3]
        for unit in range(HIDDEN):
            room[FEATURES + unit] += (a * inner[network, first, unit] + b * inner[network, first + 1, unit]) + (
                c * inner[network, first + 2, unit] + d * inner[network, first + 3, unit]
            )


@rule
def straight_part(weights, network):
    """What the features bring by themselves."""
    room, outer = weights.room, weights.outer
    gain = np.float32(0.0)
    for first in range(0, FEATURES, 4):
        at = HIDDEN + first
        gain += (room[first] * outer[network, at] + room[first + 1] * outer[network, at + 1]) + (
            room[first + 2] * outer[network, at + 2] + room[first + 3] * outer[network, at + 3]
        )
    return gain


@rule
def bent_part(weights, network):
    """What the hidden units bring that are above 0."""
    gain = np.float32(0.0)
    for unit in range(HIDDEN):
        gain += max(weights.room[FEATURES + unit], np.float32(0.0)) * weights.outer[network, unit]
    return gain


@rule
def describe(box, sheet, out):
    """The features of a sheet, all of them about 0 to 1; then a 1, which stands for itself."""
    at = describe_market(sheet, out)
    at = describe_breads(box, sheet, out, at)
    at = describe_buildings(box, sheet, out, at)
    for order in range(8):
        out[at + order] = (int(sheet.orders) >> order) & 1
    at += 8
    at = describe_awards(box, sheet, out, at)
    out[at] = 1.0
    for nothing in range(at + 1, FEATURES):
        out[nothing] = 0.0
    return at + 1


@rule
def describe_market(sheet, out):
    for row in range(6):
        circled = int(sheet.circled[row])
        have = int(sheet.have[row])
        out[row] = have / 5.0
        out[6 + row] = max(have - 4, 0) / 5.0
        out[12 + row] = circled / 15.0
        out[18 + row] = max(circled - 5, 0) / 10.0
        out[24 + row] = max(circled - 10, 0) / 5.0
        out[30 + row] = (circled % 5) / 5.0
    return 36


@rule
def describe_breads(box, sheet, out, at):
    stock = packed(sheet.have)
    for bread in range(6):
        unsold = int(sheet.loaves[bread]) - int(sheet.used[bread])
        stars = int(sheet.stars[bread])
        productions = int(sheet.productions[bread])
        possible = possible_loaves(box, sheet, bread, stock)
        out[at + bread] = possible / 8.0
        out[at + 6 + bread] = unsold / 8.0
        out[at + 12 + bread] = stars / 3.0
        out[at + 18 + bread] = stars * unsold / 16.0
        out[at + 24 + bread] = sold(box, bread, unsold + possible, stars) / 50.0
        out[at + 30 + bread] = (sold(box, bread, 8, stars) - sold(box, bread, unsold, stars)) / 50.0
        out[at + 36 + bread] = min(productions, 3) / 3.0
        out[at + 42 + bread] = productions > 0
    at += 48
    for bread in range(FIRST_PINNED_BREAD, 6):
        missing = int(box.pins[bread]) - int(sheet.pins[bread])
        out[at] = missing / 3.0
        out[at + 1] = missing > 0
        out[at + 2] = missing > 1
        at += 3
    return at


@rule
def describe_buildings(box, sheet, out, at):
    out[at] = sheet.business / 6.0
    out[at + 1] = sheet.business >= box.business_most
    out[at + 2] = sheet.friendly
    out[at + 3] = sheet.stock_room
    out[at + 4] = sheet.agency
    out[at + 5] = sheet.agency_fame / 3.0
    out[at + 6] = sheet.agency_fame >= box.agency_icons
    out[at + 7] = sheet.supermarket / 2.0
    out[at + 8] = sheet.fame / 12.0
    out[at + 9] = (int(sheet.fame) % int(box.fame_row)) / 3.0
    out[at + 10] = sheet.hired / 4.0
    out[at + 11] = sheet.volunteered / 4.0
    return at + 12


@rule
def describe_awards(box, sheet, out, at):
    icons = int(sheet.fame) + int(sheet.agency_fame)
    at = describe_award(box, 0, breads_baked(sheet), out, at)
    at = describe_award(box, 1, total(sheet.stars), out, at)
    at = describe_award(box, 2, total(sheet.loaves), out, at)
    return describe_award(box, 4, icons, out, at)


@rule
def describe_award(box, award, reached, out, at):
    asked = max(int(box.award_alone[award]), 1)
    out[at] = min(reached, asked) / float(asked)
    out[at + 1] = reached >= asked
    return at + 2
