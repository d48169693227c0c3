"""A question that is answered by a process of its own: it can be stopped at any time, and takes nobody with it."""

import multiprocessing
import os
from collections.abc import Iterator
from multiprocessing.connection import Connection
from types import TracebackType

from bakehouse.errors import BakehouseError
from bakehouse.lab.asking.answers import Answer, Ask

NICE = 10
"""Whoever plays at a table goes first."""
STOPPING = 2.0
"""Seconds that a process has to end before it is ended."""


class AnswerLost(BakehouseError):
    """The process that was answering has ended without a word."""


class Elsewhere:
    """Answers from another process; use it with `with`, so that the process ends with it.

    with Elsewhere(asked) as elsewhere:
        for answer in elsewhere.answers(): ...
    """

    def __init__(self, asked: Ask) -> None:
        context = multiprocessing.get_context("spawn")
        self.mine, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(asked, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def answers(self) -> Iterator[Answer]:
        """All answers as they come; refusals are raised here, and so is that the process was killed."""
        while True:
            try:
                told = self.mine.recv()
            except (EOFError, OSError):
                raise AnswerLost("Whoever was answering has been stopped; nothing else is lost, ask again.") from None
            if told is None:
                return
            if isinstance(told, BakehouseError):
                raise told
            yield told

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        if not self.mine.closed:
            self.mine.close()
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(STOPPING)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()

    def __enter__(self) -> "Elsewhere":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cancel()
        self.process.close()


def _work(asked: Ask, told: Connection) -> None:
    """In the other process."""
    from bakehouse.lab.asking.running import ask

    os.nice(NICE)
    try:
        for answer in ask(asked):
            told.send(answer)
        told.send(None)
    except BakehouseError as problem:
        told.send(problem)
    except BrokenPipeError:
        pass  # nobody listens any more
