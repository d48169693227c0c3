"""Networks that judge positions: what goes into them, and the files that keep them (`champion.npz`).

One network serves every number of seats of a game. Its inputs are the features of the largest table, then a 1 for the
number of seats, then the greedy player's opinion. The vector of a smaller table is laid into them by the names of its
fields, so playing it needs only some rows of the first layer. Needs NumPy alone.

    inputs -> wide -> narrow -> 2, ReLU between

The hyperbolic tangent of the first output is the return by rank that the seat expects after its decision; the second is
its lead in points, counted in steps of `spread`, which tells ways apart where all is won or lost.

A game may have a quick network beside it (`quick.npz`): a narrow one that has learned from the other what it sees, and
to guess what each action is worth before anything is tried. It is for laboratories, which play thousands of games.
"""

import hashlib
import io
import json
import os
import zipfile
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bakehouse.errors import BadFile, BadNetwork
from bakehouse.folders import reason
from bakehouse.games.definition import Array, Definition
from bakehouse.games.game import Game

FORMAT = 1
FILE_NAME = "champion.npz"
QUICK_FILE_NAME = "quick.npz"
GUESSES = "guesses"
TOGETHER = 4
"""A quick network has a multiple of so many wide units: guesses are made of so many sums."""
LEAD = 0.1
"""How much a step of the lead counts beside the return, when decisions are compared."""
OUTPUTS = 2

ARRAYS: dict[str, tuple[Any, int]] = {
    "w1": (np.float16, 2), "b1": (np.float32, 1), "w2": (np.float16, 2), "b2": (np.float32, 1),
    "w3": (np.float16, 2), "b3": (np.float32, 1), "opinion": (np.float32, 1),
}  # fmt: skip
"""What a file holds beside `about`: the type of the numbers and the dimensions."""


def places(definition: Definition, seats: int) -> Array:
    """For each number of a vector with so many seats, the row of the inputs that it goes to."""
    begins, at = {}, 0
    for feature in definition.features(most_seats(definition)):
        begins[feature.name] = at
        at += feature.length
    runs = [begins[feature.name] + np.arange(feature.length) for feature in definition.features(seats)]
    return np.concatenate(runs).astype(np.int64)


def most_seats(definition: Definition) -> int:
    return definition.seats[-1]


def seats_row(definition: Definition, seats: int) -> int:
    """The row of the inputs that is 1 with so many seats."""
    return _features(definition, most_seats(definition)) + definition.seats.index(seats)


def opinion_row(definition: Definition) -> int:
    """The row of the greedy player's opinion, the last one."""
    return _features(definition, most_seats(definition)) + len(definition.seats)


def input_length(definition: Definition) -> int:
    return opinion_row(definition) + 1


def _features(definition: Definition, seats: int) -> int:
    return sum(feature.length for feature in definition.features(seats))


def layout_digest(definition: Definition, seats: int) -> str:
    """A short name for the fields of a vector: their names and lengths, in order."""
    told = "\n".join(f"{feature.name} {feature.length}" for feature in definition.features(seats))
    return hashlib.blake2b(told.encode(), digest_size=6).hexdigest()


@dataclass(frozen=True)
class Network:
    """A network as its file keeps it."""

    w1: Array
    b1: Array
    w2: Array
    b2: Array
    w3: Array
    b3: Array
    opinion: Array
    """The mean of the greedy player's opinion and its scale: the input is (opinion - mean) / scale."""
    about: Mapping[str, Any]
    """How it came about, and what it is for."""

    @property
    def spread(self) -> float:
        """Points for each unit of the second output."""
        return float(self.about["spread"])

    def knows(self, game: Game) -> bool:
        """Whether it has learned this box and this number of seats."""
        return game.digest == self.about["box"] and game.seats in self.about["seats"]

    def judge(self, definition: Definition, seats: int, vectors: Array, opinions: Array) -> Array:
        """The return and the lead in points that a seat expects, for rows of its features and opinions about them."""
        told = (opinions.reshape(-1, 1) - self.opinion[0]) / self.opinion[1]
        first = self.w1.astype(np.float32)
        hidden = vectors @ first[places(definition, seats)] + told * first[-1]
        hidden = np.maximum(hidden + first[seats_row(definition, seats)] + self.b1, 0)
        hidden = np.maximum(hidden @ self.w2.astype(np.float32) + self.b2, 0)
        both = hidden @ self.w3.astype(np.float32) + self.b3
        return np.column_stack((np.tanh(both[:, 0]), both[:, 1] * self.spread))


@dataclass(frozen=True)
class Quick:
    """A quick network as its file keeps it."""

    network: Network
    guesses: Array
    """By action: how much each wide unit of the position counts, then a start. Guesses only compare actions."""


def description(game: Game, seats: list[int], spread: float, **made: Any) -> dict[str, Any]:
    """What a file says of its network: whom it is for, and (`made`) how it came about."""
    definition = game.definition
    return {
        "format": FORMAT, "game": definition.id, "rules": definition.version,
        "features": {str(number): layout_digest(definition, number) for number in definition.seats},
        "seats": seats, "most_seats": most_seats(definition), "spread": spread, "box": game.digest, **made,
    }  # fmt: skip


def write(path: Path, network: Network) -> None:
    """Write a file whole or not at all."""
    arrays = {name: getattr(network, name).astype(kind) for name, (kind, _) in ARRAYS.items()}
    written = io.BytesIO()
    np.savez_compressed(written, about=np.array(json.dumps(network.about)), **arrays)
    write_bytes(path, written.getvalue())


def write_quick(path: Path, quick: Quick) -> None:
    """The same for a quick network."""
    network = quick.network
    arrays = {name: getattr(network, name).astype(kind) for name, (kind, _) in ARRAYS.items()}
    written = io.BytesIO()
    guesses = quick.guesses.astype(np.float16)
    np.savez_compressed(written, about=np.array(json.dumps(network.about)), guesses=guesses, **arrays)
    write_bytes(path, written.getvalue())


def write_bytes(path: Path, content: bytes) -> None:
    """Write beside the file and then put it in its place: there is always a whole file, the old or the new."""
    beside = path.with_name(f".{path.name}.part")
    try:
        try:
            beside.write_bytes(content)
            os.replace(beside, path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
    except OSError as problem:
        raise BadFile(f"The file {path} cannot be written: {reason(problem)}.") from None


def read(path: Path, definition: Definition) -> Network:
    """The network of a file, if it is one for this game as it is today; else one sentence says why not."""
    arrays, about = stored(path, "network", ARRAYS)
    wrong = problem(definition, about) or _misshapen(definition, arrays)
    if wrong:
        raise BadNetwork(f"The network {path} cannot play: {wrong}.")
    return Network(**arrays, about=about)


def read_quick(path: Path, definition: Definition) -> Quick:
    """The same for a quick network."""
    network = read(path, definition)
    guesses = stored(path, "quick network", [GUESSES])[0][GUESSES]
    wide = len(network.b1)
    if wide % TOGETHER or guesses.shape != (len(definition.table), wide + 1) or not np.isfinite(guesses).all():
        raise BadNetwork(f"The network {path} cannot play: its guesses do not fit the game.")
    return Quick(network, guesses)


def stored(path: Path, kind: str, names: Iterable[str] | None = None) -> tuple[dict[str, Array], Any]:
    """The arrays of a file (these, or all there are), and what it says about itself."""
    try:
        content = io.BytesIO(path.read_bytes())
    except OSError as problem:
        raise BadNetwork(f"The {kind} {path} cannot be read: {reason(problem)}.") from None
    try:
        with np.load(content, allow_pickle=False) as found:
            arrays = {name: found[name] for name in names or set(found) - {"about"}}
            return arrays, json.loads(str(found["about"]))
    except (OSError, TypeError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error, NotImplementedError):
        raise BadNetwork(f"The file {path} is no {kind}: it is broken, or of another kind.") from None


def problem(definition: Definition, about: Any) -> str:
    """What keeps a network from being one for this game, as the end of a sentence."""
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        return f"it is not of format {FORMAT}"
    if about.get("game") != definition.id:
        return f"it is for {about.get('game')}, not for {definition.id}"
    if about.get("rules") != definition.version:
        return f"it learned version {about.get('rules')} of the rules, and these are version {definition.version}"
    told = about.get("features")
    if told != {str(seats): layout_digest(definition, seats) for seats in definition.seats}:
        return "it learned from other features than the game tells today"
    seats, spread = about.get("seats"), about.get("spread")
    if not isinstance(seats, list) or not seats or any(number not in definition.seats for number in seats):
        return "it does not say for how many seats it is"
    if not isinstance(spread, int | float) or not 0 < spread < float("inf") or not isinstance(about.get("box"), str):
        return "it does not say what its numbers mean"
    return ""


def _misshapen(definition: Definition, arrays: Mapping[str, Array]) -> str:
    for name, (kind, dimensions) in ARRAYS.items():
        if arrays[name].dtype != kind or arrays[name].ndim != dimensions:
            return f"its {name} is not an array of {np.dtype(kind)} with {dimensions} dimensions"
    wide, narrow = arrays["w2"].shape
    fitting = {
        "w1": (input_length(definition), wide), "b1": (wide,), "b2": (narrow,), "w3": (narrow, OUTPUTS),
        "b3": (OUTPUTS,), "opinion": (2,),
    }  # fmt: skip
    for name, shape in fitting.items():
        if arrays[name].shape != shape:
            return f"its {name} has the shape {arrays[name].shape} and not {shape}"
    if not all(np.isfinite(array).all() for array in arrays.values()) or arrays["opinion"][1] <= 0:
        return "its numbers are not all finite"
    return ""
