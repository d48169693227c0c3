"""The browser's part names no game outside the game's own folder: which there are says the server."""

from pathlib import Path

import pytest

import bakehouse as bh

SOURCES = Path(__file__).parents[1] / "web" / "src"


@pytest.mark.parametrize("game", bh.GAMES)
def test_no_generic_file_of_the_browser_names_a_game(game: str) -> None:
    generic = [path for path in SOURCES.rglob("*") if path.is_file() and SOURCES / "games" / game not in path.parents]
    assert len(generic) > 50, "the sources of the browser's part are not where they were"
    assert [str(path) for path in generic if game in path.read_text("utf-8")] == []
