"""Looks at the puzzles of a game again: `python -m bakehouse.puzzles.renewing GAME`.

Where programs have become stronger, or a mistake in a check was mended, all puzzles are checked anew. Those are dropped
that are none any more, or that the strongest level did not find. With `--reasons` their solutions stay, and only why
these are best is looked for anew.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from bakehouse.games import find
from bakehouse.puzzles import files
from bakehouse.puzzles.mining import checked_anew, is_found, retold
from bakehouse.puzzles.puzzle import Puzzle


def renewed(puzzles: Sequence[Puzzle], reasons: bool, cores: int) -> Iterator[Puzzle]:
    """Those that are left, in their order."""
    look: Callable[[Puzzle], Puzzle | None] = retold if reasons else checked_anew
    with ProcessPoolExecutor(cores) as pool:
        yield from (puzzle for puzzle in pool.map(look, puzzles) if puzzle is not None)


def renew(name: str, reasons: bool, cores: int = 1) -> tuple[int, int, int]:
    """All puzzles that a game ships; returns how many there were, how many are left, and how many of these have a
    reason."""
    definition = find(name)
    file = files.shipped_file(definition)
    puzzles = files.read_file(file, definition)
    found = [puzzle for puzzle in puzzles if is_found(puzzle.solved, definition)]
    left = list(renewed(found, reasons, cores))
    beside = file.with_suffix(".new")
    files.begin(beside, definition)
    files.add(beside, left)
    beside.replace(file)
    return len(puzzles), len(left), sum("what" in puzzle.reason.told() for puzzle in left)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--reasons", action="store_true")
    parser.add_argument("--cores", type=int, default=1)
    asked = parser.parse_args()
    puzzles, left, reasons = renew(asked.game, asked.reasons, asked.cores)
    print(f"{left} of {puzzles} puzzles are left, {reasons} of them with a reason.")


if __name__ == "__main__":
    main()
