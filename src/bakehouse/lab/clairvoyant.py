"""How well one could have played alone if all dice and cards to come were known: a bound for everybody else.

    python -m bakehouse.lab.clairvoyant bake-and-sale --games 50 --seed 70000 --goals 160 180 200

Turns are planned as the planner plans them (`kernel/beam.py`), but the best ends of a turn are all kept, and go on with
what chance will really bring. That is the best of the ways that are followed and not of all there are, so a game may
have been better still.
"""

import argparse
from typing import NamedTuple

import numpy as np

from bakehouse.errors import BakehouseError
from bakehouse.games.definition import Array
from bakehouse.games.game import Game, game
from bakehouse.kernel import beam, play
from bakehouse.kernel.beam import LONGEST_PLAN
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, OVER
from bakehouse.lab.intervals import mean, share


class Line(NamedTuple):
    """One way through the game so far."""

    worth: float
    states: Array
    """An array of one position."""
    chances: int
    """What was drawn on the way."""


class Clairvoyant:
    """Follows so many `lines`, each with so many `ends` of a turn, found by a beam of some `width`."""

    def __init__(self, table: Game, lines: int = 64, ends: int = 16, width: int = 12) -> None:
        state = table.definition.state
        self.table, self.lines = table, lines
        self._weights = beam.weights_for(state)[beam.LEARNED]
        self._manner = np.array([beam.LEARNED, width, ends, 0, 1, 1, 0], np.int64)
        self._work, self._inner = beam.bench(state, width, ends), beam.bench(state, 1)
        self._plan, self._out = np.zeros(LONGEST_PLAN, np.int16), np.zeros(LIST_LENGTH, np.int16)

    def points(self, seed: int) -> int:
        """What the best line of the game with this seed brings."""
        states = np.zeros(1, self.table.definition.state)
        play.begin(self.table.box, states, 0, 1, self._out)
        going, over = [Line(0.0, states, 0)], []
        while going:
            ends = self._best([end for line in going for end in self._ends(self._drawn(line, seed))])
            going = [line for line in ends if line.states[0]["actor"] != OVER]
            over += [self._score(line) for line in ends if line.states[0]["actor"] == OVER]
        return max(over)

    def _drawn(self, line: Line, seed: int) -> Line:
        """The line up to its next decision."""
        states, chances = line.states, line.chances
        while states[0]["actor"] == CHANCE:
            outcome = play.draw_outcome(self.table.box, states, 0, seed, chances, self._out)
            play.advance(self.table.box, states, 0, outcome, self._out)
            chances += 1
        return line._replace(chances=chances)

    def _ends(self, line: Line) -> list[Line]:
        """The best ends of the turn that begins here."""
        work = self._work
        beam.plan_turn(
            self.table.box, line.states, 0, self._weights, self._manner, work, self._inner, 0, self._plan
        )  # fmt: skip
        kept = range(int(work.tally[beam.ENDS]))
        return [Line(float(work.end_value[end]), work.ends[end : end + 1].copy(), line.chances) for end in kept]

    def _best(self, ends: list[Line]) -> list[Line]:
        """The best of them, each position once."""
        different = {line.states.tobytes(): line for line in ends}
        return sorted(different.values(), key=lambda line: -line.worth)[: self.lines]

    def _score(self, line: Line) -> int:
        points = np.zeros(1, np.int32)
        play.score(self.table.box, line.states, 0, points)
        return int(points[0])


def main() -> None:
    asked = argparse.ArgumentParser(description="How well one could have played alone, had one known all chance.")
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=50)
    asked.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    asked.add_argument("--lines", type=int, default=64, help="how many ends of a turn are followed")
    asked.add_argument("--ends", type=int, default=16, help="how many of them may come of one position")
    asked.add_argument("--width", type=int, default=12, help="of the beam through a turn")
    asked.add_argument("--goals", type=int, nargs="*", default=[], help="points; how often they are reached is told")
    told = asked.parse_args()
    try:
        bound = Clairvoyant(game(told.game, 1), told.lines, told.ends, told.width)
    except BakehouseError as problem:
        asked.error(str(problem))
    found = []
    for seed in range(told.seed, told.seed + told.games):
        found.append(bound.points(seed))
        print(f"seed {seed}: {found[-1]}", flush=True)
    points = mean(np.array(found, float))
    print(f"mean: {points.value:.1f} ±{points.reach:.1f}")
    for goal in told.goals:
        reached = share(np.array([each >= goal for each in found], float))
        print(f"{goal} reached: {reached.value:.1%} ({reached.low:.1%} to {reached.high:.1%})")


if __name__ == "__main__":
    main()
