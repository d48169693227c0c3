"""Small networks that have learned nothing, made of the same numbers on every machine."""

from pathlib import Path

import numpy as np

import bakehouse as bh
from bakehouse import network as files
from bakehouse.games.definition import Array


def small_network(name: str, wide: int = 12, narrow: int = 6) -> files.Network:
    """A network for all numbers of seats of a game."""
    game = bh.game(name)
    made = 0

    def some(*shape: int) -> Array:
        nonlocal made
        places = np.arange(made, made + int(np.prod(shape)), dtype=np.uint64)
        made += len(places)
        return ((places * np.uint64(2654435761) % np.uint64(1000)).astype(np.float64) / 1000 - 0.5).reshape(shape)

    about = files.description(game, list(game.definition.seats), 5.0)
    first = some(files.input_length(game.definition), wide)
    return files.Network(
        first.astype(np.float16), some(wide).astype(np.float32), some(wide, narrow).astype(np.float16),
        some(narrow).astype(np.float32), some(narrow, 2).astype(np.float16), some(2).astype(np.float32),
        np.array([10.0, 3.0], np.float32), about,
    )  # fmt: skip


def written(name: str, folder: Path) -> Path:
    """The file of a small network."""
    path = folder / files.FILE_NAME
    files.write(path, small_network(name))
    return path
