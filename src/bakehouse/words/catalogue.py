"""Catalogues: the phrases of a game in one language, in files that people and translators edit (Project Fluent)."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español"}
"""The languages that all of Bakehouse speaks, by their own names."""
FIRST = "en"
"""The language that every game speaks."""
LOCALES = {"en": "en-GB"}
"""Whose habits a language follows in lists and numbers, if not those of its widest use."""
COMMON = Path(__file__).parent
SOUNDS_LIKE_Y = re.compile(r"i|hi(?![ae])", re.IGNORECASE)
"""Before such a word the Spanish `y` is an `e`: browsers know that, Babel does not."""

Pattern = tuple["FluentBundle", Any]


class Catalogue:
    """What a game says in a language; where it lacks a phrase, in English."""

    def __init__(self, folder: Path | None, language: str) -> None:
        self.language = language if (COMMON / f"{language}.ftl").is_file() else FIRST
        self.locale = LOCALES.get(self.language, self.language)
        self._bundles = [bundle(folder, one) for one in dict.fromkeys((self.language, FIRST))]
        self.complaints: list[str] = []
        """What was wrong with phrases that were filled."""

    def find(self, name: str, attribute: str | None = None, fall_back: bool = True) -> Pattern | None:
        """The phrase of a name, or one of its attributes."""
        for phrases in self._bundles if fall_back else self._bundles[:1]:
            if phrases.has_message(name):
                message = phrases.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return phrases, pattern
        return None

    def fill(self, pattern: Pattern, values: Mapping[str, Any]) -> str:
        phrases, phrase = pattern
        said, problems = phrases.format_pattern(phrase, dict(values))
        self.complaints += [str(problem) for problem in problems if "Unknown external: n" not in str(problem)]
        return str(said)

    def list(self, items: list[str]) -> str:
        """Several things as the language enumerates them: a, b and c."""
        from babel.lists import format_list

        said = str(format_list(items, locale=self.locale.replace("-", "_"))) if items else ""
        if self.language == "es" and len(items) > 1 and SOUNDS_LIKE_Y.match(items[-1]):
            return f"{said.removesuffix(f' y {items[-1]}')} e {items[-1]}"
        return said


def languages_of(folder: Path) -> list[str]:
    """The languages that a game speaks."""
    return sorted(path.stem for path in (folder / "words").glob("*.ftl"))


@cache
def bundle(folder: Path | None, language: str) -> "FluentBundle":
    """The phrases that all games share and those of one game, in one language."""
    from fluent.runtime import FluentBundle

    from bakehouse.words.gaps import FUNCTIONS

    phrases = FluentBundle([LOCALES.get(language, language)], FUNCTIONS, use_isolating=False)
    own = [] if folder is None else [folder / "words" / f"{language}.ftl"]
    for path in (*own, COMMON / f"{language}.ftl"):
        if path.is_file():
            phrases.add_resource(resource(path))
    return phrases


@cache
def resource(path: Path) -> "Resource":
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text("utf-8"))
