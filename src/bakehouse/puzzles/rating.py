"""How hard a puzzle is, by which levels of the game solve it: a rating as in chess, on the scale of the levels."""

import random
from collections.abc import Collection, Mapping, Sequence
from math import log

from bakehouse.puzzles.puzzle import Puzzle

GENTLEST, STRONGEST = 800, 2000
"""The ratings that the first and the last level of a game stand for; the others lie evenly between them."""
USUAL, SPREAD = 1400, 400
"""What a puzzle is rated before anybody was asked, and how far off that may well be."""
SCALE = 400.0
"""The difference at which the odds are ten to one."""
LOWEST, HIGHEST = 400, 2400


def anchors(levels: Sequence[str]) -> dict[str, float]:
    """The rating of each level, from the gentlest to the strongest."""
    step = (STRONGEST - GENTLEST) / max(len(levels) - 1, 1)
    return {level: GENTLEST + step * place for place, level in enumerate(levels)}


def expected(solver: float, puzzle: float) -> float:
    """The share of puzzles of a rating that somebody with a rating solves."""
    return float(1 / (1 + 10 ** ((puzzle - solver) / SCALE)))


def rated(solved: Mapping[str, tuple[int, int]], levels: Sequence[str]) -> int:
    """The likeliest rating, given how often each level solved it of how often it was asked."""
    strength = anchors(levels)

    def likely(rating: int) -> float:
        found = -(((rating - USUAL) / SPREAD) ** 2) / 2
        for level, (good, asked) in solved.items():
            chance = expected(strength[level], rating)
            found += good * log(chance) + (asked - good) * log(1 - chance)
        return found

    return max(range(LOWEST, HIGHEST + 1, 5), key=likely)


# --- People

BEGINNER = 1000.0
"""What a person is rated before the first puzzle."""
STEP = 40.0
"""By how much a person's rating changes at most with a puzzle."""
FITTING = 8
"""So many puzzles that fit best are drawn from."""


def after(person: float, puzzle: float, solved: bool) -> float:
    """A person's rating after a puzzle, by Elo's rule."""
    return person + STEP * (solved - expected(person, puzzle))


def fitting(puzzles: Sequence[Puzzle], person: float, seen: Collection[str], luck: random.Random) -> Puzzle | None:
    """A puzzle about as hard as a person is strong, not one of those seen lately while there are others."""
    fresh = [puzzle for puzzle in puzzles if puzzle.id not in seen] or puzzles
    nearest = sorted(fresh, key=lambda puzzle: abs(puzzle.rating - person))[:FITTING]
    return luck.choice(nearest) if nearest else None
