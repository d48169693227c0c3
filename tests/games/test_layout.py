"""The layout of the features: the places that the rules write to are the slices that the documentation tells."""

import importlib
from collections.abc import Iterator

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.kernel import play
from bakehouse.kernel.layout import SEATS, Feature, Group, Layout, length_of

TABLES = [(name, seats) for name in bh.GAMES for seats in bh.game(name).definition.seats]


def starts(layout: Layout, seats: int, at: int, owner: str) -> Iterator[tuple[str, int]]:
    """Every feature by its full name, and where the rules write it."""
    for item in layout.items:
        place = at + int(length_of(layout.places(item.name)[0], seats))
        if isinstance(item, Group):
            for number, thing in enumerate(item.owners(seats)):
                begin = place + number * int(length_of(item.each.length, seats))
                yield from starts(item.each, seats, begin, f"{owner}{thing}.")
        else:
            yield f"{owner}{item.name}".removesuffix("."), place


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{name} {seats}" for name, seats in TABLES])
def test_the_places_are_the_slices(name: str, seats: int) -> None:
    layout: Layout = importlib.import_module(f"bakehouse.games.{name}.features").LAYOUT
    told = {name: field.start for name, field in bh.features(name, seats).items()}
    assert dict(starts(layout, seats, 0, "")) == told


def test_features_and_groups_lie_one_after_the_other() -> None:
    each = Layout(Feature("low", 2, 0, 1, ""), Feature("who", SEATS, 0, 1, ""))
    layout = Layout(Feature("first", 3, 0, 1, ""), Group("things", ("a", "b"), each), Feature("last", 1, 0, 1, ""))
    assert [(f.name, f.length) for f in layout.features(3)] == [
        ("first", 3), ("a.low", 2), ("a.who", 3), ("b.low", 2), ("b.who", 3), ("last", 1),
    ]  # fmt: skip
    assert [int(length_of(place, 3)) for place in layout.places("first", "things", "last")] == [0, 3, 13]
    assert int(length_of(layout.length, 3)) == 14


def test_what_cannot_be_laid_out() -> None:
    squares = Group("seats", SEATS, Layout(Feature("of", SEATS, 0, 1, "")))
    with pytest.raises(TypeError, match="nothing can follow seats"):
        Layout(squares, Feature("last", 1, 0, 1, "")).places("last")
    with pytest.raises(TypeError, match="no feature is called 'other'"):
        Layout(Feature("first", 1, 0, 1, "")).places("other")


@pytest.mark.parametrize("name", bh.GAMES)
def test_every_number_is_written(name: str) -> None:
    match = bh.game(name).new(seed=1)
    vector = np.full(len(match.observe(0)), np.nan, np.float32)
    play.features(match.game.box, np.array([match.state]), 0, 0, vector)
    assert not np.isnan(vector).any()
