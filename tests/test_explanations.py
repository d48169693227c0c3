"""Everything explains itself by words of the catalogues, never by a tooltip of the browser's own."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from pydantic import TypeAdapter

from bakehouse.games import OURS, find
from bakehouse.words import LANGUAGES

SOURCE = Path(__file__).parents[1] / "web/src"
SVELTE = sorted(SOURCE.rglob("*.svelte"))
NATIVE = re.compile(r"<title\b|<[a-z][a-z0-9]*\b[^<>]*?\stitle=", re.DOTALL)
"""A title of SVG, or the attribute on an element; components, with a capital letter, may have such a property."""
NOT_SHOWN = {"id"}
"""Fields that name a thing instead of telling something about it."""


def markup(source: str) -> str:
    """A component without its script, style, comments and the code in braces."""
    text = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    while (shorter := re.sub(r"\{[^{}]*\}", "{}", text)) != text and "{" in re.sub(r"\{\}", "", text):
        text = shorter
    return text


@pytest.mark.parametrize("file", SVELTE, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_tooltip_of_the_browser_is_used(file: Path) -> None:
    assert NATIVE.findall(markup(file.read_text(encoding="utf-8"))) == []


def test_what_is_looked_for_is_found() -> None:
    shown = '<Area title="a" /><g x="{() => 1}"><title>b</title></g><b class="c" title={`d ${e({})}`}>f</b>'
    assert NATIVE.findall(markup(shown)) == ["<title", '<b class="c" title=']


def messages(game: str, language: str) -> dict[str, ast.Message]:
    text = (find(game).folder / "words" / f"{language}.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def fields(schema: dict[str, Any]) -> Iterator[str]:
    """The names of all fields of a view; the keys of records are things, and have names of their own."""
    for told in [schema, *schema.get("$defs", {}).values()]:
        yield from told.get("properties", {})


@pytest.mark.parametrize("game", OURS)
def test_every_field_of_a_view_has_a_title_in_every_language(game: str) -> None:
    view = find(game).view
    schema = TypeAdapter(get_type_hints(view, include_extras=True)["return"]).json_schema()
    shown = set(fields(schema)) - NOT_SHOWN
    assert len(shown) > 20
    for language in LANGUAGES:
        known = messages(game, language)
        assert sorted(f for f in shown if f"area-{f}" not in known) == [], language


@pytest.mark.parametrize("game", OURS)
def test_titles_are_explained_alike_in_every_language(game: str) -> None:
    def explained(language: str) -> dict[str, bool]:
        told = messages(game, language)
        return {
            name: bool(one.attributes) for name, one in told.items() if name.startswith(("area-", "value-", "kind-"))
        }

    english = explained("en")
    assert sum(english.values()) > 20
    for language in LANGUAGES:
        assert explained(language) == english
