"""The kitchen of a terminal: what came of its matches, an export of them, and nothing after a word."""

import json
from pathlib import Path

import polars
import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import finished


@pytest.fixture
def played(run: Run) -> None:
    for players, seed in ((["Ada"], 7), (["Ada", "greedy"], 3)):
        match = finished(players, seed)
        mine = [notation for seat, notation in match.notations() if seat == 0]
        names = [name if name == "greedy" else f"person:{name}" for name in players]
        run("play", "bake-and-sale", "--players", *names, "--seed", seed, lines=mine)
    run("play", "cake-auf", "--players", "person:Ada", "greedy", "--seed", 1, lines=["q"])


@pytest.mark.usefixtures("played")
def test_a_kitchen_tells_what_came_of_finished_matches(run: Run, data: Path) -> None:
    (data / "matches" / "broken.txt").write_text("not a record")
    told = run("kitchen").output
    won = finished(["Ada", "greedy"], 3).ranks() == [1, 2]
    assert "Bake & Sale\n  2 matches to the end" in told and "Cake Auf!" not in told
    assert f"against greedy: ahead {int(won)} of 1" in told
    best = max(finished(["Ada"]).scores()[0], finished(["Ada", "greedy"], 3).scores()[0])
    assert f"most points: {best} (" in told
    (data / "kitchen.json").write_text("[]")
    assert run("kitchen").output == told, "what was worked out before is only worked out again"


@pytest.mark.usefixtures("played")
def test_everything_is_exported_and_deleted_after_a_word(run: Run, data: Path, tmp_path: Path) -> None:
    for name in ("mine.json", "mine.parquet"):
        assert "2 matches written to" in " ".join(run("kitchen", "--export", tmp_path / name).output.split())
    rows = json.loads((tmp_path / "mine.json").read_text())
    alone = finished(["Ada"])
    assert alone.record() in [row["record"] for row in rows]
    assert polars.read_parquet(tmp_path / "mine.parquet")["scores"].to_list() == [row["scores"] for row in rows]
    assert "Nothing was deleted." in run("kitchen", "--delete", lines=["no"]).output
    assert len(list((data / "matches").glob("*.txt"))) == 3
    assert "Everything is gone." in run("kitchen", "--delete", lines=["delete"]).output
    assert list(data.rglob("*.*")) == []
    assert "Nothing has been baked here yet" in run("kitchen").output


def test_bad_wishes_are_answered_with_one_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = run("kitchen", "--export", tmp_path / "mine.csv")
    assert wrong.exit_code == 2 and ".json or .parquet" in wrong.output
    monkeypatch.setattr("bakehouse.cli.kitchen.find_spec", lambda name: None)
    lacking = run("kitchen", "--export", tmp_path / "mine.parquet")
    assert lacking.exit_code == 2 and "pip install bakehouse[lab]" in lacking.output
