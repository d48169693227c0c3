"""What comes of many games, added up range by range, so that nobody has to hold all of them."""

from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from bakehouse.games.definition import Array


@dataclass
class Tally:
    """Lengths, endings, and the scores of each seat as counts of each number of points."""

    seats: int
    games: int = 0
    decisions: int = 0
    shortest: int | None = None
    longest: int = 0
    chances: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    won: Array = field(init=False)
    scores: list[Counter[int]] = field(init=False)

    def __post_init__(self) -> None:
        self.won = np.zeros(self.seats)
        self.scores = [Counter() for _ in range(self.seats)]

    def add(self, decisions: Array, chances: Array, endings: list[str], scores: Array, returns: Array) -> None:
        """Some more games."""
        self.games += len(decisions)
        self.decisions += int(decisions.sum())
        self.chances += int(chances.sum())
        shortest = int(decisions.min())
        self.shortest = shortest if self.shortest is None else min(self.shortest, shortest)
        self.longest = max(self.longest, int(decisions.max()))
        self.endings.update(endings)
        self.won += wins(returns).sum(axis=0)
        for seat in range(self.seats):
            points, times = np.unique(scores[:, seat], return_counts=True)
            self.scores[seat].update(dict(zip(points.tolist(), times.tolist(), strict=True)))

    def distribution(self, seat: int) -> tuple[Array, Array]:
        """The numbers of points that a seat made, ascending, and how often."""
        points = np.array(sorted(self.scores[seat]))
        return points, np.array([self.scores[seat][each] for each in points.tolist()])


def wins(returns: Array) -> Array:
    """What each seat won of each game; a shared win counts in parts. Alone: whether it is above the middle."""
    if returns.shape[1] == 1:
        return (returns > 0).astype(float)
    best = returns == returns.max(axis=1, keepdims=True)
    shares: Array = best / best.sum(axis=1, keepdims=True)
    return shares
