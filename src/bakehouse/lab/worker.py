"""Processes that play games. A player may end its process or hold it up; then the game is played again in a new one."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, Protocol

from bakehouse.errors import BakehouseError
from bakehouse.lab.schedule import Seating

BEGIN = "import sys; from bakehouse.lab.worker import serve; serve(int(sys.argv[1]))"
GRACE = 30.0
"""Seconds beyond the limit of a decision after which a process counts as held up."""
STARTS = 3
"""How often a game is begun before it is given up."""


@dataclass(frozen=True)
class Table:
    """What all games of a tournament have in common, as it is told to a process."""

    game: str
    seats: int
    house_rules: Mapping[str, str]
    changes: Mapping[str, Any]
    players: tuple[str, ...]
    own: tuple[str, ...]
    """Those of the players that are not Bakehouse's: nobody knows what they do to their process."""
    limit: float


class Stopped(Exception):
    """The process was ended from here."""


class Hand(Protocol):
    """Whoever plays games for a tournament."""

    def play(self, seating: Seating) -> dict[str, Any]:
        """The row of a game."""

    def stop(self) -> None:
        """End it; may be called from another thread."""


class Worker:
    """A process, as the one who started it sees it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stopped = False
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None

    def play(self, seating: Seating) -> dict[str, Any]:
        """The row of a game, whatever its players do."""
        replaced: dict[int, str] = {}
        own = [seat for seat, player in enumerate(seating.players) if self.table.players[player] in self.table.own]
        for start in range(STARTS + self.table.seats):
            asked = -1
            try:
                line = self._open()
                line.send((seating, replaced))
                while line.poll(self.table.limit + GRACE if asked in own else None):
                    told = line.recv()
                    if isinstance(told, BaseException):
                        raise told
                    if isinstance(told, int):
                        asked = told
                        continue
                    if told.hangs:
                        self._end()
                    return told.row  # type: ignore[no-any-return]
                replaced[asked] = "held up its process"
            except (EOFError, OSError):
                if self.stopped:
                    raise Stopped from None
                if asked in own and start > 0:
                    replaced[asked] = "ended its process twice"
            self._end()
        names = ", ".join(self.table.players[player] for player in seating.players)
        raise BakehouseError(
            f"The process of game {seating.number} ({names}, seed {seating.seed}) ended again and again; "
            "what was played before is kept."
        )

    def stop(self) -> None:
        """End the process; may be called from another thread."""
        self.stopped = True
        self._end()

    def _open(self) -> Connection:
        if self.stopped:
            raise EOFError
        if self._line is None:
            ours, theirs = Pipe()
            paths = os.pathsep.join(path for path in sys.path if path)
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-c", BEGIN, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,  # a player may print what it likes
                env={**os.environ, "PYTHONPATH": paths},
                start_new_session=True,  # Ctrl-C is for the one who started it
            )
            theirs.close()
            ours.send(self.table)
            self._line = ours
            if self.stopped:  # in this moment
                self._end()
                raise EOFError
            return ours
        return self._line

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._process, self._line = None, None


def serve(number: int) -> None:
    """The process itself: plays the games it is sent until nobody is there any more."""
    parent = os.getppid()
    line = Connection(number)
    with contextlib.suppress(EOFError, OSError):
        _serve(line, parent)
    os._exit(0)  # threads of players that hang would be waited for


def _serve(line: Connection, parent: int) -> None:
    from bakehouse.games.game import game as make_game
    from bakehouse.lab.playing import play_game, rehearse

    table: Table = line.recv()
    try:
        game = make_game(table.game, table.seats, table.house_rules, table.changes)
        rehearse(game)
        while True:
            seating, replaced = line.recv()
            names = [table.players[player] for player in seating.players]
            told = line.send if set(names) & set(table.own) else _nobody

            def asking(seat: int, told: Callable[[int], None] = told) -> None:
                """Say who is asked, where the process may not survive it; and do not outlive the one who listens."""
                told(seat)
                if os.getppid() != parent:
                    os._exit(0)

            line.send(play_game(game, names, seating.seed, table.limit, replaced, asking))
    except BakehouseError as problem:
        line.send(problem)


def _nobody(seat: int) -> None:
    """Nobody needs to know."""
