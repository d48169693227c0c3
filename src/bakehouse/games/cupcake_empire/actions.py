"""The actions of Cupcake Empire: kinds, ids and parameters."""

from bakehouse.actions import COMMITS, ActionTable, Kind
from bakehouse.games.cupcake_empire import rules
from bakehouse.games.cupcake_empire.state import BASES, DICE, FROSTINGS, IMPROVEMENTS, SEAT_NAMES, STREETS

COLUMNS = (1, 2, 3, 4, 5)
BEYOND_STATION = STREETS[1:]

TABLE = ActionTable(
    [
        Kind("ACTIVATE", rules.ACTIVATE, {"column": COLUMNS}),
        Kind("LEVEL", rules.LEVEL, {"column": (1, 2, 3, 4), "level": (1, 2, 3)}),
        Kind("LEVEL", rules.LEVEL + 12, {"column": (5,), "level": (1, 2, 3, 4)}),
        Kind("IMPROVE", rules.IMPROVE, {"type": IMPROVEMENTS}),
        Kind("FINISH", rules.FINISH, flags=frozenset({COMMITS})),
        Kind("COLLECT", rules.COLLECT),
        Kind("ROLL", rules.ROLL, flags=frozenset({COMMITS})),
        Kind("END_TURN", rules.END_TURN),
        Kind("TAKE_BASE", rules.TAKE_BASE, {"base": BASES[:2]}),
        Kind("TAKE_FROSTING", rules.TAKE_FROSTING, {"frosting": FROSTINGS}),
        Kind("OUTLET", rules.OUTLET, {"street": BEYOND_STATION, "expelled": ("none", *SEAT_NAMES)}),
        Kind("MOVE_OUTLET_FROM", rules.MOVE_OUTLET_FROM, {"street": BEYOND_STATION}),
        Kind("DECLINE", rules.DECLINE),
        Kind("SELL", rules.SELL, {"street": STREETS, "house": (1, 2, 3, 4)}),
        Kind("HIRE", rules.HIRE_DIE, {"die": DICE[:5]}),
        Kind("BAKERY", rules.BAKERY, {"street": BEYOND_STATION}),
        Kind("PLACE_IMP", rules.PLACE_IMP, {"type": IMPROVEMENTS, "column": COLUMNS}),
        Kind("ASSEMBLE", rules.ASSEMBLE, {"base": BASES, "frosting": FROSTINGS}),
        Kind("REST_IDEA", rules.REST_IDEA, {"column": COLUMNS}),
        Kind("REST_PAY", rules.REST_PAY, {"column": COLUMNS}),
        Kind("REST_DIE", rules.REST_DIE, {"die": DICE}),
        Kind("REST_DONE", rules.REST_DONE),
        Kind("SP_IMP", rules.SP_IMP),
        Kind("SP_MOVE", rules.SP_MOVE),
        Kind("SP_BUY", rules.SP_BUY),
        Kind("SP_PAYMOVE", rules.SP_PAYMOVE),
        Kind("PICK_DIE", rules.PICK_DIE, {"column": COLUMNS, "die": DICE}),
        Kind("DIE_TO", rules.DIE_TO, {"column": COLUMNS}),
        Kind("MOVE_DONE", rules.MOVE_DONE),
        Kind("SURPLUS", rules.SURPLUS_DIE, {"die": DICE}),
        Kind("START_RECIPE", rules.START_RECIPE, {"base": BASES[:2], "frosting": FROSTINGS[:4]}),
    ]
)

THEMES = {
    "columns": ("ACTIVATE", "LEVEL", "FINISH", "COLLECT"),
    "ingredients": ("TAKE_BASE", "TAKE_FROSTING", "ASSEMBLE", "START_RECIPE"),
    "selling": ("SELL",),
    "town": ("OUTLET", "MOVE_OUTLET_FROM", "BAKERY", "DECLINE"),
    "improving": ("IMPROVE", "PLACE_IMP", "SP_IMP", "SP_BUY"),
    "dice": (
        "ROLL", "HIRE", "PICK_DIE", "DIE_TO", "MOVE_DONE", "SURPLUS", "SP_MOVE", "SP_PAYMOVE", "REST_IDEA", "REST_PAY",
        "REST_DIE", "REST_DONE", "END_TURN",
    ),
}  # fmt: skip
"""What puzzles are about."""
