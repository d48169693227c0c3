"""The actions of My Game: ids, parameters, and what they use."""

from bakehouse.actions import COMMITS, ActionTable, Kind

from . import rules
from .state import DOUGHS

TABLE = ActionTable(
    [
        Kind("BAKE", rules.BAKE, {"dough": DOUGHS}, uses=("dough",)),
        Kind("STOP", rules.STOP, flags=frozenset({COMMITS})),
    ]
)
