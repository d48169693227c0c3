"""The measurement of a report, for `bakehouse bench --lab`."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bakehouse.bench import Figure
from bakehouse.games import OURS, find
from bakehouse.games.game import game as make_game
from bakehouse.lab import game_report
from bakehouse.lab.asking import Ask, Boxed, ask
from bakehouse.lab.asking.questions import FIRST_SEAT, MEND, SHORTER, STRENGTH, countable
from bakehouse.lab.figures import PAGE, TABLE, TEXT, json_text, write_table
from bakehouse.lab.populations import GOOD, POPULATIONS
from bakehouse.lab.study import Findings, Plan, study
from bakehouse.lab.watching import watch
from bakehouse.simulation.backends import cores

NAME = OURS[0]
GAMES = 100_000


GOOD_GAMES = 1_000
"""Of good players: what a hundred thousand would take follows from these."""


class Stopwatch:
    """Seconds since it was made: on the clock, and of the processor, which other work does not stretch."""

    def __init__(self) -> None:
        self.begun, self.worked = time.perf_counter(), time.process_time()

    def figures(self, game: str, what: str) -> list[Figure]:
        seconds, worked = time.perf_counter() - self.begun, time.process_time() - self.worked
        return [Figure(game, what, seconds, "s"), Figure(game, f"{what}: processor time", worked, "s")]


def measure_answers(told: Callable[[Figure], None]) -> list[Figure]:
    """For each of our games: seconds to the first rough answer, and how many games of each population a second."""
    figures: list[Figure] = []

    def note(found: list[Figure]) -> None:
        figures.extend(found)
        for each in found:
            told(each)

    for name in OURS:
        subject = str(countable(find(name))[0])
        for asked in (Ask(name, FIRST_SEAT), Ask(name, STRENGTH, subject, beside=Boxed()), Ask(name, MEND, SHORTER)):
            table = asked.table()
            watch(table, range(1))  # compiled before, and loaded
            watch_time = Stopwatch()
            next(ask(asked.but(threads=1)))  # as a server asks
            note(watch_time.figures(name, f"first rough answer: {asked.question}"))
        for crowd in ("greedy", *POPULATIONS):
            watch_time = Stopwatch()
            amount = GOOD_GAMES if crowd in ("greedy", GOOD) else GOOD_GAMES // 10
            games = len(watch(table, range(amount), (crowd,), at_home=True))
            clock, worked = watch_time.figures(name, f"{games} watched games of {crowd}, {table.seats} seats")
            rate = games / worked.value * cores()
            what = f"a report of {GAMES:,} of them would play for, on {cores()} idle cores"
            note([clock, worked, Figure(name, what, GAMES / rate, "s")])
    return figures


def measure_report(told: Callable[[Figure], None], games: int = GAMES) -> list[Figure]:
    """A whole report on the smallest game: games, tests of all components, skill, house rules, page and files."""
    table = make_game(NAME)
    watch(table, range(1))  # compiled before, and loaded
    watch_time = Stopwatch()
    findings = Findings(Plan(table, ("greedy",), games))
    study(findings.plan, findings)
    with tempfile.TemporaryDirectory() as folder:
        rows = game_report.lines(findings)
        (Path(folder) / PAGE).write_text(game_report.report(findings), encoding="utf-8")
        (Path(folder) / TEXT).write_text(json_text(game_report.facts(findings), rows), encoding="utf-8")
        write_table(rows, Path(folder) / TABLE)
    figures = watch_time.figures(NAME, f"a report of {games:,} greedy games, {cores()} cores")
    for figure in figures:
        told(figure)
    return figures
