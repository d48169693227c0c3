"""Policies: networks that look at a position and prefer one action to another at once, and the files that keep them.

That is what learners such as PPO end up with. A policy has learned one number of seats, from the features that
`match.observe` tells, by any number of layers with the hyperbolic tangent between them. Needs NumPy alone.

A game may have policies of its own (`policy-2.npz`, one for a number of seats), for laboratories, which play thousands
of games. They also see which actions may be taken (a 1 for each), have two hidden layers of units that say nothing
below 0, and count in steps of `unit` returns.
"""

import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bakehouse.errors import BadNetwork
from bakehouse.games.definition import Array, Definition
from bakehouse.games.game import Game
from bakehouse.network import description, problem, stored, write_bytes

Layer = tuple[Array, Array]
"""The weights (inputs, outputs), and what is added."""
UNIT = "unit"
"""Of a game's own policy: what a step of preference is worth in returns. The files of others do not say it."""
OWN_LAYERS = 3


@dataclass(frozen=True)
class Policy:
    """A policy as its file keeps it."""

    layers: Sequence[Layer]
    about: dict[str, Any]
    """How it came about, and what it is for."""

    def knows(self, game: Game) -> bool:
        """Whether it has learned this box and this number of seats."""
        return game.digest == self.about["box"] and game.seats in self.about["seats"]

    def preferences(self, seen: Array, legal: Sequence[int]) -> Array:
        """A number for each action id: the higher, the better it likes that action, if it is legal."""
        *hidden, (last, added) = self.layers
        is_own = UNIT in self.about
        if is_own:
            seen = np.concatenate([seen, np.isin(np.arange(len(added)), legal)]).astype(np.float32)
        for weights, constants in hidden:
            sums = seen @ weights + constants
            seen = np.maximum(sums, 0) if is_own else np.tanh(sums)
        preferred: Array = (seen @ last + added) * (self.about[UNIT] if is_own else 1.0)
        return preferred


def own_file(definition: Definition, seats: int) -> Path:
    """Where a game keeps its own policy for a number of seats, if it has one."""
    return definition.folder / f"policy-{seats}.npz"


def write(path: Path, layers: Sequence[Layer], game: Game, **made: Any) -> None:
    """Write a policy for a table of this game, in half precision, with how it was `made`."""
    about = description(game, [game.seats], 1.0, **made)
    arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
    for number, (weights, added) in enumerate(layers):
        arrays |= {f"w{number}": weights.astype(np.float16), f"b{number}": added.astype(np.float16)}
    written = io.BytesIO()
    np.savez_compressed(written, **arrays)
    write_bytes(path, written.getvalue())


def read(path: Path, game: Game) -> Policy:
    """The policy of a file, if it is one for this table; else one sentence says why not."""
    arrays, about = stored(path, "policy")
    wrong = problem(game.definition, about) or _misfit(game, arrays, about)
    if wrong:
        raise BadNetwork(f"The policy {path} cannot play: {wrong}.")
    return Policy([_layer(arrays, number) for number in range(len(arrays) // 2)], about)


def _layer(arrays: dict[str, Array], number: int) -> Layer:
    return arrays[f"w{number}"].astype(np.float32), arrays[f"b{number}"].astype(np.float32)


def _misfit(game: Game, arrays: dict[str, Array], about: dict[str, Any]) -> str:
    """What keeps a policy of the right game from playing at this table, as the end of a sentence."""
    if game.seats not in about["seats"]:
        return f"it has learned to play with {about['seats'][0]} seats, not with {game.seats}"
    numbers = range(len(arrays) // 2)
    names = [f"{kind}{number}" for number in numbers for kind in "wb"]
    if not arrays or sorted(arrays) != sorted(names):
        return "it is not made of layers"
    length = sum(feature.length for feature in game.features())
    if UNIT in about:
        length += len(game.definition.table)
        if not isinstance(about[UNIT], float) or not 0 < about[UNIT] < 1 or len(numbers) != OWN_LAYERS:
            return "it does not say what its numbers mean"
    for number in numbers:
        weights, added = arrays[f"w{number}"], arrays[f"b{number}"]
        if weights.ndim != 2 or len(weights) != length or added.shape != weights.shape[1:]:
            return f"the sizes of its layer {number + 1} do not fit"
        if not (np.isfinite(weights).all() and np.isfinite(added).all()):
            return "its numbers are not all finite"
        length = weights.shape[1]
    return "" if length == len(game.definition.table) else "it prefers among other actions than the game has"
