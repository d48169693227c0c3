"""Bake the Cake!, by Nicholas Hjelmberg for three to six bakers: one kitchen for all, and a contest of two cakes."""

from pathlib import Path
from typing import Any

from bakehouse.forms import form
from bakehouse.games.bake_the_cake import greedy, rules
from bakehouse.games.bake_the_cake.actions import TABLE, THEMES
from bakehouse.games.bake_the_cake.box import make_box
from bakehouse.games.bake_the_cake.features import features
from bakehouse.games.bake_the_cake.intentions import leaves
from bakehouse.games.bake_the_cake.lesson import LESSON
from bakehouse.games.bake_the_cake.levels import CHARACTERS, LEVELS, POPULATIONS, SETTINGS
from bakehouse.games.bake_the_cake.position import build, problems
from bakehouse.games.bake_the_cake.state import ENDINGS, FEWEST_BAKERS, FIELDS, MOST_BAKERS, PARTS, STATE, USED
from bakehouse.games.bake_the_cake.telling import Words
from bakehouse.games.bake_the_cake.view import view
from bakehouse.games.daily import Daily
from bakehouse.games.definition import Definition
from bakehouse.games.showing import Shelf
from bakehouse.kernel.contract import Pace, functions_of


def most_steps(box: Any, seats: int) -> int:
    """Tokens move on from the store to a plate, a recipe, a cake or a mouth; only a thrown cake moves 9 of them back.

    So there are at most 82 things for each baker of the printed game (BC-R6), each with at most one end of a turn.
    """
    things = seats * (27 * int(box.copies) + 28 * int(box.throws))
    return 2 * things + seats + 4 * int(box.tool_copies) + 1


GAME = Definition(
    id="bake_the_cake",
    title="Bake the Cake!",
    seats=range(FEWEST_BAKERS, MOST_BAKERS + 1),
    folder=Path(__file__).parent,
    state=STATE,
    fields=FIELDS,
    functions=functions_of(rules, greedy),
    make_box=make_box,
    table=TABLE,
    words=lambda edition: Words(),
    names={
        "colour": "colours.*",
        "ingredient": "ingredients.*.name",
        "recipe": "recipes.*.name",
        "tool": "tools.names.*",
        "score": "",
    },
    parts=PARTS,
    contested=PARTS,  # nobody knows before the contest which cakes count, and a cake can be thrown away
    used=USED,
    reached={"cake": lambda box, how: form(f"reached-{how}")},
    endings=ENDINGS,
    features=features,
    view=view,
    problems=problems,
    build=build,
    most_steps=most_steps,
    levels=LEVELS,
    populations=POPULATIONS,
    suggested={FEWEST_BAKERS: {"spare_tool": "three"}},
    pace=Pace(registers=64, threads=1024, slots=672, lane_registers=64, lane_threads=1024, lane_slots=672),
    characters=CHARACTERS,
    settings=SETTINGS,
    leaves=leaves,
    shelf=Shelf("One kitchen for all, two cakes, one winner", minutes=45, accent="raspberry"),
    themes=THEMES,
    lesson=LESSON,
    daily=Daily(rival="baker"),
)
