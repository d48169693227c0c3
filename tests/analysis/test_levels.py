"""An analysis knows strong players from weak ones: stored matches in which three levels sit in every seat once."""

from collections import Counter
from pathlib import Path

import pytest

import bakehouse as bh

RECORDS = Path(__file__).parents[1] / "data" / "analysis"
BAD = {"inaccuracy", "mistake", "blunder"}


@pytest.mark.parametrize(
    "game",
    [
        "bake_the_cake",
        pytest.param("bake_and_sale", marks=pytest.mark.slow),
        pytest.param("cake_auf", marks=pytest.mark.slow),
        pytest.param("cupcake_empire", marks=pytest.mark.slow),
    ],
)
def test_a_master_makes_fewer_mistakes_than_a_baker_and_a_baker_than_a_first_timer(game: str) -> None:
    bad, lost, decisions = Counter[str](), Counter[str](), Counter[str]()
    for file in sorted(RECORDS.glob(f"{game}_*.txt")):
        analysis = bh.load(file.read_text(encoding="utf-8")).analyse()
        for step in analysis.decisions():
            if step.decision is not None and step.decision.rating != "only":
                level = analysis.players[step.who]
                decisions[level] += 1
                bad[level] += step.decision.rating in BAD
                lost[level] += round(1e6 * step.decision.loss)
    share = [bad[level] / decisions[level] for level in ("master", "baker", "first-timer")]
    mean = [lost[level] / decisions[level] for level in ("master", "baker", "first-timer")]
    assert share == sorted(set(share))
    assert mean == sorted(set(mean))
