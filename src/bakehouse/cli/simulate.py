"""`bakehouse simulate`: many games between programs, and what came of them."""

from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bakehouse.cli.arguments import named_house_rules, named_players, seats_for
from bakehouse.cli.screen import new_console
from bakehouse.games.game import game as make_game
from bakehouse.simulation.backends import choose
from bakehouse.simulation.order import order_for
from bakehouse.simulation.running import Simulation

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
    backend: str
    threads: int | None
    cluster: str | None
    log: str | None
    house_rules: list[str] | None
    edition: Path | None


def simulate(plan: Plan) -> None:
    """Play, keep, and tell; also when it is interrupted."""
    players = named_players(plan.players)
    game = make_game(plan.game, seats_for(plan.seats, players), named_house_rules(plan.house_rules), plan.edition)
    order = order_for(game, players, plan.games, plan.seed, plan.log)
    errors = Console(stderr=True, highlight=False)

    def notice(sentence: str) -> None:
        errors.print(Text(sentence), soft_wrap=True)

    backend = choose(plan.backend, order, plan.threads, plan.cluster, notice)
    simulation = Simulation(order, plan.out)
    console = new_console()
    try:
        with _progress(errors) as progress:
            task = progress.add_task(game.title, total=plan.games)
            simulation.play(backend, lambda done: progress.advance(task, done))
    except KeyboardInterrupt:
        again = "the same command goes on" if plan.out else "nothing is kept without --out"
        told = f"Interrupted after {simulation.tally.games} of {plan.games} games; {again}."
        errors.print(Text(told), soft_wrap=True)
        raise
    _tell(console, simulation)
    if plan.out:
        console.print(Text(f"\nThe games are in {plan.out}."), soft_wrap=True)


def _progress(console: Console) -> Progress:
    """On the error stream, so that what is printed can be piped on; silent where that is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _tell(console: Console, simulation: Simulation) -> None:
    tally, seats = simulation.tally, simulation.order.seats
    title = simulation.order.game.title
    console.print(Text(f"{title}, {tally.games} games, {seats} seat{'s' * (seats > 1)}", "bold"))
    console.print(
        Text(f"Length: {tally.decisions / tally.games:.1f} decisions on average, "),
        Text(f"{tally.shortest} to {tally.longest}; {tally.chances / tally.games:.1f} chance steps."),
        sep="",
    )
    for ending, count in tally.endings.most_common():
        console.print(Text(f"End: {ending}, {count / tally.games:.1%}."))
    console.print(_by_seat(simulation))
    if seats == 1:
        console.print(Text("Won: games with a return above zero.", "dim"))
    for problem in simulation.problems[:TOLD_PROBLEMS]:
        console.print(Text(problem, "bold red"))
    if len(simulation.problems) > TOLD_PROBLEMS:
        console.print(Text(f"There were {len(simulation.problems) - TOLD_PROBLEMS} more such problems.", "bold red"))


def _by_seat(simulation: Simulation) -> Table:
    """Scores and win share of each seat."""
    tally = simulation.tally
    table = Table(box=borders.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Seat")
    table.add_column("Player")
    for title in ("Mean", "Sd", "Least", "Median", "Most", "Won", "95 % interval"):
        table.add_column(title, justify="right")
    for seat, player in enumerate(simulation.order.players):
        points, times = tally.distribution(seat)
        mean = np.average(points, weights=times)
        deviation = sqrt(np.average((points - mean) ** 2, weights=times))
        share = float(tally.won[seat]) / tally.games
        low, high = interval(share, tally.games)
        table.add_row(
            str(seat + 1), Text(player), f"{mean:.1f}", f"{deviation:.1f}", str(points[0]),
            f"{_median(points, times):g}", str(points[-1]), f"{share:.1%}", f"{low:.1%} to {high:.1%}",
        )  # fmt: skip
    return table


def _median(points: NDArray[np.int64], times: NDArray[np.int64]) -> float:
    """Of numbers that came so many times each: the middle one, or the mean of the two in the middle."""
    upto = np.cumsum(times)
    middle = (upto[-1] - 1) // 2, upto[-1] // 2
    return float(np.mean([points[np.searchsorted(upto, place, side="right")] for place in middle]))


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share: it stays between 0 and 1 also for few games."""
    z = NORMAL_95
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)
