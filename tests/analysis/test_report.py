"""What an analysis says travels as JSON without loss."""

import pytest

from bakehouse.analysis.report import (
    CLASSES,
    NOTHING,
    Amount,
    AnalysedStep,
    Analysis,
    Decision,
    Effort,
    SeatAccount,
    Swing,
    Thresholds,
    Weighed,
)
from bakehouse.errors import BadFile

SMALL = Amount(gained=0.1 + 0.2, points=-1 / 3)


def an_analysis() -> Analysis:
    weighed = Weighed(action=7, notation="bake", form={"form": "bake", "who": 0}, worth=51.0, error=2.0, gained=0.02)
    decision = Decision(
        played=7, best=7, options=3, considered=(weighed,), loss=0.0, loss_worth=0.0, loss_points=0.0, rating="good",
        clear=False, reason={"form": "hint-because", "how": {"form": "hint-clearly"}, "what": []},
    )  # fmt: skip
    account = SeatAccount(
        seat=0, accuracy=97.25, counts={each: int(each == "good") for each in CLASSES}, costliest=(), brilliant=(),
        start=NOTHING, luck=SMALL, skill=NOTHING, rivals=NOTHING, result=SMALL, adjusted=NOTHING, lost=NOTHING,
        points=3,
    )  # fmt: skip
    return Analysis(
        game="tiny", seats=1, players=("Mara",), unit="points", effort=Effort(depth="first", program="sight"),
        thresholds=Thresholds(inaccuracy=0.02, mistake=0.05, blunder=0.1, brilliant=0.02), finished=True,
        start=(NOTHING,), accounts=(account,), notes=({"form": "analysis-unfinished"},), remarks=("It is old.",),
        steps=(
            AnalysedStep(index=0, who=-1, notation="six", expected=(SMALL,), luck=(SMALL,)),
            AnalysedStep(index=1, who=0, notation="bake", expected=(SMALL,), decision=decision),
        ),
        swings=(Swing(first=0, last=1, seat=0, change=SMALL, cause="luck", step=0),),
    )  # fmt: skip


def test_an_analysis_travels_as_json_without_loss() -> None:
    analysis = an_analysis()
    assert Analysis.from_json(analysis.to_json()) == analysis
    assert [step.index for step in analysis.decisions(0)] == [1]


@pytest.mark.parametrize("told", ['{"format": 2}', "", "[]", "{}", b"\xff\x00"])
def test_what_is_no_analysis_is_refused_in_a_sentence(told: str | bytes) -> None:
    with pytest.raises(BadFile, match="This is no analysis of a match in format 1"):
        Analysis.from_json(told)
