"""Random games from a position to the end, again and again: all that flat Monte Carlo and the simplest searches need.

A world is a number. It tells the deal, the dice and what everybody chooses, so that what is compared in the same world
is compared with the same luck; and the worlds of a seed may be played in any portions.
"""

import math

import numpy as np

from bakehouse.kernel.compiling import loop, rule
from bakehouse.kernel.contract import apply, legal, redeal, returns
from bakehouse.kernel.ends import HERE, Ends, note_end, note_return
from bakehouse.kernel.generator import CHANCE_STREAM, CHOICE_STREAM, REDEAL_STREAM, below, draw, stream
from bakehouse.kernel.kinds import Box, Doubles, Shorts, Tables
from bakehouse.kernel.network import Network, is_there, look
from bakehouse.kernel.play import greedy_action, play_chance, playout
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS, OVER, room, tables_like
from bakehouse.kernel.search import SURE, WALK, expect, seen_guess

WORLD_STREAM = 4
TEMPERATURE = 0.01
"""Of those who play on by sight: what looks worse by so much is chosen about a third as often."""
FINENESS = 1 << 24


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
def finish_games(
    box: Box, states: Tables, seat: int, ids: Shorts, network: Network, seed: int, first: int, last: int, ends: Ends
):  # fmt: skip
    """How it ends when a seat plays each of some actions at a table of its own and all go on from there, in the worlds
    first..last-1.

    Without a network all are greedy. With one they go by what it sees, now and then with something that looks nearly as
    good as the best: otherwise all games would be the same where chance has no say.
    """
    out = room(LIST_LENGTH, np.int16)
    rng = room(2, np.uint64)
    trial = tables_like(states, 5)
    for world in range(first, last):
        luck = world_seed(seed, world)
        for i in range(ids.shape[0]):
            trial[1] = states[i]
            deal_world(box[0], trial[1], seat, luck, rng)
            apply(box[0], trial[1], int(ids[i]))
            finish(box[0], trial[1], luck, seat, trial[2:], network, rng, out, world, i, ends)


@rule
def finish(box, s, seed, seat, trial, network, rng, out, world, i, ends):
    """Play to the end; everybody thinks on a table where all that it cannot know was dealt anew."""
    luck = stream(seed, CHANCE_STREAM)
    choice = stream(seed, CHOICE_STREAM)
    guesses = room(LIST_LENGTH, np.float64)
    decisions = 0
    chances = 0
    stage = HERE
    while s.actor != OVER:
        rolled = chances
        chances = play_chance(box, s, luck, chances, out)
        if s.actor >= 0:
            stage = note_return(box, s, seat, stage, chances > rolled, world, i, ends)
            if is_there(network):
                trial[WALK] = s
                redeal(box, trial[WALK], int(s.actor), rng)
                action = seen_action(box, trial, network, guesses, choice, decisions, out)
            else:
                n = legal(box, s, out)
                action = greedy_action(box, s, out, n, trial, rng, choice, decisions)
            apply(box, s, action)
            decisions += 1
    note_end(box, s, seat, stage, world, i, ends)


@rule
def seen_action(box, trial, network, guesses, choice, counter, out):
    """One of the actions at table WALK that look best, the likelier the better it looks."""
    look(box, trial[WALK], int(trial[WALK].actor), network)
    n = legal(box, trial[WALK], out)
    top = -SURE
    for i in range(n):
        guesses[i], _ = seen_guess(box, trial, network, int(out[i]))
        top = max(top, guesses[i])
    total = 0.0
    for i in range(n):
        total += math.exp((guesses[i] - top) / TEMPERATURE)
    left = total * (below(choice, counter, FINENESS) + 0.5) / FINENESS
    for i in range(n):
        left -= math.exp((guesses[i] - top) / TEMPERATURE)
        if left <= 0.0:
            return int(out[i])
    return int(out[n - 1])
