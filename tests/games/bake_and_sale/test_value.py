"""The learned value of a sheet: its file, its features, and that it knows what is good."""

from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.bake_and_sale import value
from bakehouse.games.bake_and_sale.greedy import outlook
from bakehouse.games.bake_and_sale.value import FEATURES, HIDDEN, NETWORKS, describe, expected_money
from bakehouse.kernel.compiling import entry
from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.records import MOST_SEATS


@entry
def expect(box, states, left, weights):
    return expected_money(box[0], states[0].sheets[0], left, weights)


@entry
def describe_table(box, states, out):
    return describe(box[0], states[0].sheets[0], out)


def worth(left: int, **described: Any) -> float:
    match = bh.position("bake_and_sale", seed=1, day=7 - left, white=[1, 2, 5], black=[1, 3, 6], **described)
    return float(expect(match.game.box, np.array([match.state]), left, value.learned_weights()))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_at_the_end_the_outlook_is_the_result(seats: int) -> None:
    game = bh.game("bake_and_sale", seats)
    for seed in range(10):
        match, expected = game.new(seed=seed), np.zeros(MOST_SEATS)
        while not match.over:
            options = match.legal_ids()
            match.play(options[(len(match) * 7 + seed) % len(options)])
        outlook(game.box[0], match.state, expected)
        assert list(expected[:seats]) == (match.returns() if seats > 1 else [match.scores()[0] / ALONE])


def test_the_file_fits_the_networks() -> None:
    numbers = np.load(value.WEIGHTS_FILE)
    assert numbers.dtype == np.float32
    assert numbers.shape == (NETWORKS, FEATURES * HIDDEN + HIDDEN + FEATURES)
    assert np.isfinite(numbers).all()


def test_the_features_fill_their_room_and_stay_small() -> None:
    game = bh.game("bake_and_sale")
    for seed in range(3):
        match = game.new(seed=seed)
        while not match.over:
            match.play(match.legal_ids()[-1 if len(match) % 3 else 0])
            out = np.full(FEATURES, np.nan, np.float32)
            told = describe_table(game.box, np.array([match.state]), out)
            assert FEATURES - 4 < told <= FEATURES
            assert np.isfinite(out).all()
            assert -0.01 <= out.min() and out.max() <= 4
            assert out[told - 1] == 1


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_more_is_expected_of_a_better_sheet(left: int) -> None:
    plain = worth(left)
    assert worth(left, business=5) > plain
    assert worth(left, loaves={"baguette": 6}, productions={"baguette": 2}) > plain
    assert worth(left, have={"high_gluten_flour": 4, "yeast": 4}) > plain


def test_nothing_is_hidden_in_the_room() -> None:
    """The value is a function of the sheet: what was computed before leaves no trace."""
    match = bh.position("bake_and_sale", seed=1, day=3, white=[1, 2, 5], black=[1, 3, 6], business=4)
    weights, states = value.learned_weights(), np.array([match.state])
    first = float(expect(match.game.box, states, 4, weights))
    weights.room[:] = 7
    assert float(expect(match.game.box, states, 4, weights)) == first
