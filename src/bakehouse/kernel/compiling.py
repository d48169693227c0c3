"""How functions are compiled: decorators, used everywhere instead of Numba's own.

Numba is not imported here, nor by anything that only plays. Decorated functions stay what they are, plain Python, and
are noted down. The compiler (`compiler.py`, `objects.py`) turns all rules of a game into one object file and all ways
in of the kernel into another, in a process of its own; `libraries.py` finds these files, and a way in uses them as soon
as they are there. Until then the same source runs as it is.
"""

import functools
import os
from collections.abc import Callable
from typing import Any

import numpy as np

PLAIN = os.environ.get("NUMBA_DISABLE_JIT") == "1"
"""True when nothing is to be compiled, for debugging and coverage."""
CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
"""True when compiled code is to check the bounds of arrays."""

Compiled = Callable[..., Any]

RULES: list[tuple[Compiled, Compiled]] = []
"""Every rule as others call it, and as it was written."""


def rule(function: Compiled) -> Compiled:
    """A rule of a game, or a helper of the kernel: becomes part of whatever compiled code calls it, on CPU or GPU.

    It cannot allocate (the runtime for that is left out) and cannot raise (NumPy's error model). Called from Python it
    runs as plain Python; ways in to compiled code are entries.
    """
    RULES.append((function, function))
    return function


def wrapping_rule(function: Compiled) -> Compiled:
    """A rule whose 64-bit arithmetic is meant to wrap: NumPy's numbers would warn of it in plain Python."""
    quiet: Compiled = np.errstate(over="ignore")(function)
    RULES.append((quiet, function))
    return quiet


def entry(function: Compiled) -> Compiled:
    """A way in from Python for one step: plain Python as long as nothing is compiled."""
    return function if PLAIN else Entry(function)


def loop(function: Compiled) -> Compiled:
    """A way in from Python for long work: waits until it is compiled, and releases the interpreter lock."""
    return function if PLAIN else Entry(function, is_loop=True)


def _nothing_known(*arguments: Any) -> Any:
    return NotImplemented


class Entry:
    """A way in from Python. What its parameters are is told by annotations from `kinds.py`."""

    def __init__(self, function: Compiled, is_loop: bool = False) -> None:
        functools.update_wrapper(self, function)
        self.py_func, self.is_loop = function, is_loop
        self.name = f"{function.__module__}.{function.__qualname__}"
        self.compiled: Compiled = _nothing_known
        """The compiled function; answers NotImplemented where it does not know a record type among the arguments."""
        RULES.append((self, function))
        ENTRIES.append(self)

    def __call__(self, *arguments: Any) -> Any:
        result = self.compiled(*arguments)
        if result is NotImplemented:
            from bakehouse.kernel import libraries

            return libraries.serve(self, arguments)
        return result

    def __reduce__(self) -> str:
        return self.py_func.__qualname__

    def __repr__(self) -> str:
        return f"<entry {self.name}>"


ENTRIES: list[Entry] = []
