"""What a player means to do as one thing: a card with all that it asks for, or the cards thrown away together."""

from typing import Any

from bakehouse.games.cake_auf.state import DISCARDING, KEEPING, NONE, PLAY


def settled(s: Any, seat: int) -> bool:
    """No recipe is being switched, and not one of two cards lies already on the discard pile."""
    if int(s.act) != seat:
        return True
    return int(s.phase) in (PLAY, KEEPING) or (int(s.phase) == DISCARDING and int(s.last_discard) == NONE)
