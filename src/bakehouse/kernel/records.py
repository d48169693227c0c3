"""Records: a position `s` and a `box` are each one flat NumPy record."""

import functools
from collections.abc import Mapping, Sequence
from itertools import accumulate
from types import SimpleNamespace
from typing import Any

import numpy as np

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
    return record([*fields, ("filler", np.uint8, (missing,))] if missing else fields)


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


def words_of(states: Any) -> Any:
    """The same positions as rows of words, for code that compares or digests their bytes."""
    return states.view(np.uint64).reshape(len(states), -1)


def field_names(kind: np.dtype[Any]) -> list[str]:
    """All field names of a record type, those of nested records too."""
    names: list[str] = []
    for name, (inner, *_) in (kind.fields or {}).items():
        names.append(name)
        names.extend(field_names(inner.subdtype[0] if inner.subdtype else inner))
    return names


def unpacked(packed: Any) -> SimpleNamespace:
    """A record as plain Python numbers and lists, for code that reads much of it: reading a record's field is slow."""
    values: dict[str, Any] = {}
    for name in packed.dtype.names:
        value = np.void.__getitem__(packed, name)  # what np.record makes of it takes as long again
        if value.dtype.names:
            values[name] = [unpacked(inner) for inner in value] if value.ndim else unpacked(value)
        else:
            values[name] = value.tolist()
    return SimpleNamespace(**values)


def read(packed: Any) -> SimpleNamespace:
    """The same, kept for others who only read it, as long as it is one of the last."""
    return _read(packed.tobytes(), packed.dtype)


@functools.lru_cache(maxsize=16)
def _read(content: bytes, dtype: np.dtype[Any]) -> SimpleNamespace:
    return unpacked(np.frombuffer(content, dtype)[0])
