"""What a baker means to do as one thing: each thing of a turn is one."""

from collections.abc import Sequence
from typing import Any

from bakehouse.forms import Form, form
from bakehouse.games.bake_the_cake import rules
from bakehouse.games.bake_the_cake.actions import TABLE

LIKED = frozenset({"BUY", "ADD", "COMPLETE"})
"""What anybody would rather do than nothing; eating and throwing cost something."""


def leaves(box: Any, s: Any, action: int, options: Sequence[int]) -> Form | None:
    """A second thing of the turn, if it is one to like."""
    liked = action == rules.END_TURN and any(TABLE.kind(other).name in LIKED for other in options)
    return form("leaves-thing") if liked else None
