"""Where players get trained networks from: the game's own, or one in a file that somebody names.

A game's network is read when it is first needed. Where there is none that knows the table, one sentence says so, once,
and whoever asked for it plays by the hand-made opinion.
"""

import logging
from functools import cache
from pathlib import Path

import numpy as np

from bakehouse import network as files
from bakehouse import policy as policies
from bakehouse.errors import BadNetwork
from bakehouse.games.definition import Array, Definition
from bakehouse.games.game import Game
from bakehouse.kernel import network as kernel
from bakehouse.kernel.habit import Habit, habit_of

log = logging.getLogger("bakehouse")

_own: dict[Path, files.Network | None] = {}
_at_table: dict[tuple[Path, int], kernel.Network] = {}
_quick: dict[Path, files.Quick | None] = {}
_policies: dict[Path, policies.Policy | None] = {}


def network_for(game: Game, file: str = "", strangers: bool = False) -> kernel.Network | None:
    """A network for a table, with room of its own for one thread; None if the game has none that can play there.

    A file that is named has to be a sound one, and plays with whatever box is on the table; so does the game's own for
    `strangers`: whoever compares boxes wants the same players at both.
    """
    if file:
        return cut(files.read(Path(file), game.definition), game)
    path = game.definition.folder / files.FILE_NAME
    found = _own_network(game, path, strangers)
    if found is None:
        return None
    if (path, game.seats) not in _at_table:
        _at_table[path, game.seats] = cut(found, game)
    return kernel.with_own_room(_at_table[path, game.seats])


def quick_for(game: Game) -> tuple[kernel.Network, Array] | None:
    """The quick network for a table, with room of its own for one thread, and its guesses by action; None if there is
    none for this number of seats. It plays with whatever box is on the table."""
    found = _quick_network(game.definition)
    if found is None or game.seats not in found.network.about["seats"]:
        return None
    return cut(found.network, game), np.ascontiguousarray(found.guesses, np.float32)


def _quick_network(definition: Definition) -> files.Quick | None:
    path = definition.folder / files.QUICK_FILE_NAME
    if path not in _quick:
        try:
            _quick[path] = files.read_quick(path, definition) if path.is_file() else None
        except BadNetwork as problem:
            _quick[path] = None
            log.warning("%s The champion's plays instead.", problem)
    return _quick[path]


def policy_for(game: Game) -> policies.Policy | None:
    """The game's own policy for a table; None if there is none for this number of seats. It plays with whatever box is
    on the table, by what it has learned with the printed one."""
    path = policies.own_file(game.definition, game.seats)
    if path not in _policies:
        try:
            _policies[path] = policies.read(path, game) if path.is_file() else None
        except BadNetwork as problem:
            _policies[path] = None
            log.warning("%s Others play instead.", problem)
    return _policies[path]


def habit_of_policy(policy: policies.Policy) -> Habit:
    """A game's own policy as it is compiled, with room of its own for one thread: its preferences are in returns."""
    (first, first_start), (second, second_start), (last, last_start) = policy.layers
    unit = policy.about[policies.UNIT]
    return habit_of([first, first_start, second, second_start, last.T * unit, last_start * unit])


def cut(network: files.Network, game: Game) -> kernel.Network:
    """A network as it plays at a table: of its first layer only the rows that have an input there."""
    definition, first = game.definition, network.w1.astype(np.float32)
    rows = [*files.places(definition, game.seats), files.opinion_row(definition)]
    start = network.b1 + first[files.seats_row(definition, game.seats)]
    layers = [first[rows], start, network.w2, network.b2, network.w3, network.b3]
    return kernel.network_of(layers, [*network.opinion, network.spread])


def _own_network(game: Game, path: Path, strangers: bool) -> files.Network | None:
    """The network of a game, if it is sound and knows the table, or at least its number of seats."""
    if path not in _own:
        try:
            _own[path] = files.read(path, game.definition)
        except BadNetwork as problem:
            _own[path] = None
            _say(str(problem))
    network = _own[path]
    if network is None or network.knows(game) or (strangers and game.seats in network.about["seats"]):
        return network
    if game.seats not in network.about["seats"]:
        _say(f"The network of {game.title} has not learned to play with {game.seats} seats.")
    else:
        _say(f"The network of {game.title} has learned another box than the one of this table ({game.digest}).")
    return None


def is_stranger(game: Game) -> bool:
    """Whether the game has a network that has learned another box than this one."""
    path = game.definition.folder / files.FILE_NAME
    network = _own_network(game, path, strangers=True) if path.is_file() else None
    return network is not None and not network.knows(game)


@cache
def _say(sentence: str) -> None:
    """Say once that no network plays, and why."""
    log.warning("%s The hand-made opinion plays instead.", sentence)
