"""After the game: what each decision cost, what was luck, and what was skill (docs/analysis.md)."""

from typing import TYPE_CHECKING

from bakehouse.lazily import found_when_used

if TYPE_CHECKING:
    from bakehouse.analysis.analyst import analyse
    from bakehouse.analysis.comparing import Comparison, compare
    from bakehouse.analysis.learning import Question, questions
    from bakehouse.analysis.report import Analysis
    from bakehouse.analysis.tables import columns, frame

__all__ = ["Analysis", "Comparison", "Question", "analyse", "columns", "compare", "frame", "questions"]

__getattr__ = found_when_used(__name__, {
    "Analysis": "bakehouse.analysis.report",
    "Comparison": "bakehouse.analysis.comparing",
    "Question": "bakehouse.analysis.learning",
    "analyse": "bakehouse.analysis.analyst",
    "columns": "bakehouse.analysis.tables",
    "compare": "bakehouse.analysis.comparing",
    "frame": "bakehouse.analysis.tables",
    "questions": "bakehouse.analysis.learning",
})  # fmt: skip
