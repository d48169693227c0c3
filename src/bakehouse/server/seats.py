"""Who sits where, and who may change that.

- A seat is taken by an invitation (a secret link that works once), or at a public table by sitting down.
- Who holds a seat has a link of their own for a second device; nobody else can act for the seat or see what it sees.
- The owner may give an open or idle seat to a program, or open an idle one for somebody else. Links that led to it
  before lead nowhere then. Nobody else may; but when the owner is idle, or away from a table without a seat there, the
  table passes on to the first person who is not, with the first thing that they do with it.
"""

import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING
from unicodedata import normalize

from bakehouse.forms import form
from bakehouse.server.identity import INVITATION, OWN
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
)

if TYPE_CHECKING:
    from bakehouse.server.tables import Table
    from bakehouse.server.tables.door import News

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
        return browser in self.table.header.guests()

    def is_connected(self, place: Place) -> bool:
        return any(watcher.browser in place.holders for watcher in self.table.watchers)

    def seen_at(self, place: Place) -> int:
        """When somebody was last here, through whichever process."""
        return max([place.seen_at, *(self.table.seen.get(browser, 0) for browser in place.holders)])

    def is_present(self, place: Place) -> bool:
        if place.kind != PERSON:
            return place.kind == PROGRAM
        return self.is_connected(place) or self.table.now - self.seen_at(place) < PRESENT_MS

    @property
    def patience(self) -> float:
        """Milliseconds after which somebody who is away, or lets the others wait, counts as idle."""
        by_and_by = self.table.header.options.get("pace") == DAYS
        return IDLE_DAYS_MS if by_and_by else self.table.hall.settings.idle_after * 1000

    def is_away(self, place: Place) -> bool:
        """A person who has not been here for long, through no process."""
        away = not self.is_connected(place) and self.table.now - self.seen_at(place) >= self.patience
        return place.kind == PERSON and away

    def is_idle(self, place: Place) -> bool:
        """A person who has been away for long, or is awaited and has let the others wait for long."""
        table = self.table
        if place.kind != PERSON:
            return False
        if self.is_away(place):
            return True
        if table.header.status != RUNNING or place.seat not in table.course.match.awaited:
            return False
        waiting_since = table.course.rows[-1].at if table.course.rows else table.header.started_at or 0
        return table.now - waiting_since >= self.patience

    def is_owner(self, browser: str | None) -> bool:
        """Whether it is the owner's browser, or another device with the owner's seat."""
        owner, places = self.table.header.owner, self.table.header.places
        return browser is not None and (
            browser == owner or any(owner in place.holders and browser in place.holders for place in places)
        )

    def may_manage(self, browser: str | None) -> bool:
        """The owner; or who comes after an owner that is not there any more."""
        if browser is None or self.is_owner(browser):
            return browser is not None
        heir = self._heir()
        return heir is not None and browser in heir.holders

    def _heir(self) -> Place | None:
        """The first person who is there, if the owner is not."""
        table, owner = self.table, self.table.header.owner
        theirs = [place for place in table.header.places if owner in place.holders]
        connected = any(watcher.browser == owner for watcher in table.watchers)
        seen_at = max(table.header.created_at, table.seen.get(owner, 0))
        away = all(map(self.is_idle, theirs)) if theirs else not connected and table.now - seen_at >= self.patience
        others = (p for p in table.header.places if p.kind == PERSON and p not in theirs and not self.is_away(p))
        return next(others, None) if away else None

    def owner_after(self, browser: str | None) -> str:
        """Who owns the table once this browser has managed it."""
        return self.table.header.owner if browser is None or self.is_owner(browser) else browser

    def you(self, browser: str | None) -> You:
        """What a table means to a browser, with the links that are for it alone."""
        header, sign = self.table.header, self.table.hall.signatures
        held, manages, now = header.seats_of(browser), self.may_manage(browser), self.table.now

        def links(purpose: str, places: list[Place]) -> list[SeatLink]:
            return [
                SeatLink(seat=p.seat, path=f"/join/{sign.link(purpose, header.id, p.seat, p.generation, now)}")
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

        def decide() -> "News | None":
            place = self._place(seat)
            if not self.table.hall.signatures.is_good(link, purpose, self.table.id, seat, place.generation):
                raise Refusal("not_found", form("link-taken"))
            if self.table.hall.signatures.is_over(link, self.table.now):
                raise Refusal("not_found", form("link-over"))
            if browser in place.holders:
                return None
            if purpose == OWN:
                return self._changed(replace(place, holders=place.holders | {browser}))
            if place.kind != NOBODY:
                raise Refusal("full", form("seat-taken-link"))
            return self._seated(place, browser, name)

        await self.table.change(decide)

    async def sit(self, browser: str, seat: int | None, name: str) -> None:
        """Take an open seat at a public table."""

        def decide() -> "News":
            header = self.table.header
            if not header.options["public"]:
                raise Refusal("not_allowed", form("by-invitation"))
            vacant = [place for place in header.places if place.kind == NOBODY and seat in (None, place.seat)]
            if not vacant:
                raise Refusal("full", form("seat-taken") if seat is not None else form("no-seat"))
            return self._seated(vacant[0], browser, name)

        await self.table.change(decide)

    def _seated(self, place: Place, browser: str, name: str) -> "News":
        """Somebody sits down; a program of the same name gives it up."""
        self._check_goes_on()
        places = self.table.header.places
        named = [other for other in places if other.kind == PROGRAM and _same(other.name, name)]
        renamed = [replace(other, name=self.free_name(other.name)) for other in named]
        taken = {other.name for other in places if other not in named} | {other.name for other in renamed}
        sitting = replace(
            place, kind=PERSON, name=free_among(taken, name or f"Seat {place.seat + 1}"),
            generation=place.generation + 1, holders=frozenset([browser]), seen_at=self.table.now,
        )  # fmt: skip
        return self._changed(sitting, *renamed)

    def free_name(self, name: str) -> str:
        """Two of one name are told apart."""
        return free_among({place.name for place in self.table.header.places}, name)

    def is_free(self, link: str, purpose: str, seat: int) -> bool:
        """Whether a link leads to its seat: an open one, or one's own."""
        if not 0 <= seat < self.table.header.seats:
            return False
        place = self.table.header.places[seat]
        is_good = self.table.hall.signatures.is_good(link, purpose, self.table.id, seat, place.generation)
        over = self.table.hall.signatures.is_over(link, self.table.now)
        return is_good and not over and (purpose == OWN or place.kind == NOBODY)

    # --- Going

    async def leave(self, browser: str, seat: int) -> None:
        """Stand up: before the match the seat is open again; during it a program plays on."""

        def decide() -> "News":
            place = self._place(seat)
            if browser not in place.holders:
                raise Refusal("not_yours", form("not-your-seat"))
            self._check_goes_on()
            open_yet = self.table.header.status == OPEN
            return self._changed(_empty(place) if open_yet else self._program(place, "greedy"))

        await self.table.change(decide)

    async def give_away(self, browser: str, seat: int, kind: str, program: str | None, name: str | None = None) -> None:
        """The owner gives a seat to a program, or opens it for somebody else."""

        def decide() -> "News":
            place = self._place(seat)
            self._check_goes_on()
            if not self.may_manage(browser):
                raise Refusal("not_allowed", form("owner-only"))
            if self.table.header.options.get("daily"):
                raise Refusal("not_allowed", form("daily-seats"))
            running = self.table.header.status == RUNNING
            if place.kind == PERSON and browser not in place.holders and running and not self.is_idle(place):
                seconds = self.table.hall.settings.idle_after
                raise Refusal("not_allowed", f"Somebody sits there who was here in the last {seconds:g} seconds.")
            owner = self.owner_after(browser)
            if kind == PROGRAM:
                chosen = checked_program(program, self.table.header.game)
                return self._changed(self._program(place, chosen, name), owner=owner)
            return self._changed(_empty(place), owner=owner)

        await self.table.look_who_is_there()
        await self.table.change(decide)

    async def renew(self, browser: str, seat: int) -> None:
        """New links for an open seat, or for one's own; those that were given away lead nowhere from now on."""

        def decide() -> "News":
            place = self._place(seat)
            self._check_goes_on()
            if browser not in place.holders and (place.kind != NOBODY or not self.may_manage(browser)):
                raise Refusal("not_allowed", form("owner-only"))
            return self._changed(replace(place, generation=place.generation + 1))

        await self.table.change(decide)

    async def forget(self, browser: str) -> None:
        """Somebody wants to be forgotten: their seats are others', or nobody's, and so is their name."""

        def decide() -> "News":
            header = self.table.header
            places = tuple(self._without(place, browser) for place in header.places)
            heirs = (sorted(place.holders)[0] for place in places if place.holders)
            owner = next(heirs, "") if header.owner == browser else header.owner
            return self.table.news(places=places, owner=owner)

        await self.table.change(decide)

    def _without(self, place: Place, browser: str) -> Place:
        if browser not in place.holders:
            return place
        left = replace(place, holders=place.holders - {browser}, name=f"Seat {place.seat + 1}")
        if left.holders or self.table.header.status in (OVER, ABANDONED):
            return left
        return _empty(place) if self.table.header.status == OPEN else self._program(place, "greedy")

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

    def _changed(self, *changed: Place, owner: str | None = None) -> "News":
        """Others sit there."""
        after = {place.seat: place for place in changed}
        places = tuple(after.get(place.seat, place) for place in self.table.header.places)
        return self.table.news(places=places, owner=owner or self.table.header.owner)


def _empty(place: Place) -> Place:
    return Place(place.seat, NOBODY, "", generation=place.generation + 1)


def _same(one: str, other: str) -> bool:
    """Whether two names look alike: in capitals, or in other shapes of the same letters."""
    return normalize("NFKC", one).casefold() == normalize("NFKC", other).casefold()


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
