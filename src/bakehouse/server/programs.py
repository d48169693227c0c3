"""Programs in seats, and hints. They think in worker processes; what takes microseconds is done at once."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bakehouse.forms import form
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.contract import LOOPS
from bakehouse.kernel.libraries import library, seconds_left
from bakehouse.match import Match
from bakehouse.players import Answer, find, levels, turn_of
from bakehouse.players.advice import QUICK, Advice
from bakehouse.players.coach import Lead
from bakehouse.server.messages import Moment, Preparing, TurningPoint
from bakehouse.server.work.line import Kind, Payers

if TYPE_CHECKING:
    from bakehouse.server.work.pool import Pool

SIMPLE = ("random", "greedy")


def offered(game: str) -> list[str]:
    """The programs that a table can be given. Never a class by its module: that would run anybody's code."""
    return [*SIMPLE, *levels(game)]


def preparing(game: str) -> Preparing | None:
    """What is said to people when a program that thinks cannot do so yet; None when it can."""
    left = 0 if PLAIN else round(seconds_left(game))
    if not left:
        return None
    return Preparing(seconds=left, form=form("preparing", seconds=left).told())


def is_compiled(game: str) -> bool:
    """Whether a step of a game takes microseconds in this process."""
    if PLAIN:
        return False
    wanted = [library(LOOPS), library(game)]
    return all(each is not None and each.loaded is not None for each in wanted)


class Programs:
    """What programs are asked for, by the kind of the job and who pays for it; a match is a copy for the job alone."""

    def __init__(self, pool: "Pool", hint_player: str, hint_seconds: float) -> None:
        self.pool = pool
        self._hint_player, self._hint_seconds = hint_player, hint_seconds

    def at_once(self, match: Match, seat: int, program: str) -> Answer | None:
        """What a program plays that need not think; None where that would take a while."""
        if program not in SIMPLE or not is_compiled(match.game.id):
            return None
        return Answer(find(program, match.game.id).choose(turn_of(match, seat)))

    async def answer(self, kind: Kind, payers: Payers, table: str, match: Match, seat: int, program: str) -> Answer:
        """What a program plays in a seat."""
        found: Answer = await self.pool.ask(kind, payers, "answer", table, match, seat, program, key=f"{table} {seat}")
        return found

    def hints(self, match: Match, seat: int) -> list[bool]:
        """Which hints there are to be had, quick (True) or not: one is enough where there is nothing to choose."""
        return [False] if self._hint_player or len(match.legal_ids(seat)) == 1 else [True, False]

    async def hint(
        self,
        payers: Payers,
        match: Match,
        seat: int,
        quick: bool,
        is_wanted: Callable[[], bool],
        also: Sequence[int] = (),
    ) -> Advice | None:
        """What the strongest player would do there, and why, with what it thinks of some actions in any case; None if
        nobody wants to know any more."""
        seconds = QUICK if quick else self._hint_seconds
        advice: Advice | None = await self.pool.ask(
            Kind.HINT, payers, "advise", match, seat, seconds, self._hint_player, also, is_wanted=is_wanted
        )
        return advice

    async def lead(self, payers: Payers, match: Match, seat: int) -> tuple[Lead, int | None]:
        """What the coach of a lesson says, and the id of the action that is proposed."""
        told: tuple[Lead, int | None] = await self.pool.ask(Kind.HINT, payers, "lead", match, seat)
        return told

    async def outlook(self, payers: Payers, match: Match, player: str) -> tuple[list[Moment], list[TurningPoint]]:
        """Who was winning, moment by moment, and where it turned."""
        told: tuple[list[Moment], list[TurningPoint]] = await self.pool.ask(
            Kind.ANALYSIS, payers, "outlook", match, player
        )
        return told
