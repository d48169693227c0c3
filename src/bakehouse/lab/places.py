"""Where the laboratory's games are played: on threads of this process, on the processes of a Ray cluster, or on a GPU.

    with played_on("ray", "baker:6379"):
        study(plan, findings)

Whatever watches games within it (`watching.watch`) has them played there: reports, comparisons, sweeps, searches and
answers alike. The same seeds give the same figures wherever they are played. A range of games whose process or node is
lost is played again elsewhere; what a GPU cannot play, threads play.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from bakehouse.cluster import connected, named_cluster
from bakehouse.errors import BakehouseError, UnknownName
from bakehouse.simulation.backends import AUTO, BACKENDS, why_no_gpu

THREADS, RAY, GPU = BACKENDS
STARTS = 3
"""How often a range of games is begun before it is given up."""
RANGES_PER_CORE = 4
"""A cluster is given so many ranges of games for each core, so that none waits long for the last."""

Range = tuple[int, int]
_cluster: ContextVar[Any] = ContextVar("cluster", default=None)
_gpu: ContextVar["Gpu | None"] = ContextVar("gpu", default=None)


class Gpu:
    """The GPU of this machine, and who hears what it cannot play: each reason once."""

    def __init__(self, notice: Callable[[str], None]) -> None:
        self.notice, self.told = notice, set[str]()

    def refuse(self, why: str) -> None:
        if why not in self.told:
            self.told.add(why)
            self.notice(f"{why}; threads play instead.")


@contextmanager
def played_on(
    backend: str | None, cluster: str | None = None, workers: int | None = None, notice: Callable[[str], None] = print
) -> Iterator[None]:
    """Have games played on a backend; a cluster that is named means Ray, `auto` what is there. `notice` hears what a
    GPU cannot play."""
    backend = backend or (RAY if cluster else THREADS)
    if backend not in (*BACKENDS, AUTO):
        raise UnknownName(f"There is no backend {backend!r}; it is one of {', '.join((*BACKENDS, AUTO))}.")
    if backend == AUTO:
        backend = RAY if cluster or named_cluster() else THREADS if why_no_gpu() else GPU
    if backend == RAY:
        with connected(cluster, workers) as ray, _set(_cluster, ray):
            yield
        return
    gpu = Gpu(notice) if backend == GPU else None
    why = why_no_gpu() if gpu else None
    if gpu and why:
        gpu.refuse(why)
    with _set(_gpu, None if why else gpu):
        yield


@contextmanager
def _set(variable: ContextVar[Any], value: Any) -> Iterator[None]:
    before = variable.set(value)
    try:
        yield
    finally:
        variable.reset(before)


def gpu_in_use() -> Gpu | None:
    """The GPU, if games are to be played there."""
    return _gpu.get()


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
