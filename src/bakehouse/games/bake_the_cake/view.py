"""The table of Bake the Cake! for a screen. Everything lies open, so every seat sees the same."""

from itertools import combinations
from typing import Annotated, Any, Literal, cast

import numpy as np
from typing_extensions import TypedDict

from bakehouse.copies import copied
from bakehouse.edition import Edition
from bakehouse.games.bake_the_cake.actions import TABLE
from bakehouse.games.bake_the_cake.box import Colour, Tool
from bakehouse.games.bake_the_cake.box import Ingredient as Kind
from bakehouse.games.bake_the_cake.rules import CONTEST, foresee, tell_kitchen, tray_points
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
from bakehouse.games.shapes import PAIR, SOME, TRIPLE
from bakehouse.kernel.play import advance, list_options, score_parts
from bakehouse.kernel.records import LIST_LENGTH, read, unpacked, words_of

Ending = Literal["contest", "stuck", "children"]
COLOUR_OF = cast(tuple[Colour, ...], tuple(COLOURS))


class Slot(TypedDict):
    ingredient: Kind
    colour: Colour | None
    assistant: Colour | None
    on_table: Colour | None


class Recipe(TypedDict):
    id: str
    part: int
    owner: Colour | None
    tools: Annotated[list[Tool], PAIR]
    tool: Tool | None
    slots: Annotated[list[Slot], TRIPLE]
    missing: int
    missing_on_table: int
    tool_free: bool
    movable: bool


class Part(TypedDict):
    """A part of a cake."""

    recipe: str
    colours: Annotated[list[Colour], TRIPLE]
    assistant: Colour


class Score(TypedDict):
    ingredients: int
    assistants: int
    owner: int
    baked: int
    total: int


class Baker(TypedDict):
    seat: int
    colour: Colour
    hand: int
    eaten: Annotated[dict[Kind, Colour], SOME]
    thrown: int
    cup: int | None
    tray: list[Part]
    points_here: dict[Colour, int]
    score: Score


class Forecast(TypedDict):
    """The contest of two cakes as if they were finished now."""

    cakes: Annotated[list[Colour], PAIR]
    cups: Annotated[list[int], PAIR]
    open_cups: int
    counted: list[Colour]
    scores: dict[Colour, int]


class Copies(TypedDict):
    """Copies of a tool: in the kitchen, and in all."""

    free: int
    in_play: int


class Kitchen(TypedDict):
    """The whole table. `ends_play` has the notations of actions after which the play is over, and what follows."""

    phase: Literal["tools", "start", "play", "vote", "over"]
    thing: int
    first_kind: Literal["any", "buy", "add", "complete", "eat", "throw", "end"]
    start_player: Colour | None
    children: bool
    store: dict[Kind, dict[Colour, int]]
    plates: dict[Kind, Colour | None]
    tools: dict[Tool, Copies]
    recipes: list[Recipe]
    bakers: list[Baker]
    finished: list[Colour]
    forecast: list[Forecast]
    ends_play: dict[str, Ending]


def view(box: Array, states: Array, seat: int | None, edition: Edition) -> Kitchen:
    """Store, plates, tools, recipes, and the bakers with their trays."""
    s, printed = unpacked(states[0]), read(box[0])
    points = points_by_tray(box, states)
    free, told = kitchen_of(box, states)
    return {
        "phase": cast(Any, PHASES[s.phase]),
        "thing": s.thing,
        "first_kind": cast(Any, THINGS[s.first_kind]),
        "start_player": colour(s.start_player),
        "children": bool(printed.children),
        "store": cast(Any, {kind: by_colour(s.store[k][: s.seats]) for k, kind in enumerate(INGREDIENTS)}),
        "plates": cast(Any, {kind: colour(s.plate[k]) for k, kind in enumerate(INGREDIENTS)}),
        "tools": cast(Any, {tool: {"free": free[t], "in_play": s.tools[t]} for t, tool in enumerate(TOOLS)}),
        "recipes": [_recipe(printed, s, recipe, *told[recipe]) for recipe in range(len(RECIPES))],
        "bakers": [_baker(box, states, s, place, points) for place in range(s.seats)],
        "finished": [baker_colour(tray) for tray in s.finished if tray >= 0],
        "forecast": [] if printed.children else forecasts(box, states, points),
        "ends_play": ends_play(box, states) if s.phase == PLAY else {},
    }


def forecasts(box: Array, states: Array, points: list[list[int]]) -> list[Forecast]:
    """The contest of each two cakes as if they were finished now, those of the two fullest first."""
    height = states["height"][0].tolist()
    begun = [tray for tray in range(len(points)) if height[tray]]
    begun.sort(key=lambda tray: (-height[tray], -sum(points[tray]), tray))
    return [_contest(box, states, points, first, second) for first, second in combinations(begun, 2)]


def _contest(box: Array, states: Array, points: list[list[int]], first: int, second: int) -> Forecast:
    cups, counts = np.zeros(MOST_BAKERS, np.int16), np.zeros(2, np.int16)
    foresee(box, states, 0, first, second, np.empty(1, STATE), cups, counts)
    placed: list[int] = cups[: len(points)].tolist()
    counted = [tray for tray, is_counted in zip((first, second), counts, strict=True) if is_counted]
    return {
        "cakes": [baker_colour(first), baker_colour(second)],
        "cups": [placed.count(0), placed.count(1)],
        "open_cups": sum(cup < 0 and here > 0 for cup, here in zip(placed, points[first], strict=True)),
        "counted": [baker_colour(tray) for tray in counted],
        "scores": by_colour([sum(points[tray][seat] for tray in counted) for seat in range(len(points))]),
    }


def ends_play(box: Array, states: Array) -> dict[str, Ending]:
    """The actor's actions after which nobody does a thing any more: "contest", or the ending of the game."""
    legal, out = np.zeros(LIST_LENGTH, np.int16), np.zeros(LIST_LENGTH, np.int16)
    found = {}
    trial = copied(states[:1])
    phase, tried, now = trial["phase"], words_of(trial), words_of(states[:1])
    for action in legal[: list_options(box, states, 0, legal)].tolist():
        tried[:] = now
        advance(box, trial, 0, action, out)
        if phase[0] != PLAY:
            ending = int(trial["ending"][0]) or CONTEST
            found[TABLE.notation(action)] = cast(Ending, ENDINGS[ending - 1])
    return found


def colour(seat: int) -> Colour | None:
    return COLOUR_OF[seat] if seat >= 0 else None


def baker_colour(seat: int) -> Colour:
    return COLOUR_OF[seat]


def by_colour(numbers: list[int]) -> dict[Colour, int]:
    return dict(zip(COLOUR_OF, numbers, strict=False))


def kitchen_of(box: Array, states: Array) -> tuple[list[int], list[list[bool]]]:
    """The free copies of each tool; whether a tool is free for each recipe, and whether it can be moved."""
    tools, recipes = np.zeros(len(TOOLS), np.int16), np.zeros((len(RECIPES), 2), np.bool_)
    tell_kitchen(box, states, 0, tools, recipes)
    return tools.tolist(), recipes.tolist()


def points_by_tray(box: Array, states: Array) -> list[list[int]]:
    """The points of each seat on each tray."""
    out = np.zeros((MOST_BAKERS, MOST_BAKERS), np.int16)
    tray_points(box, states, 0, out)
    seats = int(states["seats"][0])
    points: list[list[int]] = out[:seats, :seats].tolist()
    return points


def _recipe(printed: Any, s: Any, recipe: int, tool_free: bool, movable: bool) -> Recipe:
    kinds, lying = printed.kinds[recipe], s.tool[recipe]
    slots: list[Slot] = [
        {
            "ingredient": cast(Kind, INGREDIENTS[kinds[slot]]),
            "colour": colour(s.colour[recipe][slot]),
            "assistant": colour(s.helper[recipe][slot]),
            "on_table": colour(s.plate[kinds[slot]]),
        }
        for slot in range(SLOTS)
    ]
    missing = [slot["on_table"] for slot in slots if slot["colour"] is None]
    return {
        "id": RECIPES[recipe],
        "part": printed.part[recipe],
        "owner": colour(s.owner[recipe]),
        "tools": [cast(Tool, TOOLS[tool]) for tool in printed.tool_pair[recipe]],
        "tool": cast(Tool, TOOLS[lying]) if lying >= 0 else None,
        "slots": slots,
        "missing": len(missing),
        "missing_on_table": len(missing) - missing.count(None),
        "tool_free": tool_free,
        "movable": movable,
    }


def _baker(box: Array, states: Array, s: Any, seat: int, points: list[list[int]]) -> Baker:
    made: list[Part] = [
        {
            "recipe": RECIPES[s.part[seat][place]],
            "colours": [baker_colour(c) for c in s.baked[seat][3 * place : 3 * place + 3]],
            "assistant": baker_colour(s.server[seat][place]),
        }
        for place in range(s.height[seat])
    ]
    return {
        "seat": seat,
        "colour": baker_colour(seat),
        "hand": s.hand[seat],
        "eaten": cast(Any, {INGREDIENTS[kind]: colour(c) for kind, c in enumerate(s.eaten[seat]) if c >= 0}),
        "thrown": s.thrown[seat],
        "cup": s.cup[seat] if s.cup[seat] >= 0 else None,
        "tray": made,
        "points_here": by_colour(points[seat]),
        "score": score_of(box, states, seat),
    }


def score_of(box: Array, states: Array, seat: int) -> Score:
    """A seat's score and what it is made of."""
    out = np.zeros(len(PARTS), np.int32)
    score_parts(box, states, 0, seat, out)
    parts: list[int] = out.tolist()
    return cast(Score, dict(zip(PARTS, parts, strict=True)) | {"total": sum(parts)})


def number_eaten(s: Any, seat: int) -> int:
    return sum(c >= 0 for c in s.eaten[seat])
