"""The player of first sight: it looks at what each action leads to, by a trained network, and that is all."""

from dataclasses import dataclass

import numpy as np

from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import network as kernel
from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.generator import new_rng
from bakehouse.players.manners import Manners
from bakehouse.players.networks import network_for, quick_for
from bakehouse.players.options import option, path
from bakehouse.players.simple import Greedy
from bakehouse.players.turn import Considered, Thought, Turn


@dataclass(frozen=True)
class SightSettings(Manners):
    """How to look, with which network, and how to choose."""

    redeals: int = option(8, 1, 1000)
    """A judgement is the mean over so many deals of what the seat cannot know."""
    file: str = path()
    """The file of the network; if not told, the game's own."""
    quick: int = option(0, 0, 1000)
    """Above 0: goes by the game's quick network, if it has one for this number of seats. In the loops that play
    thousands of games it looks at so many actions only, those that it guesses to be the best; asked for one decision,
    at all."""


class Sight:
    """Chooses what looks best to it, or as people do (`Manners`).

    Where there is no network, it goes by the game's `outlook`; if only the best will do, it is the greedy player.
    """

    def __init__(self, settings: SightSettings | None = None) -> None:
        self.settings = settings or SightSettings()
        self.game: Game | None = None
        self.network: kernel.Network | None = None

    def choose(self, turn: Turn) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        if self._network(turn.game) is None and self.settings.plain:
            return Greedy().choose(turn)
        return self.settings.choose(turn, self.judged(turn)[:, kernel.WORTH])

    def think(self, turn: Turn) -> Thought:
        """What each action is worth, the best first."""
        if self._network(turn.game) is None:
            return Thought([Considered(Greedy().choose(turn), 0, 0.0)], 0)
        considered = []
        for action, (_, lead, worth) in zip(turn.legal, self.judged(turn).tolist(), strict=True):
            alone = ALONE + lead if turn.game.seats == 1 else None
            considered.append(Considered(action, 0, worth, alone, lead=lead))
        considered.sort(key=lambda each: -each.value)
        return Thought(considered, 0)

    def _network(self, game: Game) -> kernel.Network | None:
        if self.game is not game:
            quick = quick_for(game) if self.settings.quick else None
            self.game, self.network = game, quick[0] if quick else network_for(game, self.settings.file)
        return self.network

    def judged(self, turn: Turn) -> Array:
        """For each legal action the return, the lead and what both are worth."""
        network = self._network(turn.game)
        states = np.zeros(kernel.TABLES, turn.game.definition.state)
        states[kernel.POSITION] = turn.states[0]
        redeals = self.settings.redeals if turn.game.definition.secrets else 0
        found = np.zeros((len(turn.legal), kernel.COLUMNS), np.float64)
        ids = np.array(turn.legal, np.int16)
        rng = new_rng(turn.seed ^ turn.number)
        kernel.judge(
            turn.game.box, states, network or kernel.no_network(), turn.seat, redeals, rng, ids, len(ids), found
        )
        return found
