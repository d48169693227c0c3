"""The view of Cupcake Empire, made from the independent program."""

from copy import deepcopy
from typing import Any

import bakehouse as bh
from bakehouse.games.cupcake_empire.state import (
    BASES,
    CLASSES,
    DECKS,
    DICE,
    FROSTINGS,
    IMPROVEMENTS,
    SEAT_NAMES,
    SHIRTS,
    STEPS,
    STREETS,
    TROUSERS,
)  # fmt: skip
from bakehouse.kernel.records import unpacked
from tests.games.cupcake_empire.oracle import PHASES, oracle_at
from tests.games.cupcake_empire.reading import asked
from tests.reference.cupcake_empire import (
    BAKERY_SPACES,
    BASE_FLAVOURS,
    BLOCKED,
    COLUMNS,
    DICE_SPACES,
    END_INCOME,
    FROSTING_FLAVOURS,
    HOUSE_CLASS,
    MAX_LEVEL,
    MOST_IDEAS,
    OUTLET_SPACES,
    STREET_COLOUR,
    THRESHOLDS,
    Table,
)

PHASE_NAMES = (
    "customers", "objectives", "deal", "grey_dice", "setup_improvement", "setup_recipe", "turn", "act", "step", "rest",
    "pick", "to", "preroll", "cast", "surplus", "post", "over",
)  # fmt: skip


def kind_name(kind: int) -> str:
    return f"{TROUSERS[kind // 4]} {SHIRTS[kind % 4]}"


def by_name(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return dict(zip(names, numbers, strict=False))


def showing(game: bh.Game, state: Any, seat: int | None) -> dict[str, Any]:
    """The same for every seat."""
    table, s = oracle_at(state, game.house_rules), unpacked(state)
    return {
        "phase": PHASE_NAMES[PHASES.index(table.phase)],
        "round": table.round,
        "turn": None if table.to_move is None else SEAT_NAMES[table.to_move],
        "last_round": table.last_round,
        "target": END_INCOME,
        "city": [_street(table, h) for h in range(6)],
        "objectives": [_objective(table, deck) for deck in range(4)],
        "reserve": {
            "bases": by_name(BASES, table.reserve["bases"]),
            "frostings": by_name(FROSTINGS, table.reserve["frostings"]),
            "dice": by_name(DICE, table.reserve["dice"]),
            "improvements": by_name(IMPROVEMENTS, table.reserve["improvements"]),
            "ideas": MOST_IDEAS * table.n - sum(p.ideas for p in table.players),
        },
        "activation": {
            "column": table.column,
            "level": table.level,
            "action_done": table.action_done,
            "used": [IMPROVEMENTS[t] for t in sorted(table.used)],
            "rest_used": table.rest_used,
            "special_used": table.special_used,
        },
        "useful": [_is_useful(table, c) for c in COLUMNS] if table.phase == "TURN" else [],
        "steps": [STEPS[step] for step in s.steps if step],
        "moving": {
            "outlet_to": STREETS[s.from_street] if s.from_street else None,
            "rest_column": table.rest_column,
            "picked": {"column": table.move_die[0], "colour": DICE[table.move_die[1]]} if table.move_die else None,
        },
        "roll": {
            "to_roll": by_name(DICE, table.to_roll),
            "sixes": table.sixes,
            "unplaced": [by_name(DICE, column) for column in table.unplaced],
            "must_rest": table.surplus_left,
        },
        "players": [_player(table, place) for place in range(table.n)],
    }


def _is_useful(table: Table, column: int) -> bool:
    after = deepcopy(table)
    after.column, after.level = column, after._mover().level(column)
    return bool(after._levels())


def _street(table: Table, h: int) -> dict[str, Any]:
    spaces = OUTLET_SPACES[h] - BLOCKED[table.n][h]
    houses = []
    for d, value in enumerate(HOUSE_CLASS[h]):
        customer = table.customer[4 * h + d]
        houses.append(
            {
                "class": CLASSES[value - 1],
                "sales": value,
                "income": value,
                "customer": None if customer is None else kind_name(customer),
            }
        )
    return {
        "id": STREETS[h],
        "colour": STREET_COLOUR[h],
        "houses": houses,
        "outlets": by_name(SEAT_NAMES, table.outlets[h]),
        "outlet_spaces": spaces,
        "free_outlet_spaces": spaces - sum(table.outlets[h]),
        "blocked": BLOCKED[table.n][h],
        "bakeries": by_name(SEAT_NAMES, table.bakeries[h]),
        "bakery_spaces": BAKERY_SPACES[h],
    }


def _objective(table: Table, deck: int) -> dict[str, Any]:
    number = table.objectives[deck]
    if not number:
        return {"deck": DECKS[deck], "id": None, "need": [0, 0], "progress": [], "met": [], "done": []}
    things = [[*asked(table, p)[deck][number - 1], (0, 0)][:2] for p in range(table.n)]
    return {
        "deck": DECKS[deck],
        "id": f"{DECKS[deck]}{number}",
        "need": [need for _, need in things[0]],
        "met": [table.met(p)[deck][number - 1] for p in range(table.n)],
        "done": [table.players[p].objective_done[deck] for p in range(table.n)],
        "progress": [[had for had, _ in both] for both in things],
    }


def _player(table: Table, seat: int) -> dict[str, Any]:
    player = table.players[seat]
    dealt = table.dealt[seat]
    made = [(b, f) for b in range(3) for f in range(10) if player.recipes[b][f]]
    done = 6 * sum(player.objective_done)
    return {
        "seat": seat,
        "name": SEAT_NAMES[seat],
        "income": player.income,
        "production": player.production,
        "sales": player.sales,
        "earns": min(player.production, player.sales),
        "ideas": player.ideas,
        "marker": player.marker,
        "columns": [_column(table, seat, c) for c in COLUMNS],
        "rest": by_name(DICE, player.rest),
        "bases": by_name(BASES, player.loose_bases),
        "frostings": by_name(FROSTINGS, player.loose_frostings),
        "recipes": [
            {"base": BASES[b], "frosting": FROSTINGS[f], "copies": player.recipes[b][f], "serves": _served(b, f)}
            for b, f in made
        ],
        "served": {kind_name(kind): number for kind, number in enumerate(player.served_kind) if number},
        "served_class": by_name(CLASSES, player.served_value),
        "outlets_in_hand": player.outlets_in_hand,
        "bakeries_in_hand": player.bakeries_in_hand,
        "dealt": None if dealt is None else IMPROVEMENTS[dealt],
        "score": _score(player.income, sum(value * n for value, n in enumerate(player.served_value, 1)), done),
    }


def _score(income: int, sales: int, objectives: int) -> dict[str, int]:
    return {"sales": sales, "objectives": objectives, "other": income - sales - objectives, "total": income}


def _served(b: int, f: int) -> list[str]:
    return [kind_name(kind) for kind in range(8) if kind // 4 in BASE_FLAVOURS[b] and kind % 4 in FROSTING_FLAVOURS[f]]


def _column(table: Table, seat: int, c: int) -> dict[str, Any]:
    player = table.players[seat]
    dice, level = player.dice(c), player.level(c)
    more = [threshold - dice for threshold in THRESHOLDS[c] if dice < threshold <= DICE_SPACES]
    types = player.improvements[c - 1]
    return {
        "dice": by_name(DICE, player.columns[c - 1]),
        "level": level,
        "top": MAX_LEVEL[c],
        "next": min(more) if more and level < MAX_LEVEL[c] else None,
        "specialists": sorted({DICE[c - 1], "pink"}),
        "low": [IMPROVEMENTS[t] for t in types[:2] if t is not None],
        "third": [IMPROVEMENTS[t] for t in types[2:] if t is not None],
    }
