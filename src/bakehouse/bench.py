"""Measurements: how fast the games are on this machine. `bakehouse bench` shows them.

Each figure is the best of several short runs, because other work on a machine only ever makes a run slower.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bakehouse.games.game import Game, game
from bakehouse.kernel import play
from bakehouse.kernel.network import Network, network_of
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS
from bakehouse.kernel.timing import copy_tables, judge_legal, list_legal, observe_all
from bakehouse.network import FILE_NAME
from bakehouse.players import Search, turn_of
from bakehouse.players.networks import network_for
from bakehouse.players.search import Budget, ForesightSettings, SearchSettings, Tree
from bakehouse.walk import Walk

GAMES = 4_096
TABLES = 1_024
WIDE, NARROW = 256, 64
"""The usual size of a network."""


@dataclass(frozen=True)
class Figure:
    """One measured number."""

    game: str
    name: str
    value: float
    unit: str


def best(run: Callable[[], float], seconds: float) -> float:
    """The highest rate that a run reported, over some seconds and at least three runs."""
    rates = [run()]
    end = time.perf_counter() + seconds
    while len(rates) < 3 or time.perf_counter() < end:
        rates.append(run())
    return max(rates)


def measure(name: str, seconds: float, told: Callable[[Figure], None] = lambda figure: None) -> list[Figure]:
    """All figures of a game."""
    table = game(name)
    figures: list[Figure] = []

    def add(what: str, value: float, unit: str) -> None:
        figures.append(Figure(table.id, what, value, unit))
        told(figures[-1])

    add("random moves, one core", best(lambda: moves(table, 1), seconds), "moves/s")
    cores = os.cpu_count() or 1
    add(f"random moves, all {cores} cores", best(lambda: moves(table, cores), seconds), "moves/s")
    add("random games, one core", best(lambda: games(table), seconds), "games/s")
    states, decisions = positions(table)
    add("copying a position", 1e9 / best(lambda: copies(states), seconds / 3), "ns")
    add("a legal list", 1e9 / best(lambda: lists(table, decisions), seconds / 3), "ns")
    add("observing a position", 1e9 / best(lambda: observations(table, decisions), seconds / 3), "ns")
    add("moves from a Python loop", best(lambda: steps(table), seconds), "moves/s")
    add("replaying a whole game", 1e6 / best(lambda: replays(table), seconds / 3), "µs")
    add("search simulations to the end, one core", best(lambda: simulations(table), seconds), "simulations/s")
    network = usual_network(table)
    add("actions judged by a network, one core", best(lambda: judgements(table, decisions, network), seconds), "/s")
    add("simulations with a network, one core", best(lambda: foreseen(table, network), seconds), "simulations/s")
    add("size of a position", float(table.definition.state.itemsize), "bytes")
    return figures


def moves(table: Game, threads: int) -> float:
    """Random decisions a second; chance steps are played too, but not counted."""
    begun = time.perf_counter()
    decisions = random_games(table, threads)
    return decisions / (time.perf_counter() - begun)


def games(table: Game) -> float:
    begun = time.perf_counter()
    random_games(table, 1)
    return GAMES / (time.perf_counter() - begun)


def random_games(table: Game, threads: int) -> int:
    """Play random games, GAMES on each thread, and nothing else; returns how many decisions there were."""
    states = np.zeros(TABLES, table.definition.state)

    def play_some(seeds: Any) -> int:
        lengths, points = np.zeros((TABLES, 2), np.int32), np.zeros((TABLES, MOST_SEATS), np.int32)
        utilities = np.zeros((TABLES, MOST_SEATS), np.float64)
        own = states.copy()
        play.play_games(table.box, own, table.seats, seeds, 0, TABLES, lengths, points, utilities)
        return int(lengths[:, 0].sum())

    with ThreadPoolExecutor(max_workers=threads) as pool:
        return sum(pool.map(play_some, np.arange(GAMES * threads, dtype=np.int64).reshape(-1, TABLES)))


def positions(table: Game) -> tuple[Any, Any]:
    """Positions from random games, and those of them where a seat decides."""
    found: list[Any] = []
    seed = 0
    while len(found) < TABLES:
        walk = Walk(table, seed)
        while walk.step() and len(found) < TABLES:
            found.append(walk.states[0].copy())
        seed += 1
    states = np.array(found, table.definition.state)
    return states, states[states["actor"] >= 0]


def copies(states: Any) -> float:
    amount = 200_000
    begun = time.perf_counter()
    copy_tables(states, amount)
    return amount / (time.perf_counter() - begun)


def lists(table: Game, states: Any) -> float:
    out = np.zeros(LIST_LENGTH, np.int16)
    rounds = 100
    begun = time.perf_counter()
    list_legal(table.box, states, out, rounds)
    return rounds * len(states) / (time.perf_counter() - begun)


def observations(table: Game, states: Any) -> float:
    out = np.zeros(sum(feature.length for feature in table.features()), np.float32)
    rounds = 20
    begun = time.perf_counter()
    observe_all(table.box, states, out, rounds)
    return rounds * len(states) / (time.perf_counter() - begun)


def steps(table: Game) -> float:
    """One call from Python for each decision: the action is played and the next legal list is there."""
    states, out = np.zeros(1, table.definition.state), np.zeros(LIST_LENGTH, np.int16)
    box, advance = table.box, play.advance
    logs = [log_of(table, seed) for seed in range(200)]
    decisions = sum(seat != CHANCE for log in logs for seat, _ in log)
    begun = time.perf_counter()
    for log in logs:
        play.begin(box, states, 0, table.seats, out)
        for _, action in log:
            advance(box, states, 0, action, out)
    return decisions / (time.perf_counter() - begun)


def log_of(table: Game, seed: int) -> list[tuple[int, int]]:
    walk = Walk(table, seed)
    walk.to_the_end()
    return walk.log


def replays(table: Game) -> float:
    states, out = np.zeros(1, table.definition.state), np.zeros(LIST_LENGTH, np.int16)
    log = np.array(log_of(table, 1), np.int16)
    rounds = 500
    begun = time.perf_counter()
    for _ in range(rounds):
        play.begin(table.box, states, 0, table.seats, out)
        play.replay(table.box, states, 0, log, out)
    return rounds / (time.perf_counter() - begun)


def simulations(table: Game) -> float:
    """Whole games a second that a search plays from the first decision on, random beyond its tree, with one tree."""
    match = table.new(seed=1)
    turn = turn_of(match, match.actor)
    player = Search(SearchSettings(sims=2_000))
    player.think(turn)
    begun = time.perf_counter()
    done = player.think(turn).simulations
    return done / (time.perf_counter() - begun)


def usual_network(table: Game) -> Network:
    """The network of a game; if it has none, one of the usual size that has learned nothing."""
    if (table.definition.folder / FILE_NAME).exists():
        found = network_for(table)
        if found is not None:
            return found
    some = np.random.default_rng(1).standard_normal
    inputs = sum(feature.length for feature in table.features()) + 1
    layers = [some(shape) / 16 for shape in ((inputs, WIDE), WIDE, (WIDE, NARROW), NARROW, (NARROW, 2), 2)]
    return network_of(layers, [0.0, 10.0, 10.0])


def judgements(table: Game, states: Any, network: Network) -> float:
    """Actions a second that are played, looked at by the seat that acts, and judged."""
    out = np.zeros(LIST_LENGTH, np.int16)
    begun = time.perf_counter()
    return float(judge_legal(table.box, states, network, out) / (time.perf_counter() - begun))


def foreseen(table: Game, network: Network) -> float:
    """Simulations a second of a search by the network, from the first decision on, with one tree."""
    match = table.new(seed=1)
    tree = Tree(table, ForesightSettings(), 0, network)
    begun = time.perf_counter()
    done = tree.grow(turn_of(match, match.actor), Budget(sims=2_000)).simulations
    return done / (time.perf_counter() - begun)


# --- Two versions against each other


def ratios(other: Path, name: str, seconds: float, rounds: int = 5) -> list[float]:
    """Moves a second here divided by those of another checkout, in alternating runs."""
    here = Path(__file__).resolve().parents[1]
    found = []
    for _ in range(rounds):
        rates = [_rate_of(source, name, seconds) for source in (here, other)]
        found.append(rates[0] / rates[1])
    return found


def _rate_of(source: Path, name: str, seconds: float) -> float:
    command = [sys.executable, "-m", "bakehouse.bench", name, "--seconds", str(seconds)]
    told = subprocess.run(command, env=os.environ | {"PYTHONPATH": str(source)}, check=True, capture_output=True)
    return float(json.loads(told.stdout)["value"])


# --- GPU


def measure_gpu(name: str, seats: int | None = None, batch: int = 1 << 20, compared: int = 20_000) -> list[Figure]:
    """Random games on the GPU, whole games compared byte by byte with the CPU."""
    from bakehouse.kernel import gpu

    table = game(name, seats)
    checked = gpu.Tables(table, compared, kept=compared)
    checked.play(0)
    same = compared_with_cpu(table, checked.results(), compared)
    tables = gpu.Tables(table, batch)
    tables.play(0)
    decisions = float(tables.results().lengths[:, 0].sum())

    def rate() -> float:
        begun = time.perf_counter()
        tables.play(0)
        return decisions / (time.perf_counter() - begun)

    return [
        Figure(table.id, f"random moves on the GPU, {table.seats} seats", best(rate, 3.0), "moves/s"),
        Figure(table.id, f"of {compared} games, identical to the CPU", float(same), "games"),
    ]


def compared_with_cpu(table: Game, theirs: Any, games: int) -> int:
    """How many games ended with the same bytes, lengths, scores and returns on both."""
    states = np.zeros(games, table.definition.state)
    lengths, points = np.zeros((games, 2), np.int32), np.zeros((games, MOST_SEATS), np.int32)
    utilities = np.zeros((games, MOST_SEATS), np.float64)
    seeds = np.arange(games, dtype=np.int64)
    play.play_games(table.box, states, table.seats, seeds, 0, games, lengths, points, utilities)
    same = (theirs.lengths == lengths).all(1) & (theirs.points == points).all(1)
    same &= (theirs.utilities == utilities).all(1)
    same &= np.array([mine.tobytes() == its.tobytes() for mine, its in zip(states, theirs.states, strict=True)])
    return int(same.sum())


if __name__ == "__main__":  # one figure of this version, for `ratios`
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()
    chosen = game(asked.name)
    rate = best(lambda: moves(chosen, 1), asked.seconds)
    print(json.dumps(asdict(Figure(chosen.id, "random moves, one core", rate, "moves/s"))))
