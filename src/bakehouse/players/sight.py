"""The player of first sight: a trained network looks at what each action leads to, and that is all."""

from dataclasses import dataclass

import numpy as np

from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import network as kernel
from bakehouse.kernel import play
from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.generator import new_rng
from bakehouse.players.networks import network_for
from bakehouse.players.options import option, path
from bakehouse.players.simple import Greedy
from bakehouse.players.turn import Considered, Thought, Turn

FINENESS = 1 << 30
"""Of random numbers between 0 and 1."""


@dataclass(frozen=True)
class SightSettings:
    """How to look, and with which network."""

    temperature: float = option(0.0, 0.0, 100.0)
    """0: only what looks best is chosen; the higher, the more often something that looks nearly as good."""
    redeals: int = option(8, 1, 1000)
    """A judgement is the mean over so many deals of what the seat cannot know."""
    file: str = path()
    """The file of the network; if not told, the game's own."""


class Sight:
    """Chooses what its network likes best, among equals at random; the greedy player does where there is no network."""

    def __init__(self, settings: SightSettings | None = None) -> None:
        self.settings = settings or SightSettings()
        self.game: Game | None = None
        self.network: kernel.Network | None = None

    def choose(self, turn: Turn) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        network = self._network(turn.game)
        if network is None:
            return Greedy().choose(turn)
        worth = self._judged(turn, network)[:, kernel.WORTH]
        below_best = worth - worth.max()
        heat = self.settings.temperature
        return turn.legal[_drawn(np.exp(below_best / heat) if heat else below_best == 0, turn)]

    def think(self, turn: Turn) -> Thought:
        """What each action is worth, the best first."""
        network = self._network(turn.game)
        if network is None:
            return Thought([Considered(Greedy().choose(turn), 0, 0.0)], 0)
        considered = []
        for action, (_, lead, worth) in zip(turn.legal, self._judged(turn, network).tolist(), strict=True):
            alone = ALONE + lead if turn.game.seats == 1 else None
            considered.append(Considered(action, 0, worth, alone, lead=lead))
        considered.sort(key=lambda each: -each.value)
        return Thought(considered, 0)

    def _network(self, game: Game) -> kernel.Network | None:
        if self.game is not game:
            self.game, self.network = game, network_for(game, self.settings.file)
        return self.network

    def _judged(self, turn: Turn, network: kernel.Network) -> Array:
        """For each legal action the return, the lead and what both are worth."""
        states = np.zeros(kernel.TABLES, turn.game.definition.state)
        states[kernel.POSITION] = turn.states[0]
        redeals = self.settings.redeals if turn.game.definition.secrets else 0
        found = np.zeros((len(turn.legal), kernel.COLUMNS), np.float64)
        ids = np.array(turn.legal, np.int16)
        rng = new_rng(turn.seed ^ turn.number)
        kernel.judge(turn.game.box, states, network, turn.seat, redeals, rng, ids, len(ids), found)
        return found


def _drawn(weights: Array, turn: Turn) -> int:
    """A place in the list, drawn by its weights."""
    reached = np.cumsum(weights, dtype=np.float64)
    drawn = play.draw_choice(turn.seed, turn.number, FINENESS) / FINENESS
    return int(np.searchsorted(reached, drawn * reached[-1], side="right"))
