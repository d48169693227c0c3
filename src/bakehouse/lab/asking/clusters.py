"""Strategies: groups of seats that use much the same, named after the components that set them apart.

Seats are grouped by how often they use each component that can be chosen (k-means on the logarithms, measured in their
spread); how many groups there are is what separates them best (the simplified silhouette). What is merely counted at
the end, such as awards, is a result and no choice.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from bakehouse.forms import Form, form
from bakehouse.games import find
from bakehouse.games.game import Game
from bakehouse.kernel.contract import ends_with
from bakehouse.kernel.records import MOST_USES
from bakehouse.lab import intervals
from bakehouse.lab.asking.questions import component
from bakehouse.lab.intervals import Estimate
from bakehouse.lab.metrics import DRAWN
from bakehouse.lab.watching import Watched
from bakehouse.players import turn_of
from bakehouse.players.simple import Greedy

Array = np.ndarray[Any, np.dtype[Any]]

FEWEST_SEATS = 300
"""With fewer seats nothing is said about strategies."""
MOST_ROWS = 3000
"""Seats that the groups are found with; all others join the nearest."""
MOST_GROUPS = 5
SEPARATE = 0.08
"""A silhouette below this shows no groups, only a crowd."""
STEPS = 30
NAMED = 2
"""Components in the name of a strategy."""
LOOKED_AT = 6
"""Finished games that show what is counted at the end alone."""


@dataclass(frozen=True)
class Strategy:
    """A group of seats."""

    uses: tuple[str, ...]
    """What they use more than others, most of all first."""
    share: Estimate
    wins: Estimate


@dataclass(frozen=True)
class Found:
    """The strategies of some games, the most frequent first, and how often each is ahead of each other."""

    strategies: tuple[Strategy, ...]
    against: tuple[tuple[Estimate, ...], ...]
    too_few: bool = False


def found(games: Watched) -> Found:
    """The groups among the seats of some games."""
    rows, places = _features(games)
    if len(rows) < FEWEST_SEATS:
        return Found((), (), too_few=True)
    centres = _best_centres(rows[:MOST_ROWS])
    if centres is None:
        return Found((), ())
    groups = _nearest(rows, centres).reshape(games.used.shape[:2])
    order = np.argsort(-np.bincount(groups.ravel(), minlength=len(centres)))
    groups = np.argsort(order)[groups]
    strategies = tuple(_strategy(games, rows, places, groups, number) for number in range(len(centres)))
    return Found(strategies, _against(games, groups, len(centres)))


def words(game: Game, strategy: Strategy) -> Form:
    """The name of a strategy, from the components."""
    if not strategy.uses:
        return form("strategy-plain")
    return form("strategy", things=[component(game, use) for use in strategy.uses])


def _features(games: Watched) -> tuple[Array, list[int]]:
    """One row a seat: how often it used what can be chosen, in spreads; and the places of those counters."""
    ends = kinds_at_end(games.game.id)
    uses = games.game.definition.uses
    places = [place for place, use in enumerate(uses) if use.kind != DRAWN and use.kind not in ends]
    counts = np.log1p(games.used[:, :, places].reshape(-1, len(places)).astype(float))
    spread = counts.std(axis=0)
    varied = spread > 1e-9
    rows: Array = (counts[:, varied] - counts[:, varied].mean(axis=0)) / spread[varied]
    return rows, [place for place, kept in zip(places, varied, strict=True) if kept]


@lru_cache
def kinds_at_end(game: str) -> frozenset[str]:
    """The kinds of counters that are counted when a game is over: results, and no choices."""
    definition = find(game)
    table = Game(definition, definition.seats.start)
    touched: set[str] = set()
    for seed in range(LOOKED_AT):
        match = table.new(seed=seed)
        while not match.over:
            match.push(Greedy().choose(turn_of(match, match.actor)))
        for seat in range(table.seats):
            counts = np.zeros(MOST_USES, np.int16)
            ends_with(table.box[0], match.state, seat, counts)
            touched |= {use.kind for use, count in zip(definition.uses, counts, strict=False) if count}
    return frozenset(touched)


# --- Groups


def _best_centres(rows: Array) -> Array | None:
    """The centres of as many groups as separate best; None if nothing separates."""
    best, score = None, SEPARATE
    for groups in range(2, MOST_GROUPS + 1):
        centres = _means(rows, groups)
        found = _silhouette(rows, centres)
        if found > score:
            best, score = centres, found
    return best


def _means(rows: Array, groups: int) -> Array:
    """k-means, begun with rows that lie far from each other; the same for the same rows."""
    luck = np.random.default_rng(groups)
    centres = rows[[int(luck.integers(len(rows)))]]
    while len(centres) < groups:
        far = _distances(rows, centres).min(axis=1) ** 2
        chosen = int(luck.choice(len(rows), p=far / far.sum())) if far.sum() > 0 else 0
        centres = np.concatenate([centres, rows[[chosen]]])
    for _ in range(STEPS):
        near = _nearest(rows, centres)
        moved = np.array([
            rows[near == each].mean(axis=0) if (near == each).any() else centres[each] for each in range(groups)
        ])  # fmt: skip
        if np.allclose(moved, centres):
            break
        centres = moved
    return centres


def _distances(rows: Array, centres: Array) -> Array:
    apart: Array = np.sqrt(np.maximum(((rows[:, None, :] - centres[None]) ** 2).sum(axis=2), 0.0))
    return apart


def _nearest(rows: Array, centres: Array) -> Array:
    near: Array = np.concatenate([
        _distances(rows[first : first + MOST_ROWS], centres).argmin(axis=1)
        for first in range(0, len(rows), MOST_ROWS)
    ])  # fmt: skip
    return near


def _silhouette(rows: Array, centres: Array) -> float:
    """How much nearer rows are to their own centre than to the next, from 0 to 1."""
    apart = np.sort(_distances(rows, centres), axis=1)
    return float((1 - apart[:, 0] / np.maximum(apart[:, 1], 1e-12)).mean())


# --- What is told of them


def _strategy(games: Watched, rows: Array, places: list[int], groups: Array, number: int) -> Strategy:
    mine = groups == number
    above = rows[mine.ravel()].mean(axis=0)
    most = [place for place in np.argsort(-above)[: 2 * NAMED] if above[place] > 0]
    uses = [str(games.game.definition.uses[places[place]]) for place in most]
    wins = intervals.share(games.wins[mine]) if mine.any() else Estimate(float("nan"), float("nan"), float("nan"), 0)
    return Strategy(_different(uses), intervals.share(mine.mean(axis=1)), wins)


def _different(uses: list[str]) -> tuple[str, ...]:
    """The first few that do not name the same thing twice: a bread that is baked and its loaves."""
    kept: dict[str, str] = {}
    for use in uses:
        kept.setdefault(use.partition(".")[2], use)
    return tuple(list(kept.values())[:NAMED])


def _against(games: Watched, groups: Array, amount: int) -> tuple[tuple[Estimate, ...], ...]:
    """How often a seat of one group is ahead of a seat of another at the same table; equal counts half."""
    seats = games.game.seats
    ahead: list[list[list[Array]]] = [[[] for _ in range(amount)] for _ in range(amount)]
    for one in range(seats):
        for other in range(seats):
            if one == other:
                continue
            result = np.sign(games.returns[:, one] - games.returns[:, other]) / 2 + 0.5
            for mine in range(amount):
                for theirs in range(amount):
                    meet = (groups[:, one] == mine) & (groups[:, other] == theirs)
                    ahead[mine][theirs].append(result[meet])
    return tuple(tuple(intervals.share(np.concatenate(cell)) for cell in row) for row in ahead)
