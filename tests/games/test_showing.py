"""A view is what lies on the table, in positions of all kinds.

A game has a `showing.py` beside its tests: the view of a seat, made from the independent program.
"""

import json
from importlib import import_module
from typing import get_type_hints

import pytest
from pydantic import TypeAdapter

from bakehouse.games import find
from tests.games.golden import games_with, positions

EVERY = 12
OF_A_KIND = 1


@pytest.mark.parametrize("name", games_with("showing.py"))
def test_the_view_is_what_lies_on_the_table(name: str) -> None:
    module = import_module(f"tests.games.{name}.showing")
    declared = TypeAdapter(get_type_hints(find(name).view, include_extras=True)["return"])
    for number, (game, states) in enumerate(positions(name, EVERY, OF_A_KIND)):
        watching = [*range(game.seats), None]
        seat = watching[number % len(watching)]
        view = game.definition.view(game.box, states, seat, game.edition)
        assert json.loads(json.dumps(view)) == view, "a view is JSON"
        declared.validate_python(view, strict=True)
        shown = module.showing(game, states[0], seat)
        assert set(view) == set(shown)
        for key, expected in shown.items():
            assert view[key] == expected, f"{key} for seat {seat}, position {number}"
