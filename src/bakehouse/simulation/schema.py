"""One columnar schema per game, for Arrow and Parquet: one row for each game, and one for each decision.

Whatever belongs to a seat is a list with one number for each seat, in a column of its own. So the columns are the same
for every number of seats, and `frame.explode` of all lists makes one row for each seat of each game.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from bakehouse.errors import MissingExtra
from bakehouse.games.definition import Array, Definition
from bakehouse.simulation.batch import Decisions, Playouts

if TYPE_CHECKING:
    import polars
    import pyarrow

PART = "part."
USED = "used."
BY_SEAT = ("scores", "returns", "places")
"""Columns of lists beside those of the parts and of what was used."""
VERSION = "1"


def check_tables() -> None:
    """Tables need Arrow and Polars, which come with the extra `lab`."""
    missing = [name for package, name in (("pyarrow", "Arrow"), ("polars", "Polars")) if find_spec(package) is None]
    if missing:
        raise MissingExtra(f"Tables of games need {' and '.join(missing)}: pip install 'bakehouse[lab]'.")


def games_schema(definition: Definition) -> "pyarrow.Schema":
    """The columns of a game's table, one row a game."""
    import pyarrow as pa

    named = pa.dictionary(pa.int32(), pa.string())
    columns: list[tuple[str, Any]] = [
        ("seed", pa.int64()), ("seats", pa.int8()), ("players", named), ("house_rules", named), ("edition", named),
        ("box", named), ("decisions", pa.int32()), ("chances", pa.int32()), ("ending", named),
        ("scores", pa.list_(pa.int32())), ("returns", pa.list_(pa.float64())), ("places", pa.list_(pa.int8())),
    ]  # fmt: skip
    columns += [(f"{PART}{part}", pa.list_(pa.int32())) for part in definition.parts]
    columns += [(f"{USED}{use}", pa.list_(pa.int16())) for use in definition.uses]
    return pa.schema(columns, metadata={"bakehouse.game": definition.id, "bakehouse.schema": VERSION})


def decisions_schema(definition: Definition) -> "pyarrow.Schema":
    """The columns of the log, one row a decision."""
    import pyarrow as pa

    named = pa.dictionary(pa.int32(), pa.string())
    columns = [
        ("seed", pa.int64()), ("number", pa.int32()), ("seat", pa.int8()), ("action", pa.int16()), ("notation", named),
        ("options", pa.int16()), ("scores", pa.list_(pa.int32())),
    ]  # fmt: skip
    return pa.schema(columns, metadata={"bakehouse.game": definition.id, "bakehouse.schema": VERSION})


def seat_columns(definition: Definition) -> list[str]:
    """The columns that hold a list with a number for each seat."""
    parts = [f"{PART}{part}" for part in definition.parts]
    return [*BY_SEAT, *parts, *(f"{USED}{use}" for use in definition.uses)]


def games_table(playouts: Playouts) -> "pyarrow.Table":
    """One row for each game; what all have in common stands in every row, so that files can be joined."""
    import pyarrow as pa

    game, games = playouts.game, len(playouts)
    schema = games_schema(game.definition)
    columns = {
        "seed": playouts.seeds,
        "seats": np.full(games, game.seats, np.int8),
        "players": _same(", ".join(playouts.players), games),
        "house_rules": _same(", ".join(f"{name}={value}" for name, value in game.house_rules.items()), games),
        "edition": _same(game.edition.name, games),
        "box": _same(game.digest, games),
        "decisions": playouts.decisions,
        "chances": playouts.chances,
        "ending": _named(playouts.endings.astype(np.int32) - 1, list(game.definition.endings)),
        "scores": _by_seat(playouts.scores),
        "returns": _by_seat(playouts.returns),
        "places": _by_seat(playouts.places),
    }
    for place, part in enumerate(game.definition.parts):
        columns[f"{PART}{part}"] = _by_seat(playouts.parts[:, :, place])
    for place, use in enumerate(game.definition.uses):
        columns[f"{USED}{use}"] = _by_seat(playouts.uses[:, :, place])
    return pa.Table.from_arrays([_array(columns[name]) for name in schema.names], schema=schema)


def decisions_table(playouts: Playouts) -> "pyarrow.Table":
    """One row for each decision of the games."""
    import pyarrow as pa

    assert playouts.log is not None
    log: Decisions = playouts.log
    definition = playouts.game.definition
    lengths = np.diff(log.begins)
    notations = [definition.table.notation(action) for action in range(len(definition.table))]
    columns = [
        np.repeat(playouts.seeds, lengths), np.arange(len(log.rows)) - np.repeat(log.begins[:-1], lengths),
        log.rows[:, 0].astype(np.int8), log.rows[:, 1], _named(log.rows[:, 1].astype(np.int32), notations),
        log.rows[:, 2], _by_seat(log.standings),
    ]  # fmt: skip
    schema = decisions_schema(definition)
    return pa.Table.from_arrays(
        [_array(column).cast(kind.type) for column, kind in zip(columns, schema, strict=True)], schema=schema
    )


def frame(playouts: Playouts) -> "polars.DataFrame":
    """The table of the games as a Polars data frame."""
    check_tables()
    import polars

    told = polars.from_arrow(games_table(playouts))
    assert isinstance(told, polars.DataFrame)
    return told


def _array(column: Any) -> Any:
    import pyarrow as pa

    return pa.array(column) if isinstance(column, np.ndarray) else column


def _by_seat(values: Array) -> Any:
    """A list for each row, all of the same length."""
    import pyarrow as pa

    rows, seats = values.shape
    begins = np.arange(0, rows * seats + 1, seats, dtype=np.int32)
    return pa.ListArray.from_arrays(pa.array(begins), pa.array(np.ascontiguousarray(values).reshape(-1)))


def _same(value: str, rows: int) -> Any:
    return _named(np.zeros(rows, np.int32), [value])


def _named(places: Array, names: list[str]) -> Any:
    import pyarrow as pa

    return pa.DictionaryArray.from_arrays(pa.array(places), pa.array(names))
