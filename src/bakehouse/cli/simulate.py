"""`bakehouse simulate`: many games between programs, and what came of them."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import numpy as np
from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bakehouse.cli.arguments import named_house_rules, named_players, seats_for
from bakehouse.cli.files import check_writable, write_whole
from bakehouse.cli.screen import new_console
from bakehouse.games.game import game as make_game
from bakehouse.simulate import Playouts
from bakehouse.simulate import simulate as play_games
from bakehouse.simulate.frame import check_polars, write_parquet

NORMAL_95 = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""

TOLD_PROBLEMS = 3


@dataclass(frozen=True)
class Plan:
    """What was asked for on the command line."""

    game: str
    seats: int | None
    games: int
    players: list[str] | None
    out: Path | None
    seed: int
    threads: int | None
    house_rules: list[str] | None
    edition: Path | None


def simulate(plan: Plan) -> None:
    """Play, write, and tell."""
    players = named_players(plan.players)
    game = make_game(plan.game, seats_for(plan.seats, players), named_house_rules(plan.house_rules), plan.edition)
    if plan.out:
        check_polars()
        check_writable(plan.out)
    seeds = range(plan.seed, plan.seed + plan.games)
    with _progress() as progress:
        task = progress.add_task(game.title, total=plan.games)
        playouts = play_games(game, seeds, players, plan.threads, lambda done: progress.advance(task, done))
    console = new_console()
    if plan.out:
        write_whole(plan.out, lambda place: write_parquet(playouts, place))
    _tell(console, playouts)
    if plan.out:
        console.print(Text(f"\nThe games are in {plan.out}."), soft_wrap=True)


def _progress() -> Progress:
    """On the error stream, so that what is printed can be piped on; silent where that is no terminal."""
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _tell(console: Console, playouts: Playouts) -> None:
    lengths = playouts.decisions
    seats = playouts.game.seats
    console.print(Text(f"{playouts.game.title}, {len(playouts)} games, {seats} seat{'s' * (seats > 1)}", "bold"))
    console.print(
        Text(f"Length: {lengths.mean():.1f} decisions on average, {lengths.min()} to {lengths.max()}; "),
        Text(f"{playouts.chances.mean():.1f} chance steps."),
        sep="",
    )
    for ending, count in Counter(playouts.ending_names()).most_common():
        console.print(Text(f"End: {ending}, {count / len(playouts):.1%}."))
    console.print(_by_seat(playouts))
    if seats == 1:
        console.print(Text("Won: games with a return above zero.", "dim"))
    for problem in playouts.problems[:TOLD_PROBLEMS]:
        console.print(Text(problem, "bold red"))
    if len(playouts.problems) > TOLD_PROBLEMS:
        console.print(Text(f"There were {len(playouts.problems) - TOLD_PROBLEMS} more such problems.", "bold red"))


def _by_seat(playouts: Playouts) -> Table:
    """Scores and win share of each seat."""
    table = Table(box=borders.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Seat")
    table.add_column("Player")
    for title in ("Mean", "Sd", "Least", "Median", "Most", "Won", "95 % interval"):
        table.add_column(title, justify="right")
    for seat, share in enumerate(playouts.win_shares()):
        points = playouts.scores[:, seat]
        low, high = interval(float(share), len(playouts))
        table.add_row(
            str(seat + 1), Text(playouts.players[seat]), f"{points.mean():.1f}", f"{points.std():.1f}",
            str(points.min()), f"{np.median(points):g}", str(points.max()), f"{share:.1%}", f"{low:.1%} to {high:.1%}",
        )  # fmt: skip
    return table


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share: it stays between 0 and 1 also for few games."""
    z = NORMAL_95
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)
