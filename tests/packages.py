"""Games of other packages for tests: written to a folder, and as good as installed there."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bakehouse
from bakehouse import games
from bakehouse.scaffold import new_game

EXAMPLE = Path(__file__).resolve().parents[1] / "examples/hot_oven"


def install(package: Path, target: Path) -> str:
    """Install a package into a folder, as people would; returns the path on which a process finds it and Bakehouse."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--no-index"]
    told = [*pip, "--no-build-isolation", "--target", str(target), str(package)]
    made = subprocess.run(told, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return os.pathsep.join([str(Path(bakehouse.__file__).parents[1]), str(target)])


def scaffolded(name: str, home: Path) -> Path:
    """A new game, and the folder with its modules."""
    return new_game(name, home / name) / "src" / name


def edit(file: Path, old: str, new: str) -> None:
    """Change the one place of a file that reads so."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name} has {text.count(old)} places that read {old!r}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def announce(folder: Path, package: str, entries: dict[str, str]) -> None:
    """Write what an installer would write beside the modules: the name of the package and its entry points."""
    told = folder / f"{package}-0.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n", encoding="utf-8")
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (told / "entry_points.txt").write_text("\n".join([f"[{games.GROUP}]", *lines, ""]), encoding="utf-8")


@contextmanager
def on_the_path(*folders: Path) -> Iterator[None]:
    """The packages in these folders are installed for a while."""
    with pytest.MonkeyPatch.context() as patch:
        for folder in folders:
            patch.syspath_prepend(folder)
        games.look_again()
        try:
            yield
        finally:
            patch.undo()
            games.look_again()
