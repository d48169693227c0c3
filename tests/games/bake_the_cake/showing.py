"""The view of Bake the Cake!, made from the independent program."""

from copy import deepcopy
from itertools import combinations
from typing import Any

import bakehouse as bh
from bakehouse.games.bake_the_cake.actions import TABLE
from bakehouse.games.bake_the_cake.state import COLOURS, INGREDIENTS
from bakehouse.games.bake_the_cake.state import RECIPES as NAMES
from bakehouse.games.bake_the_cake.state import TOOLS as TOOL_NAMES
from bakehouse.kernel.records import unpacked
from tests.games.bake_the_cake.oracle import oracle_at
from tests.reference.bake_the_cake import KINDS, PART_NUMBER, RECIPE_KINDS, RECIPE_TOOLS, RECIPES, SLOTS, TOOLS, Table


def _colour(seat: int | None) -> str | None:
    return None if seat is None else COLOURS[seat]


def showing(game: bh.Game, state: Any, seat: int | None) -> dict[str, Any]:
    """The same for every seat."""
    table, s = oracle_at(state, game.house_rules), unpacked(state)
    children = game.house_rules["mode"] == "children"
    return {
        "phase": table.phase,
        "thing": table.thing,
        "first_kind": table.first_kind or "any",
        "start_player": _colour(table.start_player),
        "children": children,
        "store": {INGREDIENTS[kind]: dict(zip(COLOURS, table.store[kind], strict=False)) for kind in KINDS},
        "plates": {INGREDIENTS[kind]: _colour(table.plate[kind]) for kind in KINDS},
        "tools": {TOOL_NAMES[t]: {"free": table.free(t), "in_play": table.tools_total[t]} for t in TOOLS},
        "recipes": [_recipe(table, r) for r in RECIPES],
        "bakers": [_baker(game, table, place, s.thrown[place]) for place in range(table.n)],
        "finished": [_colour(tray) for tray in table.finished],
        "forecast": [] if children else _forecasts(table),
        "ends_play": _ends_play(table) if table.phase == "play" else {},
    }


def _recipe(table: Table, r: int) -> dict[str, Any]:
    card = table.recipe[r]
    lacking = [slot for slot in SLOTS if card.slot[slot] is None]
    needed = [tool for tool in RECIPE_TOOLS[r] if tool != card.tool]
    wanted = any(len(cake) == PART_NUMBER[r] for cake in table.cake)
    slots = []
    for slot in SLOTS:
        filled, kind = card.slot[slot], RECIPE_KINDS[r][slot]
        slots.append(
            {
                "ingredient": INGREDIENTS[kind],
                "colour": _colour(filled and filled.colour),
                "assistant": _colour(filled and filled.assistant),
                "on_table": _colour(table.plate[kind]),
            }
        )
    return {
        "id": NAMES[r],
        "part": PART_NUMBER[r],
        "owner": _colour(card.owner),
        "tools": [TOOL_NAMES[tool] for tool in RECIPE_TOOLS[r]],
        "tool": None if card.tool is None else TOOL_NAMES[card.tool],
        "slots": slots,
        "missing": len(lacking),
        "missing_on_table": sum(table.plate[RECIPE_KINDS[r][slot]] is not None for slot in lacking),
        "tool_free": any(table.free(tool) > 0 for tool in needed),
        "movable": not lacking and table.free(table.other(r)) > 0 and wanted,
    }


def _baker(game: bh.Game, table: Table, seat: int, thrown: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "hand": table.hand[seat],
        "eaten": {INGREDIENTS[kind]: COLOURS[c] for kind, c in enumerate(table.eaten[seat]) if c is not None},
        "thrown": thrown,
        "cup": table.cup[seat],
        "tray": [
            {
                "recipe": NAMES[part.recipe],
                "colours": [COLOURS[c] for c in part.colours],
                "assistant": COLOURS[part.assistant],
            }
            for part in table.cake[seat]
        ],
        "points_here": {COLOURS[other]: table.points(seat, other) for other in range(table.n)},
        "score": _score(game, table, seat),
    }


def _score(game: bh.Game, table: Table, seat: int) -> dict[str, int]:
    """Points by their sources on the cakes that count; the children count finished parts."""
    if game.house_rules["mode"] == "children":
        baked = len(table.cake[seat])
        return {"ingredients": 0, "assistants": 0, "owner": 0, "baked": baked, "total": baked}
    cakes = table._cakes_that_count() if table.end == "contest" else range(table.n)
    parts = [part for cake in cakes for part in table.cake[cake]]
    tokens = sum(part.colours.count(seat) for part in parts)
    assistants = 3 * sum(part.assistant == seat for part in parts)
    owner = 5 * sum(cake == seat and bool(table.cake[cake]) for cake in cakes)
    total = tokens + assistants + owner
    return {"ingredients": tokens, "assistants": assistants, "owner": owner, "baked": 0, "total": total}


def _forecasts(table: Table) -> list[dict[str, Any]]:
    """Each two cakes, the fullest with the most points first; a baker's cup goes where there are more points."""
    seats = range(table.n)
    begun = [tray for tray in seats if table.cake[tray]]
    begun.sort(key=lambda tray: (len(table.cake[tray]), sum(table.points(tray, p) for p in seats), -tray), reverse=True)
    told = []
    for first, second in combinations(begun, 2):
        points = [(table.points(first, p), table.points(second, p)) for p in seats]
        cups = [sum(here > there for here, there in points), sum(here < there for here, there in points)]
        counted = [tray for tray, cup in ((first, cups[0]), (second, cups[1])) if cup == max(cups)]
        told.append(
            {
                "cakes": [COLOURS[first], COLOURS[second]],
                "cups": cups,
                "open_cups": sum(here == there > 0 for here, there in points),
                "counted": [COLOURS[tray] for tray in counted],
                "scores": {COLOURS[p]: sum(table.points(tray, p) for tray in counted) for p in seats},
            }
        )
    return told


def _ends_play(table: Table) -> dict[str, str]:
    told = {}
    for action in table.legal():
        after = deepcopy(table)
        after.apply(action)
        if after.phase != "play":
            told[TABLE.notation(action)] = after.end or "contest"
    return told
