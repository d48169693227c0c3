"""Games by the thousand that are watched while they are played, on all cores. The same seeds give the same figures."""

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from bakehouse.errors import Invalid
from bakehouse.games.game import Game, checked_seed
from bakehouse.kernel import watch as kernel
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.play import NO_WISH
from bakehouse.kernel.records import MOST_SEATS
from bakehouse.players import Asked, find, meant, turn_of
from bakehouse.simulation.batch import Wish

Array = np.ndarray[Any, np.dtype[Any]]
Progress = Callable[[int], None]
"""Hears how many more games are finished."""

GAMES_PER_TASK = 128
CARE = {"random": 0, "greedy": kernel.ALWAYS}
"""The players that are compiled into the loop; all others are asked one decision at a time."""


@dataclass(frozen=True)
class Watched:
    """Finished games, one row each, in the order of the seeds."""

    game: Game
    players: tuple[str, ...]
    seeds: Array
    seen: Array
    scores: Array
    returns: Array
    parts: Array
    """Points by game, seat and part."""
    used: Array
    """How often each component was used, by game and seat."""
    testers: Array
    """The seat that is told a wish, or would be, by game."""
    problems: tuple[str, ...] = ()
    """What players did wrong, a sentence each; the greedy player acted in their place."""

    def __len__(self) -> int:
        return len(self.seeds)

    @cached_property
    def wins(self) -> Array:
        """The part of the win by game and seat: 1 for the only winner, 1/2 for one of two, 0 for others."""
        best = self.returns == self.returns.max(axis=1, keepdims=True)
        shares: Array = best / best.sum(axis=1, keepdims=True)
        return shares

    @cached_property
    def wins_in_turn_order(self) -> Array:
        """The same by the place in turn order, the start player first."""
        seats, first = self.game.seats, self.seen["starter"].astype(np.int64)
        if len(np.unique(first)) < 2:  # nobody is drawn to start: seat 0 does, whoever acts first while setting up
            first = np.zeros(len(first), np.int64)
        order = (first[:, None] + np.arange(seats)) % seats
        ordered: Array = np.take_along_axis(self.wins, order, axis=1)
        return ordered

    def of_tester(self, values: Array) -> Array:
        """From numbers by game and seat those of the seat that is told a wish."""
        picked: Array = np.take_along_axis(values, self.testers[:, None], axis=1)[:, 0]
        return picked

    def first(self, games: int) -> "Watched":
        """The first of the games."""
        return Watched(
            self.game,
            self.players,
            self.seeds[:games],
            self.seen[:games],
            self.scores[:games],
            self.returns[:games],
            self.parts[:games],
            self.used[:games],
            self.testers[:games],
            self.problems,
        )

    @staticmethod
    def joined(portions: "Sequence[Watched]") -> "Watched":
        """The games of several portions in one."""
        columns = ("seeds", "seen", "scores", "returns", "parts", "used", "testers")
        together = {name: np.concatenate([getattr(each, name) for each in portions]) for name in columns}
        problems = tuple(problem for each in portions for problem in each.problems)
        return Watched(portions[0].game, portions[0].players, problems=problems, **together)


def watch(
    game: Game,
    seeds: range,
    players: Sequence[str] = ("greedy",),
    wish: Wish | None = None,
    care: Sequence[int] | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Watched:
    """Play and watch one game for each seed. One named player sits in every seat.

    A `wish` is told to one seat of each game, to every seat in turn: never to use a component if it can help it, or to
    use it once, as soon as it can.
    `care`, one number a seat, replaces the players by greedy ones who look ahead in so many per cent of decisions.
    """
    table = _Tables(game, _seated(game, players), seeds, wish, care)
    together = GAMES_PER_TASK if table.care is not None else 1
    ranges = [(first, min(first + together, len(seeds))) for first in range(0, len(seeds), together)]
    with ThreadPoolExecutor(max_workers=threads or os.cpu_count() or 1) as pool:
        running = {pool.submit(table.play, first, last): last - first for first, last in ranges}
        try:
            for done in as_completed(running):
                done.result()
                if progress:
                    progress(running[done])
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return table.finished()


def _seated(game: Game, players: Sequence[str]) -> tuple[str, ...]:
    for player in players:
        find(player, game.id)  # or say why there is none
    if len(players) == 1:
        return tuple(players) * game.seats
    if len(players) != game.seats:
        raise Invalid(
            f"There are {len(players)} players for {game.seats} seats; name one for all seats, or one for each."
        )
    return tuple(players)


@dataclass
class _Tables:
    """The arrays that the threads fill, each its own rows."""

    game: Game
    players: tuple[str, ...]
    seeds: range
    wish: Wish | None
    asked_care: Iterable[int] | None
    care: Array | None = field(init=False)
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        game, games = self.game, len(self.seeds)
        if games:
            checked_seed(self.seeds[0])
            checked_seed(self.seeds[-1])
        meanings = [meant(player, game.id) for player in self.players]
        self.care = None
        if self.asked_care is not None:
            self.care = np.array(list(self.asked_care), np.int8)
        elif all(meaning in CARE for meaning in meanings):
            self.care = np.array([CARE[meaning] for meaning in meanings], np.int8)
        elif self.wish:
            raise Invalid("Only random and greedy players can be told what to use.")
        self.numbers = np.arange(self.seeds.start, self.seeds.stop, self.seeds.step, dtype=np.int64)
        self.seen = np.zeros(games, kernel.SEEN)
        self.scores = np.zeros((games, MOST_SEATS), np.int32)
        self.returns = np.zeros((games, MOST_SEATS), np.float64)
        self.parts = np.zeros((games, game.seats, len(game.definition.parts)), np.int32)
        self.used = np.zeros((games, game.seats, len(game.definition.uses)), np.int16)
        self.testers = self.numbers % game.seats

    def play(self, first: int, last: int) -> None:
        """Play one range of the games; positions are not kept."""
        rows = slice(first, last)
        states = np.zeros(last - first, self.game.definition.state)
        noted = (self.seen[rows], self.scores[rows], self.returns[rows], self.parts[rows], self.used[rows])
        if self.care is None:
            for game, seed in enumerate(self.numbers[rows]):
                self._ask_players(int(seed), states, game, noted)
            return
        wish = np.array(self.wish.numbers(self.game.definition) if self.wish else (0, NO_WISH), np.int16)
        kernel.watch_games(
            self.game.box,
            states,
            self.game.seats,
            self.numbers[rows],
            self.care,
            wish,
            self.testers[rows],
            0,
            last - first,
            kernel.room_for_looks(),
            *noted,
        )

    def _ask_players(self, seed: int, states: Array, i: int, noted: tuple[Array, ...]) -> None:
        """One game of players that are asked for each decision, watched afterwards from its log."""
        match = self.game.new(seed=seed)
        seated = [Asked(player, self.game.id) for player in self.players]
        while not match.over:
            answer = seated[match.actor].answer(turn_of(match, match.actor))
            if answer.problem:
                self.problems.append(f"Game {seed}: {answer.problem}")
            match.push(answer.action)
        log = np.array(match.log, np.int16).reshape(len(match.log), 2)
        kernel.watch_log(self.game.box, states, i, self.game.seats, log, new_rng(seed), kernel.room_for_looks(), *noted)

    def finished(self) -> Watched:
        seats = self.game.seats
        return Watched(
            self.game,
            self.players,
            self.numbers,
            self.seen,
            self.scores[:, :seats],
            self.returns[:, :seats],
            self.parts,
            self.used,
            self.testers,
            tuple(self.problems),
        )
