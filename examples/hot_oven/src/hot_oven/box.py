"""The box of Hot Oven: `components.toml` validated, and laid out as one record for the rules."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import numpy as np
from bakehouse.edition import Edition, Printed, checked
from bakehouse.kernel.records import record
from pydantic import Field

from .state import ORDERS, RACKS

BOX = record(
    [
        ("target", np.int16),
        ("closing_turns", np.int16),
        ("dice", np.int8),
        ("places", np.int8),  # on each rack
        ("heat", np.int8),  # what the oven stands
        ("die_points", np.int8),
        ("just_right", np.int8),  # coins for stopping at exactly that heat
        ("gloves", np.int8),
        ("most_gloves", np.int8),
        ("order_points", np.int8, (len(ORDERS),)),
        ("needs", np.int8, (len(ORDERS), RACKS)),
        # House rules
        ("at_once", np.int8),  # the game ends as soon as somebody reaches the target
        ("comfort", np.int8),  # whoever burns a batch gets a glove
    ]
)

Few = Annotated[int, Field(ge=0, le=9)]
OrderId = Literal[
    "crumbs", "twins", "trio", "squares", "high_fives", "triplets", "low_row", "high_row", "odd_ones", "even_ones",
    "middle", "two_pairs", "double_tray", "full_house", "ladder",
]  # fmt: skip


class Order(Printed):
    name: str
    needs: Annotated[list[Annotated[int, Field(ge=0, le=3)]], Field(min_length=RACKS, max_length=RACKS)]
    points: Annotated[int, Field(ge=0, le=50)]


class Components(Printed):
    """Every printed number of the game."""

    dice: Annotated[int, Field(ge=1, le=9)]
    places: Annotated[int, Field(ge=1, le=3)]
    heat: Annotated[int, Field(ge=1, le=18)]
    die_points: Few
    just_right: Few
    gloves: Few
    most_gloves: Few
    target: Annotated[int, Field(ge=1, le=500)]
    closing_turns: Annotated[int, Field(ge=1, le=50)]
    orders: dict[OrderId, Order]


def components(edition: Edition) -> Components:
    return checked(Components, edition)


def make_box(edition: Edition, house_rules: Mapping[str, str]) -> "np.ndarray[Any, np.dtype[Any]]":
    """The box as an array of one record."""
    printed = components(edition)
    made = np.zeros(1, BOX)
    box = made[0]
    for field in ("dice", "places", "heat", "die_points", "just_right", "gloves", "target", "closing_turns"):
        box[field] = getattr(printed, field)
    box.most_gloves = max(printed.gloves, printed.most_gloves)
    for place, order in enumerate(printed.orders.values()):
        box.order_points[place] = order.points
        box.needs[place] = order.needs
    box.at_once = house_rules["last_round"] == "at_once"
    box.comfort = house_rules["burning"] == "glove"
    return made
