"""The rules of Bake & Sale: pure functions over the records `box` and `s`, and the only place where they stand.

A ruling of ours is cited by its number (`BS-R7`); the list with the reasons is in docs/games/bake_and_sale.md.
"""

from bakehouse.games.bake_and_sale.state import (
    DONE,
    FAME,
    FIRST_PINNED_BREAD,
    FLOURS,
    LOCAL,
    MAIN,
    MARKET,
    MOST_LOAVES,
    OPEN,
    PIN,
    PLAIN_COLOURS,
    STAR,
    SWAPPED_COLOURS,
    VOLUNTEER,
)  # fmt: skip
from bakehouse.kernel.compiling import entry, rule
from bakehouse.kernel.contract import returns_by_rank
from bakehouse.kernel.records import CHANCE, MOST_SEATS, OVER

# Action ids. Blocks with a parameter are counted from their first id.
END_DAY, VISIT_MARKET, VISIT_MARKET_SWAPPED, MARKET_DONE = 0, 1, 2, 3
TAKE = 4  # + row
NETWORK, LOCAL_SUPPLIER = 10, 11
RETAIL = 12  # + order
ACADEMY, LAB, CONSULTING, HIRE, VOLUNTARY = 20, 21, 22, 23, 24
FRIENDLY, STOCK_ROOM, MARKETING, SUPERMARKET = 25, 26, 27, 28
CIRCLE_STAR = 29  # + bread
CIRCLE_PIN = 35  # + bread - FIRST_PINNED_BREAD
FAME_TRACK, FAME_AGENCY = 39, 40
DISCARD = 41  # + row
PRODUCE = 47  # + MOST_LOAVES * bread + loaves - 1
ACTIONS = 95

WEEK_OVER = 1  # the ending

# Why an action is refused.
(
    LEGAL, NOT_IN_THIS_STEP, TOO_FEW_HOURS, NO_SUPPLY_TO_TAKE, NO_STOCK_ROOM, COLOURS_FIXED, NOTHING_TAKEN_YET,
    ROWS_ASCEND, ROW_FULL, BUSINESS_FULL, NO_SUCH_DIE, FAME_FULL, TOO_FEW_SPACES, ORDER_DONE, TOO_FEW_SUPPLIES,
    TOO_FEW_LOAVES, NO_FREE_STAR, NO_FREE_PIN, BUSINESS_AT_MOST, CONSULTED_TODAY, ENOUGH_HOURS, NO_VISITS_LEFT,
    NOT_BLACK, LOCKED, BAKED_TODAY, TOO_MANY_LOAVES,
) = range(26)  # fmt: skip


# --- The week -------------------------------------------------------------------------------------------------------


@rule
def setup(box, s, seats):
    """Everybody takes a sheet; the dice of the first day follow as chance steps."""
    s.seats = seats
    s.actor = CHANCE
    s.awaited = 0
    s.ending = 0
    s.day = 1
    s.rolled = 0
    clear_dice(s)
    for seat in range(MOST_SEATS):
        clear_sheet(s.sheets[seat])
    for seat in range(seats):
        s.sheets[seat].hours = box.hours
        s.sheets[seat].business = box.business_start


@rule
def clear_dice(s):
    for face in range(6):
        s.white[face] = 0
        s.black[face] = 0


@rule
def clear_sheet(sheet):
    sheet.phase = MAIN
    sheet.hours = 0
    for place in range(6):
        sheet.circled[place] = 0
        sheet.have[place] = 0
        sheet.pins[place] = 0
        sheet.stars[place] = 0
        sheet.loaves[place] = 0
        sheet.used[place] = 0
        sheet.productions[place] = 0
    sheet.baked_today = 0
    sheet.business = 0
    sheet.consulted_today = 0
    sheet.fame = 0
    sheet.agency_fame = 0
    sheet.agency = 0
    sheet.hired = 0
    sheet.volunteered = 0
    sheet.supermarket = 0
    sheet.friendly = 0
    sheet.stock_room = 0
    sheet.orders = 0
    sheet.day_colours = OPEN
    clear_step(sheet)
    sheet.due_stars = 0
    sheet.due_pins = 0
    sheet.due_fame = 0


@rule
def odds(box, s, out):
    """A die: six faces, equally likely."""
    for face in range(6):
        out[face] = 1
    return 6


@rule
def roll(box, s, face):
    """One die after the other, the white ones first (BS-R26: three and three); then all seats play together (BS-R19)."""
    if s.rolled < box.white_dice:
        s.white[face] += 1
    else:
        s.black[face] += 1
    s.rolled += 1
    if s.rolled == box.white_dice + box.black_dice:
        s.awaited = (1 << int(s.seats)) - 1
        s.actor = (int(s.day) - 1) % int(s.seats)


@rule
def end_day(box, s, sheet):
    """What is left of the day is lost, bought hourglasses too (BS-R8); when all have ended it, the next day comes."""
    sheet.hours = 0
    sheet.baked_today = 0
    sheet.consulted_today = 0
    sheet.day_colours = OPEN
    sheet.phase = DONE
    s.awaited = int(s.awaited) & ~(1 << int(s.actor))
    if s.awaited:
        s.actor = next_awaited(s)
    elif s.day == box.days:
        s.actor = OVER
        s.ending = WEEK_OVER
    else:
        begin_next_day(box, s)


@rule
def next_awaited(s):
    """The next seat clockwise that has not ended its day."""
    seat = int(s.actor)
    while True:
        seat = (seat + 1) % int(s.seats)
        if (int(s.awaited) >> seat) & 1:
            return seat


@rule
def begin_next_day(box, s):
    s.day += 1
    s.rolled = 0
    clear_dice(s)
    s.actor = CHANCE
    for seat in range(int(s.seats)):
        s.sheets[seat].hours = box.hours
        s.sheets[seat].phase = MAIN


# --- What a seat may do ---------------------------------------------------------------------------------------------


@rule
def legal(box, s, out):
    """The legal actions of the actor, ascending."""
    sheet = s.sheets[s.actor]
    if sheet.phase == MAIN:
        return legal_in_main(box, s, sheet, out)
    if sheet.phase == MARKET:
        n = 0
        if total(sheet.taken) > 0:  # BS-R3: one supply is enough
            n = add(out, n, MARKET_DONE)
        return add_rows(out, n, TAKE, market_rows(box, s, sheet))
    if sheet.phase == LOCAL:
        return add_rows(out, 0, TAKE, local_rows(box, sheet))
    if sheet.phase == VOLUNTEER:
        return add_rows(out, 0, DISCARD, discard_rows(sheet))
    n = 0
    if sheet.phase == STAR:
        for bread in range(6):
            if sheet.stars[bread] < box.stars[bread]:  # BS-R21: on a locked bread too
                n = add(out, n, CIRCLE_STAR + bread)
    elif sheet.phase == PIN:
        for bread in range(FIRST_PINNED_BREAD, 6):
            if sheet.pins[bread] < box.pins[bread]:
                n = add(out, n, CIRCLE_PIN + bread - FIRST_PINNED_BREAD)
    elif sheet.phase == FAME:
        n = add(out, n, FAME_TRACK)
        n = add(out, n, FAME_AGENCY)
    return n


@rule
def add(out, n, action):
    out[n] = action
    return n + 1


@rule
def add_rows(out, n, first, rows):
    """One action for each market row in the set `rows` (bits)."""
    for row in range(6):
        if (rows >> row) & 1:
            n = add(out, n, first + row)
    return n


@rule
def legal_in_main(box, s, sheet, out):
    hours = int(sheet.hours)
    n = add(out, 0, END_DAY)
    if may_visit_market(box, s, sheet, False):
        n = add(out, n, VISIT_MARKET)
    if may_visit_market(box, s, sheet, True):
        n = add(out, n, VISIT_MARKET_SWAPPED)
    if hours >= box.network_hours and has_free_fame(box, sheet):
        n = add(out, n, NETWORK)
    if hours >= box.local_hours and free_spaces(box, sheet, FLOURS) >= box.local_supplies:  # BS-R6
        n = add(out, n, LOCAL_SUPPLIER)
    stock = in_stock(sheet)
    if hours >= box.retail_hours:
        for order in range(8):
            if not int(box.order_needs[order]) & ~stock and may_fulfil(box, sheet, order):
                n = add(out, n, RETAIL + order)
    if hours >= box.academy_hours and has_free_star(box, sheet):
        n = add(out, n, ACADEMY)
    if hours >= box.lab_hours and has_free_pin(box, sheet):
        n = add(out, n, LAB)
    if hours >= box.consulting_hours and sheet.business < box.business_most and not sheet.consulted_today:
        n = add(out, n, CONSULTING)
    if hours < box.dearest:  # BS-R7: extra hourglasses only when one could be needed
        if sheet.hired < box.hire_visits:  # BS-R24: money is not asked for, it is deducted at the end
            n = add(out, n, HIRE)
        if sheet.volunteered < box.volunteer_visits and total(sheet.have) >= box.volunteer_supplies:
            n = add(out, n, VOLUNTARY)
    if hours >= box.friendly_hours and not sheet.friendly:
        n = add(out, n, FRIENDLY)
    if hours >= box.stock_room_hours and not sheet.stock_room:
        n = add(out, n, STOCK_ROOM)
    if hours >= box.marketing_hours and not sheet.agency:
        n = add(out, n, MARKETING)
    if hours >= box.supermarket_hours and sheet.supermarket < box.supermarket_visits:
        n = add(out, n, SUPERMARKET)
    for bread in range(6):
        if not int(box.recipe_needs[bread]) & ~stock and may_bake(box, sheet, bread):
            for loaves in range(most_to_bake(box, sheet, bread)):
                n = add(out, n, PRODUCE + MOST_LOAVES * bread + loaves)
    return n


@rule
def total(counts):
    """All of one kind of thing on a sheet, over the six rows or breads."""
    amount = 0
    for place in range(6):
        amount += int(counts[place])
    return amount


@rule
def has_free_fame(box, sheet):
    return sheet.fame < box.fame_icons or (sheet.agency and sheet.agency_fame < box.agency_icons)


@rule
def has_free_star(box, sheet):
    for bread in range(6):
        if sheet.stars[bread] < box.stars[bread]:
            return True
    return False


@rule
def has_free_pin(box, sheet):
    for bread in range(FIRST_PINNED_BREAD, 6):
        if sheet.pins[bread] < box.pins[bread]:
            return True
    return False


@rule
def free_spaces(box, sheet, first_row):
    """Spaces not yet circled in the rows from `first_row` on."""
    free = 0
    for row in range(first_row, 6):
        free += int(box.row_length) - int(sheet.circled[row])
    return free


@rule
def in_stock(sheet):
    """Which supplies (bits 0..5) and which loaves not yet used (bits 6..11) are there at all: a quick first look."""
    stock = 0
    for place in range(6):
        stock |= int(sheet.have[place] > 0) << place
        stock |= int(sheet.loaves[place] > sheet.used[place]) << (place + 6)
    return stock


@rule
def may_fulfil(box, sheet, order):
    """An order is open once, and asks for supplies in stock and loaves not used before."""
    if (int(sheet.orders) >> order) & 1:
        return False
    return has_supplies(sheet, box.order_supplies[order], 1) and has_loaves(sheet, box.order_loaves[order])


@rule
def has_supplies(sheet, asked, times):
    for row in range(6):
        if sheet.have[row] < asked[row] * times:
            return False
    return True


@rule
def has_loaves(sheet, asked):
    for bread in range(6):
        if int(sheet.loaves[bread]) - int(sheet.used[bread]) < asked[bread]:
            return False
    return True


@rule
def may_bake(box, sheet, bread):
    """An unlocked bread, once a day."""
    return (
        sheet.hours >= box.bread_hours[bread]
        and sheet.pins[bread] >= box.pins[bread]
        and not (int(sheet.baked_today) >> bread) & 1
    )


@rule
def most_to_bake(box, sheet, bread):
    """How many loaves the stock and the eight loaf icons allow at once (BS-R14)."""
    most = int(box.most_loaves) - int(sheet.loaves[bread])
    for row in range(6):
        asked = int(box.recipe[bread, row])
        if asked == 1:  # the usual case, without a slow division
            most = min(most, int(sheet.have[row]))
        elif asked:
            most = min(most, int(sheet.have[row]) // asked)
    return most


# --- The Supplies Market --------------------------------------------------------------------------------------------


@rule
def may_visit_market(box, s, sheet, swapped):
    """A visit needs a supply to take; swapping the colours needs the Stock Room, and may be fixed for the day (BS-R11)."""
    if swapped and not sheet.stock_room:
        return False
    if box.swap_by_day and sheet.day_colours == (PLAIN_COLOURS if swapped else SWAPPED_COLOURS):
        return False
    return sheet.hours >= box.section_hours[0] and takeable_rows(box, s, sheet, swapped) != 0


@rule
def market_rows(box, s, sheet):
    """The rows (bits) from which this visit may take another supply."""
    if total(sheet.taken) >= sheet.business:
        return 0
    return takeable_rows(box, s, sheet, sheet.swapped)


@rule
def takeable_rows(box, s, sheet, swapped):
    """Rows (bits) with a space, a die and enough hourglasses: each die gives one supply of a visit (BS-R2), rows ascend.

    A joker replaces a die that is missing. Those that show a flour's face may stand for that flour or for any black
    supply, so `spare[row]` jokers can still help flour `row`, and all of them together must cover the black supplies.
    """
    offer = dice_offer(box, s, sheet, swapped)
    spare_first = jokers(offer, 0) - max(int(sheet.taken[0]) - dice_giving(offer, 0), 0)
    spare_second = jokers(offer, 1) - max(int(sheet.taken[1]) - dice_giving(offer, 1), 0)
    spare = spare_first + spare_second
    for row in range(FLOURS, 6):
        spare -= max(int(sheet.taken[row]) - dice_giving(offer, row), 0)
    rows = 0
    for row in range(int(sheet.last), 6):
        if sheet.taken[row] >= dice_giving(offer, row):
            if spare < 1 or (row == 0 and spare_first < 1) or (row == 1 and spare_second < 1):
                continue
        if sheet.circled[row] < box.row_length and price_with(box, sheet, row) <= sheet.hours:
            rows |= 1 << row
    return rows


@rule
def dice_offer(box, s, sheet, swapped):
    """How many dice give each supply, packed: four bits for each row, then the jokers that show either flour.

    With swapped colours all dice count as the other colour in everything, also for the Friendly Bakery (BS-R10).
    """
    offer = 0
    for face in range(6):
        white = int(s.black[face] if swapped else s.white[face])
        black = int(s.white[face] if swapped else s.black[face])
        flour = int(box.white_gives[face])
        is_joker = box.joker[face] if sheet.friendly else 0
        offer += white << (4 * (flour + 6 if is_joker else flour))
        offer += black << (4 * int(box.black_gives[face]))
    return offer


@rule
def dice_giving(offer, row):
    return (offer >> (4 * row)) & 15


@rule
def jokers(offer, flour):
    return (offer >> (4 * (flour + 6))) & 15


@rule
def section_of(box, space):
    """The market section of a space, counted from 0 at the left."""
    if space < box.section_end[0]:
        return 0
    return 1 if space < box.section_end[1] else 2


@entry
def price_with(box, sheet, row):
    """What the visit would cost if it took a supply of this row and then ended (BS-R1)."""
    section = max(section_of(box, int(sheet.circled[row])), int(sheet.section))
    if box.cost_by_sheet:
        section = max(section, sheet_section(box, sheet))
    return int(box.section_hours[section])


@rule
def sheet_section(box, sheet):
    """The furthest section with a circled space anywhere on the sheet."""
    section = 0
    for row in range(6):
        if sheet.circled[row] > 0:
            section = max(section, section_of(box, int(sheet.circled[row]) - 1))
    return section


@rule
def circle_supply(box, sheet, row):
    """The next space from the left; the first of a new section gives the row's bonus, in every row (BS-R25)."""
    space = int(sheet.circled[row])
    section = section_of(box, space)
    sheet.circled[row] = space + 1
    sheet.have[row] += 1
    if section > 0 and space == box.section_end[section - 1]:
        bonus = int(box.bonus[row, section])
        if bonus == 1:
            sheet.due_stars += 1
        elif bonus == 2:
            sheet.due_pins += 1
        elif bonus == 3:
            sheet.due_fame += 1
    return section


@rule
def take_in_market(box, s, sheet, row):
    section = circle_supply(box, sheet, row)
    sheet.section = max(section, int(sheet.section))
    sheet.taken[row] += 1
    sheet.last = row
    if market_rows(box, s, sheet) == 0:
        close_market(box, sheet)


@entry
def market_price(box, sheet):
    """The furthest section of this visit sets the price (BS-R1)."""
    section = sheet_section(box, sheet) if box.cost_by_sheet else int(sheet.section)
    return int(box.section_hours[section])


@rule
def close_market(box, sheet):
    """Pay, then take the bonuses (BS-R4)."""
    sheet.hours -= market_price(box, sheet)
    clear_step(sheet)
    settle(box, sheet)


@rule
def clear_step(sheet):
    for row in range(6):
        sheet.taken[row] = 0
    sheet.last = 0
    sheet.left = 0
    sheet.swapped = 0
    sheet.section = 0


# --- Buildings ------------------------------------------------------------------------------------------------------


@rule
def local_rows(box, sheet):
    """Any supply of the black rows, whatever was rolled (BS-R23); rows ascend, and enough spaces must remain."""
    rows = 0
    for row in range(max(int(sheet.last), FLOURS), 6):
        if sheet.circled[row] < box.row_length and free_spaces(box, sheet, row) >= sheet.left:
            rows |= 1 << row
    return rows


@rule
def take_from_local_supplier(box, sheet, row):
    """No section is paid for, but a new one gives its bonus; bonuses come after the last supply."""
    circle_supply(box, sheet, row)
    sheet.last = row
    sheet.left -= 1
    if sheet.left == 0:
        clear_step(sheet)
        settle(box, sheet)


@rule
def discard_rows(sheet):
    """Any three supplies in stock, chosen one by one in row order (BS-R9)."""
    rows = 0
    stock = 0
    for row in range(5, int(sheet.last) - 1, -1):
        stock += int(sheet.have[row])
        if sheet.have[row] > 0 and stock >= sheet.left:
            rows |= 1 << row
    return rows


@rule
def discard(box, sheet, row):
    sheet.have[row] -= 1
    sheet.last = row
    sheet.left -= 1
    if sheet.left == 0:
        clear_step(sheet)
        sheet.hours += box.volunteer_gives
        sheet.phase = MAIN


@rule
def fulfil(box, sheet, order):
    """Supplies and loaves are crossed out; such loaves still count as produced, but are not sold (BS-R16)."""
    sheet.hours -= box.retail_hours
    sheet.orders = int(sheet.orders) | (1 << order)
    for row in range(6):
        sheet.have[row] -= box.order_supplies[order, row]
    for bread in range(6):
        sheet.used[bread] += box.order_loaves[order, bread]


# --- The Bakery -----------------------------------------------------------------------------------------------------


@rule
def produce(box, sheet, bread, loaves):
    """The hourglasses are spent once, however many loaves; the same bread not again today, but any other day (BS-R13)."""
    for row in range(6):
        sheet.have[row] -= box.recipe[bread, row] * loaves
    sheet.loaves[bread] += loaves
    sheet.productions[bread] += 1
    sheet.baked_today = int(sheet.baked_today) | (1 << bread)
    sheet.hours -= box.bread_hours[bread]


# --- Bonuses --------------------------------------------------------------------------------------------------------


@rule
def settle(box, sheet):
    """All due stars, then pins, then fame, one choice each (BS-R4); what has no free icon is lost (BS-R5)."""
    if sheet.due_stars and not has_free_star(box, sheet):
        sheet.due_stars = 0
    if sheet.due_stars:
        sheet.phase = STAR
        return
    if sheet.due_pins and not has_free_pin(box, sheet):
        sheet.due_pins = 0
    if sheet.due_pins:
        sheet.phase = PIN
    else:
        settle_fame(box, sheet)


@rule
def settle_fame(box, sheet):
    """Asked only where the track and the opened Marketing Agency both have a free icon."""
    while sheet.due_fame:
        on_track = sheet.fame < box.fame_icons
        in_agency = sheet.agency and sheet.agency_fame < box.agency_icons
        if on_track and in_agency:
            sheet.phase = FAME
            return
        sheet.due_fame -= 1
        if on_track:
            sheet.fame += 1
        elif in_agency:
            sheet.agency_fame += 1
        else:
            sheet.due_fame = 0
    sheet.phase = MAIN


# --- Playing --------------------------------------------------------------------------------------------------------


@rule
def apply(box, s, action):
    """An action of the actor, or the face of a die at a chance step."""
    if s.actor == CHANCE:
        roll(box, s, action)
        return
    sheet = s.sheets[s.actor]
    if action >= PRODUCE:
        produce(box, sheet, (action - PRODUCE) // MOST_LOAVES, (action - PRODUCE) % MOST_LOAVES + 1)
    elif action >= DISCARD:
        discard(box, sheet, action - DISCARD)
    elif action >= CIRCLE_STAR:
        circle_icon(box, sheet, action)
    elif TAKE <= action < NETWORK:
        if sheet.phase == MARKET:
            take_in_market(box, s, sheet, action - TAKE)
        else:
            take_from_local_supplier(box, sheet, action - TAKE)
    elif action == END_DAY:
        end_day(box, s, sheet)
    elif action <= MARKET_DONE:
        enter_or_leave_market(box, sheet, action)
    else:
        visit_building(box, sheet, action)


@rule
def enter_or_leave_market(box, sheet, action):
    if action == MARKET_DONE:
        close_market(box, sheet)
        return
    sheet.phase = MARKET
    sheet.swapped = action == VISIT_MARKET_SWAPPED
    if box.swap_by_day:
        sheet.day_colours = SWAPPED_COLOURS if sheet.swapped else PLAIN_COLOURS


@rule
def circle_icon(box, sheet, action):
    if action == FAME_TRACK:
        sheet.fame += 1
        sheet.due_fame -= 1
    elif action == FAME_AGENCY:
        sheet.agency_fame += 1
        sheet.due_fame -= 1
    elif action >= CIRCLE_PIN:
        sheet.pins[action - CIRCLE_PIN + FIRST_PINNED_BREAD] += 1
        sheet.due_pins -= 1
    else:
        sheet.stars[action - CIRCLE_STAR] += 1
        sheet.due_stars -= 1
    settle(box, sheet)


@rule
def visit_building(box, sheet, action):
    if RETAIL <= action < ACADEMY:
        fulfil(box, sheet, action - RETAIL)
    elif action == NETWORK:
        sheet.hours -= box.network_hours
        sheet.due_fame += box.network_fame
        settle(box, sheet)
    elif action == LOCAL_SUPPLIER:
        sheet.hours -= box.local_hours
        sheet.phase = LOCAL
        sheet.left = box.local_supplies
    elif action == ACADEMY:
        sheet.hours -= box.academy_hours
        sheet.due_stars += box.academy_stars
        settle(box, sheet)
    elif action == LAB:
        sheet.hours -= box.lab_hours
        sheet.due_pins += box.lab_pins
        settle(box, sheet)
    elif action == CONSULTING:  # BS-R22: not beyond the number of dice
        sheet.hours -= box.consulting_hours
        sheet.business = min(int(sheet.business) + int(box.consulting_business), int(box.business_most))
        sheet.consulted_today = 1
    elif action == HIRE:
        sheet.hired += 1
        sheet.hours += box.hire_gives
    elif action == VOLUNTARY:
        sheet.volunteered += 1
        sheet.phase = VOLUNTEER
        sheet.left = box.volunteer_supplies
    elif action == FRIENDLY:
        sheet.hours -= box.friendly_hours
        sheet.friendly = 1
    elif action == STOCK_ROOM:
        sheet.hours -= box.stock_room_hours
        sheet.stock_room = 1
    elif action == MARKETING:
        sheet.hours -= box.marketing_hours
        sheet.agency = 1
    elif action == SUPERMARKET:
        sheet.hours -= box.supermarket_hours
        sheet.supermarket += 1


# --- Why not --------------------------------------------------------------------------------------------------------


@rule
def refusal(box, s, action):
    """Why the actor may not play an action now, as a code; LEGAL when it may."""
    sheet = s.sheets[s.actor]
    if sheet.phase != MAIN:
        return refusal_in_step(box, s, sheet, action)
    if action >= PRODUCE:
        return refusal_to_bake(box, sheet, (action - PRODUCE) // MOST_LOAVES, (action - PRODUCE) % MOST_LOAVES + 1)
    if action == END_DAY:
        return LEGAL
    if action == VISIT_MARKET or action == VISIT_MARKET_SWAPPED:
        return refusal_of_market(box, s, sheet, action == VISIT_MARKET_SWAPPED)
    if action < NETWORK or action >= CIRCLE_STAR:
        return NOT_IN_THIS_STEP
    if sheet.hours < hours_of(box, action):
        return TOO_FEW_HOURS
    if RETAIL <= action < ACADEMY:
        return refusal_of_order(box, sheet, action - RETAIL)
    return refusal_of_building(box, sheet, action)


@entry
def hours_of(box, action):
    """The hourglasses that an action of MAIN costs at once; the market is paid on leaving it."""
    if action >= PRODUCE:
        return int(box.bread_hours[(action - PRODUCE) // MOST_LOAVES])
    if RETAIL <= action < ACADEMY:
        return int(box.retail_hours)
    if action == NETWORK:
        return int(box.network_hours)
    if action == LOCAL_SUPPLIER:
        return int(box.local_hours)
    if action == ACADEMY:
        return int(box.academy_hours)
    if action == LAB:
        return int(box.lab_hours)
    if action == CONSULTING:
        return int(box.consulting_hours)
    if action == FRIENDLY:
        return int(box.friendly_hours)
    if action == STOCK_ROOM:
        return int(box.stock_room_hours)
    if action == MARKETING:
        return int(box.marketing_hours)
    if action == SUPERMARKET:
        return int(box.supermarket_hours)
    return 0


@rule
def refusal_of_market(box, s, sheet, swapped):
    if swapped and not sheet.stock_room:
        return NO_STOCK_ROOM
    if box.swap_by_day and sheet.day_colours == (PLAIN_COLOURS if swapped else SWAPPED_COLOURS):
        return COLOURS_FIXED
    if sheet.hours < box.section_hours[0]:
        return TOO_FEW_HOURS
    return LEGAL if takeable_rows(box, s, sheet, swapped) else NO_SUPPLY_TO_TAKE


@rule
def refusal_of_order(box, sheet, order):
    if (int(sheet.orders) >> order) & 1:
        return ORDER_DONE
    if not has_supplies(sheet, box.order_supplies[order], 1):
        return TOO_FEW_SUPPLIES
    return LEGAL if has_loaves(sheet, box.order_loaves[order]) else TOO_FEW_LOAVES


@rule
def refusal_of_building(box, sheet, action):
    if action == NETWORK:
        return LEGAL if has_free_fame(box, sheet) else FAME_FULL
    if action == LOCAL_SUPPLIER:
        return LEGAL if free_spaces(box, sheet, FLOURS) >= box.local_supplies else TOO_FEW_SPACES
    if action == ACADEMY:
        return LEGAL if has_free_star(box, sheet) else NO_FREE_STAR
    if action == LAB:
        return LEGAL if has_free_pin(box, sheet) else NO_FREE_PIN
    if action == CONSULTING:
        if sheet.business >= box.business_most:
            return BUSINESS_AT_MOST
        return CONSULTED_TODAY if sheet.consulted_today else LEGAL
    if action == HIRE or action == VOLUNTARY:
        return refusal_of_extra_hour(box, sheet, action)
    if action == FRIENDLY:
        return NO_VISITS_LEFT if sheet.friendly else LEGAL
    if action == STOCK_ROOM:
        return NO_VISITS_LEFT if sheet.stock_room else LEGAL
    if action == MARKETING:
        return NO_VISITS_LEFT if sheet.agency else LEGAL
    return LEGAL if sheet.supermarket < box.supermarket_visits else NO_VISITS_LEFT


@rule
def refusal_of_extra_hour(box, sheet, action):
    if action == HIRE and sheet.hired >= box.hire_visits:
        return NO_VISITS_LEFT
    if action == VOLUNTARY and sheet.volunteered >= box.volunteer_visits:
        return NO_VISITS_LEFT
    if sheet.hours >= box.dearest:
        return ENOUGH_HOURS
    if action == VOLUNTARY and total(sheet.have) < box.volunteer_supplies:
        return TOO_FEW_SUPPLIES
    return LEGAL


@rule
def refusal_to_bake(box, sheet, bread, loaves):
    if sheet.pins[bread] < box.pins[bread]:
        return LOCKED
    if (int(sheet.baked_today) >> bread) & 1:
        return BAKED_TODAY
    if int(sheet.loaves[bread]) + loaves > box.most_loaves:
        return TOO_MANY_LOAVES
    if sheet.hours < box.bread_hours[bread]:
        return TOO_FEW_HOURS
    return LEGAL if has_supplies(sheet, box.recipe[bread], loaves) else TOO_FEW_SUPPLIES


@rule
def refusal_in_step(box, s, sheet, action):
    """Why not, in the middle of a visit or while a bonus is settled."""
    if sheet.phase == MARKET and action == MARKET_DONE:
        return LEGAL if total(sheet.taken) > 0 else NOTHING_TAKEN_YET
    if (sheet.phase == MARKET or sheet.phase == LOCAL) and TAKE <= action < NETWORK:
        return refusal_to_take(box, s, sheet, action - TAKE)
    if sheet.phase == VOLUNTEER and DISCARD <= action < PRODUCE:
        row = action - DISCARD
        if (discard_rows(sheet) >> row) & 1:
            return LEGAL
        return ROWS_ASCEND if sheet.have[row] > 0 else TOO_FEW_SUPPLIES
    if sheet.phase == STAR and CIRCLE_STAR <= action < CIRCLE_PIN:
        bread = action - CIRCLE_STAR
        return LEGAL if sheet.stars[bread] < box.stars[bread] else NO_FREE_STAR
    if sheet.phase == PIN and CIRCLE_PIN <= action < FAME_TRACK:
        bread = action - CIRCLE_PIN + FIRST_PINNED_BREAD
        return LEGAL if sheet.pins[bread] < box.pins[bread] else NO_FREE_PIN
    if sheet.phase == FAME and (action == FAME_TRACK or action == FAME_AGENCY):
        return LEGAL
    return NOT_IN_THIS_STEP


@rule
def refusal_to_take(box, s, sheet, row):
    if row < int(sheet.last):
        return ROWS_ASCEND
    if sheet.circled[row] >= box.row_length:
        return ROW_FULL
    if sheet.phase == LOCAL:
        if row < FLOURS:
            return NOT_BLACK
        return LEGAL if free_spaces(box, sheet, row) >= sheet.left else TOO_FEW_SPACES
    if total(sheet.taken) >= sheet.business:
        return BUSINESS_FULL
    if (takeable_rows(box, s, sheet, sheet.swapped) >> row) & 1:
        return LEGAL
    return TOO_FEW_HOURS if price_with(box, sheet, row) > sheet.hours else NO_SUCH_DIE


# --- Money, awards, returns -----------------------------------------------------------------------------------------


@rule
def wholesale(box, sheet):
    """All unsold loaves of a bread at the price of their number, each dearer by the bread's stars (BS-R15)."""
    money = 0
    for bread in range(6):
        sold = int(sheet.loaves[bread]) - int(sheet.used[bread])
        if sold > 0:
            tier = 0
            if sold >= box.price_from[2]:
                tier = 2
            elif sold >= box.price_from[1]:
                tier = 1
            money += sold * (int(box.price[bread, tier]) + int(sheet.stars[bread]))
    return money


@rule
def retail(box, sheet):
    money = 0
    for order in range(8):
        if (int(sheet.orders) >> order) & 1:
            money += int(box.order_money[order])
    return money


@rule
def fame_money(box, sheet):
    money = 0
    for row in range(int(sheet.fame) // int(box.fame_row)):
        money += int(box.fame_money[row])
    return money


@rule
def building_money(box, sheet):
    money = int(box.supermarket_money) * int(sheet.supermarket)
    if sheet.agency_fame == box.agency_icons:
        money += int(box.agency_money)
    return money


@rule
def frequency(box, sheet):
    """The ladder under each bread: the steps of the first three productions, added up (BS-R12, BS-R13)."""
    money = 0
    for bread in range(6):
        steps = min(int(sheet.productions[bread]), 3)
        if box.ladder_highest:
            if steps:
                money += int(box.ladder[steps - 1])
        else:
            for step in range(steps):
                money += int(box.ladder[step])
    return money


@rule
def hiring(box, sheet):
    """Deducted at the end; the total may be negative (BS-R24)."""
    return -int(box.hire_money) * int(sheet.hired)


@rule
def award_value(sheet, award):
    """What an award compares: breads baked, stars, loaves (used ones too, BS-R16), business, fame icons."""
    if award == 0:
        breads = 0
        for bread in range(6):
            breads += sheet.loaves[bread] > 0
        return breads
    if award == 1:
        return total(sheet.stars)
    if award == 2:
        return total(sheet.loaves)
    if award == 3:
        return int(sheet.business)
    return int(sheet.fame) + int(sheet.agency_fame)


@rule
def award_money(box, s, seat, award):
    """The money of one award for a seat, -1 when it is not won: shared among those who tie, rounded down."""
    mine = award_value(s.sheets[seat], award)
    if s.seats == 1:
        return int(box.award_money) if mine >= box.award_alone[award] else -1
    if mine == 0:  # BS-R17: nobody wins what nobody has begun
        return -1
    winners = 0
    for other in range(int(s.seats)):
        value = award_value(s.sheets[other], award)
        if value > mine:
            return -1
        winners += value == mine
    return int(box.award_money) // winners


@rule
def awards(box, s, seat):
    money = 0
    for award in range(5):
        money += max(award_money(box, s, seat, award), 0)
    return money


@rule
def awards_won(box, s, seat):
    """How many awards a seat has won, shared ones included (BS-R18)."""
    won = 0
    for award in range(5):
        won += award_money(box, s, seat, award) >= 0
    return won


@rule
def parts(box, s, seat, out):
    """The parts of a seat's money, in the order of state.PARTS."""
    sheet = s.sheets[seat]
    out[0] = wholesale(box, sheet)
    out[1] = retail(box, sheet)
    out[2] = fame_money(box, sheet)
    out[3] = building_money(box, sheet)
    out[4] = frequency(box, sheet)
    out[5] = hiring(box, sheet)
    out[6] = awards(box, s, seat)


@rule
def money(box, s, seat):
    sheet = s.sheets[seat]
    own = wholesale(box, sheet) + retail(box, sheet) + fame_money(box, sheet) + building_money(box, sheet)
    return own + frequency(box, sheet) + hiring(box, sheet) + awards(box, s, seat)


@rule
def scores(box, s, out):
    """The money of each seat if the week ended now."""
    for seat in range(int(s.seats)):
        out[seat] = money(box, s, seat)


@rule
def returns(box, s, out):
    """By money, then awards won; alone by the distance to 150 money."""
    if s.seats == 1:
        over = (money(box, s, 0) - float(box.even_money)) / float(box.money_span)
        out[0] = min(max(over, -1.0), 1.0)
        return
    for seat in range(int(s.seats)):
        out[seat] = money(box, s, seat) * 8 + awards_won(box, s, seat)
    returns_by_rank(out, int(s.seats))


@entry
def level(box, reached):
    """Playing alone: how many of the five levels this money reaches."""
    levels = 0
    for place in range(5):
        levels += reached >= box.levels[place]
    return levels


# --- What a seat may know -------------------------------------------------------------------------------------------

SHEET_FEATURES = 84
TABLE_FEATURES = 14


@rule
def observe(box, s, seat, out):
    """Everything is public: the day and its dice, then the sheets, the seat's own first, the others clockwise."""
    out[0] = s.day / box.days
    out[1] = (int(s.awaited) >> seat) & 1
    for face in range(6):
        out[2 + face] = s.white[face] / box.white_dice
        out[8 + face] = s.black[face] / box.black_dice
    for place in range(int(s.seats)):
        observe_sheet(box, s, (seat + place) % int(s.seats), TABLE_FEATURES + SHEET_FEATURES * place, out)


@rule
def observe_sheet(box, s, seat, at, out):
    sheet = s.sheets[seat]
    for phase in range(8):
        out[at + phase] = sheet.phase == phase
    at += 8
    row_length = float(box.row_length)
    for row in range(6):
        out[at + row] = sheet.circled[row] / row_length
        out[at + 6 + row] = sheet.have[row] / row_length
        out[at + 12 + row] = sheet.taken[row] / 6.0
    at += 18
    for bread in range(6):
        out[at + bread] = (box.pins[bread] - sheet.pins[bread]) / 9.0
        out[at + 6 + bread] = sheet.stars[bread] / 9.0
        out[at + 12 + bread] = sheet.loaves[bread] / 8.0
        out[at + 18 + bread] = sheet.used[bread] / 8.0
        out[at + 24 + bread] = min(int(sheet.productions[bread]), 3) / 3.0
        out[at + 30 + bread] = (int(sheet.baked_today) >> bread) & 1
    at += 36
    for order in range(8):
        out[at + order] = (int(sheet.orders) >> order) & 1
    at += 8
    out[at] = sheet.hours / 20.0
    out[at + 1] = sheet.business / 12.0
    out[at + 2] = sheet.consulted_today
    out[at + 3] = sheet.fame / float(box.fame_icons)
    out[at + 4] = sheet.agency
    out[at + 5] = sheet.agency_fame / float(box.agency_icons)
    out[at + 6] = sheet.hired / 9.0
    out[at + 7] = sheet.volunteered / 9.0
    out[at + 8] = sheet.supermarket / 9.0
    out[at + 9] = sheet.friendly
    out[at + 10] = sheet.stock_room
    out[at + 11] = sheet.swapped
    out[at + 12] = sheet.left / 9.0
    out[at + 13] = money(box, s, seat) / 200.0


@rule
def redeal(box, s, seat, rng):
    """Nothing is hidden: all sheets lie open, and dice not yet rolled are not in the position."""
