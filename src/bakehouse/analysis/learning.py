"""Learning from one's mistakes: the costliest decisions of a seat as questions, each with its answer and the reason."""

from dataclasses import dataclass

from bakehouse.analysis.report import Analysis, Decision, Weighed
from bakehouse.errors import Invalid
from bakehouse.forms import Form, read


@dataclass(frozen=True)
class Question:
    """What would you do here? The position is the one before the step."""

    step: int
    seat: int
    choices: tuple[Weighed, ...]
    """What was considered, by notation, so that the order tells nothing; what was played is among them."""
    answer: int
    played: int
    decision: Decision
    reason: Form | None


def questions(analysis: Analysis, seat: int) -> list[Question]:
    """The costliest decisions of a seat, the costliest first; none, if it made no mistakes."""
    if not 0 <= seat < analysis.seats:
        raise Invalid(f"There is no seat {seat}; seats are counted 0 to {analysis.seats - 1}.")
    found = []
    for step in analysis.accounts[seat].costliest:
        decision = analysis.steps[step].decision
        assert decision is not None, "only decisions cost anything"
        choices = tuple(sorted(decision.considered, key=lambda each: each.notation))
        reason = read(decision.reason) if decision.reason else None
        found.append(Question(step, seat, choices, decision.best, decision.played, decision, reason))
    return found
