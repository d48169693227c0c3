"""Every game stays fit for a GPU; where there is one, it plays the same games."""

import sys

import pytest

import bakehouse as bh
from bakehouse.kernel.compiling import PLAIN

pytestmark = [
    pytest.mark.skipif(PLAIN, reason="plain Python compiles nothing"),
    pytest.mark.skipif(sys.platform != "linux", reason="the CUDA packages of the tests are for Linux"),
]


@pytest.mark.parametrize("name", bh.GAMES)
def test_the_rules_compile_for_a_gpu(name: str) -> None:
    from bakehouse.kernel import gpu

    table = bh.game(name)
    code = gpu.compile_to_ptx(table.definition, table.box.dtype)
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
