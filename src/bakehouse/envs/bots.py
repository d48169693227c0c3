"""OpenSpiel's search bots on our games: for a time instead of a number of simulations, and as players of ours.

OpenSpiel's bots in C++ crash on every game that is defined in Python (OpenSpiel 2.0.2), so these are its bots in
Python, `mcts.MCTSBot` and `ismcts.ISMCTSBot`, unchanged in what they decide. Their random rollouts are played by our
compiled loop (`RolloutEvaluator`); without that they would spend nearly all of their time on them.
"""

import time
from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from bakehouse.envs.open_spiel import RolloutEvaluator, SpielState, state_at
from bakehouse.errors import MissingExtra
from bakehouse.players.turn import Turn

try:
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as problem:
    raise MissingExtra(
        f"OpenSpiel's bots need more packages ({problem.name} is missing): pip install 'bakehouse[envs]'."
    ) from None

UNLIMITED = 10**9
EXPLORE = 2.0
"""The constant of UCT in OpenSpiel's own example of MCTS."""


class _TimeIsUp(Exception):
    pass


class Clock:
    """Seconds for a decision."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds, self.until = seconds, float("inf")

    def start(self) -> None:
        if self.seconds is not None:
            self.until = time.perf_counter() + self.seconds

    def check(self) -> None:
        if time.perf_counter() >= self.until:
            raise _TimeIsUp


class MCTSBot(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS, which ends its search when the time is up."""

    def __init__(self, *arguments: Any, seconds: float | None = None, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.clock = Clock(seconds)

    def mcts_search(self, state: SpielState) -> Any:
        self.clock.start()
        try:
            return super().mcts_search(state)
        except _TimeIsUp:
            return self._root

    def _apply_tree_policy(self, root: Any, state: SpielState) -> Any:
        """Where a simulation begins. Before the second one there is no action to choose from."""
        self._root = root
        if root.children:
            self.clock.check()
        return super()._apply_tree_policy(root, state)


class ISMCTSBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information-set MCTS, which ends its search when the time is up.

    Information sets are told apart by what OpenSpiel would print of them, without printing it; and what is dealt anew
    comes from the bot's own dice, so that the same seed thinks the same.
    """

    def __init__(self, *arguments: Any, seconds: float | None = None, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.clock = Clock(seconds)

    def run_search(self, state: SpielState) -> Any:
        self.clock.start()
        try:
            return super().run_search(state)
        except _TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: SpielState) -> Any:
        """Where a simulation begins. Before the second one there is no action to choose from."""
        if self._root_node.child_info:
            self.clock.check()
        return super().sample_root_state(state)

    def resample_from_infostate(self, state: SpielState) -> SpielState:
        if self._resampler_cb is not None:
            return super().resample_from_infostate(state)  # type: ignore[no-any-return]
        return state.resample_from_infostate(state.current_player(), self.random_number)

    def get_state_key(self, state: SpielState) -> Any:
        position, seat = state.position, state.current_player()
        seen = position.seen_by(seat)
        return (seat, seen) if self._use_observation_string else (seat, seen, position.past(seat))


class SpielPlayer(ABC):
    """One of OpenSpiel's bots as a player of ours. Like all players it is handed only what its seat may know."""

    def __init__(self, seconds: float | None = None, simulations: int = UNLIMITED, rollouts: int = 1) -> None:
        self.seconds, self.simulations, self.rollouts = seconds, simulations, rollouts

    def choose(self, turn: Turn) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        state, seed = state_at(turn.game, turn.states), (turn.seed ^ turn.number) & 0xFFFFFFFF
        bot = self._bot(state.get_game(), RolloutEvaluator(self.rollouts, seed), np.random.RandomState(seed))
        return int(bot.step(state))

    @abstractmethod
    def _bot(self, game: Any, evaluator: RolloutEvaluator, dice: Any) -> Any:
        """OpenSpiel's bot that decides."""


class Mcts(SpielPlayer):
    """MCTS, which knows nothing of secrets: it takes one deal that its seat may be in for the truth."""

    def _bot(self, game: Any, evaluator: RolloutEvaluator, dice: Any) -> MCTSBot:
        return MCTSBot(game, EXPLORE, self.simulations, evaluator, random_state=dice, seconds=self.seconds)


class Ismcts(SpielPlayer):
    """Information-set MCTS, for games with secrets: in each simulation all is dealt anew that its seat cannot know."""

    def _bot(self, game: Any, evaluator: RolloutEvaluator, dice: Any) -> ISMCTSBot:
        return ISMCTSBot(
            game, evaluator, EXPLORE, self.simulations, random_state=dice, use_observation_string=True,
            seconds=self.seconds,
        )  # fmt: skip
