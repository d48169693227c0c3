"""Who plays the games of a simulation. All play the same games from the same seeds, byte for byte."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

from bakehouse.cluster import named_cluster
from bakehouse.errors import MissingExtra, UnknownName
from bakehouse.simulation.batch import COMPILED, Playouts, playout
from bakehouse.simulation.order import Order
from bakehouse.simulation.store import Store

BACKENDS = ("threads", "ray", "gpu")
AUTO = "auto"
WORTH_A_GPU = 50_000
"""Games from which on `auto` looks for a GPU: its code is compiled anew in every process."""

Told = Callable[[int], None]


@dataclass(frozen=True)
class Finished:
    """A range of seeds whose games are played, and kept if there is a store."""

    seeds: range
    playouts: Playouts | None
    """None where another process played them; then they are in the store."""
    problems: tuple[str, ...]


class Backend(Protocol):
    """Plays ranges of seeds."""

    name: str
    needs_store: bool

    def play(self, order: Order, ranges: Sequence[range], store: Store | None, told: Told) -> Iterator[Finished]:
        """Play all ranges, in any order; `told` hears of games as they are finished."""


def choose(name: str, order: Order, threads: int | None, cluster: str | None, notice: Callable[[str], None]) -> Backend:
    """A backend by its name; `auto` takes what is there. What one cannot play is said, and threads play instead."""
    if name not in (*BACKENDS, AUTO):
        raise UnknownName(f"There is no backend {name!r}; it is one of {', '.join((*BACKENDS, AUTO))}.")
    if name == "ray" or (name == AUTO and (cluster or named_cluster())):
        from bakehouse.simulation.remote import Cluster

        return Cluster(cluster, threads)
    if name == "gpu" or (name == AUTO and order.games >= WORTH_A_GPU):
        why = why_not_on_gpu(order)
        if why is None:
            from bakehouse.simulation.device import Device

            return Device()
        if name == "gpu":
            notice(f"{why}; threads play instead.")
    return Threads(threads)


def why_not_on_gpu(order: Order) -> str | None:
    """What of an order a GPU cannot play, as the beginning of a sentence."""
    if not order.is_simple:
        return f"A GPU plays only {' and '.join(COMPILED)} players"
    if order.log:
        return "A GPU does not log decisions"
    return why_no_gpu()


def why_no_gpu() -> str | None:
    """Why nothing can be played on a GPU here, as the beginning of a sentence."""
    try:
        from bakehouse.kernel import gpu
    except MissingExtra as problem:
        return str(problem).removesuffix(".")
    return None if gpu.available() else "There is no NVIDIA GPU here"


class Threads:
    """All cores of this machine, in this process."""

    name = "threads"
    needs_store = False

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads

    def play(self, order: Order, ranges: Sequence[range], store: Store | None, told: Told) -> Iterator[Finished]:
        played = ((seeds, play_range(order, seeds, self.threads, told)) for seeds in ranges)
        return keep_all(played, store, 1)


def play_range(order: Order, seeds: range, threads: int | None, told: Told) -> Playouts:
    """Play one range here."""
    return playout(order.game, seeds, order.players, threads, told, log=order.log, wishes=order.wishes)


def keep_all(played: Iterable[tuple[range, Playouts]], store: Store | None, writers: int) -> Iterator[Finished]:
    """Keep what is played while more is being played."""
    if store is None:
        for seeds, playouts in played:
            yield Finished(seeds, playouts, playouts.problems)
        return
    writing: deque[tuple[Finished, Future[None]]] = deque()
    with ThreadPoolExecutor(max_workers=writers) as pool:
        for seeds, playouts in played:
            finished = Finished(seeds, playouts, playouts.problems)
            writing.append((finished, pool.submit(store.keep, seeds, playouts)))
            if len(writing) > writers:
                yield _written(writing)
        while writing:
            yield _written(writing)


def _written(writing: "deque[tuple[Finished, Future[None]]]") -> Finished:
    finished, file = writing.popleft()
    file.result()
    return finished


def cores() -> int:
    return os.cpu_count() or 1
