"""`bakehouse tournament`: tables and files, interruptions, and what is said to bad input."""

import signal
import subprocess
from pathlib import Path

import polars
import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import BAKEHOUSE, environment
from tests.cli.test_play import wait_for

GAME = "bake-and-sale"


def test_tables_on_the_screen_and_in_the_folder(run: Run, tmp_path: Path) -> None:
    asked = ["tournament", GAME, "--players", "random", "greedy", "--games", "3", "--workers", "1", "--out"]
    result = run(*asked, tmp_path / "out")
    assert result.exit_code == 0, result.output
    assert "4 games (3 were asked for; everybody plays equally often): 2 blocks of 2 games" in result.output
    for told in ("Elo", "Openskill", "Won", "Points", "Longest", "greedy", "against the column"):
        assert told in result.output
    assert "Fell back" not in result.output
    games = polars.read_parquet(tmp_path / "out" / "games.parquet")
    assert games["player_0"].to_list() != games["player_1"].to_list() and games.height == 4
    assert polars.read_parquet(tmp_path / "out" / "standings.parquet")["player"].to_list() == ["greedy", "random"]
    assert "<svg" in (tmp_path / "out" / "report.html").read_text()
    before = games.to_dicts()
    assert run(*asked, tmp_path / "out").exit_code == 0  # nothing is left to be played
    assert polars.read_parquet(tmp_path / "out" / "games.parquet").to_dicts() == before
    refused = run("tournament", GAME, "--players", "greedy", "random", "--out", tmp_path / "out")
    assert refused.exit_code == 2 and "belongs to another tournament" in refused.output


def test_alone_the_levels_are_counted(run: Run) -> None:
    result = run("tournament", GAME, "--seats", "1", "--players", "greedy", "--games", "3", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "Share of the games that reach each level" in result.output
    assert "easy 120" in result.output and "impossible 200" in result.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess", "--players", "random", "greedy"], "There is no game 'chess'"),
        ([GAME], "between 2 and 64 players, not 0"),
        ([GAME, "--players", "random", "gredy"], "did you mean greedy?"),
        ([GAME, "--players", "random", "random"], "named twice"),
        ([GAME, "--players", "random", "search:sims=none"], "search:sims is a whole number"),
        ([GAME, "--players", "random", "search:time=0s"], "search:time is a time from"),
        ([GAME, "--players", "random", "greedy", "--limit", "0"], "The limit of a decision is more than 0"),
        ([GAME, "--players", "random", "greedy", "--seats", "9"], "1 to 8 seats, not 9"),
        ([GAME, "--players", "random", "greedy", "--out", "{file}"], "cannot be used"),
        ([GAME, "--players", "random", "greedy", "--house-rule", "snow=deep"], "There is no house rule 'snow'"),
    ],
)
def test_bad_input(run: Run, tmp_path: Path, arguments: list[str], told: str) -> None:
    (tmp_path / "file").write_text("")
    result = run("tournament", *(argument.format(file=tmp_path / "file") for argument in arguments))
    assert result.exit_code == 2, result.output
    assert told in result.output and "Traceback" not in result.output


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_a_tournament_that_is_ended_goes_on(run: Run, tmp_path: Path, sent: signal.Signals) -> None:
    out = tmp_path / "out"
    asked = ["tournament", GAME, "--players", "random", "search:sims=100", "--games", "12", "--workers", "1", "--out"]
    begun = subprocess.Popen(
        [*BAKEHOUSE, *asked, str(out)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    journal = out / "games.jsonl"
    wait_for(lambda: journal.read_text().count("\n") >= 2)
    begun.send_signal(sent)
    shown, errors = (stream.decode() for stream in begun.communicate(timeout=60))
    assert "Traceback" not in shown + errors
    if sent == signal.SIGINT:
        assert begun.returncode == 130 and "the same command goes on" in " ".join(shown.split())
        assert (out / "report.html").exists()
    kept = journal.read_text().splitlines()
    assert 2 <= len(kept) < 12
    result = run(*asked, out)
    assert result.exit_code == 0, result.output
    assert journal.read_text().splitlines()[: len(kept) - 1] == kept[:-1]
    assert polars.read_parquet(out / "games.parquet")["game"].to_list() == list(range(12))
