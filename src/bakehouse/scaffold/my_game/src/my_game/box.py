"""The box of My Game: `components.toml` validated, and laid out as one record for the rules."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import numpy as np
from bakehouse.edition import Edition, Printed, checked
from bakehouse.kernel.records import record
from pydantic import Field

from .state import DOUGHS

BOX = record(
    [
        ("target", np.int16),
        ("closing_turns", np.int16),
        ("minutes", np.int8),  # what the oven stands
        ("faces", np.int8, (len(DOUGHS),)),
        ("points", np.int8, (len(DOUGHS),)),
        ("at_once", np.int8),  # house rule: the game ends as soon as somebody reaches the target
    ]
)


class Dough(Printed):
    name: str
    faces: Annotated[int, Field(ge=2, le=12)]
    points: Annotated[int, Field(ge=0, le=9)]


class Components(Printed):
    """Every printed number of the game."""

    target: Annotated[int, Field(ge=1, le=100)]
    minutes: Annotated[int, Field(ge=1, le=30)]
    closing_turns: Annotated[int, Field(ge=1, le=100)]
    doughs: dict[Literal["roll", "loaf"], Dough]


def components(edition: Edition) -> Components:
    return checked(Components, edition)


def make_box(edition: Edition, house_rules: Mapping[str, str]) -> "np.ndarray[Any, np.dtype[Any]]":
    """The box as an array of one record."""
    printed = components(edition)
    made = np.zeros(1, BOX)
    box = made[0]
    box.target, box.minutes, box.closing_turns = printed.target, printed.minutes, printed.closing_turns
    for place, dough in enumerate(printed.doughs.values()):
        box.faces[place], box.points[place] = dough.faces, dough.points
    box.at_once = house_rules["last_round"] == "at_once"
    return made
