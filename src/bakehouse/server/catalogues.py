"""The words of games as browsers get them: a game's catalogue in a language, and the line on its box."""

from functools import lru_cache

from bakehouse.games import find
from bakehouse.server.assets import Asset, as_asset
from bakehouse.words import Catalogue
from bakehouse.words.catalogue import COMMON, FIRST


@lru_cache
def catalogue(game: str, language: str) -> Asset:
    """A game's own phrases, then those that all games share; English where it has none in that language."""
    own = find(game).folder / "words"
    known = next((code for code in (language, FIRST) if (own / f"{code}.ftl").is_file()), FIRST)
    files = (folder / f"{known}.ftl" for folder in (own, COMMON))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
    return as_asset(text.encode(), "text/plain; charset=utf-8")


@lru_cache
def promise(game: str, language: str) -> str:
    """In one line, why one should play it."""
    return phrase(game, "promise", language) or find(game).shelf.promise


def phrase(game: str, name: str, language: str) -> str:
    """A phrase of a game that has no gaps; empty if its catalogues do not know it."""
    phrases = Catalogue(find(game).folder, language)
    said = phrases.find(name)
    return phrases.fill(said, {}) if said else ""
