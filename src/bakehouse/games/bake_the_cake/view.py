"""The table of Bake the Cake! for a screen. Everything lies open, so every seat sees the same."""

from itertools import combinations
from typing import Any

import numpy as np

from bakehouse.edition import Edition
from bakehouse.games.bake_the_cake.actions import TABLE, joined, many
from bakehouse.games.bake_the_cake.rules import CONTEST, STUCK, preview, tray_points
from bakehouse.games.bake_the_cake.state import (
    COLOURS,
    ENDINGS,
    INGREDIENTS,
    MOST_BAKERS,
    PARTS,
    PHASES,
    PLAY,
    RECIPES,
    SLOTS,
    STATE,
    THINGS,
    TOOLS,
)  # fmt: skip
from bakehouse.games.definition import Array
from bakehouse.kernel.play import final_returns, list_options, score_parts
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS, unpacked


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> dict[str, Any]:
    """Store, plates, tools, recipes, and the bakers with their trays."""
    s, printed = unpacked(states[0]), unpacked(box[0])
    points = points_by_tray(box, states)
    return {
        "phase": PHASES[s.phase],
        "thing": s.thing,
        "first_kind": THINGS[s.first_kind],
        "start_player": colour(s.start_player),
        "children": bool(printed.children),
        "store": {kind: dict(zip(COLOURS[: s.seats], s.store[k], strict=False)) for k, kind in enumerate(INGREDIENTS)},
        "plates": {kind: colour(s.plate[k]) for k, kind in enumerate(INGREDIENTS)},
        "tools": {tool: {"free": free, "in_play": s.tools[t]} for t, (tool, free) in enumerate(free_tools(s).items())},
        "recipes": [_recipe(printed, s, recipe) for recipe in range(len(RECIPES))],
        "bakers": [_baker(box, states, s, place, points) for place in range(s.seats)],
        "finished": [colour(tray) for tray in s.finished if tray >= 0],
        "forecast": [] if printed.children else forecasts(s, points),
        "ends_play": ends_play(box, states) if s.phase == PLAY else {},
    }


def forecasts(s: Any, points: list[list[int]]) -> list[dict[str, Any]]:
    """The contest of each two cakes as if they were finished now, those of the two fullest first.

    A cup goes where its baker has more points; one with as many here as there is still open.
    """
    begun = [tray for tray in range(s.seats) if s.height[tray]]
    begun.sort(key=lambda tray: (-s.height[tray], -sum(points[tray]), tray))
    return [_contest(points, first, second) for first, second in combinations(begun, 2)]


def _contest(points: list[list[int]], first: int, second: int) -> dict[str, Any]:
    leads = [here - there for here, there in zip(points[first], points[second], strict=True)]
    cups = [sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)]
    open_cups = sum(lead == 0 and here > 0 for lead, here in zip(leads, points[first], strict=True))
    counted = [tray for tray, ours, theirs in ((first, *cups), (second, *cups[::-1])) if ours >= theirs]
    scores = {COLOURS[seat]: sum(points[tray][seat] for tray in counted) for seat in range(len(points))}
    return {
        "cakes": [COLOURS[first], COLOURS[second]],
        "cups": cups,
        "open_cups": open_cups,
        "counted": [COLOURS[tray] for tray in counted],
        "scores": scores,
    }


def ends_play(box: Array, states: Array) -> dict[str, str]:
    """The actor's actions after which nobody does a thing any more: "contest", or the ending of the game."""
    legal, trial = np.zeros(LIST_LENGTH, np.int16), np.empty(1, STATE)
    points = np.zeros((MOST_BAKERS, MOST_BAKERS), np.int16)
    found = {}
    for action in legal[: list_options(box, states, 0, legal)].tolist():
        preview(box[0], states[0], action, trial, points)
        if trial[0].phase != PLAY:
            ending = int(trial[0].ending)
            found[TABLE.notation(action)] = ENDINGS[ending - 1] if ending else ENDINGS[CONTEST - 1]
    return found


def colour(seat: int) -> str | None:
    return COLOURS[seat] if seat >= 0 else None


def free_tools(s: Any) -> dict[str, int]:
    """How many of each tool are in the kitchen."""
    lying = list(s.tool)
    return {name: int(s.tools[tool]) - lying.count(tool) for tool, name in enumerate(TOOLS)}


def points_by_tray(box: Array, states: Array) -> list[list[int]]:
    """The points of each seat on each tray."""
    out = np.zeros((MOST_BAKERS, MOST_BAKERS), np.int16)
    tray_points(box, states, 0, out)
    seats = int(states[0].seats)
    points: list[list[int]] = out[:seats, :seats].tolist()
    return points


def _recipe(printed: Any, s: Any, recipe: int) -> dict[str, Any]:
    kinds, pair = printed.kinds[recipe], printed.tool_pair[recipe]
    free = list(free_tools(s).values())
    lying = s.tool[recipe]
    slots = [
        {
            "ingredient": INGREDIENTS[kinds[slot]],
            "colour": colour(s.colour[recipe][slot]),
            "assistant": colour(s.helper[recipe][slot]),
            "on_table": colour(s.plate[kinds[slot]]),
        }
        for slot in range(SLOTS)
    ]
    needed = [tool for tool in pair if tool != lying]
    missing = [slot for slot in slots if slot["colour"] is None]
    return {
        "id": RECIPES[recipe],
        "part": printed.part[recipe],
        "owner": colour(s.owner[recipe]),
        "tools": [TOOLS[tool] for tool in pair],
        "tool": TOOLS[lying] if lying >= 0 else None,
        "slots": slots,
        "missing": len(missing),
        "missing_on_table": sum(slot["on_table"] is not None for slot in missing),
        "tool_free": any(free[tool] > 0 for tool in needed),
        "movable": not missing and free[needed[0]] > 0,
    }


def _baker(box: Array, states: Array, s: Any, seat: int, points: list[list[int]]) -> dict[str, Any]:
    made = [
        {
            "recipe": RECIPES[s.part[seat][place]],
            "colours": [colour(c) for c in s.baked[seat][3 * place : 3 * place + 3]],
            "assistant": colour(s.server[seat][place]),
        }
        for place in range(s.height[seat])
    ]
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "hand": s.hand[seat],
        "eaten": {kind: colour(c) for kind, c in zip(INGREDIENTS, s.eaten[seat], strict=True) if c >= 0},
        "thrown": s.thrown[seat],
        "cup": s.cup[seat] if s.cup[seat] >= 0 else None,
        "tray": made,
        "points_here": dict(zip(COLOURS, points[seat], strict=False)),
        "score": score_of(box, states, seat),
    }


def score_of(box: Array, states: Array, seat: int) -> dict[str, int]:
    """A seat's score and what it is made of."""
    out = np.zeros(len(PARTS), np.int32)
    score_parts(box, states, 0, seat, out)
    return dict(zip(PARTS, map(int, out), strict=True)) | {"total": int(out.sum())}


def number_eaten(s: Any, seat: int) -> int:
    return sum(c >= 0 for c in s.eaten[seat])


def verdict(box: Array, states: Array) -> str:
    """Who wins, and by what; empty while the game goes on."""
    if not states[0].ending:
        return ""
    s = unpacked(states[0])
    out = np.zeros(MOST_SEATS, np.float64)
    final_returns(box, states, 0, out)
    best = out[: s.seats].max()
    winners = [COLOURS[seat].capitalize() for seat in range(s.seats) if out[seat] == best]
    wins = f"{joined(winners)} {'wins' if len(winners) == 1 else 'share the victory'}"
    if s.ending == STUCK:
        return f"{wins}: the kitchen is jammed, and {number_eaten(s, int(out.argmax()))} eaten is the fewest"
    if s.ending == CONTEST:
        cups = [s.cup[: s.seats].count(cake) for cake in (0, 1)]
        first, second = (COLOURS[tray].capitalize() for tray in s.finished)
        counted = (
            "both cakes count" if cups[0] == cups[1] else f"{first if cups[0] > cups[1] else second}'s cake counts"
        )
        return f"{wins}: {counted}, {many(cups[0], 'cup')} for {first}, {cups[1]} for {second}"
    return f"{wins}: the first finished cake"
