"""A puzzle: the seed and the actions that lead to a position, the best action there, and how sure that is."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from bakehouse.errors import BadFile, BakehouseError
from bakehouse.forms import Form, read
from bakehouse.games.definition import Definition
from bakehouse.games.game import Game
from bakehouse.match import Match
from bakehouse.players.advice import Unit
from bakehouse.record import checksum


@dataclass(frozen=True)
class Choice:
    """An action, and what it is worth in the unit of the puzzle."""

    action: int
    worth: float


@dataclass(frozen=True)
class Puzzle:
    """A position and its solution."""

    id: str
    """The checksum of the steps and the scores that lead there: other rules or other luck would have another."""
    game: str
    seats: int
    seed: int
    actions: tuple[int, ...]
    """Every decision before it; what chance brought follows from the seed."""
    unit: Unit
    considered: tuple[Choice, ...]
    """The best first, then those that come next to it."""
    margin: float
    """By how much the best action is better than the next, in the unit, by the more doubtful of the two checks."""
    reason: Form
    themes: tuple[str, ...]
    rating: int
    solved: Mapping[str, tuple[int, int]]
    """By level: how often it found the best action, and how often it was asked."""

    @property
    def best(self) -> int:
        return self.considered[0].action

    def told(self) -> dict[str, Any]:
        """As a line of a file; the game stands above all lines."""
        told = asdict(self) | {"reason": self.reason.told()}
        told["considered"] = [[each.action, each.worth] for each in self.considered]
        del told["game"]
        return told

    @classmethod
    def read(cls, game: str, told: Mapping[str, Any]) -> "Puzzle":
        """A line of a file; KeyError, TypeError or ValueError if it is none."""
        return cls(
            id=str(told["id"]), game=game, seats=int(told["seats"]), seed=int(told["seed"]),
            actions=tuple(int(action) for action in told["actions"]), unit=told["unit"],
            considered=tuple(Choice(int(action), float(worth)) for action, worth in told["considered"]),
            margin=float(told["margin"]), reason=read(told["reason"]), themes=tuple(map(str, told["themes"])),
            rating=int(told["rating"]),
            solved={str(level): (int(good), int(all_)) for level, (good, all_) in told["solved"].items()},
        )  # fmt: skip


def laid_out(puzzle: Puzzle, definition: Definition) -> Match:
    """The match where the puzzle begins, by the rules of today; refused in a sentence where they lead elsewhere."""
    try:
        match = Match(Game(definition, puzzle.seats), puzzle.seed)
        for action in puzzle.actions:
            match.push(action)
        stands = checksum(match) == puzzle.id and puzzle.best in match.legal_ids()
    except BakehouseError:
        stands = False
    if not stands:
        raise BadFile(f"The puzzle {puzzle.id} of {definition.title} does not stand by the rules of today.")
    return match
