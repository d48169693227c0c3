"""`simulate`: any number of games on whatever there is, as one table."""

import shutil
import warnings
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any
from weakref import finalize

import numpy as np

from bakehouse.errors import BadFile
from bakehouse.folders import reason
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.games.game import game as make_game
from bakehouse.simulation.backends import AUTO, Backend, Told, choose
from bakehouse.simulation.batch import Playouts, Wish
from bakehouse.simulation.order import Order, order_for
from bakehouse.simulation.schema import check_tables, decisions_table, games_table
from bakehouse.simulation.store import DECISIONS, GAMES, Store
from bakehouse.simulation.tally import Tally

if TYPE_CHECKING:
    import polars

ONE_FILE = ".parquet"
PARTS_OF_IT = ".parts"


def simulate(
    game: str | Game,
    seats: int | None = None,
    *,
    players: Sequence[str] = (),
    games: int = 1000,
    seed: int = 0,
    house_rules: Mapping[str, str] | None = None,
    edition: str | Path | Mapping[str, Any] | None = None,
    backend: str | Backend = AUTO,
    threads: int | None = None,
    cluster: str | None = None,
    log: str | None = None,
    wishes: Mapping[int, Wish] | None = None,
    out: str | Path | None = None,
    progress: Told = lambda games: None,
) -> "Simulation":
    """Games between players by name (random where none is named), from the seeds `seed`, `seed` + 1 and so on.

    `out` is a folder, or a file that ends in .parquet. What is finished is kept there while others are still played;
    the same call goes on where an earlier one was ended. Without it the tables are held in memory. `cluster` is the
    address of a Ray cluster; without one, the backend "ray" starts processes on this machine.
    """
    table = game if isinstance(game, Game) else make_game(game, seats, house_rules, edition)
    order = order_for(table, players, games, seed, log, wishes)
    player = choose(backend, order, threads, cluster, warnings.warn) if isinstance(backend, str) else backend
    simulation = Simulation(order, None if out is None else Path(out))
    simulation.play(player, progress)
    return simulation


class Simulation:
    """The games of an order: what is known of them so far, and where they are."""

    def __init__(self, order: Order, out: Path | None) -> None:
        self.order, self.out = order, out
        self.tally = Tally(order.seats)
        self.problems: list[str] = []
        self._kept: list[Playouts] = []
        self._store: Store | None = None
        if out is not None:
            check_tables()
            check_file(out)
            self._store = Store(out.with_name(out.name + PARTS_OF_IT) if self.is_one_file else out, order)

    @property
    def is_one_file(self) -> bool:
        return self.out is not None and self.out.suffix == ONE_FILE

    def play(self, backend: Backend, progress: Told) -> None:
        """Play what is not there yet."""
        if self._store is None and backend.needs_store:
            check_tables()
            scratch = mkdtemp(prefix="bakehouse-")
            finalize(self, shutil.rmtree, scratch, ignore_errors=True)
            self._store = Store(Path(scratch), self.order)
        ranges = self.order.ranges()
        missing = ranges
        if self._store is not None:
            self._store.clean_up()
            missing = [seeds for seeds in ranges if not self._store.has(seeds)]
            for seeds in ranges:
                if self._store.has(seeds):
                    self._read_in(seeds)
                    progress(len(seeds))
        for finished in backend.play(self.order, missing, self._store, progress):
            self.problems.extend(finished.problems)
            if finished.playouts is None:
                self._read_in(finished.seeds)
            else:
                self._add(finished.playouts)
        if self.is_one_file:
            self._join()

    def _add(self, played: Playouts) -> None:
        self.tally.add(played.decisions, played.chances, played.ending_names(), played.scores, played.returns)
        if self._store is None:
            self._kept.append(played)

    def _read_in(self, seeds: range) -> None:
        """Add up games that are in a file: an earlier run or another process has played them."""
        import polars

        assert self._store is not None
        file = self._store.file(GAMES, seeds)
        columns = ["decisions", "chances", "ending", "scores", "returns"]
        try:
            read = polars.read_parquet(file, columns=columns)
        except (OSError, polars.exceptions.PolarsError):
            raise BadFile(
                f"The file {file} is broken or cannot be read; remove it, and its games are played again."
            ) from None
        self.tally.add(
            read["decisions"].to_numpy(), read["chances"].to_numpy(), read["ending"].cast(polars.String).to_list(),
            _by_seat(read["scores"], self.order.seats), _by_seat(read["returns"], self.order.seats),
        )  # fmt: skip

    def _join(self) -> None:
        """Put the parts together into the one file that was asked for."""
        assert self.out is not None and self._store is not None
        for kind in self._store.kinds:
            self._store.join(kind, self.order.ranges(), one_file(self.out, kind))
        shutil.rmtree(self._store.place, ignore_errors=True)

    # --- Tables

    @property
    def games(self) -> "polars.DataFrame":
        """One row for each game."""
        return self._table(GAMES, games_table)

    @property
    def decisions(self) -> "polars.DataFrame":
        """One row for each decision, if they were logged."""
        return self._table(DECISIONS, decisions_table)

    def _table(self, kind: str, table: Callable[[Playouts], Any]) -> "polars.DataFrame":
        check_tables()
        import polars
        import pyarrow

        if self._store is None:
            told = polars.from_arrow(
                pyarrow.concat_tables([table(played) for played in self._kept]).unify_dictionaries()
            )
            assert isinstance(told, polars.DataFrame)
            return told
        return self.scan(kind).collect()

    def scan(self, kind: str = GAMES) -> "polars.LazyFrame":
        """The table in the files, read only as far as it is asked for; kind: "games" or "decisions"."""
        import polars

        if self.out is not None and self.is_one_file:
            return polars.scan_parquet(one_file(self.out, kind))
        assert self._store is not None
        return polars.scan_parquet(self._store.place / kind)


def one_file(out: Path, kind: str) -> Path:
    """games.parquet holds the games, games.decisions.parquet beside it the decisions."""
    return out if kind == GAMES else out.with_suffix(f".{kind}{ONE_FILE}")


def check_file(out: Path) -> None:
    """Find out before long work whether its result can be written."""
    try:
        if out.suffix == ONE_FILE and out.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        if not out.parent.is_dir():
            raise NotADirectoryError(0, f"there is no folder {out.parent}")
    except OSError as problem:
        raise BadFile(f"The file {out} cannot be written: {reason(problem)}.") from None


def _by_seat(lists: Any, seats: int) -> Array:
    """A column of lists as rows of numbers."""
    return np.asarray(lists.explode().to_numpy()).reshape(-1, seats)
