"""Random games one step at a time, for measurements and tests."""

from typing import Any

import numpy as np

from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import play
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, OVER


class Walk:
    """A random game one step at a time, by the two streams of its seed, exactly as the compiled playout plays it."""

    def __init__(self, table: Game, seed: int) -> None:
        self.game, self.seed = table, seed
        self.states: Array = np.zeros(1, table.definition.state)
        self.out = np.zeros(LIST_LENGTH, np.int16)
        self.decisions = self.chances = 0
        self.n = play.begin(table.box, self.states, 0, table.seats, self.out)
        self.log: list[tuple[int, int]] = []

    @property
    def actor(self) -> int:
        return int(self.states[0].actor)

    def next_choice(self) -> int:
        if self.actor == CHANCE:
            return int(play.draw_outcome(self.game.box, self.states, 0, self.seed, self.chances, self.out))
        return int(self.out[play.draw_choice(self.seed, self.decisions, self.n)])

    def step(self) -> bool:
        """Play one step; False when the game is over."""
        if self.actor == OVER:
            return False
        choice = self.next_choice()
        self.log.append((self.actor, choice))
        if self.actor == CHANCE:
            self.chances += 1
        else:
            self.decisions += 1
        self.n = play.advance(self.game.box, self.states, 0, choice, self.out)
        return True

    def to_the_end(self) -> tuple[Any, int, int]:
        while self.step():
            pass
        return self.states[0], self.decisions, self.chances
