"""The actions of Hot Oven: ids, parameters, and what they use."""

from bakehouse.actions import COMMITS, ActionTable, Kind

from . import rules
from .state import FACES

NUMBERS = tuple(map(int, FACES))
FINAL = frozenset({COMMITS})

TABLE = ActionTable(
    [
        Kind("PUT", rules.PUT, {"rack": NUMBERS}, uses=("rack",)),
        Kind("GLOVE", rules.GLOVE, {"number": NUMBERS}, FINAL, uses=("thing.glove",)),
        Kind("ROLL", rules.ROLL, flags=FINAL, uses=("thing.roll",)),
        Kind("STOP", rules.STOP, flags=FINAL),
    ]
)
