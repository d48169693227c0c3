"""How functions are compiled: two decorators, used everywhere instead of Numba's own."""

import os
import warnings
from collections.abc import Callable
from typing import Any

from numba import njit
from numba.core.errors import NumbaExperimentalFeatureWarning

import bakehouse.kernel.cache  # noqa: F401 - names the cache folder before anything is decorated

PLAIN = os.environ.get("NUMBA_DISABLE_JIT") == "1"
"""True when the same source runs as plain Python, for debugging and coverage."""

warnings.filterwarnings("ignore", category=NumbaExperimentalFeatureWarning)

Compiled = Callable[..., Any]


def rule(function: Compiled) -> Compiled:
    """A rule of a game, or a helper of the kernel: becomes part of whatever compiled code calls it, on CPU or GPU.

    It cannot allocate (the runtime for that is left out) and cannot raise (NumPy's error model). Called from Python it
    is compiled for that process alone; ways in that are kept in the cache are entries.
    """
    options = {"error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}
    return njit(**options)(function)  # type: ignore[no-any-return]


def entry(function: Compiled) -> Compiled:
    """A way in from Python: compiled once per game, kept in the cache folder, releases the interpreter lock."""
    return njit(error_model="numpy", cache=True, nogil=True)(function)  # type: ignore[no-any-return]
