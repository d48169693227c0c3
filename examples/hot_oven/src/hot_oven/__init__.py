"""Hot Oven, a game of dice and nerve for two to four bakers."""

from pathlib import Path
from typing import Any

from bakehouse.games.definition import Definition
from bakehouse.games.showing import Area, Shelf
from bakehouse.kernel.contract import functions_of

from . import greedy, rules
from .actions import TABLE
from .box import make_box
from .features import features
from .levels import LEVELS, SETTINGS
from .position import build, problems
from .state import ENDINGS, FEWEST_PLAYERS, FIELDS, MOST_PLAYERS, OPEN, PARTS, STATE, USED
from .telling import Words
from .view import view


def most_steps(box: Any, seats: int) -> int:
    """Each die in the oven is a step of heat, so a turn puts in and rolls at most so often, and once more to burn."""
    puts = int(box.heat) + 1
    turn = puts * (int(box.dice) + 2) + 2 * int(box.most_gloves) + 1 + OPEN
    return int(box.closing_turns) * seats * turn


GAME = Definition(
    id="hot_oven",
    title="Hot Oven",
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    folder=Path(__file__).parent,
    state=STATE,
    fields=FIELDS,
    functions=functions_of(rules, greedy),
    make_box=make_box,
    table=TABLE,
    words=lambda edition: Words(),
    names={"order": "orders.*.name"},
    parts=PARTS,
    used=USED,
    endings=ENDINGS,
    features=features,
    view=view,
    problems=problems,
    build=build,
    most_steps=most_steps,
    levels=LEVELS,
    settings=SETTINGS,
    shelf=Shelf(minutes=15, accent="olive"),
    layout={
        "roll": Area(title="The roll", names="rack"),
        "orders": Area(note="sold with a batch that holds them"),
        "orders.*.needs": Area(shape="dice"),
        "oven": Area(note="all dice of a number go in together", names="rack", picture="die"),
        "heat": Area(note="over it, everything burns"),
        "places": Area(title="Places on a rack"),
        "deck": Area(title="Orders to come"),
        "players.*.baked": Area(title="Dice", picture="die"),
        "players.*.sold": Area(title="Orders sold"),
        **dict.fromkeys(("act", "target", "rolling"), Area(shape="hidden")),
    },
)
