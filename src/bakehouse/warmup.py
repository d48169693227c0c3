"""Making libraries of compiled code, so that nobody waits for them later.

`python -m bakehouse.warmup NAME...` makes those of some games (or `loops`, the kernel's own) in this process, which is
how they come into being behind a table that is open already.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from bakehouse.errors import BakehouseError
from bakehouse.games import find
from bakehouse.games.game import Game
from bakehouse.kernel import cache, libraries
from bakehouse.kernel.libraries import LOOPS, Library

NICENESS = 10
"""Of a process that works behind a table."""


def library_of(name: str) -> Library:
    """The library of a game, or the loops."""
    if name != LOOPS:
        find(name)
    found = libraries.library(name)
    if found is None:
        raise BakehouseError(f"{name} cannot be compiled: its functions cannot be found by their names.")
    return found


def missing(names: Sequence[str]) -> list[str]:
    """Which of these libraries are not there yet, the loops among them."""
    return [name for name in (LOOPS, *names) if not library_of(name).is_there()]


def order(names: Sequence[str]) -> None:
    """Have what is missing made behind the scenes."""
    for name in missing(names):
        library_of(name).order()


def warm_up(names: Sequence[str], told: Callable[[int, int], None]) -> None:
    """Make libraries, as many at a time as there are cores; `told` hears how many of how many are done."""
    told(0, len(names))
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        running = [pool.submit(_in_a_process, name) for name in names]
        for done, finished in enumerate(as_completed(running), start=1):
            finished.result()
            told(done, len(names))


def _in_a_process(name: str) -> None:
    command = [sys.executable, "-m", "bakehouse.warmup", name]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        said = result.stderr.strip().splitlines()
        raise BakehouseError(f"Compiling {name} failed: {said[-1] if said else 'the compiler was ended'}")


def make(name: str) -> None:
    """Make a library here and now, unless another process just did."""
    wanted = library_of(name)
    if wanted.file is None:
        raise BakehouseError("There is no folder that compiled code could be kept in.")
    with cache.builder_of(wanted.file):
        if cache.read(wanted.file) is None:
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
    try:
        for name in arguments:
            if not name.startswith("--"):
                make(name)
    except Exception as problem:
        print(str(problem).strip().splitlines()[0] or type(problem).__name__, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
