"""Playthroughs: OpenSpiel's own readable account of a whole game, for every game and number of players.

`python -m tests.envs.playthroughs` writes them anew; whoever changes what a game is to OpenSpiel reads the difference.
"""

import hashlib
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any
from unittest.mock import patch

from open_spiel.python.algorithms import generate_playthrough

from bakehouse.envs.open_spiel import PREFIX, register
from tests.envs.helpers import SEATS

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"
SEED = 2026
LONGEST = 120
TENSOR = re.compile(r"\w+Tensor\(\d\)")


def path_of(name: str, seats: int) -> Path:
    return FOLDER / f"{name}_{seats}.txt"


def generated(name: str, seats: int) -> str:
    return _told(f"{PREFIX}{name}(players={seats})", None)


def replayed(path: Path) -> str:
    """The account of the same actions as in a file."""
    text = path.read_text("utf-8")
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]
    game = re.search(r"^game: (.*)$", text, re.MULTILINE)
    assert game is not None
    return _told(game[1], actions)


def _told(game: str, actions: list[int] | None) -> str:
    register()
    with patch.object(generate_playthrough, "_format_tensor", _numbers):
        lines = generate_playthrough.playthrough_lines(game, action_sequence=actions, seed=SEED)
    return "\n".join(_shortened(lines)) + "\n"


def _numbers(tensor: Any, name: str) -> list[str]:
    return [f"{name} = {tensor.tobytes().hex()}"]


def _shortened(lines: list[str]) -> Iterator[str]:
    """A whole tensor becomes one line, and what is very long is cut: a digest tells whether it is the same."""
    for what, group in groupby(lines, key=lambda line: (TENSOR.match(line) or [None])[0]):
        if what:
            yield f"{what} = {_digest(''.join(group))}"
        else:
            yield from map(_cut, group)


def _cut(line: str) -> str:
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}... {_digest(line)}"


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, seats in SEATS:
        path_of(name, seats).write_text(generated(name, seats), "utf-8")
