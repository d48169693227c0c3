"""Between the record of a position and the independent program in tests/reference."""

from collections.abc import Mapping
from typing import Any

from bakehouse.games.cake_auf.actions import counted
from bakehouse.games.cake_auf.state import BURN_DEAL, CHANCES, ENDED, PHASES, RECIPES
from bakehouse.kernel.records import unpacked
from tests.reference.cake_auf import CARDS, Table


def none(value: int) -> int | None:
    return None if value < 0 else value


def flags(members: int) -> list[bool]:
    return [bool(members >> r & 1) for r in range(len(RECIPES))]


def ascending(members: int) -> list[int]:
    return [r for r in range(len(RECIPES)) if members >> r & 1]


def fields_of(state: Any) -> dict[str, Any]:
    """A position with the fields of the reference."""
    s = unpacked(state)
    n = s.seats
    burning = s.chance == BURN_DEAL
    first = (s.first + s.round_number - 1) % n
    order = [(first + d) % n for d in range(n)]
    owner: list[int | None] = [None] * len(RECIPES)
    for seat in range(n):
        for r in ascending(s.mine[seat] | s.done[seat]):
            owner[r] = seat
    return {
        "round": s.round_number,
        "first": none(s.first),
        "act": s.act,
        "phase": PHASES[s.phase].upper() if s.phase != ENDED else "GAME_OVER",
        "chance": CHANCES[s.chance].upper() if s.chance else None,
        "left": s.left,
        "who": none(s.who),
        "grabbed": none(s.grabbed),
        "burned": s.pending if burning else None,
        "pending": None if burning else none(s.pending),
        "winner": none(s.winner),
        "turns": s.turns,
        "mulligans": s.mulligans[:n],
        "deck": counted(s.deck),
        "discard": counted(s.discards),
        "hand": [counted(hand) for hand in s.hand[:n]],
        "owner": owner,
        "finished": [next((i + 1 for i in range(3) if s.done_in[i] >> r & 1), 0) for r in range(len(RECIPES))],
        "cards": [
            {
                kind: {seat for seat in range(n) if s.seen[seat][r] >> place & 1}
                for place, kind in enumerate(CARDS[r].ingredients)
                if s.under[r] >> place & 1
            }
            for r in range(len(RECIPES))
        ],
        "outage": flags(s.outage),
        "alarm": flags(s.alarm),
        "carried": flags(s.carried),
        "peek": ascending(s.peeked),
        "discards_made": int(s.last_discard >= 0),
        "last_discard": none(s.last_discard),
        "keep_queue": [r for seat in order for r in ascending(s.queue & s.mine[seat])],
        "kept": set(ascending(s.kept)),
        "known_hand": [[counted(known) for known in row[:n]] for row in s.known[:n]],
    }


def oracle_at(state: Any, options: Mapping[str, Any]) -> Table:
    """The reference, standing at a position."""
    table = Table(int(state.seats), **options)
    for name, value in fields_of(state).items():
        setattr(table, name, value)
    return table
