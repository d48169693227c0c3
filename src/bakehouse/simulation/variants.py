"""Thousands of boxes of one game, each played with the same seeds, added up box by box: for searches among designs."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass, fields
from math import lcm
from typing import Any

import numpy as np

from bakehouse.edition import read_edition
from bakehouse.errors import Invalid
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel.records import MOST_SEATS
from bakehouse.simulation.backends import cores, why_not_on_gpu
from bakehouse.simulation.batch import Playouts, checked_players, compiled_players, playout, wish_numbers
from bakehouse.simulation.order import order_for

WHOLE_WIN = lcm(*range(1, MOST_SEATS + 1))
"""A win in parts that can be shared among any number of seats."""


@dataclass(frozen=True)
class Totals:
    """What many games with each box came to: sums over the games, the first index is the box. All are whole numbers,
    so they are the same whoever plays."""

    decisions: Array
    endings: Array
    """Games that ended for each reason."""
    scores: Array
    squares: Array
    """Of the scores."""
    won: Array
    """By seat, in parts of WHOLE_WIN; a shared win is split evenly."""
    parts: Array
    uses: Array
    users: Array
    """Games in which the seat used the component at all."""


def boxes_of(game: Game, variants: Sequence[Mapping[str, Any]]) -> Array:
    """The boxes of some editions, with the house rules of a game."""
    definition = game.definition
    return np.concatenate(
        [
            definition.make_box(read_edition(definition.components, changes), game.house_rules)
            for changes in variants
        ]
    )  # fmt: skip


def evaluate(
    game: Game,
    boxes: Array,
    players: Sequence[str] = (),
    games: int = 1000,
    seed: int = 0,
    backend: str = "threads",
    progress: Callable[[int], None] = lambda boxes: None,
) -> Totals:
    """Play so many games with each box, from the same seeds; `progress` hears of finished boxes.

    The backend is "threads" or "gpu"; what a GPU cannot play, threads play.
    """
    if compiled_players(game, checked_players(game, players)) is None:
        raise Invalid("Thousands of boxes are only played by random and greedy players.")
    order = order_for(game, players, games, seed)
    if backend == "gpu" and why_not_on_gpu(order) is None:
        return _on_gpu(game, boxes, order.players, range(seed, seed + games), progress)

    def play(box: int) -> Totals:
        twin = copy(game)
        twin.box = boxes[box : box + 1]
        totals = totals_of(playout(twin, range(seed, seed + games), order.players, 1), 1)
        progress(1)
        return totals

    with ThreadPoolExecutor(max_workers=cores()) as pool:
        return _joined(list(pool.map(play, range(len(boxes)))))


def _on_gpu(
    game: Game, boxes: Array, players: tuple[str, ...], seeds: range, progress: Callable[[int], None]
) -> Totals:
    from bakehouse.kernel.gpu import Arena
    from bakehouse.simulation.device import BATCH, playouts_of

    numbers, nothing = compiled_players(game, players), wish_numbers(game, {})
    assert numbers is not None
    together = max(BATCH // len(seeds), 1)
    arena = Arena(game.definition, game.seats, min(together, len(boxes)) * len(seeds))
    found = []
    for first in range(0, len(boxes), together):
        some = boxes[first : first + together]
        played = arena.play(some, len(seeds), seeds.start, numbers, nothing)
        found.append(totals_of(playouts_of(game, players, played, np.tile(np.array(seeds), len(some))), len(some)))
        progress(len(some))
    return _joined(found)


def totals_of(played: Playouts, boxes: int) -> Totals:
    """The sums of games that were played box after box, equally many with each."""

    def added(rows: Array) -> Array:
        total: Array = rows.reshape(boxes, -1, *rows.shape[1:]).sum(axis=1, dtype=np.int64)
        return total

    returns = played.returns
    best = returns == returns.max(axis=1, keepdims=True) if played.game.seats > 1 else returns > 0
    won = best * (WHOLE_WIN // np.maximum(best.sum(axis=1, keepdims=True), 1))
    reasons = np.arange(1, len(played.game.definition.endings) + 1)
    return Totals(
        added(played.decisions), added(played.endings[:, None] == reasons), added(played.scores),
        added(played.scores.astype(np.int64) ** 2), added(won), added(played.parts), added(played.uses),
        added(played.uses > 0),
    )  # fmt: skip


def _joined(totals: Sequence[Totals]) -> Totals:
    return Totals(*(np.concatenate([getattr(each, field.name) for each in totals]) for field in fields(Totals)))
