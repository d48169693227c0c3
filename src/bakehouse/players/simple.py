"""The simplest players: any action, and the one that looks best."""

import numpy as np

from bakehouse.copies import copied
from bakehouse.kernel import play
from bakehouse.kernel.records import LIST_LENGTH
from bakehouse.players.turn import Turn


class Random:
    """Any legal action, each as likely as the other."""

    def choose(self, turn: Turn) -> int:
        return turn.legal[play.draw_choice(turn.seed, turn.number, len(turn.legal))]


class Greedy:
    """The action after which the position looks best, one step ahead."""

    def choose(self, turn: Turn) -> int:
        out = np.zeros(LIST_LENGTH, np.int16)
        trial = copied(turn.states)
        return int(play.choose_greedily(turn.game.box, turn.states, 0, trial, turn.seed, turn.number, out))
