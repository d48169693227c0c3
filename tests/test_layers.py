"""Layers are law: nothing imports what stands above it, not even within a function or for types alone."""

import ast
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import bakehouse as bh

SOURCE = Path(bh.__file__).parent
TEMPLATES = SOURCE / "scaffold" / "my_game"
"""A game to begin with: a package of its own once it is written out."""

LAYERS = (
    ("forms", "errors", "folders", "edition", "actions", "cluster", "lazily", "copies"),
    ("kernel", "kernel.*"),
    ("fields", "words", "words.*"),
    ("games", "games.*"),
    (
        "games.game",
        "games.*.table",
        "games.*.training",
        "chance",
        "match",
        "kept",
        "network",
        "policy",
        "record",
        "proof",
        "describing",
        "screen",
        "walk",
    ),
    ("players", "players.*"),
    ("analysis", "analysis.*"),
    ("", "simulation", "simulation.*", "bench", "daily", "puzzles", "puzzles.*", "stories", "warmup"),
    (
        "envs",
        "envs.*",
        "lab",
        "lab.*",
        "server",
        "server.*",
        "testing",
        "testing.*",
        "training",
        "training.*",
        "facts",
        "scaffold",
    ),
    ("cli", "cli.*", "pacing", "peers", "strength"),
)
"""From below. The package itself ("") offers what is needed to play and to simulate; the longest pattern counts."""


@cache
def layer_of(module: str) -> int:
    """The number of the layer that a module of the package stands in."""
    fitting = [(len(name), number) for number, names in enumerate(LAYERS) for name in names if fnmatch(module, name)]
    assert fitting, f"bakehouse.{module} has no layer: give it one here"
    return max(fitting)[1]


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """All modules of the package by their names within it."""
    found = []
    for path in sorted(set(SOURCE.rglob("*.py")) - set(TEMPLATES.rglob("*.py"))):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found.append((name, ast.parse(path.read_text(encoding="utf-8"))))
    return found


def imported(tree: ast.Module) -> Iterator[str]:
    """The modules of the package that a module imports, wherever it does."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            assert not node.level, "imports are absolute"
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if is_module(name) else node.module for name in inner]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            if name.split(".")[0] == "bakehouse":
                yield name.removeprefix("bakehouse").removeprefix(".")


def is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split(".")[1:])
    return name.startswith("bakehouse.") and (path.is_dir() or path.with_suffix(".py").is_file())


def test_nothing_is_imported_from_above() -> None:
    upwards = {
        f"bakehouse.{name} imports bakehouse.{used}"
        for name, tree in modules()
        for used in imported(tree)
        if layer_of(used) > layer_of(name)
    }
    assert not upwards


def test_rules_import_their_records_and_the_kernel_alone() -> None:
    for name, tree in modules():
        if fnmatch(name, "games.*.rules"):
            game = name.removesuffix(".rules")
            known = (f"{game}.state", f"{game}.features")
            others = {used for used in imported(tree) if not fnmatch(used, "kernel*") and used not in known}
            assert not others, f"the rules of {game} import {others}"


def test_no_game_knows_another() -> None:
    for name, tree in modules():
        if fnmatch(name, "games.*.*"):
            game = name.split(".")[1]
            others = {used for used in imported(tree) if fnmatch(used, "games.*.*") and used.split(".")[1] != game}
            assert not others, f"{name} imports {others}"
