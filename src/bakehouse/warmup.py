"""Compiling everything once, so that nobody waits for it later.

Numba compiles one function at a time, so the work is shared among processes: each compiles a part into the common
cache folder. `python -m bakehouse.warmup GAME PART` is one such process.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import numpy as np
from numba import typeof

from bakehouse.errors import BakehouseError
from bakehouse.games.game import Game, game
from bakehouse.kernel import cache, play
from bakehouse.kernel.records import MOST_SEATS
from bakehouse.match import Match
from bakehouse.players import find as find_player
from bakehouse.players import turn_of
from bakehouse.simulation import playout


def moves(table: Game) -> None:
    """What playing a match needs."""
    match: Match = table.new(seed=1)
    match.legal()
    _refuse_something(match)
    match.play(match.legal()[0])
    match.undo()


def results(table: Game) -> None:
    """What showing a match needs: scores, returns, views, features. Compiled without being called."""
    states, at, definition = np.zeros(1, table.definition.state), 0, table.definition
    points, utilities = np.zeros(MOST_SEATS, np.int32), np.zeros(MOST_SEATS, np.float64)
    vector = np.zeros(1, np.float32)
    _compile(play.score, table.box, states, at, points)
    _compile(play.score_parts, table.box, states, at, at, np.zeros(len(definition.parts), np.int32))
    _compile(play.final_returns, table.box, states, at, utilities)
    _compile(play.features, table.box, states, at, at, vector)


def _compile(entry: Any, *arguments: Any) -> None:
    entry.compile(tuple(typeof(argument) for argument in arguments))


def programs(table: Game) -> None:
    """What simple players need, and simulations."""
    match = table.new(seed=1)
    for name in ("greedy", "random"):
        find_player(name, table.id).choose(turn_of(match, match.actor))
    match.uses(0)
    playout(table, range(2), players=["greedy"])


def thinking(table: Game) -> None:
    """What players that think ahead need."""
    match = table.new(seed=1)
    for name in ("search:sims=2", "plan:width=1"):
        find_player(name, table.id).choose(turn_of(match, match.actor))


PARTS: dict[str, Callable[[Game], None]] = {
    "moves": moves, "results": results, "programs": programs, "thinking": thinking,
}  # fmt: skip
AT_THE_TABLE = ("moves", "results")
"""What people need to play among themselves."""


def _refuse_something(match: Match) -> None:
    legal = {action.id for action in match.legal()}
    refused = next(action for action in range(len(match.game.definition.table)) if action not in legal)
    try:
        match.play(refused)
    except BakehouseError:
        return


def cold_parts(games: Sequence[str], parts: Sequence[str]) -> list[tuple[str, str]]:
    """What of these games is not compiled yet for these sources and this processor."""
    return [(name, part) for name in games for part in parts if not _mark(name, part).exists()]


def warm_up(parts: Sequence[tuple[str, str]], told: Callable[[int, int], None]) -> None:
    """Compile parts of games; `told` hears how many of how many are done."""
    told(0, len(parts))
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        running = [pool.submit(_in_a_process, name, part) for name, part in parts]
        for done, finished in enumerate(as_completed(running), start=1):
            finished.result()
            told(done, len(parts))
    for name, part in parts:
        _mark(name, part).touch()


def _in_a_process(name: str, part: str) -> None:
    command = [sys.executable, "-m", "bakehouse.warmup", name, part]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        raise BakehouseError(f"Compiling {name} ({part}) failed: {result.stderr.strip().splitlines()[-1]}")


def _mark(name: str, part: str) -> Path:
    return cache.FOLDER / f"{name}-{part}.warm"


if __name__ == "__main__":
    PARTS[sys.argv[2]](game(sys.argv[1]))
