"""Games of a tournament on a Ray cluster: each process there keeps one of its own that plays, as on this machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bakehouse.cluster import connected
from bakehouse.errors import BakehouseError
from bakehouse.lab.schedule import Seating
from bakehouse.lab.worker import STARTS, Stopped, Table, Worker


class Host:
    """In a process of the cluster: whatever players do to the process that plays, this one goes on."""

    def __init__(self, table: Table) -> None:
        self.worker = Worker(table)

    def play(self, seating: Seating) -> dict[str, Any]:
        return self.worker.play(seating)


class RemoteWorker:
    """A `Worker` somewhere in the cluster."""

    def __init__(self, ray: Any, table: Table) -> None:
        self.ray, self.table = ray, table
        self.stopped = False
        self._host: Any = None

    def play(self, seating: Seating) -> dict[str, Any]:
        """The row of a game; if the machine or the process is lost, it is played again elsewhere."""
        errors = self.ray.exceptions
        for _ in range(STARTS):
            if self.stopped:
                raise Stopped
            try:
                self._host = self._host or self.ray.remote(num_cpus=1)(Host).remote(self.table)
                row: dict[str, Any] = self.ray.get(self._host.play.remote(seating))
                return row
            except errors.RayTaskError as problem:
                raise (problem.cause if isinstance(problem.cause, BakehouseError) else problem) from None
            except errors.RayError:
                self._host = None
        if self.stopped:
            raise Stopped
        raise BakehouseError(
            f"The processes that played game {seating.number} (seed {seating.seed}) were lost {STARTS} times; "
            "what was played before is kept."
        )

    def stop(self) -> None:
        """End the process there; may be called from another thread."""
        self.stopped = True
        if self._host is not None:
            self.ray.kill(self._host)


@contextmanager
def hired(address: str | None, table: Table, workers: int | None, games: int) -> Iterator[list[RemoteWorker]]:
    """As many workers as were asked for, or as the cluster has cores; never more than there are games."""
    with connected(address, workers) as ray:
        wanted = workers or max(int(ray.cluster_resources().get("CPU", 1)), 1)
        yield [RemoteWorker(ray, table) for _ in range(min(wanted, games))]
