"""Moves of people, and what they may ask about what they could do."""

import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bakehouse.errors import ActionError
from bakehouse.forms import form
from bakehouse.kernel.records import CHANCE
from bakehouse.players.coach import mistake
from bakehouse.server.course import Ahead
from bakehouse.server.log import is_step, standing
from bakehouse.server.refusals import Refusal, illegal, somebody_was_quicker
from bakehouse.server.storage.store import ABANDONED, OPEN, OVER, PERSON, PROGRAM, RUNNING
from bakehouse.server.tables.door import Door, News
from bakehouse.server.takebacks import others


class Moving(Door):
    """A table at which people play."""

    async def move(
        self,
        browser: str | None,
        seat: int,
        length: int,
        choice: int | str,
        accepted: Callable[[int], None] = lambda length: None,
    ) -> int:
        """A person plays; returns, and tells before programs' answers are told, the length of the log after it."""
        begun, after = time.perf_counter(), 0

        def acknowledge() -> None:
            nonlocal after
            after = self.length
            self.hall.metrics.move_seconds.observe(time.perf_counter() - begun)
            accepted(after)

        async with self.lock:
            await self._play(seat, length, choice, PERSON, browser, acknowledge=acknowledge)
        return after

    async def ink(
        self, browser: str | None, seat: int, length: int, choices: Sequence[int | str]
    ) -> tuple[int, dict[str, Any] | None]:
        """A person plays what was planned, and nobody comes in between; returns how many actions, and why not all.

        What chance brings may change everybody's plans: nothing is played after it.
        """
        async with self.lock:
            for played, choice in enumerate(choices):
                chances = self._chances()
                known = self.length if played else length
                try:
                    await self._play(seat, known, choice, PERSON, browser, answered=False)
                except Refusal as refusal:
                    if not played and refusal.code not in ("illegal", "stale", "doubled", "mistake"):
                        raise
                    return played, refusal.form or form("sentence", text=refusal.words).told()
                if self._chances() > chances and played + 1 < len(choices):
                    return played + 1, form("plan-ends-chance").told()
        return len(choices), None

    def _chances(self) -> int:
        return sum(row.seat == CHANCE for row in self.course.rows)

    def _check_holds(self, browser: str | None, seat: int) -> None:
        if seat not in self.header.seats_of(browser):
            raise Refusal("not_yours", form("seat-not-yours"), self.length)
        if self.header.status != RUNNING:
            why = {OPEN: form("not-begun"), OVER: form("is-over"), ABANDONED: form("given-up")}
            raise Refusal("not_running", why[self.header.status], self.length)
        if self.course.match.stopped:
            raise Refusal("not_running", self.course.match.stopped, self.length)

    async def _play(
        self,
        seat: int,
        length: int,
        choice: int | str,
        by: str,
        browser: str | None = None,
        answered: bool = True,
        acknowledge: Callable[[], None] | None = None,
    ) -> None:
        """An action of a seat; where others acted beside it through another process, it stands all the same.

        What programs answer that need no thought is written together with it.
        """
        answers: list[Ahead] = []

        def decide() -> News:
            nonlocal answers
            if by == PERSON:
                self._check_holds(browser, seat)
            elif self.length != length or self.seat_for_program() is None:
                raise somebody_was_quicker(self.length)
            action = self._checked(seat, length, choice)
            if by == PERSON:
                self._check_mistake(seat, action)
            ahead = self.course.ahead(self.now, (seat, action))
            answers = self.answers_to(ahead) if answered else []
            return replace(self.news(ahead, answers), acknowledge=acknowledge)

        await self.change_now(decide)
        self.hall.metrics.moves.labels(self.header.game, by).inc()
        if answers:
            self.hall.metrics.moves.labels(self.header.game, PROGRAM).inc(len(answers))

    @abstractmethod
    def seat_for_program(self) -> tuple[int, str] | None:
        """An awaited seat that a program has to act for: its own, or that of a person whose time is up."""

    @abstractmethod
    def answers_to(self, ahead: Ahead) -> list[Ahead]:
        """What programs that need no thought do next, if people wait for it."""

    def _check_mistake(self, seat: int, action: int) -> None:
        """In a lesson a mistake is explained instead of being made; whoever insists may make it."""
        if self.lesson is None or self._warned == (self.length, action) or self._was_led_to(seat, action):
            return
        why = mistake(self.course.match, seat, action, self.lesson)
        if why is not None:
            self._warned = (self.length, action)
            raise Refusal("mistake", why, self.length)

    def _was_led_to(self, seat: int, action: int) -> bool:
        return self.led is not None and self.led[1] == action and self.stands(seat, self.led[0])

    def _checked(self, seat: int, length: int, choice: int | str) -> int:
        """The action that is meant, if it is legal and its sender knew enough to choose it."""
        if length > self.length:
            raise Refusal("stale", f"The log has {self.length} entries, not {length}.", self.length)
        self._check_fresh(seat, length, choice)
        try:
            return self.course.match.choice_of(choice, seat)
        except ActionError as problem:
            raise illegal(problem, self.length) from None

    def _check_fresh(self, seat: int, length: int, choice: int | str | None = None) -> None:
        """Whoever acts must have seen all that happened, but for what others did beside them at the same time."""
        missed = self.course.rows[length:]
        table = self.course.game.definition.table
        meant = table.id_of(choice) if isinstance(choice, str) else choice
        mine = next((row.action for row in missed if row.seat == seat), None)
        if mine is not None and mine == meant:
            raise Refusal("doubled", form("doubled"), self.length)
        if missed and (mine is not None or not self._were_beside(seat, length)):
            raise Refusal("stale", form("table-changed"), self.length)

    def stands(self, seat: int, length: int) -> bool:
        """Whether a seat still stands before the same decision, whatever others did beside it."""
        try:
            self._check_fresh(seat, length)
        except Refusal:
            return False
        return True

    def _were_beside(self, seat: int, length: int) -> bool:
        """Whether all that happened since was done by others while this seat could have acted too."""
        match = self.course.match.copy()
        match.follow(standing(self.course.rows[:length]))
        for row in self.course.rows[length:]:
            if row.seat == CHANCE or not is_step(row) or seat not in match.awaited:
                return False
            match.push(row.action, row.seat)
        return True

    # --- Previews and hints

    def check_asks(self, browser: str | None, seat: int, length: int) -> None:
        """Whether somebody may ask about what a seat could do now."""
        self._check_holds(browser, seat)
        self.check_may_read(browser, seat)
        if seat not in self.course.match.awaited:
            raise Refusal("illegal", form("nothing-to-decide"), self.length)
        if length != self.length:
            self._check_fresh(seat, length)

    def check_hints(self, seat: int) -> None:
        rule = self.header.options["hints"]
        if rule == "off" or (rule == "alone" and others(self.header, seat)):
            raise Refusal("not_allowed", form("no-hints"), self.length)
