"""The table of Cake Auf! for a screen: what a seat may see, or what everybody sees."""

from typing import Any, Literal, cast

import numpy as np
from typing_extensions import TypedDict

from bakehouse.edition import Edition
from bakehouse.games.cake_auf.actions import counted
from bakehouse.games.cake_auf.rules import tell_table, unseen_cards
from bakehouse.games.cake_auf.state import CHANCES, ICONS, KINDS, RECIPES
from bakehouse.games.cake_auf.state import PHASES as PHASE_NAMES
from bakehouse.games.definition import Array
from bakehouse.kernel.records import read, unpacked

Icon = Literal["power", "fire", "fridge", "overnight"]


class Recipe(TypedDict):
    """An unfinished recipe: how many cards lie under it, and the faces among them that whoever looks has seen."""

    id: str
    ingredients: list[str]
    icons: list[Icon]
    cards: int
    seen: list[str]
    seen_by: list[list[int]]
    outage: bool
    alarm: bool
    carried: bool
    full: bool
    waits: bool


class Finished(TypedDict):
    id: str
    round: int
    can_be_burned: bool


class Player(TypedDict):
    seat: int
    hand_size: int
    known: dict[str, int]
    mulligans: int
    mulligans_left: int
    points: int
    recipes: list[Recipe]
    finished: list[Finished]


class CakeAufTable(TypedDict):
    """What a seat may see; cards and recipes are told by their names."""

    phase: Literal["setup", "play", "switch_give", "picky_take", "picky_give", "discard", "keep", "over"]
    chance: Literal["none", "first", "deal", "draw", "peek", "grab", "grab_back", "burn_deal", "tie"]
    round: int
    rounds: int
    first: int | None
    act: int
    turns: int
    closes_in: int
    left: int
    who: int | None
    winner: int | None
    deck: int
    discard: dict[str, int]
    pool: list[str]
    pending: str | None
    asked: str | None
    queue: list[str]
    kept: list[str]
    peek_size: int
    peek: list[str] | None
    grabbed: str | None
    last_discard: str | None
    hand: dict[str, int] | None
    unseen: dict[str, int] | None
    players: list[Player]


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> CakeAufTable:
    """Piles, recipes and players. Faces, hands and peeks are only there for the seats that may see them.

    Recipes lie open (CA-R3), finished ones too (CA-R31), and so does the discard pile (CA-R32).
    """
    s, printed = unpacked(states[0]), read(box[0])
    out = np.zeros(5, np.int32)
    tell_table(box, states, 0, out)
    pool, burnable, waiting, first, asked = out.tolist()
    peeking = seat is not None and seat == s.act
    in_exchange = seat is not None and seat in (s.act, s.who)
    return {
        "phase": cast(Any, PHASE_NAMES[s.phase]),
        "chance": cast(Any, CHANCES[s.chance]),
        "round": s.round_number,
        "rounds": printed.rounds,
        "first": _none(first),
        "act": s.act,
        "turns": s.turns,
        "closes_in": s.seats * printed.closing_turns - s.turns,
        "left": s.left,
        "who": _none(s.who),
        "winner": _none(s.winner),
        "deck": sum(counted(s.deck)),
        "discard": named(s.discards),
        "pool": recipes_in(pool),
        "pending": RECIPES[s.pending] if s.pending >= 0 else None,
        "asked": RECIPES[asked] if asked >= 0 else None,
        "queue": recipes_in(s.queue),
        "kept": recipes_in(s.kept),
        "peek_size": s.peeked.bit_count(),
        "peek": recipes_in(s.peeked) if peeking else None,
        "grabbed": KINDS[s.grabbed] if in_exchange and s.grabbed >= 0 else None,
        "last_discard": KINDS[s.last_discard] if s.last_discard >= 0 else None,
        "hand": named(s.hand[seat]) if seat is not None else None,
        "unseen": named(int(unseen_cards(box, states, 0, seat))) if seat is not None else None,
        "players": [_player(printed, s, place, seat, burnable, waiting) for place in range(s.seats)],
    }


def _none(value: int) -> int | None:
    return None if value < 0 else value


def members(recipes: int) -> list[int]:
    return [r for r in range(recipes.bit_length()) if recipes >> r & 1]


def named(cards: int) -> dict[str, int]:
    """Packed cards by name, without the kinds that are not there."""
    return {name: count for name, count in zip(KINDS, counted(cards), strict=True) if count}


def recipes_in(recipes: int) -> list[str]:
    return [RECIPES[r] for r in members(recipes)]


def _player(printed: Any, s: Any, place: int, seat: int | None, burnable: int, waiting: int) -> Player:
    return {
        "seat": place,
        "hand_size": sum(counted(s.hand[place])),
        "known": named(s.known[seat][place]) if seat is not None and seat != place else {},
        "mulligans": s.mulligans[place],
        "mulligans_left": printed.mulligan_limit - s.mulligans[place],
        "points": printed.points * s.done[place].bit_count(),
        "recipes": [_recipe(printed, s, r, seat, bool(waiting >> r & 1)) for r in members(s.mine[place])],
        "finished": [
            {"id": RECIPES[r], "round": _round_of(s, r), "can_be_burned": bool(burnable >> r & 1)}
            for r in members(s.done[place])
        ],
    }


def _recipe(printed: Any, s: Any, r: int, seat: int | None, waits: bool) -> Recipe:
    """An unfinished recipe. Of the cards under it a seat learns how many, and by which seats each was seen."""
    places = range(printed.length[r])
    full = bool(s.full >> r & 1)
    seen = s.under[r] if full else s.seen[seat][r] if seat is not None else 0
    lying = [place for place in places if s.under[r] >> place & 1]
    return {
        "id": RECIPES[r],
        "ingredients": [KINDS[printed.kinds[r][place]] for place in places],
        "icons": [cast(Icon, icon) for icon in ICONS if getattr(printed, icon) >> r & 1],
        "cards": len(lying),
        "seen": [KINDS[printed.kinds[r][place]] for place in lying if seen >> place & 1],
        "seen_by": sorted([p for p in range(s.seats) if s.seen[p][r] >> place & 1] for place in lying),
        "outage": bool(s.outage >> r & 1),
        "alarm": bool(s.alarm >> r & 1),
        "carried": bool(s.carried >> r & 1),
        "full": full,
        "waits": waits,
    }


def _round_of(s: Any, r: int) -> int:
    return next(i + 1 for i, done in enumerate(s.done_in) if done >> r & 1)
