"""The box of Bake the Cake!: `components.toml` validated, and laid out as one flat record for the rules."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

import numpy as np
from pydantic import Field, model_validator

from bakehouse.edition import Edition, Printed, checked
from bakehouse.games.bake_the_cake.state import CAKE_PARTS, INGREDIENTS, RECIPES, SLOTS, TOOLS
from bakehouse.kernel.records import record

BOX = record(
    [
        ("things", np.int8),
        ("assistants", np.int8),
        ("copies", np.int8),
        ("throws", np.int8),
        ("tool_copies", np.int8),
        ("tools_beyond", np.int8),  # tools in play beyond the number of bakers, a spare one included
        ("kinds", np.int8, (6, SLOTS)),  # of the ingredients of each recipe
        ("tool_pair", np.int8, (6, 2)),  # the two tools of each recipe
        ("part", np.int8, (6,)),  # of a cake that each recipe makes
        ("ingredient_points", np.int8),
        ("assistant_points", np.int8),
        ("owner_points", np.int8),
        # House rules
        ("children", np.int8),
        ("many_recipes", np.int8),
        ("must_do_both", np.int8),
        ("two_different_things", np.int8),
        ("borrow_only_without_own", np.int8),
        ("abstain", np.int8),
    ]
)

Colour = Literal["red", "blue", "green", "yellow", "purple", "orange"]
Ingredient = Literal["almonds", "berries", "butter", "chocolate", "cream", "egg", "flour", "sugar", "vanilla"]
Tool = Literal["bench", "fridge", "mixer", "stove"]
Part = Literal["layer", "filling", "topping"]
RecipeId = Literal["cold_layer", "warm_layer", "cold_filling", "warm_filling", "cold_topping", "warm_topping"]
Points = Annotated[int, Field(ge=0, le=9)]


class Tools(Printed):
    copies: Annotated[int, Field(ge=1, le=4)]
    beyond_bakers: Annotated[int, Field(ge=0, le=4)]
    spare: Annotated[int, Field(ge=0, le=4)]
    names: dict[Tool, str]


class IngredientKind(Printed):
    name: str
    shelf: Annotated[int, Field(ge=1, le=3)]


class Recipe(Printed):
    name: str
    part: Part
    ingredients: Annotated[list[Ingredient], Field(min_length=SLOTS, max_length=SLOTS)]
    tools: Annotated[list[Tool], Field(min_length=2, max_length=2)]

    @model_validator(mode="after")
    def all_different(self) -> Self:
        if len(set(self.ingredients)) < SLOTS:
            raise ValueError("a recipe needs three different ingredients")
        if self.tools[0] == self.tools[1]:
            raise ValueError("a recipe needs two different tools")
        return self


class CakePoints(Printed):
    ingredient: Points
    assistant: Points
    owner: Points


class Cakes(Printed):
    contest: Literal[2]
    children: Literal[1]


class Components(Printed):
    """Every printed number of the game."""

    things: Annotated[int, Field(ge=1, le=2)]
    assistants: Annotated[int, Field(ge=1, le=18)]
    copies: Annotated[int, Field(ge=1, le=6)]
    eaten_of_a_kind: Literal[1]
    throws: Annotated[int, Field(ge=0, le=9)]
    tools: Tools
    colours: dict[Colour, str]
    ingredients: dict[Ingredient, IngredientKind]
    recipes: dict[RecipeId, Recipe]
    points: CakePoints
    cakes: Cakes

    @model_validator(mode="after")
    def a_cake_can_be_made(self) -> Self:
        for part in CAKE_PARTS:
            if part not in [recipe.part for recipe in self.recipes.values()]:
                raise ValueError(f"no recipe makes a {part}")
        return self


def components(edition: Edition) -> Components:
    return checked(Components, edition)


def make_box(edition: Edition, house_rules: Mapping[str, str]) -> "np.ndarray[Any, np.dtype[Any]]":
    """The box as an array of one record."""
    printed = components(edition)
    made = np.zeros(1, BOX)
    box = made[0]
    box.things, box.assistants, box.copies, box.throws = (
        printed.things, printed.assistants, printed.copies, printed.throws,
    )  # fmt: skip
    box.tool_copies = printed.tools.copies
    spare = {"off": 0, "on": printed.tools.spare, "three": 3 * printed.tools.spare}
    box.tools_beyond = printed.tools.beyond_bakers + spare[house_rules["spare_tool"]]
    for place, name in enumerate(RECIPES):
        recipe = printed.recipes[name]  # type: ignore[index]
        box.kinds[place] = [INGREDIENTS.index(kind) for kind in recipe.ingredients]
        box.tool_pair[place] = [TOOLS.index(tool) for tool in recipe.tools]
        box.part[place] = CAKE_PARTS.index(recipe.part)
    box.ingredient_points = printed.points.ingredient
    box.assistant_points = printed.points.assistant
    box.owner_points = printed.points.owner
    box.children = house_rules["mode"] == "children"
    box.abstain = house_rules["tied_vote"] == "abstain"
    for name in ("many_recipes", "must_do_both", "two_different_things", "borrow_only_without_own"):
        setattr(box, name, house_rules[name] == "on")
    return made
