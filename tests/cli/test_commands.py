"""Help, replay, rules, components and simulations."""

import socket
import subprocess
import sys
from pathlib import Path

import polars
import pytest

import bakehouse as bh
from bakehouse.cli.arguments import spread
from bakehouse.cli.simulate import interval
from tests.cli.conftest import Run
from tests.cli.helpers import environment, finished

GAME = "bake-and-sale"


def test_help_needs_nothing_heavy() -> None:
    """That is what keeps `bakehouse --help` below half a second."""
    script = (
        "import sys; from bakehouse.cli.app import app; app(['--help'], standalone_mode=False); "
        "heavy = {'numpy', 'numba', 'pydantic', 'polars'} & set(sys.modules); assert not heavy, heavy"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for command in ("play", "replay", "rules", "components", "simulate", "bench", "warmup"):
        assert command in done.stdout


@pytest.mark.parametrize("taken", [False, True])
def test_one_word_opens_the_table(run: Run, monkeypatch: pytest.MonkeyPatch, taken: bool) -> None:
    """Also beside another one: then at any free port."""
    from bakehouse.cli import serve

    places: list[serve.Place] = []
    monkeypatch.setattr(serve, "serve", places.append)
    with socket.socket() as another:
        another.bind((serve.LOOPBACK, 0))
        another.listen()
        monkeypatch.setattr(serve, "PORT", another.getsockname()[1])
        if not taken:
            another.close()
        assert run().exit_code == 0
    assert [(place.host, place.port == 0, place.open_browser) for place in places] == [(serve.LOOPBACK, taken, True)]


def test_version(run: Run) -> None:
    assert run("--version").output == f"bakehouse {bh.__version__}\n"


@pytest.mark.parametrize("command", ["play", "replay", "rules", "components", "simulate", "bench", "warmup"])
def test_every_command_has_help(run: Run, command: str) -> None:
    assert run(command, "--help").exit_code == 0


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("--players a b --seed 1", "--players a --players b --seed 1"),
        ("--players a,b bake-and-sale", "--players a,b bake-and-sale"),
        ("--players a b Bake_And_Sale", "--players a --players b Bake_And_Sale"),
        ("--players --seed 1", "--players --seed 1"),
        ("--players", "--players"),
        ("--players a --players b c", "--players a --players b --players c"),
        ("--resume", "--resume last"),
        ("--resume --aim easy", "--resume last --aim easy"),
        ("--resume x.txt", "--resume x.txt"),
        ("--resume bake-and-sale", "--resume last bake-and-sale"),
    ],
)
def test_several_values_after_one_flag(written: str, read: str) -> None:
    assert list(spread(written.split())) == read.split()


# --- Replay


def test_replay_tells_the_whole_match(run: Run, tmp_path: Path) -> None:
    match = finished(["Ada", "Ben"])
    record = tmp_path / "match.txt"
    record.write_text(match.record())
    result = run("replay", record)
    assert result.exit_code == 0
    assert "Ada, Ben" in result.output
    assert "Monday: white" in result.output
    assert "The week is over." in result.output
    assert str(match.scores()[0]) in result.output


def test_replay_salvages_what_it_can(run: Run, tmp_path: Path) -> None:
    text = finished(["Ada"]).record()
    record = tmp_path / "match.txt"
    header, _, steps = text.partition("\n\n")
    record.write_text(f"{header}\n\n{steps[: len(steps) // 2].rpartition(',')[0]}")
    result = run("replay", record, "--salvage")
    assert result.exit_code == 0
    assert "Not finished." in result.output


def test_replay_step_by_step(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from bakehouse.cli.replay import Replay
    from bakehouse.cli.screen import new_console

    match = finished(["Ada"])
    lines = iter(["", "n", "b", "5", "dance", "e", "99999", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    Replay(new_console(), match).run()
    shown = capsys.readouterr().out
    decisions = sum(seat != bh.CHANCE for seat, _ in match.log)
    places = [int(line.split()[1]) for line in shown.splitlines() if line.startswith("Decision ")]
    assert places == [0, 1, 2, 1, 5, 5, decisions, decisions]
    assert "'dance' leads nowhere" in shown
    assert "The week is over." in shown


def test_replay_trusts_the_record_not_the_seed() -> None:
    """Dice that somebody corrected in a record are shown as they stand there."""
    from bakehouse.cli.replay import Replay
    from bakehouse.cli.screen import new_console

    match = bh.game("bake_and_sale").new(seed=1)
    match.follow([(bh.CHANCE, 0)] * 6 + [(0, 0)])
    shown = Replay(new_console(), match)
    shown.go("e")
    shown.shown.follow(shown.match.log[: shown.stops[1]])
    assert shown.shown.log[:6] == ((bh.CHANCE, 0),) * 6


# --- Rules and components


def test_rules(run: Run) -> None:
    result = run("rules", "Bake_and_Sale")
    assert result.exit_code == 0
    assert "The game in a minute" in result.output


def test_components_with_their_origins(run: Run, tmp_path: Path) -> None:
    result = run("components", GAME)
    assert result.exit_code == 0
    for line in ("days          7[R]", "spaces        5 / 5 / 5[D]", "most    6[I]", "star[R], pin[D]"):
        assert line in result.output
    assert "standard edition" in result.output
    assert "changed by your edition" not in result.output
    assert "ladder=highest" in result.output
    assert "[?]" not in result.output, "every number has an origin"


def test_components_of_an_edition(run: Run, tmp_path: Path) -> None:
    edition = tmp_path / "my.toml"
    edition.write_text("[breads.brioche]\nstars = 2\nname = 'Butter plait'\n")
    result = run("components", GAME, "--edition", edition)
    [line] = [line for line in result.output.splitlines() if line.lstrip().startswith("Butter plait")]
    assert "Butter plait[E]" in line
    assert "2[E]" in line
    assert "changed by your edition" in result.output


# --- Simulations


def test_simulate_writes_every_game(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    arguments = ["--seats", "3", "--games", "40", "--players", "greedy", "random", "random", "--seed", "100"]
    result = run("simulate", GAME, *arguments, "--out", out, "--house-rule", "ladder=highest")
    assert result.exit_code == 0, result.output
    assert "40 games, 3 seats" in result.output
    assert "End: the week is over, 100.0%." in result.output
    games, definition = polars.read_parquet(out), bh.game(GAME).definition
    assert games.columns == [
        "seed", "seats", "players", "house_rules", "edition", "box", "decisions", "chances", "ending",
        "scores", "returns", "places", *(f"part.{part}" for part in definition.parts),
        *(f"used.{use}" for use in definition.uses),
    ]  # fmt: skip
    assert games["seed"].to_list() == list(range(100, 140))
    assert set(games["players"]) == {"greedy, random, random"}
    assert set(games["edition"]) == {"standard"}
    assert "ladder=highest" in games["house_rules"][0]
    assert set(games["chances"]) == {42}
    assert games["scores"].list.get(0).mean() > games["scores"].list.get(1).mean()


def test_simulate_is_random_if_not_said_and_the_same_on_any_threads(run: Run, tmp_path: Path) -> None:
    tables = []
    for threads in (1, 3):
        out = tmp_path / f"{threads}.parquet"
        assert run("simulate", GAME, "--games", 600, "--threads", threads, "--out", out).exit_code == 0
        tables.append(polars.read_parquet(out))
    assert tables[0].equals(tables[1])
    assert set(tables[0]["players"]) == {"random"}


def test_simulate_without_polars(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bakehouse.simulation.schema.find_spec", lambda name: None)
    result = run("simulate", GAME, "--out", tmp_path / "games.parquet")
    assert result.exit_code == 2
    assert "pip install 'bakehouse[lab]'" in result.stderr


def test_the_interval_of_a_share() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0.0, 10)[0] == 0.0
    assert interval(1.0, 10)[1] == pytest.approx(1.0)
