"""Games that are played on to their end after some actions, all of them with the same luck."""

from math import sqrt

import numpy as np

from bakehouse.games.definition import Array
from bakehouse.kernel import play, rollouts
from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.ends import room_for_ends
from bakehouse.kernel.generator import HIGHEST_SEED
from bakehouse.kernel.network import Network, no_network
from bakehouse.kernel.records import LIST_LENGTH
from bakehouse.players.planner import Planner
from bakehouse.players.turn import Player, Turn, turn_at

NO_NETWORK = no_network()
ROOM = 32
"""Worlds that there is room for at first."""
LONGEST_LINE = 24
"""Decisions that a follower takes at most."""


class Worlds:
    """Ends of games that went on after some actions, by world and action."""

    def __init__(
        self, turn: Turn, actions: list[int], network: Network = NO_NETWORK, follower: Player | None = None
    ) -> None:
        """A `follower` decides how the seat's turn goes on after each action, as long as nobody else and no chance has
        a say; all that comes then is played in haste."""
        self.turn, self.actions, self.network = turn, actions, network
        lines = [_line(turn, action, follower) for action in actions]
        self._states = np.concatenate([states for states, _ in lines])
        self._ids = np.array([action for _, action in lines], np.int16)
        self._ends = room_for_ends(ROOM, len(actions))
        self._seed = (turn.seed ^ turn.number) & HIGHEST_SEED
        self.played = 0

    @property
    def points(self) -> Array:
        """Of all seats (the others of the room are nobody's)."""
        return self._so_far(self._ends.points)

    @property
    def pieces(self) -> Array:
        """What the seat's points are made of."""
        return self._so_far(self._ends.pieces)[..., : len(self.turn.game.definition.parts)]

    @property
    def soon(self) -> Array:
        """What they are made of when it is the seat's turn again."""
        return self._so_far(self._ends.soon)[..., : len(self.turn.game.definition.parts)]

    @property
    def soon_points(self) -> Array:
        """Of all seats, then."""
        return self._so_far(self._ends.soon_points)

    @property
    def reached(self) -> Array:
        """What every seat has reached in the end, by seat and counter."""
        reached = self._ends.reached
        return self._so_far(reached.reshape(len(self._ends.points), len(self.actions), *reached.shape[1:]))

    def _so_far(self, values: Array) -> Array:
        """Of the worlds that were played."""
        return values[: self.played]

    def play_on(self, planner: Planner | None = None, games: int = 1) -> None:
        """Play in some more worlds, all seats as a hasty planner would; without one as the network likes best at first
        sight, and without that greedily."""
        turn, span = self.turn, (self.played, self.played + games)
        self._make_room(span[1])
        if planner is None:
            rollouts.finish_games(
                turn.game.box, self._states, turn.seat, self._ids, self.network, self._seed, *span, self._ends
            )
        else:
            planner.finish(turn, self._states, self._ids, self._seed, span, self._ends)
        self.played += games

    def _make_room(self, worlds: int) -> None:
        if worlds > len(self._ends.points):
            larger = room_for_ends(max(worlds, 2 * len(self._ends.points)), len(self.actions))
            for old, new in zip(self._ends, larger, strict=True):
                new[: len(old)] = old
            self._ends = larger

    def less(self) -> float:
        """How much better the first action is than the last, as a return."""
        return float(np.mean(self.returns(0) - self.returns(-1)))

    def margin(self) -> float:
        """The standard error of how much better the first action is than the last, as a return: same luck for both."""
        return error_of(self.returns(0) - self.returns(-1))

    def returns(self, place: int) -> Array:
        """The return of the seat after an action in each world; alone, hundreds of points."""
        points, seat, seats = self.points[:, place], self.turn.seat, self.turn.game.seats
        if seats == 1:
            return points[:, seat] / ALONE
        others = [other for other in range(seats) if other != seat]
        gained: Array = np.mean([np.sign(points[:, seat] - points[:, other]) for other in others], axis=0)
        return gained


def _line(turn: Turn, action: int, follower: Player | None) -> tuple[Array, int]:
    """The last decision of the seat that follows from an action: the position, and what is done there."""
    states, out = turn.states.copy(), np.zeros(LIST_LENGTH, np.int16)
    for number in range(LONGEST_LINE if follower is not None else 0):
        after = states.copy()
        play.advance(turn.game.box, after, 0, action, out)
        if int(after[0].actor) != turn.seat:
            break
        legal = out[: play.list_options(turn.game.box, after, 0, out)].tolist()
        follow = turn_at(turn.game, after, turn.seat, legal, turn.seed, turn.number + number + 1)
        states, action = after, follower.choose(follow) if follower is not None else action
    return states, action


def error_of(values: Array) -> float:
    """The standard error of a mean."""
    return float(np.std(values)) / sqrt(max(len(values) - 1, 1))
