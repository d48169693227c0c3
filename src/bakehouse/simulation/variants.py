"""Thousands of boxes of one game, each played with the same seeds, added up box by box: for searches among designs."""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass, fields
from math import lcm
from typing import Any

import numpy as np

from bakehouse.edition import read_edition
from bakehouse.errors import Invalid, UnknownName
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel.records import MOST_SEATS
from bakehouse.simulation.backends import BACKENDS, Told, cores, why_not_on_gpu
from bakehouse.simulation.batch import COMPILED, Playouts, compiled_players, playout
from bakehouse.simulation.order import Order, order_for

WHOLE_WIN = lcm(*range(1, MOST_SEATS + 1))
"""A win in parts that can be shared among any number of seats."""
TOGETHER = 16
"""Boxes that a process of a cluster plays at a time."""
GAMES_TOGETHER = 1 << 20
"""Games that a GPU plays at a time: the more, the shorter it waits for the last of them."""


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
    progress: Told = lambda boxes: None,
    cluster: str | None = None,
) -> Totals:
    """Play so many games with each box, from the same seeds; `progress` hears of finished boxes.

    The backend is "threads", "ray" or "gpu"; what a GPU cannot play, threads play.
    """
    if backend not in BACKENDS:
        raise UnknownName(f"There is no backend {backend!r}; it is one of {', '.join(BACKENDS)}.")
    order = order_for(game, players, games, seed)
    if not order.is_simple:
        raise Invalid(f"Thousands of boxes are only played by {' and '.join(COMPILED)} players.")
    if backend == "ray":
        return _on_cluster(order, boxes, cluster, progress)
    if backend == "gpu" and why_not_on_gpu(order) is None:
        return _on_gpu(order, boxes, progress)
    return play_boxes(order, boxes, cores(), progress)


def play_boxes(order: Order, boxes: Array, threads: int, progress: Told = lambda boxes: None) -> Totals:
    """On threads of this process, each box on one of them."""
    seeds = range(order.seed, order.seed + order.games)

    def play(box: int) -> Totals:
        twin = copy(order.game)
        twin.box = boxes[box : box + 1]
        totals = totals_of(playout(twin, seeds, order.players, 1), 1)
        progress(1)
        return totals

    with ThreadPoolExecutor(max_workers=threads) as pool:
        return _joined(list(pool.map(play, range(len(boxes)))))


def _on_cluster(order: Order, boxes: Array, cluster: str | None, progress: Told) -> Totals:
    """A few boxes at a time for each process; Ray plays them again if it is lost."""
    from bakehouse.cluster import connected

    with connected(cluster) as ray:
        task = ray.remote(num_cpus=1)(play_boxes)
        running = [task.remote(order, boxes[first : first + TOGETHER], 1) for first in range(0, len(boxes), TOGETHER)]
        found = []
        for first, done in zip(range(0, len(boxes), TOGETHER), running, strict=True):
            found.append(ray.get(done))
            progress(min(TOGETHER, len(boxes) - first))
        return _joined(found)


def _on_gpu(order: Order, boxes: Array, progress: Told) -> Totals:
    from bakehouse.kernel.gpu_totals import Adding

    game, players = order.game, compiled_players(order.game, order.players)
    assert players is not None
    adding = Adding(game.definition, game.seats, players, WHOLE_WIN)
    together = max(GAMES_TOGETHER // order.games, 1)
    found = []
    for first in range(0, len(boxes), together):
        some = boxes[first : first + together]
        sums = adding.play(some, order.games, order.seed)
        found.append(Totals(*(getattr(sums, field.name) for field in fields(Totals))))
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
