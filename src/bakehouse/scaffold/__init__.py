"""`bakehouse new-game`: a small complete game as a package of its own, to be turned into another.

The folder `my_game` is such a package, and a new one is a copy of it under its own name.
"""

import importlib.util
import keyword
import re
from collections.abc import Iterator
from pathlib import Path

from bakehouse.errors import BadFile, BadGame
from bakehouse.games import identifier, is_game

TEMPLATE = Path(__file__).parent / "my_game"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 30


def new_game(name: str, folder: Path | None = None) -> Path:
    """Write a game of this name into a new folder (one of its name here, if not said); returns the folder."""
    game = identifier(name)
    _check_name(name, game)
    home = folder or Path(game)
    if home.exists() and (not home.is_dir() or any(home.iterdir())):
        raise BadFile(f"{home} is there already; name a new folder with --folder.")
    words = {"my_game": game, "my-game": game.replace("_", "-"), "My Game": _title(name)}
    try:
        for source in _files():
            place = home / _renamed(str(source.relative_to(TEMPLATE)), words)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(_renamed(source.read_text(encoding="utf-8"), words), encoding="utf-8")
    except OSError as problem:
        raise BadFile(f"The game cannot be written to {home}: {problem.strerror}.") from None
    return home


def _check_name(told: str, game: str) -> None:
    if not NAME.fullmatch(game) or keyword.iskeyword(game) or len(game) > LONGEST:
        raise BadGame(
            f"A game cannot be called {told!r}; a name is up to {LONGEST} small letters, digits and hyphens and begins "
            "with a letter, such as hot-oven."
        )
    if is_game(game):
        raise BadGame(f"There is a game {game.replace('_', '-')} already; choose another name.")
    taken = importlib.util.find_spec(game)
    if taken and taken.origin:  # a folder without modules hides nothing
        raise BadGame(f"There is a Python package {game} already, which the game would hide; choose another name.")


def _title(told: str) -> str:
    """The name as it was told if that has capitals, else with them."""
    words = re.split(r"[\s_-]+", told.strip())
    return " ".join(words if told != told.lower() else [word.capitalize() for word in words])


def _files() -> Iterator[Path]:
    for path in sorted(TEMPLATE.rglob("*")):
        hidden = any(part.startswith((".", "__pycache__")) for part in path.relative_to(TEMPLATE).parts)
        if path.is_file() and not hidden:
            yield path


def _renamed(text: str, words: dict[str, str]) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return text
