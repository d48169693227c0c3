"""Measurements of simulations, for `bakehouse bench --lab`: each backend on the same games, and thousands of boxes."""

import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from bakehouse.bench import Figure
from bakehouse.games import OURS
from bakehouse.games.game import Game
from bakehouse.games.game import game as make_game
from bakehouse.simulation.backends import Backend, Threads, cores, why_not_on_gpu
from bakehouse.simulation.order import Order, order_for
from bakehouse.simulation.running import Simulation
from bakehouse.simulation.variants import boxes_of, evaluate

NAME = OURS[0]
BOXES, GAMES_EACH = 10_000, 1_000
FEWER_BOXES = 20
"""For threads: the rate is the same."""
ROUNDS = 3

Told = Callable[[Figure], None]


def measure(seconds: float, told: Told) -> list[Figure]:
    """Greedy games into Parquet on every backend that is there; a run takes about so many seconds on threads."""
    table = make_game(NAME, 2)
    order = order_for(table, ["greedy"] * 2, 20_000, 0)
    rate = order.games / timed(order, Threads())
    order = order_for(table, ["greedy"] * 2, max(int(rate * seconds), 1_000), 0)
    figures: list[Figure] = []

    def add(name: str, value: float, unit: str) -> None:
        figures.append(Figure(NAME, name, value, unit))
        told(figures[-1])

    what = f"{order.games:,} greedy games with 2 seats into Parquet"
    if find_spec("ray"):
        with_ray, threads = in_turns(order)
        add(f"{what}, threads on {cores()} cores", min(threads), "s")
        add(f"the same, Ray on {cores()} cores, running already", min(with_ray), "s")
        add("overhead of Ray over threads", 100 * (min(with_ray) / min(threads) - 1), "%")
    else:
        add(f"{what}, threads on {cores()} cores", timed(order, Threads()), "s")
    on_gpu = why_not_on_gpu(order) is None
    if on_gpu:
        from bakehouse.simulation.device import Device

        timed(order, Device())
        add(f"{what}, GPU", timed(order, Device()), "s")
    measure_boxes(make_game(NAME), on_gpu, add)
    return figures


def in_turns(order: Order) -> tuple[list[float], list[float]]:
    """Seconds on Ray and on threads, one after the other; the processes have been started and have loaded the game."""
    from bakehouse.cluster import connected
    from bakehouse.simulation.remote import Cluster

    with_ray, threads = [], []
    with connected(None):
        timed(order, Cluster())
        for _ in range(ROUNDS):
            with_ray.append(timed(order, Cluster()))
            threads.append(timed(order, Threads()))
    return with_ray, threads


def timed(order: Order, backend: Backend) -> float:
    """Seconds for all games of an order, with the writing."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        Simulation(order, Path(folder) / "games").play(backend, lambda games: None)
        return time.perf_counter() - begun


def measure_boxes(table: Game, on_gpu: bool, add: Callable[[str, float, str], None]) -> None:
    """Many boxes, a thousand games each, alone and greedy; with making the boxes."""
    dice = np.random.default_rng(1)
    amount = BOXES if on_gpu else FEWER_BOXES
    hours = dice.integers(1, 5, (amount, 2)).tolist()
    changes = [
        {"breads": {"brioche": {"hourglasses": bread}}, "buildings": {"friendly_bakery": {"hourglasses": building}}}
        for bread, building in hours
    ]
    begun = time.perf_counter()
    boxes = boxes_of(table, changes)
    evaluate(table, boxes, ["greedy"], GAMES_EACH, 0, "gpu" if on_gpu else "threads")
    whole = time.perf_counter() - begun
    if on_gpu:
        add(f"{amount:,} boxes, {GAMES_EACH:,} greedy games each, GPU", whole, "s")
    else:
        add(f"boxes with {GAMES_EACH:,} greedy games each, threads", amount / whole, "boxes/s")
