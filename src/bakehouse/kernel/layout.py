"""The vector of `observe`, laid out once: what its numbers are called, and where the rules write each of them.

A layout lists features one after the other, and groups of them that come again for each of some things. From it come
the names that the documentation and the environments tell, and the places that `observe` writes to, as whole numbers
which compiled code takes for constants.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from bakehouse.kernel.compiling import rule

SEATS = -1
"""The length of a feature, or the things of a group: one for each seat, from the observer on."""

PER_SEAT = 1 << 16
"""A place or a length that grows with the seats: the numbers for each seat, above those that are always there."""


@rule
def length_of(told: int, seats: int) -> int:
    """A place or a length of a layout, with so many seats."""
    return (told & 0xFFFF) + (told >> 16) * seats


@rule
def clear(out: Any, length: int) -> None:
    """Begin a vector with so many zeros: most of its numbers are, and so the rules write only the others."""
    for place in range(length):
        out[place] = 0.0


@rule
def share(count: Any, whole: Any) -> Any:
    """A count divided by a number. Counts are small, so half the digits give the same as all of them, and sooner."""
    return np.float32(count) / np.float32(whole)


@dataclass(frozen=True)
class Feature:
    """A run of numbers in the vector of `observe`, all between `low` and `high`."""

    name: str
    length: int
    low: float
    high: float
    meaning: str
    private: bool = False
    """Whether it depends on what only some seats know."""


@dataclass(frozen=True)
class Group:
    """A layout that comes again for each thing of a list, or for each seat."""

    name: str
    things: Sequence[str] | int
    each: "Layout"

    @property
    def length(self) -> int:
        if not isinstance(self.things, int):
            return len(self.things) * self.each.length
        if self.each.length >= PER_SEAT:
            raise TypeError(f"nothing can follow {self.name}, which has a number for each two seats")
        return self.each.length * PER_SEAT

    def owners(self, seats: int) -> Sequence[str]:
        if not isinstance(self.things, int):
            return self.things
        return ["own", *(f"next_{place}" for place in range(1, seats))]


class Layout:
    """Features and groups one after the other."""

    def __init__(self, *items: Feature | Group) -> None:
        self.items = items

    @property
    def length(self) -> int:
        """The numbers of all of them; `length_of` tells how many these are with some number of seats."""
        return sum(map(_length, self.items))

    def places(self, *names: str) -> list[int]:
        """Where the features and groups of these names begin."""
        return [self._place(name) for name in names]

    def _place(self, name: str) -> int:
        at = 0
        for item in self.items:
            if item.name == name:
                return at
            at += _length(item)
        raise TypeError(f"no feature is called {name!r}")

    def features(self, seats: int, owner: str = "") -> list[Feature]:
        """All features by their full names, with their lengths for some number of seats."""
        told = []
        for item in self.items:
            if isinstance(item, Group):
                for thing in item.owners(seats):
                    told += item.each.features(seats, ".".join(filter(None, (owner, thing))))
            else:
                name = ".".join(filter(None, (owner, item.name)))
                told.append(replace(item, name=name, length=seats if item.length == SEATS else item.length))
        return told


def _length(item: Feature | Group) -> int:
    return PER_SEAT if item.length == SEATS else item.length
