"""The fields of a position, declared once by each game in its `state.py`.

A field has a kind (a count, a flag, one of some names, a seat, a set, cards), the axes of its array, if it is one, and
a sentence of meaning. From the declaration come the record, the check of its values, positions from a description with
the names of the game and back again, and the page of the documentation that lists them all.
"""

import reprlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Protocol

import numpy as np

from bakehouse.errors import BadPosition

NOTHING = ("-", "none")
"""How a description says that nothing is there; None says so too."""
MANY = 8
"""So many names are listed in the documentation; of more, the first and the last."""


# --- Names and places


@dataclass(frozen=True)
class Axis:
    """The places of an array, by name.

    A list in a description goes by place; where `listed`, it lists the names of what is there instead. Names that are
    `numbered` in print may also be told by their number, from 1. A `partial` list may end early.
    """

    names: tuple[str, ...]
    listed: bool = False
    numbered: bool = False
    partial: bool = False

    def __len__(self) -> int:
        return len(self.names)

    def known(self, seats: int) -> Sequence[str]:
        """The names that can be told with so many seats."""
        return self.names

    def place(self, told: Any, at: str, seats: int) -> int:
        """The place that a name means."""
        known = self.known(seats)
        if isinstance(told, str) and told in known:
            return known.index(told)
        number = printed_number(told) if self.numbered else None
        if number is not None and 1 <= number <= len(known):
            return number - 1
        raise BadPosition(f"In {at} there is no {shown(told)}; there are {', '.join(known)}.")

    def __str__(self) -> str:
        few = self.names if len(self) <= MANY else (*self.names[:2], "...", self.names[-1])
        return ", ".join(few)


@dataclass(frozen=True)
class Seats(Axis):
    """One place for each seat: told by name where seats have names, or by number from 0."""

    partial: bool = True

    def known(self, seats: int) -> Sequence[str]:
        return self.names[:seats]

    def place(self, told: Any, at: str, seats: int) -> int:
        number = printed_number(told)
        if number is not None and number in range(seats):
            return number
        return super().place(told, at, seats)

    def __str__(self) -> str:
        return "seat"


def numbered_seats(most: int) -> Seats:
    """Seats of a game in which they have no names."""
    return Seats(tuple(map(str, range(most))))


def in_order(most: int) -> Axis:
    """Places that have no name but an order, filled from the first one on."""
    return Axis(tuple(str(place) for place in range(1, most + 1)), numbered=True, partial=True)


def printed_number(told: Any) -> int | None:
    """A number as it is told; the keys of JSON are text."""
    if isinstance(told, str) and told.isascii() and told.isdecimal() and len(told) < 4:
        return int(told)
    return int(told) if is_whole(told) else None


def is_whole(told: Any) -> bool:
    return isinstance(told, (int, np.integer)) and not isinstance(told, bool)


def shown(told: Any) -> str:
    """What was told, short enough for a sentence."""
    return " ".join(reprlib.repr(told).split())


# --- Kinds


class Kind(Protocol):
    """What one number of a field means."""

    @property
    def storage(self) -> Any:
        """The type of the number in the record."""

    @property
    def empty(self) -> int:
        """The number where nothing is described."""

    def read(self, told: Any, at: str, seats: int) -> int:
        """The number that a description means, or a sentence that says what would be right."""

    def tell(self, value: int, seats: int) -> Any:
        """The description of a number."""

    def fits(self, value: int, seats: int) -> bool:
        """Whether the number can stand in the record."""

    def __str__(self) -> str:
        """What may be told, for the documentation."""


@dataclass(frozen=True)
class Count:
    """A whole number. Bounds that depend on the box are the business of the game's `problems`."""

    most: int = 127
    storage: Any = np.int8
    empty: int = 0

    def read(self, told: Any, at: str, seats: int) -> int:
        if not is_whole(told) or not 0 <= told <= self.most:
            raise BadPosition(f"{at} is a whole number from 0 to {self.most}, not {shown(told)}.")
        return int(told)

    def tell(self, value: int, seats: int) -> int:
        return value

    def fits(self, value: int, seats: int) -> bool:
        return 0 <= value <= self.most

    def __str__(self) -> str:
        return f"0 to {self.most}"


@dataclass(frozen=True)
class Flag:
    """Whether something is so."""

    storage: Any = np.int8
    empty: int = 0

    def read(self, told: Any, at: str, seats: int) -> int:
        if not isinstance(told, (bool, np.bool_)) and (not is_whole(told) or told not in (0, 1)):
            raise BadPosition(f"{at} is true or false, not {shown(told)}.")
        return int(told)

    def tell(self, value: int, seats: int) -> bool:
        return bool(value)

    def fits(self, value: int, seats: int) -> bool:
        return value in (0, 1)

    def __str__(self) -> str:
        return "true or false"


@dataclass(frozen=True)
class OneOf:
    """One of some names, counted from `first`; `none` is the number for none of them, where that can be."""

    names: Axis
    first: int = 0
    none: int | None = None
    storage: Any = np.int8

    @property
    def empty(self) -> int:
        return self.first if self.none is None else self.none

    def read(self, told: Any, at: str, seats: int) -> int:
        if self.none is not None and (told is None or (isinstance(told, str) and told in NOTHING)):
            return self.none
        return self.first + self.names.place(told, at, seats)

    def tell(self, value: int, seats: int) -> str | None:
        return None if value == self.none else self.names.names[value - self.first]

    def fits(self, value: int, seats: int) -> bool:
        return value == self.none or 0 <= value - self.first < len(self.names.known(seats))

    def __str__(self) -> str:
        return f"{self.names} or none" if self.none is not None else str(self.names)


@dataclass(frozen=True)
class SetOf:
    """A set of names, one bit for each."""

    names: Axis
    storage: Any = np.int8
    empty: int = 0

    def read(self, told: Any, at: str, seats: int) -> int:
        members = [self.names.place(name, at, seats) for name in listing(told, at)]
        if len(set(members)) < len(members):
            raise BadPosition(f"{at} names something twice: {shown(told)}.")
        return sum(1 << member for member in members)

    def tell(self, value: int, seats: int) -> list[str]:
        return [name for place, name in enumerate(self.names.names) if value >> place & 1]

    def fits(self, value: int, seats: int) -> bool:
        return 0 <= value < 1 << len(self.names)

    def __str__(self) -> str:
        return f"a list of {self.names}"


@dataclass(frozen=True)
class Cards:
    """A pile of cards in one number, three bits for each kind."""

    names: Axis
    storage: Any = np.int64
    empty: int = 0

    def read(self, told: Any, at: str, seats: int) -> int:
        counts = [0] * len(self.names)
        _lay_array(counts, (self.names,), Count(7), told, at, seats)
        return sum(count << 3 * kind for kind, count in enumerate(counts))

    def tell(self, value: int, seats: int) -> dict[str, int]:
        counts = ((name, value >> 3 * kind & 7) for kind, name in enumerate(self.names.names))
        return {name: count for name, count in counts if count}

    def fits(self, value: int, seats: int) -> bool:
        return 0 <= value < 1 << 3 * len(self.names)

    def __str__(self) -> str:
        return f"cards of {self.names}"


@dataclass(frozen=True)
class Derived:
    """A number that follows from the others: it cannot be told, the game works it out."""

    storage: Any = np.int8
    empty: int = 0

    def read(self, told: Any, at: str, seats: int) -> int:
        raise BadPosition(f"{at} follows from the rest of the position; leave it out.")

    def tell(self, value: int, seats: int) -> None:
        return None

    def fits(self, value: int, seats: int) -> bool:
        return True

    def __str__(self) -> str:
        return "follows from the others"


@dataclass(frozen=True)
class Nested:
    """A record inside the record."""

    fields: "tuple[Field, ...]"
    storage: Any
    owner: str
    """What it is called in a sentence: "a sheet"."""


@dataclass(frozen=True)
class Field:
    """One field of a record: its name there, what it holds, what that means, and how a description calls it."""

    name: str
    kind: Kind | Nested
    meaning: str
    axes: tuple[Axis, ...] = ()
    told: str = ""

    @property
    def called(self) -> str:
        return self.told or self.name

    @property
    def column(self) -> tuple[Any, ...]:
        """The field as NumPy declares it."""
        shape = tuple(len(axis) for axis in self.axes)
        return (self.name, self.kind.storage, shape) if shape else (self.name, self.kind.storage)


Fields = tuple[Field, ...]


def columns(fields: Fields) -> list[tuple[Any, ...]]:
    """The fields as NumPy declares them."""
    return [field.column for field in fields]


# --- From a description


def lay(
    fields: Fields,
    record: Any,
    described: Mapping[str, Any],
    seats: int,
    owner: str = "a position",
    words: Mapping[str, Sequence[str]] | None = None,
    at: str = "",
) -> set[str]:
    """Lay a description on a record; returns the names that it uses.

    A field that is described is described whole: what an array does not name is not there. `words` are what the game
    reads itself, each with the fields that it fills, which cannot be told beside it.
    """
    words = words or {}
    by_name = {field.called: field for field in fields}
    for name, told in mapping(described, at or owner).items():
        path = f"{at}.{name}" if at else str(name)
        if name in words:
            doubled = [field for field in words[name] if field in described]
            if doubled:
                raise BadPosition(f"{path} tells already what {doubled[0]} would tell; give one of them.")
        elif name in by_name:
            lay_field(by_name[name], record, told, seats, path)
        else:
            told_ones = (field.called for field in fields if not isinstance(field.kind, Derived))
            known = ", ".join(dict.fromkeys([*words, *told_ones]))
            raise BadPosition(f"{owner.capitalize()} has no {shown(name)}; it has {known}.")
    return set(described)


def lay_field(field: Field, record: Any, told: Any, seats: int, at: str) -> None:
    """Lay the description of one field on a record."""
    if isinstance(field.kind, Nested):
        raise TypeError(f"the game itself reads {field.name}")
    if field.axes and not isinstance(field.kind, Derived):
        _lay_array(record[field.name], field.axes, field.kind, told, at, seats)
    else:
        record[field.name] = field.kind.read(told, at, seats)


def _lay_array(array: Any, axes: tuple[Axis, ...], kind: Kind, told: Any, at: str, seats: int) -> None:
    """Lay a description on an array (or a list of numbers, where there is one axis), which is emptied before."""
    axis, *inner = axes
    known = axis.known(seats)
    for places in product(*(range(len(each.known(seats))) for each in axes)):
        _put(array, places, kind.empty)
    if isinstance(told, str) and not inner and isinstance(kind, (Count, Flag)):
        _lay_listing(array, axes, kind, things_in_words(told), at, seats)
        return
    if axis.listed and not isinstance(told, Mapping):
        _lay_listing(array, axes, kind, listing(told, at), at, seats)
        return
    for place, value in entries(told, axis, at, seats):
        path = f"{at}.{known[place]}"
        if inner:
            _lay_array(array[place], tuple(inner), kind, value, path, seats)
        else:
            _put(array, (place,), kind.read(value, path, seats))


def _lay_listing(array: Any, axes: tuple[Axis, ...], kind: Kind, told: Sequence[Any], at: str, seats: int) -> None:
    """Names of what is there, one for each thing: `["flour", "flour", "eggs"]`, or `[["vanilla", "lemon"]]`."""
    counts: dict[tuple[int, ...], int] = {}
    for thing in told:
        names = [thing] if len(axes) == 1 else listing(thing, at)
        if len(names) != len(axes):
            raise BadPosition(f"{at} lists things by {len(axes)} names each, not {shown(thing)}.")
        places = tuple(axis.place(name, at, seats) for axis, name in zip(axes, names, strict=True))
        counts[places] = counts.get(places, 0) + 1
    for places, count in counts.items():
        if isinstance(kind, Flag) and count > 1:
            raise BadPosition(f"{at} names something twice: {shown(told)}.")
        _put(array, places, kind.read(count, at, seats))


def _put(array: Any, places: tuple[int, ...], value: int) -> None:
    for place in places[:-1]:
        array = array[place]
    array[places[-1]] = value


def things_in_words(told: str) -> list[str]:
    """Things by name, with their amounts: `purple + 2 grey`."""
    things = []
    for part in filter(None, (part.strip() for part in told.split("+"))):
        amount, _, name = part.partition(" ")
        number = printed_number(amount) if name else None
        things += [part] if number is None else [name.strip()] * number
    return things


def entries(told: Any, axis: Axis, at: str, seats: int) -> list[tuple[int, Any]]:
    """What is told of the places of an axis, by name or as a list: each place with its value."""
    known = axis.known(seats)
    if isinstance(told, Mapping):
        pairs = [(axis.place(name, at, seats), value) for name, value in told.items()]
        if len({place for place, _ in pairs}) < len(pairs):
            raise BadPosition(f"{at} names something twice: {shown(told)}.")
        return pairs
    if not _is_list(told) or len(told) > len(known) or (len(told) < len(known) and not axis.partial):
        raise BadPosition(f"{at} is given by name, such as {{{known[0]!r}: ...}}, or as a list of {len(known)}.")
    return list(enumerate(told))


def mapping(told: Any, at: str) -> Mapping[Any, Any]:
    """Something described by name."""
    if not isinstance(told, Mapping):
        raise BadPosition(f"{at.capitalize() if at.startswith('a ') else at} is described by names, not {shown(told)}.")
    return told


def listing(told: Any, at: str) -> list[Any]:
    """Something that is listed."""
    if not _is_list(told):
        raise BadPosition(f"{at} is a list, not {shown(told)}.")
    return list(told)


def _is_list(told: Any) -> bool:
    return isinstance(told, Collection) and not isinstance(told, (str, bytes, Mapping))


# --- To a description


def describe(fields: Fields, record: Any, seats: int) -> dict[str, Any]:
    """The description of a record by the names of the game; `lay` reads it back to the same bytes."""
    told: dict[str, Any] = {}
    for field in fields:
        if isinstance(field.kind, Derived):
            continue
        if isinstance(field.kind, Nested):
            told[field.called] = {
                name: describe(field.kind.fields, record[field.name][seat], seats)
                for seat, name in enumerate(field.axes[0].known(seats))
            }
        elif field.axes:
            told[field.called] = _tell_array(record[field.name].tolist(), field.axes, field.kind, seats)
        else:
            told[field.called] = field.kind.tell(int(record[field.name]), seats)
    return told


def _tell_array(values: Any, axes: tuple[Axis, ...], kind: Kind, seats: int) -> dict[str, Any]:
    axis, *inner = axes
    pairs = zip(axis.known(seats), values, strict=False)
    if inner:
        nested = ((name, _tell_array(value, tuple(inner), kind, seats)) for name, value in pairs)
        return {name: told for name, told in nested if told}
    return {name: kind.tell(value, seats) for name, value in pairs if value != kind.empty}


# --- Values


def misfits(fields: Fields, values: Any, seats: int, owner: str = "") -> list[str]:
    """Every number of an unpacked record that its field cannot hold."""
    found = []
    for field in fields:
        held = getattr(values, field.name)
        called = f"{owner}{field.called}"
        if isinstance(field.kind, Nested):
            for seat, name in enumerate(field.axes[0].known(seats)):
                found += misfits(field.kind.fields, held[seat], seats, f"{called}.{name}.")
            continue
        for value in sorted(set(_numbers(held, field.axes, seats))):
            if not field.kind.fits(value, seats):
                found.append(f"{called} cannot be {value}: it is {field.kind}")
    return found


def _numbers(held: Any, axes: tuple[Axis, ...], seats: int) -> list[int]:
    if not axes:
        return [held]
    known: list[Any] = held[: len(axes[0].known(seats))]
    if len(axes) == 1:
        return known
    return [number for values in known for number in _numbers(values, axes[1:], seats)]
