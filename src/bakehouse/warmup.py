"""Compiling everything once, so that nobody waits for it later.

Numba compiles one function at a time, so the work is shared among processes: each compiles a part into the common
cache folder. `python -m bakehouse.warmup GAME PART` is one such process.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed

from bakehouse.errors import BakehouseError
from bakehouse.games import NAMES, find
from bakehouse.games.game import Game, game
from bakehouse.kernel import cache
from bakehouse.match import Match
from bakehouse.players import PLAYERS, turn_of
from bakehouse.players import find as find_player
from bakehouse.simulate import simulate


def at_the_table(table: Game) -> None:
    """What a match at a table needs."""
    match: Match = table.new(seed=1)
    for seat in match.awaited:
        match.view(seat)
        match.observe(seat)
    match.play(match.legal()[0])
    match.undo()
    match.record()
    _refuse_something(match)
    match.returns()


def programs(table: Game) -> None:
    """What players that are programs, and simulations, need."""
    match = table.new(seed=1)
    for name in PLAYERS:
        find_player(name).choose(turn_of(match, match.actor))
    simulate(table, range(2))
    simulate(table, range(2), players=["greedy"])


PARTS: dict[str, Callable[[Game], None]] = {"table": at_the_table, "programs": programs}


def _refuse_something(match: Match) -> None:
    legal = {action.id for action in match.legal()}
    refused = next(action for action in range(len(match.game.definition.table)) if action not in legal)
    try:
        match.play(refused)
    except BakehouseError:
        return


def warm_up(games: list[str], told: Callable[[int, int], None]) -> None:
    """Compile the games; `told` hears how many of how many parts are done."""
    names = [find(name).id for name in games] or list(NAMES)
    parts = [(name, part) for name in names for part in PARTS]
    told(0, len(parts))
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        running = [pool.submit(_in_a_process, name, part) for name, part in parts]
        for done, finished in enumerate(as_completed(running), start=1):
            finished.result()
            told(done, len(parts))


def _in_a_process(name: str, part: str) -> None:
    command = [sys.executable, "-m", "bakehouse.warmup", name, part]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        raise BakehouseError(f"Compiling {name} ({part}) failed: {result.stderr.strip().splitlines()[-1]}")


def is_warm(name: str) -> bool:
    """Whether this game was compiled before, for these sources and this processor."""
    return (cache.FOLDER / f"{find(name).id}.warm").exists()


def note_warm(name: str) -> None:
    (cache.FOLDER / f"{find(name).id}.warm").touch()


if __name__ == "__main__":
    PARTS[sys.argv[2]](game(sys.argv[1]))
