"""The actions of Bake & Sale: ids and parameters."""

from bakehouse.actions import COMMITS, ActionTable, Kind
from bakehouse.games.bake_and_sale import rules
from bakehouse.games.bake_and_sale.state import BREADS, FIRST_PINNED_BREAD, MOST_LOAVES, ORDERS, SUPPLIES

TABLE = ActionTable(
    [
        Kind("END_DAY", rules.END_DAY, flags=frozenset({COMMITS})),
        Kind("MARKET", rules.VISIT_MARKET),
        Kind("MARKET_SWAPPED", rules.VISIT_MARKET_SWAPPED),
        Kind("MARKET_DONE", rules.MARKET_DONE),
        Kind("TAKE", rules.TAKE, {"supply": SUPPLIES}),
        Kind("NETWORK", rules.NETWORK),
        Kind("LOCAL", rules.LOCAL_SUPPLIER),
        Kind("RETAIL", rules.RETAIL, {"order": range(1, len(ORDERS) + 1)}),
        Kind("ACADEMY", rules.ACADEMY),
        Kind("LAB", rules.LAB),
        Kind("CONSULTING", rules.CONSULTING),
        Kind("HIRE", rules.HIRE),
        Kind("VOLUNTEER", rules.VOLUNTARY),
        Kind("FRIENDLY", rules.FRIENDLY),
        Kind("STOCK", rules.STOCK_ROOM),
        Kind("MARKETING", rules.MARKETING),
        Kind("SUPERMARKET", rules.SUPERMARKET),
        Kind("STAR", rules.CIRCLE_STAR, {"bread": BREADS}),
        Kind("PIN", rules.CIRCLE_PIN, {"bread": BREADS[FIRST_PINNED_BREAD:]}),
        Kind("FAME_TRACK", rules.FAME_TRACK),
        Kind("FAME_AGENCY", rules.FAME_AGENCY),
        Kind("DISCARD", rules.DISCARD, {"supply": SUPPLIES}),
        Kind("PRODUCE", rules.PRODUCE, {"bread": BREADS, "loaves": range(1, MOST_LOAVES + 1)}),
    ]
)

THEMES = {
    "market": ("MARKET", "MARKET_SWAPPED", "TAKE", "MARKET_DONE", "DISCARD", "LOCAL", "STOCK"),
    "baking": ("PRODUCE",),
    "selling": ("RETAIL", "SUPERMARKET", "FRIENDLY"),
    "learning": ("ACADEMY", "LAB", "CONSULTING", "STAR", "PIN"),
    "fame": ("MARKETING", "FAME_TRACK", "FAME_AGENCY", "NETWORK"),
    "hands": ("HIRE", "VOLUNTEER"),
    "rest": ("END_DAY",),
}
"""What puzzles are about."""

BUILDING_OF = {
    "NETWORK": "network", "LOCAL": "local_supplier", "RETAIL": "retail_store", "ACADEMY": "academy",
    "LAB": "rolling_lab", "CONSULTING": "consulting", "HIRE": "hiring_agency", "VOLUNTEER": "voluntary_agency",
    "FRIENDLY": "friendly_bakery", "STOCK": "stock_room", "MARKETING": "marketing_agency",
    "SUPERMARKET": "supermarket",
}  # fmt: skip
