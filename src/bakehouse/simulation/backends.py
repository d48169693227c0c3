"""Who plays the games of a simulation. All play the same games from the same seeds, byte for byte."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from bakehouse.errors import UnknownName
from bakehouse.simulation.batch import Playouts, playout
from bakehouse.simulation.order import Order
from bakehouse.simulation.store import Store

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

    def play(self, order: Order, ranges: Sequence[range], store: Store | None, told: Told) -> Iterator[Finished]:
        """Play all ranges, in any order; `told` hears of games as they are finished."""


class Threads:
    """All cores of this machine, in this process."""

    name = "threads"

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads

    def play(self, order: Order, ranges: Sequence[range], store: Store | None, told: Told) -> Iterator[Finished]:
        for seeds in ranges:
            yield play_range(order, seeds, store, self.threads, told)


BACKENDS = ("threads",)
AUTO = "auto"


def choose(name: str, order: Order, threads: int | None, notice: Callable[[str], None]) -> Backend:
    """A backend by its name; `auto` takes what is there. What one cannot play is said, and threads play instead."""
    if name not in (*BACKENDS, AUTO):
        raise UnknownName(f"There is no backend {name!r}; it is one of {', '.join((*BACKENDS, AUTO))}.")
    return Threads(threads)


def play_range(order: Order, seeds: range, store: Store | None, threads: int | None, told: Told) -> Finished:
    """Play one range here, and keep it."""
    playouts = playout(order.game, seeds, order.players, threads, told, log=order.log, wishes=order.wishes)
    if store is not None:
        store.keep(seeds, playouts)
    return Finished(seeds, playouts, playouts.problems)
