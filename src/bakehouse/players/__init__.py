"""Players: programs that decide. A player is a class with one method and is handed only what its seat may know."""

import difflib
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from bakehouse.errors import UnknownName
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import play
from bakehouse.kernel.generator import new_rng
from bakehouse.kernel.records import CHANCE, LIST_LENGTH
from bakehouse.match import Match


@dataclass(frozen=True)
class Turn:
    """A decision to take: the position as the seat knows it, and the legal ids."""

    game: Game
    seat: int
    states: Array
    """An array of one position, in which everything that the seat cannot know was dealt anew."""
    legal: list[int]
    seed: int
    number: int
    """The decisions before this one. With the seed, for players that choose at random: a match of random players is the
    very game that `playout` plays from its seed."""


class Player(Protocol):
    """What a player is: one method."""

    def choose(self, turn: Turn) -> int:
        """One of the legal ids."""


class Random:
    """Any legal action, each as likely as the other."""

    def choose(self, turn: Turn) -> int:
        return turn.legal[play.draw_choice(turn.seed, turn.number, len(turn.legal))]


class Greedy:
    """The action after which the position looks best, one step ahead."""

    def choose(self, turn: Turn) -> int:
        out = np.zeros(LIST_LENGTH, np.int16)
        trial = np.zeros_like(turn.states)
        return int(play.choose_greedily(turn.game.box, turn.states, 0, trial, turn.seed, turn.number, out))


PLAYERS: dict[str, type[Player]] = {"random": Random, "greedy": Greedy}


def find(name: str) -> Player:
    """A player by its name."""
    if name not in PLAYERS:
        near = difflib.get_close_matches(name, PLAYERS, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(PLAYERS)}."
        raise UnknownName(f"There is no player {name!r}; {hint}")
    return PLAYERS[name]()


def turn_of(match: Match, seat: int) -> Turn:
    """What a player in that seat may know of a match."""
    states = np.array([match.state])
    number = sum(decider != CHANCE for decider, _ in match.log)
    play.turn_table_to(states, 0, seat)
    play.redeal_table(match.game.box, states, 0, seat, new_rng(match.seed ^ number))
    return Turn(match.game, seat, states, [action.id for action in match.legal(seat)], match.seed, number)
