"""After the game: what each decision cost, what was luck, and what was skill (docs/analysis.md)."""

from bakehouse.analysis.analyst import analyse
from bakehouse.analysis.comparing import Comparison, compare
from bakehouse.analysis.learning import Question, questions
from bakehouse.analysis.report import Analysis
from bakehouse.analysis.tables import columns, frame

__all__ = ["Analysis", "Comparison", "Question", "analyse", "columns", "compare", "frame", "questions"]
