"""Holding a tournament: all games of the schedule, on all cores, kept as they are finished."""

import os
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import Queue
from typing import Any

from bakehouse import __version__
from bakehouse.errors import Invalid, UnknownName
from bakehouse.games.game import Game, checked_seed
from bakehouse.lab.folder import Folder
from bakehouse.lab.playing import Row
from bakehouse.lab.schedule import Schedule, Seating
from bakehouse.lab.worker import Hand, Stopped, Table, Worker
from bakehouse.players import Asked, meant
from bakehouse.players.asking import LIMIT
from bakehouse.players.search import Search

MOST_PLAYERS = 64
PROCESSES, RAY = BACKENDS = ("processes", "ray")


class Tournament:
    """What is to be found out: which of these players is how strong at this game."""

    def __init__(
        self, game: Game, players: Sequence[str], games: int = 100, seed: int = 0, limit: float = LIMIT
    ) -> None:
        self.game, self.players, self.seed, self.limit = game, tuple(players), checked_seed(seed), limit
        self._check_players()
        if games < 1:
            raise Invalid(f"A tournament has at least one game, not {games}.")
        self.schedule = Schedule.of_at_least(games, len(players), game.seats, self.seed)
        checked_seed(self.seed + self.schedule.blocks)
        self.seated = [Asked(name, game.id, limit) for name in players]
        self._check_limit()

    def _check_players(self) -> None:
        fewest = 1 if self.game.seats == 1 else 2
        if not fewest <= len(self.players) <= MOST_PLAYERS:
            raise Invalid(f"A tournament is between {fewest} and {MOST_PLAYERS} players, not {len(self.players)}.")
        twice = [name for name in self.players if self.players.count(name) > 1]
        if twice:
            raise Invalid(f"The player {twice[0]} is named twice; every player takes part once.")

    def _check_limit(self) -> None:
        if not 0 < self.limit <= 86_400:
            raise Invalid(f"The limit of a decision is more than 0 and at most 86400 seconds, not {self.limit:g}.")

    @property
    def manifest(self) -> dict[str, Any]:
        """What makes it this tournament and no other. With more games it is the same one, continued."""
        game = self.game
        return {
            "game": game.id,
            "seats": game.seats,
            "players": list(self.players),
            "seed": self.seed,
            "house_rules": dict(game.house_rules),
            "box": game.digest,
            "limit": self.limit,
            "meaning_of_players": [meant(name, game.id) for name in self.players],
            "settings_of_players": {kind: dict(chosen) for kind, chosen in game.definition.settings.items()},
            "version": __version__,
        }

    @property
    def table(self) -> Table:
        game = self.game
        own = tuple(asked.name for asked in self.seated if not asked.ours)
        return Table(
            game.id, game.seats, dict(game.house_rules), dict(game.edition.changes), self.players, own, self.limit
        )

    def usual_workers(self) -> int:
        """As many processes as leave every player the cores that it thinks with."""
        cores = os.cpu_count() or 1
        return max(1, cores // max(cores_of(asked.player, cores) for asked in self.seated))


def cores_of(player: object, cores: int) -> int:
    """How many cores a player thinks with."""
    if not isinstance(player, Search):
        return 1
    return min(cores, player.settings.trees or (1 if player.settings.sims else cores))


@dataclass
class Results:
    """The finished games of a tournament, in the order of the schedule."""

    tournament: Tournament
    rows: list[Row] = field(default_factory=list)

    def add(self, row: Row) -> None:
        self.rows.append(row)

    def in_order(self) -> "Results":
        return Results(self.tournament, sorted(self.rows, key=lambda row: int(row["game"])))

    @property
    def finished(self) -> bool:
        return len(self.rows) == len(self.tournament.schedule)

    def problems(self) -> dict[str, int]:
        """What went wrong, and in how many games."""
        counted: dict[str, int] = {}
        for row in self.rows:
            for problem in row["problems"]:
                counted[problem] = counted.get(problem, 0) + 1
        return dict(sorted(counted.items(), key=lambda item: -item[1]))


def hold(
    tournament: Tournament,
    folder: Path | None = None,
    workers: int | None = None,
    results: Results | None = None,
    progress: Callable[[int], None] | None = None,
    backend: str = PROCESSES,
    cluster: str | None = None,
) -> Results:
    """Play what is not played yet. `progress` hears how many more games are there, at first those of the folder.

    `results` is filled as games are finished, so that somebody who interrupts has what was played. The backend is
    "processes" of this machine, or "ray": a cluster by its address, or one that is started here.
    """
    if backend not in BACKENDS:
        raise UnknownName(f"A tournament has no backend {backend!r}; it is one of {', '.join(BACKENDS)}.")
    results = results if results is not None else Results(tournament)
    kept = Folder(folder, tournament.manifest) if folder else None
    planned = len(tournament.schedule)
    results.rows = [row for row in kept.rows if row["game"] < planned] if kept else []
    told = progress or (lambda more: None)
    told(len(results.rows))
    there = {row["game"] for row in results.rows}
    to_play = [seating for seating in tournament.schedule if seating.number not in there]
    try:
        with (
            _crew(tournament, workers, len(to_play), backend, cluster) as crew,
            closing(_played(tournament, to_play, crew)) as played,
        ):
            for row in played:
                if kept:
                    kept.keep(row)
                results.add(row)
                told(1)
    finally:
        results.rows = results.in_order().rows
        if kept:
            kept.close()
    return results


@contextmanager
def _crew(
    tournament: Tournament, workers: int | None, games: int, backend: str, cluster: str | None
) -> Iterator[Sequence[Hand]]:
    """Those who play, on this machine or on a cluster."""
    if backend == RAY and games:
        from bakehouse.lab.remote import hired

        with hired(cluster, tournament.table, workers, games) as crew:
            yield crew
        return
    yield [Worker(tournament.table) for _ in range(min(workers or tournament.usual_workers(), games))]


def _played(tournament: Tournament, seatings: list[Seating], crew: Sequence[Hand]) -> Generator[Row, None, None]:
    """The rows of games, in the order in which they are finished."""
    left = iter(seatings)
    taking = threading.Lock()
    finished: Queue[Row | BaseException] = Queue()

    def work(worker: Hand) -> None:
        try:
            while True:
                with taking:
                    seating = next(left, None)
                if seating is None:
                    return
                finished.put(_noted(tournament, seating, worker.play(seating)))
        except Stopped:
            return
        except BaseException as problem:
            finished.put(problem)
        finally:
            worker.stop()

    threads = [threading.Thread(target=work, args=(worker,), daemon=True) for worker in crew]
    for thread in threads:
        thread.start()
    try:
        for _ in seatings:
            row = finished.get()
            if isinstance(row, BaseException):
                raise row
            yield row
    finally:
        for worker in crew:
            worker.stop()
        for thread in threads:
            thread.join()


def _noted(tournament: Tournament, seating: Seating, played: Row) -> Row:
    """The row of a game with where it stands in the schedule."""
    return {
        "game": seating.number,
        "block": seating.block,
        "round": seating.round,
        "seed": seating.seed,
        "players": [tournament.players[player] for player in seating.players],
        **played,
    }
