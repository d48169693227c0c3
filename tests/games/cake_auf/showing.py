"""The view of Cake Auf!, made from what the independent program says that a seat may see."""

from collections.abc import Sequence
from typing import Any

import bakehouse as bh
from bakehouse.games.cake_auf.state import KINDS as KIND_NAMES
from bakehouse.games.cake_auf.state import RECIPES as NAMES
from tests.games.cake_auf.oracle import oracle_at
from tests.games.cake_auf.reading import TURNS_BEFORE_CLOSING, reading
from tests.reference.cake_auf import CARDS, MOST_MULLIGANS, RECIPES, ROUNDS, Table

ICONS = {"P": "power", "F": "fire", "C": "fridge", "O": "overnight"}
PHASES = {"GAME_OVER": "over"}


def named(counts: list[int]) -> dict[str, int]:
    return {KIND_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def named_kind(kind: int | None) -> str | None:
    return None if kind is None else KIND_NAMES[kind]


def showing(game: bh.Game, state: Any, seat: int | None) -> dict[str, Any]:
    """What a seat may see; somebody who watches sees what all see."""
    table = oracle_at(state, game.house_rules)
    seen = table.visible(seat) if seat is not None else table._public() | {"peek": None, "grabbed": None}
    pending = seen["burned"] if seen["burned"] is not None else seen["pending"]
    unseen = None
    if seat is not None:
        told = reading(game.box[0], state, seat, game.house_rules)["unseen"]
        unseen = named([round(7 * part) for part in told])
    return {
        "phase": PHASES.get(table.phase, table.phase.lower()),
        "chance": table.chance.lower() if table.chance else "none",
        "round": table.round,
        "rounds": ROUNDS,
        "first": None if table.first is None else table.first_of_round(),
        "act": table.act,
        "turns": table.turns,
        "closes_in": TURNS_BEFORE_CLOSING * table.n - table.turns,
        "left": table.left,
        "who": table.who,
        "winner": table.winner,
        "deck": seen["deck_size"],
        "discard": named(seen["discard"]),
        "pool": [NAMES[r] for r in seen["pool"]],
        "pending": None if pending is None else NAMES[pending],
        "asked": NAMES[table.keep_queue[0]] if table.phase == "KEEP" else None,
        "queue": [NAMES[r] for r in sorted(table.keep_queue)],
        "kept": [NAMES[r] for r in sorted(table.kept)],
        "peek_size": seen["peek_size"],
        "peek": None if seen["peek"] is None else [NAMES[r] for r in seen["peek"]],
        "grabbed": named_kind(seen["grabbed"]),
        "last_discard": named_kind(seen["last_discard"]),
        "hand": named(seen["hand"]) if seat is not None else None,
        "unseen": unseen,
        "players": [_player(table, seen, place, seat) for place in range(table.n)],
    }


def _player(table: Table, seen: dict[str, Any], place: int, seat: int | None) -> dict[str, Any]:
    finished = [r for r in RECIPES if table.owner[r] == place and table.finished[r]]
    return {
        "seat": place,
        "hand_size": seen["hand_sizes"][place],
        "known": named(seen["known_hand"][place]) if seat not in (None, place) else {},
        "mulligans": table.mulligans[place],
        "mulligans_left": MOST_MULLIGANS - table.mulligans[place],
        "points": len(finished),
        "recipes": [_recipe(table, seen, r, seat) for r in table.unfinished(place)],
        "finished": [
            {"id": NAMES[r], "round": table.finished[r], "can_be_burned": _can_be_burned(table, r)} for r in finished
        ],
    }


def _can_be_burned(table: Table, r: int) -> bool:
    return "C" in CARDS[r].icons and (table.options["freezer_burn"] == "game" or table.finished[r] == table.round)


def _recipe(table: Table, seen: dict[str, Any], r: int, seat: int | None) -> dict[str, Any]:
    full, owner = table.full(r), table.owner[r]
    assert owner is not None
    lying = [kind for kind in CARDS[r].ingredients if kind in table.cards[r]]
    waits = full and not table.carried[r] and any(table.carried[other] for other in table.unfinished(owner))
    return {
        "id": NAMES[r],
        "ingredients": [KIND_NAMES[kind] for kind in CARDS[r].ingredients],
        "icons": [name for letter, name in ICONS.items() if letter in CARDS[r].icons],
        "cards": len(lying),
        "seen": [KIND_NAMES[kind] for kind in lying if full or seat in table.cards[r][kind]],
        "seen_by": seen["seen_by"][r],
        "outage": table.outage[r],
        "alarm": table.alarm[r],
        "carried": table.carried[r],
        "full": full,
        "waits": waits,
    }


def verdict(game: bh.Game, state: Any, players: Sequence[str] = ("Seat 1", "Seat 2", "Seat 3", "Seat 4")) -> str:
    table = oracle_at(state, game.house_rules)
    if not int(state.ending):
        return ""
    scores = table.scores()
    leaders = [players[seat] for seat in range(table.n) if scores[seat] == max(scores)]
    made = f"{max(scores)} finished recipe{'s' if max(scores) != 1 else ''}"
    if table.winner is not None:
        winner = players[table.winner]
        others = _together([name for name in leaders if name != winner])
        said = f"{winner} wins the game with {made}, by rock, paper, scissors against {others}."
    elif len(leaders) > 1:
        said = f"A shared victory of {_together(leaders)} with {made} each."
    else:
        others = ", ".join(f"{players[seat]} {n}" for seat, n in enumerate(scores) if n < max(scores))
        said = f"{leaders[0]} wins the game with {made} ({others})."
    closing = game.definition.endings[int(state.ending) - 1] == "closing_time"
    return said + " The kitchen closed before anybody had finished everything." * closing


def _together(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
