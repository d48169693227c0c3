"""Lanes on a GPU are those of the CPU, byte by byte; where there is no GPU, CUDA's simulator plays them, and its
compiler compiles them."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.envs import Pool, VectorSeatEnv
from bakehouse.kernel import play, vector
from bakehouse.kernel.compiling import PLAIN
from tests.envs.helpers import FEWEST, SEATS

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="the CUDA packages of the tests are for Linux"),
]
TOLD = ("states", "lanes", "vectors", "masks", "rewards", "paid", "ended", "illegal", "points", "returns", "finals")


def differing(ours: Any, theirs: Any) -> list[str]:
    """The arrays of two kinds of lanes that are not the same; of lists only what is legal counts."""
    wrong = []
    for name in TOLD:
        theirs_here = getattr(theirs, name).copy_to_host()
        if getattr(ours, name).tobytes() != theirs_here.tobytes():
            wrong.append(name)
    lists, lengths = theirs.lists.copy_to_host(), ours.lanes["options"]
    if any((ours.lists[i, :n] != lists[i, :n]).any() for i, n in enumerate(lengths)):
        wrong.append("lists")
    return wrong


def compare(name: str, seats: int, steps: int, tables: int, every: int = 1, **settings: Any) -> int:
    """Random games, every seventh step with illegal actions, on both; returns how many games ended."""
    from bakehouse.envs.device import make_vec

    ours = VectorSeatEnv(tables, name, seats, copy=False, **settings)
    theirs = make_vec(name, seats, tables, **settings)
    ours.reset(seed=5)
    theirs.reset(seed=5)
    assert not differing(ours.lanes, theirs.lanes)
    ends = 0
    for step in range(steps):
        actions = ours.random_actions()
        if step % every == 0:
            assert theirs.random_actions().numpy().tolist() == actions.tolist()
        if step % 7 == 3:
            actions[:] = -1
        ends += int(ours.step(actions)[2].sum())
        theirs.step(actions)
        if step % every == 0:
            wrong = differing(ours.lanes, theirs.lanes)
            assert not wrong, f"{name} with {seats} seats, step {step}, {settings}: {wrong}"
    assert not differing(ours.lanes, theirs.lanes)
    snapshot = ours.snapshot()
    theirs.restore(snapshot)
    theirs.step(actions)
    ours.step(actions)
    assert not differing(ours.lanes, theirs.lanes)
    return ends


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_gpu_has_the_bytes_of_the_cpu(name: str, seats: int) -> None:
    from bakehouse.kernel import gpu

    if not gpu.available():
        pytest.skip("no GPU here; docs/benchmarks.md says when lanes were last compared on one")
    for settings in ({"opponents": "self", "reward": "points"}, {"opponents": "greedy", "seat": "rotate"}):
        for mode in ("NextStep", "SameStep"):
            assert compare(name, seats, 700, 512, 50, autoreset_mode=mode, **settings)


@pytest.mark.skipif(PLAIN, reason="plain Python compiles nothing")
@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_lanes_compile_for_a_gpu(name: str, seats: int) -> None:
    from bakehouse.kernel import gpu_vector

    table = bh.game(name, seats)
    code = gpu_vector.compile_to_ptx(table.definition, table.box.dtype, seats)
    assert ".visible .entry" in code and "malloc" not in code
    assert "fma.rn" not in code  # it rounds once where a CPU rounds twice


@pytest.mark.slow
@pytest.mark.skipif(PLAIN, reason="once is enough")
def test_lanes_of_the_simulator_are_those_of_the_cpu() -> None:
    environment = os.environ | {
        "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


SIMULATED = """
from numba import cuda
compile = cuda.jit
cuda.jit = lambda function=None, **options: compile(function)  # the simulator has no registers

import numpy as np
import pytest
from bakehouse.envs import Pool
from bakehouse.envs.device import make_vec
from bakehouse.errors import Invalid
from tests.envs.test_device import compare

assert compare("bake_and_sale", 1, 75, 2, autoreset_mode="SameStep", reward="points")
compare("bake_and_sale", 2, 6, 2, opponents="self")
compare("bake_the_cake", 3, 4, 2, opponents=Pool("random", "greedy"), seat="rotate")
compare("cake_auf", 2, 4, 2, opponents="sight:redeals=1")

tables = make_vec("bake_and_sale", 1, 3, features="uint8", autoreset_mode="Disabled")
seen, info = tables.reset(seed=1, options={"reset_mask": [True, True, False]})
shared, masks = np.from_dlpack(seen), np.from_dlpack(info["action_mask"])
assert shared.dtype == np.uint8 and shared.shape == (3, 98)
assert (shared[0] != shared[2]).any()                     # the third has not begun
before = shared.copy()
tables.step(np.array([row.argmax() for row in masks], np.int32))
assert (shared[0] != before[0]).any()                      # the same memory
assert np.from_dlpack(tables.step([0, 0, 0])[2]).dtype == np.bool_
del shared, masks
for wrong in ([0, 0], [0.5, 1.0, 2.0]):
    with pytest.raises(Invalid, match="3 whole numbers"):
        tables.step(np.array(wrong))
class Own:
    def choose(self, turn):
        return turn.legal[0]
with pytest.raises(Invalid, match="The opponents on a GPU"):
    make_vec("bake_and_sale", 2, 1, opponents=Own())
from bakehouse.envs import dlpack
import gc
gc.collect()
assert not dlpack._lent
"""


def test_without_a_gpu_one_sentence_says_what_to_do() -> None:
    from bakehouse.envs.device import make_vec
    from bakehouse.kernel import gpu

    if gpu.available():
        pytest.skip("there is a GPU")
    with pytest.raises(bh.BakehouseError, match="There is no GPU here"):
        make_vec("cake_auf")


@pytest.mark.skipif(PLAIN, reason="the same loop, and it takes long")
def test_opponents_may_be_drawn_from_a_pool_of_frozen_networks() -> None:
    """Whoever is drawn for a game stays for the game; the networks win against random players."""
    pool = Pool("sight", "random")
    told = []
    for threads in (1, 3):
        env = VectorSeatEnv(
            12, "bake_the_cake", opponents=pool, seat="rotate", autoreset_mode="SameStep", threads=threads
        )
        env.reset(seed=1)
        won: dict[int, list[float]] = {vector.OUTSIDE: [], play.RANDOM: []}
        while env.lanes.lanes["episode"].min() < 1:
            before, seats = env.lanes.lanes["players"].copy(), env.lanes.lanes["seat"].copy()
            _, _, ended, _, info = env.step(env.random_actions())
            for i in np.flatnonzero(ended):
                for place in range(1, env.game.seats):
                    won[int(before[i, place])].append(info["returns"][i, (seats[i] + place) % env.game.seats])
        told.append(env.lanes.states.tobytes())
        assert np.mean(won[play.RANDOM]) < np.mean(won[vector.OUTSIDE])
    assert told[0] == told[1]
