"""Who sits where with which seed: every lineup in every rotation, on equal luck.

A lineup takes the players as evenly as the seats allow: each sits in as many seats as every player can have, and the
seats that are left go to each choice of players in turn. So two seats give all pairs, more players than seats give all
combinations, and three players at four seats give aabc, abbc and abcc.

A block is a lineup with one seed, played in every rotation over the seats: nobody has the better dice, and nobody the
better seat. Alone, a block is one seed that every player plays. A round is a block of every lineup.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil, comb, gcd

MOST_LINEUPS = 100
"""If there are more lineups than this, a round has a few that are drawn, in which everybody sits equally often."""

Lineup = tuple[int, ...]


@dataclass(frozen=True)
class Seating:
    """One game to be played: the number of the player in each seat."""

    number: int
    block: int
    round: int
    seed: int
    players: Lineup


@dataclass(frozen=True)
class Schedule:
    """All games of a tournament. The first ones are the same however many there are."""

    players: int
    seats: int
    seed: int
    rounds: int

    @classmethod
    def of_at_least(cls, games: int, players: int, seats: int, seed: int) -> "Schedule":
        """As many whole rounds as it takes, so that everybody plays equally often."""
        one = cls(players, seats, seed, 1)
        return cls(players, seats, seed, ceil(games / len(one)))

    @property
    def blocks(self) -> int:
        return self.rounds * self.blocks_of_a_round

    @property
    def blocks_of_a_round(self) -> int:
        return 1 if self.seats == 1 else lineups_of_a_round(self.players, self.seats)

    @property
    def games_of_a_block(self) -> int:
        return self.players if self.seats == 1 else self.seats

    def __len__(self) -> int:
        return self.blocks * self.games_of_a_block

    def __iter__(self) -> Iterator[Seating]:
        number = block = 0
        for at in range(self.rounds):
            for lineup in self._lineups(at):
                order = shuffled(lineup, f"{self.seed} order {block}")
                for rotation in range(len(order)):
                    seated = (order[rotation:] + order[:rotation])[: self.seats]
                    yield Seating(number, block, at, self.seed + block, seated)
                    number += 1
                block += 1

    def _lineups(self, at: int) -> list[Lineup]:
        if self.seats == 1:
            return [tuple(range(self.players))]
        if lineups(self.players, self.seats) <= MOST_LINEUPS:
            return all_lineups(self.players, self.seats)
        return drawn_lineups(self.players, self.seats, f"{self.seed} round {at}")


def lineups(players: int, seats: int) -> int:
    """How many lineups there are."""
    return comb(players, seats % players)


def lineups_of_a_round(players: int, seats: int) -> int:
    every = lineups(players, seats)
    return every if every <= MOST_LINEUPS else players // gcd(players, seats % players)


def all_lineups(players: int, seats: int) -> list[Lineup]:
    evenly = tuple(range(players)) * (seats // players)
    return [evenly + more for more in combinations(range(players), seats % players)]


def drawn_lineups(players: int, seats: int, luck: str) -> list[Lineup]:
    """Neighbours on a circle of all players, one group after the other until everybody sat equally often."""
    circle = shuffled(range(players), luck)
    evenly, more = circle * (seats // players), seats % players
    groups = range(lineups_of_a_round(players, seats))
    return [evenly + tuple(circle[(group * more + place) % players] for place in range(more)) for group in groups]


def shuffled(lineup: Sequence[int], luck: str) -> Lineup:
    """The order around the table. Where a player sits twice, no two rotations of it are the same."""
    order, draw = list(lineup), random.Random(luck)
    while True:
        draw.shuffle(order)
        rotations = {(*order[place:], *order[:place]) for place in range(len(order))}
        if len(rotations) == len(order):
            return tuple(order)
