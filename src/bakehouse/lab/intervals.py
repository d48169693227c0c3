"""Figures with what chance may have made of them.

A metric is a mean over games, or a function of such means. Games have different seeds and do not know of each other, so
games are the grains of chance. The interval of a mean is the normal one, that of a share Wilson's (it stays between 0
and 1). For functions of means, groups of games are left out in turn (the delete-a-group jackknife); for quantiles and
spreads the games are dealt into batches, and the figures of the batches show how much they vary.
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
BATCHES, FEWEST_OF_A_BATCH = 20, 10
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
    return within_shares(mean(values))


def within_shares(found: Estimate) -> Estimate:
    """An interval cut off where no share can be; but rounding may put the share itself a hair beyond."""
    low, high = min(max(found.low, 0.0), found.value), max(min(found.high, 1.0), found.value)
    return Estimate(found.value, low, high, found.games)


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


def function(columns: Array, statistic: Statistic, of_means: bool) -> Estimate:
    """A figure of all games. `of_means`: only the means of the columns matter to it."""
    games = len(columns)
    if games == 0:
        return Estimate(float("nan"), float("nan"), float("nan"), 0)
    value = float(statistic(columns))
    reach = NORMAL_95 * _error(_parts(columns, statistic, of_means), of_means)
    return Estimate(value, value - reach, value + reach, games)


def paired_function(before: Array, after: Array, statistic: Statistic, of_means: bool) -> Change:
    """The change of such a figure; both sides are divided in the same way."""
    games = len(before)
    if games == 0:
        return _change(float("nan"), float("nan"), 0)
    value = float(statistic(after)) - float(statistic(before))
    differences = _parts(after, statistic, of_means) - _parts(before, statistic, of_means)
    return _change(value, _error(differences, of_means), games)


def _parts(columns: Array, statistic: Statistic, of_means: bool) -> Array:
    """The figure for all games but one group, for every group; if not of means, for every batch alone."""
    games = len(columns)
    if not of_means:
        batches = min(BATCHES, games // FEWEST_OF_A_BATCH)
        return np.array([statistic(columns[first::batches]) for first in range(batches)])
    groups = min(GROUPS, games)
    if groups < 2:
        return np.array([])
    group = np.arange(games) % groups
    sums = np.array([columns[group == number].sum(axis=0, dtype=float) for number in range(groups)])
    sizes = np.bincount(group, minlength=groups).astype(float)
    rest = (sums.sum(axis=0) - sums) / (games - sizes)[:, None]
    return np.array([statistic(row[None]) for row in rest])


def _error(figures: Array, of_means: bool) -> float:
    """The standard error that the figures of the parts speak of."""
    parts = len(figures)
    if parts < 2:
        return float("nan")
    if of_means:
        return float(sqrt((parts - 1) / parts * ((figures - figures.mean()) ** 2).sum()))
    return float(figures.std(ddof=1)) / sqrt(parts)


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
