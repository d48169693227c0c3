"""`bakehouse bench`: how fast the games are on this machine."""

import json as as_json
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from bakehouse.bench import Figure
    from bakehouse.peers import Measured
    from bakehouse.strength import Contest


def bench(
    json: bool = False, seconds: float = 3.0, only: str | None = None, against: Path | None = None, gpu: bool = False
) -> None:
    """Measure and show, one line for each figure as soon as it is there."""
    from bakehouse import bench as figures
    from bakehouse.errors import BadFile
    from bakehouse.games import find, names

    chosen = [find(only).id] if only else list(names())
    if against is not None:
        if not (against / "bakehouse").is_dir():
            raise BadFile(f"{against} is not the src folder of another checkout: it holds no folder bakehouse.")
        for name in chosen:
            show_ratios(name, figures.ratios(against, name, seconds))
        return
    found: list[Figure] = []
    with Console(stderr=True).status("Measuring ...") as status:

        def told(figure: "Figure") -> None:
            status.update(f"Measuring {figure.game} ... {figure.name}: {spoken(figure)}")

        for name in chosen:
            if gpu:
                found += [figure for seats in find(name).seats for figure in figures.measure_gpu(name, seats)]
            else:
                found += figures.measure(name, seconds, told)
    if json:
        print(as_json.dumps([asdict(figure) for figure in found], indent=1))
    else:
        show(found)


def bench_starts(json: bool) -> None:
    """Measure starts: of the server, of a script, and of the compiler."""
    from bakehouse.server.starting import measure

    with Console(stderr=True).status("Measuring ...") as status:

        def told(figure: "Figure") -> None:
            status.update(f"Measuring {figure.game} ... {figure.name}: {spoken(figure)}")

        found = measure(told)
    if json:
        print(as_json.dumps([asdict(figure) for figure in found], indent=1))
    else:
        show(found)


def bench_lab(json: bool, seconds: float) -> None:
    """Measure the laboratory: a report, and simulations on every backend that is there."""
    from bakehouse.cli.lab import check_laboratory
    from bakehouse.cli.warmup import warmup
    from bakehouse.lab.measuring import NAME, measure_answers, measure_report
    from bakehouse.simulation.measuring import measure

    check_laboratory()
    warmup([NAME])
    with Console(stderr=True).status("Measuring ...") as status:

        def told(figure: "Figure") -> None:
            status.update(f"Measuring ... {figure.name}: {spoken(figure)}")

        found = [*measure_answers(told), *measure_report(told), *measure(seconds, told)]
    if json:
        print(as_json.dumps([asdict(figure) for figure in found], indent=1))
    else:
        show(found)


def bench_analysis(json: bool, only: str | None) -> None:
    """Measure how long whole matches take to analyse, at first look and deeply."""
    from bakehouse.analysis.measuring import measure
    from bakehouse.bench import Figure
    from bakehouse.cli.warmup import warmup
    from bakehouse.games import find, names

    chosen = [find(only).id] if only else list(names())
    warmup(chosen)
    found = []
    with Console(stderr=True).status("Measuring ...") as status:
        for name in chosen:
            for what, taken in measure(name):
                found.append(Figure(name, what, taken, "s"))
                status.update(f"Measuring {name} ... {what}: {spoken(found[-1])}")
    if json:
        print(as_json.dumps([asdict(figure) for figure in found], indent=1))
    else:
        show(found)


def bench_server(json: bool, seconds: float, tables: int, spectators: int, database: str | None) -> None:
    """Load servers of one's own on loopback, attack them, give them years of matches, and show how they bear that."""
    from bakehouse.cli.warmup import warmup
    from bakehouse.server import attacks, storing
    from bakehouse.server.load import MANY_TABLES, Load, measure

    warmup([])
    with Console(stderr=True).status("Measuring ...") as status:

        def told(what: str) -> None:
            status.update(f"Measuring ... {what}")

        told(f"{tables} tables, {spectators} spectators, {seconds:g} seconds")
        found = measure(Load(tables, spectators, seconds, database=database))
        told(f"{MANY_TABLES.tables} tables")
        found += measure(MANY_TABLES)
        found += attacks.measure(seconds / 4, told)
        found += storing.measure(storing.YEARS, told)
    if json:
        print(as_json.dumps([asdict(figure) for figure in found], indent=1))
    else:
        show(found)


def bench_browser(json: bool, only: str | None) -> None:
    """Measure the table in a real browser: clicks, first paint, size."""
    from bakehouse.cli.warmup import warmup
    from bakehouse.games import OURS, find
    from bakehouse.server.painting import Effort, measure

    chosen = [find(only).id] if only else list(OURS)
    warmup(chosen)
    with Console(stderr=True).status("Measuring ...") as status:

        def told(figure: "Figure") -> None:
            status.update(f"Measuring {figure.game} ... {figure.name}: {spoken(figure)}")

        found = measure(chosen, Effort(), told)
    if json:
        print(as_json.dumps([asdict(figure) for figure in found], indent=1))
    else:
        show(found)


def bench_peers(json: bool, seconds: float, install: bool = False) -> None:
    """Measure other projects' environments beside ours, and show how they compare."""
    import bakehouse.envs  # noqa: F401 - or say what is missing
    from bakehouse.peers import measure, measured_there, own_environment

    with Console(stderr=True).status("Installing the others ..." if install else "Measuring ...") as status:
        if install:
            python = own_environment()
            status.update("Measuring ...")
            found = measured_there(python, seconds)
        else:
            found = measure(seconds, lambda name: status.update(f"Measuring {name} ..."))
    if json:
        print(as_json.dumps([asdict(each) for each in found], indent=1))
    else:
        show_peers(found)


@dataclass(frozen=True)
class Run:
    """How many games of a contest are played, from which seed on, how many side by side, and where they are kept."""

    games: int
    seed: int
    workers: int
    out: Path | None
    json: bool


def bench_strength(only: str | None, ours: list[str], seconds: float, seats: int | None, run: Run) -> None:
    """Let our players meet others at equal time, and show a row for each contest as soon as it is there."""
    import bakehouse.envs.bots  # noqa: F401 - or say what is missing
    from bakehouse.cli.warmup import warmup
    from bakehouse.games import find, names
    from bakehouse.strength import contests

    chosen = [find(only).id] if only else list(names())
    planned = contests(chosen, ours, seats, seconds)
    warmup(chosen)
    show_contests(planned, run)


def evaluate(player: str, name: str, seats: int | None, pool: list[str] | None, run: Run) -> None:
    """Let a player meet a fixed pool on fixed seeds, and show a row for each."""
    from bakehouse.cli.warmup import warmup
    from bakehouse.strength import POOL, evaluation

    planned = evaluation(player, name, seats, pool or POOL)
    warmup([planned[0].game])
    show_contests(planned, run)


def show_contests(planned: "list[Contest]", run: Run) -> None:
    """Play contests, and print a row for each as soon as it is there, as a table for a text in Markdown."""
    from bakehouse.strength import HEADINGS, Kept, measure

    kept = Kept(run.out)
    if not run.json:
        print(f"| {' | '.join(HEADINGS)} |\n|{'---|' * len(HEADINGS)}", flush=True)
    found = []
    with Console(stderr=True).status("Playing ...") as status:
        for strength in measure(planned, run.games, run.seed, run.workers, status.update, kept):
            found.append(strength)
            if not run.json:
                print(strength.row, flush=True)
    if run.json:
        print(as_json.dumps([asdict(strength) for strength in found], indent=1))


def show_peers(found: "list[Measured]") -> None:
    """Steps a second of each, and how many times as many our vector environment makes."""
    fastest = max(each.rate or 0.0 for each in found if each.ours)
    table = Table(title="Decisions a second, random play")
    for heading in ("project", "game", "interface", "steps/s", "ours, fastest, to this"):
        table.add_column(heading, justify="right" if "s/s" in heading or "ours" in heading else "left")
    for each in found:
        rate = "not installed" if each.rate is None else f"{each.rate:,.0f}"
        ratio = "" if not each.rate else f"{fastest / each.rate:,.1f}"
        table.add_row(each.project, each.what, each.interface, rate, ratio)
    Console().print(table)


def show(found: "list[Figure]") -> None:
    table = Table(title="Bakehouse on this machine")
    for heading in ("game", "figure", "value"):
        table.add_column(heading, justify="right" if heading == "value" else "left")
    for figure in found:
        table.add_row(figure.game, figure.name, spoken(figure))
    Console().print(table)


def spoken(figure: "Figure") -> str:
    """`12.9 million moves/s`, `15.5 ns`."""
    if figure.value >= 1e9:
        return f"{figure.value / 1e9:.2f} billion {figure.unit}"
    if figure.value >= 1e6:
        return f"{figure.value / 1e6:.1f} million {figure.unit}"
    if figure.value >= 1000:
        return f"{figure.value:,.0f} {figure.unit}"
    return f"{figure.value:.3g} {figure.unit}"


def show_ratios(name: str, found: list[float]) -> None:
    told = ", ".join(f"{ratio:.3f}" for ratio in found)
    Console().print(f"{name}: random moves on one core, this version to the other: {median(found):.3f} ({told})")
