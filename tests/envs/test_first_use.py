"""Whoever has run `bakehouse warmup` never waits for a compiler again, whatever environment comes first."""

import os
import subprocess
import sys

import pytest

import bakehouse as bh
from bakehouse.kernel.compiling import PLAIN
from bakehouse.kernel.contract import LOOPS
from bakehouse.warmup import library_of

SCRIPT = """
import copy, pickle, sys
import numpy as np
from bakehouse.kernel import libraries

def refuse(wanted):
    raise SystemExit(f"{[each.name for each in wanted]} would be compiled")

libraries.make = refuse

import bakehouse as bh
from bakehouse.envs import SeatEnv, TableEnv, VectorSeatEnv
from bakehouse.envs.bots import Mcts
from bakehouse.players import find, turn_of

for name in bh.GAMES:
    for opponents in ("greedy", "random", "self"):
        tables = VectorSeatEnv(2, name, opponents=opponents)
        tables.reset(seed=1)
        for env in (tables, copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))):
            env.step(env.random_actions())
    seat = SeatEnv(name, opponents="baker")
    seat.reset(seed=1)
    seat.step(int(np.argmax(seat.action_masks())))
    table = TableEnv(name)
    table.reset(seed=1)
    table.step(int(table.lanes.random_actions()[0]))
    table.state()
    match = bh.game(name).new(seed=1)
    for player in (Mcts(simulations=3), find("flat:sims=2", name), find("search:sims=2", name)):
        player.choose(turn_of(match, match.actor))
assert "numba" not in sys.modules
"""


@pytest.mark.skipif(PLAIN, reason="nothing is compiled here")
def test_nothing_is_compiled_at_first_use() -> None:
    for name in (LOOPS, *bh.GAMES):
        library = library_of(name)
        assert library is not None and library.is_ready(wait=True)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=False
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
