"""Intervals that hold the truth as often as they say, and comparisons that are not fooled by their number."""

import numpy as np
import pytest

from bakehouse.lab import intervals


def test_intervals_hold_the_truth_about_95_times_in_100() -> None:
    luck = np.random.default_rng(1)
    held = {"mean": 0, "share": 0, "function": 0, "paired": 0, "median": 0}
    for _ in range(400):
        numbers = luck.normal(10, 3, 200)
        held["mean"] += intervals.mean(numbers).low <= 10 <= intervals.mean(numbers).high
        coins = (luck.random(200) < 0.1).astype(float)
        held["share"] += intervals.share(coins).low <= 0.1 <= intervals.share(coins).high
        pair = np.stack([luck.normal(6, 1, 200), luck.normal(3, 1, 200)], axis=1)
        ratio = intervals.function(pair, lambda p: float(p[:, 0].mean() / p[:, 1].mean()), of_means=True)
        held["function"] += ratio.low <= 2 <= ratio.high
        median = intervals.function(numbers, lambda c: float(np.median(c)), of_means=False)
        held["median"] += median.low <= 10 <= median.high
        change = intervals.paired(numbers, numbers + luck.normal(0.5, 1, 200))
        held["paired"] += change.low <= 0.5 <= change.high
    assert all(365 <= count <= 394 for count in held.values()), held


def test_a_share_stays_between_0_and_1() -> None:
    assert intervals.share(np.ones(20)).high == 1 and intervals.share(np.zeros(20)).low == 0
    assert intervals.share(np.ones(20)).low < 0.9
    assert intervals.share(np.full(20, 0.5)).low == 0.5  # every game was shared: nothing varies


def test_equal_luck_makes_intervals_narrow() -> None:
    luck = np.random.default_rng(2)
    dice = luck.normal(100, 20, 500)
    change = intervals.paired(dice, dice + 1 + luck.normal(0, 0.5, 500))
    assert change.low > 0.9 and change.high < 1.1 and change.chance < 1e-9


def test_the_change_of_a_function_leaves_out_the_same_seeds() -> None:
    luck = np.random.default_rng(3)
    before = luck.normal(10, 5, (400, 2))
    same = intervals.paired_function(before, before, lambda c: float(np.ptp(c.mean(axis=0))), of_means=True)
    assert (same.value, same.low, same.high, same.chance) == (0, 0, 0, 1)
    for of_means in (True, False):
        moved = intervals.paired_function(before, before + 3, lambda c: float(c.mean()), of_means)
        assert moved.value == pytest.approx(3) and moved.high - moved.low < 1e-6


def test_many_comparisons_are_judged_together() -> None:
    assert intervals.beyond_chance([0.001, 0.03, 0.2, 0.04]) == [True, False, False, False]
    assert intervals.beyond_chance([0.01, 0.02]) == [True, True]
    assert intervals.beyond_chance([]) == [] and intervals.beyond_chance([float("nan")]) == [False]
    luck = np.random.default_rng(4)
    fooled = 0
    for _ in range(200):
        chances = [intervals.paired(np.zeros(100), luck.normal(0, 1, 100)).chance for _ in range(30)]
        fooled += any(intervals.beyond_chance(chances))
    assert fooled <= 20  # 10 are expected; without Holm about 157


def test_too_few_games_have_no_interval() -> None:
    assert np.isnan(intervals.mean(np.array([3.0])).low) and intervals.mean(np.array([])).games == 0
    assert intervals.paired(np.array([1.0]), np.array([2.0])).chance == 1
