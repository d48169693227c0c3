"""The rules of Bake & Sale: pure functions over the records `box` and `s`, and the only place where they stand.

A ruling of ours is cited by its number (`BS-R7`); the list with the reasons is in docs/games/bake_and_sale.md.
"""

from typing import Annotated, Any

from bakehouse.games.bake_and_sale.features import LAYOUT, SHEET_LAYOUT
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
    SECTIONS,
    SHEET,
    STAR,
    SWAPPED_COLOURS,
    USED_AWARD,
    USED_BREAD,
    USED_BUILDING,
    USED_LOAF,
    USED_ORDER,
    USED_SUPPLY,
    VOLUNTEER,
)  # fmt: skip
from bakehouse.kernel.compiling import entry, rule
from bakehouse.kernel.contract import returns_by_rank
from bakehouse.kernel.kinds import OneRecord, Table, Tables, TheBox
from bakehouse.kernel.layout import share
from bakehouse.kernel.records import CHANCE, MOST_SEATS, OVER

Sheet = Annotated[Any, OneRecord(SHEET)]

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

PLAIN_ROWS, SWAPPED_ROWS = 0b111111, 0b111111 << 6

# Six counts packed into one number, eight bits each, so that all of them are compared at once.
EACH = 0x010101010101  # one of each
ALL_COUNTS = 0xFF * EACH
GUARD = 0x80 * EACH  # a bit above each count
BLACK_GUARD = GUARD & ~0xFFFF  # of the rows that black dice give
GATHER = sum(1 << (40 - 7 * place) for place in range(6))  # brings the lowest bits of the six together, from bit 40 on

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
        s.unused[face] = 0
    s.offer[0] = 0
    s.offer[1] = 0


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
    """One die after the other, white ones first (BS-R26: three and three); then all seats play together (BS-R19)."""
    if s.rolled < box.white_dice:
        s.white[face] += 1
    else:
        s.black[face] += 1
    s.rolled += 1
    if s.rolled == box.white_dice + box.black_dice:
        note_offer(box, s)
        s.awaited = (1 << int(s.seats)) - 1
        first = int(s.day) - 1  # the first to decide goes round the table, day by day
        while first >= s.seats:
            first -= int(s.seats)
        s.actor = first


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
    while not (int(s.awaited) >> seat) & 1:
        seat = seat + 1 if seat + 1 < s.seats else 0
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
    market = market_rows(box, s, sheet)
    if sheet.phase == MAIN:
        return legal_in_main(box, sheet, market, out)
    n = 0
    first = TAKE
    places = 0
    if sheet.phase == MARKET:
        if total(sheet.taken) > 0:  # BS-R3: one supply is enough
            n = add(out, n, MARKET_DONE)
        places = market
    elif sheet.phase == LOCAL or sheet.phase == VOLUNTEER:
        if sheet.phase == VOLUNTEER:
            first = DISCARD
        places = rows_to_choose(box, sheet)
    elif sheet.phase == STAR:
        first = CIRCLE_STAR
        places = free_stars(box, sheet)
    elif sheet.phase == PIN:
        first = CIRCLE_PIN - FIRST_PINNED_BREAD
        places = free_pins(box, sheet)
    elif sheet.phase == FAME:
        first = FAME_TRACK
        places = 0b11
    for place in range(6):
        if (places >> place) & 1:
            n = add(out, n, first + place)
    return n


@rule
def add(out, n, action):
    out[n] = action
    return n + 1


@rule
def legal_in_main(box, sheet, market, out):
    """Between visits: `market` are the rows with a supply to take."""
    hours = int(sheet.hours)
    n = add(out, 0, END_DAY)
    if market & PLAIN_ROWS:
        n = add(out, n, VISIT_MARKET)
    if market & SWAPPED_ROWS:
        n = add(out, n, VISIT_MARKET_SWAPPED)
    if hours >= box.network_hours and has_free_fame(box, sheet):
        n = add(out, n, NETWORK)
    if hours >= box.local_hours and free_spaces(box, sheet, FLOURS) >= box.local_supplies:  # BS-R6
        n = add(out, n, LOCAL_SUPPLIER)
    stock = packed(sheet.have)
    if hours >= box.retail_hours:
        unused = packed(sheet.loaves) - packed(sheet.used)
        for order in range(8):
            if may_fulfil(box, sheet, order, stock, unused):
                n = add(out, n, RETAIL + order)
    if hours >= box.academy_hours and free_stars(box, sheet):
        n = add(out, n, ACADEMY)
    if hours >= box.lab_hours and free_pins(box, sheet):
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
        if may_bake(box, sheet, bread):
            for loaves in range(possible_loaves(box, sheet, bread, stock)):
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
def packed(counts):
    """Six counts as one number, eight bits each, so that all of them can be compared at once."""
    word = 0
    for place in range(6):
        word |= int(counts[place]) << (8 * place)
    return word


@rule
def reached(counts, asked):
    """The guard bits of those of six packed counts that are at least as high as asked.

    The subtraction borrows the guard bit where there is too little.
    """
    return ((counts | GUARD) - asked) & GUARD


@rule
def covers(stock, asked):
    """Whether there is at least as much of everything as is asked for, all packed."""
    return reached(stock, asked) == GUARD


@rule
def has_free_fame(box, sheet):
    return sheet.fame < box.fame_icons or (sheet.agency and sheet.agency_fame < box.agency_icons)


@rule
def gathered(guards):
    """Guard bits as a set: bit 0 for the first of the six, and so on."""
    return ((guards >> 7) * GATHER >> 40) & 0b111111


@rule
def free_stars(box, sheet):
    """The breads (bits) with a star to circle, locked ones too (BS-R21)."""
    return gathered(reached(int(box.stars_packed), packed(sheet.stars) + EACH))


@rule
def free_pins(box, sheet):
    """The breads (bits) with a pin to circle."""
    return gathered(reached(int(box.pins_packed), packed(sheet.pins) + EACH))


@rule
def free_spaces(box, sheet, first_row):
    """Spaces not yet circled in the rows from `first_row` on."""
    free = 0
    for row in range(first_row, 6):
        free += int(box.row_length) - int(sheet.circled[row])
    return free


@rule
def may_fulfil(box, sheet, order, stock, unused):
    """An order is open once, and asks for supplies in stock and loaves not used before."""
    if (int(sheet.orders) >> order) & 1:
        return False
    return covers(stock, int(box.order_supplies_packed[order])) and covers(unused, int(box.order_loaves_packed[order]))


@rule
def may_bake(box, sheet, bread):
    """An unlocked bread, once a day."""
    return (
        sheet.hours >= box.bread_hours[bread]
        and sheet.pins[bread] >= box.pins[bread]
        and not (int(sheet.baked_today) >> bread) & 1
    )


@rule
def possible_loaves(box, sheet, bread, stock):
    """How many loaves the stock and the free loaf icons allow at once (BS-R14)."""
    recipe = int(box.recipe_packed[bread])
    most = int(box.most_loaves) - int(sheet.loaves[bread])
    loaves = 0
    while loaves < most and covers(stock, recipe * (loaves + 1)):
        loaves += 1
    return loaves


@entry
def most_to_bake(box: TheBox, sheet: Sheet, bread: int):
    """The same for a screen: whatever the hour, and also for a bread that is locked."""
    return possible_loaves(box, sheet, bread, packed(sheet.have))


# --- The Supplies Market --------------------------------------------------------------------------------------------


@rule
def market_rows(box, s, sheet):
    """The rows from which a supply may be taken, plain colours in PLAIN_ROWS, swapped ones in SWAPPED_ROWS.

    Inside a visit those of its own colours, in PLAIN_ROWS. Before one, swapping needs the Stock Room, and the colours
    may be fixed for the day (BS-R11).
    """
    if sheet.phase == MARKET:
        return more_rows(box, s, sheet)
    rows = 0
    if sheet.phase == MAIN:
        for swapped in range(1 + int(sheet.stock_room)):
            other = PLAIN_COLOURS if swapped else SWAPPED_COLOURS
            if not (box.swap_by_day and sheet.day_colours == other):
                rows |= takeable_rows(box, s, sheet, swapped) << (6 * swapped)
    return rows


@rule
def more_rows(box, s, sheet):
    """The rows from which this visit may take another supply."""
    if total(sheet.taken) >= sheet.business:
        return 0
    return takeable_rows(box, s, sheet, sheet.swapped)


@rule
def takeable_rows(box, s, sheet, swapped):
    """Rows (bits) with a space, a die and enough hourglasses: a die gives one supply a visit (BS-R2), rows ascend."""
    if sheet.hours < box.section_hours[0]:
        return 0
    offer = dice_offer(s, sheet, swapped)
    taken = packed(sheet.taken)
    without_die = reached(taken, offer & ALL_COUNTS)
    rows = (GUARD & ~without_die) | joker_rows(offer, taken, without_die)
    rows &= reached(EACH * affordable_spaces(box, sheet), packed(sheet.circled) + EACH)
    return gathered(rows) >> int(sheet.last) << int(sheet.last)


@rule
def joker_rows(offer, taken, without_die):
    """The rows (guard bits) that a joker may help out.

    A joker shows a flour and stands for it or for any black supply. So a flour has the jokers that show it and do not
    stand for it yet, and all of them together must also cover the black supplies beyond their own dice.
    """
    beyond = ((taken | GUARD) - (offer & ALL_COUNTS)) & ((without_die >> 7) * 0x7F)
    first = ((offer >> 48) & 0xFF) - (beyond & 0xFF)
    second = (offer >> 56) - ((beyond >> 8) & 0xFF)
    black = ((beyond >> 16) * 0x01010101 >> 24) & 0xFF  # the sum of the four
    if first + second - black < 1:
        return 0
    return BLACK_GUARD | (0x80 if first > 0 else 0) | (0x8000 if second > 0 else 0)


@rule
def affordable_spaces(box, sheet):
    """The spaces of a row, from the left, that the hours left could pay for in this visit."""
    paid = furthest_section(box, sheet)
    affordable = 0
    for section in range(SECTIONS):
        if box.section_hours[max(section, paid)] <= sheet.hours:
            affordable = int(box.section_end[section])
    return affordable


@rule
def dice_offer(s, sheet, swapped):
    """How many dice give each supply in this visit, packed, the jokers of either flour apart in the two bytes above."""
    offer = int(s.offer[1] if swapped else s.offer[0])
    if sheet.friendly:
        return offer - (offer >> 48)
    return offer & ALL_COUNTS


@entry
def note_offer(box: TheBox, s: Table):
    """Note what the rolled dice give, for the visits of the day: the six rows, packed, then the jokers of either flour.

    With swapped colours all dice count as the other colour in everything, also for the Friendly Bakery (BS-R10).
    """
    plain = 0
    swapped = 0
    for face in range(6):
        as_white = 1 << (8 * int(box.white_gives[face]))
        if box.joker[face]:
            as_white |= as_white << 48
        as_black = 1 << (8 * int(box.black_gives[face]))
        plain += int(s.white[face]) * as_white + int(s.black[face]) * as_black
        swapped += int(s.black[face]) * as_white + int(s.white[face]) * as_black
    s.offer[0] = plain
    s.offer[1] = swapped


@rule
def section_of(box, space):
    """The market section of a space, counted from 0 at the left."""
    if space < box.section_end[0]:
        return 0
    return 1 if space < box.section_end[1] else 2


@entry
def price_with(box: TheBox, sheet: Sheet, row: int):
    """What the visit would cost if it took a supply of this row and then ended (BS-R1)."""
    section = max(section_of(box, int(sheet.circled[row])), furthest_section(box, sheet))
    return int(box.section_hours[section])


@rule
def furthest_section(box, sheet):
    """The section that prices the visit so far: the furthest circled in it, or by house rule on the sheet (BS-R1)."""
    section = int(sheet.section)
    if box.cost_by_sheet:
        for row in range(6):
            if sheet.circled[row] > 0:
                section = max(section, section_of(box, int(sheet.circled[row]) - 1))
    return section


@entry
def circle_supply(box: TheBox, sheet: Sheet, row: int):
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
def shop(box, s, sheet, action):
    """Enter the market, circle supplies there or of the Local Supplier, leave; says whether the visit is over.

    At the Local Supplier no section is paid for, but a new one gives its bonus, too.
    """
    if action < MARKET_DONE:
        enter_market(box, sheet, action)
        return False
    if action >= TAKE:
        row = action - TAKE
        section = circle_supply(box, sheet, row)
        sheet.last = row
        if sheet.phase == LOCAL:
            sheet.left -= 1
            return sheet.left == 0
        sheet.section = max(section, int(sheet.section))
        sheet.taken[row] += 1
        if more_rows(box, s, sheet):
            return False
    sheet.hours -= market_price(box, sheet)
    return True


@rule
def enter_market(box, sheet, action):
    """With the house rule swap = day the first visit fixes the colours of the day (BS-R11)."""
    sheet.phase = MARKET
    sheet.swapped = action == VISIT_MARKET_SWAPPED
    if box.swap_by_day:
        sheet.day_colours = SWAPPED_COLOURS if sheet.swapped else PLAIN_COLOURS


@entry
def market_price(box: TheBox, sheet: Sheet):
    """What the visit costs if it ends now."""
    return int(box.section_hours[furthest_section(box, sheet)])


@rule
def clear_step(sheet):
    """The step in progress leaves no trace; only bonuses may still be due."""
    for row in range(6):
        sheet.taken[row] = 0
    sheet.last = 0
    sheet.left = 0
    sheet.swapped = 0
    sheet.section = 0


# --- Buildings ------------------------------------------------------------------------------------------------------


@rule
def rows_to_choose(box, sheet):
    """Rows (bits) that the Local Supplier or the Voluntary Agency may be told next: rows ascend, enough must remain.

    The supplier has any supply of the black rows, whatever was rolled (BS-R23); the agency takes any supplies in stock,
    chosen one by one in row order (BS-R9).
    """
    amounts = packed(sheet.have)
    if sheet.phase == LOCAL:
        amounts = (EACH * int(box.row_length) - packed(sheet.circled)) & ~0xFFFF
    rows = 0
    together = 0
    for place in range(6):
        row = 5 - place
        amount = (amounts >> (8 * row)) & 0xFF
        together += amount
        if amount > 0 and together >= sheet.left:
            rows |= 1 << row
    return rows >> int(sheet.last) << int(sheet.last)


@rule
def discard(box, sheet, row):
    """A supply for the Voluntary Agency; says whether it was the last, for which the hourglass is given."""
    sheet.have[row] -= 1
    sheet.last = row
    sheet.left -= 1
    if sheet.left > 0:
        return False
    sheet.hours += box.volunteer_gives
    return True


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
    """The hourglasses are spent once, however many loaves; that bread not again today, but any other day (BS-R13)."""
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
    if sheet.due_stars and not free_stars(box, sheet):
        sheet.due_stars = 0
    if sheet.due_stars:
        sheet.phase = STAR
        return
    if sheet.due_pins and not free_pins(box, sheet):
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
    elif action == END_DAY:
        end_day(box, s, s.sheets[s.actor])
    elif act(box, s, s.sheets[s.actor], action):
        clear_step(s.sheets[s.actor])
        settle(box, s.sheets[s.actor])


@entry
def preview(box: TheBox, s: Table, action: int, trial: Tables):
    """Play an action on the first table of `trial`."""
    trial[0] = s
    apply(box, trial[0], action)


@rule
def act(box, s, sheet, action):
    """An action on the actor's own sheet; says whether a step is over, after which bonuses are settled (BS-R4)."""
    if action < NETWORK:
        return shop(box, s, sheet, action)
    if action < CIRCLE_STAR:
        visit_building(box, sheet, action)
        return action == NETWORK or action == ACADEMY or action == LAB
    if action < DISCARD:
        circle_icon(sheet, action)
        return True
    if action < PRODUCE:
        return discard(box, sheet, action - DISCARD)
    produce(box, sheet, (action - PRODUCE) // MOST_LOAVES, (action - PRODUCE) % MOST_LOAVES + 1)
    return False


@rule
def circle_icon(sheet, action):
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


@rule
def visit_building(box, sheet, action):
    if RETAIL <= action < ACADEMY:
        fulfil(box, sheet, action - RETAIL)
    elif action == NETWORK:
        sheet.hours -= box.network_hours
        sheet.due_fame += box.network_fame
    elif action == LOCAL_SUPPLIER:
        sheet.hours -= box.local_hours
        sheet.phase = LOCAL
        sheet.left = box.local_supplies
    elif action == ACADEMY:
        sheet.hours -= box.academy_hours
        sheet.due_stars += box.academy_stars
    elif action == LAB:
        sheet.hours -= box.lab_hours
        sheet.due_pins += box.lab_pins
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
def hours_of(box: TheBox, action: int):
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
    if not covers(packed(sheet.have), int(box.order_supplies_packed[order])):
        return TOO_FEW_SUPPLIES
    unused = packed(sheet.loaves) - packed(sheet.used)
    return LEGAL if covers(unused, int(box.order_loaves_packed[order])) else TOO_FEW_LOAVES


@rule
def refusal_of_building(box, sheet, action):
    if action == NETWORK:
        return LEGAL if has_free_fame(box, sheet) else FAME_FULL
    if action == LOCAL_SUPPLIER:
        return LEGAL if free_spaces(box, sheet, FLOURS) >= box.local_supplies else TOO_FEW_SPACES
    if action == ACADEMY:
        return LEGAL if free_stars(box, sheet) else NO_FREE_STAR
    if action == LAB:
        return LEGAL if free_pins(box, sheet) else NO_FREE_PIN
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
    return LEGAL if covers(packed(sheet.have), int(box.recipe_packed[bread]) * loaves) else TOO_FEW_SUPPLIES


@rule
def refusal_in_step(box, s, sheet, action):
    """Why not, in the middle of a visit or while a bonus is settled."""
    if sheet.phase == MARKET and action == MARKET_DONE:
        return LEGAL if total(sheet.taken) > 0 else NOTHING_TAKEN_YET
    if (sheet.phase == MARKET or sheet.phase == LOCAL) and TAKE <= action < NETWORK:
        return refusal_to_take(box, s, sheet, action - TAKE)
    if sheet.phase == VOLUNTEER and DISCARD <= action < PRODUCE:
        row = action - DISCARD
        if (rows_to_choose(box, sheet) >> row) & 1:
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


@entry
def wholesale(box: TheBox, sheet: Sheet):
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
def uses(box, s, action, out):
    """Buildings visited, breads baked, supplies taken, orders fulfilled; in the order of state.USED."""
    if action >= PRODUCE:
        out[USED_BREAD + (action - PRODUCE) // MOST_LOAVES] += 1
        out[USED_LOAF + (action - PRODUCE) // MOST_LOAVES] += (action - PRODUCE) % MOST_LOAVES + 1
    elif ACADEMY <= action < CIRCLE_STAR:
        out[USED_BUILDING + 4 + action - ACADEMY] += 1
    elif RETAIL <= action < ACADEMY:
        out[USED_BUILDING + 3] += 1
        out[USED_ORDER + action - RETAIL] += 1
    elif NETWORK <= action < RETAIL:
        out[USED_BUILDING + 1 + action - NETWORK] += 1
    elif TAKE <= action < NETWORK:
        out[USED_SUPPLY + action - TAKE] += 1
    elif action == VISIT_MARKET or action == VISIT_MARKET_SWAPPED:
        out[USED_BUILDING] += 1


@rule
def ends_with(box, s, seat, out):
    for award in range(5):
        out[USED_AWARD + award] += award_money(box, s, seat, award) >= 0


@entry
def money_made(box: TheBox, s: Table, seat: int):
    """The money that a seat has made by itself: all but the awards."""
    sheet = s.sheets[seat]
    made = wholesale(box, sheet) + retail(box, sheet) + fame_money(box, sheet) + building_money(box, sheet)
    return made + frequency(box, sheet) + hiring(box, sheet)


@rule
def money(box, s, seat):
    return money_made(box, s, seat) + awards(box, s, seat)


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
def level(box: TheBox, reached: int):
    """Playing alone: how many of the five levels this money reaches."""
    levels = 0
    for place in range(5):
        levels += reached >= box.levels[place]
    return levels


# --- What a seat may know -------------------------------------------------------------------------------------------

SHEET_LENGTH = SHEET_LAYOUT.length
AT_DAY, AT_AWAITED, AT_WHITE, AT_BLACK, AT_SHEETS = LAYOUT.places("day", "awaited", "white", "black", "sheets")
AT_PHASE, AT_CIRCLED, AT_HAVE, AT_TAKEN = SHEET_LAYOUT.places("phase", "circled", "have", "taken")
AT_PINS_MISSING, AT_STARS, AT_LOAVES, AT_USED = SHEET_LAYOUT.places("pins_missing", "stars", "loaves", "used")
AT_PRODUCTIONS, AT_BAKED_TODAY, AT_ORDERS = SHEET_LAYOUT.places("productions", "baked_today", "orders")
AT_HOURS, AT_BUSINESS, AT_CONSULTED, AT_FAME = SHEET_LAYOUT.places("hours", "business", "consulted_today", "fame")
AT_AGENCY, AT_AGENCY_FAME, AT_HIRED = SHEET_LAYOUT.places("agency", "agency_fame", "hired")
AT_VOLUNTEERED, AT_SUPERMARKET, AT_FRIENDLY = SHEET_LAYOUT.places("volunteered", "supermarket", "friendly")
AT_STOCK_ROOM, AT_SWAPPED, AT_LEFT, AT_MONEY = SHEET_LAYOUT.places("stock_room", "swapped", "left", "money")


@rule
def observe(box, s, seat, out):
    """Everything is public: the day and its dice, then the sheets, the seat's own first, the others clockwise."""
    out[AT_DAY] = share(s.day, box.days)
    out[AT_AWAITED] = (int(s.awaited) >> seat) & 1
    for face in range(6):
        out[AT_WHITE + face] = share(s.white[face], box.white_dice)
        out[AT_BLACK + face] = share(s.black[face], box.black_dice)
    for place in range(int(s.seats)):
        at = AT_SHEETS + SHEET_LENGTH * place
        observe_sheet(box, s, (seat + place) % int(s.seats), out[at : at + SHEET_LENGTH])


@rule
def observe_sheet(box, s, seat, out):
    sheet = s.sheets[seat]
    for phase in range(8):
        out[AT_PHASE + phase] = sheet.phase == phase
    row_length = int(box.row_length)
    for row in range(6):
        out[AT_CIRCLED + row] = share(sheet.circled[row], row_length)
        out[AT_HAVE + row] = share(sheet.have[row], row_length)
        out[AT_TAKEN + row] = share(sheet.taken[row], 6.0)
    for bread in range(6):
        out[AT_PINS_MISSING + bread] = share(box.pins[bread] - sheet.pins[bread], 9.0)
        out[AT_STARS + bread] = share(sheet.stars[bread], 9.0)
        out[AT_LOAVES + bread] = share(sheet.loaves[bread], 8.0)
        out[AT_USED + bread] = share(sheet.used[bread], 8.0)
        out[AT_PRODUCTIONS + bread] = share(min(int(sheet.productions[bread]), 3), 3.0)
        out[AT_BAKED_TODAY + bread] = (int(sheet.baked_today) >> bread) & 1
    for order in range(8):
        out[AT_ORDERS + order] = (int(sheet.orders) >> order) & 1
    out[AT_HOURS] = share(sheet.hours, 20.0)
    out[AT_BUSINESS] = share(sheet.business, 12.0)
    out[AT_CONSULTED] = sheet.consulted_today
    out[AT_FAME] = share(sheet.fame, box.fame_icons)
    out[AT_AGENCY] = sheet.agency
    out[AT_AGENCY_FAME] = share(sheet.agency_fame, box.agency_icons)
    out[AT_HIRED] = share(sheet.hired, 9.0)
    out[AT_VOLUNTEERED] = share(sheet.volunteered, 9.0)
    out[AT_SUPERMARKET] = share(sheet.supermarket, 9.0)
    out[AT_FRIENDLY] = sheet.friendly
    out[AT_STOCK_ROOM] = sheet.stock_room
    out[AT_SWAPPED] = sheet.swapped
    out[AT_LEFT] = share(sheet.left, 9.0)
    out[AT_MONEY] = share(money(box, s, seat), 200.0)


@rule
def redeal(box, s, seat, rng):
    """Nothing is hidden: all sheets lie open, and dice not yet rolled are not in the position."""
