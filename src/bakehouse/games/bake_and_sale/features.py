"""What `observe` tells, feature by feature, and where each of them stands in the vector."""

from bakehouse.games.bake_and_sale.state import ORDERS, PHASES
from bakehouse.kernel.layout import SEATS, Feature, Group, Layout

SHEET_LAYOUT = Layout(
    Feature("phase", len(PHASES), 0, 1, "one of MAIN, MARKET, LOCAL, VOLUNTEER, STAR, PIN, FAME, DONE is 1"),
    Feature("circled", 6, 0, 1, "spaces circled in each market row, divided by its length"),
    Feature("have", 6, 0, 1, "supplies in stock, divided by the length of a row"),
    Feature("taken", 6, 0, 2, "supplies taken in this visit, divided by 6"),
    Feature("pins_missing", 6, 0, 1, "rolling pins that still lock each bread, divided by 9"),
    Feature("stars", 6, 0, 1, "stars of each bread, divided by 9"),
    Feature("loaves", 6, 0, 1, "loaves of each bread, divided by 8"),
    Feature("used", 6, 0, 1, "of these, used for retail orders, divided by 8"),
    Feature("productions", 6, 0, 1, "times each bread was baked, 3 at most, divided by 3"),
    Feature("baked_today", 6, 0, 1, "1 for a bread that was baked today"),
    Feature("orders", len(ORDERS), 0, 1, "1 for a retail order that is fulfilled"),
    Feature("hours", 1, 0, 3, "hourglasses left, divided by 20"),
    Feature("business", 1, 0, 1, "business, divided by 12"),
    Feature("consulted_today", 1, 0, 1, "1 when consulted today"),
    Feature("fame", 1, 0, 1, "icons of the fame track, divided by their number"),
    Feature("agency", 1, 0, 1, "1 when the Marketing Agency is open"),
    Feature("agency_fame", 1, 0, 1, "icons of the agency, divided by their number"),
    Feature("hired", 1, 0, 1, "visits to the Hiring Agency, divided by 9"),
    Feature("volunteered", 1, 0, 1, "visits to the Voluntary Agency, divided by 9"),
    Feature("supermarket", 1, 0, 1, "visits to the Supermarket, divided by 9"),
    Feature("friendly", 1, 0, 1, "1 after the Friendly Bakery"),
    Feature("stock_room", 1, 0, 1, "1 after the Stock Room"),
    Feature("swapped", 1, 0, 1, "1 while this visit swaps the colours of the dice"),
    Feature("left", 1, 0, 1, "supplies still to take or to give away, divided by 9"),
    Feature("money", 1, -2, 10, "the money of the sheet if the week ended now, divided by 200"),
)

LAYOUT = Layout(
    Feature("day", 1, 0, 1, "the day, divided by the number of days"),
    Feature("awaited", 1, 0, 1, "1 while the seat may act"),
    Feature("white", 6, 0, 1, "white dice that show 1..6, divided by their number"),
    Feature("black", 6, 0, 1, "black dice that show 1..6, divided by their number"),
    Group("sheets", SEATS, SHEET_LAYOUT),
)
"""The table, then the seat's own sheet, then the others clockwise."""

features = LAYOUT.features
