"""Matches on their way to another process and back: the box by number, positions as bytes.

A box is laid out once in each process and known by its number from then on; compiled code knows record types by
address, so a position must not bring its own.
"""

import io
import itertools
import pickle
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from bakehouse.games.game import Game
from bakehouse.match import Match

MOST_BOXES = 100
POSITIONS = ("_states", "_start")

_numbers: "WeakKeyDictionary[Game, int]" = WeakKeyDictionary()
_counter = itertools.count()


def number_of(game: Game) -> int:
    """The number that a game goes by in this process, and in those that it sends it to."""
    if game not in _numbers:
        _numbers[game] = next(_counter)
    return _numbers[game]


class Sender:
    """Packs for one receiver, which has the boxes that were sent before."""

    def __init__(self) -> None:
        self._known: set[int] = set()

    def packed(self, value: Any) -> bytes:
        file = io.BytesIO()
        pickler = _Pickler(file)
        pickler.dump(value)
        forget = len(self._known | pickler.games.keys()) > MOST_BOXES
        if forget:
            self._known = set()
        boxes = {number: game for number, game in pickler.games.items() if number not in self._known}
        self._known |= boxes.keys()
        return pickle.dumps((forget, boxes, file.getvalue()))


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.games: dict[int, Game] = {}

    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, Match):
            number = number_of(value.game)
            self.games[number] = value.game
            fields = {name: each for name, each in vars(value).items() if name not in ("game", *POSITIONS)}
            return _match, (number, fields, *(getattr(value, name).tobytes() for name in POSITIONS))
        return NotImplemented


def unpacked(told: bytes) -> Any:
    """What one sender packed."""
    forget, boxes, inside = pickle.loads(told)
    if forget:
        _boxes.clear()
    _boxes.update(boxes)
    return pickle.loads(inside)


_boxes: dict[int, Game] = {}


def _match(number: int, fields: dict[str, Any], *positions: bytes) -> Match:
    match = Match.__new__(Match)
    game = _boxes[number]
    match.__dict__.update(fields, game=game)
    for name, told in zip(POSITIONS, positions, strict=True):
        setattr(match, name, np.frombuffer(told, game.definition.state).copy())
    return match
