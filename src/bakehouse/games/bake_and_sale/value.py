"""What a sheet is worth to a baker who plans whole days: the money that the week is expected to end with.

For each number of days left there is a small network over features of the sheet (`training.py` has taught them, and
`weights.npy` keeps them). It says what the sheet will gain beyond the money it shows already. On the last day nothing is
left to expect: there the money itself counts, and inside that day what the stock can still be baked into.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bakehouse.games.bake_and_sale.greedy import evaluate
from bakehouse.games.bake_and_sale.rules import (
    building_money,
    covers,
    fame_money,
    frequency,
    hiring,
    packed,
    possible_loaves,
    retail,
    total,
    wholesale,
)
from bakehouse.games.bake_and_sale.state import FIRST_PINNED_BREAD, MAIN
from bakehouse.kernel.beam import WITHIN_STEP
from bakehouse.kernel.compiling import rule

WEIGHTS_FILE = Path(__file__).parent / "weights.npy"
NETWORKS = 6
"""One for each number of days left, from one on."""
FEATURES = 125
HIDDEN = 32
SPREAD = 50.0
"""The networks count money in steps of this size."""

Array = np.ndarray[Any, np.dtype[Any]]


class Weights(NamedTuple):
    """What the networks have learned, and room to work in (so every thread needs its own)."""

    inner: Array  # network, feature, hidden
    outer: Array  # network, then: hidden, features, one
    room: Array  # features, then hidden


def no_weights() -> Weights:
    """Ask for the hand-made value."""
    return Weights(np.zeros((0, 0, 0), np.float32), np.zeros((0, 0), np.float32), np.zeros(0, np.float32))


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


def both_weights() -> tuple[Weights, Weights]:
    """For the learned and for the hand-made value."""
    return learned_weights(), no_weights()


# --- Planning a day -------------------------------------------------------------------------------------------------


@rule
def milestone(box, s, seat, weights):
    """The hourglasses spent, then those left: sheets of the same day compare fairly when both are the same.

    Buying an hourglass spends nothing and leaves one more, so the milestone rises with whatever is done.
    """
    sheet = s.sheets[seat]
    if sheet.phase != MAIN:
        return WITHIN_STEP
    hours = int(sheet.hours)
    spent = int(box.hours) - hours + int(sheet.hired) + int(sheet.volunteered)
    return spent * (int(box.hours) + 1) + min(hours, int(box.hours))


@rule
def prospect(box, s, seat, weights):
    """A sheet in the middle of a day, as if the day ended now; on the last day with what can still be baked."""
    left = int(box.days) - int(s.day)
    if left == 0:
        return closing_worth(box, s, seat)
    if weights.inner.shape[0] == 0:
        return evaluate(box, s, seat)
    return expected_money(box, s.sheets[seat], left, weights)


@rule
def foresee(box, s, seat, weights):
    """A sheet whose day is over."""
    begun = 0 if s.rolled else 1  # the next day has begun if everybody has ended this one
    left = int(box.days) - int(s.day) + begun
    if left == 0:
        return money_shown(box, s.sheets[seat]) + awards_alone(box, s.sheets[seat])
    if weights.inner.shape[0] == 0:
        return evaluate(box, s, seat)
    return expected_money(box, s.sheets[seat], left, weights)


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
def closing_worth(box, s, seat):
    """The last day: the money shown and what the rest of the day would bring, best things first."""
    sheet = s.sheets[seat]
    worth = money_shown(box, sheet) + awards_alone(box, sheet)
    hours = int(sheet.hours)
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
    for unit in range(HIDDEN):
        room[FEATURES + unit] = weights.inner[network, FEATURES - 1, unit]
    gain = weights.outer[network, HIDDEN + FEATURES - 1]
    for feature in range(FEATURES - 1):
        amount = room[feature]
        if amount != 0:
            gain += amount * weights.outer[network, HIDDEN + feature]
            for unit in range(HIDDEN):
                room[FEATURES + unit] += amount * weights.inner[network, feature, unit]
    for unit in range(HIDDEN):
        gain += max(room[FEATURES + unit], np.float32(0.0)) * weights.outer[network, unit]
    return money_shown(box, sheet) + SPREAD * float(gain)


@rule
def describe(box, sheet, out):
    """The features of a sheet, all of them about 0 to 1; the last is always 1."""
    at = describe_market(sheet, out)
    at = describe_breads(box, sheet, out, at)
    at = describe_buildings(box, sheet, out, at)
    for order in range(8):
        out[at + order] = (int(sheet.orders) >> order) & 1
    at += 8
    at = describe_awards(box, sheet, out, at)
    out[at] = 1.0
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
    at = describe_award(box, 4, icons, out, at)
    return at


@rule
def describe_award(box, award, reached, out, at):
    asked = max(int(box.award_alone[award]), 1)
    out[at] = min(reached, asked) / float(asked)
    out[at + 1] = reached >= asked
    return at + 2
