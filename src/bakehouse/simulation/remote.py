"""The backend `ray`: ranges of seeds go to the processes of a cluster, which write what they played themselves."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from bakehouse.cluster import connected
from bakehouse.errors import BadFile, BakehouseError
from bakehouse.simulation.backends import Finished, Told, play_range
from bakehouse.simulation.batch import playout
from bakehouse.simulation.order import Order
from bakehouse.simulation.store import Store

AHEAD = 2
"""Ranges for each core that are handed out at a time."""
STARTS = 3
"""How often a range is begun before it is given up."""


class Cluster:
    """A cluster by its address, or one that is started on this machine."""

    name = "ray"
    needs_store = True

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self.address, self.workers = address, workers

    def play(self, order: Order, ranges: Sequence[range], store: Store | None, told: Told) -> Iterator[Finished]:
        if not ranges:
            return
        assert store is not None
        if not order.asks:
            playout(order.game, [order.seed], order.players, 1)  # compiles once what every process here would compile
        with connected(self.address, self.workers) as ray:
            for seeds, problems in _played(ray, order, ranges, store):
                if not store.has(seeds):
                    raise BadFile(
                        f"Games were played, but are not in {store.place}: all machines of the cluster must see that "
                        "folder."
                    )
                told(len(seeds))
                yield Finished(seeds, None, problems)


def _played(ray: Any, order: Order, ranges: Sequence[range], store: Store) -> Iterator[tuple[range, tuple[str, ...]]]:
    """Ranges as they are finished. Ray plays a range again whose process was lost."""
    task = ray.remote(num_cpus=1, max_retries=STARTS - 1)(play_there)
    left = deque(ranges)
    running: dict[Any, range] = {}
    window = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    try:
        while left or running:
            while left and len(running) < window:
                seeds = left.popleft()
                running[task.remote(order, seeds, store)] = seeds
            for done in ray.wait(list(running))[0]:
                seeds = running.pop(done)
                yield seeds, _result(ray, done, seeds)
    finally:
        for unfinished in running:
            ray.cancel(unfinished)


def play_there(order: Order, seeds: range, store: Store) -> tuple[str, ...]:
    """In a process of the cluster: play a range on one core, keep it, and tell only what went wrong."""
    if store.has(seeds):  # played and kept by a process that was lost before it could say so
        return ()
    playouts = play_range(order, seeds, 1, lambda games: None)
    store.keep(seeds, playouts)
    return playouts.problems


def _result(ray: Any, done: Any, seeds: range) -> tuple[str, ...]:
    try:
        return tuple(ray.get(done))
    except ray.exceptions.RayTaskError as problem:
        raise (problem.cause if isinstance(problem.cause, BakehouseError) else problem) from None
    except ray.exceptions.RayError:
        raise BakehouseError(
            f"The processes that played the games from seed {seeds.start} on were lost {STARTS} times; what is "
            "finished is kept, and the same command goes on with it."
        ) from None
