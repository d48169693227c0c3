"""Teaches the networks of `value.py`: games played alone by the planner, and what their sheets came to.

    python -m bakehouse.games.bake_and_sale.training --rounds 16 --games 2500

Each round plays games with the networks of the round before and fits new ones. Up to some day of a game the baker has
whims (small random preferences), so that sheets come up that it would not choose; from then on it plays its best, and
what it expects the day after, blended with what the week brings in the end, is what a sheet was worth.
"""

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from bakehouse.games.bake_and_sale.rules import money
from bakehouse.games.bake_and_sale.value import (
    FEATURES,
    HIDDEN,
    NETWORKS,
    SPREAD,
    WEIGHTS_FILE,
    describe,
    learned_weights,
    money_shown,
    weights_of,
)
from bakehouse.games.game import game
from bakehouse.kernel.beam import Weights, bench, best_end, follow_turn, no_weights
from bakehouse.kernel.compiling import entry
from bakehouse.kernel.contract import setup
from bakehouse.kernel.generator import CHANCE_STREAM, CHOICE_STREAM, below, stream
from bakehouse.kernel.play import play_chance
from bakehouse.kernel.records import OVER

Array = np.ndarray[Any, np.dtype[Any]]

DAYS = NETWORKS + 1
WHIM_DAYS = (0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6)
"""How long a baker has whims, by game, over and over."""
ENDS = 8
"""How many of the best ends of a day a whim chooses among."""
GAMES_PER_TASK = 50
BATCH = 128
SHRINK = 0.1
"""How strongly the fitting pulls weights towards 0."""


@entry
def gather(box, states, seeds, whim_days, whims, weights, whimsical, width, work, sheets, shown, hopes, finals):
    """Play games alone; note the sheet at the end of each day, its money, and what the best plan of a day hoped for."""
    for g in range(len(seeds)):
        s = states[0]
        setup(box[0], s, 1)
        luck = stream(seeds[g], CHANCE_STREAM)
        choice = stream(seeds[g], CHOICE_STREAM)
        chances = 0
        for network in range(weights.outer.shape[0]):
            for feature in range(FEATURES):
                whimsical.outer[network, HIDDEN + feature] = (
                    weights.outer[network, HIDDEN + feature] + whims[g, feature]
                )
        day = 0
        while s.actor != OVER:
            chances = play_chance(box[0], s, luck, chances, work.ids)
            in_whim = day < whim_days[g]
            ends = follow_turn(box[0], s, 0, whimsical if in_whim else weights, width, ENDS, work)
            best = best_end(work)
            hopes[g, day] = work.end_value[best]
            if in_whim and below(choice, day, 3) == 0:
                best = np.int64(below(choice, 100 + day, ends))
            states[0] = work.ends[best]
            if day < NETWORKS:
                describe(box[0], s.sheets[0], sheets[g, day])
                shown[g, day] = money_shown(box[0], s.sheets[0])
            day += 1
        finals[g] = money(box[0], s, 0)


def targets(hopes: Array, finals: Array, trust: float) -> Array:
    """What each sheet was worth: the hope of the next day, blended with what came of it."""
    worth = np.zeros((len(finals), NETWORKS))
    later = finals
    for day in reversed(range(NETWORKS)):
        worth[:, day] = (1 - trust) * hopes[:, day + 1] + trust * later
        later = worth[:, day]
    return worth


def fit(inputs: Array, outputs: Array, begin: Array, epochs: int, rng: np.random.Generator) -> Array:
    """One network, by Adam with a falling rate, from where it stands: `outputs` are gains in steps of SPREAD."""
    steps = max(epochs * len(inputs) // BATCH, 1)
    numbers = begin.astype(np.float32).copy()
    mean, square = np.zeros_like(numbers), np.zeros_like(numbers)
    gradient = np.zeros_like(numbers)
    inner = numbers[: FEATURES * HIDDEN].reshape(FEATURES, HIDDEN)
    outer, straight = numbers[FEATURES * HIDDEN :][:HIDDEN], numbers[FEATURES * HIDDEN + HIDDEN :]
    inputs, outputs = inputs.astype(np.float32), outputs.astype(np.float32)
    for step in range(1, steps + 1):
        rows = rng.integers(0, len(inputs), BATCH)
        x = inputs[rows]
        hidden = np.maximum(x @ inner, 0)
        error = (hidden @ outer + x @ straight - outputs[rows]) / len(rows)
        back = np.outer(error, outer) * (hidden > 0)
        gradient[: FEATURES * HIDDEN] = (x.T @ back).ravel()
        gradient[FEATURES * HIDDEN :][:HIDDEN] = hidden.T @ error
        gradient[FEATURES * HIDDEN + HIDDEN :] = x.T @ error
        mean += 0.1 * (gradient - mean)
        square += 0.001 * (gradient * gradient - square)
        rate = 0.001 * min(1.0, 2.0 * (1 - step / steps) + 0.01)
        corrected = mean / (1 - 0.9**step)
        numbers -= rate * (corrected / (np.sqrt(square / (1 - 0.999**step)) + 1e-8) + SHRINK * numbers)
    return numbers


def fit_straight(inputs: Array, outputs: Array, rng: np.random.Generator) -> Array:
    """A network that is hardly bent yet: least squares, with a liking for small weights. It errs, but not wildly."""
    numbers = np.zeros(FEATURES * HIDDEN + HIDDEN + FEATURES, np.float32)
    numbers[: FEATURES * HIDDEN] = rng.normal(0, 1 / np.sqrt(30), FEATURES * HIDDEN)
    numbers[FEATURES * HIDDEN :][:HIDDEN] = rng.normal(0, 0.001, HIDDEN)
    squares = inputs.T @ inputs + 0.003 * len(inputs) * np.eye(FEATURES)
    numbers[FEATURES * HIDDEN + HIDDEN :] = np.linalg.solve(squares, inputs.T @ outputs)
    return numbers


class Lesson:
    """The sheets of all rounds that are still worth learning from, by days left."""

    def __init__(self, keep: int) -> None:
        self.keep = keep
        self.rounds: list[list[tuple[Array, Array]]] = []

    def add(self, sheets: Array, gains: Array, whim_days: Array) -> list[tuple[Array, Array]]:
        noted = []
        for network in range(NETWORKS):
            day = NETWORKS - 1 - network
            use = whim_days <= day + 1
            noted.append((sheets[use, day], gains[use, day]))
        self.rounds = [*self.rounds, noted][-self.keep :]
        return noted

    def of(self, network: int) -> tuple[Array, Array]:
        parts = [noted[network] for noted in self.rounds]
        return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])


def play(
    weights: Weights, games: int, width: int, first_seed: int, whim: float, rng: np.random.Generator, threads: int
) -> Any:
    """One round of games; returns sheets, shown money, hopes, finals and the days with whims."""
    table = game("bake_and_sale", 1)
    seeds = np.arange(first_seed, first_seed + games)
    whim_days = np.array([WHIM_DAYS[g % len(WHIM_DAYS)] for g in range(games)])
    whims = (rng.normal(0, 1, (games, FEATURES)) * rng.uniform(0, whim, (games, 1))).astype(np.float32)
    sheets = np.zeros((games, NETWORKS, FEATURES), np.float32)
    shown, hopes, finals = np.zeros((games, NETWORKS)), np.zeros((games, DAYS)), np.zeros(games)

    def play_some(first: int) -> None:
        some = slice(first, first + GAMES_PER_TASK)
        own = weights._replace(room=weights.room.copy())
        whimsical = own._replace(outer=weights.outer.copy())
        gather(
            table.box, np.zeros(1, table.definition.state), seeds[some], whim_days[some], whims[some],
            own, whimsical, width, bench(table.definition.state, width, ends=ENDS),
            sheets[some], shown[some], hopes[some], finals[some],
        )  # fmt: skip

    with ThreadPoolExecutor(max_workers=threads) as pool:
        list(pool.map(play_some, range(0, games, GAMES_PER_TASK)))
    return sheets, shown, hopes, finals, whim_days


def train(
    rounds: int,
    straight: int,
    games: int,
    width: int,
    epochs: int,
    trust: float,
    whim: float,
    seed: int,
    threads: int,
    resume: bool,
) -> None:
    """Teach, and keep what was learned after each round."""
    rng = np.random.default_rng(seed)
    weights = learned_weights() if resume else no_weights()
    numbers = np.load(WEIGHTS_FILE) if resume else np.zeros(0)
    lesson = Lesson(keep=5)
    for number in range(rounds):
        began = time.perf_counter()
        first_seed = 10_000_000 * (seed + 1) + number * games
        sheets, shown, hopes, finals, whim_days = play(weights, games, width, first_seed, whim, rng, threads)
        played = time.perf_counter()
        worth = targets(hopes, finals, trust if number >= straight else 1.0)
        fresh = lesson.add(sheets, (worth - shown) / SPREAD, whim_days)
        surprises = [_error(*pair) for pair in zip(numbers, fresh, strict=False)]
        best = finals[whim_days == 0]
        fitted = []
        for network in range(NETWORKS):
            inputs, outputs = lesson.of(network)
            if number < straight:
                fitted.append(fit_straight(inputs, outputs, rng))
            else:
                fitted.append(fit(inputs, outputs, numbers[network], epochs, rng))
        numbers = np.array(fitted, np.float32)
        weights = weights_of(numbers)
        np.save(WEIGHTS_FILE, numbers)
        told = " ".join(f"{surprise:.1f}" for surprise in surprises)
        print(
            f"round {number + 1}: money {best.mean():.1f} without whims, {finals.mean():.1f} in all; "
            f"surprised by {told}; played {played - began:.0f} s, fitted {time.perf_counter() - played:.0f} s",
            flush=True,
        )


def _error(numbers: Array, lesson: tuple[Array, Array]) -> float:
    """How many money a network is off, in the mean square."""
    inputs, outputs = lesson
    inner = numbers[: FEATURES * HIDDEN].reshape(FEATURES, HIDDEN)
    hidden = np.maximum(inputs @ inner, 0)
    told = hidden @ numbers[FEATURES * HIDDEN :][:HIDDEN] + inputs @ numbers[FEATURES * HIDDEN + HIDDEN :]
    return float(SPREAD * np.sqrt(np.mean((told - outputs) ** 2)))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Teach the networks of Bake & Sale by games played alone.")
    asked.add_argument("--rounds", type=int, default=16)
    asked.add_argument(
        "--straight", type=int, default=5, help="so many rounds learn straight lines only: they err less wildly"
    )
    asked.add_argument("--games", type=int, default=2500, help="games of a round")
    asked.add_argument("--width", type=int, default=1, help="of the beam that plays them")
    asked.add_argument("--epochs", type=int, default=12, help="how often each sheet is looked at in a round")
    asked.add_argument("--trust", type=float, default=0.5, help="in what came, rather than in what was hoped for")
    asked.add_argument("--whim", type=float, default=0.1, help="how strong the random preferences are, at most")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--threads", type=int, default=1, help="the games are the same for any number")
    asked.add_argument("--resume", action="store_true", help="go on from the weights that are there")
    train(**vars(asked.parse_args()))
