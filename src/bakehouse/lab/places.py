"""Where the laboratory's games are played: on threads of this process, or on the processes of a Ray cluster.

    with played_on("ray", "baker:6379"):
        study(plan, findings)

Whatever watches games within it (`watching.watch`) has them played there: reports, comparisons, sweeps, searches and
answers alike. The same seeds give the same figures wherever they are played. A range of games whose process or node is
lost is played again elsewhere.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from bakehouse.cluster import connected
from bakehouse.errors import BakehouseError, UnknownName
from bakehouse.simulation.backends import BACKENDS

THREADS, RAY, GPU = BACKENDS
STARTS = 3
"""How often a range of games is begun before it is given up."""
RANGES_PER_CORE = 4
"""A cluster is given so many ranges of games for each core, so that none waits long for the last."""

Range = tuple[int, int]
_cluster: ContextVar[Any] = ContextVar("cluster", default=None)


@contextmanager
def played_on(
    backend: str | None, cluster: str | None = None, workers: int | None = None, notice: Callable[[str], None] = print
) -> Iterator[None]:
    """Have games played on a backend; a cluster that is named means Ray. A GPU cannot watch: `notice` hears so."""
    backend = backend or (RAY if cluster else THREADS)
    if backend not in BACKENDS:
        raise UnknownName(f"There is no backend {backend!r}; it is one of {', '.join(BACKENDS)}.")
    if backend == GPU:
        notice("A GPU plays games, but does not watch them; threads play instead.")
    if backend != RAY:
        yield
        return
    with connected(cluster, workers) as ray:
        before = _cluster.set(ray)
        try:
            yield
        finally:
            _cluster.reset(before)


def cluster_in_use() -> Any:
    """Ray, if games are to be played there."""
    return _cluster.get()


def ranges_for(ray: Any, games: int) -> list[Range]:
    """The games in ranges of about the same length."""
    cores = max(int(ray.cluster_resources().get("CPU", 1)), 1)
    size = max(-(-games // (cores * RANGES_PER_CORE)), 1)
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def played_there(ray: Any, play: Callable[..., Any], given: tuple[Any, ...], ranges: Sequence[Range]) -> Iterator[Any]:
    """What `play(*given, first, last)` returns for each range, with the range, as they are finished."""
    task = ray.remote(num_cpus=1, max_retries=STARTS - 1)(play)
    shared = [ray.put(each) for each in given]
    running = {task.remote(*shared, *each): each for each in ranges}
    try:
        while running:
            for done in ray.wait(list(running))[0]:
                yield running.pop(done), _result(ray, done)
    finally:
        for unfinished in running:
            ray.cancel(unfinished)


def _result(ray: Any, done: Any) -> Any:
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as problem:
        raise (problem.cause if isinstance(problem.cause, BakehouseError) else problem) from None
    except ray.exceptions.RayError:
        raise BakehouseError(f"The processes that played were lost {STARTS} times; what is finished is kept.") from None
