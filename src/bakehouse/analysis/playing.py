"""Matches between levels, for measuring and calibrating."""

from collections.abc import Sequence

from bakehouse.games.game import Game
from bakehouse.match import Match
from bakehouse.players.naming import find
from bakehouse.players.turn import turn_of


def played(game: Game, levels: Sequence[str], seed: int) -> Match:
    """A whole match between players of these names, one for each seat."""
    match = game.new(seed=seed, players=list(levels))
    players = [find(level, game) for level in levels]
    while not match.over:
        match.push(players[match.actor].choose(turn_of(match, match.actor)))
    return match
