"""The games behind an answer: some more of them in every round, for each population and box on the same luck."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from bakehouse.games.game import Game
from bakehouse.lab.asking.answers import HERE, Ask
from bakehouse.lab.populations import Population
from bakehouse.lab.watching import Watched, watch
from bakehouse.simulation.batch import Wish

OPENING_GAMES = 4
"""Of each kind of game, at first of the players that the verdict is about: they alone make the first rough answer."""
FIRST_GAMES = 12
"""Of each kind of game in the first round, where games are counted and not seconds."""
FIRST_SECONDS, LONGEST_ROUND = 0.8, 6.0
"""The rounds after it take so long: each twice as long as the one before."""
MOST_GAMES = 200_000
"""Of each kind; more would show nothing."""


class Cancelled(Exception):
    """Nobody wants to know any more."""


@dataclass(frozen=True)
class Play:
    """A kind of game: who plays with which box, and whether one seat is told something."""

    population: Population
    game: Game
    box: str = HERE
    wish: Wish | None = None

    @property
    def key(self) -> "Key":
        return self.population.id, self.box, self.wish.manner if self.wish else ""


Key = tuple[str, str, str]
"""A population, a box, and what one seat is told."""


@dataclass
class Played:
    """All games so far, by kind; what is played with the same seeds can be laid side by side."""

    portions: dict[Key, list[Watched]] = field(default_factory=dict)
    games: int = 0

    def of(self, population: str, box: str = HERE, manner: str = "") -> Watched:
        """The games of one kind, joined."""
        found = self.portions[population, box, manner]
        if len(found) > 1:
            found[:] = [Watched.joined(found)]
        return found[0]

    def has(self, population: str, box: str = HERE, manner: str = "") -> bool:
        return (population, box, manner) in self.portions

    def fill(self, play: Play, games: int, asked: Ask, cancelled: Callable[[], bool]) -> None:
        """Play on until there are so many games of one kind."""
        portions = self.portions.setdefault(play.key, [])
        seeds = range(asked.seed + sum(len(each) for each in portions), asked.seed + games)
        portions.append(watched(play, seeds, asked.threads, cancelled))
        self.games += len(seeds)


def play_rounds(plays: Sequence[Play], asked: Ask, cancelled: Callable[[], bool]) -> Iterator[tuple[Played, bool]]:
    """Round after round until the time is up, or all games are played; tells after each what was played, and whether
    that was the last. Where time counts, the players that the verdict is about begin."""
    played = Played()
    begun = time.monotonic()
    if not asked.games:
        for play in plays:
            if play.population.id == asked.weighed:
                played.fill(play, OPENING_GAMES, asked, cancelled)
        yield played, False
    most = asked.games or MOST_GAMES
    amount, done, length = min(FIRST_GAMES, most) if asked.games else OPENING_GAMES, 0, FIRST_SECONDS
    while True:
        round_begun = time.monotonic()
        for play in plays:
            played.fill(play, done + amount, asked, cancelled)
        done += amount
        now = time.monotonic()
        left = asked.seconds - (now - begun)
        rate = amount / max(now - round_begun, 1e-6)
        wanted = done if asked.games else max(int(rate * min(length, left)), OPENING_GAMES)
        there_is_time = left > 0 and (asked.games or rate * left >= OPENING_GAMES)
        amount = min(wanted, most - done) if there_is_time else 0
        length = min(2 * length, LONGEST_ROUND)
        last = amount < 1
        yield played, last
        if last:
            return


def watched(play: Play, seeds: range, threads: int | None, cancelled: Callable[[], bool]) -> Watched:
    """Some games of one kind, unless nobody wants to know any more."""

    def told(games: int) -> None:
        if cancelled():
            raise Cancelled

    return watch(play.game, seeds, play.population.players, play.wish, threads=threads, progress=told, mixed=True)
