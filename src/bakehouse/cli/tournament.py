"""`bakehouse tournament`: which player is how strong."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bakehouse.cli.arguments import named_house_rules, named_players
from bakehouse.cli.files import write_text, write_whole
from bakehouse.cli.screen import new_console
from bakehouse.cli.warmup import warmup
from bakehouse.games import find
from bakehouse.games.game import game as make_game
from bakehouse.lab.folder import GAMES, REPORT, STANDINGS
from bakehouse.lab.ladder import levels_of
from bakehouse.lab.ratings import Figure, Standings, check_openskill, standings
from bakehouse.lab.report import report, spoken
from bakehouse.lab.tables import games_table, standings_table
from bakehouse.lab.tournament import Results, Tournament, hold
from bakehouse.simulation.schema import check_tables

PROBLEMS_SHOWN = 5
NAME = 11
"""Room for the name of any level."""
CAPTION = "± is half of the 95 % interval; with openskill, one standard deviation."


@dataclass(frozen=True)
class Plan:
    """What was asked for on the command line."""

    game: str
    players: list[str] | None
    games: int
    seats: int | None
    seed: int
    out: Path | None
    workers: int | None
    backend: str
    cluster: str | None
    limit: float
    house_rules: list[str] | None
    edition: Path | None


def tournament(plan: Plan) -> None:
    """Play, keep, and tell; also when it is interrupted."""
    definition = find(plan.game)
    seats = max(2, definition.seats.start) if plan.seats is None else plan.seats
    game = make_game(plan.game, seats, named_house_rules(plan.house_rules), plan.edition)
    planned = Tournament(game, named_players(plan.players), plan.games, plan.seed, plan.limit)
    check_tables()
    check_openskill()
    warmup([game.id])
    console = new_console()
    _announce(console, planned, plan)
    results = Results(planned)
    try:
        with _progress() as progress:
            task = progress.add_task(game.title, total=len(planned.schedule))
            hold(
                planned, plan.out, plan.workers, results, lambda more: progress.advance(task, more), plan.backend,
                plan.cluster,
            )  # fmt: skip
    except KeyboardInterrupt:
        _tell(console, results, plan.out)
        again = "the same command goes on." if plan.out else "nothing is kept without --out FOLDER."
        console.print(Text(f"\nInterrupted after {len(results.rows)} of {len(planned.schedule)} games; {again}"))
        raise
    _tell(console, results, plan.out)


def _announce(console: Console, planned: Tournament, plan: Plan) -> None:
    """What is going to be played."""
    schedule, game = planned.schedule, planned.game
    seats = "one seat" if game.seats == 1 else f"{game.seats} seats"
    console.print(Text(f"{game.title}, {seats}, {len(planned.players)} players", "bold"))
    each = f"{schedule.games_of_a_block} games with the same seed" if schedule.games_of_a_block > 1 else "one game"
    blocks = f"{schedule.blocks} block{'s' * (schedule.blocks > 1)} of {each}"
    more = "" if len(schedule) == plan.games else f" ({plan.games} were asked for; everybody plays equally often)"
    console.print(Text(f"{len(schedule)} games{more}: {blocks}, seeds from {planned.seed}."))


def _progress() -> Progress:
    """On the error stream, so that what is printed can be piped on; silent where that is no terminal."""
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _tell(console: Console, results: Results, out: Path | None) -> None:
    """The tables, on the screen and in the folder."""
    if not results.rows:
        return
    levels = levels_of(results.tournament.game)
    table = standings(results.tournament.players, results.rows, levels)
    console.print(_ranking(table))
    if levels:
        console.print(Text("Share of the games that reach each level", "bold"))
        console.print(_ladder(table, levels))
    if len(table.ranked) > 1:
        console.print(Text("Share that the row won against the column, draws half", "bold"))
        console.print(_cross_table(table))
    for problem, games in list(results.problems().items())[:PROBLEMS_SHOWN]:
        console.print(Text(f"In {games} game{'s' * (games > 1)}: {problem}", "yellow"))
    more = len(results.problems()) - PROBLEMS_SHOWN
    if more > 0:
        console.print(Text(f"{more} more kinds of problems are in the table of the games.", "yellow"))
    if out:
        write_whole(out / GAMES, lambda place: games_table(results).write_parquet(place))
        write_whole(out / STANDINGS, lambda place: standings_table(table).write_parquet(place))
        write_text(out / REPORT, report(results, table, levels))
        told = f"\nGames, standings and a report are in {out}: {GAMES}, {STANDINGS}, {REPORT}."
        console.print(Text(told), soft_wrap=True)


def _ranking(table: Standings) -> Table:
    shown = Table(
        box=borders.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), caption=CAPTION, caption_justify="left"
    )
    fell_back = any(each.fell_back for each in table.ranked)
    shown.add_column("", justify="right", no_wrap=True)
    shown.add_column("Player", overflow="fold", min_width=NAME)
    for title in ["Elo", "Openskill", "Won", "Points", "Time", "Longest", *["Fell back"] * fell_back]:
        shown.add_column(title, justify="right", no_wrap=title != "Fell back")
    for rank, each in enumerate(table.ranked, start=1):
        cells = [
            f"{each.elo.value:+z.0f}{_give_or_take(each.elo)}", f"{each.mu:.1f} ±{each.sigma:.1f}",
            f"{each.won.value:.0%}{_give_or_take(each.won, 100)}",
            f"{each.points.value:.1f}{_give_or_take(each.points, digits=1)}",
            spoken(each.seconds_mean), spoken(each.seconds_max),
        ]  # fmt: skip
        shown.add_row(str(rank), Text(each.player), *cells, *[str(each.fell_back)] * fell_back)
    return shown


def _ladder(table: Standings, levels: dict[str, int]) -> Table:
    """Alone: the share of games that reach each level."""
    shown = Table(box=borders.SIMPLE_HEAD, pad_edge=False)
    shown.add_column("Player", overflow="fold")
    for level, wanted in levels.items():
        shown.add_column(f"{level} {wanted}", justify="right")
    for each in table.ranked:
        shares = [f"{share.value:.1%}{_give_or_take(share, 100, 1)}" for share in each.levels.values()]
        shown.add_row(Text(each.player), *shares)
    return shown


def _cross_table(table: Standings) -> Table:
    shown = Table(box=borders.SIMPLE_HEAD, pad_edge=False)
    shown.add_column("", justify="right")
    shown.add_column("Player", overflow="fold")
    for rank in range(1, len(table.ranked) + 1):
        shown.add_column(str(rank), justify="right")
    for row, each in enumerate(table.ranked):
        cells = ["-" if np.isnan(share) else f"{share:.0%}" for share in table.shares[row]]
        shown.add_row(str(row + 1), Text(each.player), *cells)
    return shown


def _give_or_take(figure: Figure, scale: float = 1.0, digits: int = 0) -> str:
    """Half of the interval, where there is one."""
    if figure.low is None or figure.high is None:
        return ""
    return f" ±{(figure.high - figure.low) / 2 * scale:.{digits}f}"
