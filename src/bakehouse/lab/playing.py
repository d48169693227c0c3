"""One game of a tournament, from the first decision to the last."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bakehouse.errors import BakehouseError
from bakehouse.games.game import Game
from bakehouse.kernel.records import CHANCE
from bakehouse.match import Match
from bakehouse.players import Asked, find, turn_of

EVERY_KIND = ("random", "greedy", "search:sims=2")
STAND_IN = "greedy"
"""Who plays in the place of a player that cannot be asked."""

Row = dict[str, Any]


@dataclass
class Chair:
    """A seat with its player, and what is noted of it during a game."""

    asked: Asked
    replaced: bool = False
    seconds: list[float] = field(default_factory=list)
    fell_back: int = 0

    def choose(self, match: Match, seat: int, problems: list[str], waiting: Callable[[], None]) -> int:
        turn = turn_of(match, seat)
        begun = time.perf_counter()
        answer = self.asked.answer(turn, waiting)
        self.seconds.append(time.perf_counter() - begun)
        if answer.problem and answer.problem not in problems:
            problems.append(answer.problem)
        self.fell_back += bool(answer.problem) or self.hangs or self.replaced
        return answer.action

    @property
    def hangs(self) -> bool:
        """Whether the player still thinks about a decision of long ago, and takes time from others."""
        return self.asked.player is None


@dataclass(frozen=True)
class Played:
    """A finished game, and whether a player of it still runs."""

    row: Row
    hangs: bool


def play_game(
    game: Game,
    players: Sequence[str],
    seed: int,
    limit: float,
    replaced: Mapping[int, str],
    asking: Callable[[int], None],
) -> Played:
    """Play with fresh players; `asking` hears which seat is asked, again while its player compiles; `replaced` says why
    a seat is not asked at all."""
    match = game.new(seed=seed)
    problems: list[str] = []
    chairs = [_chair(game, name, seat, limit, replaced, problems) for seat, name in enumerate(players)]
    while not match.over:
        seat = match.actor
        asking(seat)
        match.push(chairs[seat].choose(match, seat, problems, partial(asking, seat)))
    return Played(_row(match, chairs, problems), any(chair.hangs for chair in chairs))


def _chair(game: Game, name: str, seat: int, limit: float, replaced: Mapping[int, str], problems: list[str]) -> Chair:
    reason = replaced.get(seat)
    if reason is None:
        try:
            return Chair(Asked(name, game.id, limit))
        except BakehouseError as problem:
            reason = f"could not be made ({str(problem).removesuffix('.')})"
    problems.append(f"The player {name} in seat {seat + 1} {reason}; the greedy player acts in its place.")
    return Chair(Asked(STAND_IN, game.id, limit), replaced=True)


def rehearse(game: Game) -> None:
    """One decision of each kind of player, so that loading compiled code does not count as thinking."""
    match = game.new(seed=0)
    for name in EVERY_KIND:
        find(name, game.id).choose(turn_of(match, match.actor))
    match.play(match.legal()[0])
    match.scores(), match.returns()


def _row(match: Match, chairs: Sequence[Chair], problems: list[str]) -> Row:
    chances = sum(seat == CHANCE for seat, _ in match.log)
    return {
        "decisions": len(match.log) - chances,
        "chances": chances,
        "ending": match.ending,
        "scores": match.scores(),
        "returns": match.returns(),
        "decisions_of": [len(chair.seconds) for chair in chairs],
        "seconds_mean": [sum(chair.seconds) / max(len(chair.seconds), 1) for chair in chairs],
        "seconds_max": [max(chair.seconds, default=0.0) for chair in chairs],
        "fell_back": [chair.fell_back for chair in chairs],
        "problems": problems,
    }
