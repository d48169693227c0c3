"""The table of Cake Auf! for a screen: what a seat may see, or what everybody sees."""

from typing import Any

import numpy as np

from bakehouse.edition import Edition
from bakehouse.games.cake_auf.actions import asked_recipe, counted, joined, seat_name
from bakehouse.games.cake_auf.rules import CLOSING_TIME, unseen_cards
from bakehouse.games.cake_auf.state import CHANCES, ICONS, KEEPING, KINDS, RECIPES
from bakehouse.games.cake_auf.state import PHASES as PHASE_NAMES
from bakehouse.games.definition import Array
from bakehouse.kernel.play import final_returns
from bakehouse.kernel.records import MOST_SEATS, unpacked

Json = dict[str, Any]


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> Json:
    """Piles, recipes and players. Faces, hands and peeks are only there for the seats that may see them.

    Recipes lie open (CA-R3), finished ones too (CA-R31), and so does the discard pile (CA-R32).
    """
    s, printed = unpacked(states[0]), unpacked(box[0])
    pool = ((1 << len(RECIPES)) - 1) & ~_union([*s.mine, *s.done])
    peeking = seat is not None and seat == s.act
    in_exchange = seat is not None and seat in (s.act, s.who)
    return {
        "phase": PHASE_NAMES[s.phase],
        "chance": CHANCES[s.chance],
        "round": s.round_number,
        "rounds": printed.rounds,
        "first": (s.first + s.round_number - 1) % s.seats if s.first >= 0 else None,
        "act": s.act,
        "turns": s.turns,
        "closes_in": s.seats * printed.closing_turns - s.turns,
        "left": s.left,
        "who": _none(s.who),
        "winner": _none(s.winner),
        "deck": sum(counted(s.deck)),
        "discard": named(s.discards),
        "pool": [RECIPES[r] for r in members(pool)],
        "pending": RECIPES[s.pending] if s.pending >= 0 else None,
        "asked": RECIPES[asked_recipe(states[0])] if s.phase == KEEPING else None,
        "queue": [RECIPES[r] for r in members(s.queue)],
        "kept": [RECIPES[r] for r in members(s.kept)],
        "peek_size": s.peeked.bit_count(),
        "peek": [RECIPES[r] for r in members(s.peeked)] if peeking else None,
        "grabbed": KINDS[s.grabbed] if in_exchange and s.grabbed >= 0 else None,
        "last_discard": KINDS[s.last_discard] if s.last_discard >= 0 else None,
        "hand": named(s.hand[seat]) if seat is not None else None,
        "unseen": named(int(unseen_cards(box, states, 0, seat))) if seat is not None else None,
        "players": [_player(printed, s, place, seat) for place in range(s.seats)],
    }


def _none(value: int) -> int | None:
    return None if value < 0 else value


def _union(sets: list[int]) -> int:
    union = 0
    for one in sets:
        union |= one
    return union


def members(recipes: int) -> list[int]:
    return [r for r in range(len(RECIPES)) if recipes >> r & 1]


def named(cards: int) -> dict[str, int]:
    """Packed cards by name, without the kinds that are not there."""
    return {name: count for name, count in zip(KINDS, counted(cards), strict=True) if count}


def _player(printed: Any, s: Any, place: int, seat: int | None) -> Json:
    return {
        "seat": place,
        "hand_size": sum(counted(s.hand[place])),
        "known": named(s.known[seat][place]) if seat is not None and seat != place else {},
        "mulligans": s.mulligans[place],
        "mulligans_left": printed.mulligan_limit - s.mulligans[place],
        "points": printed.points * s.done[place].bit_count(),
        "recipes": [_recipe(printed, s, r, seat) for r in members(s.mine[place])],
        "finished": [_finished(printed, s, r) for r in members(s.done[place])],
    }


def _recipe(printed: Any, s: Any, r: int, seat: int | None) -> Json:
    """An unfinished recipe. Of the cards under it a seat learns how many, and by which seats each was seen."""
    places = range(printed.length[r])
    full = bool(s.full >> r & 1)
    seen = s.under[r] if full else s.seen[seat][r] if seat is not None else 0
    lying = [place for place in places if s.under[r] >> place & 1]
    carried = bool(s.carried >> r & 1)
    owner = next(p for p in range(s.seats) if s.mine[p] >> r & 1)
    return {
        "id": RECIPES[r],
        "ingredients": [KINDS[printed.kinds[r][place]] for place in places],
        "icons": [icon for icon in ICONS if getattr(printed, icon) >> r & 1],
        "cards": len(lying),
        "seen": [KINDS[printed.kinds[r][place]] for place in lying if seen >> place & 1],
        "seen_by": sorted([p for p in range(s.seats) if s.seen[p][r] >> place & 1] for place in lying),
        "outage": bool(s.outage >> r & 1),
        "alarm": bool(s.alarm >> r & 1),
        "carried": carried,
        "full": full,
        "waits": full and not carried and bool(s.carried & s.mine[owner]),
    }


def _finished(printed: Any, s: Any, r: int) -> Json:
    round_number = next(i + 1 for i, done in enumerate(s.done_in) if done >> r & 1)
    burnable = bool(printed.fridge >> r & 1) and (bool(printed.burn_any_round) or round_number == s.round_number)
    return {"id": RECIPES[r], "round": round_number, "can_be_burned": burnable}


def verdict(box: Array, states: Array) -> str:
    """Who wins, and by what; empty while the game goes on."""
    if not states[0].ending:
        return ""
    s = unpacked(states[0])
    out = np.zeros(MOST_SEATS, np.float64)
    final_returns(box, states, 0, out)
    best = out[: s.seats].max()
    winners = [seat_name(seat) for seat in range(s.seats) if out[seat] == best]
    made = max(done.bit_count() for done in s.done)
    wins = f"{joined(winners)} {'wins' if len(winners) == 1 else 'share the victory'}"
    tie = " after rock, paper, scissors" if s.winner >= 0 else ""
    closed = ", and the kitchen closed before anybody had finished everything" if s.ending == CLOSING_TIME else ""
    return f"{wins} with {made} finished recipes{tie}{closed}"
