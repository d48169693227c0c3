"""Finds out what counts as a mistake: `python -m bakehouse.analysis.calibrating GAME` measures that and writes it down.

Levels of every strength play matches with each other, and each decision that had an alternative is judged. One decision
in ten of all of them is at least an inaccuracy, one in twenty-five a mistake, one in a hundred a blunder. So the words
mean as much in every game, however much a single decision counts there.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import cycle, islice
from math import sqrt
from pathlib import Path

import numpy as np

from bakehouse.analysis.analyst import analyse
from bakehouse.analysis.playing import played
from bakehouse.analysis.report import Analysis
from bakehouse.analysis.standards import FILE_NAME, USUAL, USUAL_SPREAD
from bakehouse.games.game import Game, game
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.players.naming import adviser, levels
from bakehouse.players.planner import Planner

SHARES = {"inaccuracy": 0.10, "mistake": 0.04, "blunder": 0.01}
"""Of all decisions, how many are at least of a class."""
LEFT_OUT = 1
"""The strongest level thinks too long to play many matches."""
FIRST_SEED = 22_000


def analysed_matches(name: str, matches: int) -> Iterator[tuple[Match, Analysis]]:
    """Matches between levels with the fewest and with more seats, each with its first look."""
    strengths = levels(name)[:-LEFT_OUT]
    seats = game(name).definition.seats
    for number in range(matches):
        table = game(name, seats[number % min(2, len(seats))])
        sitting = islice(cycle(strengths), number, number + table.seats)
        match = played(table, list(sitting), FIRST_SEED + number)
        yield match, analyse(match)


def standards(name: str, matches: int) -> dict[str, object]:
    """What is kept of a calibration."""
    losses, leads, by_level = list[float](), defaultdict[int, list[float]](list), defaultdict[str, list[float]](list)
    for match, analysis in analysed_matches(name, matches):
        for step in analysis.decisions():
            if step.decision is not None and step.decision.rating != "only":
                losses.append(step.decision.loss)
                by_level[match.players[step.who]].append(step.decision.loss)
        if match.game.seats > 1:
            _note_leads(analysis, leads)
    found = {name: _rounded(float(np.quantile(losses, 1 - share)), USUAL.mistake) for name, share in SHARES.items()}
    told: dict[str, object] = {
        "thresholds": {**found, "brilliant": found["inaccuracy"]},
        "matches": matches,
        "decisions": len(losses),
        "mean_loss": {level: round(float(np.mean(by_level[level])), 4) for level in levels(name) if level in by_level},
    }
    if _plans(game(name)):
        told["spreads"] = spreads_of([float(np.mean(np.square(each))) for _, each in sorted(leads.items())])
    return told


def spreads_of(squares: list[float]) -> list[float]:
    """From the mean squares of how far leads were off after each run of chance steps: how far they are, before the
    first run as after it. Nobody knows less later on, so where few matches say so, neighbours are taken together."""
    groups: list[tuple[float, int]] = []
    for square in squares:
        groups.append((square, 1))
        while len(groups) > 1 and groups[-1][0] > groups[-2][0]:
            (late, of_late), (early, of_early) = groups.pop(), groups.pop()
            count = of_late + of_early
            groups.append(((late * of_late + early * of_early) / count, count))
    spreads = [round(max(sqrt(square), 1.0), 1) for square, count in groups for _ in range(count)]
    return [*spreads[:1], *spreads] or [USUAL_SPREAD]


def _plans(table: Game) -> bool:
    return isinstance(adviser(table.id), Planner)


def _rounded(loss: float, usual: float) -> float:
    return round(loss, 3) or usual


def _note_leads(analysis: Analysis, leads: "defaultdict[int, list[float]]") -> None:
    """How far each lead at the first decision after a run of chance steps was from what it became."""
    runs, before = 0, None
    for step in analysis.steps:
        if step.who == CHANCE:
            runs += before != CHANCE
        elif before == CHANCE:
            for account in analysis.accounts:
                leads[runs].append(account.result.points - analysis.steps[step.index - 1].expected[account.seat].points)
        before = step.who


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=24)
    asked = parser.parse_args()
    folder: Path = game(asked.game).definition.folder
    told = standards(asked.game, asked.matches)
    (folder / FILE_NAME).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
