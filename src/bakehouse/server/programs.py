"""Programs in seats, and hints. They think in threads of their own; compiled code leaves the event loop alone."""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bakehouse.forms import form
from bakehouse.games.lessons import Lesson
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.libraries import seconds_left
from bakehouse.match import Match
from bakehouse.players import Answer, Asked, levels, turn_of
from bakehouse.players.advice import QUICK, Advice, Patience, advise
from bakehouse.players.coach import Lead, lead
from bakehouse.server.messages import Moment, Preparing, TurningPoint
from bakehouse.server.outlook import outlook

SIMPLE = ("random", "greedy")
LIMIT = 30.0
REMEMBERED = 8
"""Players kept from one decision to the next; each may hold a tree of some megabytes."""


def offered(game: str) -> list[str]:
    """The programs that a table can be given. Never a class by its module: that would run anybody's code."""
    return [*SIMPLE, *levels(game)]


def preparing(game: str) -> Preparing | None:
    """What is said to people when a program that thinks cannot do so yet; None when it can."""
    left = 0 if PLAIN else round(seconds_left(game))
    if not left:
        return None
    return Preparing(seconds=left, form=form("preparing", seconds=left).told())


class Programs:
    """A few threads for all tables; more decisions than threads wait their turn."""

    def __init__(self, workers: int, hint_player: str, hint_seconds: float) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="program")
        self._quick_hints = ThreadPoolExecutor(1, thread_name_prefix="quick hint")
        self._hints = ThreadPoolExecutor(1, thread_name_prefix="hint")
        self._hint_player, self._hint_seconds = hint_player, hint_seconds
        self._players: OrderedDict[tuple[str, int, str], Asked] = OrderedDict()
        self._guard = threading.Lock()

    async def answer(self, table: str, match: Match, seat: int, program: str) -> Answer:
        """What a program plays in that seat; the match is a copy that nobody else uses."""
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._answer, (table, seat, program), match, seat
        )

    def _answer(self, key: tuple[str, int, str], match: Match, seat: int) -> Answer:
        return self._player(key, match.game.id).answer(turn_of(match, seat))

    def _player(self, key: tuple[str, int, str], game: str) -> Asked:
        with self._guard:
            player = self._players.pop(key, None) or Asked(key[2], game, LIMIT)
            self._players[key] = player
            while len(self._players) > REMEMBERED:
                self._players.popitem(last=False)
        return player

    def hints(self, match: Match, seat: int) -> list[bool]:
        """Which hints there are to be had, quick (True) or not: one is enough where there is nothing to choose."""
        return [False] if self._hint_player or len(match.legal_ids(seat)) == 1 else [True, False]

    async def hint(self, match: Match, seat: int, quick: bool, is_wanted: Callable[[], bool]) -> Advice | None:
        """What the strongest player would do there, and why; None if nobody wants to know any more.

        The match is a copy that nobody else uses.
        """
        threads, seconds = (self._quick_hints, QUICK) if quick else (self._hints, self._hint_seconds)
        return await asyncio.get_running_loop().run_in_executor(threads, self._advise, match, seat, seconds, is_wanted)

    def _advise(self, match: Match, seat: int, seconds: float, is_wanted: Callable[[], bool]) -> Advice | None:
        if not is_wanted():
            return None
        return advise(turn_of(match, seat), Patience(seconds=seconds, trees=1), self._hint_player)

    async def lead(self, match: Match, seat: int, lesson: Lesson) -> Lead:
        """What the coach of a lesson says; the match is a copy that nobody else uses."""
        return await asyncio.get_running_loop().run_in_executor(self._quick_hints, lead, match, seat, lesson)

    async def outlook(self, match: Match, player: str) -> tuple[list[Moment], list[TurningPoint]]:
        """Who was winning, moment by moment, and where it turned; the match is a copy that nobody else uses."""
        return await asyncio.get_running_loop().run_in_executor(self._hints, outlook, match, player)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._quick_hints.shutdown(wait=False, cancel_futures=True)
        self._hints.shutdown(wait=False, cancel_futures=True)
