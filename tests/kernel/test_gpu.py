"""Every game stays fit for a GPU; where there is one, it plays the same games."""

import os
import subprocess
import sys

import pytest

import bakehouse as bh
from bakehouse.kernel.compiling import PLAIN

pytestmark = [
    pytest.mark.skipif(PLAIN, reason="plain Python compiles nothing"),
    pytest.mark.skipif(sys.platform != "linux", reason="the CUDA packages of the tests are for Linux"),
]


@pytest.mark.parametrize(
    ("name", "contests"),
    [
        (bh.GAMES[0], False),
        *(pytest.param(name, False, marks=pytest.mark.slow) for name in bh.GAMES[1:]),
        *(pytest.param(name, True, marks=pytest.mark.slow) for name in bh.GAMES),
    ],
)
def test_the_rules_compile_for_a_gpu(name: str, contests: bool) -> None:
    from bakehouse.kernel import gpu

    table = bh.game(name)
    code = gpu.compile_to_ptx(table.definition, table.box.dtype, contests)
    assert ".visible .entry" in code
    assert ".target sm_90" in code
    assert "malloc" not in code


@pytest.mark.parametrize("name", bh.GAMES)
def test_a_gpu_plays_the_same_games(name: str) -> None:
    from bakehouse.bench import compared_with_cpu
    from bakehouse.kernel import gpu

    if not gpu.available():
        pytest.skip("no GPU here; docs/benchmarks.md says when whole games were last compared on one")
    for seats in bh.game(name).definition.seats:
        table = bh.game(name, seats)
        tables = gpu.Tables(table, 1000, kept=1000)
        tables.play(0)
        assert compared_with_cpu(table, tables.results(), 1000) == 1000


@pytest.mark.parametrize("name", bh.GAMES)
def test_a_gpu_plays_the_same_contests(name: str) -> None:
    from bakehouse.kernel import gpu
    from bakehouse.simulation.backends import Threads
    from bakehouse.simulation.device import Device

    if not gpu.available():
        pytest.skip("no GPU here; docs/benchmarks.md says when whole games were last compared on one")
    table = bh.game(name)
    theirs, ours = (
        bh.simulate(table, players=["greedy"], games=1000, seed=7, backend=backend) for backend in (Device(), Threads())
    )
    assert theirs.games.equals(ours.games)


def test_loops_are_told_to_stay_loops() -> None:
    """A branch back to an earlier block of its function gets a note, and no other."""
    from bakehouse.kernel.gpu import with_loops

    told = with_loops(MODULE).splitlines()
    noted = [line.split(",")[0] for line in told if "!llvm.loop " in line]
    assert noted == ['  br label %"B1"', "  br i1 %x"]
    assert sum("llvm.loop.unroll.disable" in line for line in told) == 2


MODULE = """define void @"one"()
{
entry:
  br label %"B1"
B1:
  br i1 %y, label %"B2", label %"B3"
B2:
  br label %"B1"
B3:
  ret void
}
define void @"two"()
{
"B2.if":
  br i1 %x, label %"B2.if", label %"B3"
B3:
  ret void
}"""


def test_the_loop_of_the_gpu_plays_the_same_games_in_its_simulator() -> None:
    """Also where there is no GPU: the CUDA packages can play a kernel as plain Python."""
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


SIMULATED = """
from numba import cuda
compile = cuda.jit
cuda.jit = lambda function=None, **options: compile(function)  # the simulator has no registers

import numpy as np
import bakehouse as bh
from bakehouse.simulation.backends import Threads
from bakehouse.simulation.device import Device
from bakehouse.simulation.variants import Totals, boxes_of, evaluate, fields

from bakehouse.bench import compared_with_cpu
from bakehouse.kernel.contract import Pace
from bakehouse.kernel.gpu import Tables

sorted_ = Tables(bh.game("bake_and_sale"), 3, kept=3, pace=Pace(threads=4, slots=2))
sorted_.play(0)
assert compared_with_cpu(sorted_.game, sorted_.results(), 3) == 3

wishes = {0: bh.Wish("building.academy", "forbidden")}
table = bh.game("bake_and_sale")
for wishes in ({}, wishes):
    order = {"players": ["greedy"], "games": 1, "wishes": wishes}
    theirs, ours = (bh.simulate(table, **order, backend=backend) for backend in (Device(), Threads()))
    assert theirs.games.equals(ours.games)
boxes = boxes_of(table, [{"breads": {"baguette": {"hourglasses": hours}}} for hours in (1, 3)])
theirs, ours = (evaluate(table, boxes, games=2, backend=backend) for backend in ("gpu", "threads"))
for field in fields(Totals):
    assert np.array_equal(getattr(theirs, field.name), getattr(ours, field.name)), field.name
"""
