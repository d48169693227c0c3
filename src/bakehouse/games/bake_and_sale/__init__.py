"""Bake & Sale, a roll-and-write by Themistoklis Dakanalis: a week, six shared dice, a sheet for each baker."""

from pathlib import Path
from typing import Any

from bakehouse.forms import form
from bakehouse.games.bake_and_sale import greedy, rules, value
from bakehouse.games.bake_and_sale.actions import TABLE, THEMES
from bakehouse.games.bake_and_sale.box import make_box
from bakehouse.games.bake_and_sale.features import features
from bakehouse.games.bake_and_sale.intentions import leaves, settled
from bakehouse.games.bake_and_sale.lesson import LESSON
from bakehouse.games.bake_and_sale.levels import CHARACTERS, HABITS, LEVELS, POPULATIONS, SETTINGS
from bakehouse.games.bake_and_sale.position import build, problems
from bakehouse.games.bake_and_sale.state import ENDINGS, FIELDS, PARTS, STATE, USED
from bakehouse.games.bake_and_sale.telling import Words
from bakehouse.games.bake_and_sale.view import view
from bakehouse.games.definition import Definition
from bakehouse.games.showing import Shelf
from bakehouse.kernel.beam import PLANNING, register_planning
from bakehouse.kernel.contract import Pace, functions_of


def most_steps(box: Any, seats: int) -> int:
    """Each action of MAIN but ending the day and buying hourglasses spends at least one; none has over 12 steps."""
    bought = int(box.hire_visits) + int(box.volunteer_visits)
    gained = int(box.hire_visits) * int(box.hire_gives) + int(box.volunteer_visits) * int(box.volunteer_gives)
    actions_of_main = int(box.days) * (int(box.hours) + 1) + gained + bought
    return seats * actions_of_main * 13 + int(box.days) * int(box.white_dice + box.black_dice)


GAME = Definition(
    id="bake_and_sale",
    title="Bake & Sale",
    seats=range(1, 9),  # BS-R20: a table must end somewhere
    folder=Path(__file__).parent,
    state=STATE,
    fields=FIELDS,
    functions=functions_of(rules, greedy),
    make_box=make_box,
    table=TABLE,
    words=lambda edition: Words(),
    names={
        "supply": "supplies.*",
        "bread": "breads.*.name",
        "building": "buildings.*.name",
        "award": "awards.*.name",
        "level": "levels.*.name",
        "score": "",
    },
    parts=PARTS,
    contested=("awards",),
    used=USED,
    reached={"award": lambda box, award: form("reached-award", award=award)},
    endings=ENDINGS,
    features=features,
    view=view,
    problems=problems,
    build=build,
    most_steps=most_steps,
    levels=LEVELS,
    populations=POPULATIONS,
    habits=HABITS,
    settings=SETTINGS,
    settled=settled,
    leaves=leaves,
    characters=CHARACTERS,
    shelf=Shelf("One week, eight hourglasses a day: bake, star, sell", minutes=30, accent="crust"),
    themes=THEMES,
    marked=("TAKE", "DISCARD"),
    lesson=LESSON,
    pace=Pace(unrolled=True, lane_threads=512, lane_slots=320),
)

register_planning(STATE, {name: getattr(value, name) for name in PLANNING}, value.MILESTONES, value.all_weights)
