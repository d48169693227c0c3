"""Each feature of `observe` is its source in the position, in positions of all kinds.

A game has a `reading.py` beside its tests: the features by name, read from the record apart from the rules.
"""

from collections import defaultdict
from importlib import import_module

import numpy as np
import pytest

from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from tests.games.golden import games_with, positions

EVERY = 40 if PLAIN else 2
OF_A_KIND = 2


@pytest.mark.parametrize("name", games_with("reading.py"))
def test_each_feature_is_its_source(name: str) -> None:
    reading = import_module(f"tests.games.{name}.reading").reading
    values: dict[str, set[float]] = defaultdict(set)
    for number, (game, states) in enumerate(positions(name, EVERY, OF_A_KIND)):
        seat = number % game.seats
        features = game.features()
        out = np.full(sum(feature.length for feature in features), np.nan, np.float32)
        play.features(game.box, states, 0, seat, out)
        source = reading(game.box[0], states[0], seat, game.house_rules)
        assert set(source) == {feature.name for feature in features}
        at = 0
        for feature in features:
            found = out[at : at + feature.length].tolist()
            expected = np.array(source[feature.name], np.float32).tolist()
            assert found == expected, f"{feature.name} of seat {seat}, position {number}"
            values[feature.name.split(".")[-1]].update(found)
            at += feature.length
    constant = {feature for feature, seen in values.items() if len(seen) < 2}
    assert not constant, "these features never changed: nothing was learned of them"
