"""The games and the standings of a tournament as tables for research, written as Parquet."""

from typing import TYPE_CHECKING

from bakehouse.lab.ratings import Standings
from bakehouse.lab.tournament import Results
from bakehouse.simulation.schema import check_tables

if TYPE_CHECKING:
    import polars

OF_A_SEAT = {
    "player": "players",
    "score": "scores",
    "return": "returns",
    "decisions": "decisions_of",
    "seconds_mean": "seconds_mean",
    "seconds_max": "seconds_max",
    "fell_back": "fell_back",
}
"""The columns that there are for each seat, and what they are called in a row."""


def games_table(results: Results) -> "polars.DataFrame":
    """One row a game; what the games have in common stands in every row, so that files can be joined."""
    check_tables()
    import polars

    game, rows = results.tournament.game, results.rows
    whole, real, text = polars.Int64, polars.Float64, polars.String
    kinds = dict(zip(OF_A_SEAT, (text, whole, real, whole, real, real, whole), strict=True))
    columns = [polars.Series(name, [row[name] for row in rows], whole) for name in ("game", "block", "round", "seed")]
    house_rules = ", ".join(f"{name}={value}" for name, value in game.house_rules.items())
    columns += [
        polars.Series("seats", [game.seats] * len(rows), whole),
        polars.Series("house_rules", [house_rules] * len(rows), text),
        polars.Series("edition", [game.edition.name] * len(rows), text),
        polars.Series("box", [game.digest] * len(rows), text),
        polars.Series("decisions", [row["decisions"] for row in rows], whole),
        polars.Series("chances", [row["chances"] for row in rows], whole),
        polars.Series("ending", [row["ending"] for row in rows], text),
    ]
    for column, name in OF_A_SEAT.items():
        for seat in range(game.seats):
            columns.append(polars.Series(f"{column}_{seat}", [row[name][seat] for row in rows], kinds[column]))
    columns.append(polars.Series("problems", [row["problems"] for row in rows], polars.List(text)))
    return polars.DataFrame(columns)


def standings_table(table: Standings) -> "polars.DataFrame":
    """One row a player, the strongest first."""
    check_tables()
    import polars

    rows = []
    for rank, each in enumerate(table.ranked, start=1):
        row: dict[str, object] = {"rank": rank, "player": each.player, "games": each.games}
        figures = {"elo": each.elo, "won": each.won, "points": each.points}
        figures |= {f"level_{name}": share for name, share in each.levels.items()}
        for name, figure in figures.items():
            row |= {name: figure.value, f"{name}_low": figure.low, f"{name}_high": figure.high}
        row |= {"openskill_mu": each.mu, "openskill_sigma": each.sigma, "openskill_ordinal": each.ordinal}
        row |= {"seconds_mean": each.seconds_mean, "seconds_max": each.seconds_max, "fell_back": each.fell_back}
        rows.append(row)
    return polars.DataFrame(rows, infer_schema_length=None)
