"""Where finished games are kept: a folder of Parquet files, one for each range of seeds.

A file appears whole or not at all and is named after its first seed, so whoever plays a range, and however often, it is
there once. The games of a range come last: they say that the range is finished.
"""

import os
import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bakehouse.errors import BadFile
from bakehouse.folders import claim, reason
from bakehouse.simulation.batch import Playouts
from bakehouse.simulation.order import Order
from bakehouse.simulation.schema import decisions_table, games_table

if TYPE_CHECKING:
    import pyarrow

MANIFEST = "simulation.json"
GAMES = "games"
DECISIONS = "decisions"
UNFINISHED = ".part"
COMPRESSION = "zstd"


class Store:
    """The folder of a simulation. It can be sent to another process."""

    def __init__(self, place: Path, order: Order) -> None:
        self.place = place
        claim(place, MANIFEST, order.manifest(), "simulation")
        self.kinds = (DECISIONS, GAMES) if order.log else (GAMES,)
        try:
            for kind in self.kinds:
                (place / kind).mkdir(exist_ok=True)
        except OSError as problem:
            raise BadFile(f"The folder {place} cannot be used: {reason(problem)}.") from None

    def file(self, kind: str, seeds: range) -> Path:
        """The file of a range; the names sort like the seeds."""
        return self.place / kind / f"seed-{seeds.start:019d}.parquet"

    def has(self, seeds: range) -> bool:
        return self.file(GAMES, seeds).exists()

    def keep(self, seeds: range, playouts: Playouts) -> None:
        """Write a finished range."""
        if playouts.log is not None:
            self._write(self.file(DECISIONS, seeds), decisions_table(playouts))
        self._write(self.file(GAMES, seeds), games_table(playouts))

    def clean_up(self) -> None:
        """Remove what was being written when an earlier run ended. Only while nobody plays."""
        for kind in self.kinds:
            for file in (self.place / kind).glob(f"*{UNFINISHED}"):
                file.unlink(missing_ok=True)

    def join(self, kind: str, ranges: Sequence[range], file: Path) -> None:
        """One file of all ranges, in the order of the seeds."""
        import pyarrow.parquet

        beside = file.with_name(f".{file.name}.{uuid.uuid4().hex}{UNFINISHED}")
        try:
            try:
                schema = pyarrow.parquet.read_schema(self.file(kind, ranges[0]))
                with pyarrow.parquet.ParquetWriter(beside, schema, compression=COMPRESSION) as writer:
                    for seeds in ranges:
                        writer.write_table(pyarrow.parquet.read_table(self.file(kind, seeds)))
                os.replace(beside, file)
            finally:
                beside.unlink(missing_ok=True)
        except OSError as problem:
            raise BadFile(
                f"The file {file} cannot be written: {reason(problem)}; all games are kept in {self.place}, and the "
                "same command goes on with them."
            ) from None

    def _write(self, file: Path, table: "pyarrow.Table") -> None:
        import pyarrow.parquet

        beside = file.with_suffix(f".{uuid.uuid4().hex}{UNFINISHED}")
        try:
            try:
                pyarrow.parquet.write_table(table, beside, compression=COMPRESSION)
                os.replace(beside, file)
            finally:
                beside.unlink(missing_ok=True)
        except OSError as problem:
            raise BadFile(
                f"The games cannot be kept in {file.parent}: {reason(problem)}; what was finished before is kept, and "
                "the same command goes on with it."
            ) from None
