"""Cake Auf!, a take-that card game for two to four bakers: hidden ingredients, three rounds, and much sabotage."""

from pathlib import Path
from typing import Any

from bakehouse.forms import form
from bakehouse.games.cake_auf import greedy, rules
from bakehouse.games.cake_auf.actions import TABLE, THEMES
from bakehouse.games.cake_auf.box import make_box
from bakehouse.games.cake_auf.features import features
from bakehouse.games.cake_auf.intentions import settled
from bakehouse.games.cake_auf.lesson import LESSON
from bakehouse.games.cake_auf.levels import CHARACTERS, HABITS, LEVELS, POPULATIONS, SETTINGS
from bakehouse.games.cake_auf.position import build, problems
from bakehouse.games.cake_auf.state import ENDINGS, FEWEST_PLAYERS, FIELDS, MOST_PLAYERS, PARTS, STATE, USED
from bakehouse.games.cake_auf.telling import Words
from bakehouse.games.cake_auf.view import view
from bakehouse.games.daily import Daily
from bakehouse.games.definition import Definition
from bakehouse.games.showing import Shelf
from bakehouse.kernel.contract import Pace, functions_of


def most_steps(box: Any, seats: int) -> int:
    """Every card played lowers the number of cards in all hands, and only the start of a turn raises it.

    So a turn has at most 5 plays for each player, each with 3 decisions and 3 chance steps; a refill and mulligans with
    as many cards; a mulligan, DONE and 2 discards as decisions (CA-R12, CA-R22).
    """
    hand, mulligans = int(box.hand_limit), int(box.mulligan_limit)
    turn = 6 * hand * seats + hand + mulligans * (hand + 1) + 3
    dealing = seats * (int(box.dealt[seats]) + hand)
    return int(box.rounds) * (int(box.closing_turns) * seats * turn + dealing) + 8


GAME = Definition(
    id="cake_auf",
    title="Cake Auf!",
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    folder=Path(__file__).parent,
    state=STATE,
    fields=FIELDS,
    functions=functions_of(rules, greedy),
    make_box=make_box,
    table=TABLE,
    words=lambda edition: Words(),
    names={
        "recipe": "recipes.*.name",
        "ingredient": "ingredients.*.name",
        "action": "actions.*.name",
        "score": "",
    },
    parts=PARTS,
    used=USED,
    reached={"recipe": lambda box, recipe: form("reached-recipe", recipe=recipe)},
    endings=ENDINGS,
    features=features,
    view=view,
    problems=problems,
    build=build,
    most_steps=most_steps,
    levels=LEVELS,
    populations=POPULATIONS,
    habits=HABITS,
    characters=CHARACTERS,
    settings=SETTINGS,
    settled=settled,
    shelf=Shelf("Finish your desserts, spoil theirs", minutes=20, accent="lemon"),
    themes=THEMES,
    marked=("DISCARD",),
    lesson=LESSON,
    pace=Pace(lane_threads=512, lane_slots=512),
    daily=Daily(rival="baker"),
    secrets=True,
)
