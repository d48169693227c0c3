"""The measurement of a report, for `bakehouse bench --lab`."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bakehouse.bench import Figure
from bakehouse.games import OURS
from bakehouse.games.game import game as make_game
from bakehouse.lab import game_report
from bakehouse.lab.figures import PAGE, TABLE, TEXT, json_text, write_table
from bakehouse.lab.study import Findings, Plan, study
from bakehouse.lab.watching import watch
from bakehouse.simulation.backends import cores

NAME = OURS[0]
GAMES = 100_000


def measure_report(told: Callable[[Figure], None], games: int = GAMES) -> list[Figure]:
    """A whole report on the smallest game: games, tests of all components, skill, house rules, page and files."""
    table = make_game(NAME)
    watch(table, range(1))  # compiled before, and loaded
    begun = time.perf_counter()
    findings = Findings(Plan(table, ("greedy",), games))
    study(findings.plan, findings)
    with tempfile.TemporaryDirectory() as folder:
        rows = game_report.lines(findings)
        (Path(folder) / PAGE).write_text(game_report.report(findings), encoding="utf-8")
        (Path(folder) / TEXT).write_text(json_text(game_report.facts(findings), rows), encoding="utf-8")
        write_table(rows, Path(folder) / TABLE)
    seconds = time.perf_counter() - begun
    figure = Figure(NAME, f"a report of {games:,} greedy games, {cores()} cores", seconds, "s")
    told(figure)
    return [figure]
