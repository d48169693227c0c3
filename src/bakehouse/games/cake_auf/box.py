"""The box of Cake Auf!: `components.toml` validated, and laid out as one flat record for the rules."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

import numpy as np
from pydantic import Field, model_validator

from bakehouse.edition import Edition, Printed, checked
from bakehouse.games.cake_auf.state import ICONS, INGREDIENTS, KINDS, LENGTHS, PLACES, RECIPES, SLOTS
from bakehouse.kernel.records import record

BOX = record(
    [
        ("copies", np.int64),  # all cards, packed
        ("listed", np.int64, (23,)),  # the ingredients of each recipe, packed
        ("power", np.int32),  # the recipes with each icon
        ("fire", np.int32),
        ("fridge", np.int32),
        ("overnight", np.int32),
        ("rounds", np.int16),
        ("hand_limit", np.int16),
        ("mulligan_limit", np.int16),
        ("peeks", np.int16),
        ("closing_turns", np.int16),
        ("points", np.int8),
        ("dealt", np.int8, (5,)),  # recipes for each player and round, by the number of players
        ("kinds", np.int8, (23, SLOTS)),  # the ingredients of each recipe in order; -1 beyond them
        ("length", np.int8, (23,)),
        ("first_place", np.int8, (23,)),  # the id of PLACE for the first ingredient
        ("recipe_of", np.int8, (PLACES,)),  # the recipe that an id of PLACE is about
        # House rules
        ("transfer", np.int8),
        ("burn_any_round", np.int8),
        ("fresh_hands", np.int8),
        ("shared_tie", np.int8),
        ("own_counteraction", np.int8),
    ]
)

Ingredient = Literal["flour", "sugar", "eggs", "butter", "milk", "chocolate", "fruit", "nuts", "rice"]
ActionCard = Literal[
    "power_outage", "fire_alarm", "power_restored", "fire_extinguisher", "switch_recipe", "switch_hand", "picky_eater",
    "one_for_one", "freezer_burn",
]  # fmt: skip
RecipeId = Literal[
    "alfajores", "apple_pie", "arroz_con_leche", "baklava", "bingsu", "black_forest", "brigadeiro", "churros",
    "creme_brulee", "gelato", "kulfi", "macaron", "malva_pudding", "mango_sticky_rice", "mochi", "mooncake",
    "nanaimo_bar", "pastel_de_nata", "pavlova", "risalamande", "sachertorte", "tiramisu", "tres_leches",
]  # fmt: skip
Icon = Literal["power", "fire", "fridge", "overnight"]


class Dealt(Printed):
    two: Annotated[int, Field(ge=1, le=3)]
    three: Annotated[int, Field(ge=1, le=3)]
    four: Annotated[int, Field(ge=1, le=2)]


class Card(Printed):
    name: str
    copies: Annotated[int, Field(ge=0, le=7)]


class Recipe(Printed):
    name: str
    country: str
    ingredients: list[Ingredient]
    icons: list[Icon]

    @model_validator(mode="after")
    def all_different(self) -> Self:
        if len(set(self.ingredients)) < len(self.ingredients):
            raise ValueError("a recipe needs each ingredient once")
        return self


class Components(Printed):
    """Every printed number of the game."""

    rounds: Annotated[int, Field(ge=1, le=3)]
    hand: Annotated[int, Field(ge=1, le=5)]
    discards: Literal[2]
    mulligans: Annotated[int, Field(ge=0, le=9)]
    peeks: Annotated[int, Field(ge=1, le=3)]
    points: Annotated[int, Field(ge=1, le=5)]
    closing_turns: Annotated[int, Field(ge=8, le=60)]
    dealt: Dealt
    ingredients: dict[Ingredient, Card]
    actions: dict[ActionCard, Card]
    recipes: dict[RecipeId, Recipe]

    @model_validator(mode="after")
    def recipes_keep_their_length(self) -> Self:
        for name, length in zip(RECIPES, LENGTHS, strict=True):
            if len(self.recipes[name].ingredients) != length:  # type: ignore[index]
                raise ValueError(f"{name} has {length} ingredients, by which actions are counted")
        return self


def components(edition: Edition) -> Components:
    return checked(Components, edition)


def make_box(edition: Edition, house_rules: Mapping[str, str]) -> "np.ndarray[Any, np.dtype[Any]]":
    """The box as an array of one record."""
    printed = components(edition)
    made = np.zeros(1, BOX)
    box = made[0]
    cards: dict[str, Card] = {**printed.ingredients, **printed.actions}  # type: ignore[dict-item]
    box.copies = sum(cards[name].copies << 3 * kind for kind, name in enumerate(KINDS))
    place = 0
    for number, name in enumerate(RECIPES):
        recipe = printed.recipes[name]  # type: ignore[index]
        kinds = [INGREDIENTS.index(ingredient) for ingredient in recipe.ingredients]
        box.listed[number] = sum(1 << 3 * kind for kind in kinds)
        box.kinds[number] = kinds + [-1] * (SLOTS - len(kinds))
        box.length[number] = len(kinds)
        box.first_place[number] = place
        box.recipe_of[place : place + len(kinds)] = number
        place += len(kinds)
    for icon in ICONS:
        with_icon = [r for r, name in enumerate(RECIPES) if icon in printed.recipes[name].icons]  # type: ignore[index]
        box[icon] = sum(1 << r for r in with_icon)
    box.rounds, box.hand_limit, box.mulligan_limit = printed.rounds, printed.hand, printed.mulligans
    box.peeks, box.closing_turns, box.points = printed.peeks, printed.closing_turns, printed.points
    box.dealt[2:] = [printed.dealt.two, printed.dealt.three, printed.dealt.four]
    box.transfer = house_rules["picky_eater"] == "transfer"
    box.burn_any_round = house_rules["freezer_burn"] == "game"
    box.fresh_hands = house_rules["hands_between_rounds"] == "fresh"
    box.shared_tie = house_rules["tie_break"] == "shared"
    box.own_counteraction = house_rules["counteraction"] == "own"
    return made
