"""What a sensible baker thinks a sheet is worth, in money.

Money already sure counts in full; what is on the way counts by what it usually brings: supplies by the loaves they
become, stars and pins by the loaves they are for, business by the market visits still to come, an hourglass by what an
hourglass buys. A mid-visit position counts what the visit will still bring, so that one step of foresight is enough.

The numbers were tuned by playing alone, one step of foresight: about 130 money in the mean. They tell how this baker
lives: business and the Friendly Bakery first, then baguettes, and brioches with all the stars.
"""

from bakehouse.games.bake_and_sale.rules import (
    building_money,
    fame_money,
    frequency,
    hiring,
    market_price,
    money,
    packed,
    possible_loaves,
    retail,
    returns,
    total,
)
from bakehouse.games.bake_and_sale.state import LOCAL, MARKET, VOLUNTEER
from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import ALONE, returns_by_lead
from bakehouse.kernel.records import OVER

HOUR = 1.22
VISIT_HOUR = 0.49  # an hourglass is also worth what the week's skills would have brought in it
PENDING_SUPPLY = 1.05
MARKET_SUPPLY = 1.54  # of a visit in progress
PENDING_FAME = 0.4
HIRED_HOUR = 0.9  # a baker dislikes debts and wasted supplies beyond what they cost
VOLUNTARY_HOUR = 3.8

# By bread: the loaves that a star is likely to adorn, the worth of all pins, of a loaf that the stock allows.
STARRED_LOAVES = (5.4, 0.9, 1.4, 11.1, 3.1, 1.3)
PINS = (0.0, 0.0, 0.4, 22.2, 0.8, 0.2)
POSSIBLE_LOAF = (1.0, -0.17, 0.13, 0.83, 0.05, 0.0)
LOAF_PRICE = 0.75  # of the best price: what is baked is sold, but perhaps not as one of many

SUPPLY = (1.67, 2.3, 0.76, 0.34, 0.61, 0.48)  # by row
USEFUL_SUPPLIES = 9
DEAR_SPACES = (0.15, 0.05)  # what every space circled beyond the first section, and beyond the second, costs later

# Each day.
BUSINESS = 2.6
FRIENDLY = 3.6
STOCK_ROOM = 0.4
AGENCY = 1.6

BREADS, STARS, LOAVES, BUSINESS_AWARD, FAME = 1.6, 1.76, 0.47, 2.5, 0.34  # the way to the awards, in awards

SPREAD = 25.0  # money: a lead that is seldom lost


@rule
def evaluate(box, s, seat):
    """The worth of a seat's sheet."""
    sheet = s.sheets[seat]
    hours_left = int(sheet.hours) + (int(box.days) - int(s.day)) * int(box.hours)  # of the whole week
    days_left = hours_left / float(box.hours)  # so that ending a day costs just the hourglasses left of it
    sure = retail(box, sheet) + fame_money(box, sheet) + building_money(box, sheet) + frequency(box, sheet)
    sure += hiring(box, sheet)
    worth = float(sure) + HOUR * hours_left + bakery_worth(box, sheet, days_left) + stock_worth(box, sheet, days_left)
    worth += skill_worth(box, sheet, days_left) + award_worth(box, sheet) + step_worth(box, sheet, days_left)
    return worth


@rule
def outlook(box, s, out):
    """Alone by the money that the sheet is worth, else by the lead; at the end it is what it came to."""
    if s.seats == 1:
        out[0] = (float(money(box, s, 0)) if s.actor == OVER else evaluate(box, s, 0)) / ALONE
    elif s.actor == OVER:
        returns(box, s, out)
    else:
        for seat in range(int(s.seats)):
            out[seat] = evaluate(box, s, seat)
        returns_by_lead(out, int(s.seats), SPREAD)


@rule
def bakery_worth(box, sheet, days_left):
    """Loaves at their price while there is time to bake more; stars by the loaves they are likely to adorn."""
    worth = 0.0
    for bread in range(6):
        loaves = int(sheet.loaves[bread]) - int(sheet.used[bread])
        if days_left < 1.0:
            tier = 2 if loaves >= box.price_from[2] else 1 if loaves >= box.price_from[1] else 0
            worth += loaves * float(box.price[bread, tier])
        else:
            worth += LOAF_PRICE * loaves * float(box.price[bread, 2])
        worth += star_worth(box, sheet, bread, days_left) * float(sheet.stars[bread])
        worth += pin_worth(box, bread, days_left) * float(sheet.pins[bread])
    return worth


@rule
def star_worth(box, sheet, bread, days_left):
    """A star pays once for every loaf sold in the end."""
    loaves = float(sheet.loaves[bread]) - float(sheet.used[bread])
    if days_left < 1.0 or sheet.pins[bread] < box.pins[bread]:
        return loaves
    return max(loaves, STARRED_LOAVES[bread])


@rule
def pin_worth(box, bread, days_left):
    """A pin is a part of the bread that it unlocks: above all brioche, the dearest that cheap supplies make."""
    if days_left < 1.0 or box.pins[bread] == 0:
        return 0.0
    return PINS[bread] / float(box.pins[bread])


@rule
def stock_worth(box, sheet, days_left):
    """Supplies by the bread they become; too much of one thing spoils, and a row far circled is dear to visit."""
    stock = packed(sheet.have)
    worth = 0.0
    for bread in range(6):
        if sheet.pins[bread] >= box.pins[bread]:
            worth += POSSIBLE_LOAF[bread] * possible_loaves(box, sheet, bread, stock)
    for row in range(6):
        worth += min(int(sheet.have[row]), USEFUL_SUPPLIES) * SUPPLY[row]
    worth *= min(0.4 + 0.66 * days_left, 1.0)
    for row in range(6):
        circled = int(sheet.circled[row])
        beyond = max(circled - int(box.section_end[0]), 0), max(circled - int(box.section_end[1]), 0)
        worth -= (DEAR_SPACES[0] * beyond[0] + DEAR_SPACES[1] * beyond[1]) * min(days_left, 3.0)
    return worth


@rule
def skill_worth(box, sheet, days_left):
    """What the buildings of lasting effect still bring, day by day."""
    worth = BUSINESS * days_left * float(sheet.business)
    if sheet.friendly:
        worth += FRIENDLY * days_left
    if sheet.stock_room:
        worth += STOCK_ROOM * days_left
    if sheet.agency:
        worth += AGENCY * min(days_left, 3.0) + float(sheet.agency_fame) * float(box.agency_money) / 4.0
        if sheet.agency_fame == box.agency_icons:
            worth -= 0.75 * float(box.agency_money)
    return worth


@rule
def award_worth(box, sheet):
    """Awards by the way already gone towards what one needs when playing alone."""
    breads = 0
    for bread in range(6):
        breads += sheet.loaves[bread] > 0
    fame = int(sheet.fame) + int(sheet.agency_fame)
    worth = BREADS * share(breads, int(box.award_alone[0])) + STARS * share(total(sheet.stars), int(box.award_alone[1]))
    worth += LOAVES * share(total(sheet.loaves), int(box.award_alone[2]))
    worth += BUSINESS_AWARD * share(int(sheet.business), int(box.award_alone[3]))
    worth += FAME * share(fame, int(box.award_alone[4]))
    row = int(sheet.fame) % int(box.fame_row)  # a row begun is worth its part
    if sheet.fame < box.fame_icons:
        worth += row * float(box.fame_money[int(sheet.fame) // int(box.fame_row)]) / float(box.fame_row)
    return worth


@rule
def share(reached, asked):
    return 10.0 * min(reached, asked) / max(asked, 1)


@rule
def step_worth(box, sheet, days_left):
    """What a visit in progress will still bring and cost."""
    worth = PENDING_FAME * float(sheet.due_fame)
    worth -= HIRED_HOUR * float(sheet.hired) + VOLUNTARY_HOUR * float(sheet.volunteered)
    best_star = 0.0
    best_pin = 0.0
    for bread in range(6):
        if sheet.stars[bread] < box.stars[bread]:
            best_star = max(best_star, 2.0 * STARS + star_worth(box, sheet, bread, days_left))
        if sheet.pins[bread] < box.pins[bread]:
            best_pin = max(best_pin, pin_worth(box, bread, days_left))
    worth += best_star * float(sheet.due_stars) + best_pin * float(sheet.due_pins)
    if sheet.phase == MARKET:
        more = int(sheet.business) - total(sheet.taken)
        worth += MARKET_SUPPLY * more - (HOUR + VISIT_HOUR) * market_price(box, sheet)
    elif sheet.phase == LOCAL:
        worth += PENDING_SUPPLY * float(sheet.left)
    elif sheet.phase == VOLUNTEER:
        worth += HOUR - PENDING_SUPPLY * float(sheet.left)
    return worth
