"""`bakehouse train`: a network learns a game by playing it against itself."""

from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from bakehouse.cli.screen import new_console
from bakehouse.errors import MissingExtra
from bakehouse.training import Wish
from bakehouse.training import train as run

if TYPE_CHECKING:
    from bakehouse.training.trainer import Standing

PLAIN_INTERVAL = 10.0
"""Seconds between two lines where the output is no terminal."""


def train(wish: Wish) -> None:
    """Train, and say how it stands."""
    errors, console = Console(stderr=True, highlight=False), new_console()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[told]}"))
    last = -PLAIN_INTERVAL
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(wish.game, total=1.0, told="compiling and looking at the greedy player")

        def told(standing: "Standing") -> None:
            nonlocal last
            share = standing.rounds / wish.rounds if wish.rounds else standing.seconds / (60 * (wish.minutes or 1))
            progress.update(task, completed=min(share, 1.0), told=sentence(standing))
            if not errors.is_terminal and standing.seconds - last >= PLAIN_INTERVAL:
                last = standing.seconds
                errors.print(Text(f"{wish.game} {standing.seconds:.0f} s: {sentence(standing)}"), soft_wrap=True)

        try:
            training = run(wish, told)
        except KeyboardInterrupt:
            errors.print(Text("Interrupted; the last round is kept, and --resume goes on."), soft_wrap=True)
            raise
    standing = training.standing
    console.print(Text(f"{wish.game}: {standing.games} games in {standing.seconds / 60:.1f} minutes."))
    console.print(Text(f"{sentence(standing)}."), soft_wrap=True)
    console.print(Text(f"The network is in {wish.out}."), soft_wrap=True)
    try:
        from bakehouse.training.curve import draw

        for file in draw(wish.out, standing.curve, training.columns):
            console.print(Text(f"Its curve is in {file}."), soft_wrap=True)
    except MissingExtra as problem:
        errors.print(Text(str(problem)), soft_wrap=True)


def sentence(standing: "Standing") -> str:
    """How a training stands, in one line."""
    told = [f"{standing.games:,} games", f"{standing.speed:,.0f} a second", f"loss {standing.loss:.4f}"]
    wins = [f"{share:.0%} of {seats}" for seats, share in standing.greedy.items() if seats != "1"]
    if "1" in standing.greedy:
        told.append(f"alone {standing.greedy['1']:.1f} points")
    if wins:
        told.append(f"wins against greedy {', '.join(wins)}")
    if standing.past is not None:
        told.append(f"against its {'past' if standing.rival is None else 'rival'} {standing.past:.0%}")
    return "; ".join(told)
