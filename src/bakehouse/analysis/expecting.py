"""What every seat could expect after each step of a match, so that luck is told from skill.

At a decision, that is an opinion: what a trained network shows to each seat of what it can see; in a game whose
strongest player plans, what is expected after all have planned the rest of their turn. At a chance step it is no
opinion: it is the mean of what may come, by the exact odds. So what a chance step changes has the mean 0, whatever the
opinion is worth, and that is the luck in it.

A roll of several dice is a run of chance steps. If it has few ends, the mean is taken over all of them. If it has many,
every outcome of the step at hand still counts by its exact odds, and what may follow is drawn a few times.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from math import erf, sqrt
from threading import local
from typing import Any, NamedTuple, Protocol

import numpy as np

from bakehouse.analysis.standards import Standards
from bakehouse.games.definition import Array
from bakehouse.games.game import Game
from bakehouse.kernel import beam, play, prospects
from bakehouse.kernel.contract import ALONE
from bakehouse.kernel.network import LEAD, RETURN, Network, no_network, with_own_room
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, OVER
from bakehouse.match import MANUAL, Match
from bakehouse.players.naming import adviser
from bakehouse.players.networks import network_for
from bakehouse.players.planner import Manner, Planner

GAINED, POINTS, OWN = range(3)
"""The two measures, last index of what is expected: the return and the lead in points; alone, both are points. Then the
seat's own points, from eyes that think in them."""
HASTE = 1
"""The width of the plans behind expectations."""
OF_ACTING = 0.5
"""With three seats or more, how much the one that acts gives up for each unit that another one does."""
NOWHERE = np.zeros(0, np.int64)


@dataclass(frozen=True)
class Care:
    """How closely chance is looked at: so many ends of a run are all looked at, else so many are drawn for a step."""

    most_ends: int
    drawn: int


def positions(match: Match) -> Array:
    """The position at the beginning of a match and after each of its steps."""
    walker = match.copy()
    walker.chance = MANUAL
    walker.follow([])
    states = np.zeros(len(match) + 1, match.game.definition.state)
    states[0] = walker.state
    out = np.zeros(LIST_LENGTH, np.int16)
    for step, (seat, action) in enumerate(match.log):
        states[step + 1] = states[step]
        if seat != CHANCE:
            play.turn_table_to(states, step + 1, seat)
        play.advance(match.game.box, states, step + 1, action, out)
    return states


def movers_of(match: Match) -> list[int]:
    """Who led to each position of a match; to the first one, chance."""
    return [CHANCE, *(seat for seat, _ in match.log)]


# --- Opinions


class Eyes(Protocol):
    """An opinion about positions at which nothing is left to chance for the moment."""

    learned: bool
    """Whether it was learned from many games of this box."""

    def see(self, states: Array, number: int) -> Array:
        """What every seat may expect, by position, seat and measure; `number` runs of chance steps were before."""

    def follow(self, states: Array, movers: Sequence[int], number: int) -> Array:
        """The same along decisions that came one after the other; `movers` led to each of the positions."""


def eyes_for(game: Game, standards: Standards) -> Eyes:
    """The opinion of a game's strongest player; any number of threads may ask for it."""
    best = adviser(game.id)
    if isinstance(best, Planner):
        return PlannerEyes(game, standards)
    return NetworkEyes(game, network_for(game))


class _Glasses(local):
    """A network with room to work in, for each thread its own."""

    def __init__(self, network: Network) -> None:
        self.network = with_own_room(network)


class NetworkEyes:
    """Goes by a network; without one that knows the table by the game's `outlook`, and by the points as they are."""

    def __init__(self, game: Game, network: Network | None) -> None:
        self.game, self.learned = game, network is not None
        self.glasses = _Glasses(network or no_network())

    def follow(self, states: Array, movers: Sequence[int], number: int) -> Array:
        return self.see(states, number)

    def see(self, states: Array, number: int) -> Array:
        found = np.zeros((len(states), prospects.MEASURES * MOST_SEATS))
        prospects.see_all(self.game.box, states, 0, len(states), self.glasses.network, found)
        seen = found.reshape(len(states), MOST_SEATS, prospects.MEASURES)[:, : self.game.seats]
        expected = np.stack((seen[..., RETURN], seen[..., LEAD], np.zeros_like(seen[..., LEAD])), axis=-1)
        if self.game.seats == 1:
            expected[..., POINTS] = ALONE * expected[..., GAINED]
        elif not self.learned:
            expected[..., POINTS] = leads(_scores(self.game, states))
        else:
            _share(expected, states["actor"])
        return expected


def _share(expected: Array, actors: Array) -> None:
    """Returns add up to 0, and what all seats see together does not: each gives up a share. What the seat that acts
    expects is best known, so it gives up less; of two nothing, and the other's lead is the opposite, too."""
    seats, rows = expected.shape[1], np.flatnonzero(actors >= 0)
    acting = actors[rows]
    shares = np.ones((len(rows), seats))
    shares[np.arange(len(rows)), acting] = 0.0 if seats == 2 else OF_ACTING
    gained = expected[rows, :, GAINED]
    too_much = gained.sum(axis=1, keepdims=True)
    expected[rows, :, GAINED] = gained - too_much * shares / shares.sum(axis=1, keepdims=True)
    if seats == 2:
        expected[rows, 1 - acting, POINTS] = -expected[rows, acting, POINTS]


class _Haste(local):
    """Plans that are made in haste, and room for them, for each thread its own."""

    def __init__(self, game: Game) -> None:
        self.game, state = game, game.definition.state
        self.planner = Planner(Manner(width=HASTE))
        self.weights, self.bench = beam.weights_for(state)[beam.LEARNED], beam.bench(state, HASTE)

    def points(self, states: Array) -> Array:
        """What every seat may expect when all that are to act have planned the rest of their turn."""
        found = np.zeros((len(states), MOST_SEATS))
        prospects.plan_all(self.game.box, states, 0, len(states), self.weights, HASTE, self.bench, found)
        return found[:, : self.game.seats]

    def play_plans(self, table: Array, plans: dict[int, list[int]]) -> dict[int, list[int]]:
        """Let the seats of a table that are to act play what they have planned; those without a plan make one. Returns
        what each of them played."""
        box, out, played = self.game.box, np.zeros(LIST_LENGTH, np.int16), dict[int, list[int]]()
        while (seat := int(table[0].actor)) >= 0:
            plan = plans.pop(seat, None) or self.planner.plan(self.game, table)
            for action in plan:
                play.advance(box, table, 0, action, out)
            played[seat] = played.get(seat, []) + plan
        return played


class PlannerEyes:
    """All seats plan the rest of their turn in haste; then the learned value tells the points to expect."""

    learned = True

    def __init__(self, game: Game, standards: Standards) -> None:
        self.game, self.standards, self.haste = game, standards, _Haste(game)

    def see(self, states: Array, number: int) -> Array:
        return self._told(self.haste.points(states), states, number)

    def follow(self, states: Array, movers: Sequence[int], number: int) -> Array:
        """Who has moved plans anew. The others who act at the same time go on with what they had planned: with eight of
        them, that is an eighth of the work."""
        ends, plans = states.copy(), dict[int, list[int]]()
        for place, mover in enumerate(movers):
            together = int(states[place - 1]["awaited"]) if place else 0
            plans = {seat: plan for seat, plan in plans.items() if seat != mover and (together >> seat) & 1}
            plans = self.haste.play_plans(ends[place : place + 1], plans)
        return self._told(self.haste.points(ends), states, number)

    def _told(self, points: Array, states: Array, number: int) -> Array:
        if self.game.seats == 1:
            return np.stack((points / ALONE, points, points), axis=-1)
        gained = by_points(points, self.standards.spread(number))
        over = np.flatnonzero(states["actor"] == OVER)
        gained[over] = _returns(self.game, states[over])
        return np.stack((gained, leads(points), points), axis=-1)


def by_points(points: Array, spread: float) -> Array:
    """The returns of seats that expect so many points, if what becomes of a lead over a rival spreads so widely."""
    ahead = points[..., :, None] - points[..., None, :]
    gained: Array = _ERF(ahead / (sqrt(2) * spread)).sum(axis=-1) / (points.shape[-1] - 1)
    return gained


_ERF = np.vectorize(erf, otypes=[np.float64])


def leads(points: Array) -> Array:
    """By how many points each seat is ahead of the best of the others."""
    seats = points.shape[-1]
    best = [np.max(np.delete(points, seat, axis=-1), axis=-1) for seat in range(seats)]
    ahead: Array = points - np.stack(best, axis=-1)
    return ahead


def _scores(game: Game, states: Array) -> Array:
    out, found = np.zeros(MOST_SEATS, np.int32), np.zeros((len(states), game.seats))
    for place in range(len(states)):
        play.score(game.box, states, place, out)
        found[place] = out[: game.seats]
    return found


def _returns(game: Game, states: Array) -> Array:
    out, found = np.zeros(MOST_SEATS), np.zeros((len(states), game.seats))
    for place in range(len(states)):
        play.final_returns(game.box, states, place, out)
        found[place] = out[: game.seats]
    return found


def all_cores() -> int:
    return os.cpu_count() or 1


# --- Along a match


class _Stretch(NamedTuple):
    """Positions of a match from one to another: a run of chance steps, or decisions up to the next run."""

    first: int
    last: int
    by_chance: bool
    number: int
    """Of the run of chance steps that it is, or that it comes after."""


def expectations(
    game: Game,
    states: Array,
    movers: Sequence[int],
    eyes: Eyes,
    care: Care,
    seed: int,
    cores: int = 1,
    told: Callable[[], None] = lambda: None,
) -> Array:
    """What every seat could expect at each position of a match, by position, seat and measure; says when it gets on.

    `movers` led to the positions. Stretches know nothing of each other, so the same comes out on any number of cores.
    """
    expected = np.zeros((len(states), game.seats, OWN + 1))

    def look(stretch: _Stretch) -> None:
        first, last, by_chance, number = stretch
        within = np.ascontiguousarray(states[first:last])
        if by_chance:
            expected[first:last] = _Runs(game, eyes, care).means(within, number, seed ^ first)
        else:
            expected[first:last] = eyes.follow(within, movers[first:last], number)
        told()

    stretches = list(_stretches(states["actor"].tolist()))
    for stretch in stretches[:2]:  # one of each kind alone, so that compiled code gets to know the records once
        look(stretch)
    with ThreadPoolExecutor(max_workers=cores) as pool:
        list(pool.map(look, stretches[2:]))
    return expected


def _stretches(actors: Sequence[int]) -> Iterator[_Stretch]:
    number = at = 0
    for by_chance, group in groupby(actors, lambda actor: actor == CHANCE):
        number += by_chance
        length = len(list(group))
        yield _Stretch(at, at + length, by_chance, number)
        at += length


class _Runs:
    """Runs of chance steps: all positions of each, from the first one to the last before a decision."""

    def __init__(self, game: Game, eyes: Eyes, care: Care) -> None:
        self.game, self.eyes, self.care = game, eyes, care
        self._out = np.zeros(LIST_LENGTH, np.int16)
        self._children, self._chances = np.zeros(LIST_LENGTH, game.definition.state), np.zeros(LIST_LENGTH)

    def means(self, states: Array, number: int, seed: int) -> Array:
        """The mean of what may come from each position of a run; after it, there were so many."""
        found: list[Array] = []
        while len(found) < len(states):
            at = len(found)
            exact = self._over_all_ends(states[at:], number)
            found.extend([self._drawn(states[at : at + 1], at, number, seed + at)] if exact is None else exact)
        return np.array(found)

    def _over_all_ends(self, states: Array, number: int) -> Array | None:
        """From each position by all ends of the run, with their exact odds; None if there are too many."""
        levels = [_Level(states[:1])]
        while (levels[-1].states["actor"] == CHANCE).any():
            # The same dice in another order are the same position, which so has as many origins as dice at most.
            grown = self._opened(levels[-1].states, most=len(levels) * self.care.most_ends)
            if grown is None or len(grown.states) > self.care.most_ends:
                return None
            levels.append(grown)
        values = self.eyes.see(levels[-1].states, number)
        found = []
        for depth in range(len(levels) - 1, 0, -1):
            weighed = values[levels[depth].places] * levels[depth].chances[:, None, None]
            values = np.add.reduceat(weighed, levels[depth].firsts)
            found.append(values[levels[depth - 1].place_of(states[depth - 1])] if depth <= len(states) else values[0])
        return np.array(found[::-1][: len(states)])

    def _opened(self, states: Array, most: int) -> "_Level | None":
        """The positions one chance step later; where a decision is waited for already, the same. None if there are so
        many that it is not worth finding out which are equal."""
        whole = _contents(states)
        children, chances, firsts, n = list[Array](), list[Array](), list[int](), 0
        for place, actor in enumerate(states["actor"].tolist()):
            firsts.append(n)
            if actor == CHANCE:
                opened, odds = self._open(states, place)
                children.append(opened)
                chances.append(odds)
            else:
                children.append(whole[place : place + 1])
                chances.append(np.ones(1))
            n += len(children[-1])
            if n > most:
                return None
        told = np.concatenate(children)
        _, which, places = np.unique(told, return_index=True, return_inverse=True)
        return _Level(told[which].view(states.dtype), places, np.concatenate(chances), np.array(firsts))

    def _open(self, states: Array, place: int) -> tuple[Array, Array]:
        """The contents of all that may come at a chance step, and how likely each is."""
        n = prospects.open_chance(self.game.box, states, place, self._children, 0, self._chances, self._out)
        return _contents(self._children)[:n].copy(), self._chances[:n].copy()

    def _drawn(self, states: Array, at: int, number: int, seed: int) -> Array:
        """By all outcomes of the step at hand with their exact odds, and by draws of what may follow them. The first
        step of a run is looked at more closely: the luck of the whole run depends on it, the others share it out."""
        children, chances = self._open(np.ascontiguousarray(states), 0)
        goes_on = (children.view(states.dtype)["actor"] == CHANCE).any()
        times = max(1 if at else 2, self.care.drawn // len(children)) if goes_on else 1
        ends = np.repeat(children, times).view(states.dtype)
        prospects.draw_on(self.game.box, ends, 0, len(ends), seed)
        return np.tensordot(np.repeat(chances / times, times), self.eyes.see(ends, number), 1)


def _contents(states: Array) -> Array:
    """Each position as one value: equal if the positions are, and quickly copied."""
    return np.ascontiguousarray(states).view(np.dtype((np.void, states.dtype.itemsize)))


class _Level(NamedTuple):
    """All different positions that a run may have come to after some steps, and how they are reached: what the
    positions of the level before may lead to, one after the other."""

    states: Array
    places: Array = NOWHERE
    """Where each of these is among the different ones."""
    chances: Array = NOWHERE
    firsts: Array = NOWHERE
    """Where those of each position of the level before begin."""

    def place_of(self, state: Any) -> int:
        return int(np.flatnonzero(_contents(self.states) == _contents(np.array([state], self.states.dtype)))[0])
