"""Bakehouse: four baking board games, implemented exactly and fast.

import bakehouse as bh

game = bh.game("bake_and_sale", seats=2)
match = game.new(seed=7)
match.play(match.legal()[0])
"""

from typing import TYPE_CHECKING, Any

from bakehouse.errors import (
    ActionError,
    Ambiguous,
    BadEdition,
    BadFile,
    BadGame,
    BadPosition,
    BadRecord,
    BadSeats,
    BakehouseError,
    Illegal,
    Invalid,
    MissingExtra,
    UnknownName,
)  # fmt: skip
from bakehouse.lazily import found_when_used

if TYPE_CHECKING:
    from bakehouse.actions import Action
    from bakehouse.analysis import Analysis, analyse
    from bakehouse.describing import action_ids, features
    from bakehouse.games import NAMES as GAMES
    from bakehouse.games.game import Game, game, position
    from bakehouse.kernel.layout import Feature
    from bakehouse.kernel.records import CHANCE, OVER
    from bakehouse.match import Match
    from bakehouse.record import load
    from bakehouse.simulation import Playouts, Simulation, Wish, playout, simulate

__version__ = "0.1.0"

_HOMES = {
    "Action": "bakehouse.actions",
    "Analysis": "bakehouse.analysis",
    "analyse": "bakehouse.analysis",
    "Game": "bakehouse.games.game",
    "game": "bakehouse.games.game",
    "Feature": "bakehouse.kernel.layout",
    "action_ids": "bakehouse.describing",
    "features": "bakehouse.describing",
    "CHANCE": "bakehouse.kernel.records",
    "OVER": "bakehouse.kernel.records",
    "Match": "bakehouse.match",
    "position": "bakehouse.games.game",
    "load": "bakehouse.record",
    "Playouts": "bakehouse.simulation",
    "Simulation": "bakehouse.simulation",
    "Wish": "bakehouse.simulation",
    "playout": "bakehouse.simulation",
    "simulate": "bakehouse.simulation",
}
"""Where each name lives. They are imported when first used, so that `bakehouse --help` need not wait for Numba."""

__all__ = [
    "CHANCE", "GAMES", "OVER", "Action", "ActionError", "Ambiguous", "Analysis", "BadEdition", "BadFile", "BadGame",
    "BadPosition", "BadRecord", "BadSeats", "BakehouseError", "Feature", "Game", "Illegal", "Invalid", "Match",
    "MissingExtra", "Playouts", "Simulation", "UnknownName", "Wish", "action_ids", "analyse", "features", "game",
    "load", "playout", "position", "simulate",
]  # fmt: skip


_find = found_when_used(__name__, _HOMES)


def __getattr__(name: str) -> Any:
    if name == "GAMES":
        from bakehouse.games import names

        return names()
    found = globals()[name] = _find(name)
    return found
