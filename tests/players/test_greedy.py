"""The greedy player beats the random one clearly, in every game."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.kernel import play
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS
from bakehouse.testing.conformance import Walk

MATCHES = 2 if PLAIN else 16
"""Each is played twice: the greedy player sits first, and last."""


class AgainstRandom(Walk):
    """A game of one greedy seat against random ones, on the luck of a seed."""

    def __init__(self, game: bh.Game, seed: int, greedy: int) -> None:
        super().__init__(game, seed)
        self.greedy, self.trial = greedy, np.zeros(1, game.definition.state)
        self.list = np.zeros(LIST_LENGTH, np.int16)

    def next_choice(self) -> int:
        if self.actor != self.greedy:
            return super().next_choice()
        return int(
            play.choose_greedily(self.game.box, self.states, 0, self.trial, self.seed, self.decisions, self.list)
        )

    def result(self) -> float:
        """What the greedy seat gets in the end."""
        self.to_the_end()
        returns = np.zeros(MOST_SEATS)
        play.final_returns(self.game.box, self.states, 0, returns)
        return float(returns[self.greedy])


@pytest.mark.parametrize("name", bh.GAMES)
def test_greedy_beats_random(name: str) -> None:
    seats = max(2, bh.game(name).definition.seats.start)
    game = bh.game(name, seats)
    won = [AgainstRandom(game, seed, seat).result() for seed in range(MATCHES) for seat in (0, seats - 1)]
    assert sum(won) / len(won) > 0.6, won
