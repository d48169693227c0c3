"""The comparison with other projects, and what is said when one is not installed."""

import json
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from bakehouse import peers
from bakehouse.cli.bench import bench_peers
from bakehouse.errors import BakehouseError


def nobody() -> None:
    raise ImportError("no such project")


@pytest.fixture
def two_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = peers.Peer("Bakehouse", "Bake & Sale, alone", "Gymnasium", peers.single, True)
    missing = peers.Peer("Nobody", "a game", "its own", nobody)  # type: ignore[arg-type]
    spiel = peers.Peer("OpenSpiel", "backgammon", "its own", peers.spiel("backgammon"))
    monkeypatch.setattr(peers, "PEERS", [ours, missing, spiel])


@pytest.mark.usefixtures("two_peers")
def test_rates_are_told_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    bench_peers(json=True, seconds=0.05)
    told = {each["project"]: each for each in json.loads(capsys.readouterr().out)}
    assert told["Bakehouse"]["rate"] > 0 and told["OpenSpiel"]["rate"] > 0
    assert told["Nobody"]["rate"] is None
    bench_peers(json=False, seconds=0.05)
    shown = capsys.readouterr().out
    assert "not installed" in shown and "backgammon" in shown


def test_the_others_have_an_environment_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is made once for the pinned versions, and told why if it cannot be."""
    monkeypatch.setenv("BAKEHOUSE_CACHE", str(tmp_path))
    asked: list[list[str]] = []
    figures = [peers.Measured("Bakehouse", "a game", "vector", True, 2e6), peers.Measured("Pgx", "b", "c", False, 1e4)]

    def run(command: list[Any], **settings: Any) -> Any:
        asked.append([str(each) for each in command])
        if "venv" in command:
            Path(command[-1]).mkdir(exist_ok=True)
        wrong = "pip" in command and len(asked) == 2
        told = json.dumps([asdict(each) for each in figures])
        return subprocess.CompletedProcess(command, int(wrong), told, "some\nno network" if wrong else "")

    monkeypatch.setattr(peers.subprocess, "run", run)
    with pytest.raises(BakehouseError, match=r"cannot be made in .*: no network"):
        bench_peers(json=False, seconds=1.0, install=True)
    for _ in range(2):
        bench_peers(json=False, seconds=1.0, install=True)
        assert "200.0" in capsys.readouterr().out
    told = [next(word for word in ("venv", "pip", "bench") if word in command) for command in asked]
    assert told == ["venv", "pip", "venv", "pip", "bench", "bench"]


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo", "pyspiel"])
def test_a_missing_package_is_told_in_a_sentence(missing: str) -> None:
    module = "bakehouse.envs.open_spiel" if missing == "pyspiel" else "bakehouse.envs"
    program = f"""
import sys
sys.modules[{missing!r}] = None
from bakehouse.errors import MissingExtra
try:
    import {module}
except MissingExtra as problem:
    print(problem)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert missing in told and "pip install 'bakehouse[envs]'" in told
