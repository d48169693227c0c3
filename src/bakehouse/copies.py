"""Positions in memory of their own."""

from typing import Any

import numpy as np


def copied(states: Any) -> Any:
    """The same positions, to be changed at will; also one record, as an array with it alone.

    NumPy copies records field by field, which takes a hundred times as long as to copy their bytes.
    """
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)
