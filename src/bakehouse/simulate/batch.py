"""Games by the thousand: threads over one array of tables. The same seeds give the same games, whatever the threads."""

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from bakehouse.errors import Invalid
from bakehouse.games.game import Game, checked_seed
from bakehouse.kernel import play
from bakehouse.kernel.records import MOST_SEATS
from bakehouse.players import Asked, find, meant, turn_of

GAMES_PER_TASK = 256
COMPILED = {"random": play.RANDOM, "greedy": play.GREEDY}
"""The players that are compiled into the loops; all others are asked one decision at a time."""

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Playouts:
    """Finished games, one row each, in the order of the seeds."""

    game: Game
    players: tuple[str, ...]
    seeds: Array
    decisions: Array
    chances: Array
    endings: Array
    scores: Array
    returns: Array
    problems: tuple[str, ...] = ()
    """What players did wrong, a sentence each; the greedy player acted in their place."""

    def __len__(self) -> int:
        return len(self.seeds)

    def ending_names(self) -> list[str]:
        return [self.game.definition.endings[code - 1] for code in self.endings]

    def win_shares(self) -> Array:
        """The share of games that each seat won; a shared win counts in parts. Alone: of games above the middle."""
        if self.game.seats == 1:
            above: Array = (self.returns > 0).mean(axis=0)
            return above
        best = self.returns == self.returns.max(axis=1, keepdims=True)
        shares: Array = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
        return shares


def playout(game: Game, seeds: Iterable[int], threads: int | None = None) -> Playouts:
    """Random games, one for each seed."""
    return simulate(game, seeds, threads=threads)


def simulate(
    game: Game,
    seeds: Iterable[int],
    players: Sequence[str] = (),
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Playouts:
    """Games between players by name (random where none is named); `progress` is told how many more are finished."""
    named = _players(game, players)
    numbers = _seeds(seeds)
    results = _Results(game, named, numbers)
    together = GAMES_PER_TASK if results.numbers is not None else 1
    ranges = [(first, min(first + together, len(numbers))) for first in range(0, len(numbers), together)]
    with ThreadPoolExecutor(max_workers=threads or os.cpu_count() or 1) as pool:
        running = {pool.submit(results.play, first, last): last - first for first, last in ranges}
        try:
            for done in as_completed(running):
                done.result()
                if progress:
                    progress(running[done])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return results.finished()


def _players(game: Game, players: Sequence[str]) -> tuple[str, ...]:
    if len(players) > game.seats:
        raise Invalid(f"There are {len(players)} players for {game.seats} seats.")
    for player in players:
        find(player, game.id)  # or say why there is none
    return (*players, *["random"] * (game.seats - len(players)))


def _seeds(seeds: Iterable[int]) -> Array:
    if isinstance(seeds, range) and seeds:
        checked_seed(seeds[0])
        checked_seed(seeds[-1])
        return np.arange(seeds.start, seeds.stop, seeds.step, dtype=np.int64)
    return np.array([checked_seed(seed) for seed in seeds], np.int64)


class _Results:
    """The arrays that the threads fill, each its own rows."""

    def __init__(self, game: Game, players: tuple[str, ...], seeds: Array) -> None:
        games = len(seeds)
        self.game, self.players, self.seeds = game, players, seeds
        self.problems: list[str] = []
        meanings = [meant(player, game.id) for player in players]
        self.numbers = None
        if all(meaning in COMPILED for meaning in meanings):
            self.numbers = np.array([COMPILED[meaning] for meaning in meanings], np.int8)
        self.lengths = np.zeros((games, 2), np.int32)
        self.scores = np.zeros((games, MOST_SEATS), np.int32)
        self.returns = np.zeros((games, MOST_SEATS), np.float64)
        self.endings = np.zeros(games, np.int8)

    def play(self, first: int, last: int) -> None:
        """Play one range of the games; positions are not kept."""
        if self.numbers is None:
            for g in range(first, last):
                self._ask_players(g)
            return
        states = np.zeros(last - first, self.game.definition.state)
        lengths, scores, returns = self.lengths[first:last], self.scores[first:last], self.returns[first:last]
        rows = (0, last - first, lengths, scores, returns)
        table = (self.game.box, states, self.game.seats, self.seeds[first:last])
        if self.numbers.any():
            play.play_contests(*table, self.numbers, *rows)
        else:
            play.play_games(*table, *rows)
        self.endings[first:last] = states["ending"]

    def _ask_players(self, g: int) -> None:
        """One game of players that are asked for each decision; they are new, so that no game knows of another."""
        match = self.game.new(seed=int(self.seeds[g]))
        seated = [Asked(player, self.game.id) for player in self.players]
        decisions = 0
        while not match.over:
            answer = seated[match.actor].answer(turn_of(match, match.actor))
            if answer.problem:
                self.problems.append(f"Game {match.seed}: {answer.problem}")
            match.play(answer.action)
            decisions += 1
        self.lengths[g] = decisions, len(match) - decisions
        self.scores[g, : self.game.seats] = match.scores()
        self.returns[g, : self.game.seats] = match.returns()
        self.endings[g] = match.state.ending

    def finished(self) -> Playouts:
        seats = self.game.seats
        return Playouts(
            self.game, self.players, self.seeds, self.lengths[:, 0], self.lengths[:, 1], self.endings,
            self.scores[:, :seats], self.returns[:, :seats], tuple(self.problems),
        )  # fmt: skip
