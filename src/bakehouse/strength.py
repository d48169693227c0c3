"""How strong our players are: against the search bots of OpenSpiel and flat Monte Carlo, at equal time a decision.

In every game one of ours sits among rivals of one kind. Seats are rotated, and all rotations have the same luck.
Whoever thinks for a time has the same one, on one core; a player that decides at once stays as it is. What a decision
really took is measured for both sides.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context

import numpy as np

from bakehouse.errors import Invalid
from bakehouse.games import find as find_definition
from bakehouse.games.game import Game, game
from bakehouse.lab.intervals import Estimate, share
from bakehouse.players import Player, Search, find, turn_of
from bakehouse.players.flat import Flat, FlatSettings

MCTS, ISMCTS, FLAT = "OpenSpiel MCTS", "OpenSpiel ISMCTS", "flat Monte Carlo"


@dataclass(frozen=True)
class Contest:
    """What is to be played: one of ours against rivals of one kind."""

    game: str
    seats: int
    ours: str
    rival: str
    seconds: float


@dataclass(frozen=True)
class Result:
    """One game: what our player won (a shared win counts in parts), and the seconds and decisions of both sides."""

    won: float
    seconds: tuple[float, float]
    decisions: tuple[int, int]


@dataclass(frozen=True)
class Strength:
    """What came of a contest."""

    contest: Contest
    games: int
    wins: Estimate
    milliseconds: tuple[float, float]
    """Of a decision of ours and of the rivals, on average, forced ones left out."""

    @property
    def row(self) -> str:
        """A row for the documentation."""
        contest, wins = self.contest, self.wins
        ours, rivals = self.milliseconds
        told = f"{find_definition(contest.game).title}, {contest.seats} seats | {contest.ours} | {contest.rival}"
        figures = f"{100 * wins.value:.1f} % ({100 * wins.low:.1f} to {100 * wins.high:.1f})"
        return f"| {told} | {figures} | {100 / contest.seats:.0f} % | {self.games} | {ours:.0f}, {rivals:.0f} |"


HEADINGS = "game", "ours", "all others", "games won (95 %)", "fair", "games", "ms a decision: ours, theirs"


def contests(
    names: Iterable[str], ours: Sequence[str], seats: int | None, seconds: float, rivals: Sequence[str] | None = None
) -> list[Contest]:
    """Each of ours against each rival that plays the game."""
    planned = []
    for name in names:
        definition = find_definition(name)
        places = seats or max(definition.seats.start, 2)
        if places < 2:
            raise Invalid("Strength is measured against others: at least two seats.")
        game(definition.id, places)  # or say what is wrong
        known = [MCTS, *([ISMCTS] if definition.secrets else []), FLAT]
        for own in ours:
            find(own, definition.id)
            planned += [Contest(definition.id, places, own, rival, seconds) for rival in rivals or known]
    return planned


def measure(
    planned: Sequence[Contest], games: int, seed: int = 0, workers: int = 1, told: Callable[[str], None] = print
) -> Iterable[Strength]:
    """Play the contests one after the other, in whole rotations of the seats."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for contest in planned:
            rounds = -(-games // contest.seats)
            results: list[Result] = []
            for result in pool.map(partial(play, contest, seed), range(rounds * contest.seats)):
                results.append(result)
                told(f"{contest.game}: {contest.ours} against {contest.rival}, game {len(results)}")
            yield summed_up(contest, results)


def summed_up(contest: Contest, results: Sequence[Result]) -> Strength:
    seconds = np.sum([result.seconds for result in results], axis=0)
    decisions = np.sum([result.decisions for result in results], axis=0)
    ours, rivals = (1000 * seconds / np.maximum(decisions, 1)).tolist()
    wins = share(np.array([result.won for result in results]))
    return Strength(contest, len(results), wins, (ours, rivals))


def play(contest: Contest, first_seed: int, number: int) -> Result:
    """One game; our seat is the next in each, and the luck is the next when all seats have had theirs."""
    table = game(contest.game, contest.seats)
    own_seat = number % contest.seats
    players = [
        ours_for(contest.ours, table, contest.seconds)
        if seat == own_seat
        else rival_for(contest.rival, contest.seconds)
        for seat in range(contest.seats)
    ]
    match = table.new(seed=first_seed + number // contest.seats)
    seconds, decisions = [0.0, 0.0], [0, 0]
    while not match.over:
        seat = match.actor
        turn = turn_of(match, seat)
        begun = time.perf_counter()
        action = players[seat].choose(turn)
        if len(turn.legal) > 1:
            side = int(seat != own_seat)
            seconds[side] += time.perf_counter() - begun
            decisions[side] += 1
        match.play(action)
    ranks = match.ranks()
    won = 1 / ranks.count(1) if ranks[own_seat] == 1 else 0.0
    return Result(won, (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def ours_for(name: str, table: Game, seconds: float) -> Player:
    """A player of ours; one that thinks for simulations or a time gets this time, and one core."""
    player = find(name, table)
    if isinstance(player, Search):
        return Search(replace(player.settings, sims=0, time=seconds, trees=1))
    if isinstance(player, Flat):
        return Flat(FlatSettings(time=seconds))
    return player


def rival_for(name: str, seconds: float) -> Player:
    if name == FLAT:
        return Flat(FlatSettings(time=seconds))
    from bakehouse.envs.bots import Ismcts, Mcts

    kinds = {MCTS: Mcts, ISMCTS: Ismcts}
    if name not in kinds:
        raise Invalid(f"There is no rival {name!r}; there are {', '.join([*kinds, FLAT])}.")
    return kinds[name](seconds)
