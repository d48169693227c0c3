"""Where the laboratory's games are played makes no difference to what is seen of them. Where there is no GPU, CUDA's
simulator is one, and its compiler compiles what would be played there."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.kernel.compiling import PLAIN
from bakehouse.lab.places import played_on
from bakehouse.lab.watching import Watched, company_of, watch

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the CUDA packages of the tests are for Linux")

THOUGHTFUL = {
    "bake_and_sale": ("policy:temperature=0.05",),
    "bake_the_cake": ("sight:quick=3,temperature=0.02,style=any",),
    "cake_auf": ("policy:temperature=0.05", "greedy"),
    "cupcake_empire": ("sight:temperature=0.02,forgets=0.1,style=any",),
}


def columns(watched: Watched) -> dict[str, Any]:
    named = {name: getattr(watched, name) for name in ("scores", "returns", "parts", "used")}
    return named | {name: watched.seen[name] for name in watched.seen.dtype.names or ()}


def compare(name: str, seats: int, games: int, players: tuple[str, ...], wish: bh.Wish | None = None) -> None:
    """Fail where games that a GPU watches are not those that threads watch. A GPU has a hyperbolic tangent of its own,
    so the last digit of an outlook may differ."""
    game, said = bh.game(name, seats), list[str]()
    with played_on("gpu", notice=said.append):
        theirs = watch(game, range(games), players, wish)
    assert not said
    there, here = columns(theirs), columns(watch(game, range(games), players, wish))
    assert [column for column in here if not np.allclose(here[column], there[column], 1e-12, 1e-12)] == []


@pytest.mark.parametrize("name", bh.GAMES)
def test_a_gpu_watches_the_same_games(name: str) -> None:
    from bakehouse.kernel import gpu

    if not gpu.available():
        pytest.skip("no GPU here; docs/benchmarks.md says when watched games were last compared on one")
    for players in (("greedy", "random"), THOUGHTFUL[name]):
        compare(name, bh.game(name).seats, 200, players)


@pytest.mark.slow
@pytest.mark.skipif(PLAIN, reason="plain Python compiles nothing")
@pytest.mark.parametrize("name", bh.GAMES)
def test_what_is_watched_compiles_for_a_gpu(name: str) -> None:
    from bakehouse.kernel import gpu_totals, gpu_watch

    table = bh.game(name)
    company = company_of(table, THOUGHTFUL[name])
    assert company is not None
    watching = gpu_watch.compile_to_ptx(table.definition, table.box.dtype, company.in_thread())
    adding = gpu_totals.compile_to_ptx(table.definition, table.box.dtype)
    for code in (watching, adding):
        assert ".visible .entry" in code and "malloc" not in code
    assert "fma.rn" not in adding  # it rounds once where a CPU rounds twice; a logarithm is made of such


@pytest.mark.slow
@pytest.mark.skipif(PLAIN, reason="once is enough")
def test_the_simulator_watches_the_same_games() -> None:
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

import bakehouse as bh
from tests.lab.test_places import THOUGHTFUL, compare

compare("bake_and_sale", 2, 2, ("greedy", "random"))
compare("bake_and_sale", 1, 2, ("greedy",), bh.Wish("bread.brioche", "forced"))
for name, seats in (("bake_and_sale", 2), ("bake_the_cake", 3), ("cake_auf", 2)):
    compare(name, seats, 1, THOUGHTFUL[name])
"""


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (["greedy"], None),
        (["plan:width=1"], "A GPU has no room for players who plan; threads play instead."),
        (["search:sims=1"], "A GPU asks nobody one decision at a time; threads play instead."),
    ],
)
def test_what_a_gpu_cannot_play_is_said_once(
    monkeypatch: pytest.MonkeyPatch, players: list[str], told: str | None
) -> None:
    from bakehouse.lab import places, watching

    game, said, there = bh.game("bake_and_sale", 2), list[str](), list[int]()

    def on_gpu(table: Any, threads: int | None) -> Iterator[int]:
        there.append(len(table.seeds))
        yield len(table.seeds)

    monkeypatch.setattr(places, "why_no_gpu", lambda: None)
    monkeypatch.setattr(watching, "_on_gpu", on_gpu)
    with played_on("gpu", notice=said.append):
        watch(game, range(3), players)
        watch(game, range(2), players)
    assert (said, there) == (([told], []) if told else ([], [3, 2]))


def test_without_a_gpu_threads_play_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from bakehouse.lab import places

    game, said = bh.game("bake_and_sale", 2), list[str]()
    monkeypatch.setattr(places, "why_no_gpu", lambda: "There is no NVIDIA GPU here")
    with played_on("gpu", notice=said.append):
        watched = watch(game, range(3), ["greedy"])
    assert said == ["There is no NVIDIA GPU here; threads play instead."]
    assert np.array_equal(watched.scores, watch(game, range(3), ["greedy"]).scores)
