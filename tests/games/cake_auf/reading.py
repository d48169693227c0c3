"""The features of a seat, read from what the independent program says that the seat may see."""

from collections.abc import Mapping
from typing import Any

from bakehouse.games.cake_auf.state import RECIPES as NAMES
from tests.games.cake_auf.oracle import oracle_at
from tests.reference.cake_auf import CARDS, KINDS, RECIPES, Table

PHASES = ("SETUP", "PLAY", "SWITCH_GIVE", "PICKY_TAKE", "PICKY_GIVE", "DISCARD", "KEEP", "GAME_OVER")
CHANCES = (None, "FIRST", "DEAL", "DRAW", "PEEK", "GRAB", "GRAB_BACK", "BURN_DEAL", "TIE")
TURNS_BEFORE_CLOSING = 20


def reading(box: Any, state: Any, seat: int, house_rules: Mapping[str, str]) -> dict[str, list[float]]:
    """Every feature by its name."""
    table = oracle_at(state, house_rules)
    seen = table.visible(seat)
    seats = [(seat + place) % table.n for place in range(table.n)]
    first = None if table.first is None else (table.first + table.round - 1) % table.n
    visible = [sum(pile) for pile in zip(seen["hand"], seen["discard"], strict=True)]
    for faces in seen["faces"]:
        for kind in faces:
            visible[kind] += 1
    if seen["grabbed"] is not None:
        visible[seen["grabbed"]] += 1
    bans = {KINDS.index(9): sum(seen["outage"]), KINDS.index(10): sum(seen["alarm"])}
    unseen = [table.in_play()[kind] - visible[kind] - bans.get(kind, 0) for kind in KINDS]
    told: dict[str, list[float]] = {
        "phase": [table.phase == phase for phase in PHASES],
        "chance": [table.chance == chance for chance in CHANCES],
        "round": [seen["round"] / 3],
        "turns": [seen["turns"] / (TURNS_BEFORE_CLOSING * table.n)],
        "left": [seen["left"] / 8],
        "deck_size": [seen["deck_size"] / 126],
        "discard_size": [sum(seen["discard"]) / 126],
        "pool_size": [len(seen["pool"]) / 23],
        "peek_size": [seen["peek_size"] / 3],
        "acting": [seen["act"] == other for other in seats],
        "who": [seen["who"] == other for other in seats],
        "first": [first == other for other in seats],
        "winner": [seen["winner"] == other for other in seats],
        "own_hand": [cards / 7 for cards in seen["hand"]],
        "discard_pile": [cards / 7 for cards in seen["discard"]],
        "unseen": [cards / 7 for cards in unseen],
        "grabbed": [seen["grabbed"] == kind for kind in KINDS],
        "last_discard": [seen["last_discard"] == kind for kind in KINDS],
        "peeked": [r in (seen["peek"] or ()) for r in RECIPES],
        "pending": [r in (seen["pending"], seen["burned"]) for r in RECIPES],
        "queue": [r in seen["keep_queue"] for r in RECIPES],
        "kept": [r in seen["kept"] for r in RECIPES],
    }
    for place, other in enumerate(seats):
        owner = f"next_{place}" if place else "own"
        told |= {f"{owner}.{name}": values for name, values in _player(table, seen, other).items()}
    for r in RECIPES:
        told |= {f"{NAMES[r]}.{name}": values for name, values in _recipe(table, seen, r, seats).items()}
    return told


def _player(table: Table, seen: dict[str, Any], other: int) -> dict[str, list[float]]:
    owned = [r for r in RECIPES if table.owner[r] == other]
    return {
        "hand_size": [seen["hand_sizes"][other] / 5],
        "mulligans": [seen["mulligans"][other] / 9],
        "to_make": [sum(not seen["finished"][r] for r in owned) / 23],
        "finished": [sum(seen["finished"][r] > 0 for r in owned) / 23],
        "known": [cards / 7 for cards in seen["known_hand"][other]],
    }


def _recipe(table: Table, seen: dict[str, Any], r: int, seats: list[int]) -> dict[str, list[float]]:
    listed = [*CARDS[r].ingredients, None, None, None][:4]
    return {
        "owner": [seen["owner"][r] == other for other in seats],
        "finished": [seen["finished"][r] > 0],
        "finished_now": [seen["finished"][r] == seen["round"]],
        "outage": [seen["outage"][r]],
        "alarm": [seen["alarm"][r]],
        "carried": [seen["carried"][r]],
        "full": [not seen["finished"][r] and seen["cards_under"][r] == len(CARDS[r].ingredients)],
        "cards": [seen["cards_under"][r] / 4],
        "seen": [kind in seen["faces"][r] for kind in listed],
        "seen_by": [sum(other in seen_by for seen_by in seen["seen_by"][r]) / 4 for other in seats],
    }
