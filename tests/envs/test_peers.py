"""The comparison with other projects, and what is said when one is not installed."""

import json
import subprocess
import sys

import pytest

from bakehouse import peers
from bakehouse.cli.bench import bench_peers


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
