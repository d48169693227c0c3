"""What the parameters of a way in are: annotations that the compiler reads.

    def advance(box: Box, states: Tables, i: int, action: int, out: Shorts) -> int: ...

In a way in of the kernel, `Box` and `Tables` are those of any game; in one that a game brings itself, its own.
"""

import functools
import hashlib
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

Array = Any
"""To mypy, arrays of records are anything: it knows no fields."""


@dataclass(frozen=True)
class Numbers:
    """An array of numbers without gaps."""

    dtype: Any
    dimensions: int = 1


@dataclass(frozen=True)
class Records:
    """An array of records."""

    dtype: Any


@dataclass(frozen=True)
class OneRecord:
    """A single record."""

    dtype: Any


@dataclass(frozen=True)
class Boxes:
    """An array of one box."""


@dataclass(frozen=True)
class Positions:
    """An array of positions."""


@dataclass(frozen=True)
class OneBox:
    """The box itself."""


@dataclass(frozen=True)
class OnePosition:
    """A position itself."""


Box = Annotated[Array, Boxes()]
Tables = Annotated[Array, Positions()]
TheBox = Annotated[Any, OneBox()]
Table = Annotated[Any, OnePosition()]
Bytes = Annotated[Array, Numbers(np.int8)]
Flags = Annotated[Array, Numbers(np.bool_)]
Shorts = Annotated[Array, Numbers(np.int16)]
Ints = Annotated[Array, Numbers(np.int32)]
Longs = Annotated[Array, Numbers(np.int64)]
Halfwords = Annotated[Array, Numbers(np.uint32)]
Words = Annotated[Array, Numbers(np.uint64)]
Floats = Annotated[Array, Numbers(np.float32)]
Doubles = Annotated[Array, Numbers(np.float64)]
FlagRows = Annotated[Array, Numbers(np.bool_, 2)]
ByteRows = Annotated[Array, Numbers(np.int8, 2)]
UnsignedByteRows = Annotated[Array, Numbers(np.uint8, 2)]
ShortRows = Annotated[Array, Numbers(np.int16, 2)]
IntRows = Annotated[Array, Numbers(np.int32, 2)]
LongRows = Annotated[Array, Numbers(np.int64, 2)]
WordRows = Annotated[Array, Numbers(np.uint64, 2)]
FloatRows = Annotated[Array, Numbers(np.float32, 2)]
DoubleRows = Annotated[Array, Numbers(np.float64, 2)]
FloatSheets = Annotated[Array, Numbers(np.float32, 3)]
ShortSheets = Annotated[Array, Numbers(np.int16, 3)]
IntSheets = Annotated[Array, Numbers(np.int32, 3)]


def number_of(dtype: np.dtype[Any]) -> int:
    """A number that tells a record type from any other, the same in every process."""
    return _number(dtype, dtype.type is np.record)


# Reading a record within a record makes a type anew each time, equal to the one before; to spell it out takes long.
@functools.lru_cache(maxsize=256)
def _number(dtype: np.dtype[Any], _is_record: bool) -> int:
    return int.from_bytes(hashlib.blake2b(repr(dtype).encode(), digest_size=7).digest(), "little")
