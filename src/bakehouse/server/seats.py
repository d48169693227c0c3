"""Who sits where, and who may change that.

- A seat is taken by an invitation (a secret link that works once), or at a public table by sitting down.
- Who holds a seat has a link of their own for a second device; nobody else can act for the seat or see what it sees.
- The owner may give an open or idle seat to a program, or open an idle one for somebody else. Links that led to it
  before lead nowhere then. When the owner is idle, everybody at the table may do that.
"""

import logging
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bakehouse.forms import form
from bakehouse.server.identity import INVITATION, OWN
from bakehouse.server.logs import tell
from bakehouse.server.messages import LONGEST_NAME, SeatLink, You
from bakehouse.server.programs import offered
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage.store import (
    ABANDONED,
    DAYS,
    NOBODY,
    OPEN,
    OVER,
    PERSON,
    PROGRAM,
    RUNNING,
    Place,
    Store,
)

if TYPE_CHECKING:
    from bakehouse.server.tables import Table

log = logging.getLogger(__name__)

IDLE_DAYS_MS = 3 * 86_400_000
"""Where a match is played by and by, nobody is replaced sooner."""
PRESENT_MS = 45_000
"""Somebody who was seen so recently is there, perhaps through another process."""


class Manager:
    """The seats of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    # --- Who is there

    def is_guest(self, browser: str | None) -> bool:
        """Whether a browser holds a seat or owns the table."""
        header = self.table.header
        return browser is not None and (browser == header.owner or bool(header.seats_of(browser)))

    def is_connected(self, place: Place) -> bool:
        return any(watcher.browser in place.holders for watcher in self.table.watchers)

    def is_present(self, place: Place) -> bool:
        if place.kind != PERSON:
            return place.kind == PROGRAM
        return self.is_connected(place) or self.table.now - place.seen_at < PRESENT_MS

    def is_idle(self, place: Place) -> bool:
        """A person who has been away for long, or is awaited and has let the others wait for long."""
        table = self.table
        by_and_by = table.header.options.get("pace") == DAYS
        patience = IDLE_DAYS_MS if by_and_by else table.hall.settings.idle_after * 1000
        if place.kind != PERSON:
            return False
        if not self.is_connected(place) and table.now - place.seen_at >= patience:
            return True
        if table.header.status != RUNNING or place.seat not in table.course.match.awaited:
            return False
        waiting_since = table.course.rows[-1].at if table.course.rows else table.header.started_at or 0
        return table.now - waiting_since >= patience

    def may_manage(self, browser: str | None) -> bool:
        header = self.table.header
        if browser is None:
            return False
        if browser == header.owner:
            return True
        owned = [place for place in header.places if header.owner in place.holders]
        return bool(header.seats_of(browser)) and all(self.is_idle(place) for place in owned)

    def you(self, browser: str | None) -> You:
        """What a table means to a browser, with the links that are for it alone."""
        header, sign = self.table.header, self.table.hall.signatures
        held, manages = header.seats_of(browser), self.may_manage(browser)

        def links(purpose: str, places: list[Place]) -> list[SeatLink]:
            return [
                SeatLink(seat=p.seat, path=f"/join/{sign.link(purpose, header.id, p.seat, p.generation)}")
                for p in places
            ]

        vacant = [place for place in header.places if manages and place.kind == NOBODY]
        own = [place for place in header.places if place.seat in held]
        return You.model_construct(
            seats=held, owner=browser is not None and browser == header.owner, may_manage=manages,
            invitations=links(INVITATION, vacant), own_links=links(OWN, own),
        )  # fmt: skip

    # --- Coming

    async def join(self, browser: str, link: str, purpose: str, seat: int, name: str) -> None:
        """Sit down by an invitation, or come back to one's seat."""
        async with self.table.lock:
            await self.table.look_again_if_uncertain()
            place = self._place(seat)
            if not self.table.hall.signatures.is_good(link, purpose, self.table.id, seat, place.generation):
                raise Refusal("not_found", form("link-taken"))
            if browser in place.holders:
                return
            if purpose == OWN:
                await self._change(place, replace(place, holders=place.holders | {browser}))
            elif place.kind != NOBODY:
                raise Refusal("full", form("seat-taken-link"))
            else:
                await self._sit(place, browser, name)

    async def sit(self, browser: str, seat: int | None, name: str) -> int:
        """Take an open seat at a public table."""
        async with self.table.lock:
            await self.table.look_again_if_uncertain()
            header = self.table.header
            if not header.options["public"]:
                raise Refusal("not_allowed", form("by-invitation"))
            vacant = [place for place in header.places if place.kind == NOBODY and seat in (None, place.seat)]
            if not vacant:
                raise Refusal("full", form("seat-taken") if seat is not None else form("no-seat"))
            await self._sit(vacant[0], browser, name)
            return vacant[0].seat

    async def _sit(self, place: Place, browser: str, name: str) -> None:
        self._check_goes_on()
        await self._make_way(name)
        taken = replace(
            place, kind=PERSON, name=self.free_name(name or f"Seat {place.seat + 1}"), generation=place.generation + 1,
            holders=frozenset([browser]), seen_at=self.table.now,
        )  # fmt: skip
        await self._change(place, taken)

    async def _make_way(self, name: str) -> None:
        """A program does not keep a person's name."""
        for place in self.table.header.places:
            if place.kind == PROGRAM and _same(place.name, name):
                await self._change(place, replace(place, name=self.free_name(place.name)))

    def free_name(self, name: str) -> str:
        """Two of one name are told apart."""
        return free_among({place.name for place in self.table.header.places}, name)

    def is_free(self, link: str, purpose: str, seat: int) -> bool:
        """Whether a link leads to its seat: an open one, or one's own."""
        if not 0 <= seat < self.table.header.seats:
            return False
        place = self.table.header.places[seat]
        is_good = self.table.hall.signatures.is_good(link, purpose, self.table.id, seat, place.generation)
        return is_good and (purpose == OWN or place.kind == NOBODY)

    # --- Going

    async def leave(self, browser: str, seat: int) -> None:
        """Stand up: before the match the seat is open again; during it a program plays on."""
        async with self.table.lock:
            await self.table.look_again_if_uncertain()
            place = self._place(seat)
            if browser not in place.holders:
                raise Refusal("not_yours", form("not-your-seat"))
            self._check_goes_on()
            if self.table.header.status == OPEN:
                await self._change(place, _empty(place))
            else:
                await self._change(place, self._program(place, "greedy"))

    async def give_away(self, browser: str, seat: int, kind: str, program: str | None, name: str | None = None) -> None:
        """The owner gives a seat to a program, or opens it for somebody else."""
        async with self.table.lock:
            await self.table.look_again_if_uncertain()
            place = self._place(seat)
            self._check_goes_on()
            if not self.may_manage(browser):
                raise Refusal("not_allowed", form("owner-only"))
            running = self.table.header.status == RUNNING
            if place.kind == PERSON and browser not in place.holders and running and not self.is_idle(place):
                seconds = self.table.hall.settings.idle_after
                raise Refusal("not_allowed", f"Somebody sits there who was here in the last {seconds:g} seconds.")
            if kind == PROGRAM:
                chosen = checked_program(program, self.table.header.game)
                await self._change(place, self._program(place, chosen, name))
            else:
                await self._change(place, _empty(place))

    def _program(self, place: Place, program: str, name: str | None = None) -> Place:
        called = self.free_name(name or program.capitalize())
        return Place(place.seat, PROGRAM, called, program, place.generation + 1)

    def _place(self, seat: int) -> Place:
        if not 0 <= seat < self.table.header.seats:
            raise Refusal("not_found", f"There are {self.table.header.seats} seats, counted from 0.")
        return self.table.header.places[seat]

    def _check_goes_on(self) -> None:
        if self.table.header.status in (OVER, ABANDONED):
            raise Refusal("not_running", form("match-ended"))

    async def _change(self, before: Place, after: Place) -> None:
        table = self.table
        await table.written(partial(Store.change_seat, match=table.id, before=before, after=after))
        places = tuple(after if place.seat == after.seat else place for place in table.header.places)
        table.ours = True
        table.seated(places)
        tell(log, "seat changed", table=table.id, seat=after.seat, kind=after.kind)
        await table.start_if_full()


def _empty(place: Place) -> Place:
    return Place(place.seat, NOBODY, "", generation=place.generation + 1)


def _same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def free_among(taken: Iterable[str], name: str) -> str:
    """A name that nobody else has: Ada, else Ada 2."""
    known = list(taken)
    names = (name, *(f"{name[: LONGEST_NAME - 3]} {number}" for number in range(2, 99)))
    return next(one for one in names if not any(_same(one, other) for other in known))


def told_apart(places: list[Place]) -> list[Place]:
    """Everybody by a name of their own; people choose before programs."""
    named: dict[int, Place] = {}
    for place in sorted(places, key=lambda place: place.kind != PERSON):
        taken = [other.name for other in named.values() if other.name]
        named[place.seat] = replace(place, name=free_among(taken, place.name)) if place.name else place
    return [named[place.seat] for place in places]


def checked_program(program: str | None, game: str) -> str:
    """One of the programs that are offered."""
    known = offered(game)
    if program not in known:
        raise Refusal("malformed", f"The programs for this game are {', '.join(known)}.")
    return program
