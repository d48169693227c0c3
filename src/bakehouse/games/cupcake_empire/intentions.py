"""What a player means to do as one thing: an action with all its steps, dice that are woken, a die that is moved."""

from collections.abc import Sequence
from typing import Any

from bakehouse.forms import Form, form
from bakehouse.games.cupcake_empire import rules
from bakehouse.games.cupcake_empire.actions import TABLE
from bakehouse.games.cupcake_empire.state import PICK, REST, STEP, TO


def settled(s: Any, seat: int) -> bool:
    """No step of an action waits, and no die is on its way."""
    return int(s.mover) != seat or int(s.phase) not in (STEP, REST, PICK, TO)


def leaves(box: Any, s: Any, action: int, options: Sequence[int]) -> Form | None:
    """What has to be done before the income and the roll: the action of the column, its improvements, recipes."""
    if action != rules.FINISH:
        return None
    possible = {TABLE.kind(other).name: other for other in reversed(options)}
    if "LEVEL" in possible:
        return form("leaves-action")
    if "ASSEMBLE" in possible:
        return form("leaves-recipe")
    if "IMPROVE" in possible:
        return form("leaves-improvement", improvement=TABLE.parameters(possible["IMPROVE"])["type"])
    return None
