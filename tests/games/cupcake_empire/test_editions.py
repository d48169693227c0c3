"""The box as data: an owner of the printed game corrects a number, and no rule needs to change."""

from typing import Any

import pytest

import bakehouse as bh
from bakehouse.edition import leaves
from bakehouse.errors import BadEdition, BadPosition
from bakehouse.kernel.compiling import PLAIN
from bakehouse.testing.conformance import Checker

EDITIONS: list[dict[str, Any]] = [
    {"columns": {"spaces": 8, "staff": {"dice": [1, 2, 3, 4]}}},
    {"target": 40, "tracks": {"end": 12, "idea_boxes": 2}, "costs": {"die_move": 1}},
    {"streets": {"lake": {"outlets": 1, "blocked": [1, 1, 1], "bakeries": 0}}, "gains": {"beige_bakery": 3}},
    {"columns": {"improvement_levels": [2, 2, 3]}, "objectives": {"C1": [3, 0], "D4": [2, 1]}},
]


def test_every_number_has_an_origin() -> None:
    edition = bh.game("cupcake_empire").edition
    assert [path for path, _ in leaves(edition.tree) if path not in edition.origins] == []


@pytest.mark.parametrize("changes", EDITIONS, ids=lambda changes: "-".join(changes))
def test_changed_numbers_are_playable(changes: dict[str, Any]) -> None:
    limit = {"round_limit": 2 if PLAIN else 6}
    Checker(bh.game("cupcake_empire", 3, edition={**changes, **limit}), 1).check()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"round_limit": 201}, "round_limit"),
        ({"columns": {"improvement_levels": [1, 2, 2]}}, "must need the same level"),
        ({"columns": {"outlets": {"levels": [["outlet_yellow", "hire"], ["hire"], ["hire"]]}}}, "the last step"),
        ({"streets": {"station": {"bakeries": 3}}}, "streets.station"),
        ({"columns": {"sales": {"dice": [3, 5]}}}, "dice"),
    ],
)
def test_bad_editions_are_refused(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadEdition, match=told):
        bh.game("cupcake_empire", 2, edition=changes)


@pytest.mark.parametrize(
    ("described", "told"),
    [
        ({"players": {"red": {"columns": ["7 grey", "", "", "", ""]}}}, "grey dice|holds 7"),
        ({"players": {"red": {"outlets": {"lemon": 4}}}}, "outlets"),
        ({"players": {"red": {"ideas": 4}}}, "ideas"),
        ({"players": {"red": {"improvements": {1: ["idea", "sell", "idea"]}}}}, "improvements"),
        ({"players": {"white": {}}}, "white"),
        ({"empty": ["lemon 1"]}, "customers"),
    ],
)
def test_impossible_positions_are_refused(described: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        bh.position("cupcake_empire", 2, seed=0, **described)
