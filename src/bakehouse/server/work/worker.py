"""A process that does one job after the other: `python -m bakehouse.server.work.worker FILE NICENESS`."""

import os
import pickle
import signal
import socket
import struct
import sys
import threading
import time
import traceback
from collections.abc import Callable
from typing import Any

from bakehouse.errors import BakehouseError
from bakehouse.server.work import tasks
from bakehouse.server.work.parcels import unpacked

LENGTH = struct.Struct("!I")
STEP = 0.01
PULSE = 5.0
"""Seconds after which a job that gets on slowly is told to be alive: whoever says nothing for long is ended."""


def done(told: bytes, tell: Callable[[float], None] = lambda share: None) -> tuple[str, Any, float]:
    """What came of a job: its result, an error that a person can mend, or what went wrong; and its processor time."""
    begun = time.process_time()
    try:
        task, arguments = unpacked(told)
        more = {"tell": tell} if task in tasks.TELLING else {}
        kind, value = "result", getattr(tasks, task)(*arguments, **more)
    except BakehouseError as problem:
        kind, value = "refusal", problem
    except Exception:
        kind, value = "failure", traceback.format_exc()
    return kind, value, time.process_time() - begun


class Bar:
    """How much of a job is done: threads may tell it at once, and it is said in steps that can be seen, or be heard."""

    def __init__(self, say: Callable[[tuple[str, Any, float]], None]) -> None:
        self.say, self.said, self.lock = say, 0.0, threading.Lock()
        self.last = time.monotonic()

    def tell(self, share: float) -> None:
        with self.lock:
            now = time.monotonic()
            if share >= self.said + STEP or now >= self.last + PULSE:
                self.said, self.last = share, now
                self.say(("progress", share, 0.0))


def serve(opened: socket.socket) -> None:
    """Until nobody is at the other end."""
    with opened.makefile("rwb") as file:

        def say(answer: tuple[str, Any, float]) -> None:
            packed = pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)
            file.write(LENGTH.pack(len(packed)) + packed)
            file.flush()

        while head := file.read(LENGTH.size):
            answer = done(file.read(LENGTH.unpack(head)[0]), Bar(say).tell)
            say(answer)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(int(sys.argv[2]))
    try:
        serve(socket.socket(fileno=int(sys.argv[1])))
    except OSError:
        sys.exit(0)  # the server has gone
