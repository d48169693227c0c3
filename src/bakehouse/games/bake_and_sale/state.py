"""The position of Bake & Sale: the dice of the day and one sheet per seat."""

import numpy as np

from bakehouse.kernel.records import MOST_SEATS, first_places, record, state_record

SUPPLIES = ("high_gluten_flour", "all_purpose_flour", "yeast", "olive_oil", "eggs", "butter")
BREADS = ("baguette", "ciabatta", "focaccia", "brioche", "sourdough_bread", "bakerys_special")
BUILDINGS = (
    "market", "network", "local_supplier", "retail_store", "academy", "rolling_lab", "consulting", "hiring_agency",
    "voluntary_agency", "friendly_bakery", "stock_room", "marketing_agency", "supermarket",
)  # fmt: skip
ORDERS = ("order_1", "order_2", "order_3", "order_4", "order_5", "order_6", "order_7", "order_8")
AWARDS = ("technique", "quality", "production", "manufacturer", "known")
LEVELS = ("easy", "normal", "hard", "challenging", "impossible")
BONUSES = ("none", "star", "pin", "fame")
PARTS = ("wholesale", "retail", "fame", "buildings", "frequency", "hiring", "awards")
ENDINGS = ("the week is over",)

USED = {
    "building": BUILDINGS,  # visits
    "bread": BREADS,  # times it was baked
    "loaf": BREADS,  # loaves of it
    "supply": SUPPLIES,  # taken
    "order": ORDERS,  # fulfilled
    "award": AWARDS,  # won, also shared
}
"""What is counted of each seat."""
USED_BUILDING, USED_BREAD, USED_LOAF, USED_SUPPLY, USED_ORDER, USED_AWARD = first_places(USED)

FLOURS = 2
"""Rows 0 and 1 of the market: what white dice give. The rows after them are what black dice give."""
FACES = 6
SECTIONS = 3
MOST_LOAVES = 8
FIRST_PINNED_BREAD = 2
"""Baguette and ciabatta have no pins: their techniques are known from the start."""

PHASES = ("MAIN", "MARKET", "LOCAL", "VOLUNTEER", "STAR", "PIN", "FAME", "DONE")
MAIN, MARKET, LOCAL, VOLUNTEER, STAR, PIN, FAME, DONE = range(len(PHASES))

DAY_COLOURS = ("open", "plain", "swapped")
OPEN, PLAIN_COLOURS, SWAPPED_COLOURS = range(len(DAY_COLOURS))

SHEET = record(
    [
        ("phase", np.int8),
        ("hours", np.int8),  # hourglasses left today
        ("circled", np.int8, (6,)),  # spaces circled in each market row
        ("have", np.int8, (6,)),  # of these, not yet crossed out
        ("pins", np.int8, (6,)),
        ("stars", np.int8, (6,)),
        ("loaves", np.int8, (6,)),
        ("used", np.int8, (6,)),  # of the loaves, crossed out for retail orders
        ("productions", np.int8, (6,)),  # times the bread was baked
        ("baked_today", np.uint8),  # breads, as bits
        ("business", np.int8),
        ("consulted_today", np.int8),
        ("fame", np.int8),
        ("agency_fame", np.int8),
        ("agency", np.int8),
        ("hired", np.int8),
        ("volunteered", np.int8),
        ("supermarket", np.int8),
        ("friendly", np.int8),
        ("stock_room", np.int8),
        ("orders", np.uint8),  # fulfilled retail orders, as bits
        ("day_colours", np.int8),  # only with the house rule swap = day
        # The step in progress; all zero in MAIN and DONE, so that equal positions have equal bytes.
        ("taken", np.int8, (6,)),  # supplies of this market visit
        ("last", np.int8),  # the row of the supply before: rows ascend
        ("left", np.int8),  # supplies still to take or to discard
        ("swapped", np.int8),  # whether this visit swaps the colours of the dice
        ("section", np.int8),  # the highest market section circled in this visit
        ("due_stars", np.int8),
        ("due_pins", np.int8),
        ("due_fame", np.int8),
    ]
)

STATE = state_record(
    [
        ("day", np.int8),
        ("rolled", np.int8),  # dice rolled today
        ("white", np.int8, (6,)),  # white dice that show 1..6
        ("black", np.int8, (6,)),
        ("unused", np.int8, (6,)),  # a record has no padding: equal positions have equal bytes
        ("offer", np.int64, (2,)),  # what the rolled dice give, packed: with plain and with swapped colours
        ("sheets", SHEET, (MOST_SEATS,)),
    ]
)
