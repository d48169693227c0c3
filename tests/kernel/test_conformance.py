"""Every game is held to the contract, by one line."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.kernel.compiling import CHECKED, PLAIN
from bakehouse.testing import check_game, trace

SEEDS = 2
TRACES = """
import bakehouse as bh
from bakehouse.testing import trace
print(*[trace(bh.game(%r, %d), seed) for seed in range(%d)])
"""


@pytest.mark.parametrize("name", bh.GAMES)
def test_the_game_keeps_the_contract(name: str) -> None:
    check_game(name, seeds=1, quick=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", bh.GAMES)
def test_the_game_keeps_the_contract_with_every_number_of_seats_and_every_house_rule(name: str) -> None:
    check_game(name, seeds=1, quick=PLAIN or CHECKED)


@pytest.mark.skipif(PLAIN, reason="compares compiled code with plain Python; once is enough")
@pytest.mark.parametrize("name", bh.GAMES)
def test_plain_python_gives_the_same_bytes_after_every_step(name: str) -> None:
    seats = bh.game(name).definition.seats
    for count in (seats[0], seats[-1]):
        compiled = [trace(bh.game(name, count), seed) for seed in range(SEEDS)]
        command = [sys.executable, "-c", TRACES % (name, count, SEEDS)]
        environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "error::RuntimeWarning"}
        plain = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert plain.stdout.split() == compiled


def test_the_conformance_suite_finds_a_broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = replace(bh.game("bake_and_sale").definition, problems=lambda box, s: ["a loaf is lost"])
    monkeypatch.setattr("bakehouse.testing.conformance.find", lambda name: broken)
    with pytest.raises(AssertionError, match="a loaf is lost"):
        check_game("bake_and_sale", seeds=1)


def test_every_game_has_its_files() -> None:
    for name in bh.GAMES:
        folder = Path(bh.game(name).definition.folder)
        expected = ["components.toml", "state.py", "box.py", "rules.py", "greedy.py", "actions.py", "features.py"]
        expected += ["position.py", "view.py", "table.py", "rules.md"]
        assert [file for file in expected if not (folder / file).is_file()] == []
