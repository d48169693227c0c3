"""The words of the browser's frame and of the boards: complete in every language, with the same values to fill in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from bakehouse.games import OURS, find
from bakehouse.server.typescript import BOARD, label_names

FRAME = Path(__file__).parents[1] / "web/src/words"
LANGUAGES = sorted(path.stem for path in FRAME.glob("*.ftl"))
FOLDERS = [FRAME, *(find(name).folder / "words" for name in OURS)]


class Gaps(visitor.Visitor):
    """What a message wants to be told, and which printed numbers it names."""

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.found.add(node.id.name)
        if isinstance(node, ast.StringLiteral) and node.value.strip():
            self.found.add(node.value)
        super().generic_visit(node)


def messages(folder: Path, language: str) -> Iterator[ast.Message]:
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{folder.parent.name}, {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            yield entry


def labels(folder: Path, language: str) -> dict[str, set[str]]:
    """What the labels want to be told; all messages of the frame are labels, of a game those of its board."""
    known = label_names(folder / f"{language}.ftl", None if folder == FRAME else BOARD)
    return {message.id.name: Gaps(message).found for message in messages(folder, language) if message.id.name in known}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_message_is_told_twice(folder: Path) -> None:
    for language in LANGUAGES:
        known = [message.id.name for message in messages(folder, language)]
        assert sorted(set(known)) == sorted(known)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_label_has_its_words_and_values_in_every_language(folder: Path, language: str) -> None:
    english, translated = labels(folder, "en"), labels(folder, language)
    assert len(english) > 90
    assert translated.keys() == english.keys()
    assert {name: gaps for name, gaps in translated.items() if not gaps <= english[name]} == {}
