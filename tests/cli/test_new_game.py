"""`bakehouse new-game`: the package that it writes is whole, tidy and playable."""

import subprocess
import sys
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.games import OURS
from bakehouse.scaffold import new_game

NAMES = ["bun", "a_name_that_has_thirty_letters"]


@pytest.mark.parametrize("name", NAMES)
def test_what_it_writes_is_formatted_and_linted(name: str, tmp_path: Path) -> None:
    home = new_game(name, tmp_path / "game")
    for check in (["check"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *check, "--no-cache", str(home)]
        told = subprocess.run(ruff, capture_output=True, text=True)
        assert told.returncode == 0, told.stdout


def test_it_writes_all_that_belongs_to_a_package(tmp_path: Path) -> None:
    home = new_game("Hot Cross Bun", tmp_path / "game")
    written = {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file()}
    modules = [
        "__init__",
        "actions",
        "box",
        "features",
        "greedy",
        "levels",
        "position",
        "rules",
        "state",
        "table",
        "telling",
        "view",
    ]
    expected = {f"src/hot_cross_bun/{module}.py" for module in modules}
    expected |= {"src/hot_cross_bun/components.toml", "src/hot_cross_bun/rules.md", "pyproject.toml", "README.md"}
    expected.add("src/hot_cross_bun/words/en.ftl")
    assert written == expected | {"tests/test_hot_cross_bun.py", "docs/hot_cross_bun.md"}
    everything = "".join((home / path).read_text(encoding="utf-8") for path in written)
    assert "my_game" not in everything and "my-game" not in everything and "My Game" not in everything
    assert 'hot_cross_bun = "hot_cross_bun:GAME"' in (home / "pyproject.toml").read_text(encoding="utf-8")


def test_its_title_is_what_was_told(tmp_path: Path) -> None:
    for name, title in (("hot-cross", "Hot Cross"), ("McBun", "McBun"), ("tea", "Tea")):
        home = new_game(name, tmp_path / name)
        assert (home / "README.md").read_text(encoding="utf-8").startswith(f"# {title}\n")


@pytest.mark.parametrize("name", ["9lives", "class", "", "a__b", "x" * 31, "tür", "a/b", "_bun"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(bh.BadGame, match=r"A game cannot be called .*, such as hot-oven\."):
        new_game(name, tmp_path / "game")
    assert not (tmp_path / "game").exists()


@pytest.mark.parametrize(("name", "said"), [(OURS[0], "There is a game"), ("numpy", "There is a Python package numpy")])
def test_a_name_that_is_taken_is_refused(name: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(bh.BadGame, match=said):
        new_game(name, tmp_path / "game")


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("keep me", encoding="utf-8")
    with pytest.raises(bh.BadFile, match=r"is there already; name a new folder with --folder\."):
        new_game("bun", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_the_command_says_what_to_do_next(tmp_path: Path) -> None:
    source = str(Path(bh.__file__).parents[1])
    command = [sys.executable, "-m", "bakehouse.cli", "new-game", "bun"]
    told = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": source, "PATH": ""}, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert "pip install --editable bun" in told.stdout and (tmp_path / "bun/pyproject.toml").is_file()
