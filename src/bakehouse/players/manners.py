"""How people choose: not always what looks best, with likings of their own, and now and then something slips the mind.

Whoever judges every action in returns can choose like that. Nothing is chosen that looks mad to the one who judges.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache

import numpy as np

from bakehouse.errors import UnknownName
from bakehouse.games import find as find_game
from bakehouse.games.definition import Array, Definition
from bakehouse.kernel import play
from bakehouse.players.options import nearest, option, word
from bakehouse.players.turn import Turn

ANY = "any"
"""The style of a seat that has one of the game's characters, another one in every match."""
MAD = 3.0
"""Nobody chooses what looks worse than the best by more than so many temperatures."""
SPELL = 8
"""What slips the mind does so for this many decisions of the match."""
FINENESS = 1 << 30
"""Of random numbers between 0 and 1."""


@dataclass(frozen=True)
class Manners:
    """How to choose from actions that were judged."""

    temperature: float = option(0.0, 0.0, 100.0)
    """0: only what looks best is chosen; the higher, the more often something that looks nearly as good."""
    forgets: float = option(0.0, 0.0, 1.0)
    """The chance that a kind of action is not thought of for a while."""
    style: str = word()
    """The character whose likings count, too: one of the game's, or "any"."""

    @property
    def plain(self) -> bool:
        """Whether what looks best is chosen, and nothing else."""
        return not self.temperature and not self.style

    def check(self, definition: Definition) -> None:
        """Or say that the game has no such character."""
        if self.style not in ("", ANY, *definition.characters):
            known = [*definition.characters, ANY]
            raise UnknownName(
                f"{definition.title} has no character {self.style!r}; {nearest(self.style, known, known)}"
            )

    def choose(self, turn: Turn, worth: Array) -> int:
        """One of the legal actions, which are worth so much; among equals any."""
        return turn.legal[self.pick(turn, worth, [[action] for action in turn.legal])]

    def pick(self, turn: Turn, worth: Array, ways: Sequence[Sequence[int]]) -> int:
        """The place of one of several ways to go on, which are worth so much in returns; among equals any."""
        liked = likings(turn.game.id, self._style(turn))
        worth = worth + [liked[list(way)].sum() for way in ways]
        below_best = worth - worth.max()
        if not self.temperature:
            return drawn(below_best == 0, turn)
        weights = np.exp(below_best / self.temperature) * (below_best >= -MAD * self.temperature)
        minded = weights * [not any(self._has_forgotten(turn, action) for action in way) for way in ways]
        return drawn(minded if minded.any() else weights, turn)

    def _style(self, turn: Turn) -> str:
        if self.style != ANY:
            return self.style
        known = list(turn.game.definition.characters)
        return known[play.draw_choice(turn.seed, 0, len(known))] if known else ""

    def _has_forgotten(self, turn: Turn, action: int) -> bool:
        kind = turn.game.definition.table.kind(action).first
        number = play.draw_choice(turn.seed ^ (kind + 1), turn.number // SPELL, FINENESS)
        return bool(number < self.forgets * FINENESS)


@cache
def likings(game: str, style: str) -> Array:
    """How much more each action of a game is worth to a character, in returns."""
    definition = find_game(game)
    added = np.zeros(len(definition.table))
    likes = definition.characters[style].likes if style else {}
    for pattern, liking in likes.items():
        for action in range(len(added)):
            added[action] += liking * fnmatchcase(definition.table.notation(action), pattern)
    return added


def drawn(weights: Array, turn: Turn) -> int:
    """A place in the list, drawn by its weights."""
    reached = np.cumsum(weights, dtype=np.float64)
    number = play.draw_choice(turn.seed, turn.number, FINENESS) / FINENESS
    return int(np.searchsorted(reached, number * reached[-1], side="right"))
