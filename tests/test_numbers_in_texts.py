"""No printed number stands in a text of the browser: an edition may change it, so it comes from the components."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "web/src"
LANGUAGES = sorted((SOURCE / "lib/i18n").glob("??.ts"))
SVELTE = sorted(SOURCE.rglob("*.svelte"))

PHRASE = re.compile(r'^  ("[^"]+"|\w+):\s+("(?:[^"\\]|\\.)*")', re.MULTILINE)
FORM = re.compile(r'^  ("(?:[^"\\]|\\.)*")(?::\s+("(?:[^"\\]|\\.)*"))?,$', re.MULTILINE)
GAP = re.compile(r"\{[\w.]+\}")
SPOKEN = ("aria-label", "alt", "placeholder", "title", "label")
"""Attributes whose values people read or hear."""


def catalogue(file: Path) -> tuple[str, str]:
    """The phrases of a language, and the forms of what the server says."""
    phrases, forms = re.split("export const (?:forms|phrases)", file.read_text(encoding="utf-8"))
    return phrases, forms


@pytest.mark.parametrize("file", LANGUAGES, ids=lambda file: file.stem)
def test_no_phrase_of_a_catalogue_has_a_number(file: Path) -> None:
    phrases = PHRASE.findall(catalogue(file)[0])
    assert len(phrases) > 500
    assert [(key, told) for key, told in phrases if re.search(r"\d", GAP.sub("", told))] == []


@pytest.mark.parametrize("file", LANGUAGES, ids=lambda file: file.stem)
def test_the_only_number_in_a_form_is_the_one_of_the_singular(file: Path) -> None:
    """`1 hourglass` beside `{n} hourglasses`: that is grammar, and no component."""
    forms = [told for pair in FORM.findall(catalogue(file)[1]) for told in pair]
    assert len(forms) > 300
    assert [told for told in forms if re.search(r"\d", re.sub(r"\b1\b", "", GAP.sub("", told)))] == []


def without(text: str, opening: str, closing: str) -> str:
    """A text without everything between brackets, however deeply they are nested."""
    left, depth = [], 0
    for letter in text:
        depth += letter == opening
        if not depth:
            left.append(letter)
        depth -= letter == closing
    return "".join(left)


def told_in(source: str) -> list[str]:
    """What stands in a component for people to read: text between tags, and attributes that are read."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    markup = without(markup, "{", "}")
    attributes = re.findall(rf'\s(?:{"|".join(SPOKEN)})="([^"]*)"', markup)
    return [*attributes, *re.split(r"<[^>]*>", markup)]


@pytest.mark.parametrize("file", SVELTE, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_text_of_a_component_has_a_number(file: Path) -> None:
    assert [told.strip() for told in told_in(file.read_text(encoding="utf-8")) if re.search(r"\d", told)] == []


def test_what_is_looked_for_is_found() -> None:
    shown = '<text x="37">+1</text><i aria-label="8 money" r="9">{5 + b[{}]}</i><style>a{width:3px}</style>'
    assert [told for told in told_in(shown) if told] == ["8 money", "+1"]
