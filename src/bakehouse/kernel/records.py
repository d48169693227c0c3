"""Records: a position `s` and a `box` are each one flat NumPy record."""

import functools
import struct
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from types import SimpleNamespace
from typing import Any

import numpy as np

from bakehouse.kernel.compiling import rule

CHANCE = -1
"""`actor` when a die, a draw or a random pick comes next."""
OVER = -2
"""`actor` when the game has ended."""
RUNNING = 0
"""`ending` while the game goes on; afterwards the number of the reason, from 1 (each game names its own)."""
MOST_SEATS = 8
"""`awaited` has one bit for each seat."""
LIST_LENGTH = 256
"""Room for a legal list or a list of weights; every game stays below it (`check_game` sees to that)."""

MOST_USES = 128
"""Room for counters of what a seat uses; no game has more (`check_game` sees to that)."""

WORD = 8
"""A position is a whole number of words, so that its bytes can be read eight at a time."""

FILLER = "filler"
"""What fills the last word of a position."""

Fields = list[tuple[Any, ...]]

HEADER: Fields = [("seats", np.int8), ("actor", np.int8), ("awaited", np.uint8), ("ending", np.int8)]

SHADOWED = frozenset(name for name in dir(np.record) if not name.startswith("__"))
"""Names that np.record has itself: a field called so would silently read the attribute in plain Python."""


def record(fields: Fields) -> np.dtype[Any]:
    """A record type whose elements have attributes, compiled and as plain Python.

    Without padding: what lies between fields is copied by nobody, and equal positions must have equal bytes.
    """
    aligned = np.dtype(fields, align=True)
    filled = np.dtype(fields).itemsize
    if aligned.itemsize != filled:
        raise TypeError(
            f"a record of {filled} bytes would get {aligned.itemsize - filled} bytes of padding: reorder it"
        )
    return np.dtype((np.record, aligned))


def state_record(fields: Fields) -> np.dtype[Any]:
    """The record type of a position: the common header, the game's own fields, and what fills the last word."""
    fields = HEADER + fields
    missing = -np.dtype(fields).itemsize % WORD
    return record([*fields, (FILLER, np.uint8, (missing,))] if missing else fields)


def first_places(groups: Mapping[str, Sequence[str]]) -> list[int]:
    """Where each group begins when all of them are listed one after the other."""
    ends = list(accumulate(len(names) for names in groups.values()))
    return [0, *ends[:-1]]


def room(length: int, kind: Any) -> Any:
    """Room for so many numbers, for the time of a call; compiled, it lies on the stack."""
    return np.empty(length, kind)


def tables_like(states: Any, length: int) -> Any:
    """Room for so many positions like these, for the time of a call."""
    return np.empty(length, states.dtype)


@rule
def copy_table(tables, place, s):
    """Lay a position on one of some tables to try things there: a GPU leaves out empty seats, which no rule reads."""
    tables[place] = s


def words_of(states: Any) -> Any:
    """The same positions as rows of words, for code that compares or digests their bytes."""
    return states.view(np.uint64).reshape(len(states), -1)


def used_bytes(kind: np.dtype[Any]) -> tuple[int, int]:
    """How many bytes of a position belong to all, and how many to each seat: where its last field is a record for each
    of all seats that there may be, nobody reads those of empty seats."""
    fields = [(inner, start) for name, (inner, start, *_) in (kind.fields or {}).items() if name != FILLER]
    last, start = max(fields, key=lambda field: field[1])
    if last.subdtype is None or last.subdtype[0].fields is None or last.shape != (MOST_SEATS,):
        return kind.itemsize, 0
    return start, last.subdtype[0].itemsize


def field_names(kind: np.dtype[Any]) -> list[str]:
    """All field names of a record type, those of nested records too."""
    names: list[str] = []
    for name, (inner, *_) in (kind.fields or {}).items():
        names.append(name)
        names.extend(field_names(inner.subdtype[0] if inner.subdtype else inner))
    return names


def unpacked(packed: Any) -> SimpleNamespace:
    """A record as plain Python numbers and lists, for code that reads much of it: reading a record's field is slow."""
    return _unpacked(_content(packed), _type(packed))


_content, _type = np.void.tobytes, np.void.dtype.__get__
"""Of a record; found here, because `np.record` looks for a field of every name first."""

LETTERS = {
    "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d",
    "b1": "?",
}  # fmt: skip
"""The letters of numbers for `struct`."""


def _unpacked(content: bytes, kind: np.dtype[Any]) -> SimpleNamespace:
    layout, made = _layout(kind)
    return made(layout.unpack(content))


@functools.lru_cache(maxsize=64)
def _layout(kind: np.dtype[Any]) -> tuple[struct.Struct, Callable[[tuple[Any, ...]], SimpleNamespace]]:
    """How the bytes of a record become numbers, all at once, and these its fields: written out once for each type."""
    letters, written = _written(kind, 0)
    layout = struct.Struct(f"={letters}")
    if layout.size != kind.itemsize:
        raise TypeError(f"a record of {kind.itemsize} bytes has fields of {layout.size} bytes: there is padding in it")
    return layout, eval(f"lambda numbers: {written}", {"Record": SimpleNamespace})


def _written(kind: np.dtype[Any], at: int) -> tuple[str, str]:
    """The letters of a type for `struct`, and the expression that makes one of all numbers, from a place on."""
    if kind.subdtype is not None:
        inner, shape = kind.subdtype
        return _written_list(inner, shape, at)
    if kind.fields is None:
        return LETTERS[kind.str[1:]], f"numbers[{at}]"
    letters, fields = "", []
    for name in kind.names or ():
        more, written = _written(kind.fields[name][0], at + len(letters))
        letters += more
        fields.append(f"{name}={written}")
    return letters, f"Record({', '.join(fields)})"


def _written_list(inner: np.dtype[Any], shape: tuple[int, ...], at: int) -> tuple[str, str]:
    length, *deeper = shape
    if not deeper and inner.fields is None:
        return LETTERS[inner.str[1:]] * length, f"[*numbers[{at}:{at + length}]]"
    letters, items = "", []
    for _ in range(length):
        place = at + len(letters)
        more, written = _written_list(inner, tuple(deeper), place) if deeper else _written(inner, place)
        letters += more
        items.append(written)
    return letters, f"[{', '.join(items)}]"


def read(packed: Any) -> SimpleNamespace:
    """The same, kept for others who only read it, as long as it is one of the last."""
    return _read(_content(packed), _type(packed))


_read = functools.lru_cache(maxsize=256)(_unpacked)
