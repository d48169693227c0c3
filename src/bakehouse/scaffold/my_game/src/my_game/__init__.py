"""My Game, a little game of nerve for two to four bakers."""

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
from .state import ENDINGS, FEWEST_PLAYERS, FIELDS, MOST_PLAYERS, PARTS, STATE, USED
from .telling import Words
from .view import view


def most_steps(box: Any, seats: int) -> int:
    """A turn bakes a piece for each minute at most, and one that burns, each with its die; then it may stop."""
    turn = 2 * (int(box.minutes) + 1) + 1
    return int(box.closing_turns) * seats * turn


GAME = Definition(
    id="my_game",
    title="My Game",
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    folder=Path(__file__).parent,
    state=STATE,
    fields=FIELDS,
    functions=functions_of(rules, greedy),
    make_box=make_box,
    table=TABLE,
    words=lambda edition: Words(),
    names={"dough": "doughs.*.name"},
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
    shelf=Shelf(minutes=10, accent="olive"),
    layout={
        "oven": Area(note="sold when you stop", names="dough"),
        "minutes": Area(title="Clock", note="over it, everything burns"),
        **dict.fromkeys(("act", "rolling", "target"), Area(shape="hidden")),
    },
)
