"""`bakehouse warmup`: compile the games once, with a progress bar."""

import time

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn


def warmup(games: list[str]) -> None:
    """Compile what is not compiled yet, and say how long it took."""
    from bakehouse.games import NAMES, find
    from bakehouse.warmup import is_warm, note_warm, warm_up

    console = Console(stderr=True)
    names = [find(name).id for name in games] or list(NAMES)
    cold = [name for name in names if not is_warm(name)]
    if not cold:
        return
    begun = time.perf_counter()
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("Heating the oven (compiling the rules, once)", total=None)
        warm_up(cold, lambda done, all_parts: progress.update(task, completed=done, total=all_parts))
    for name in cold:
        note_warm(name)
    console.print(f"Ready after {time.perf_counter() - begun:.0f} seconds.")
