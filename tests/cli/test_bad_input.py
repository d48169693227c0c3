"""Every mistake gets one sentence and exit code 2, and nothing is lost."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import finished

GAME = "bake-and-sale"


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Files that are wrong in one way each."""
    record = finished(["Ada"]).record()
    contents = {
        "file": "",
        "not_toml": "days = = 7",
        "wrong_key": "[breads.bagette]\nstars = 2",
        "wrong_value": "days = 'seven'",
        "unplayable": "[breads.baguette]\npins = 1",
        "no_record": "Dear diary",
        "cut_off": record[: len(record) // 2].rpartition(",")[0],
        "changed": record.replace("end_day", "network", 1),
        "other_box": record.replace("Box: ", "Box: 0"),
        "whole": record,
    }
    for name, content in contents.items():
        (tmp_path / name).write_text(content)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    names = [*contents, "binary", "missing", "file/below", "missing/below"]
    return {name: str(tmp_path / name) for name in names}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["puzzles", "chess"], "There is no game 'chess'"),
        (["puzzles", GAME, "none"], "has no puzzle 'none'"),
        (["puzzles", GAME, "--theme", "bakin"], "did you mean baking?"),
        (["puzzles", GAME, "--file", "{whole}"], "are damaged"),
        (["puzzles", GAME, "--make", "5", "--file", "{file/below}"], "cannot be written"),
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "bake-and-sail"], "did you mean bake-and-sale?"),
        (["play", GAME, "--seats", "9"], "1 to 8 seats, not 9"),
        (["play", GAME, "--seats", "0"], "1 to 8 seats, not 0"),
        (["play", GAME, "--players", "gredy"], "did you mean greedy?"),
        (["play", GAME, "--players", "Ada"], "there are person, person:NAME"),
        (["play", GAME, "--players", "person:random"], "the name of a program"),
        (["play", GAME, "--seats", "1", "--players", "person", "random"], "2 players for 1 seats"),
        (["play", GAME, "--seed", "-1"], "A seed is a whole number"),
        (["play", GAME, "--house-rule", "ladder"], "name=value"),
        (["play", GAME, "--house-rule", "snow=deep"], "There is no house rule 'snow'"),
        (["play", GAME, "--house-rule", "ladder=tall"], "it is one of sum, highest"),
        (["play", GAME, "--edition", "{missing}"], "cannot be read"),
        (["play", GAME, "--edition", "{binary}"], "not a text file"),
        (["play", GAME, "--edition", "{not_toml}"], "not valid TOML"),
        (["play", GAME, "--edition", "{wrong_key}"], "breads.bagette"),
        (["play", GAME, "--edition", "{wrong_value}"], "days"),
        (["play", GAME, "--edition", "{unplayable}"], "baguette.pins must be 0"),
        (["play", GAME, "--aim", "heaven"], "there are easy, normal"),
        (["play", GAME, "--aim", "easy", "--seats", "2"], "for those who play alone"),
        (["play", GAME, "--save", "{whole}"], "exists already"),
        (["play", GAME, "--save", "{file/below}"], "cannot be written"),
        (["play", GAME, "--save", "{missing/below}"], "cannot be written"),
        (["play", "--resume"], "There is no unfinished match"),
        (["play", "--resume", "{missing}"], "cannot be read"),
        (["play", "--resume", "{binary}"], "not a text file"),
        (["play", "--resume", "{no_record}"], "This is not a record"),
        (["play", "--resume", "{cut_off}"], "--salvage"),
        (["play", "--resume", "{changed}"], "of the record"),
        (["play", "--resume", "{other_box}"], "are not those of the box"),
        (["play", "--resume", "{whole}", "--seats", "2"], "leave out --seats"),
        (["replay", "{missing}"], "cannot be read"),
        (["replay", "{no_record}"], "This is not a record"),
        (["replay", "{no_record}", "--salvage"], "This is not a record"),
        (["replay", "{cut_off}"], "--salvage shows what is left"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["components", "chess"], "There is no game 'chess'"),
        (["components", GAME, "--edition", "{wrong_key}"], "breads.bagette"),
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", GAME, "--seats", "9"], "1 to 8 seats, not 9"),
        (["simulate", GAME, "--players", "person"], "no player 'person'"),
        (["simulate", GAME, "--seats", "1", "--players", "random", "random"], "2 players for 1 seats"),
        (["simulate", GAME, "--house-rule", "snow=deep"], "There is no house rule 'snow'"),
        (["simulate", GAME, "--out", "{missing/below}"], "cannot be written"),
        (["simulate", GAME, "--seed", str(2**63)], "A seed is a whole number"),
    ],
)
def test_one_sentence_and_exit_code_2(run: Run, files: dict[str, str], arguments: list[str], told: str) -> None:
    before = Path(files["whole"]).read_text()
    result = run(*[files[part[1:-1]] if part.startswith("{") else part for part in arguments])
    assert result.exit_code == 2, result.output
    assert told in result.stderr
    assert result.stderr.count("\n") == 1, "one sentence"
    assert result.stderr.rstrip().endswith((".", "?"))
    assert "Traceback" not in result.output
    assert Path(files["whole"]).read_text() == before


@pytest.mark.parametrize(
    "arguments", [["--nothing"], ["bake"], ["play", "--nothing"], ["simulate", GAME, "--games", "0"]]
)
def test_unknown_options_and_commands(run: Run, arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
