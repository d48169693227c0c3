"""The flat player: tries every action in the same random worlds, and takes the one that did best."""

import time
from dataclasses import dataclass

import numpy as np

from bakehouse.errors import Invalid
from bakehouse.kernel import rollouts
from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.generator import HIGHEST_SEED
from bakehouse.players.options import option
from bakehouse.players.search import USUAL_TIME, Budget
from bakehouse.players.turn import Considered, Thought, Turn


@dataclass(frozen=True)
class FlatSettings:
    """How long to try."""

    sims: int = option(0, 1, 10**9)
    """Random games for a decision, the same number for each action; 0: as many as the time allows."""
    time: float = option(0.0, 0.001, 3600.0, seconds=True)
    """Seconds for a decision; 0: as long as the games take."""

    def __post_init__(self) -> None:
        if self.sims and self.time:
            raise Invalid("It tries a number of games or for a time, not both: flat:sims=2000 or flat:time=1s.")


class Flat:
    """Flat Monte Carlo with common random numbers: no tree, random games to the end, on one core."""

    def __init__(self, settings: FlatSettings | None = None) -> None:
        self.settings = settings or FlatSettings()

    def choose(self, turn: Turn) -> int:
        return turn.legal[0] if len(turn.legal) == 1 else self.think(turn).best

    def think(self, turn: Turn) -> Thought:
        """Play worlds until the budget is spent, every action in each of them."""
        ids, sums = np.array(turn.legal, np.int16), np.zeros(len(turn.legal), np.float64)
        seed = (turn.seed ^ turn.number) & HIGHEST_SEED
        done = 0
        for games in self._budget().chunks():
            worlds = max(games // len(ids), 1)
            rollouts.compare_actions(turn.game.box, turn.states, turn.seat, ids, seed, done, done + worlds, sums)
            done += worlds
        values = (sums / done).tolist()
        alone = turn.game.seats == 1
        considered = [
            Considered(action, done, value, ALONE * value if alone else None)
            for action, value in zip(turn.legal, values, strict=True)
        ]
        considered.sort(key=lambda each: -each.value)
        return Thought(considered, done * len(ids))

    def _budget(self) -> Budget:
        if self.settings.sims:
            return Budget(sims=self.settings.sims)
        return Budget(until=time.perf_counter() + (self.settings.time or USUAL_TIME))
