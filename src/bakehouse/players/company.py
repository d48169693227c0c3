"""Players that are compiled into the loops: which they are, and how they take their seats at thousands of tables.

Of the built-in players these are `random`, `greedy`, `sight`, `plan` without samples and `policy` with the game's own,
with all their manners; all others are asked one decision at a time. A seat whose style is "any" has another character
in every game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import beam
from bakehouse.kernel import company as kernel
from bakehouse.kernel import habit as habits
from bakehouse.kernel.network import Network, no_network, with_own_room
from bakehouse.kernel.records import LIST_LENGTH
from bakehouse.players.manners import ANY, Manners, likings
from bakehouse.players.naming import find, meant
from bakehouse.players.networks import habit_of_policy, network_for, policy_for, quick_for
from bakehouse.players.planner import NETWORK, VALUES, Planner
from bakehouse.players.policy import PolicyPlayer, needed_policy
from bakehouse.players.sight import Sight

SIMPLE = {"random": 0, "greedy": kernel.ALWAYS}
"""The players that differ in care alone."""
OWN, QUICK = "own", "quick"
"""What players see with."""
SEAT_STREAM, STYLE_STREAM = 11, 12
"""Who takes a seat, and in which mood, is drawn by the seed of the game from streams of their own."""


@dataclass(frozen=True)
class Fellow:
    """A player that is compiled: its policy, and the styles that it may have, by their places."""

    policy: tuple[Any, ...]
    styles: tuple[int, ...]
    network: str = ""
    """What it sees with: nothing, the game's own network, or its quick one."""


def fellow(name: str, game: Game, strangers: bool = False) -> Fellow | None:
    """The compiled player of a name; None if it has to be asked. `strangers` keep their network at any box."""
    meaning = meant(name, game.id)
    if meaning in SIMPLE:
        return careful(SIMPLE[meaning])
    player = find(name, game)
    manners: Manners
    if isinstance(player, Sight) and not player.settings.file:
        quick = player.settings.quick if player.settings.quick and quick_for(game) else 0
        manners, by, width, candidates = player.settings, 0, 1, quick or LIST_LENGTH
        blind = player.settings.plain and not quick and network_for(game, strangers=strangers) is None
        kind = kernel.GREEDY if blind else kernel.SIGHT
        network = QUICK if quick else OWN
        redeals = player.settings.redeals if game.definition.secrets else 0
    elif isinstance(player, Planner) and not player.manner.samples and player.manner.value != NETWORK:
        manners, kind, redeals = player.manner, kernel.PLAN, 0
        by, width, candidates = player.manner.numbers()[:3]
        network = ""
    elif isinstance(player, PolicyPlayer) and not player.settings.file:
        needed_policy(game)  # or say that there is none
        manners, kind, redeals, by, width, candidates, network = player.settings, kernel.HABIT, 0, 0, 1, 1, ""
    else:
        return None
    characters = list(game.definition.characters)
    styles = range(1, len(characters) + 1) if manners.style == ANY and characters else (0,)
    if manners.style and manners.style != ANY:
        styles = (characters.index(manners.style) + 1,)
    policy = (manners.temperature, manners.forgets, kind, kernel.ALWAYS, redeals, by, width, candidates)
    return Fellow(policy, tuple(styles), network)


def careful(care: int) -> Fellow:
    """A greedy player who thinks about so many per cent of its decisions."""
    return Fellow((0.0, 0.0, kernel.GREEDY, care, 0, VALUES["hand-made"], 1, 1), (0,))


def of_habit(temperature: float) -> Fellow:
    """A player who does what a policy likes, more or less."""
    return Fellow((temperature, 0.0, kernel.HABIT, kernel.ALWAYS, 0, 0, 1, 1), (0,))


def fit_together(fellows: Sequence[Fellow]) -> bool:
    """Whether one loop can play their games: it has room for one network."""
    return len({each.network for each in fellows} - {""}) < 2


class Company:
    """Players who may take the seats of one game, all of them compiled."""

    def __init__(
        self, game: Game, fellows: Sequence[Fellow], strangers: bool = False, habit: habits.Habit | None = None
    ) -> None:
        self.game, self.fellows = game, tuple(fellows)
        self.policies = np.array([each.policy for each in fellows], kernel.POLICY)
        self._network: Network | None = None
        self._guesses = np.zeros((0, 1), np.float32)
        quick = quick_for(game) if any(each.network == QUICK for each in fellows) else None
        if quick:
            self._network, self._guesses = quick
        elif (self.policies["kind"] == kernel.SIGHT).any():
            self._network = network_for(game, strangers=strangers)
        policy = policy_for(game) if habit is None and (self.policies["kind"] == kernel.HABIT).any() else None
        self._habit = habit_of_policy(policy) if policy else habit or habits.no_habit()

    @property
    def is_simple(self) -> bool:
        """Whether nobody thinks for long."""
        return bool(np.isin(self.policies["kind"], (kernel.RANDOM, kernel.GREEDY, kernel.HABIT)).all())

    @property
    def plans(self) -> bool:
        """Whether somebody plans."""
        return bool((self.policies["kind"] == kernel.PLAN).any())

    def in_thread(self) -> kernel.Company:
        """What one thread needs to play their games."""
        definition = self.game.definition
        plans = self.policies["kind"] == kernel.PLAN
        width = int(self.policies["width"].max())
        candidates = int(self.policies["candidates"][plans].max(initial=1))
        network: Network = with_own_room(self._network) if self._network else no_network()
        return kernel.Company(
            self.policies, all_likings(self.game.id), kinds_of(self.game.id), network,
            self._guesses, habits.with_own_room(self._habit),
            beam.weights_for(definition.state), beam.bench(definition.state, width, candidates),
            np.zeros(beam.LONGEST_PLAN if plans.any() else 1, np.int16), np.zeros(3, np.int64),
        )  # fmt: skip

    def seated(self, seeds: Array, fixed: bool) -> tuple[Array, Array]:
        """Who takes each seat of each game, and in which style: the fellows one by one, or any of them."""
        seats = self.game.seats
        places = drawn_seats(seeds, seats)
        who = np.broadcast_to(np.arange(seats) % len(self.fellows), (len(seeds), seats)) if fixed else None
        taken = np.ascontiguousarray(places % len(self.fellows) if who is None else who, np.int16)
        moods = _drawn(seeds, STYLE_STREAM, seats)
        styles = np.zeros(taken.shape, np.int16)
        for number, each in enumerate(self.fellows):
            there = taken == number
            styles[there] = np.array(each.styles, np.int16)[moods[there] % len(each.styles)]
        return taken, styles


def drawn_seats(seeds: Array, seats: int) -> Array:
    """Numbers at random that say who takes each seat of each game."""
    return _drawn(seeds, SEAT_STREAM, seats)


def _drawn(seeds: Array, number: int, seats: int) -> Array:
    """Numbers at random for each game and seat, by the seeds alone: the same whatever else is played."""
    with np.errstate(over="ignore"):
        z: Array = seeds.astype(np.uint64)[:, None] * np.uint64(0x9E3779B97F4A7C15) + np.arange(seats, dtype=np.uint64)
        z += np.uint64(number) << np.uint64(40)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        mixed: Array = ((z ^ (z >> np.uint64(31))) >> np.uint64(33)).astype(np.int64)
    return mixed


@cache
def all_likings(game: str) -> Array:
    """What each character of a game likes, by action; the first row likes nothing more than it is worth."""
    from bakehouse.games import find as find_game

    return np.array([likings(game, style) for style in ("", *find_game(game).characters)])


@cache
def kinds_of(game: str) -> Array:
    """The kind of each action, counted from 0: what slips the mind is a kind of action."""
    from bakehouse.games import find as find_game

    table = find_game(game).table
    firsts = [table.kind(action).first for action in range(len(table))]
    return np.array([sorted(set(firsts)).index(first) for first in firsts], np.int16)
