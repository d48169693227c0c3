"""The same again: whoever sat there asks, the other people answer, and all who agree are taken along.

Who asks may keep the seats, or let everybody move on by one, so that another one begins. Programs come along unasked.
The wish stands in the header of the ended match until it is granted, declined or taken back.
"""

from dataclasses import replace
from typing import Any

from bakehouse.server.messages import RematchWish
from bakehouse.server.storage.store import PERSON, Header, Place

Wish = dict[str, Any]
ONCE = ("lesson", "branch", "daily")
"""Options of one match that the next does not have: it is no lesson and no bake of the day, and begins anew."""


def wish_of(header: Header) -> RematchWish | None:
    """What was asked, and whose answer is missing."""
    wish = header.asked
    if wish is None or "rotate" not in wish:
        return None
    return RematchWish.model_construct(
        seat=wish["seat"], rotate=wish["rotate"], declined=wish["declined"],
        waiting_for=[] if wish["declined"] is not None else _missing(header, wish),
    )  # fmt: skip


def wished(header: Header, seats: list[int], rotate: bool) -> Wish:
    """The wish of who holds these seats, or their consent to the wish that stands."""
    wish, known = header.asked, wish_of(header)
    if wish is None or known is None or known.declined is not None:
        return {"seat": seats[0], "rotate": rotate, "agreed": seats, "declined": None}
    return {**wish, "agreed": sorted({*wish["agreed"], *seats})}


def declined(header: Header, seats: list[int]) -> Wish | None:
    """The wish after somebody has said no; nothing, if it was theirs."""
    wish, known = header.asked, wish_of(header)
    if wish is None or known is None or known.seat in seats:
        return None
    return {**wish, "declined": seats[0]}


def is_granted(header: Header, wish: Wish) -> bool:
    return not _missing(header, wish)


def _missing(header: Header, wish: Wish) -> list[int]:
    return [place.seat for place in header.places if place.kind == PERSON and place.seat not in wish["agreed"]]


def places_again(header: Header, rotate: bool, now: int) -> list[Place]:
    """Who sits where in the next match."""
    moved = [
        replace(place, seat=(place.seat - rotate) % header.seats, generation=0, seen_at=now) for place in header.places
    ]
    return sorted(moved, key=lambda place: place.seat)


def options_again(header: Header) -> dict[str, Any]:
    """How the next match is played: as this one, but for a whole match of its own."""
    return {name: value for name, value in header.options.items() if name not in ONCE}
