"""What is not of a game knows no game: it is told of games by the package alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bakehouse as bh
from bakehouse.games import OURS, find

PACKAGE = Path(bh.__file__).parent
GENERIC = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if not any(path.is_relative_to(PACKAGE / "games" / game) for game in OURS)
]
NAMES = {
    spelling.lower()
    for game in OURS
    for spelling in (game, game.replace("_", "-"), game.replace("_", ""), find(game).title)
}
"""Identifiers in code, on the command line and in Gymnasium, and titles."""


def code_of(path: Path) -> Iterator[tuple[int, str]]:
    """The names and strings in a file, with their lines; what explains may take a game as an example."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    explains = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explains:
            if node.value.startswith("# "):
                continue  # a page of the documentation
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_generic_file_names_a_game(path: Path) -> None:
    named = [f"line {line}: {text!r}" for line, text in code_of(path) if any(name in text.lower() for name in NAMES)]
    assert not named, f"{path.relative_to(PACKAGE)} names a game: {'; '.join(named)}"


def test_the_search_would_find_one() -> None:
    game = PACKAGE / "games" / OURS[0] / "__init__.py"
    assert any(OURS[0] in text for _, text in code_of(game))
