"""`bakehouse warmup`: compile the games once, with a progress bar."""

import sys
import time
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from bakehouse.kernel.compiling import PLAIN


def warmup(games: Sequence[str]) -> None:
    """Compile what is not compiled yet, and say how long it took."""
    from bakehouse.games import find, names
    from bakehouse.warmup import missing, warm_up

    cold = [] if PLAIN else missing([find(name).id for name in games] or names())
    if not cold:
        return
    console = Console(stderr=True, quiet=not sys.stderr.isatty())  # a bar is for people
    begun = time.perf_counter()
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("Heating the oven (compiling the rules, once)", total=None)
        warm_up(cold, lambda done, parts: progress.update(task, completed=done, total=parts))
    console.print(f"Ready after {time.perf_counter() - begun:.0f} seconds.")


def warm_up_meanwhile(games: Sequence[str]) -> None:
    """Have what is missing compiled behind the scenes, while people begin to play."""
    from bakehouse.warmup import order

    if not PLAIN:
        order(games)


def waiting_for(game: str) -> str:
    """What is said to somebody who has to wait for a program that thinks; empty if nobody has to."""
    from bakehouse.kernel.libraries import seconds_left

    left = 0.0 if PLAIN else seconds_left(game)
    return f"The other bakers are putting on their aprons: about {left:.0f} s ..." if left else ""
