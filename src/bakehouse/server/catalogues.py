"""The words of games as browsers get them: a game's catalogue in a language, and the line on its box."""

from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource

from bakehouse.games import find
from bakehouse.server.assets import Asset, as_asset

ENGLISH = "en"


@lru_cache
def words_of(game: str, language: str) -> str:
    """A game's catalogue; English where it has none in that language, nothing where it brings no words along."""
    folder = find(game).folder / "words"
    files = (folder / f"{code}.ftl" for code in (language, ENGLISH))
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


@lru_cache
def catalogue(game: str, language: str) -> Asset:
    return as_asset(words_of(game, language).encode(), "text/plain; charset=utf-8")


@lru_cache
def promise(game: str, language: str) -> str:
    """In one line, why one should play it."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(words_of(game, language)))
    if not bundle.has_message("promise"):
        return find(game).shelf.promise
    said = bundle.get_message("promise").value
    return str(bundle.format_pattern(said)[0]) if said else ""
