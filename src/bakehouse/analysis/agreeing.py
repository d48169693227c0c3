"""How sure a first look is: `python -m bakehouse.analysis.agreeing RECORD ...` looks ten times as deeply, too.

Ten times as many simulations, or plans ten times as wide, think of the same decisions. Told is how many of them keep
their class, and how many of those that were bad at first look still are.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

from bakehouse import record
from bakehouse.analysis.analyst import analyse
from bakehouse.analysis.report import Class
from bakehouse.match import Match

DEEPER = 10
BAD = ("inaccuracy", "mistake", "blunder")
FINE = ("brilliant", "good")


@dataclass(frozen=True)
class Agreement:
    """Decisions that had an alternative, how many of them were looked at alike, and how many are bad."""

    decisions: int = 0
    alike: int = 0
    bad: int = 0
    """At first look."""
    still_bad: int = 0

    def __add__(self, other: "Agreement") -> "Agreement":
        return Agreement(
            self.decisions + other.decisions,
            self.alike + other.alike,
            self.bad + other.bad,
            self.still_bad + other.still_bad,
        )


def agreement(match: Match, cores: int = 0) -> Agreement:
    """Of a first look at a match with one that is ten times as deep."""
    first, deeper = (_classes(match, cores, times) for times in (1, DEEPER))
    pairs = [(one, other) for one, other in zip(first, deeper, strict=True) if one != "only"]
    bad = [other for one, other in pairs if one in BAD]
    return Agreement(
        decisions=len(pairs),
        alike=sum(one == other or (one in FINE and other in FINE) for one, other in pairs),
        bad=len(bad),
        still_bad=sum(other in BAD for other in bad),
    )


def _classes(match: Match, cores: int, times: int) -> list[Class]:
    analysis = analyse(match, cores=cores, times=times)
    return [step.decision.rating for step in analysis.decisions() if step.decision is not None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    parser.add_argument("--cores", type=int, default=0, help="all of them, if not told")
    asked = parser.parse_args()
    together = Agreement()
    for file in asked.records:
        found = agreement(record.load(file.read_text(encoding="utf-8")), asked.cores)
        together += found
        print(f"{file.name}: {found}", flush=True)
    print(f"together: {together}")


if __name__ == "__main__":
    main()
