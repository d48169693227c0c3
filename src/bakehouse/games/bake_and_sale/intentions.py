"""What a baker means to do as one thing: a visit with all that it asks for, or a bread that is baked."""

from collections.abc import Sequence
from typing import Any

from bakehouse.forms import Form, form
from bakehouse.games.bake_and_sale import rules
from bakehouse.games.bake_and_sale.state import DONE, MAIN


def settled(s: Any, seat: int) -> bool:
    """Not at the market, and no star, rolling pin or fame waits to be chosen."""
    return int(s["sheets"]["phase"][seat]) in (MAIN, DONE)


def leaves(box: Any, s: Any, action: int, options: Sequence[int]) -> Form | None:
    """Hourglasses are for today."""
    if action != rules.END_DAY:
        return None
    hours = int(s.sheets[s.actor].hours)
    return form("leaves-hours", n=hours) if hours else None
