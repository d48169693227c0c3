"""Making libraries of compiled code, so that nobody waits for them later.

`python -m bakehouse.warmup NAME...` makes those of some games (or `loops`, the kernel's own) in this process, which is
how they come into being behind a table that is open already.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

from bakehouse.errors import BakehouseError
from bakehouse.games import find
from bakehouse.games.game import Game
from bakehouse.kernel import cache, libraries
from bakehouse.kernel.contract import LOOPS
from bakehouse.kernel.libraries import Library

NICENESS = 10
"""Of a process that works behind a table."""
PROCESSES = min(os.cpu_count() or 1, 2)
"""More would each do again what the compiler has to learn first, and hardly be ready sooner."""
LOOK_AGAIN = 0.1


def library_of(name: str) -> Library | None:
    """The library of a game, or the loops; None where its functions cannot be found by their names."""
    if name != LOOPS:
        find(name)
    return libraries.library(name)


def missing(names: Sequence[str]) -> list[Library]:
    """Which of these libraries are not there yet, the loops among them."""
    known = (library_of(name) for name in (LOOPS, *names))
    return [library for library in known if library is not None and not library.is_there()]


def order(names: Sequence[str]) -> None:
    """Have what is missing made behind the scenes."""
    cold = missing(names)
    for process in range(min(len(cold), PROCESSES)):
        libraries.make(_beginning_with(cold, process))


def _beginning_with(wanted: Sequence[Library], process: int) -> list[Library]:
    """All of them, for each process in another order: what one is at, the others leave to it."""
    place = process * len(wanted) // PROCESSES
    return [*wanted[place:], *wanted[:place]]


def warm_up(wanted: Sequence[Library], told: Callable[[int, int], None]) -> None:
    """Make libraries; `told` hears how many of how many are done."""
    told(0, len(wanted))
    commands = [
        [sys.executable, "-m", "bakehouse.warmup", *(each.name for each in _beginning_with(wanted, process))]
        for process in range(min(len(wanted), PROCESSES))
    ]
    running = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for command in commands]
    while any(process.poll() is None for process in running):
        told(sum(each.is_there() for each in wanted), len(wanted))
        time.sleep(LOOK_AGAIN)
    said = [line for process in running for line in process.communicate()[1].strip().splitlines()]
    if any(process.returncode for process in running):
        raise BakehouseError(f"Compiling failed: {said[-1] if said else 'the compiler was ended'}")
    told(len(wanted), len(wanted))


def make(name: str, wait: bool) -> None:
    """Make a library here and now, unless it is there; what another process is at can be waited for."""
    wanted = library_of(name)
    if wanted is None:
        raise BakehouseError("its functions cannot be found by their names")
    if wanted.file is None:
        raise BakehouseError("there is no folder to keep it in")
    with cache.builder_of(wanted.file, wait) as it_is_ours:
        if it_is_ours and cache.read(wanted.file) is None:
            cache.write(wanted.file, _code_of(wanted))
            cache.clean_up(wanted.file.parent)


def _code_of(wanted: Library) -> bytes:
    from bakehouse.kernel import objects  # brings Numba

    if wanted.game is None:
        return objects.build_loops(wanted.entries)
    definition = find(wanted.name)
    box = Game(definition, definition.seats.start).box.dtype
    return objects.build_game(wanted.game, box, wanted.entries)


def main(arguments: Sequence[str]) -> None:
    if "--quietly" in arguments:
        os.nice(NICENESS)
    names = [name for name in arguments if not name.startswith("--")]
    failed: set[str] = set()
    for wait in (False, True):
        for name in names:
            try:
                make(name, wait)
            except Exception as problem:
                sentence = next(iter(str(problem).strip().splitlines()), type(problem).__name__)
                if name not in failed:
                    print(f"{name}: {sentence}", file=sys.stderr)
                failed.add(name)
    sys.exit(bool(failed))


if __name__ == "__main__":
    main(sys.argv[1:])
