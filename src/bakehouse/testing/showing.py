"""Whether features show what they are called after.

A feature with the name of a field of the state (`minutes`), or of a seat's share of one (`own.sold`, `next_1.sold`),
is that field for a program. Nobody knows its scale here; but over a whole game it should not move exactly as another
field does and not as its own. So features that were swapped are found. Those that are private, or called otherwise, are
left to the tests of their game.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bakehouse.games.definition import Array
from bakehouse.games.game import Game

OWN, NEXT = "own", "next_"
ENOUGH = 3
"""A field that moved less often may move with another one by chance."""


class Shown:
    """The features of one seat that are called like fields, watched over a game."""

    def __init__(self, table: Game, seat: int) -> None:
        self.seat = seat
        self.watched: list[tuple[str, slice, str, int | None]] = []
        """The name of a feature, where it stands, and the field with the place in it that it is called after."""
        at = 0
        for feature in table.features():
            found = None if feature.private else field_of(table, seat, feature.name)
            if found:
                self.watched.append((feature.name, slice(at, at + feature.length), *found))
            at += feature.length
        self.fields: list[list[Array]] = []
        self.features: list[list[Array]] = []

    def look(self, s: Any, features: Array) -> None:
        """Notice the next position."""
        self.fields.append([np.ravel(value_of(s, path, place)).copy() for _, _, path, place in self.watched])
        self.features.append([features[where] for _, where, _, _ in self.watched])

    def swapped(self) -> str:
        """A feature that moved as the field of another one, and what that is; empty if there is none."""
        fields: dict[str, Array] = {}
        features: dict[str, Array] = {}
        for place, (name, *_) in enumerate(self.watched):
            field, feature = (movements([row[place] for row in rows]) for rows in (self.fields, self.features))
            if field.shape != feature.shape:  # a number shown as one of several places, or the like
                field, feature = (np.array(moved.any(axis=1))[:, None] for moved in (field, feature))
            for part in range(field.shape[1]):
                label = f"{name}[{part}]" if field.shape[1] > 1 else name
                fields[label], features[label] = field[:, part], feature[:, part]
        by_movement: dict[bytes, str] = {}
        for label, moved in fields.items():
            if moved.sum() >= ENOUGH:
                by_movement.setdefault(moved.tobytes(), label)
        for label, moved in features.items():
            other = by_movement.get(moved.tobytes())
            if other and moved.tobytes() != fields[label].tobytes():
                return f"{label}, which moves with the field {other}"
        return ""


def movements(rows: list[Array]) -> Array:
    """Which of the numbers differ from one position to the next."""
    told = np.array(rows)
    return np.array(told[1:] != told[:-1])


def field_of(table: Game, seat: int, name: str) -> tuple[str, int | None] | None:
    """The field that a feature is called after, and the place in it of the seat that it is about."""
    owner, _, field = name.rpartition(".")
    kinds: Mapping[str, Any] = table.definition.state.fields or {}
    if not owner:
        return (field, None) if field in kinds else None
    if owner == OWN:
        about = seat
    elif owner.startswith(NEXT) and owner.removeprefix(NEXT).isdecimal():
        about = (seat + int(owner.removeprefix(NEXT))) % table.seats
    else:
        return None
    if field in kinds:
        shape = kinds[field][0].shape
        return (field, about) if shape and shape[0] == table.definition.seats.stop - 1 else None
    for outer, (kind, *_) in kinds.items():  # a record for each seat
        if kind.subdtype and field in (kind.subdtype[0].names or ()):
            return f"{outer}.{field}", about
    return None


def value_of(s: Any, path: str, place: int | None) -> Any:
    outer, _, inner = path.partition(".")
    value = s[outer] if place is None else s[outer][place]
    return value[inner] if inner else value
