"""Games by the thousand that are watched while they are played, on all cores, a cluster or a GPU (`places.py`). The
same seeds give the same figures."""

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from bakehouse.errors import Invalid
from bakehouse.games.game import Game, checked_seed
from bakehouse.kernel import watch as kernel
from bakehouse.kernel.company import Company as Fellows
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.play import NO_WISH
from bakehouse.kernel.records import MOST_SEATS
from bakehouse.lab.places import cluster_in_use, gpu_in_use, played_there, ranges_for
from bakehouse.lab.populations import POPULATIONS, population
from bakehouse.players import Asked, find, turn_of
from bakehouse.players.company import Company, careful, drawn_seats, fellow, fit_together
from bakehouse.simulation.batch import Wish

Array = np.ndarray[Any, np.dtype[Any]]
Log = Sequence[tuple[int, int]]
"""The steps of a match: the seat, or chance, and what it chose."""
Progress = Callable[[int], None]
"""Hears how many more games are finished."""

MOST_PER_TASK, FEWEST_PER_TASK = 128, 4
"""Games that a thread is given at a time: quick ones many, those of players who think few."""


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
    mixed: bool = False,
    at_home: bool = False,
) -> Watched:
    """Play and watch one game for each seed. One named player sits in every seat; `mixed`: each seat of each game draws
    any of those that are named, however many they are. The name of a population means its players, mixed; `at_home`
    they may go by habit, since these games are not compared with those of another box.

    A `wish` is told to one seat of each game, to every seat in turn: never to use a component if it can help it, or to
    use it once, as soon as it can.
    `care`, one number a seat, replaces the players by greedy ones who look ahead in so many per cent of decisions.
    """
    table = _Tables(game, seating_of(game, players, mixed, at_home), seeds, wish, care)
    with closing(_played(table, threads)) as played:  # whoever has heard enough raises: then nothing more is begun
        for games in played:
            if progress:
                progress(games)
    return table.finished()


def _played(table: "_Tables", threads: int | None) -> Generator[int, None, None]:
    """Play all games wherever they are to be played; tells how many more are finished."""
    cluster, gpu = cluster_in_use(), gpu_in_use()
    if len(table.seeds) > 1 and cluster:
        return _on_cluster(cluster, table)
    if len(table.seeds) > 1 and gpu:
        why = table.why_not_on_gpu()
        if why is None:
            return _on_gpu(table, threads)
        gpu.refuse(why)
    return _on_threads(table, threads, range(len(table.seeds)))


def _on_threads(table: "_Tables", threads: int | None, places: range) -> Generator[int, None, None]:
    """Play a range of the games here."""
    together = table.together()
    ranges = [(first, min(first + together, places.stop)) for first in range(places.start, places.stop, together)]
    with ThreadPoolExecutor(max_workers=threads or os.cpu_count() or 1) as pool:
        running = {pool.submit(table.play, first, last): last - first for first, last in ranges}
        try:
            for done in as_completed(running):
                done.result()
                yield running[done]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _on_gpu(table: "_Tables", threads: int | None) -> Generator[int, None, None]:
    """Play all games on a GPU; those with more turns than it can look at, here again."""
    from bakehouse.kernel.gpu_watch import LOOKS, Watching

    game, company = table.game, table.company
    assert company is not None
    watching = Watching(game.definition, game.box, game.seats, company.in_thread(), len(table.seeds))
    for first in range(0, len(table.seeds), watching.most):
        rows = slice(first, first + watching.most)
        noted = watching.play(
            table.numbers[rows], table.seated[rows], table.styles[rows], table.told, table.testers[rows]
        )
        for column, found in zip(table.columns, noted, strict=True):
            column[rows] = found
        for place in (first + np.flatnonzero(noted[0]["turns"] > LOOKS)).tolist():
            for column in table.columns:
                column[place] = np.zeros((), column.dtype)
            for _ in _on_threads(table, threads, range(place, place + 1)):
                pass
        yield len(noted[0])


def _on_cluster(ray: Any, table: "_Tables") -> Generator[int, None, None]:
    """The same on the processes of a cluster, each of which plays ranges of the games."""
    for (first, last), (noted, problems) in played_there(
        ray, play_there, table.order, ranges_for(ray, len(table.seeds))
    ):
        for column, rows in zip(table.columns, noted, strict=True):
            column[first:last] = rows
        table.problems += problems
        yield last - first


def play_there(
    game: Game, seating: "Seating", seeds: range, wish: Wish | None, care: Sequence[int] | None, first: int, last: int
) -> tuple[tuple[Array, ...], list[str]]:
    """In a process of a cluster: what was noted of a range of the games, and what players did wrong."""
    table = _Tables(game, seating, seeds[first:last], wish, care)
    for _ in _on_threads(table, 1, range(len(table.seeds))):
        pass
    return table.columns, table.problems


def watch_logs(game: Game, logs: Sequence[Log], called: str) -> Watched:
    """Finished games of whomever, from their logs of (seat, action) steps, chance among them; each has to be playable.

    Their places in the list stand for seeds.
    """
    table = _Tables(game, Seating((), False, (called,) * game.seats), range(len(logs)), None, None)
    for place, log in enumerate(logs):
        table.watch_log(place, log)
    return table.finished()


@dataclass(frozen=True)
class Seating:
    """Who sits where: a player for each seat, or players of whom every seat of every game draws any."""

    players: tuple[str, ...]
    mixed: bool
    called: tuple[str, ...]
    """What is told of each seat."""


def seating_of(game: Game, players: Sequence[str], mixed: bool = False, at_home: bool = False) -> Seating:
    """Who sits where when these players are named, or a sentence about who cannot be."""
    if len(players) == 1 and players[0] in POPULATIONS:
        return Seating(population(players[0], game, at_home).players, True, tuple(players) * game.seats)
    for player in players:
        find(player, game.id)  # or say why there is none
    if mixed:
        return Seating(tuple(players), True, (" or ".join(players),) * game.seats)
    if len(players) not in (1, game.seats):
        raise Invalid(
            f"There are {len(players)} players for {game.seats} seats; name one for all seats, or one for each."
        )
    seated = tuple(players) * game.seats if len(players) == 1 else tuple(players)
    return Seating(seated, False, seated)


def company_of(game: Game, players: Sequence[str], care: Sequence[int] | None = None) -> Company | None:
    """The players as a company, if there are any and all of them are compiled into the loop.

    At another box than they have learned they play on by what they know: boxes are compared with the same players.
    """
    found = [careful(each) for each in care] if care is not None else [fellow(name, game, True) for name in players]
    fellows = [each for each in found if each is not None]
    compiled = fellows and len(fellows) == len(found) and fit_together(fellows)
    return Company(game, fellows, strangers=True) if compiled else None


class Benches(NamedTuple):
    """What a thread needs to play and to watch."""

    company: Fellows
    looks: Array


@dataclass
class _Tables:
    """The arrays that the threads fill, each its own rows."""

    game: Game
    seating: Seating
    seeds: range
    wish: Wish | None
    asked_care: Sequence[int] | None
    company: Company | None = field(init=False)
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        game, games = self.game, len(self.seeds)
        if games:
            checked_seed(self.seeds[0])
            checked_seed(self.seeds[-1])
        self.company = company_of(game, self.seating.players, self.asked_care)
        if self.company is None and self.wish:
            raise Invalid("Only random, greedy, sight and plan players can be told what to use.")
        self.numbers = np.arange(self.seeds.start, self.seeds.stop, self.seeds.step, dtype=np.int64)
        self.seen = np.zeros(games, kernel.SEEN)
        self.scores = np.zeros((games, MOST_SEATS), np.int32)
        self.returns = np.zeros((games, MOST_SEATS), np.float64)
        self.parts = np.zeros((games, game.seats, len(game.definition.parts)), np.int32)
        self.used = np.zeros((games, game.seats, len(game.definition.uses)), np.int16)
        self.testers = self.numbers % game.seats
        self.told = np.array(self.wish.numbers(game.definition) if self.wish else (0, NO_WISH), np.int16)
        self.free: list[Benches] = []
        """What threads have put down that play no game at the moment."""
        if self.company:
            self.seated, self.styles = self.company.seated(self.numbers, fixed=not self.seating.mixed)

    def together(self) -> int:
        """How many games a thread is given at a time."""
        if self.company is None:
            return 1
        return MOST_PER_TASK if self.company.is_simple else FEWEST_PER_TASK

    def why_not_on_gpu(self) -> str | None:
        """What of the players a GPU cannot play, as the beginning of a sentence."""
        if self.company is None:
            return "A GPU asks nobody one decision at a time"
        return "A GPU has no room for players who plan" if self.company.plans else None

    def play(self, first: int, last: int) -> None:
        """Play one range of the games; positions are not kept."""
        if self.company is None:
            for place in range(first, last):
                self._ask_players(place)
            return
        rows = slice(first, last)
        states = np.zeros(last - first, self.game.definition.state)
        benches = self.free.pop() if self.free else Benches(self.company.in_thread(), kernel.room_for_looks())
        kernel.watch_games(
            self.game.box,
            states,
            self.game.seats,
            self.numbers[rows],
            benches.company,
            self.seated[rows],
            self.styles[rows],
            self.told,
            self.testers[rows],
            0,
            last - first,
            benches.looks,
            *self._noted(rows),
        )
        self.free.append(benches)

    @property
    def order(self) -> tuple[Any, ...]:
        """What another process needs to play some of them."""
        return self.game, self.seating, self.seeds, self.wish, self.asked_care

    @property
    def columns(self) -> tuple[Array, ...]:
        """Everything that is noted, a row for each game."""
        return self.seen, self.scores, self.returns, self.parts, self.used

    def _noted(self, rows: slice) -> tuple[Array, ...]:
        """Where everything is noted that is seen of some of the games."""
        return tuple(column[rows] for column in self.columns)

    def _ask_players(self, place: int) -> None:
        """One game of players that are asked for each decision, watched afterwards from its log."""
        seed = int(self.numbers[place])
        match = self.game.new(seed=seed)
        names = self.seating.players
        if self.seating.mixed:
            names = tuple(names[number] for number in drawn_seats(np.array([seed]), self.game.seats)[0] % len(names))
        seated = [Asked(player, self.game.id) for player in names]
        while not match.over:
            answer = seated[match.actor].answer(turn_of(match, match.actor))
            if answer.problem:
                self.problems.append(f"Game {seed}: {answer.problem}")
            match.push(answer.action)
        self.watch_log(place, match.log)

    def watch_log(self, place: int, log: Log) -> None:
        """Look at one game that is over."""
        states, noted = np.zeros(1, self.game.definition.state), self._noted(slice(place, place + 1))
        steps, luck = np.array(log, np.int16).reshape(len(log), 2), new_rng(int(self.numbers[place]))
        kernel.watch_log(self.game.box, states, 0, self.game.seats, steps, luck, kernel.room_for_looks(), *noted)

    def finished(self) -> Watched:
        """Everything, once all are played."""
        seats = self.game.seats
        return Watched(
            self.game,
            self.seating.called,
            self.numbers,
            self.seen,
            self.scores[:, :seats],
            self.returns[:, :seats],
            self.parts,
            self.used,
            self.testers,
            tuple(self.problems),
        )
