"""Random games from a position to the end, again and again: all that flat Monte Carlo and the simplest searches need.

A world is a number. It tells the deal, the dice and what everybody chooses, so that what is compared in the same world
is compared with the same luck; and the worlds of a seed may be played in any portions.
"""

import numpy as np

from bakehouse.kernel.compiling import loop, rule
from bakehouse.kernel.contract import apply, legal, parts, redeal, returns, scores
from bakehouse.kernel.generator import CHANCE_STREAM, CHOICE_STREAM, REDEAL_STREAM, draw, stream
from bakehouse.kernel.kinds import Box, Doubles, IntSheets, Shorts, Tables
from bakehouse.kernel.play import greedy_action, play_chance, playout
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS, OVER, room, tables_like
from bakehouse.kernel.search import expect

WORLD_STREAM = 4


@rule
def world_seed(seed, world):
    return np.int64(draw(stream(seed, WORLD_STREAM), world) >> np.uint64(1))


@rule
def deal_world(box, s, seat, luck, rng):
    """Deal anew what a seat cannot know, as the world with this luck has it."""
    rng[0] = stream(luck, REDEAL_STREAM)
    rng[1] = 0
    redeal(box, s, seat, rng)


@loop
def sum_returns(box: Box, states: Tables, seed: int, first: int, last: int, sums: Doubles):
    """Add up the returns of every seat after random games from table 0, in the worlds first..last-1."""
    out = room(LIST_LENGTH, np.int16)
    values = room(MOST_SEATS, np.float64)
    trial = tables_like(states, 1)
    for world in range(first, last):
        trial[0] = states[0]
        playout(box[0], trial[0], world_seed(seed, world), out)
        returns(box[0], trial[0], values)
        for seat in range(int(trial[0].seats)):
            sums[seat] += values[seat]


@loop
def compare_actions(
    box: Box, states: Tables, seat: int, ids: Shorts, seed: int, first: int, last: int, sums: Doubles
):  # fmt: skip
    """Add up what a seat gets when it plays each of some actions at table 0 and all is random from there on, in the
    worlds first..last-1: there its rivals hold what it cannot know, and every action meets the same luck."""
    out = room(LIST_LENGTH, np.int16)
    values = room(MOST_SEATS, np.float64)
    points = room(MOST_SEATS, np.int32)
    rng = room(2, np.uint64)
    trial = tables_like(states, 2)
    for world in range(first, last):
        luck = world_seed(seed, world)
        trial[0] = states[0]
        deal_world(box[0], trial[0], seat, luck, rng)
        for i in range(ids.shape[0]):
            trial[1] = trial[0]
            apply(box[0], trial[1], int(ids[i]))
            playout(box[0], trial[1], luck, out)
            expect(box[0], trial[1], values, points)
            sums[i] += values[seat]


@loop
def finish_greedily(
    box: Box, states: Tables, seat: int, ids: Shorts, seed: int, first: int, last: int, pieces: IntSheets,
    points: IntSheets,
):  # fmt: skip
    """How it ends when a seat plays each of some actions at table 0 and all are greedy from there on, in the worlds
    first..last-1: what the seat's points are made of, and the points of all, by world and action."""
    out = room(LIST_LENGTH, np.int16)
    rng = room(2, np.uint64)
    trial = tables_like(states, 4)
    for world in range(first, last):
        luck = world_seed(seed, world)
        trial[0] = states[0]
        deal_world(box[0], trial[0], seat, luck, rng)
        for i in range(ids.shape[0]):
            trial[1] = trial[0]
            apply(box[0], trial[1], int(ids[i]))
            finish(box[0], trial[1], luck, trial[2:], rng, out)
            parts(box[0], trial[1], seat, pieces[world, i])
            scores(box[0], trial[1], points[world, i])


@rule
def finish(box, s, seed, trial, rng, out):
    """Greedy play to the end."""
    luck = stream(seed, CHANCE_STREAM)
    choice = stream(seed, CHOICE_STREAM)
    decisions = 0
    chances = 0
    while s.actor != OVER:
        chances = play_chance(box, s, luck, chances, out)
        if s.actor >= 0:
            n = legal(box, s, out)
            apply(box, s, greedy_action(box, s, out, n, trial, rng, choice, decisions))
            decisions += 1
