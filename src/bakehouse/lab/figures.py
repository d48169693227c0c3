"""The numbers of a report as rows: written as Parquet and as JSON, the same ones that the page shows."""

import json
from dataclasses import dataclass
from math import isnan
from pathlib import Path
from typing import Any

from bakehouse.lab.intervals import Change, Estimate

TABLE, TEXT, PAGE = "figures.parquet", "figures.json", "report.html"


@dataclass(frozen=True)
class Line:
    """One number: what it is about, and how sure it is."""

    section: str
    metric: str
    subject: str
    value: float
    low: float
    high: float
    games: int
    chance: float | None = None
    """For differences: how often chance alone would make one as great."""
    beyond_chance: bool | None = None
    """For differences: whether it holds when all of the section are judged together."""
    definition: str = ""


def line(
    section: str, metric: str, subject: str, found: Estimate | Change, definition: str = "", beyond: bool | None = None
) -> Line:
    chance = found.chance if isinstance(found, Change) else None
    return Line(section, metric, subject, found.value, found.low, found.high, found.games, chance, beyond, definition)


def write_table(lines: list[Line], place: Path) -> None:
    import polars

    kinds = {
        "section": polars.String,
        "metric": polars.String,
        "subject": polars.String,
        "value": polars.Float64,
        "low": polars.Float64,
        "high": polars.Float64,
        "games": polars.Int64,
        "chance": polars.Float64,
        "beyond_chance": polars.Boolean,
        "definition": polars.String,
    }
    polars.DataFrame([_row(each) for each in lines], schema=kinds).write_parquet(place)


def json_text(about: dict[str, Any], lines: list[Line]) -> str:
    rows = [_row(each) for each in lines]
    return json.dumps({"about": about, "figures": rows}, indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def _row(each: Line) -> dict[str, Any]:
    """What is not a number becomes nothing, which both files can say."""
    return {name: None if isinstance(value, float) and isnan(value) else value for name, value in each.__dict__.items()}
