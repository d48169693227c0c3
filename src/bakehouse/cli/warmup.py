"""`bakehouse warmup`: compile the games once, with a progress bar."""

import sys
import time
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn


def warmup(games: Sequence[str], at_the_table_only: bool = False) -> None:
    """Compile what is not compiled yet, and say how long it took."""
    from bakehouse.games import NAMES, find
    from bakehouse.kernel.compiling import PLAIN
    from bakehouse.warmup import AT_THE_TABLE, PARTS, cold_parts, warm_up

    names = [find(name).id for name in games] or list(NAMES)
    cold = cold_parts(names, AT_THE_TABLE if at_the_table_only else list(PARTS))
    if PLAIN or not cold:
        return
    console = Console(stderr=True, quiet=not sys.stderr.isatty())  # a bar is for people
    begun = time.perf_counter()
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("Heating the oven (compiling the rules, once)", total=None)
        warm_up(cold, lambda done, parts: progress.update(task, completed=done, total=parts))
    console.print(f"Ready after {time.perf_counter() - begun:.0f} seconds.")
