"""`bakehouse lab`: pages, tables and files, interruptions, and what is said to bad input."""

import json
from pathlib import Path

import polars
import pytest

from tests.cli.conftest import Run

GAME = "bake-and-sale"


def test_a_report_is_one_page_with_the_same_numbers_as_files(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "answer"
    result = run("lab", "report", GAME, "--games", "60", "--tests", "12", "--out", out)
    assert result.exit_code == 0, result.output
    assert "60 games, one seat, greedy in every seat" in " ".join(result.output.split())
    page = (out / "report.html").read_text()
    assert page.count("<svg") > 8 and "<script" not in page and "src=" not in page and 'href="http' not in page
    for title in ("Length and branching", "The ladder", "Components: use and worth", "Skill trace", "House rules"):
        assert title in page
    table = polars.read_parquet(out / "figures.parquet")
    told = json.loads((out / "figures.json").read_text())
    assert told["about"]["games"] == 60 and told["about"]["finished"] and len(told["figures"]) == table.height
    length = table.filter(polars.col("metric") == "length")
    assert length["games"].to_list()[0] == 60 and f"{length['value'][0]:.1f}" in page
    assert set(table["section"]) >= {"metrics", "with and without", "forced and forbidden", "skill", "house rules"}
    again = run("lab", "report", GAME, "--games", "60", "--tests", "12", "--threads", "1", "--out", tmp_path / "again")
    assert again.exit_code == 0
    assert (tmp_path / "again" / "figures.json").read_text() == (out / "figures.json").read_text()


def test_an_interrupted_report_tells_of_what_was_finished(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bakehouse.lab import study

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(study, "_trace_skill", interrupted)
    result = run("lab", "report", GAME, "--games", "40", "--tests", "0", "--out", tmp_path / "out")
    assert result.exit_code == 130 and "Interrupted after 40 of 40 games" in result.output
    page = (tmp_path / "out" / "report.html").read_text()
    assert "The study was interrupted" in page and "Skill trace" not in page
    assert not json.loads((tmp_path / "out" / "figures.json").read_text())["about"]["finished"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["report", "chess"], "There is no game 'chess'"),
        (["report", GAME, "--players", "gredy"], "did you mean greedy?"),
        (["report", GAME, "--players", "greedy", "random", "--seats", "3"], "2 players for 3 seats"),
        (["report", GAME, "--seats", "9"], "1 to 8 seats, not 9"),
        (["report", GAME, "--out", "{file}"], "cannot be used"),
        (["report", GAME, "--games", "10", "--out", "/dev/full"], "cannot be used"),
        (["report", GAME, "--house-rule", "snow=deep"], "There is no house rule 'snow'"),
        (["report", GAME, "--edition", "{file}.toml"], "cannot be read"),
    ],
)
def test_bad_input(run: Run, tmp_path: Path, arguments: list[str], told: str) -> None:
    (tmp_path / "file").write_text("")
    result = run("lab", *(argument.format(file=tmp_path / "file") for argument in arguments))
    assert result.exit_code == 2, result.output
    assert told in " ".join(result.output.split()) and "Traceback" not in result.output


def test_a_full_disk_is_one_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, *_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    result = run("lab", "report", GAME, "--games", "20", "--tests", "0", "--out", tmp_path / "out")
    assert result.exit_code == 2 and "no space left on device" in " ".join(result.output.split())
