"""Who is there: people come and go at any process, and every process knows it."""

import time
from functools import partial

from bakehouse.server.messages import Watching
from bakehouse.server.refusals import Refusal, unavailable
from bakehouse.server.storage import Store, Unavailable
from bakehouse.server.storage.store import LOOKERS
from bakehouse.server.tables.door import Door

BELIEVED_SWEEPS = 3
"""So many sweeps of a process may fail to be heard before those who looked on through it count as gone."""


class Coming(Door):
    """A table that people come to and go from."""

    def came_or_left(self, browser: str | None) -> None:
        """A connection of somebody who sits here or owns the table has begun or ended: everybody hears of it, unless
        there are others of theirs. Who opens two hundred is told of once."""
        if browser is None or not self.seats.is_guest(browser):
            return
        now = self.now
        self.was_seen({browser: now})
        if sum(watcher.browser == browser for watcher in self.watchers) > 1:
            return
        self.announce_table()
        if not self.hall.database.is_sqlite:
            self.hall.in_background(self._tell_others(browser, now))

    def asked_by(self, browser: str) -> None:
        """Who asks for something without a connection is there too; it is noted with the next sweep."""
        if self.seats.is_guest(browser):
            self.was_seen({browser: self.now})
            self.asking.add(browser)

    async def _tell_others(self, browser: str, now: int) -> None:
        try:
            await self.hall.write("", partial(Store.note, there=[(self.id, browser)], now=now, tell=True))
        except Refusal:
            return  # it is noted again from time to time

    # --- Who looks on through which process

    def tell_of_lookers(self) -> None:
        if not self.hall.database.is_sqlite:
            self.hall.in_background(self._tell_of_lookers())

    async def _tell_of_lookers(self) -> None:
        try:
            await self.hall.write("", partial(Store.notify, match=self.id, what=self.words_of_lookers()))
        except Refusal:
            return  # the next sweep tells it again

    def words_of_lookers(self) -> str:
        return f"{LOOKERS} {self.hall.process} {self.lookers().model_dump_json()}"

    def hear_of_lookers(self, told: str) -> None:
        """What another process says about those who look on there; one that is new wants to know about ours."""
        _, process, lookers = told.split(" ", 2)
        if process == self.hall.process:
            return
        is_new, before = process not in self.elsewhere, self.watching()
        until = time.monotonic() + BELIEVED_SWEEPS * self.hall.settings.sweep_every
        self.elsewhere[process] = (Watching.model_validate_json(lookers), until)
        if is_new and self.watchers:
            self.tell_of_lookers()
        self._tell_if_others_than(before)

    def forget_lost_processes(self) -> None:
        before, now = self.watching(), time.monotonic()
        self.elsewhere = {process: told for process, told in self.elsewhere.items() if told[1] > now}
        self._tell_if_others_than(before)

    def _tell_if_others_than(self, before: Watching) -> None:
        if (watching := self.watching()) != before:
            self.tell_all(watching)

    async def look_who_is_there(self) -> None:
        """Read who was at this table through other processes."""
        if self.hall.database.is_sqlite:
            return
        try:
            seen = await self.hall.database.read(partial(Store.seen, matches=[self.id]))
        except Unavailable:
            raise unavailable() from None
        if self.was_seen(seen.get(self.id, {})):
            self.announce_table()
