"""The features of a seat, read from the record apart from the rules, with the help of the independent program."""

from collections.abc import Mapping
from typing import Any

from bakehouse.games.bake_the_cake.state import INGREDIENTS
from bakehouse.games.bake_the_cake.state import RECIPES as NAMES
from bakehouse.kernel.records import unpacked
from tests.games.bake_the_cake.oracle import oracle_at
from tests.reference.bake_the_cake import KINDS, PART_NUMBER, RECIPE_KINDS, RECIPE_TOOLS, RECIPES, SLOTS, TOOLS, Table

THINGS = ("buy", "add", "complete", "eat", "throw")


def reading(box: Any, state: Any, seat: int, house_rules: Mapping[str, str]) -> dict[str, list[float]]:
    """Every feature by its name."""
    table, thrown = oracle_at(state, house_rules), unpacked(state).thrown
    seats = [(seat + place) % table.n for place in range(table.n)]
    told: dict[str, list[float]] = {
        "voting": [table.phase == "vote"],
        "second_thing": [table.thing == 2],
        "first_kind": [table.first_kind == thing for thing in THINGS],
        "free_tools": [table.free(tool) / 4 for tool in TOOLS],
        "tools": [table.tools_total[tool] / 4 for tool in TOOLS],
        "actor": [table.actor == other for other in seats],
        "start_player": [table.start_player == other for other in seats],
        "first_finished": [table.finished[:1] == [other] for other in seats],
        "second_finished": [table.finished[1:] == [other] for other in seats],
    }
    for kind in KINDS:
        told[f"{INGREDIENTS[kind]}.store"] = [table.store[kind][other] / 6 for other in seats]
        told[f"{INGREDIENTS[kind]}.plate"] = [table.plate[kind] == other for other in seats]
    for r in RECIPES:
        told |= {f"{NAMES[r]}.{name}": values for name, values in _recipe(table, r, seats).items()}
    for place, other in enumerate(seats):
        owner = f"next_{place}" if place else "own"
        told |= {f"{owner}.{name}": values for name, values in _baker(table, other, seats).items()}
        told[f"{owner}.thrown"] = [thrown[other] / 9]
    return told


def _recipe(table: Table, r: int, seats: list[int]) -> dict[str, list[float]]:
    card = table.recipe[r]
    full = table.count(r) == 3
    lacking = [slot for slot in SLOTS if card.slot[slot] is None]
    told: dict[str, list[float]] = {
        "movable": [full and table.free(table.other(r)) > 0],
        "missing": [len(lacking) / 3],
        "missing_on_table": [sum(table.plate[RECIPE_KINDS[r][slot]] is not None for slot in lacking) / 3],
        "filled": [slot not in lacking for slot in SLOTS],
        "tool": [card.tool == tool for tool in RECIPE_TOOLS[r]],
        "tool_free": [table.free(tool) > 0 for tool in RECIPE_TOOLS[r]],
        "owner": [card.owner == other for other in seats],
        "winner": [full and card.winner() == other for other in seats],
        "fits": [len(table.cake[other]) == PART_NUMBER[r] for other in seats],
    }
    for slot in SLOTS:
        filled = card.slot[slot]
        told[f"colour_{slot}"] = [filled is not None and filled.colour == other for other in seats]
        told[f"helper_{slot}"] = [filled is not None and filled.assistant == other for other in seats]
    return told


def _baker(table: Table, baker: int, seats: list[int]) -> dict[str, list[float]]:
    return {
        "hand": [table.hand[baker] / 18],
        "number_eaten": [table.number_eaten(baker) / 9],
        "has_recipe": [any(card.owner == baker for card in table.recipe)],
        "height": [len(table.cake[baker]) / 3],
        "to_finish": [_things_to_finish(table, baker) / 12],
        "cup": [table.cup[baker] == cake for cake in (0, 1)],
        "points": [table.points_on_all_trays(baker) / 40],
        "eaten": [colour is not None for colour in table.eaten[baker]],
        "points_here": [table.points(baker, other) / 40 for other in seats],
    }


def _things_to_finish(table: Table, baker: int) -> int:
    """For each part that the cake lacks: the ingredients that the fuller of its two recipes lacks, and the move."""
    parts = range(len(table.cake[baker]), 3)
    return sum(1 + min(3 - table.count(r) for r in RECIPES if PART_NUMBER[r] == part) for part in parts)
