"""Another box: every value that an edition may change is played to the end, and what cannot be played is refused."""

from typing import Any

import pytest

import bakehouse as bh
from bakehouse.errors import BadEdition
from bakehouse.testing.conformance import Checker
from tests.variants import spread

PLAYABLE: list[tuple[int, dict[str, Any]]] = [
    (3, {"things": 1}),
    (4, {"assistants": 1, "copies": 1}),
    (6, {"copies": 6, "assistants": 18, "points": {"ingredient": 9, "assistant": 9, "owner": 9}}),
    (3, {"throws": 0}),
    (3, {"throws": 3, "tools": {"beyond_bakers": 0}}),
    (5, {"tools": {"copies": 4, "beyond_bakers": 4}}),
    (6, {"tools": {"copies": 1}}),
    (4, {"recipes": {"warm_layer": {"part": "topping", "ingredients": ["egg", "almonds", "cream"]}}}),
    (4, {"recipes": {"cold_topping": {"tools": ["stove", "mixer"]}}, "points": {"owner": 0}}),
]


@pytest.mark.parametrize(("seats", "edition"), spread(PLAYABLE, 1), ids=lambda value: str(value)[:40])
def test_an_edition_keeps_the_contract(seats: int, edition: dict[str, Any]) -> None:
    Checker(bh.game("bake_the_cake", seats, edition=edition), seed=1).check()


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ({"recipes": {"warm_layer": {"ingredients": ["egg", "egg", "sugar"]}}}, "three different ingredients"),
        ({"recipes": {"warm_layer": {"tools": ["stove", "stove"]}}}, "two different tools"),
        (
            {"recipes": {"warm_layer": {"part": "topping"}, "cold_layer": {"part": "filling"}}},
            "no recipe makes a layer",
        ),
        ({"things": 3}, "less than or equal to 2"),
        ({"ingredients": {"salt": {"name": "salt", "shelf": 1}}}, "salt"),
        ({"asistants": 5}, "did you mean assistants"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(edition: dict[str, Any], told: str) -> None:
    with pytest.raises(BadEdition, match=told):
        bh.game("bake_the_cake", 3, edition=edition)


def test_words_name_the_cards_of_the_edition() -> None:
    edition = {"recipes": {"warm_layer": {"name": "Sponge", "ingredients": ["egg", "flour", "cream"]}}}
    match = bh.game("bake_the_cake", 3, edition=edition).position(seed=0, plates={"cream": "red"})
    assert "Take the Sponge with red cream and the stove" in [action.words for action in match.legal()]


def test_every_number_has_an_origin() -> None:
    from bakehouse.edition import leaves

    edition = bh.game("bake_the_cake").edition
    assert {path for path, _ in leaves(edition.tree)} == set(edition.origins)
    assert edition.origins["recipes.cold_layer.ingredients.1"] == "implied"
    assert edition.origins["recipes.cold_layer.ingredients.0"] == "reconstructed"
    assert edition.origins["points.owner"] == "rulebook"
