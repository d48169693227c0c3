"""Figures with what chance may have made of them.

A metric is a mean over games, or a function of such means. Games have different seeds and do not know of each other, so
games are the grains of chance. The interval of a mean is the normal one, that of a share Wilson's (it stays between 0
and 1); for functions of means and for quantiles, groups of games are left out in turn (the delete-a-group jackknife).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

NORMAL_95 = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""
GROUPS = 40
SURE = 0.05
"""What would come by chance alone with this probability counts as chance, for all comparisons of a table together."""


@dataclass(frozen=True)
class Estimate:
    """A figure, its 95 % interval and the number of games behind it; without an interval when there were too few."""

    value: float
    low: float
    high: float
    games: int

    @property
    def reach(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Change:
    """A difference between two sets of games with the same seeds."""

    value: float
    low: float
    high: float
    games: int
    chance: float
    """The probability of a difference as great as this if there were none in truth (two-sided, normal)."""


def mean(values: Array) -> Estimate:
    """The mean of one number a game."""
    games = len(values)
    if games == 0:
        return Estimate(float("nan"), float("nan"), float("nan"), 0)
    value = float(values.mean())
    reach = NORMAL_95 * float(values.std(ddof=1)) / sqrt(games) if games > 1 else float("nan")
    return Estimate(value, value - reach, value + reach, games)


def share(values: Array) -> Estimate:
    """The mean of numbers between 0 and 1."""
    if len(values) and np.isin(values, (0, 1)).all():
        value = float(values.mean())
        return Estimate(value, *wilson(value, len(values)), len(values))
    found = mean(values)
    return Estimate(found.value, max(found.low, 0.0), min(found.high, 1.0), found.games)


def wilson(value: float, games: int) -> tuple[float, float]:
    z = NORMAL_95
    middle = (value + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(max(value * (1 - value), 0.0) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def paired(before: Array, after: Array) -> Change:
    """The mean difference of two numbers for each seed."""
    difference = np.asarray(after, float) - np.asarray(before, float)
    games = len(difference)
    value = float(difference.mean()) if games else float("nan")
    error = float(difference.std(ddof=1)) / sqrt(games) if games > 1 else float("nan")
    return _change(value, error, games)


def _change(value: float, error: float, games: int) -> Change:
    reach = NORMAL_95 * error
    return Change(value, value - reach, value + reach, games, probability(value, error))


def probability(value: float, error: float) -> float:
    """Two-sided: how often chance alone would make a difference as great as this."""
    if np.isnan(error) or value == 0:
        return 1.0
    return erfc(abs(value) / error / sqrt(2)) if error > 0 else 0.0


# --- Functions of many games

Statistic = Callable[[Array], float]
"""Makes one figure of columns of numbers, one row for each game."""


def left_out(columns: Array, statistic: Statistic, of_means: bool) -> Array:
    """The figure for all games but one group, for every group. `of_means`: only the means of the columns matter."""
    groups = min(GROUPS, len(columns))
    group = np.arange(len(columns)) % groups
    if not of_means:
        return np.array([statistic(columns[group != number]) for number in range(groups)])
    sums = np.array([columns[group == number].sum(axis=0, dtype=float) for number in range(groups)])
    sizes = np.bincount(group, minlength=groups).astype(float)
    rest = (sums.sum(axis=0) - sums) / (len(columns) - sizes)[:, None]
    return np.array([statistic(row[None]) for row in rest])


def _error(figures: Array) -> float:
    groups = len(figures)
    return float(sqrt((groups - 1) / groups * ((figures - figures.mean()) ** 2).sum()))


def function(columns: Array, statistic: Statistic, of_means: bool) -> Estimate:
    games = len(columns)
    if games == 0:
        return Estimate(float("nan"), float("nan"), float("nan"), 0)
    value = float(statistic(columns))
    reach = NORMAL_95 * _error(left_out(columns, statistic, of_means)) if games > 1 else float("nan")
    return Estimate(value, value - reach, value + reach, games)


def paired_function(before: Array, after: Array, statistic: Statistic, of_means: bool) -> Change:
    """The change of such a figure; the same seeds are left out on both sides."""
    games = len(before)
    value = float(statistic(after)) - float(statistic(before)) if games else float("nan")
    if games < 2:
        return _change(value, float("nan"), games)
    differences = left_out(after, statistic, of_means) - left_out(before, statistic, of_means)
    return _change(value, _error(differences), games)


# --- Many comparisons


def beyond_chance(chances: Sequence[float], sure: float = SURE) -> list[bool]:
    """Which of many comparisons show a difference; the probability of any false one is at most `sure` (Holm)."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    shown = [False] * len(chances)
    for rank, place in enumerate(order):
        if not chances[place] <= sure / (len(chances) - rank):
            break
        shown[place] = True
    return shown
