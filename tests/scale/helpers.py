"""Players that do harm to the process they play in."""

import os
import signal
from pathlib import Path

from bakehouse.players import Turn

MARKS = "BAKEHOUSE_TEST_MARKS"
"""The folder in which deaths are noted; processes of a cluster inherit it."""
DEATHS = 2
FATAL = 5
"""The decision at which it happens."""


class DiesAtFirst:
    """Ends its process in the middle of the first games that it plays, without a word."""

    def choose(self, turn: Turn) -> int:
        if turn.number == FATAL:
            for death in range(DEATHS):
                try:
                    (Path(os.environ[MARKS]) / f"death-{death}").touch(exist_ok=False)
                except FileExistsError:
                    continue
                os.kill(os.getpid(), signal.SIGKILL)
        return turn.legal[-1]


class AlwaysDies:
    """Ends its process in every game."""

    def choose(self, turn: Turn) -> int:
        if turn.number == FATAL:
            os.kill(os.getpid(), signal.SIGKILL)
        return turn.legal[-1]
