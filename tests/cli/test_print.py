"""`bakehouse print`: what cannot be printed is told in a sentence, before a server or a browser is started."""

import itertools
import time
from pathlib import Path
from typing import cast

import pytest

from bakehouse.cli import printing
from bakehouse.errors import BadEdition, BadFile, Invalid

GAME = "cake-auf"


def test_paper_is_a4_or_letter(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"^Paper is one of a4, letter, not 'a3'\.$"):
        printing.print_game(GAME, None, "a3", tmp_path / "game.pdf")


def test_an_edition_that_cannot_be_played_is_not_printed(tmp_path: Path) -> None:
    file = tmp_path / "endless.toml"
    file.write_text("rounds = 999")
    with pytest.raises(BadEdition, match=r"^The edition's rounds is 999;"):
        printing.print_game(GAME, file, "a4", tmp_path / "game.pdf")


def test_without_a_browser_a_sentence_says_what_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAKEHOUSE_BROWSER", str(tmp_path / "none"))
    with pytest.raises(BadFile, match=r"^Printing needs Chromium or Chrome, and there is none here;"):
        printing.print_game(GAME, None, "a4", tmp_path / "game.pdf")


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "found_browser", lambda: "chromium")
    with pytest.raises(BadFile, match=r"^There is no folder .* to put game\.pdf into\.$"):
        printing.print_game(GAME, None, "a4", tmp_path / "away" / "game.pdf")


def test_an_edition_without_a_title_is_called_after_its_file(tmp_path: Path) -> None:
    file = tmp_path / "two_rounds.toml"
    file.write_text("rounds = 2\n")
    assert printing._told("cake_auf", file) == {"file": 'edition = "two rounds"\nrounds = 2\n'}


class BusyWindow:
    """A browser whose page is turned away by its server when it is opened for the first time."""

    def __init__(self) -> None:
        self.opened: list[str] = []

    def ask(self, method: str, **parameters: str) -> dict[str, str]:
        self.opened += [parameters["url"]] if parameters["url"] != "about:blank" else []
        return {}

    def evaluate(self, expression: str) -> str:
        return printing.READY if len(self.opened) > 1 else ""


def test_a_page_that_was_turned_away_is_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(now)))
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    window = BusyWindow()
    printing._wait_for_page(cast(printing.Window, window), "http://here/print", "game.pdf")
    assert window.opened == ["http://here/print"] * 2


def test_a_page_that_never_comes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    now = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(now)))
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    monkeypatch.setattr(BusyWindow, "evaluate", lambda window, expression: "")
    with pytest.raises(BadFile, match=r"^The page of game\.pdf did not become ready in 300 seconds\.$"):
        printing._wait_for_page(cast(printing.Window, BusyWindow()), "http://here/print", "game.pdf")
