"""A game of another package, installed as people install it, is played everywhere: seen from outside."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.packages import EXAMPLE, install

EVERYWHERE = """
import json, sys, warnings
import bakehouse as bh
from bakehouse.games import LeftOut
warnings.simplefilter("error", LeftOut)
import gymnasium, bakehouse.envs
from bakehouse import players
from bakehouse.envs import TableEnv
from bakehouse.server.app import make_app
from bakehouse.server.settings import Settings
from bakehouse.testing import check_game
from starlette.testclient import TestClient

check_game("hot_oven", seeds=1, quick=True)
told = {"games": bh.GAMES, "folder": str(bh.game("hot_oven").definition.folder)}

env = gymnasium.make("bakehouse/HotOven-v1", opponents="random")
_, info = env.reset(seed=1)
over, steps = False, 0
while not over:
    _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    steps += 1
told["gymnasium"] = [steps > 5, -1 <= reward <= 1]
told["pettingzoo"] = len(TableEnv("hot_oven", 3).possible_agents)

match = bh.game("hot_oven", 2).new(seed=5)
match.play(match.legal()[0])
told["record"] = bh.load(match.record()).log == match.log
told["levels"] = [players.find(name, "hot_oven").choose(players.turn_of(match, match.actor)) in match.legal_ids()
                  for name in ("apprentice", "baker")]

with TestClient(make_app(Settings(database=sys.argv[1], hosts=("testserver",)))) as client:
    told["shelf"] = {game["id"]: game["title"] for game in client.get("/api/games").json()}
    told["rules"] = client.get("/api/games/hot-oven/rules").text[:10]
    seats = [{"kind": "me"}, {"kind": "program", "program": "baker"}]
    told["table"] = client.post("/api/tables", json={"game": "hot_oven", "seats": seats}).status_code
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process for which the example is installed, as plain Python: nothing is compiled."""
    target = tmp_path_factory.mktemp("installed")
    path = install(EXAMPLE, target)
    home = {"HOME": str(target), "XDG_DATA_HOME": str(target / "data"), "COLUMNS": "100"}
    return {**os.environ, **home, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}


def run(installed: dict[str, str], *command: str, told: str | None = None) -> str:
    done = subprocess.run([sys.executable, *command], env=installed, input=told, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_a_game_like_ours(installed: dict[str, str], tmp_path: Path) -> None:
    told: dict[str, Any] = json.loads(run(installed, "-c", EVERYWHERE, str(tmp_path / "matches.db")).splitlines()[-1])
    assert "hot_oven" in told["games"] and EXAMPLE not in Path(told["folder"]).parents
    assert told["gymnasium"] == [True, True] and told["pettingzoo"] == 3
    assert told["record"] and told["levels"] == [True, True]
    assert sorted(told["shelf"]) == sorted(told["games"]) and told["shelf"]["hot_oven"] == "Hot Oven"
    assert told["rules"] == "# Hot Oven" and told["table"] == 201


def test_it_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    played = run(installed, "-m", "bakehouse.cli", "play", "hot-oven", "--against", "baker", "--seed", "3", told="1\n")
    assert "Hot Oven, round 1, to 40 points" in played and "Put " in played
    assert "A game of dice and nerve" in run(installed, "-m", "bakehouse.cli", "rules", "hot-oven")


def test_it_is_simulated(installed: dict[str, str]) -> None:
    told = run(
        installed, "-m", "bakehouse.cli", "simulate", "hot-oven", "--games", "5", "--players", "greedy", "random"
    )
    assert told.startswith("Hot Oven, 5 games, 2 seats")


def test_it_tells_its_numbers(installed: dict[str, str]) -> None:
    assert "Middle shelf" in run(installed, "-m", "bakehouse.cli", "components", "hot-oven")


@pytest.mark.slow
def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    told = run(
        installed, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--rootdir", str(EXAMPLE), str(EXAMPLE)
    )
    assert " passed" in told and "failed" not in told
