"""Ray: processes on this machine, or on many. What outgrows one process runs there (extra: bakehouse[ray])."""

import logging
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

from bakehouse.errors import BakehouseError, MissingExtra

PATIENCE = 10.0
"""Seconds to wait for the head of a cluster to answer."""


class Unreachable(BakehouseError):
    """A cluster that does not answer, or was lost."""


def named_cluster() -> str | None:
    """The cluster that the environment names, as Ray's own tools take it."""
    return os.environ.get("RAY_ADDRESS") or None


def check_ray() -> None:
    if find_spec("ray") is None:
        raise MissingExtra("A cluster needs Ray: pip install 'bakehouse[ray]'.")


@contextmanager
def connected(address: str | None, workers: int | None = None) -> Iterator[Any]:
    """Ray, connected to a cluster by its address, or to one that is started here and ends with it."""
    check_ray()
    import ray

    address = address or named_cluster()
    if address is not None:
        _knock(address)
    if ray.is_initialized():
        yield ray
        return
    logging.getLogger("ray").setLevel(logging.ERROR)
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False, "configure_logging": False}
    try:
        if address is None:
            with _paths_for_workers():
                ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, OSError, RuntimeError, ValueError) as problem:
        raise Unreachable(_sentence(address, problem)) from None
    try:
        yield ray
    except ray.exceptions.RaySystemError:
        raise Unreachable(f"The cluster at {address or 'this machine'} was lost; what is finished is kept.") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray tries for minutes; a port that nobody listens at is known at once."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except OSError:
        raise Unreachable(_sentence(address)) from None


def _sentence(address: str | None, problem: Exception | None = None) -> str:
    if address is None:
        first = str(problem).strip().splitlines()[0] if str(problem).strip() else type(problem).__name__
        return f"Ray cannot be started on this machine: {first.rstrip('.')}."
    return f"The cluster at {address} cannot be reached; is it running, and is that its address (HOST:PORT)?"


@contextmanager
def _paths_for_workers() -> Iterator[None]:
    """Processes that Ray starts on this machine find the same modules as this one."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
