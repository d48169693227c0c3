"""The position of Bake & Sale: the dice of the day and one sheet per seat."""

import numpy as np

from bakehouse.fields import Axis, Count, Derived, Field, Flag, Nested, OneOf, SetOf, columns, in_order, numbered_seats
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
"""Baguette and ciabatta have no rolling pins: they are unlocked from the start."""

PHASES = ("MAIN", "MARKET", "LOCAL", "VOLUNTEER", "STAR", "PIN", "FAME", "DONE")
MAIN, MARKET, LOCAL, VOLUNTEER, STAR, PIN, FAME, DONE = range(len(PHASES))

DAY_COLOURS = ("open", "plain", "swapped")
OPEN, PLAIN_COLOURS, SWAPPED_COLOURS = range(len(DAY_COLOURS))

# --- The fields of the record

_SUPPLIES, _BREADS, _ORDERS = Axis(SUPPLIES, numbered=True), Axis(BREADS, numbered=True), Axis(ORDERS, numbered=True)
_FACES = Axis(("1", "2", "3", "4", "5", "6"), listed=True, numbered=True)
SEATS = numbered_seats(MOST_SEATS)

SHEET_FIELDS = (
    Field("phase", OneOf(Axis(PHASES)), "what the seat is doing"),
    Field("hours", Count(), "hourglasses left today"),
    Field("circled", Count(), "spaces circled in each market row", (_SUPPLIES,)),
    Field("have", Count(), "of these, not yet crossed out: the supplies in stock", (_SUPPLIES,)),
    Field("pins", Count(), "rolling pins circled on each bread", (_BREADS,)),
    Field("stars", Count(), "stars of each bread", (_BREADS,)),
    Field("loaves", Count(), "loaves of each bread", (_BREADS,)),
    Field("used", Count(), "of the loaves, crossed out for retail orders", (_BREADS,)),
    Field("productions", Count(), "times each bread was baked", (_BREADS,)),
    Field("baked_today", SetOf(_BREADS, np.uint8), "breads baked today"),
    Field("business", Count(), "spaces of the business track"),
    Field("consulted_today", Flag(), "whether Consulting was visited today"),
    Field("fame", Count(), "icons of the fame track"),
    Field("agency_fame", Count(), "icons of the Marketing Agency"),
    Field("agency", Flag(), "whether the Marketing Agency is open"),
    Field("hired", Count(), "visits to the Hiring Agency"),
    Field("volunteered", Count(), "visits to the Voluntary Agency"),
    Field("supermarket", Count(), "visits to the Supermarket"),
    Field("friendly", Flag(), "whether the Friendly Bakery was visited"),
    Field("stock_room", Flag(), "whether the Stock Room was visited"),
    Field("orders", SetOf(_ORDERS, np.uint8), "fulfilled retail orders"),
    Field("day_colours", OneOf(Axis(DAY_COLOURS)), "with the house rule swap = day, the colours chosen for the day"),
    # The step in progress; all zero in MAIN and DONE, so that equal positions have equal bytes.
    Field("taken", Count(), "supplies of this market visit", (_SUPPLIES,)),
    Field("last", OneOf(_SUPPLIES), "the row of the supply before: rows ascend"),
    Field("left", Count(), "supplies still to take or to discard"),
    Field("swapped", Flag(), "whether this visit swaps the colours of the dice"),
    Field("section", Count(SECTIONS - 1), "the highest market section circled in this visit"),
    Field("due_stars", Count(), "stars still to choose"),
    Field("due_pins", Count(), "rolling pins still to choose"),
    Field("due_fame", Count(), "icons of fame still to choose"),
)
SHEET = record(columns(SHEET_FIELDS))

FIELDS = (
    Field("day", Count(), "the day of the week, from 1"),
    Field("rolled", Count(), "dice rolled today"),
    Field("white", Count(), "white dice by the face that they show", (_FACES,)),
    Field("black", Count(), "black dice by the face that they show", (_FACES,)),
    Field("unused", Derived(), "a record has no padding: equal positions have equal bytes", (in_order(6),)),
    Field(
        "offer", Derived(np.int64), "what the dice give, packed: as they are, and with swapped colours", (in_order(2),)
    ),
    Field("sheets", Nested(SHEET_FIELDS, SHEET, "a sheet"), "one sheet for each seat", (SEATS,)),
)
STATE = state_record(columns(FIELDS))
