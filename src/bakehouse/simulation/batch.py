"""Games by the thousand: threads over one array of tables. The same seeds give the same games, whatever the threads."""

import difflib
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from bakehouse.errors import BadSeats, Invalid, UnknownName
from bakehouse.games.definition import Array, Definition
from bakehouse.games.game import Game, checked_seed
from bakehouse.kernel import play
from bakehouse.kernel.company import play_company
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS
from bakehouse.match import Match
from bakehouse.players import Asked, find, meant, turn_of
from bakehouse.players.company import Company, fellow, fit_together
from bakehouse.simulation.tally import wins

GAMES_PER_TASK, FEW_PER_TASK = 256, 16
COMPILED = {"random": play.RANDOM, "greedy": play.GREEDY}
"""The players that a GPU plays, too; those that look or plan are compiled for the cores (`players/company.py`), and all
others are asked one decision at a time."""
ONLY_COMPILED = "Only random, greedy, sight and plan players can be told what to use."
MANNERS = {"forbidden": play.FORBIDDEN, "forced": play.FORCED}


@dataclass(frozen=True)
class Wish:
    """Something that a seat is told beyond the rules: to use a component whenever it can, or never if it can help it.

    Experiments compare such games with those of the same seeds where nothing was said.
    """

    use: str
    """Such as "bread.brioche": a kind and a name of the game's counters."""
    manner: str
    """"forced" or "forbidden"."""

    def numbers(self, definition: Definition) -> tuple[int, int]:
        """The counter and the manner, as the kernel takes them."""
        known = [str(use) for use in definition.uses]
        if self.use not in known:
            near = difflib.get_close_matches(self.use, known, 1)
            hint = f"did you mean {near[0]}?" if near else f"it counts {', '.join(definition.used)}."
            raise UnknownName(f"{definition.title} does not count {self.use!r}; {hint}")
        if self.manner not in MANNERS:
            raise UnknownName(f"A use cannot be {self.manner!r}; it is one of {', '.join(MANNERS)}.")
        return known.index(self.use), MANNERS[self.manner]


@dataclass(frozen=True)
class Decisions:
    """Every decision of some games, in order: of game g the rows begins[g] to begins[g + 1]."""

    begins: Array
    rows: Array
    """The seat, the action and the number of legal actions."""
    standings: Array
    """The points of each seat before it."""


@dataclass(frozen=True)
class Playouts:
    """Finished games, one row each, in the order of the seeds."""

    game: Game
    players: tuple[str, ...]
    seeds: Array
    decisions: Array
    chances: Array
    endings: Array
    scores: Array
    returns: Array
    parts: Array
    """What the scores are made of: games x seats x the game's parts."""
    uses: Array
    """What was used: games x seats x the game's counters (`Definition.uses`)."""
    log: Decisions | None = None
    problems: tuple[str, ...] = ()
    """What players did wrong, a sentence each; the greedy player acted in their place."""

    def __len__(self) -> int:
        return len(self.seeds)

    def rows(self, some: slice) -> "Playouts":
        """Some of the games, without a log."""
        arrays = ("seeds", "decisions", "chances", "endings", "scores", "returns", "parts", "uses")
        return replace(self, log=None, **{name: getattr(self, name)[some] for name in arrays})

    def ending_names(self) -> list[str]:
        return [self.game.definition.endings[code - 1] for code in self.endings]

    @cached_property
    def places(self) -> Array:
        """The place of each seat, 1 for the first; who is equal shares the better place."""
        ahead: Array = self.returns[:, None, :] > self.returns[:, :, None]
        places: Array = 1 + ahead.sum(axis=2, dtype=np.int8)
        return places

    def win_shares(self) -> Array:
        """The share of games that each seat won; a shared win counts in parts. Alone: of games above the middle."""
        shares: Array = wins(self.returns).mean(axis=0)
        return shares


def playout(
    game: Game,
    seeds: Iterable[int],
    players: Sequence[str] = (),
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    log: bool = False,
    wishes: Mapping[int, Wish] | None = None,
) -> Playouts:
    """Games between players by name (random where none is named); `progress` is told how many more are finished.

    With `log` every decision is kept. `wishes` tells seats to use something or not (only random and greedy players).
    """
    results = _Results(game, checked_players(game, players), _seeds(seeds), wishes or {})
    results.play_all(threads, progress)
    return results.finished(results.logged(threads) if log else None)


def checked_players(game: Game, players: Sequence[str]) -> tuple[str, ...]:
    """A player for each seat; random ones for the seats after the named."""
    if len(players) > game.seats:
        raise Invalid(f"There are {len(players)} players for {game.seats} seats.")
    for player in players:
        find(player, game.id)  # or say why there is none
    return (*players, *["random"] * (game.seats - len(players)))


def compiled_players(game: Game, players: Sequence[str]) -> Array | None:
    """The numbers of players that are all compiled into the loops; None if one has to be asked."""
    meanings = [meant(player, game.id) for player in players]
    if any(meaning not in COMPILED for meaning in meanings):
        return None
    return np.array([COMPILED[meaning] for meaning in meanings], np.int8)


def company_of(game: Game, players: Sequence[str]) -> Company | None:
    """Players of whom some look or plan, as a company; None if one of them has to be asked."""
    fellows = [found for found in (fellow(player, game) for player in players) if found]
    return Company(game, fellows) if len(fellows) == len(players) and fit_together(fellows) else None


def wish_numbers(game: Game, wishes: Mapping[int, Wish]) -> Array:
    """For each seat what it is told, as the kernel takes it."""
    numbers = np.zeros((game.seats, 2), np.int16)
    for seat, wish in wishes.items():
        if seat not in range(game.seats):
            raise BadSeats(
                f"There is no seat {seat} to be told what to use; seats are counted from 0 to {game.seats - 1}."
            )
        numbers[seat] = wish.numbers(game.definition)
    return numbers


def _seeds(seeds: Iterable[int]) -> Array:
    if isinstance(seeds, range) and seeds:
        checked_seed(seeds[0])
        checked_seed(seeds[-1])
        return np.arange(seeds.start, seeds.stop, seeds.step, dtype=np.int64)
    return np.array([checked_seed(seed) for seed in seeds], np.int64)


class _Results:
    """The arrays that the threads fill, each its own rows."""

    def __init__(self, game: Game, players: tuple[str, ...], seeds: Array, wishes: Mapping[int, Wish]) -> None:
        games, definition = len(seeds), game.definition
        self.game, self.players, self.seeds = game, players, seeds
        self.problems: list[str] = []
        self.numbers = compiled_players(game, players)
        self.wishes = wish_numbers(game, wishes)
        self.company = company_of(game, players) if self.numbers is None else None
        if wishes and self.asks:
            raise Invalid(ONLY_COMPILED)
        self.lengths = np.zeros((games, 2), np.int32)
        self.scores = np.zeros((games, MOST_SEATS), np.int32)
        self.returns = np.zeros((games, MOST_SEATS), np.float64)
        self.parts = np.zeros((games, game.seats, len(definition.parts)), np.int32)
        self.uses = np.zeros((games, game.seats, len(definition.uses)), np.int16)
        self.endings = np.zeros(games, np.int8)
        self.steps: dict[int, Array] = {}
        """The (seat, id) steps of games whose players were asked."""

    @property
    def asks(self) -> bool:
        """Whether players have to be asked for each decision."""
        return self.numbers is None and self.company is None

    def play_all(self, threads: int | None, progress: Callable[[int], None] | None) -> None:
        begins, log, standings = _no_log(len(self.seeds), self.game.seats)
        self._share_out(lambda first, last: self._play(first, last, begins, log, standings), threads, progress)

    def logged(self, threads: int | None) -> Decisions:
        """The decisions of games that have been played: now it is known how much room they need."""
        begins = np.concatenate(([0], np.cumsum(self.lengths[:, 0]))).astype(np.int64)
        log, standings = np.zeros((begins[-1], 3), np.int16), np.zeros((begins[-1], self.game.seats), np.int32)

        def write(first: int, last: int) -> None:
            if not self.asks:
                self._play(first, last, begins, log, standings)
                return
            for g in range(first, last):
                rows = slice(begins[g], begins[g + 1])
                self._recount(g, log[rows], standings[rows])

        self._share_out(write, threads, None)
        return Decisions(begins, log, standings)

    def _share_out(
        self, work: Callable[[int, int], None], threads: int | None, progress: Callable[[int], None] | None
    ) -> None:
        """Give ranges of the games to threads."""
        games, together = len(self.seeds), 1 if self.asks else GAMES_PER_TASK if self.company is None else FEW_PER_TASK
        ranges = [(first, min(first + together, games)) for first in range(0, games, together)]
        with ThreadPoolExecutor(max_workers=threads or os.cpu_count() or 1) as pool:
            running = {pool.submit(work, first, last): last - first for first, last in ranges}
            try:
                for done in as_completed(running):
                    done.result()
                    if progress:
                        progress(running[done])
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _table(self, tables: int) -> tuple[Array, Array]:
        return self.game.box, np.zeros(tables, self.game.definition.state)

    def _play(self, first: int, last: int, begins: Array, log: Array, standings: Array) -> None:
        """Play one range of the games; positions are not kept."""
        if self.asks:
            for g in range(first, last):
                self._ask_players(g)
            return
        box, states = self._table(last - first)
        rows = slice(first, last)
        told = (
            self.wishes, 0, last - first, self.lengths[rows], self.scores[rows], self.returns[rows], self.parts[rows],
            self.uses[rows], begins[first : last + 1], log, standings,
        )  # fmt: skip
        if self.company is None:
            play.play_contests(box, states, self.game.seats, self.seeds[rows], self.numbers, *told)
        else:
            seated, styles = self.company.seated(self.seeds[rows], fixed=True)
            bench = self.company.in_thread()
            play_company(box, states, self.game.seats, self.seeds[rows], bench, seated, styles, *told)
        self.endings[rows] = states["ending"]

    def _ask_players(self, g: int) -> None:
        """One game of players that are asked for each decision; they are new, so that no game knows of another."""
        match = self.game.new(seed=int(self.seeds[g]))
        seated = [Asked(player, self.game.id) for player in self.players]
        while not match.over:
            answer = seated[match.actor].answer(turn_of(match, match.actor))
            if answer.problem:
                self.problems.append(f"Game {match.seed}: {answer.problem}")
            match.push(answer.action)
        self._take_down(g, match)

    def _take_down(self, g: int, match: Match) -> None:
        steps = np.array(match.log, np.int16)
        decisions = int((steps[:, 0] != CHANCE).sum())
        self.steps[g] = steps
        self.lengths[g] = decisions, len(steps) - decisions
        self.scores[g, : self.game.seats] = match.scores()
        self.returns[g, : self.game.seats] = match.returns()
        self.endings[g] = match.state.ending
        for seat in range(self.game.seats):
            self.parts[g, seat] = list(match.parts(seat).values())
        self._recount(g, *_no_log(1, self.game.seats)[1:])

    def _recount(self, g: int, log: Array, standings: Array) -> None:
        box, states = self._table(1)
        play.begin(box, states, 0, self.game.seats, np.zeros(LIST_LENGTH, np.int16))
        self.uses[g] = 0
        play.recount(box, states, self.steps[g], self.uses[g], log, standings)

    def finished(self, log: Decisions | None) -> Playouts:
        seats = self.game.seats
        return Playouts(
            self.game, self.players, self.seeds, self.lengths[:, 0], self.lengths[:, 1], self.endings,
            self.scores[:, :seats], self.returns[:, :seats], self.parts, self.uses, log, tuple(self.problems),
        )  # fmt: skip


def _no_log(games: int, seats: int) -> tuple[Array, Array, Array]:
    """Room for no decisions at all."""
    return np.zeros(games + 1, np.int64), np.zeros((0, 3), np.int16), np.zeros((0, seats), np.int32)
