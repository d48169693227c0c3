"""How fast other environments are, beside ours, in one run. `bakehouse bench --peers` shows it.

A step is one decision of a random player through the project's own Python interface, with whatever that interface
gives for it: the legal actions, and an observation where a learner would get one. Chance is played but not counted.
Runs of all alternate, and each figure is the best of its runs.
"""

import hashlib
import json
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bakehouse.errors import BadFile, BakehouseError
from bakehouse.games import OURS, find
from bakehouse.kernel.cache import home

LANES = 4096
PGX_TABLES = 64
"""Where Pgx is fastest on a processor; more tables are for its GPUs."""
ENVPOOL_TABLES = 1024
ROUNDS = 5


@dataclass(frozen=True)
class Peer:
    """Something to measure: `prepare` returns a function that plays some steps and tells how many it played."""

    project: str
    what: str
    interface: str
    prepare: Callable[[], Callable[[], int]]
    ours: bool = False


@dataclass(frozen=True)
class Measured:
    """Steps a second; None where the project is not installed."""

    project: str
    what: str
    interface: str
    ours: bool
    rate: float | None


def measure(seconds: float, told: Callable[[str], None] = lambda name: None) -> list[Measured]:
    """All rates, ours first."""
    ready: list[tuple[Peer, Callable[[], int] | None]] = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what other projects have to say about themselves is not measured
        for peer in PEERS:
            told(f"{peer.project}: {peer.what}")
            try:
                run: Callable[[], int] | None = peer.prepare()
            except ImportError:
                run = None
            ready.append((peer, run))
        rates: dict[Peer, list[float]] = {peer: [] for peer, _ in ready}
        for _ in range(ROUNDS):
            for peer, run in ready:
                if run is not None:
                    told(f"{peer.project}: {peer.what}")
                    rates[peer].append(_rate(run, seconds / ROUNDS))
    return [
        Measured(peer.project, peer.what, peer.interface, peer.ours, max(rates[peer], default=None))
        for peer, _ in ready
    ]


def own_environment() -> Path:
    """The Python of an environment with all peers, in the cache folder; it is made when it is first asked for."""
    pinned = Path(__file__).parents[2] / "requirements" / "peers.txt"
    try:
        versions = b"".join((pinned.parent / name).read_bytes() for name in ("run.txt", "peers.txt"))
    except OSError:
        raise BadFile("The versions of the peers are pinned in a checkout of Bakehouse, and this is none.") from None
    place = home() / f"peers-{hashlib.blake2b(versions, digest_size=6).hexdigest()}"
    python, ready = place / "bin" / "python", place / "ready"
    if not ready.exists():
        made = [sys.executable, "-m", "venv", "--clear", str(place)]
        filled = [str(python), "-m", "pip", "install", "-r", str(pinned)]
        for command in (made, filled):
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                said = (done.stderr.strip().splitlines() or ["nobody says why"])[-1]
                raise BakehouseError(f"The environment of the peers cannot be made in {place}: {said}")
        ready.touch()
    return python


def measured_there(python: Path, seconds: float) -> list[Measured]:
    """The same as `measure`, in the environment of another Python, with the Bakehouse of this one."""
    command = [str(python), "-m", "bakehouse.cli", "bench", "--peers", "--json", "--seconds", str(seconds)]
    source = {"PYTHONPATH": str(Path(__file__).parents[1])}
    done = subprocess.run(command, env=os.environ | source, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise BakehouseError(f"The measurement in {python.parents[1]} failed; remove that folder to have it made anew.")
    return [Measured(**each) for each in json.loads(done.stdout)]


def _rate(run: Callable[[], int], seconds: float) -> float:
    run()
    steps = 0
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds or not steps:
        steps += run()
    return steps / passed


# --- Ours


def vector(name: str, threads: int | None = None) -> Callable[[], Callable[[], int]]:
    def prepare() -> Callable[[], int]:
        from bakehouse.envs import VectorSeatEnv

        env = VectorSeatEnv(LANES, name, opponents="self", autoreset_mode="SameStep", copy=False, threads=threads)
        env.reset(seed=0)

        def run() -> int:
            for _ in range(20):
                env.step(env.random_actions())
            return 20 * LANES

        return run

    return prepare


def single() -> Callable[[], int]:
    from bakehouse.envs import SeatEnv

    env, dice = SeatEnv(ALONE), np.random.default_rng(0)

    def run() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(some(dice, np.flatnonzero(info["action_mask"])))
            steps += 1
        return steps

    return run


def turns(name: str) -> Callable[[], Callable[[], int]]:
    def prepare() -> Callable[[], int]:
        from bakehouse.envs.pettingzoo import raw_env

        return agents_of(raw_env(name), lambda observation, info: info["action_mask"])

    return prepare


def spiel(name: str, players: int = 0) -> Callable[[], Callable[[], int]]:
    def prepare() -> Callable[[], int]:
        import pyspiel

        if name.startswith("bakehouse_"):
            from bakehouse.envs.open_spiel import register

            register()
        elif name.startswith("python_"):
            import open_spiel.python.games  # noqa: F401 - tells OpenSpiel of its games in Python
        table, dice = pyspiel.load_game(name, {"players": players} if players else {}), np.random.default_rng(0)

        def run() -> int:
            state, steps = table.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(outcomes[int(np.searchsorted(np.cumsum(weights), dice.random() * sum(weights)))])
                else:
                    state.observation_tensor(state.current_player())
                    state.apply_action(some(dice, state.legal_actions()))
                    steps += 1
            return steps

        return run

    return prepare


# --- Theirs


def classic(name: str) -> Callable[[], Callable[[], int]]:
    def prepare() -> Callable[[], int]:
        import pettingzoo

        env = pettingzoo.make("aec", name)
        return agents_of(env, lambda observation, info: observation["action_mask"])

    return prepare


def agents_of(env: Any, mask_of: Callable[[Any, Any], Any]) -> Callable[[], int]:
    dice = np.random.default_rng(0)

    def run() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, truncated, info = env.last()
            if over or truncated:
                env.step(None)
            else:
                env.step(some(dice, np.flatnonzero(mask_of(observation, info))))
                steps += 1
        return steps

    return run


def rlcard(name: str) -> Callable[[], Callable[[], int]]:
    def prepare() -> Callable[[], int]:
        import rlcard

        env, dice = rlcard.make(name), np.random.default_rng(0)

        def run() -> int:
            state, _ = env.reset()
            steps = 0
            while not env.is_over():
                state, _ = env.step(some(dice, list(state["legal_actions"])))
                steps += 1
            return steps

        return run

    return prepare


def catanatron() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer

    def run() -> int:
        played = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        steps = 0
        while played.winning_color() is None and steps < 500:
            played.play_tick()
            steps += 1
        return steps

    return run


def pgx(name: str) -> Callable[[], Callable[[], int]]:
    def prepare() -> Callable[[], int]:
        import jax
        import pgx
        from pgx.experimental import auto_reset

        env = pgx.make(name)
        step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32"))))
        keys = [jax.random.PRNGKey(0)]
        states = [jax.jit(jax.vmap(env.init))(jax.random.split(keys[0], PGX_TABLES))]

        def run() -> int:
            state = states[0]
            for _ in range(20):
                keys[0], first, second = jax.random.split(keys[0], 3)
                actions = choose(first, state.legal_action_mask)
                state = step(state, actions, jax.random.split(second, PGX_TABLES))
            states[0] = jax.block_until_ready(state)
            return 20 * PGX_TABLES

        return run

    return prepare


def envpool(name: str) -> Callable[[], Callable[[], int]]:
    def prepare() -> Callable[[], int]:
        import envpool as pools

        cores = os.cpu_count() or 1
        env, dice = pools.make_gymnasium(name, num_envs=ENVPOOL_TABLES, num_threads=cores), np.random.default_rng(0)
        told = [env.reset()[1]]

        def run() -> int:
            for _ in range(20):
                told[0] = env.step(some_of_each(dice, told[0]["legal_action_mask"]))[4]
            return 20 * ENVPOOL_TABLES

        return run

    return prepare


def some_of_each(dice: np.random.Generator, masks: Any) -> Any:
    """A legal action for each table, any as likely as the other."""
    amounts = masks.sum(1)
    chosen = np.cumsum(amounts) - amounts + (dice.random(len(masks)) * amounts).astype(np.int64)
    return masks.nonzero()[1][chosen].astype(np.int32)


def some(dice: np.random.Generator, listed: Any) -> int:
    return int(listed[int(dice.random() * len(listed))])


def told(name: str) -> str:
    """A game with its fewest seats, as the table of figures names it."""
    seats = find(name).seats.start
    return f"{find(name).title}, {'alone' if seats == 1 else f'{seats} seats'}"


ALONE = next(name for name in OURS if find(name).seats.start == 1)
SECRET = next(name for name in OURS if find(name).secrets)

PEERS = [
    Peer("Bakehouse", what, f"vector, {LANES} tables, {cores}", vector(name, threads), True)
    for cores, threads in (("all cores", None), ("one core", 1))
    for name, what in ((name, told(name)) for name in OURS)
]
PEERS += [
    Peer("Bakehouse", told(ALONE), "Gymnasium", single, True),
    Peer("Bakehouse", told(SECRET), "PettingZoo, AEC", turns(SECRET), True),
    *(Peer("Bakehouse", told(name), "OpenSpiel", spiel(f"bakehouse_{name}"), True) for name in OURS),
    Peer("OpenSpiel", "backgammon", "its own, rules in C++", spiel("backgammon")),
    Peer("OpenSpiel", "gin rummy", "its own, rules in C++", spiel("gin_rummy")),
    Peer("OpenSpiel", "dominoes", "its own, rules in Python", spiel("python_block_dominoes")),
    Peer("PettingZoo", "Texas hold'em", "AEC", classic("classic/texas_holdem-v4")),
    Peer("RLCard", "Uno", "its own", rlcard("uno")),
    Peer("Catanatron", "Catan, 2 players", "its own", catanatron),
    Peer("EnvPool", "backgammon", f"vector, {ENVPOOL_TABLES} tables, all cores", envpool("Backgammon-v1")),
    Peer("EnvPool", "sparrow mahjong", f"vector, {ENVPOOL_TABLES} tables, all cores", envpool("SparrowMahjong-v1")),
    Peer("Pgx", "backgammon", f"vector, {PGX_TABLES} tables, on the CPU", pgx("backgammon")),
]
