"""What a sensible baker thinks a sheet is worth, in money.

Money already sure counts in full; what is on the way counts by what it usually brings: supplies by the loaves they
become, stars and pins by the loaves they are for, business by the market visits still to come, an hourglass by what an
hourglass buys. A mid-visit position counts what the visit will still bring, so that one step of foresight is enough.
"""

from bakehouse.games.bake_and_sale.rules import (
    building_money,
    fame_money,
    frequency,
    hiring,
    market_price,
    retail,
    total,
)
from bakehouse.games.bake_and_sale.state import LOCAL, MARKET, VOLUNTEER
from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import ALONE, returns_by_lead

HOUR = 0.7
PENDING_SUPPLY = 1.1
VISIT_HOUR = 0.8  # an hourglass is also worth what the week's skills would have brought in it
PENDING_FAME = 1.6
BOUGHT_HOUR = 3.0  # a baker dislikes debts and wasted supplies beyond what they cost
SPREAD = 25.0  # money: a lead that is seldom lost


@rule
def evaluate(box, s, seat):
    """The worth of a seat's sheet."""
    sheet = s.sheets[seat]
    hours_left = int(sheet.hours) + (int(box.days) - int(s.day)) * int(box.hours)  # of the whole week
    days_left = hours_left / float(box.hours)  # so that ending a day costs just the hourglasses left of it
    sure = retail(box, sheet) + fame_money(box, sheet) + building_money(box, sheet) + frequency(box, sheet)
    sure += hiring(box, sheet)
    worth = float(sure) + HOUR * hours_left + bakery_worth(box, sheet, days_left) + stock_worth(sheet, days_left)
    worth += skill_worth(box, sheet, days_left) + award_worth(box, sheet) + step_worth(box, sheet, days_left)
    return worth


@rule
def outlook(box, s, out):
    """Alone by the money that the sheet is worth, else by the lead."""
    for seat in range(int(s.seats)):
        out[seat] = evaluate(box, s, seat)
    if s.seats == 1:
        out[0] /= ALONE
    else:
        returns_by_lead(out, int(s.seats), SPREAD)


@rule
def bakery_worth(box, sheet, days_left):
    """Loaves at the best price while there is time to bake more; stars by the loaves they are likely to adorn."""
    worth = 0.0
    for bread in range(6):
        loaves = int(sheet.loaves[bread]) - int(sheet.used[bread])
        tier = 2
        if days_left < 1.0:
            tier = 2 if loaves >= box.price_from[2] else 1 if loaves >= box.price_from[1] else 0
        worth += loaves * float(box.price[bread, tier])
        worth += star_worth(box, sheet, bread, days_left) * float(sheet.stars[bread])
        worth += pin_worth(box, bread, days_left) * float(sheet.pins[bread])
    return worth


@rule
def star_worth(box, sheet, bread, days_left):
    """A star pays once for every loaf sold in the end."""
    loaves = float(sheet.loaves[bread]) - float(sheet.used[bread])
    if days_left < 1.0 or sheet.pins[bread] < box.pins[bread]:
        return loaves
    return max(loaves, 6.0 if bread == 0 else 5.0 if bread == 3 else 2.0)


@rule
def pin_worth(box, bread, days_left):
    """A pin is a part of the bread that it unlocks: above all brioche, the dearest that cheap supplies make."""
    if days_left < 1.0 or box.pins[bread] == 0:
        return 0.0
    return (14.0 if bread == 3 else 5.0 if bread == 2 else 1.0) / float(box.pins[bread])


@rule
def stock_worth(sheet, days_left):
    """Supplies by the bread they become: baguettes, and brioches in one large batch; too much of one thing spoils."""
    pairs = min(int(sheet.have[0]), int(sheet.have[2]))
    triples = min(min(int(sheet.have[1]), int(sheet.have[4])), int(sheet.have[5]))
    worth = 0.5 * min(pairs, 8) + 1.2 * min(triples, 8)
    for row in range(6):
        useful = min(int(sheet.have[row]), 8)
        worth += useful * (1.1 if row == 4 or row == 5 else 0.75)
    return worth * min(0.4 + 0.6 * days_left, 1.0)


@rule
def skill_worth(box, sheet, days_left):
    """What the buildings of lasting effect still bring, day by day."""
    worth = 1.3 * days_left * float(sheet.business)
    if sheet.friendly:
        worth += 1.6 * days_left
    if sheet.stock_room:
        worth += 0.3 * days_left
    if sheet.agency:
        worth += min(1.0 * days_left, 3.0) + float(sheet.agency_fame) * float(box.agency_money) / 4.0
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
    worth = share(breads, int(box.award_alone[0])) + share(total(sheet.stars), int(box.award_alone[1]))
    worth += share(total(sheet.loaves), int(box.award_alone[2])) + share(int(sheet.business), int(box.award_alone[3]))
    worth += share(fame, int(box.award_alone[4]))
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
    worth = PENDING_FAME * float(sheet.due_fame) - BOUGHT_HOUR * float(sheet.hired + sheet.volunteered)
    best_star = 0.0
    best_pin = 0.0
    for bread in range(6):
        if sheet.stars[bread] < box.stars[bread]:
            best_star = max(best_star, 2.0 + star_worth(box, sheet, bread, days_left))
        if sheet.pins[bread] < box.pins[bread]:
            best_pin = max(best_pin, pin_worth(box, bread, days_left))
    worth += best_star * float(sheet.due_stars) + best_pin * float(sheet.due_pins)
    if sheet.phase == MARKET:
        more = int(sheet.business) - total(sheet.taken)
        worth += 0.9 * PENDING_SUPPLY * more - (HOUR + VISIT_HOUR) * market_price(box, sheet)
    elif sheet.phase == LOCAL:
        worth += PENDING_SUPPLY * float(sheet.left)
    elif sheet.phase == VOLUNTEER:
        worth += HOUR - PENDING_SUPPLY * float(sheet.left)
    return worth
