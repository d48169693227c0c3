"""The workers: processes that are started when they are needed, and end with the server.

One is for what people look at, which takes milliseconds; others think. Where there are several of these, one of them
leaves alone what nobody waits for, so that a move or a hint finds a worker soon. Matches that have ended and questions
of the workshop have workers of their own, of the lowest priority: they get the time that nobody else wants.
"""

import asyncio
import atexit
import contextlib
import logging
import os
import pickle
import socket
import struct
import subprocess
import sys
from collections import deque
from collections.abc import Collection
from typing import Any

from bakehouse.forms import form
from bakehouse.server.limits import Buckets
from bakehouse.server.logs import tell
from bakehouse.server.refusals import Refusal
from bakehouse.server.settings import Limits
from bakehouse.server.work.line import Heard, Job, Kind, Line, Payers, Wanted, always, nobody
from bakehouse.server.work.parcels import Sender

log = logging.getLogger(__name__)

MODULE = "bakehouse.server.work.worker"
LENGTH = struct.Struct("!I")
QUICK_NICENESS, THINKING_NICENESS, LEAST_NICENESS = 5, 15, 19
DEADLINE = 300.0
"""Seconds after which a worker that says nothing is ended; it may have to wait until a game is compiled."""
REMEMBERED = 8
"""Keys of jobs that a worker may remember something of."""
REMEMBERED_QUESTIONS = 32
"""A question goes on where its games are; as many are kept there (`tasks.QUESTIONS`)."""
SHEDDABLE = (Kind.LOOK, Kind.HINT, Kind.ANALYSIS, Kind.DEEP)
"""What is refused when there is too much of it; moves only wait."""
AWAITED = (Kind.MOVE, Kind.HINT)
"""What somebody waits for."""
THOUGHTS = (*AWAITED, Kind.ALONE)
ANALYSES = (Kind.ANALYSIS, Kind.DEEP)
PATIENT = 40
"""So many times longer than for a hint somebody waits for an analysis, with a bar to look at."""


class Process:
    """A worker process and the wire to it."""

    def __init__(self, niceness: int) -> None:
        self.wire, theirs = socket.socketpair()
        self.niceness = niceness
        self.sender = Sender()
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", MODULE, str(theirs.fileno()), str(niceness)], pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment, start_new_session=True,
            )  # fmt: skip

    def end(self) -> None:
        self.wire.close()
        self.process.kill()
        self.process.wait()


_resting: list[Process] = []
"""Processes that a hall has done with: the next hall of this process takes them over."""


@atexit.register
def _end_resting() -> None:
    while _resting:
        _resting.pop().end()


def _hired(niceness: int) -> Process:
    found = next((each for each in _resting if each.niceness == niceness and each.process.poll() is None), None)
    if found is None:
        return Process(niceness)
    _resting.remove(found)
    return found


class Worker:
    """One worker: the job that it is at, and the keys of those that it may remember."""

    def __init__(self, kinds: Collection[Kind], niceness: int, most: int = REMEMBERED) -> None:
        self.kinds, self.niceness = kinds, niceness
        self.job: Job | None = None
        self.remembers: deque[str] = deque(maxlen=most)
        self._process: Process | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def does(self, kind: Kind) -> bool:
        return kind in self.kinds

    def may(self, job: Job) -> bool:
        return self.does(job.kind)

    async def do(self, job: Job) -> tuple[str, Any, float]:
        """One job; a process that has gone, or hangs, is replaced by the next."""
        try:
            async with asyncio.timeout(DEADLINE) as deadline:
                reader, writer = await self._connected()
                assert self._process is not None
                told = self._process.sender.packed((job.task, job.arguments))
                writer.write(LENGTH.pack(len(told)) + told)
                await writer.drain()
                while (answer := await _told(reader))[0] == "progress":
                    job.heard(answer[1])
                    deadline.reschedule(asyncio.get_running_loop().time() + DEADLINE)
                return answer
        except BaseException:
            self.dismiss()
            raise

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            self._process = await asyncio.to_thread(_hired, self.niceness)
            self._streams = await asyncio.open_connection(sock=self._process.wire.dup())
        return self._streams

    def dismiss(self) -> None:
        """End the process; whatever it was at is lost."""
        self._let_go()
        if self._process is not None:
            self._process.end()
            self._process = None

    def rest(self) -> None:
        """The hall is closing: an idle process may serve another one."""
        if self.job is not None or self._process is None:
            self.dismiss()
            return
        self._let_go()
        _resting.append(self._process)
        self._process = None

    def _let_go(self) -> None:
        self.remembers.clear()
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None


class Pool:
    """Gives jobs to workers in the order of the line."""

    def __init__(self, thinking: int, limits: Limits, budgets: Buckets, asking: int = 1) -> None:
        self.limits, self.budgets = limits, budgets
        self.line = Line(self._are_in_debt)
        self.workers = [Worker([Kind.LOOK], QUICK_NICENESS)]
        self.workers += [
            Worker(AWAITED if place == 0 and thinking > 1 else THOUGHTS, THINKING_NICENESS) for place in range(thinking)
        ]
        self.workers += [Worker([kind], LEAST_NICENESS) for kind in ANALYSES]
        self.workers += [Worker([Kind.QUESTION], LEAST_NICENESS, REMEMBERED_QUESTIONS) for _ in range(asking)]
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_leaving = False

    async def ask(
        self,
        kind: Kind,
        payers: Payers,
        task: str,
        *arguments: Any,
        key: str = "",
        is_wanted: Wanted = always,
        heard: Heard = nobody,
    ) -> Any:
        """Have something done; None if nobody wants it any more when its turn comes.

        Who does not wait any longer (a cancelled task) gives up the place in the line.
        """
        self._check_load(kind, payers)
        job = Job(kind, payers, task, arguments, key, asyncio.get_running_loop().create_future(), is_wanted, heard)
        self.line.add(job)
        self._hand_out()
        try:
            return await job.done
        finally:
            self.line.discard(job)

    def _check_load(self, kind: Kind, payers: Payers) -> None:
        """Say no before everybody waits: to who has too many jobs in the line, and to all when it is too long."""
        if self._is_leaving:
            raise _restarts()
        if kind not in SHEDDABLE:
            return
        if self.line.waiting_for(payers[0], kind) >= self.limits.jobs:
            raise Refusal("too_fast", form("too-much"))
        if kind != Kind.LOOK and self._are_in_debt(payers):
            raise Refusal("too_fast", form("think-yourself" if kind == Kind.HINT else "looked-enough"))
        patience = PATIENT if kind in ANALYSES else 1
        if self._seconds_before(kind) > patience * self.limits.wait_seconds:
            raise Refusal("unavailable", form("busy"))

    def _seconds_before(self, kind: Kind) -> float:
        """How long a new job would wait: for what comes before it and is done by the same workers."""
        hands = [worker for worker in self.workers if worker.does(kind)]
        before = [each for each in self.line.waiting if each.kind <= kind and any(w.does(each.kind) for w in hands)]
        return sum(each.cost for each in before) / len(hands)

    def _are_in_debt(self, payers: Payers) -> bool:
        return any(self.budgets.is_in_debt(payer) for payer in payers)

    def _hand_out(self) -> None:
        for worker in self.workers:
            if worker.job is None and (job := self._next_for(worker)) is not None:
                worker.job = job
                task = asyncio.get_running_loop().create_task(self._done_by(worker, job))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _next_for(self, worker: Worker) -> Job | None:
        """The next that somebody still wants, unless another idle worker remembers more of it.

        A question waits for the worker that has its games, even if that is busy: anywhere else it would begin anew.
        """
        others = [each for each in self.workers if each is not worker]

        def may(job: Job) -> bool:
            return worker.may(job) and not (
                job.key and job.key not in worker.remembers
                and any(
                    each.may(job) and job.key in each.remembers and (each.job is None or job.kind == Kind.QUESTION)
                    for each in others
                )
            )  # fmt: skip

        while (job := self.line.take(may)) is not None and not job.is_wanted():
            self.line.paid(job, 0.0)
            self._answer(job, "result", None)
        return job

    async def _done_by(self, worker: Worker, job: Job) -> None:
        try:
            kind, value, seconds = await worker.do(job)
        except (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError) as problem:
            tell(log, "a worker was lost", logging.ERROR, task=job.task, reason=str(problem) or type(problem).__name__)
            kind, value, seconds = "failure", "the worker was lost", job.cost
        finally:
            worker.job = None
        if job.key and job.key not in worker.remembers:
            worker.remembers.append(job.key)
        self.line.paid(job, seconds)
        for payer in job.payers:
            self.budgets.pay(payer, seconds)
        self._answer(job, kind, value)
        self._hand_out()

    @staticmethod
    def _answer(job: Job, kind: str, value: Any) -> None:
        if job.done.done():
            return
        if kind == "result":
            job.done.set_result(value)
        elif kind == "refusal":
            job.done.set_exception(value)
        else:
            log.error("a job failed: %s", value)
            job.done.set_exception(Refusal("unavailable", form("work-failed")))

    async def get_ready(self) -> None:
        """Start a worker that shows and one that thinks before somebody needs them."""
        await asyncio.gather(*(self.ask(kind, ("the server",), "get_ready") for kind in (Kind.LOOK, Kind.MOVE)))

    def leave(self) -> None:
        """Nobody shall wait for what will not be done: whoever does is told, and so is who asks from now on."""
        self._is_leaving = True
        for job in [*self.line.waiting, *(worker.job for worker in self.workers if worker.job is not None)]:
            if not job.done.done():
                job.done.set_exception(_restarts())

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        with contextlib.suppress(Exception):
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self.workers:
            worker.rest()


def _restarts() -> Refusal:
    return Refusal("unavailable", form("restarting"))


async def _told(reader: asyncio.StreamReader) -> tuple[str, Any, float]:
    """What a worker says next."""
    length = LENGTH.unpack(await reader.readexactly(LENGTH.size))[0]
    told: tuple[str, Any, float] = pickle.loads(await reader.readexactly(length))
    return told
