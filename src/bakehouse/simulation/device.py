"""The backend `gpu`: random and greedy players inside one kernel, many ranges of seeds in one batch."""

from collections.abc import Iterator, Sequence

import numpy as np

from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel.gpu import Arena, Contests
from bakehouse.simulation.backends import Finished, Told, cores, keep_all
from bakehouse.simulation.batch import Playouts, compiled_players, wish_numbers
from bakehouse.simulation.order import Order
from bakehouse.simulation.store import Store

BATCH = 1 << 18
"""Games at a time: as many threads as the largest GPUs hold."""


class Device:
    """The GPU of this machine."""

    name = "gpu"
    needs_store = False

    def play(self, order: Order, ranges: Sequence[range], store: Store | None, told: Told) -> Iterator[Finished]:
        return keep_all(_played(order, ranges, told), store, cores())


def _played(order: Order, ranges: Sequence[range], told: Told) -> Iterator[tuple[range, Playouts]]:
    game, players = order.game, compiled_players(order.game, order.players)
    assert players is not None
    batches = list(_batches(ranges))
    arena = Arena(game.definition, game.seats, max(map(_games, batches), default=1))
    for batch in batches:
        seeds = range(batch[0].start, batch[-1].stop)
        played = arena.play(game.box, len(seeds), seeds.start, players, wish_numbers(game, order.wishes))
        told(len(seeds))
        whole = playouts_of(game, order.players, played, np.array(seeds))
        for part in batch:
            yield part, whole.rows(slice(part.start - seeds.start, part.stop - seeds.start))


def _games(batch: Sequence[range]) -> int:
    return batch[-1].stop - batch[0].start


def _batches(ranges: Sequence[range]) -> Iterator[list[range]]:
    """Neighbouring ranges together, as many as fit."""
    batch: list[range] = []
    for seeds in ranges:
        if batch and (batch[-1].stop != seeds.start or seeds.stop - batch[0].start > BATCH):
            yield batch
            batch = []
        batch.append(seeds)
    if batch:
        yield batch


def playouts_of(game: Game, players: tuple[str, ...], played: Contests, seeds: Array) -> Playouts:
    """The same as threads give."""
    seats = game.seats
    return Playouts(
        game, players, seeds, played.lengths[:, 0], played.lengths[:, 1], played.endings, played.points[:, :seats],
        played.utilities[:, :seats], played.pieces, played.counts,
    )  # fmt: skip
