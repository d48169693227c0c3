"""Compiled code for the ways in: one library for each game, and one with the kernel's own loops for all of them.

Whoever calls a way in need not know of this. A library that is there is loaded at the first call. One that is missing
is made by another process with low priority; meanwhile a step is played as plain Python, with the same bytes, and long
work (`@loop`) waits. Where nothing can be compiled everything runs as plain Python, slowly, and one sentence says so.
"""

import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from bakehouse.kernel import cache
from bakehouse.kernel.compiling import ENTRIES, Compiled, Entry
from bakehouse.kernel.contract import DEFAULTS, LOOPS, Registered, registered, registered_for
from bakehouse.kernel.kinds import number_of
from bakehouse.kernel.loading import ANY_BOX, ANY_STATE, LoadedObject

BUILDER = "bakehouse.warmup"
"""The module that makes libraries, run as a process: `python -m bakehouse.warmup NAME...`"""
LOOK_AGAIN = 0.1
"""Seconds between two looks for a file that is being made."""
TRIES = 2
"""How often a process that is killed is started anew."""
USUAL_SECONDS = 12.0
"""How long making a library usually takes."""

told = logging.getLogger("bakehouse")


class Library:
    """Compiled code that is there, or in the making, or cannot be had."""

    def __init__(self, name: str, entries: Sequence[Entry], sources: Sequence[Path], game: Registered | None) -> None:
        self.name, self.entries, self.game = name, entries, game
        self.file = cache.file_for(name, sources)
        self.loaded: LoadedObject | None = None
        self.problem = ""
        if self.file is None:
            self.give_up("there is no folder to keep it in")
        self._table: Any = None
        self._next_look = 0.0
        self._expected_at: float | None = None
        self._is_awaited = False
        self._lock = threading.Lock()

    def is_ready(self, wait: bool) -> bool:
        """Whether it is loaded; if not, it is being made, and whoever waits has it afterwards or never."""
        while self.loaded is None and not self.problem:
            if (wait or time.monotonic() >= self._next_look) and self._lock.acquire(blocking=wait):
                try:
                    self._look(wait)
                finally:
                    self._lock.release()
            if not wait or self.loaded is not None:
                break
            time.sleep(LOOK_AGAIN)
        return self.loaded is not None

    def is_there(self) -> bool:
        """Whether it is loaded, or only needs to be."""
        return self.loaded is not None or (self.file is not None and self.file.exists())

    def seconds_left(self) -> float:
        """About how long it will take until it is there; 0 when it is, or never will be."""
        if self.is_there() or self.problem or self._expected_at is None:
            return 0.0
        return max(self._expected_at - time.monotonic(), 1.0)

    def _look(self, wait: bool) -> None:
        """Load what is there, or see to it that it will be."""
        if self.loaded is not None or self.problem:
            return
        self._next_look = time.monotonic() + LOOK_AGAIN
        code = cache.read(self.file) if self.file else None
        if code is not None:
            self._load(code)
        elif self._expected_at is None or (wait and not self._is_awaited):
            self._start()

    def is_expected_in(self, seconds: float) -> None:
        """It is being made; of several who are at it, the soonest counts."""
        moment = time.monotonic() + seconds
        self._expected_at = moment if self._expected_at is None else min(self._expected_at, moment)

    def _start(self) -> None:
        """Have it made by a process of its own; if another one is at it already, this one only waits for that."""
        self._is_awaited = True
        make([self])

    def give_up(self, problem: str) -> None:
        """It cannot be had; once is enough to say so."""
        if self.problem:
            return
        self.problem = problem
        told.warning("%s cannot be compiled and plays slowly as plain Python: %s", self.name, problem.rstrip("."))

    def _load(self, code: bytes) -> None:
        try:
            loaded = LoadedObject(code)
        except Exception as problem:  # whatever LLVM says of a file that it cannot take
            self.give_up(str(problem))
            return
        for entry in self.entries:
            way_in = loaded.way_in(entry.name)
            if way_in is not None:
                entry.compiled = way_in
        if self.game is not None:
            self._table = loaded.table_of_addresses(self.game.state.itemsize)
        self.loaded = loaded

    def introduce(self, arguments: Sequence[Any], game: "Library | None") -> None:
        """Make the record types among the arguments known to the compiled code, by their addresses."""
        assert self.loaded is not None
        for dtype in record_types(arguments):
            if self.name != LOOPS or game is None or game.game is None:
                self.loaded.get_to_know(dtype, number_of(dtype))
            elif dtype == game.game.state:
                self.loaded.get_to_know(dtype, ANY_STATE, game._table)
            elif game.loaded is not None and number_of(dtype) == game.loaded.number_of_box:
                self.loaded.get_to_know(dtype, ANY_BOX, game._table)
            else:
                self.loaded.get_to_know(dtype, number_of(dtype))


# --- Making them


def make(wanted: Sequence[Library]) -> None:
    """Have libraries made by another process with low priority, one after the other; a thread sees that through."""
    for place, each in enumerate(wanted, start=1):
        each.is_expected_in(place * USUAL_SECONDS)
    threading.Thread(target=_have_made, args=[wanted], name="making libraries", daemon=True).start()


def _have_made(wanted: Sequence[Library]) -> None:
    command = [sys.executable, "-m", BUILDER, "--quietly", *(each.name for each in wanted)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    said: list[str] = []
    for _ in range(TRIES):
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
                start_new_session=True, env=environment,
            )  # fmt: skip
        except OSError as problem:
            said = [str(problem)]
            break
        said = done.stderr.strip().splitlines()
        if done.returncode >= 0:  # not killed
            break
    for each in wanted:
        if not each.is_there():
            own = [line.removeprefix(f"{each.name}: ") for line in said if line.startswith(f"{each.name}: ")]
            each.give_up((own or said or ["the compiler was ended"])[-1])


def record_types(arguments: Sequence[Any]) -> Iterator[Any]:
    """The record types of arrays and records, also of those in tuples."""
    for argument in arguments:
        if isinstance(argument, tuple):
            yield from record_types(argument)
        elif isinstance(argument, (np.ndarray, np.record)) and argument.dtype.names:
            yield argument.dtype


# --- Which library serves what

_libraries: dict[str, Library] = {}
_lock = threading.RLock()


def library(name: str) -> Library | None:
    """The library of a game that is registered, or the loops; None for a game that no other process could find."""
    with _lock:
        if name not in _libraries:
            made = _loops() if name == LOOPS else _library_of(name)
            if made is None:
                return None
            _libraries[name] = made
        return _libraries[name]


def _loops() -> Library:
    from bakehouse.kernel import (  # noqa: F401 - all ways in are to be known
        beam,
        company,
        lookahead,
        network,
        play,
        prospects,
        rollouts,
        search,
        teaching,
        timing,
        vector,
        watch,
    )

    return Library(LOOPS, entries_of(LOOPS), [], None)


def entries_of(name: str) -> list[Entry]:
    """The ways in of a library, in an order that does not depend on who asks."""
    found = [entry for entry in ENTRIES if home_of(entry) == name]
    return sorted(found, key=lambda entry: entry.name)


def home_of(entry: Entry) -> str | None:
    """The name of the library that a way in is part of; None where somebody made it for himself."""
    module = entry.__module__
    if module.startswith("bakehouse.kernel."):
        return LOOPS
    for game in registered():
        if any(module == function.__module__ for function in own_functions(game)):
            return game.name
    return None


def _library_of(name: str) -> Library | None:
    game = next((game for game in registered() if game.name == name), None)
    if game is None or not _can_be_found(game):
        return None
    return Library(name, entries_of(name), sources_of(game), game)


def _can_be_found(game: Registered) -> bool:
    """Whether another process that imports the same modules would find the same functions."""
    return all(getattr(sys.modules.get(f.__module__), f.__name__, None) is f for f in own_functions(game))


def own_functions(game: Registered) -> list[Compiled]:
    """What a game brings itself; the rest follows from that in every process."""
    derived = [function for function in game.functions.values() if hasattr(function, "is_derived")]
    return [f for name, f in game.functions.items() if f is not DEFAULTS.get(name) and f not in derived]


def sources_of(game: Registered) -> list[Path]:
    """The files of a game: all of Python in the folders of its rules, but what only words and screens need."""
    modules = {sys.modules[function.__module__] for function in own_functions(game)}
    folders = {Path(module.__file__).resolve().parent for module in modules if module.__file__}
    return [file for folder in folders for file in folder.glob("*.py") if file.name not in NOT_COMPILED]


NOT_COMPILED = frozenset({
    "actions.py", "folding.py", "intentions.py", "lesson.py", "levels.py", "position.py", "table.py", "telling.py",
    "training.py", "view.py",
})  # fmt: skip
"""Files of a game that rules do not import (`check_game` sees to that)."""


def seconds_left(name: str) -> float:
    """About how long it will take until long work at this game can begin; 0 when it can."""
    wanted = [library(LOOPS), library(name)]
    return max(each.seconds_left() if each is not None else 0.0 for each in wanted)


# --- Serving


def serve(entry: Entry, arguments: Sequence[Any]) -> Any:
    """What the compiled way in could not answer, because it is not there or does not know a record type yet."""
    home = home_of(entry)
    if home is None:
        from bakehouse.kernel import compiler

        entry.compiled = compiler.typed(entry.py_func)
        return entry.compiled(*arguments)
    own = library(home)
    game = own if home != LOOPS else _game_among(arguments)
    wanted = [each for each in (own, game) if each is not None]
    if own is None or (game is None and home == LOOPS and _has_positions(arguments)):
        return _as_plain(entry, arguments)
    if not all(each.is_ready(wait=entry.is_loop) for each in wanted):
        return _as_plain(entry, arguments)
    own.introduce(arguments, game)
    result = entry.compiled(*arguments)
    if result is NotImplemented:
        raise TypeError(f"{entry!r} cannot take {', '.join(map(_kind_of, arguments))}")
    return result


def _game_among(arguments: Sequence[Any]) -> Library | None:
    for dtype in record_types(arguments):
        game = registered_for(dtype)
        if game is not None:
            return library(game.name)
    return None


def _has_positions(arguments: Sequence[Any]) -> bool:
    return any(registered_for(dtype) is not None for dtype in record_types(arguments))


def _as_plain(entry: Entry, arguments: Sequence[Any]) -> Any:
    with np.errstate(over="ignore"):
        return entry.py_func(*arguments)


def _kind_of(argument: Any) -> str:
    if isinstance(argument, np.ndarray):
        gaps = "" if argument.flags.c_contiguous else ", with gaps"
        return f"{argument.ndim}-dimensional array of {argument.dtype.name}{gaps}"
    return type(argument).__name__
