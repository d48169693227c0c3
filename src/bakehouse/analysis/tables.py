"""An analysis as a table: one row for each step of the log, in columns."""

from typing import Any

from bakehouse.analysis.report import AnalysedStep, Analysis
from bakehouse.errors import MissingExtra


def columns(analysis: Analysis) -> dict[str, list[Any]]:
    """By the name of a column, its values: what happened, what it cost, and what every seat could expect after it."""
    rows = [_row(step, analysis.seats) for step in analysis.steps]
    return {name: [row[name] for row in rows] for name in (rows[0] if rows else ())}


def frame(analysis: Analysis) -> Any:
    """The same as a Polars frame; needs the extra `lab`."""
    try:
        import polars
    except ImportError:
        raise MissingExtra("A frame needs Polars: install bakehouse[lab]; columns() works without it.") from None
    return polars.DataFrame(columns(analysis), infer_schema_length=None)


def _row(step: AnalysedStep, seats: int) -> dict[str, Any]:
    decision = step.decision
    best = None if decision is None else next(each for each in decision.considered if each.action == decision.best)
    row: dict[str, Any] = {
        "step": step.index,
        "seat": step.who if decision else None,
        "played": step.notation,
        "best": best.notation if best else None,
        "class": decision.rating if decision else None,
        "options": decision.options if decision else None,
        "loss": decision.loss if decision else None,
        "loss_points": decision.loss_points if decision else None,
    }
    for seat in range(seats):
        row[f"expected_{seat}"] = step.expected[seat].gained
        row[f"expected_points_{seat}"] = step.expected[seat].points
        row[f"luck_{seat}"] = step.luck[seat].gained if step.luck else None
        row[f"luck_points_{seat}"] = step.luck[seat].points if step.luck else None
    return row
