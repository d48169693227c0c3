"""Puzzles in files: a line that says of which game, rules and box they are, then one line for each.

A game ships a file in its folder; what a person makes on this computer lies in the data folder and is added to it.
"""

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from bakehouse.errors import BadFile, UnknownName
from bakehouse.folders import data_folder, reason
from bakehouse.games import find as find_game
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game
from bakehouse.puzzles.puzzle import Puzzle

FILE = "puzzles.jsonl"
FORMAT = 1


def shipped_file(definition: Definition) -> Path:
    """The puzzles that come with a game."""
    return definition.folder / FILE


def own_file(definition: Definition) -> Path:
    """The puzzles that were made on this computer."""
    return data_folder() / "puzzles" / f"{definition.id}.jsonl"


def has_puzzles(definition: Definition) -> bool:
    """Whether there are puzzles of a game; nothing is read."""
    return shipped_file(definition).exists() or own_file(definition).exists()


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game that there are here: those that it ships, and those that were made on this computer."""
    definition = find_game(game)
    found: dict[str, Puzzle] = {}
    for file in (shipped_file(definition), own_file(definition)):
        if file.exists():
            found |= {puzzle.id: puzzle for puzzle in read_file(file, definition)}
    return tuple(found.values())


def find(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its id."""
    definition = find_game(game)
    found = next((each for each in puzzles_of(game) if each.id == puzzle), None)
    if found is None:
        raise UnknownName(f"{definition.title} has no puzzle {puzzle!r}.")
    return found


def read_file(file: Path, definition: Definition) -> tuple[Puzzle, ...]:
    """The puzzles of a file; refused in one sentence if it is damaged, or of other rules than today's."""
    try:
        stamp = file.stat()
        return _read(file, definition.id, (stamp.st_mtime_ns, stamp.st_size))
    except OSError as problem:
        raise BadFile(f"The puzzles in {file} cannot be read: {reason(problem)}.") from None


@lru_cache(maxsize=64)
def _read(file: Path, game: str, stamp: tuple[int, int]) -> tuple[Puzzle, ...]:
    try:
        heading, *lines = file.read_text(encoding="utf-8").splitlines()
        _check(file, json.loads(heading), find_game(game))
        return tuple(Puzzle.read(game, json.loads(line)) for line in lines)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadFile(f"The puzzles in {file} are damaged.") from None


def heading_of(definition: Definition) -> dict[str, Any]:
    """What stands above the puzzles of a game: what they were made by."""
    box = Game(definition, definition.seats.start).digest
    return {"puzzles": FORMAT, "game": definition.id, "rules": definition.version, "box": box}


def _check(file: Path, told: Mapping[str, Any], definition: Definition) -> None:
    wanted = heading_of(definition)
    if told["puzzles"] != FORMAT or told["game"] != definition.id:
        raise BadFile(f"The file {file} holds no puzzles of {definition.title}.")
    if told != wanted:
        again = f"bakehouse puzzles {definition.id.replace('_', '-')} --make 200 makes new ones"
        raise BadFile(f"The puzzles in {file} were made by other rules or another box than today's; {again}.")


def begin(file: Path, definition: Definition) -> tuple[Puzzle, ...]:
    """Make a file ready to be added to; returns what is in it already. A last line that was cut off is dropped."""
    try:
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(_line(heading_of(definition)), encoding="utf-8")
        whole = file.read_bytes()
        if not whole.endswith(b"\n"):
            file.write_bytes(whole[: whole.rfind(b"\n") + 1])
    except OSError as problem:
        raise BadFile(f"The file {file} cannot be written: {reason(problem)}.") from None
    return read_file(file, definition)


def add(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Add puzzles to a file, each as soon as it is found: whoever stops the work keeps them."""
    try:
        with file.open("a", encoding="utf-8") as out:
            for puzzle in puzzles:
                out.write(_line(puzzle.told()))
    except OSError as problem:
        raise BadFile(f"The file {file} cannot be written: {reason(problem)}.") from None


def _line(told: Mapping[str, Any]) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"
