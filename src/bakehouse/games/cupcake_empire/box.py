"""The box of Cupcake Empire: `components.toml` validated, and laid out as one flat record for the rules."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

import numpy as np
from pydantic import Field, model_validator

from bakehouse.edition import Edition, Printed, checked
from bakehouse.games.cupcake_empire.state import (
    CLASSES,
    COLUMN_NAMES,
    IMPROVEMENTS,
    STEPS,
    STREET_COLOURS,
    STREETS,
)  # fmt: skip
from bakehouse.kernel.records import record

MOST_SPACES = 9
FLAVOURS = ((0,), (1,), (2,), (3,), (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""The flavours of each frosting; 0 to 3 are simple."""

BOX = record(
    [
        ("target", np.int16),
        ("round_limit", np.int16),
        ("serves", np.int16, (3, 10)),  # the kinds of customer that each recipe serves, as bits
        # Columns
        ("spaces", np.int8),
        ("reach", np.int8, (5, MOST_SPACES + 1)),  # the level that so many dice reach without specialists
        ("top_level", np.int8, (5,)),
        ("level_steps", np.int8, (5, 4, 2)),
        ("improvement_step", np.int8, (6,)),
        ("low_level", np.int8),  # that the first two spaces for improvements need
        ("third_level", np.int8),
        # City
        ("street_colour", np.int8, (6,)),
        ("outlet_room", np.int8, (3, 6)),  # spaces that are not blocked, with 2, 3, 4 players
        ("bakery_room", np.int8, (6,)),
        ("house_class", np.int8, (24,)),
        ("house_sales", np.int8, (24,)),
        ("house_income", np.int8, (24,)),
        ("class_income", np.int8, (3,)),
        # Reserve with 2, 3, 4 players
        ("bases", np.int8, (3, 3)),
        ("frostings", np.int8, (3, 10)),
        ("dice", np.int8, (3, 5)),
        ("improvements", np.int8, (3,)),
        ("customer_copies", np.int8),
        # Start, tracks, costs and gains
        ("start_income", np.int8),
        ("start_production", np.int8),
        ("start_sales", np.int8),
        ("grey_dice", np.int8),
        ("outlets_each", np.int8),
        ("bakeries_each", np.int8),
        ("track_end", np.int8),
        ("idea_boxes", np.int8),
        ("most_ideas", np.int8),
        ("rest_cost", np.int8),
        ("idea_cost", np.int8),
        ("move_cost", np.int8),
        ("base_gain", np.int8, (3,)),
        ("frosting_gain", np.int8, (10,)),
        ("outlet_gain", np.int8),
        ("expelled_loss", np.int8),
        ("bakery_gain", np.int8, (3,)),  # by the colour of the street
        ("objective_gain", np.int8),
        ("income_gain", np.int8),
        ("idea_steps", np.int8),
        ("need", np.int8, (20, 2)),
        # House rules
        ("start_recipe_counts", np.int8),
        ("optional_action", np.int8),
        ("one_pair", np.int8),
        ("live_level", np.int8),
    ]
)

Step = Literal[
    "base", "mixed_base", "simple_frosting", "mixed_frosting", "outlet_yellow", "outlet_beige", "outlet_both",
    "sell_1", "sell_2", "sell_3", "sell_4", "hire", "improvement", "bakery_yellow", "bakery_beige",
]  # fmt: skip
SimpleStep = Literal[
    "none", "base", "mixed_base", "simple_frosting", "mixed_frosting", "outlet_yellow", "outlet_beige", "outlet_both",
    "sell_1", "sell_2", "sell_3", "sell_4", "hire", "improvement", "bakery_yellow", "bakery_beige",
]  # fmt: skip
Small = Annotated[int, Field(ge=0, le=20)]
Positive = Annotated[int, Field(ge=1, le=20)]
ByPlayers = Annotated[list[Small], Field(min_length=3, max_length=3)]
ColumnId = Literal["bases", "frostings", "outlets", "sales", "staff"]
StreetId = Literal["station", "lemon", "market", "orchard", "lake", "hilltop"]
HouseId = Literal["block", "town_house", "villa"]
ImprovementId = Literal["base", "frosting", "outlet", "sell", "income", "idea"]
ObjectiveId = Literal[
    "A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "B5",
    "C1", "C2", "C3", "C4", "C5", "D1", "D2", "D3", "D4", "D5",
]  # fmt: skip


class Start(Printed):
    income: Small
    production: Small
    sales: Positive
    grey_dice: Annotated[int, Field(ge=1, le=3)]
    outlets: Annotated[int, Field(ge=1, le=9)]
    bakeries: Annotated[int, Field(ge=1, le=9)]


class Tracks(Printed):
    end: Annotated[int, Field(ge=5, le=50)]
    idea_boxes: Annotated[int, Field(ge=1, le=9)]
    most_ideas: Annotated[int, Field(ge=1, le=9)]


class Costs(Printed):
    rest_die: Positive
    idea: Positive
    die_move: Positive


class Gains(Printed):
    simple_part: Small
    mixed_part: Small
    outlet: Positive
    expelled: Annotated[int, Field(ge=0, le=1)]
    yellow_bakery: Small
    beige_bakery: Small
    objective: Small
    income_improvement: Small
    idea_improvement: Small


class Column(Printed):
    name: str
    dice: Annotated[list[Annotated[int, Field(ge=1, le=MOST_SPACES)]], Field(min_length=3, max_length=4)]
    levels: Annotated[list[Annotated[list[Step], Field(min_length=1, max_length=2)]], Field(min_length=3, max_length=4)]

    @model_validator(mode="after")
    def consistent(self) -> Self:
        if len(self.dice) != len(self.levels):
            raise ValueError("there must be a number of dice for each level")
        for steps in self.levels:
            if any(step.startswith("outlet") for step in steps[:-1]):
                raise ValueError("an outlet must be the last step of a level")
        return self


class Columns(Printed):
    spaces: Annotated[int, Field(ge=4, le=MOST_SPACES)]
    improvement_levels: Annotated[list[Annotated[int, Field(ge=1, le=4)]], Field(min_length=3, max_length=3)]
    bases: Column
    frostings: Column
    outlets: Column
    sales: Column
    staff: Column

    @model_validator(mode="after")
    def consistent(self) -> Self:
        if self.improvement_levels[0] != self.improvement_levels[1]:
            raise ValueError("the first two spaces for improvements must need the same level")
        for name in COLUMN_NAMES:
            if len(self.of(name).levels) != (4 if name == "staff" else 3):
                raise ValueError("columns 1 to 4 have three levels, column 5 has four")
        return self

    def of(self, name: str) -> Column:
        column: Column = getattr(self, name)
        return column


class House(Printed):
    name: str
    sales: Small
    income: Small


class Street(Printed):
    name: str
    colour: Literal["grey", "yellow", "beige"]
    houses: Annotated[list[HouseId], Field(min_length=4, max_length=4)]
    outlets: Small
    blocked: ByPlayers
    bakeries: Small

    @model_validator(mode="after")
    def consistent(self) -> Self:
        if any(blocked > self.outlets for blocked in self.blocked):
            raise ValueError("there are more blocked spaces than spaces")
        return self


class Reserve(Printed):
    simple_bases: ByPlayers
    mixed_bases: ByPlayers
    simple_frostings: ByPlayers
    mixed_frostings: ByPlayers
    dice: ByPlayers
    pink_dice: ByPlayers
    improvements: ByPlayers

    @model_validator(mode="after")
    def enough_to_start(self) -> Self:
        if min(self.simple_bases) < 4 or min(self.simple_frostings) < 2 or min(self.improvements) < 1:
            raise ValueError("the reserve must hold 4 of each simple base, 2 of each simple frosting, 1 improvement")
        return self


class Customers(Printed):
    copies: Literal[3]


class Components(Printed):
    """Every printed number of the game."""

    target: Annotated[int, Field(ge=10, le=500)]
    round_limit: Annotated[int, Field(ge=1, le=200)]
    start: Start
    tracks: Tracks
    costs: Costs
    gains: Gains
    columns: Columns
    improvements: dict[ImprovementId, SimpleStep]
    houses: dict[HouseId, House]
    streets: dict[StreetId, Street]
    reserve: Reserve
    customers: Customers
    objectives: dict[ObjectiveId, Annotated[list[Small], Field(min_length=2, max_length=2)]]

    @model_validator(mode="after")
    def a_bakery_to_begin(self) -> Self:
        if self.streets["station"].colour != "grey" or self.streets["station"].bakeries < 4:
            raise ValueError("streets.station must be grey, with a bakery space for each player")
        if any(street.colour == "grey" for name, street in self.streets.items() if name != "station"):
            raise ValueError("only streets.station is grey")
        return self


def components(edition: Edition) -> Components:
    return checked(Components, edition)


def make_box(edition: Edition, house_rules: Mapping[str, str]) -> "np.ndarray[Any, np.dtype[Any]]":
    """The box as an array of one record."""
    printed = components(edition)
    made = np.zeros(1, BOX)
    box = made[0]
    box.target, box.round_limit = printed.target, printed.round_limit
    for base in range(3):
        for frosting, flavours in enumerate(FLAVOURS):
            box.serves[base, frosting] = sum(
                1 << (4 * trousers + shirt) for trousers in (0, 1) if base in (trousers, 2) for shirt in flavours
            )
    _lay_columns(box, printed)
    _lay_city(box, printed)
    _lay_reserve(box, printed)
    start, tracks, costs, gains = printed.start, printed.tracks, printed.costs, printed.gains
    box.start_income, box.start_production, box.start_sales = start.income, start.production, start.sales
    box.grey_dice, box.outlets_each, box.bakeries_each = start.grey_dice, start.outlets, start.bakeries
    box.track_end, box.idea_boxes, box.most_ideas = tracks.end, tracks.idea_boxes, tracks.most_ideas
    box.rest_cost, box.idea_cost, box.move_cost = costs.rest_die, costs.idea, costs.die_move
    box.base_gain = [gains.simple_part] * 2 + [gains.mixed_part]
    box.frosting_gain = [gains.simple_part] * 4 + [gains.mixed_part] * 6
    box.outlet_gain, box.expelled_loss = gains.outlet, gains.expelled
    box.bakery_gain = [0, gains.yellow_bakery, gains.beige_bakery]
    box.objective_gain, box.income_gain, box.idea_steps = (
        gains.objective, gains.income_improvement, gains.idea_improvement,
    )  # fmt: skip
    for name, need in printed.objectives.items():
        box.need[5 * "ABCD".index(name[0]) + int(name[1]) - 1] = need
    box.one_pair = house_rules["paid_moves"] == "one_pair"
    for option in ("start_recipe_counts", "optional_action", "live_level"):
        setattr(box, option, house_rules[option] == "on")
    return made


def _lay_columns(box: Any, printed: Components) -> None:
    box.spaces = printed.columns.spaces
    box.low_level, box.third_level = printed.columns.improvement_levels[1:]
    for c, name in enumerate(COLUMN_NAMES):
        column = printed.columns.of(name)
        box.top_level[c] = len(column.levels)
        for dice in range(MOST_SPACES + 1):
            box.reach[c, dice] = sum(dice >= needed for needed in column.dice)
        for level, steps in enumerate(column.levels):
            for place, step in enumerate(steps):
                box.level_steps[c, level, place] = STEPS.index(step)
    for t, improvement in enumerate(IMPROVEMENTS):
        box.improvement_step[t] = STEPS.index(printed.improvements[improvement])  # type: ignore[index]


def _lay_city(box: Any, printed: Components) -> None:
    for h, name in enumerate(STREETS):
        street = printed.streets[name]  # type: ignore[index]
        box.street_colour[h] = STREET_COLOURS.index(street.colour)
        box.outlet_room[:, h] = [street.outlets - blocked for blocked in street.blocked]
        box.bakery_room[h] = street.bakeries
        for d, building in enumerate(street.houses):
            house = printed.houses[building]
            box.house_class[4 * h + d] = CLASSES.index(building)
            box.house_sales[4 * h + d], box.house_income[4 * h + d] = house.sales, house.income
    box.class_income = [printed.houses[building].income for building in CLASSES]  # type: ignore[index]


def _lay_reserve(box: Any, printed: Components) -> None:
    reserve = printed.reserve
    for place in range(3):
        box.bases[place] = [reserve.simple_bases[place]] * 2 + [reserve.mixed_bases[place]]
        box.frostings[place] = [reserve.simple_frostings[place]] * 4 + [reserve.mixed_frostings[place]] * 6
        box.dice[place] = [reserve.dice[place]] * 4 + [reserve.pink_dice[place]]
        box.improvements[place] = reserve.improvements[place]
    box.customer_copies = printed.customers.copies
