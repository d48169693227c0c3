"""The planner: it plans its whole turn at once, with a beam over all that the turn may bring, and plays the plan."""

from dataclasses import dataclass

import numpy as np

from bakehouse.errors import Invalid
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import beam, play
from bakehouse.kernel.beam import Bench
from bakehouse.kernel.generator import HIGHEST_SEED
from bakehouse.kernel.records import LIST_LENGTH
from bakehouse.players import Turn

LONGEST_PLAN = 4096
VALUES = {"learned": beam.LEARNED, "hand-made": beam.HAND_MADE, "near": beam.NEAR}


@dataclass(frozen=True)
class Manner:
    """How a planner plans."""

    width: int = 24
    """How many positions of each milestone of the turn are followed."""
    value: str = "learned"
    """What it goes by: the "learned" value of a game that has one, the "hand-made" one, or a "near" one that sees no
    further than the next turn; where a game has only the hand-made one, that."""
    samples: int = 0
    """How often the best plans are played on to the end of the next turn; 0: not at all."""
    candidates: int = 8
    """How many of the best plans are played on."""
    ahead_width: int = 2
    """The width of the beam there."""

    def __post_init__(self) -> None:
        if self.value not in VALUES:
            raise Invalid(f"A planner goes by the value {', '.join(VALUES)}, not {self.value!r}.")
        if min(self.width, self.candidates, self.ahead_width) < 1 or self.samples < 0:
            raise Invalid(
                "A planner needs a width, candidates and a width ahead of at least 1, and no negative samples."
            )

    def numbers(self) -> list[int]:
        """The manner as the kernel takes it."""
        candidates = self.candidates if self.samples else 1
        return [VALUES[self.value], self.width, candidates, self.samples, self.ahead_width]


BAKE_AND_SALE = (
    Manner(width=1, value="near"),  # thinks of tomorrow at most, and does the next best thing
    Manner(width=8, value="near"),  # the same, but weighs the hours of the day against each other
    Manner(width=1, value="hand-made"),  # knows what pays over a week
    Manner(width=1),  # has learned what a sheet comes to
    Manner(width=24),  # and weighs every way through the day
)
"""Five levels for Bake & Sale, from first-timer to master. None errs at random: each sees less than the next."""


def benches(game: Game, manners: list[Manner]) -> tuple[Bench, Bench]:
    """Room for the plans of these manners, and for playing on from them."""
    state = game.definition.state
    width = max(manner.width for manner in manners)
    ends = max(manner.candidates for manner in manners)
    ahead = max(manner.ahead_width if manner.samples else 1 for manner in manners)
    return beam.bench(state, width, ends=ends), beam.bench(state, ahead)


class Planner:
    """Plans the rest of its turn and plays on from the plan while the position is the one it foresaw."""

    def __init__(
        self,
        *,
        width: int = Manner.width,
        value: str = Manner.value,
        samples: int = Manner.samples,
        candidates: int = Manner.candidates,
        ahead_width: int = Manner.ahead_width,
        seed: int = 0,
    ) -> None:
        self.manner = Manner(width, value, samples, candidates, ahead_width)
        self.seed = seed
        self.worth = 0.0
        """What the last plan was worth."""
        self._plan: dict[bytes, int] = {}
        self._prepared: Array | None = None
        self._numbers = np.array(self.manner.numbers(), np.int64)

    def choose(self, turn: Turn) -> int:
        foreseen = self._plan.get(turn.states.tobytes())
        if foreseen is None or foreseen not in turn.legal:
            self._make_plan(turn)
            foreseen = self._plan[turn.states.tobytes()]
        return foreseen

    def _make_plan(self, turn: Turn) -> None:
        """Note the action for every position that the plan will pass."""
        self._prepare(turn.game)
        plan = np.zeros(LONGEST_PLAN, np.int16)
        key = (self.seed ^ turn.seed + turn.number) & HIGHEST_SEED
        length, self.worth = beam.plan_turn(
            turn.game.box, turn.states, 0, self._weights, self._numbers, self._bench, self._ahead, key, plan
        )
        self._plan = {}
        states, out = turn.states.copy(), np.zeros(LIST_LENGTH, np.int16)
        for action in plan[:length].tolist():
            self._plan[states.tobytes()] = action
            play.advance(turn.game.box, states, 0, action, out)

    def _prepare(self, game: Game) -> None:
        """Make the benches for a game, once."""
        if self._prepared is game.box:
            return
        self._prepared = game.box
        self._bench, self._ahead = benches(game, [self.manner])
        self._weights = beam.weights_for(game.definition.state)[VALUES[self.manner.value]]
