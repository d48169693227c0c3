"""What counts as a mistake in a game, as `python -m bakehouse.analysis.calibrating` has measured it.

A game keeps its standards beside its box (`analysis.json`). One without them has those of `USUAL`.
"""

import json
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path

from bakehouse.analysis.report import Class, Thresholds
from bakehouse.games.definition import Definition

FILE_NAME = "analysis.json"
USUAL = Thresholds(inaccuracy=0.1, mistake=0.2, blunder=0.3, brilliant=0.1)
"""As on lichess, where they are of the winning chances from -1 to 1."""
USUAL_SPREAD = 25.0


@dataclass(frozen=True)
class Standards:
    """The thresholds of a game, and how far leads are from what they become, by runs of chance steps so far."""

    thresholds: Thresholds = USUAL
    spreads: tuple[float, ...] = (USUAL_SPREAD,)

    def spread(self, number: int) -> float:
        return self.spreads[min(number, len(self.spreads) - 1)]

    def rated(self, loss: float) -> Class:
        """The class of a decision that lost so much expected return; what is brilliant is told elsewhere."""
        if loss >= self.thresholds.blunder:
            return "blunder"
        if loss >= self.thresholds.mistake:
            return "mistake"
        return "inaccuracy" if loss >= self.thresholds.inaccuracy else "good"

    def accuracy(self, losses: list[float]) -> float | None:
        """Of all decisions of a seat, from 0 to 100: halfway between the mean and the harmonic mean of each one's."""
        if not losses:
            return None
        each = [self._accuracy_of(loss) for loss in losses]
        harmonic = len(each) / sum(1 / max(one, LEAST_ACCURACY) for one in each)
        return (sum(each) / len(each) + harmonic) / 2

    def _accuracy_of(self, loss: float) -> float:
        """As lichess has it, from the loss of winning chances in percent; a mistake weighs as much as one there."""
        percent = 50 * loss * USUAL.mistake / self.thresholds.mistake
        return min(max(103.1668 * exp(-0.04354 * percent) - 3.1669, 0.0), 100.0)


LEAST_ACCURACY = 1.0
"""Of a decision, where the harmonic mean is taken: one blunder is not everything."""


def standards_of(definition: Definition) -> Standards:
    return _read(definition.folder / FILE_NAME)


@cache
def _read(file: Path) -> Standards:
    if not file.exists():
        return Standards()
    told = json.loads(file.read_text(encoding="utf-8"))
    return Standards(Thresholds(**told["thresholds"]), tuple(told.get("spreads", [USUAL_SPREAD])))
