"""Questions of the workshop on their way to their answers.

A question is answered round by round, each a job for the workers that ask. It goes on as long as somebody looks at it:
who is gone, or has paused, stops nothing but their own question, and takes it up again by looking.
"""

import asyncio
import time
from typing import TYPE_CHECKING

from bakehouse.errors import BakehouseError
from bakehouse.forms import form
from bakehouse.lab.asking.answers import AnswerTold, Ask
from bakehouse.server.identity import new_id
from bakehouse.server.messages import AskedInfo
from bakehouse.server.refusals import Refusal
from bakehouse.server.work.line import Kind

if TYPE_CHECKING:
    from bakehouse.server.hall import Hall

LOOKED_SECONDS = 6.0
"""So long a question goes on after somebody has looked."""
FORGET_SECONDS = 900.0
MOST_BEGINNINGS = 3
"""How often a question begins anew whose worker was lost."""


class Asking:
    """One question."""

    def __init__(self, hall: "Hall", browser: str, address: str, asked: Ask) -> None:
        self.hall, self.browser, self.address, self.asked = hall, browser, address, asked
        self.id = new_id()
        self.version, self.problem = 0, ""
        self.answer: AnswerTold | None = None
        self.looked_at = time.monotonic()
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return bool(self.problem) or (self.answer is not None and self.answer["done"])

    @property
    def is_playing(self) -> bool:
        return self._task is not None and not self._task.done()

    @property
    def is_looked_at(self) -> bool:
        return time.monotonic() - self.looked_at < LOOKED_SECONDS

    def info(self) -> AskedInfo:
        state = "failed" if self.problem else "done" if self.is_done else "playing" if self.is_playing else "resting"
        ahead = sum(job.kind == Kind.QUESTION and job.key != self.id for job in self.hall.pool.line.waiting)
        return AskedInfo.model_construct(
            id=self.id, version=self.version, state=state, ahead=ahead, answer=self.answer, problem=self.problem
        )

    def look(self) -> None:
        """Somebody wants to know more: go on."""
        self.looked_at = time.monotonic()
        if not self.is_done and not self.is_playing:
            self._task = self.hall.in_background(self._play())

    async def wait(self, version: int, seconds: float) -> None:
        """Until more is known than that version, or nothing more will be."""
        until = time.monotonic() + seconds
        while self.version <= version and not self.is_done and (left := until - time.monotonic()) > 0:
            self.look()
            self._changed.clear()
            try:
                async with asyncio.timeout(min(left, LOOKED_SECONDS / 2)):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def _play(self) -> None:
        """Round after round while somebody looks."""
        settings, beginnings = self.hall.settings, 0
        played_in = settings.database if settings.played else ""
        while self.is_looked_at and not self.is_done:
            try:
                told: AnswerTold | None = await self.hall.pool.ask(
                    Kind.QUESTION, (f"asks {self.address}",), "narrow", self.id, self.asked, played_in,
                    key=self.id, is_wanted=lambda: self.is_looked_at,
                )  # fmt: skip
            except Refusal as refusal:
                beginnings += 1
                if beginnings == MOST_BEGINNINGS:
                    self._fail(refusal.words)
                continue
            except BakehouseError as problem:  # an edition that cannot be played to its end
                self._fail(str(problem))
                return
            if told is None:
                return
            if self.answer is None or told["done"] or told["games"] >= self.answer["games"]:
                self.answer = told
                self._tell()

    def _fail(self, why: str) -> None:
        self.problem = why
        self._tell()

    def _tell(self) -> None:
        self.version += 1
        self._changed.set()

    def stop(self) -> None:
        """Nobody wants to know."""
        if self._task is not None:
            self._task.cancel()
        if self.version:
            self.hall.in_background(self._forget())

    async def _forget(self) -> None:
        await self.hall.pool.ask(Kind.QUESTION, (f"asks {self.address}",), "forget", self.id, key=self.id)


class Questions:
    """All questions that are asked here at the moment, within the limits of the host."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._all: dict[str, Asking] = {}

    def add(self, browser: str, address: str, asked: Ask) -> Asking:
        """Take a question up, or refuse it: to who asks much already, and to all when many do."""
        self._throw_away()
        limits = self.hall.settings.limits
        running = [each for each in self._all.values() if not each.is_done and each.is_looked_at]
        if sum(each.address == address for each in running) >= limits.questions:
            raise Refusal("too_fast", form("questions-many"))
        if len(running) >= limits.all_questions:
            raise Refusal("unavailable", form("questions-all"))
        asking = Asking(self.hall, browser, address, asked)
        self._all[asking.id] = asking
        asking.look()
        return asking

    def of(self, browser: str, question: str) -> Asking:
        """A question of one's own."""
        found = self._all.get(question)
        if found is None or found.browser != browser:
            raise Refusal("not_found", form("question-gone"))
        return found

    def stop(self, asking: Asking) -> None:
        self._all.pop(asking.id, None)
        asking.stop()

    def _throw_away(self) -> None:
        """What nobody has looked at for long."""
        for asking in list(self._all.values()):
            if time.monotonic() - asking.looked_at > FORGET_SECONDS:
                self.stop(asking)
