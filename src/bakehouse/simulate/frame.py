"""Finished games as a table for research: one row a game, written as Parquet."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from bakehouse.errors import MissingExtra
from bakehouse.simulate.batch import Playouts

if TYPE_CHECKING:
    import polars


def check_polars() -> None:
    """Tables need Polars, which comes with the extra `lab`."""
    if find_spec("polars") is None:
        raise MissingExtra("Tables of games need Polars: install it with `pip install bakehouse[lab]`.")


def frame(playouts: Playouts) -> "polars.DataFrame":
    """All that is known of the games; what they have in common stands in every row, so that files can be joined."""
    check_polars()
    import polars

    game, games = playouts.game, len(playouts)
    columns = {
        "seed": playouts.seeds,
        "seats": [game.seats] * games,
        "players": [", ".join(playouts.players)] * games,
        "house_rules": [", ".join(f"{name}={value}" for name, value in game.house_rules.items())] * games,
        "edition": [game.edition.name] * games,
        "box": [game.digest] * games,
        "decisions": playouts.decisions,
        "chances": playouts.chances,
        "ending": playouts.ending_names(),
    }
    columns |= {f"score_{seat}": playouts.scores[:, seat] for seat in range(game.seats)}
    columns |= {f"return_{seat}": playouts.returns[:, seat] for seat in range(game.seats)}
    return polars.DataFrame(columns)


def write_parquet(playouts: Playouts, place: Path) -> None:
    frame(playouts).write_parquet(place)
