"""How strong our players are: against the search bots of OpenSpiel and flat Monte Carlo, at equal time a decision.

In every game one of ours sits among rivals of one kind. Seats are rotated, and all rotations have the same luck.
Whoever thinks for a time has the same one, on one core; a player that decides at once stays as it is. What a decision
really took is measured for both sides.

A player of anybody's own is evaluated in the same way, on fixed seeds against a fixed pool, where everybody plays as
usual.
"""

import json
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from bakehouse.errors import BadFile, BakehouseError, Invalid
from bakehouse.folders import reason
from bakehouse.games import find as find_definition
from bakehouse.games.game import Game, game
from bakehouse.lab.intervals import Estimate, mean, share
from bakehouse.players import Player, Search, Turn, find, turn_of
from bakehouse.players.asking import shortened
from bakehouse.players.flat import Flat, FlatSettings
from bakehouse.players.naming import one_line

MCTS, ISMCTS, FLAT = "OpenSpiel MCTS", "OpenSpiel ISMCTS", "flat Monte Carlo"
NOBODY = "nobody"
"""The rival of whoever plays alone."""
POOL = ("random", "greedy", "master")
"""Whom a player is evaluated against."""


@dataclass(frozen=True)
class Contest:
    """What is to be played: one of ours against rivals of one kind."""

    game: str
    seats: int
    ours: str
    rival: str
    seconds: float | None
    """For a decision of whoever thinks; None: everybody plays as usual."""


@dataclass(frozen=True)
class Result:
    """One game: what our player won (a shared win counts in parts), its points, and the seconds and decisions of both
    sides."""

    won: float
    points: int
    seconds: tuple[float, float]
    decisions: tuple[int, int]


@dataclass(frozen=True)
class Strength:
    """What came of a contest."""

    contest: Contest
    games: int
    wins: Estimate
    points: Estimate
    milliseconds: tuple[float, float]
    """Of a decision of ours and of the rivals, on average, forced ones left out."""

    @property
    def row(self) -> str:
        """A row for the documentation."""
        contest, wins = self.contest, self.wins
        title, alone = find_definition(contest.game).title, contest.rival == NOBODY
        cells = [
            f"{title}, {'alone' if alone else f'{contest.seats} seats'}",
            contest.ours,
            contest.rival,
            "" if alone else f"{100 * wins.value:.1f} % ({100 * wins.low:.1f} to {100 * wins.high:.1f})",
            "" if alone else f"{100 / contest.seats:.0f} %",
            f"{self.points.value:.1f} ±{self.points.reach:.1f}",
            str(self.games),
            ", ".join(f"{each:.2g}" if each < 10 else f"{each:.0f}" for each in self.milliseconds[: 2 - alone]),
        ]
        return f"| {' | '.join(cells)} |"


HEADINGS = "game", "ours", "all others", "games won (95 %)", "fair", "points", "games", "ms a decision: ours, theirs"


def contests(names: Iterable[str], ours: Sequence[str], seats: int | None, seconds: float) -> list[Contest]:
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
            planned += [Contest(definition.id, places, own, rival, seconds) for rival in known]
    return planned


def evaluation(player: str, name: str, seats: int | None, pool: Sequence[str] = POOL) -> list[Contest]:
    """A player against each of a pool; alone, where a game is played so and it is asked for."""
    definition = find_definition(name)
    places = max(definition.seats.start, 2) if seats is None else seats
    table = game(definition.id, places)
    for each in (player, *pool):
        find(each, table)
    return [Contest(table.id, places, player, rival, None) for rival in (pool if places > 1 else [NOBODY])]


class Kept:
    """The games that have been played, one line each in a file, so that a run can go on where it stopped."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.results: dict[tuple[Contest, int, int], Result] = {}
        if file is None:
            return
        try:
            file.open("a").close()
            text = file.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            why = reason(problem) if isinstance(problem, OSError) else "it is no text"
            raise BadFile(f"Games cannot be kept in {file}: {why}.") from None
        whole = text[: text.rfind("\n") + 1]  # the last line may have been cut off, and that game is played again
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                told = json.loads(line)
                game = Contest(**told["contest"]), int(told["seed"]), int(told["number"])
                won, points, seconds, decisions = (told["result"][name] for name in Result.__dataclass_fields__)
                self.results[game] = Result(won, points, tuple(seconds), tuple(decisions))
            except (ValueError, KeyError, TypeError):
                raise BadFile(f"Line {number} of {file} is no game of a contest: name another file.") from None
        if whole != text:
            file.write_text(whole, "utf-8")

    def add(self, contest: Contest, seed: int, number: int, result: Result) -> None:
        self.results[contest, seed, number] = result
        if self.file is not None:
            told = {"contest": asdict(contest), "seed": seed, "number": number, "result": asdict(result)}
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(told) + "\n")


def measure(
    planned: Sequence[Contest],
    games: int,
    seed: int = 0,
    workers: int = 1,
    told: Callable[[str], None] = lambda sentence: None,
    kept: Kept | None = None,
) -> Iterable[Strength]:
    """Play the contests one after the other, in whole rotations of the seats."""
    kept = kept or Kept()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for contest in planned:
            numbers = range(-(-games // contest.seats) * contest.seats)
            missing = [number for number in numbers if (contest, seed, number) not in kept.results]
            for number, result in zip(missing, pool.map(partial(play, contest, seed), missing), strict=True):
                kept.add(contest, seed, number, result)
                told(f"{contest.game}: {contest.ours} against {contest.rival}, {number + 1} of {len(numbers)} games")
            yield summed_up(contest, [kept.results[contest, seed, number] for number in numbers])


def summed_up(contest: Contest, results: Sequence[Result]) -> Strength:
    seconds = np.sum([result.seconds for result in results], axis=0)
    decisions = np.sum([result.decisions for result in results], axis=0)
    ours, rivals = (1000 * seconds / np.maximum(decisions, 1)).tolist()
    wins = share(np.array([result.won for result in results]))
    points = mean(np.array([result.points for result in results], float))
    return Strength(contest, len(results), wins, points, (ours, rivals))


def play(contest: Contest, first_seed: int, number: int) -> Result:
    """One game; our seat is the next in each, and the luck is the next when all seats have had theirs."""
    table = game(contest.game, contest.seats)
    own_seat = number % contest.seats
    players = [
        ours_for(contest.ours, table, contest.seconds)
        if seat == own_seat
        else rival_for(contest.rival, table, contest.seconds)
        for seat in range(contest.seats)
    ]
    match = table.new(seed=first_seed + number // contest.seats)
    seconds, decisions = [0.0, 0.0], [0, 0]
    while not match.over:
        seat = match.actor
        turn = turn_of(match, seat)
        begun = time.perf_counter()
        action = decided(players[seat], contest.ours if seat == own_seat else contest.rival, turn)
        if len(turn.legal) > 1:
            side = int(seat != own_seat)
            seconds[side] += time.perf_counter() - begun
            decisions[side] += 1
        match.play(action)
    ranks = match.ranks()
    won = 1 / ranks.count(1) if ranks[own_seat] == 1 else 0.0
    return Result(won, match.scores()[own_seat], (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def decided(player: Player, name: str, turn: Turn) -> int:
    """The answer of a player, or a sentence on what is wrong with it: then nothing is measured."""
    try:
        answer = player.choose(turn)
    except BakehouseError:
        raise
    except Exception as problem:
        raise Invalid(f"The player {name} failed in seat {turn.seat + 1}: {one_line(problem)}.") from None
    if answer not in turn.legal:
        raise Invalid(f"The player {name} answered {shortened(answer)}, which is not a legal action.")
    return answer


def ours_for(name: str, table: Game, seconds: float | None) -> Player:
    """A player of ours; one that thinks for simulations or a time gets this time, if there is one, and one core."""
    player = find(name, table)
    if seconds is None:
        return player
    if isinstance(player, Search):
        return type(player)(replace(player.settings, sims=0, time=seconds, trees=1))
    if isinstance(player, Flat):
        return Flat(FlatSettings(time=seconds))
    return player


def rival_for(name: str, table: Game, seconds: float | None) -> Player:
    if name == FLAT:
        return ours_for("flat", table, seconds)
    if name in (MCTS, ISMCTS):
        from bakehouse.envs.bots import Ismcts, Mcts

        return (Mcts if name == MCTS else Ismcts)(seconds)
    return ours_for(name, table, seconds)
