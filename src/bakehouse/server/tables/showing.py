"""What people may see of a table, each through their own eyes, and how they are told."""

import asyncio
from abc import abstractmethod

from bakehouse.forms import form
from bakehouse.server import frames
from bakehouse.server.course import Reader
from bakehouse.server.log import in_common, standing
from bakehouse.server.messages import Asked, Message, SeatInfo, TableInfo, Watching, YourTable
from bakehouse.server.rating import told_rating
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage.store import ABANDONED, OVER, RUNNING
from bakehouse.server.tables.state import State, Untold, Watcher
from bakehouse.server.takebacks import others, way_back

GATHERED_SECONDS, LATER_BY, LATEST_SECONDS = 0.06, 8.0, 0.15
"""On a busy server who looks on is told later: by some seconds, and so many times what the loop is late, but not later
than this."""
GATHER_SECONDS = 0.3
"""People who come to look on within this time are told of together."""
TOLD_AT_ONCE = 20
"""Steps of a log that are told before everybody else gets a turn; each takes some tenths of a millisecond."""
MOST_NAMED = 12
"""Names of people who look on; the others are counted."""


class Showing(State):
    """A table that can be looked at."""

    # --- What people may see

    def info(self) -> TableInfo:
        seats = [
            SeatInfo.model_construct(
                seat=place.seat, kind=place.kind, name=place.name, program=place.program,
                present=self.seats.is_present(place), idle=self.seats.is_idle(place),
                rating=told_rating(self.ratings.get(place.seat)),
            )
            for place in self.header.places
        ]  # fmt: skip
        return frames.table_info(self.header, frames.standing_of(self.course), seats, self.hall.settings.keep)

    def yours(self, browser: str | None) -> YourTable:
        """The table as the list of somebody's own tables shows it."""
        return frames.your_table(self.info(), self.header, self.course, self.header.seats_of(browser))

    def asked(self) -> Asked | None:
        """The take-back that waits for consent."""
        asked = self.header.asked
        if (
            asked is None
            or self.header.status != RUNNING
            or self.course.match.stopped
            or asked["length"] != self.length
            or asked["until"] < self.now
        ):
            return None
        lines = self.course.log_of(None).lines[asked["step"] :]
        done = [said for line in lines if line.seat == asked["seat"] for said in line.telling.forms]
        forms = [form.told() for form in self.course.game.words.fold(done)]
        waiting = [seat for seat in others(self.header, asked["seat"]) if seat not in asked["agreed"]]
        return Asked.model_construct(seat=asked["seat"], forms=forms, waiting_for=waiting, until=asked["until"])

    async def tell_words(self, reader: Reader) -> None:
        """Have the log told, a few steps at a time: nobody else waits while that of a long match is."""
        while len(self.course.log_of(reader, TOLD_AT_ONCE).lines) < len(self.course.steps):
            await asyncio.sleep(0)

    def reader_of(self, watcher: Watcher) -> tuple[Reader, int | None]:
        """Whose eyes a connection looks through, and which seat the curtain waits for.

        People who share a screen in a game with secrets look one after the other, each only while awaited.
        """
        held = self.header.seats_of(watcher.browser)
        if len(held) < 2:
            return (held[0] if held else None), None
        awaited = [seat for seat in self.course.match.awaited if seat in held]
        if not self.course.game.definition.secrets:
            if watcher.looking in (awaited or held):  # who has ended a turn hands the screen over
                return watcher.looking, None
            return (awaited or held)[0], None
        if watcher.looking in awaited:
            return watcher.looking, None
        watcher.looking = None
        return None, awaited[0] if awaited else None

    def told_since(self, watcher: Watcher, reader: Reader, first: int) -> int:
        """The first step that a connection is told of: from the beginning, where a screen still shows what somebody who
        shares it has seen and nobody looks now, so that no name of a card stays for the next one."""
        shared = self.course.game.definition.secrets and len(self.header.seats_of(watcher.browser)) > 1
        return 0 if shared and reader is None else first

    def check_may_read(self, browser: str | None, seat: int) -> None:
        """Whether a browser may look through a seat's eyes now."""
        held = self.header.seats_of(browser)
        if seat not in held:
            raise Refusal("not_yours", form("seat-unseen"))
        shared = len(held) > 1 and self.course.game.definition.secrets
        if shared and seat not in self.course.match.awaited and self.header.status == RUNNING:
            raise Refusal("not_yours", form("seat-shared"))

    def position(self, reader: Reader, first: int, curtain: int | None = None) -> frames.Text:
        """The position as a reader may know it now. The last one is kept: many may ask for the same."""
        course = self.course
        if course.clocks or first:
            return frames.Scene(course, self.now).text(reader, first, curtain, self._take_back_word(reader))
        players, notes = tuple(course.match.players), (course.match.stopped, self.header.status)
        key = (len(course), reader, curtain, players, notes, self._take_back_word(reader))
        if self._text is None or self._text[0] != key:
            self._text = key, frames.Scene(course, self.now).text(reader, first, curtain, key[-1])
        return self._text[1]

    def _take_back_word(self, reader: Reader) -> str:
        if reader is None or self.header.status != RUNNING or self.course.match.stopped:
            return "no"
        way = way_back(self.course, self.header, reader, at_a_glance=True)
        return "no" if way is None else "free" if way.free else "ask"

    def known_at(self, length: int) -> int:
        """How many lines of the log are still as they were when it had this length."""
        if length == self.length:
            return len(self.course.steps)
        return in_common(standing(self.course.rows[:length]), self.course.steps) if length < self.length else 0

    def check_past(self, browser: str | None, step: int, seat: Reader) -> None:
        """Whether somebody may look at a moment of the past; of an ended match through anybody's eyes."""
        if self.header.status not in (OVER, ABANDONED) and seat is not None:
            self.check_may_read(browser, seat)
        if seat is not None and seat >= self.header.seats:
            raise Refusal("malformed", f"There are {self.header.seats} seats, counted from 0.")
        if not 0 <= step <= len(self.course.steps):
            raise Refusal("malformed", f"The match has {len(self.course.steps)} steps.")

    # --- Telling

    def announce(self, first: int, retold: bool) -> None:
        """The new position to everybody, each through their own eyes; retold, where steps were taken back."""
        scene = frames.Scene(self.course, self.now)
        self._tell_position(scene, first, retold, lookers=False)
        before = self._untold
        if before is not None:
            before.first, before.retold, before.scene = min(before.first, first), before.retold or retold, scene
        elif self.hall.is_busy and self.watchers:
            wait = min(LATEST_SECONDS, GATHERED_SECONDS + LATER_BY * self.hall.lag)
            handle = asyncio.get_running_loop().call_later(wait, self.tell_what_happened)
            self._untold = Untold(first, retold, scene, handle)
        else:
            self._tell_position(scene, first, retold, lookers=True)
        self.wake_waiting()

    def _tell_position(self, scene: frames.Scene, first: int, retold: bool, lookers: bool) -> None:
        """The position with the steps from one on, to those who look on or to those who sit here."""
        told: dict[tuple[Reader, int | None, int], frames.Text] = {}
        guests = self.header.guests()
        for watcher in tuple(self.watchers):
            if (watcher.browser not in guests) != lookers:
                continue
            reader, curtain = (None, None) if lookers else self.reader_of(watcher)
            since = first if lookers else self.told_since(watcher, reader, first)
            eyes = reader, curtain, since
            if eyes not in told:
                whole = retold or since == 0
                told[eyes] = scene.text(reader, since, curtain, self._take_back_word(reader), whole)
            watcher.send(told[eyes])

    def tell_what_happened(self) -> None:
        """What waits to be told to those who look on, now: also before anything else is told, or somebody comes."""
        untold, self._untold = self._untold, None
        if untold is not None:
            untold.handle.cancel()
            self._tell_position(untold.scene, untold.first, untold.retold, lookers=True)

    def announce_table(self) -> None:
        """Who sits where, to everybody; to those without a seat the same."""
        self.tell_what_happened()
        info, asked = self.info(), self.asked()
        told: dict[str | None, frames.Text] = {}
        for watcher in tuple(self.watchers):
            known = watcher.browser if self.seats.is_guest(watcher.browser) else None
            if known not in told:
                told[known] = frames.text(frames.table_changed(info, self.seats.you(known), asked))
            watcher.send(told[known])
        self.wake_waiting()

    def announce_watching(self) -> None:
        """Who looks on, to everybody, soon: many may come at once."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(GATHER_SECONDS, self._tell_watching)

    def _tell_watching(self) -> None:
        self._telling = None
        self.tell_all(self.watching())
        self.tell_of_lookers()

    @abstractmethod
    def tell_of_lookers(self) -> None:
        """To other processes, where there are any."""

    def watching(self) -> Watching:
        """Who looks on, through whichever process."""
        told = [self.lookers(), *(lookers for lookers, _ in self.elsewhere.values())]
        named = sorted(name for lookers in told for name in lookers.names)
        return Watching(count=sum(lookers.count for lookers in told), names=named[:MOST_NAMED])

    def lookers(self) -> Watching:
        """Who looks on through this process."""
        lookers = {watcher.browser or watcher: watcher.name for watcher in self.watchers if self.is_looker(watcher)}
        named = sorted(name for name in lookers.values() if name)
        return Watching(count=len(lookers), names=named[:MOST_NAMED])

    def is_looker(self, watcher: Watcher) -> bool:
        """Whether somebody looks on without a seat."""
        return not self.seats.is_guest(watcher.browser)

    def tell_all(self, message: Message) -> None:
        self.tell_what_happened()
        text = frames.text(message)
        for watcher in tuple(self.watchers):
            watcher.send(text)

    def wake_waiting(self) -> None:
        """Whoever waits for something to happen looks whether it has."""
        if not self.waiting:
            return

        async def wake() -> None:
            async with self.grew:
                self.grew.notify_all()

        self.hall.in_background(wake())

    async def wait_for_more(self, length: int, seconds: float) -> None:
        """Until the log is longer, or the match has ended, or some time has passed, or the server goes."""

        def there() -> bool:
            return self.length != length or self.header.status in (OVER, ABANDONED) or self.hall.closing

        self.waiting += 1
        try:
            async with asyncio.timeout(seconds), self.grew:
                await self.grew.wait_for(there)
        except TimeoutError:
            return
        finally:
            self.waiting -= 1
