"""The features of a seat, read from the record apart from the rules; levels and menus from the independent program."""

from collections.abc import Mapping
from typing import Any

from bakehouse.games.cupcake_empire.state import COLUMN_NAMES, DECKS, DICE, STREETS
from bakehouse.kernel.records import unpacked
from tests.games.cupcake_empire.oracle import oracle_at
from tests.reference.cupcake_empire import COLUMNS, Table

YELLOW, BEIGE = (1, 2), (3, 4, 5)
"""Streets by colour; street 0 is the station, where there are no outlets."""


def one_of(length: int, value: int) -> list[float]:
    return [place == value for place in range(length)]


def bits(mask: int, length: int) -> list[float]:
    return [mask >> place & 1 for place in range(length)]


def part(counts: list[int], whole: int) -> list[float]:
    return [count / whole for count in counts]


def reading(box: Any, state: Any, seat: int, house_rules: Mapping[str, str]) -> dict[str, list[float]]:
    """Every feature by its name."""
    s, table = unpacked(state), oracle_at(state, house_rules)
    told: dict[str, list[float]] = {
        "phase": one_of(17, s.phase),
        "round": [s.round_number / 200],
        "last_round": [s.last_round],
        "column": one_of(6, s.column),
        "level": [s.level / 4],
        "action_done": [s.action_done],
        "rest_used": [s.rest_used],
        "special_used": [s.special_used],
        "used": bits(s.used, 6),
        "step": one_of(18, s.steps[0]),
        "next_step": one_of(18, s.steps[1]),
        "resume": one_of(17, s.resume),
        "from_street": one_of(6, s.from_street),
        "rest_mode": one_of(3, s.rest_mode),
        "rest_column": one_of(6, s.rest_column),
        "rest_last": one_of(6, s.rest_last),
        "move_mode": one_of(3, s.move_mode),
        "rest_moved": [s.rest_moved],
        "move_moved": [s.move_moved],
        "move_from": one_of(6, s.move_from),
        "move_colour": one_of(6, s.move_colour),
        "pair_from": one_of(6, s.pair_from),
        "pair_to": one_of(6, s.pair_to),
        "sixes": [s.sixes / 9],
        "surplus_left": [s.surplus_left / 9],
        "surplus_last": one_of(6, s.surplus_last),
        "reserve.bases": part(s.reserve_bases, 20),
        "reserve.frostings": part(s.reserve_frostings, 20),
        "reserve.dice": part(s.reserve_dice, 20),
        "reserve.improvements": part(s.reserve_improvements, 20),
    }
    for colour, name in enumerate(DICE):
        told[f"roll.{name}.to_roll"] = [s.to_roll[colour] / 9]
        told[f"roll.{name}.unplaced"] = [column[colour] / 9 for column in s.unplaced]
    for h, street in enumerate(STREETS):
        for d in range(4):
            told[f"{street}.{d + 1}"] = one_of(8, s.customer[4 * h + d])
    for deck, letter in enumerate(DECKS):
        told[f"objective_{letter}"] = one_of(5, s.objectives[deck] - 1)
    for place in range(s.seats):
        owner = f"next_{place}" if place else "own"
        p = (seat + place) % s.seats
        told |= {f"{owner}.{name}": values for name, values in _player(s, table, p).items()}
    return told


def _player(s: Any, table: Table, p: int) -> dict[str, list[float]]:
    player, counted = s.players[p], table.players[p]
    told: dict[str, list[float]] = {
        "turn": [s.mover == p],
        "expelled": [s.from_rival == p + 1],
        "income": [player.income / 100],
        "production": [player.production / 20],
        "sales": [player.sales / 20],
        "ideas": [player.ideas / 3],
        "marker": [player.marker / 3],
        "outlets_in_hand": [player.outlets_in_hand / 6],
        "bakeries_in_hand": [player.bakeries_in_hand / 6],
        "rest": part(player.rest, 9),
        "loose_bases": part(player.loose_bases, 9),
        "loose_frostings": part(player.loose_frostings, 9),
        "recipes": [copies / 9 for row in player.recipes for copies in row],
        "menu": [counted.can_serve(kind) for kind in range(8)],
        "served_kind": part(player.served_kind, 3),
        "served_class": part(player.served_class, 8),
        "outlets": [row[p] / 4 for row in s.outlets],
        "bakeries": [row[p] / 4 for row in s.bakeries],
        "dealt": one_of(6, s.dealt[p]),
    }
    for c, name in enumerate(COLUMN_NAMES):
        told[f"{name}.level"] = [counted.level(c + 1) / 4]
        told[f"{name}.dice"] = part(player.columns[c], 9)
        told[f"{name}.low"] = bits(player.low[c], 6)
        told[f"{name}.third"] = bits(player.third[c], 6)
    for deck, letter in enumerate(DECKS):
        told[f"{letter}.done"] = [player.objective_done[deck]]
        told[f"{letter}.progress"] = [_progress(table, p, deck, s.objectives[deck])]
    return told


def _progress(table: Table, p: int, deck: int, objective: int) -> float:
    """Of the things that an objective asks for, the share that a player has."""
    if not objective:
        return 0.0
    things = asked(table, p)[deck][objective - 1]
    return sum(min(had, need) for had, need in things) / sum(need for _, need in things)


def asked(table: Table, p: int) -> list[list[list[tuple[int, int]]]]:
    """What each objective of the decks A to D asks for: how much a player has of it, and how much it should be."""
    player = table.players[p]
    simple_bases, mixed_bases = sum(map(sum, player.recipes[:2])), sum(player.recipes[2])
    simple_frostings = sum(sum(row[:4]) for row in player.recipes)
    mixed_frostings = sum(sum(row[4:]) for row in player.recipes)
    kinds, (ones, twos, threes) = player.served_kind, player.served_value
    shirts = sum(kinds[shirt] + kinds[4 + shirt] > 0 for shirt in range(4))
    outlets = [street[p] for street in table.outlets]
    yellow, beige = sum(outlets[h] for h in YELLOW), sum(outlets[h] for h in BEIGE)
    bakeries = sum(street[p] for street in table.bakeries)
    columns = [player.types_in(c) for c in COLUMNS]
    types = [t for column in columns for t in column]
    return [
        [
            [(simple_frostings, 4)],
            [(simple_bases, 4)],
            [(simple_frostings, 2), (mixed_frostings, 2)],
            [(simple_bases, 2), (mixed_bases, 2)],
            [(mixed_frostings, 2), (mixed_bases, 2)],
        ],
        [
            [(sum(kinds), 5)],
            [(sum(kinds[:4]), 2), (sum(kinds[4:]), 2)],
            [(shirts, 4)],
            [(ones, 2), (twos, 2)],
            [(ones, 2), (threes, 2)],
        ],
        [
            [(sum(outlets), 5)],
            [(sum(number > 0 for number in outlets), 4)],
            [(yellow, 2), (beige, 2)],
            [(yellow, 2), (bakeries, 2)],
            [(beige, 2), (bakeries, 2)],
        ],
        [
            [(max(map(len, columns)), 3)],
            [(len(types), 5)],
            [(len(set(types)), 5)],
            [(sum(len(column) >= 2 for column in columns), 2), (2, 2)],  # two in a column: always so in those counted
            [(sum(types.count(t) // 2 for t in range(6)), 2)],
        ],
    ]
