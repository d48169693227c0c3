"""Cupcake Empire, by Al Leduc and Yves Tourigny for two to four: dice as bakers, and a city that wants cupcakes."""

from pathlib import Path
from typing import Any

from bakehouse.games.cupcake_empire import greedy, rules
from bakehouse.games.cupcake_empire.actions import TABLE, THEMES
from bakehouse.games.cupcake_empire.box import make_box
from bakehouse.games.cupcake_empire.features import features
from bakehouse.games.cupcake_empire.intentions import leaves, settled
from bakehouse.games.cupcake_empire.lesson import LESSON
from bakehouse.games.cupcake_empire.levels import CHARACTERS, LEVELS, POPULATIONS, SETTINGS
from bakehouse.games.cupcake_empire.position import build, problems
from bakehouse.games.cupcake_empire.state import ENDINGS, FEWEST_PLAYERS, FIELDS, MOST_PLAYERS, PARTS, STATE, USED
from bakehouse.games.cupcake_empire.telling import NAMES, Words, reached_objective
from bakehouse.games.cupcake_empire.view import view
from bakehouse.games.daily import Daily
from bakehouse.games.definition import Definition
from bakehouse.games.showing import Shelf
from bakehouse.kernel.contract import functions_of


def most_steps(box: Any, seats: int) -> int:
    """Rounds are limited (CE-R30), and so is a turn: paid moves by the income, everything else by the components.

    A turn has one activation, one level, three improvements, at most two steps for each and two more for outlets, one
    rest of at most all dice, one special action, one roll of all dice and one surplus of them, and its end.
    """
    dice = 40
    highest = int(box.target) + 2 * int(box.track_end) + 200  # income: whoever starts a turn has less than this
    turn = 20 + 3 * dice + 2 * (highest // int(box.move_cost) + 1) + 60
    return 24 + 4 + seats * (3 + int(box.grey_dice)) + int(box.round_limit) * seats * turn


GAME = Definition(
    id="cupcake_empire",
    title="Cupcake Empire",
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    folder=Path(__file__).parent,
    state=STATE,
    fields=FIELDS,
    functions=functions_of(rules, greedy),
    make_box=make_box,
    table=TABLE,
    words=lambda edition: Words(),
    names=NAMES,
    parts=PARTS,
    used=USED,
    reached={"objective": reached_objective},
    endings=ENDINGS,
    features=features,
    view=view,
    problems=problems,
    build=build,
    most_steps=most_steps,
    levels=LEVELS,
    populations=POPULATIONS,
    characters=CHARACTERS,
    settings=SETTINGS,
    settled=settled,
    leaves=leaves,
    shelf=Shelf("Roll, bake and open shops until the town is yours", minutes=60, accent="mint"),
    themes=THEMES,
    marked=("REST_DIE", "SURPLUS"),
    lesson=LESSON,
    daily=Daily(rival="baker"),
)
