"""The planner: it plans its whole turn at once, with a beam over all that the turn may bring, and plays the plan."""

from dataclasses import dataclass, replace

import numpy as np

from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import beam, play
from bakehouse.kernel.beam import LONGEST_PLAN, Bench
from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.ends import Ends
from bakehouse.kernel.generator import HIGHEST_SEED, pick, stream
from bakehouse.kernel.network import Network, is_there
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, OVER
from bakehouse.players.manners import Manners
from bakehouse.players.networks import network_for
from bakehouse.players.options import one_of, option, path
from bakehouse.players.turn import Considered, Thought, Turn

HASTE = 1
"""The width of the beam where games are only played on."""
NETWORK = "network"
VALUES = {"learned": beam.LEARNED, "hand-made": beam.HAND_MADE, "near": beam.NEAR, NETWORK: beam.LEARNED}


@dataclass(frozen=True)
class Manner(Manners):
    """How a planner plans, and how it chooses from its best plans: as people do, if it has a temperature or a style."""

    width: int = option(24, 1, 1000)
    """How many positions of each milestone of the turn are followed."""
    value: str = one_of("learned", VALUES)
    """What it goes by: the "learned" value of a game that has one, the "hand-made" one, a "near" one that sees no
    further than the next turn, where a game has only the hand-made one, that; or what its trained "network" sees, and
    without one the learned value."""
    samples: int = option(0, 0, 1000)
    """How often the best plans are played on to the end of the next turn; 0: not at all. Those that fall behind are
    dropped on the way."""
    candidates: int = option(8, 1, 1000)
    """How many of the best plans are played on, or chosen from."""
    ahead_width: int = option(2, 1, 1000)
    """The width of the beam there."""
    late: int = option(1, 1, 100)
    """How many times as wide the last turn is followed, and as wide and often the one before it is played on."""
    ambition: int = option(0, 0, 1000)
    """Alone: how many points it is worth to reach the game's highest goal, when plans are played on."""
    file: str = path()
    """The file of the network; if not told, the game's own."""

    def numbers(self) -> list[int]:
        """The manner as the kernel takes it."""
        candidates = 1 if self.plain and not self.samples else self.candidates
        return [
            VALUES[self.value], self.width, candidates, self.samples, self.ahead_width, self.late, self.ambition,
        ]  # fmt: skip


def benches(game: Game, manners: list[Manner], network: Network | None = None) -> tuple[Bench, Bench]:
    """Room for the plans of these manners, and for playing on from them; with a network, they go by that."""
    state = game.definition.state
    width = max(manner.width * manner.late for manner in manners)
    ends = max(manner.candidates for manner in manners)
    ahead = max(manner.ahead_width * manner.late if manner.samples else 1 for manner in manners)
    return beam.bench(state, width, ends, network), beam.bench(state, ahead, beam.LIKED, network)


class Planner:
    """Plans the rest of its turn and plays on from the plan while the position is the one it foresaw."""

    def __init__(self, manner: Manner | None = None) -> None:
        self.manner = manner or Manner()
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

    def think(self, turn: Turn) -> Thought:
        """What the best plan is worth that begins with each action."""
        worth = {action: self.worth_of(turn, action) for action in turn.legal}
        in_points = not is_there(self._bench.network)
        considered = [Considered(action, 0, value, value if in_points else None) for action, value in worth.items()]
        best = self.choose(turn)  # of equals, the one that it would play
        considered.sort(key=lambda each: (-each.value, each.action != best))
        return Thought(considered, 0)

    def finish(self, turn: Turn, states: Array, ids: Array, seed: int, worlds: tuple[int, int], ends: Ends) -> None:
        """Play games on after some actions, in worlds from one number to another; all seats plan in haste."""
        self._prepare(turn.game)
        beam.finish_planned(
            turn.game.box, states, turn.seat, ids, self._weights, HASTE, self._ahead, seed, *worlds, ends
        )

    def beginnings(self, turn: Turn) -> dict[int, float]:
        """The actions that the best plans begin with, each with what the best of them is worth; the best first."""
        self._prepare(turn.game)
        numbers = self._numbers.copy()
        numbers[beam.CANDIDATES] = self.manner.candidates
        self._planned(turn.game, turn.states, _key(turn), numbers)
        plan, found = np.zeros(LONGEST_PLAN, np.int16), dict[int, float]()
        worth = self._bench.end_value[: self._bench.tally[beam.ENDS]]
        for end in np.argsort(-worth, kind="stable").tolist():
            beam.tell_plan(self._bench, end, plan)
            found.setdefault(int(plan[0]), float(worth[end]))
        return found

    def plan(self, game: Game, states: Array, key: int = 0) -> list[int]:
        """The actions of the rest of the turn of whoever acts at a table."""
        return self._planned(game, states, key)[0]

    def worth_of(self, turn: Turn, action: int) -> float:
        """What the best plan is worth that begins with an action."""
        states = turn.states.copy()
        play.advance(turn.game.box, states, 0, action, np.zeros(LIST_LENGTH, np.int16))
        return self.worth_at(turn, states)

    def worth_at(self, turn: Turn, states: Array) -> float:
        """What the best plan for the rest of the turn is worth from another position of it, or the end of the turn.

        Plans that are compared are played on to the end of the next turn. Where there is nothing to compare, that is
        made up for: what is worth so much before the others have moved is no match for what it is worth after that.
        """
        game, states = turn.game, states.copy()
        if states[0].actor == turn.seat:
            plan, worth = self._planned(game, states, _key(turn))
            if not self.manner.samples or self._bench.tally[beam.ENDS] > 1:
                return worth
            _follow(game, states, plan)
        if self.manner.samples and states[0].actor != turn.seat:
            return self._played_on(turn, states)
        return self._at_end(turn, states)

    def _at_end(self, turn: Turn, states: Array) -> float:
        self._prepare(turn.game)
        return float(beam.foresee_end(turn.game.box, states, 0, turn.seat, self._weights, self._bench.network))

    def _played_on(self, turn: Turn, states: Array) -> float:
        """What an end of the turn is worth at the end of the next one, with the luck that plans are played on with."""
        keys = [stream(_key(turn), sample) for sample in range(self.manner.samples)]
        return float(np.mean([self._after_next_turn(turn, states.copy(), key) for key in keys]))

    def _after_next_turn(self, turn: Turn, states: Array, luck: np.uint64) -> float:
        """As the kernel's `play_on`: the others plan in haste."""
        game, chances, out = turn.game, 0, np.zeros(LIST_LENGTH, np.int16)
        while (actor := int(states[0].actor)) != OVER:
            if actor == CHANCE:
                outcome = pick(out, play.list_options(game.box, states, 0, out), luck, chances)
                play.advance(game.box, states, 0, outcome, out)
                chances += 1
                continue
            width = self.manner.ahead_width if actor == turn.seat else HASTE
            plan, worth = self._planned(game, states, 0, self._plainly(width))
            if actor == turn.seat:
                return worth
            _follow(game, states, plan)
        return self._at_end(turn, states)

    def _plainly(self, width: int) -> Array:
        """The numbers of a manner that only follows the turn."""
        return np.array(replace(self.manner, width=width, samples=0, candidates=1, late=1).numbers(), np.int64)

    def _make_plan(self, turn: Turn) -> None:
        """Note the action for every position that the plan will pass."""
        plan, self.worth = self._planned(turn.game, turn.states, _key(turn))
        if not self.manner.plain:
            plan = self._liked_plan(turn)
        self._plan = {}
        states, out = turn.states.copy(), np.zeros(LIST_LENGTH, np.int16)
        for action in plan:
            self._plan[states.tobytes()] = action
            play.advance(turn.game.box, states, 0, action, out)

    def _liked_plan(self, turn: Turn) -> list[int]:
        """One of the best plans that were just found, chosen as people do."""
        ends = int(self._bench.tally[beam.ENDS])
        plan = np.zeros(LONGEST_PLAN, np.int16)
        plans: list[list[int]] = []
        for end in range(ends):
            plans.append(plan[: beam.tell_plan(self._bench, end, plan)].tolist())
        unit = 1.0 if is_there(self._bench.network) else ALONE
        return plans[self.manner.pick(turn, self._bench.end_value[:ends] / unit, plans)]

    def _planned(self, game: Game, states: Array, key: int, numbers: Array | None = None) -> tuple[list[int], float]:
        """The actions of the rest of the turn from a position, and what it is worth then."""
        self._prepare(game)
        plan = np.zeros(LONGEST_PLAN, np.int16)
        length, worth = beam.plan_turn(
            game.box,
            states,
            0,
            self._weights,
            self._numbers if numbers is None else numbers,
            self._bench,
            self._ahead,
            key,
            plan,
        )
        return plan[:length].tolist(), float(worth)

    def _prepare(self, game: Game) -> None:
        """Make the benches for a game, once."""
        if self._prepared is game.box:
            return
        self._prepared = game.box
        network = network_for(game, self.manner.file) if self.manner.value == NETWORK else None
        self._bench, self._ahead = benches(game, [self.manner], network)
        self._weights = beam.weights_for(game.definition.state)[VALUES[self.manner.value]]


def _follow(game: Game, states: Array, plan: list[int]) -> None:
    out = np.zeros(LIST_LENGTH, np.int16)
    for action in plan:
        play.advance(game.box, states, 0, action, out)


def _key(turn: Turn) -> int:
    """Of the luck that is imagined at a decision."""
    return (turn.seed + turn.number) & HIGHEST_SEED
