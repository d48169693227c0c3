"""No printed number stands in a text of the browser: an edition may change it, so it comes from the components."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from bakehouse.games import OURS, find

SOURCE = Path(__file__).parents[1] / "web/src"
CATALOGUES = sorted(
    [*(SOURCE / "words").glob("*.ftl"), *(path for name in OURS for path in find(name).folder.rglob("*.ftl"))]
)
SVELTE = sorted(SOURCE.rglob("*.svelte"))
SPOKEN = ("aria-label", "alt", "placeholder", "title", "label")
"""Attributes whose values people read or hear."""


class Told(visitor.Visitor):
    """The texts of a catalogue, without the names of messages and without what is filled in."""

    def __init__(self, catalogue: Path) -> None:
        self.texts: list[str] = []
        self.visit(FluentParser().parse(catalogue.read_text("utf-8")))

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.TextElement):
            self.texts.append(node.value)
        super().generic_visit(node)


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: f"{file.parents[1].name} {file.stem}")
def test_the_only_number_in_a_catalogue_is_the_one_of_the_singular(file: Path) -> None:
    """`1 hourglass` beside `{ $n } hourglasses`: that is grammar, and no component; so is the name `1 for One`."""
    texts = Told(file).texts
    assert len(texts) > 100
    assert [told for told in texts if re.search(r"\d", re.sub(r"\b1\b", "", told))] == []


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
