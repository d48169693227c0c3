"""Whether a box can be played at all: nobody is ever left without an action, and every game ends."""

from functools import lru_cache

import numpy as np

from bakehouse.errors import BadEdition
from bakehouse.games.game import Game
from bakehouse.kernel import play
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, OVER

TRIED = 6
"""Games at random that a box has to get through before anything is asked about it."""


def check_playable(game: Game) -> None:
    """Or say in one sentence why games with this box get stuck or do not end."""
    wrong = _problem(game, game.digest)
    if wrong:
        raise BadEdition(f"The edition cannot be played: {wrong}.")


@lru_cache(maxsize=64)
def _problem(game: Game, _digest: str) -> str:
    most = game.definition.most_steps(game.box[0], game.seats)
    for seed in range(TRIED):
        wrong = _walked(game, seed, most)
        if wrong:
            return wrong
    return ""


def _walked(game: Game, seed: int, most: int) -> str:
    """One game at random."""
    states, out = np.zeros(1, game.definition.state), np.zeros(LIST_LENGTH, np.int16)
    n = play.begin(game.box, states, 0, game.seats, out)
    decisions = chances = 0
    while states[0].actor != OVER:
        if decisions + chances > most:
            return f"a game has not ended after {most} steps"
        if states[0].actor == CHANCE:
            if not out[:n].any():
                return "chance has nothing to bring"
            chosen = play.draw_outcome(game.box, states, 0, seed, chances, out)
            chances += 1
        elif n == 0:
            return f"after {decisions} decisions nobody has anything to do, and the game is not over"
        else:
            chosen = int(out[play.draw_choice(seed, decisions, n)])
            decisions += 1
        n = play.advance(game.box, states, 0, chosen, out)
    return ""
