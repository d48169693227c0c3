"""Every test keeps its matches in a folder of its own."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bakehouse.cli.app import app

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("BAKEHOUSE_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    return folder


@pytest.fixture
def run() -> Run:
    """Runs `bakehouse` with these arguments; the lines are typed one after the other."""

    def call(*arguments: object, lines: list[str] | None = None) -> Any:
        typed = "".join(f"{line}\n" for line in lines or [])
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)

    return call
