"""A decision to take, as the seat that takes it sees it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import play
from bakehouse.kernel.generator import new_rng
from bakehouse.match import Match


@dataclass(frozen=True)
class Turn:
    """A decision to take: the position as the seat knows it, and the legal ids."""

    game: Game
    seat: int
    states: Array
    """An array of one position, in which everything that the seat cannot know was dealt anew."""
    legal: list[int]
    seed: int
    """For players that choose at random. It tells nothing about the dice and cards to come."""
    number: int
    """The decisions before this one."""

    def match(self) -> Match:
        """A match of one's own that stands here, to try things out; what chance brings in it is not what will come."""
        return Match.standing(self.game, self.states, self.seed)


class Player(Protocol):
    """What a player is: one method."""

    def choose(self, turn: Turn) -> int:
        """One of the legal ids."""


@dataclass(frozen=True)
class Considered:
    """An action that was thought about."""

    action: int
    visits: int
    """How many simulations tried it; 0 for players that do not simulate."""
    value: float
    """The higher, the better; from a search the return that the seat may expect, from -1 (last) to 1 (first)."""
    points: float | None = None
    """The points that the seat may expect at the end, from players that think in points."""
    scores: tuple[float, ...] | None = None
    """The points of each seat where the simulations stopped, on average."""
    lead: float | None = None
    """The points by which the seat may expect to be ahead of the best of the others, from players that look at it."""
    gained: float | None = None
    """The mean return where the simulations stopped, without what being ahead counts beside it; alone, in hundreds of
    points."""
    error: float | None = None
    """The standard error of that mean."""


@dataclass(frozen=True)
class Thought:
    """What a player found out before it chose: the best first."""

    considered: Sequence[Considered]
    simulations: int

    @property
    def best(self) -> int:
        return self.considered[0].action


@runtime_checkable
class Thinker(Protocol):
    """A player that can say why: its hints."""

    def choose(self, turn: Turn) -> int: ...

    def think(self, turn: Turn) -> Thought: ...


def turn_of(match: Match, seat: int) -> Turn:
    """What a player in that seat may know of a match."""
    states = match.states()
    number = match.decisions
    play.turn_table_to(states, 0, seat)
    return turn_at(match.game, states, seat, match.legal_ids(seat), match.seed, number)


def turn_at(game: Game, states: Array, seat: int, legal: list[int], seed: int, number: int) -> Turn:
    """What a player in that seat may know of a table where it is to act; the table is dealt anew for it."""
    own_seed = _own_seed(seed, seat)
    play.redeal_table(game.box, states, 0, seat, new_rng(own_seed ^ number))
    return Turn(game, seat, states, legal, own_seed, number)


def _own_seed(seed: int, seat: int) -> int:
    """From the seed of a match, but not to be traced back to it: the seed tells every die and card to come."""
    digest = hashlib.blake2b(f"{seed} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
