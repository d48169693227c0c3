"""Programs that play, and clocks that run out."""

import asyncio
import logging
import time

from bakehouse.match import Match
from bakehouse.players import Answer, Greedy, turn_of
from bakehouse.server.course import Ahead, Course
from bakehouse.server.log import RESUMED
from bakehouse.server.logs import tell
from bakehouse.server.programs import SIMPLE, preparing
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage import Row
from bakehouse.server.storage.store import PROGRAM, RUNNING
from bakehouse.server.tables.door import News
from bakehouse.server.tables.moving import Moving
from bakehouse.server.work import Kind

log = logging.getLogger(__name__)

AWAY_MS = 60_000
"""A clock that ran out so long ago, unnoticed, ran while there was no server."""
SAY_AGAIN_SECONDS = 4.0
"""Between two words to people who wait for a program that cannot think yet."""
RETRY_SECONDS = 1.0
MOST_AT_ONCE = 12
"""Steps of programs that are written together with the one before them: the turn of one, or nearly."""


class Acting(Moving):
    """A table at which programs play."""

    def seat_for_program(self) -> tuple[int, str] | None:
        """An awaited seat that a program has to act for: its own, or that of a person whose time is up."""
        match = self.course.match
        if self.header.status != RUNNING or match.over or match.stopped:
            return None
        awaited = _in_turn(match)
        for seat in awaited:
            place = self.header.places[seat]
            if place.kind == PROGRAM:
                return seat, place.program
        if self.course.clocks:
            left = self.course.clocks.left_at(self.now, match.awaited)
            for seat in awaited:
                if left[seat] == 0:
                    return seat, "greedy"
        return None

    def answers_to(self, ahead: Ahead) -> list[Ahead]:
        """A few at most, so that nobody else waits; without people at the table each step is a moment of its own."""
        answers: list[Ahead] = []
        if self.course.clocks or not self.has_people:
            return answers
        while len(answers) < MOST_AT_ONCE and (step := self._answer_to(answers[-1] if answers else ahead)) is not None:
            answers.append(step)
        return answers

    def _answer_to(self, ahead: Ahead) -> Ahead | None:
        match = ahead.match
        seat = next((seat for seat in _in_turn(match) if self.header.places[seat].kind == PROGRAM), None)
        if seat is None or match.over:
            return None
        try:
            answer = self.hall.programs.at_once(match, seat, self.header.places[seat].program)
        except Exception:  # it is asked again by itself, and what is wrong is told then
            return None
        if answer is None or answer.problem or not self.hall.program_moves.take(self.visitor):
            return None
        return self.course.ahead(self.now, (seat, answer.action), ahead)

    @property
    def sleeps(self) -> bool:
        """Whether programs are among themselves and nobody looks on: they play when somebody comes."""
        if self.has_people or self.watchers or self.waiting:
            return False
        return time.monotonic() - self.looked_at > self.hall.settings.awake_seconds

    def act_for_programs(self) -> None:
        """See to it that programs act and clocks run out, unless that is being seen to."""
        needed = self.seat_for_program() is not None or (self.course.clocks and self.header.status == RUNNING)
        if needed and not self.sleeps and not self.course.match.stopped and not self.is_acting:
            self._acting = self.hall.in_background(self._keep_acting())

    @property
    def is_acting(self) -> bool:
        return self._acting is not None and not self._acting.done()

    async def _keep_acting(self) -> None:
        while self.header.status == RUNNING and not self.hall.closing and not self.sleeps:
            if not self.ours and not await self._nobody_else_acts():
                continue
            chosen = self.seat_for_program()
            if chosen is not None:
                await self._act(*chosen)
            elif not await self._until_time_is_up():
                return

    async def _nobody_else_acts(self) -> bool:
        """Give the process that wrote the last entry the time to write the next; then it is ours to do."""
        length = self.length
        await self.wait_for_more(length, self.hall.settings.patience)
        if self.length != length:
            return False
        self.ours = True
        return True

    async def _until_time_is_up(self) -> bool:
        """Sleep until a clock may have run out; False when none is running."""
        clocks, awaited = self.course.clocks, self.course.match.awaited
        if not clocks or not awaited:
            return False
        length, left = self.length, min(clocks.left_at(self.now, awaited))
        await self.wait_for_more(length, left / 1000 + 0.005)
        return True

    async def _act(self, seat: int, program: str) -> None:
        """One decision of a program. Whatever went wrong is tried again: the log says how far the match is."""
        length, begun = self.length, time.perf_counter()
        match = self.course.match.copy()
        try:
            await self.hall.pace(self.visitor)
            answer = self.hall.programs.at_once(match, seat, program) or await self._thought(match, seat, program)
        except Exception:  # whatever a program does, the match goes on
            if self.hall.closing:
                return
            log.exception("a program cannot play")
            answer = None
        self.hall.metrics.think_seconds.observe(time.perf_counter() - begun)
        if answer is not None and answer.problem:
            self.hall.metrics.player_problems.labels(program).inc()
            tell(log, "program failed", logging.WARNING, table=self.id, program=program, problem=answer.problem)
        action = answer.action if answer is not None else Greedy().choose(turn_of(match, seat))
        try:
            async with self.lock:
                await self._play(seat, length, action, PROGRAM)
        except Refusal as refusal:
            if refusal.code == "unavailable":
                await asyncio.sleep(RETRY_SECONDS)

    async def _thought(self, match: Match, seat: int, program: str) -> Answer:
        """What a program plays that thinks in a worker; whoever waits for it hears how long it takes to get ready."""
        self.say_if_preparing(program)
        kind = Kind.MOVE if self.watchers or self.waiting else Kind.ALONE
        thinking = asyncio.ensure_future(
            self.hall.programs.answer(kind, (self.visitor, f"table {self.id}"), self.id, match, seat, program)
        )
        while not (await asyncio.wait([thinking], timeout=SAY_AGAIN_SECONDS))[0]:
            self.say_if_preparing(program)
        return await thinking

    def say_if_preparing(self, program: str) -> None:
        """Tell everybody here if a program that thinks has to wait until its game is compiled."""
        if program not in SIMPLE and (told := preparing(self.header.game)):
            self.tell_all(told)

    async def resume(self) -> None:
        """After a restart: the time without a server counts for nobody's clock."""

        def decide() -> News | None:
            wakes_at = self.header.wakes_at
            away = wakes_at is not None and wakes_at < self.now - AWAY_MS
            if not self.course.clocks or not away or self.course.match.stopped or self.header.status != RUNNING:
                return None
            row = Row(RESUMED, 0, self.now)
            course = Course(self.header, [*self.course.rows, row], self.hall.dealer)
            return self.news(Ahead([row], course.match, course.clocks, takes_back=True))

        await self.change(decide)
        self.act_for_programs()


def _in_turn(match: Match) -> list[int]:
    """The seats that may act, whose turn it is first."""
    actor = match.actor
    return sorted(match.awaited, key=lambda seat: seat != actor)
