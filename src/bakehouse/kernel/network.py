"""What a trained network sees in a position, worked out on the CPU and in plain arithmetic.

A network has a wide and a narrow layer of hidden units and tells two things of a position to the seat that looks at it:
the return that it may expect, and the points by which it will be ahead of the best of the others. Its inputs are the
numbers of `observe` and the greedy player's opinion (`evaluate`). Whoever weighs the actions of a position looks at it
once; the sums of the first layer are then only changed by what an action changes, and that is little.

Sums are made four rows at a time, always in the same order: the same on every machine, compiled or not.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bakehouse.kernel.compiling import loop, rule
from bakehouse.kernel.contract import ALONE, apply, evaluate, observe, outlook, redeal, returns, scores
from bakehouse.kernel.kinds import (
    Array,
    Box,
    DoubleRows,
    Doubles,
    FloatRows,
    Floats,
    Ints,
    Shorts,
    Tables,
    Words,
)
from bakehouse.kernel.lookahead import lead
from bakehouse.kernel.records import MOST_SEATS, OVER, room

RETURN, LEAD = range(2)
"""What is told of a position: places in the last layer."""
MEAN, SCALE, SPREAD = range(3)
"""Of the opinion; and how many points the network counts as one step of a lead."""
LEAD_WORTH = 0.1
"""What a step of the lead counts beside the return: enough to tell ways apart when all is lost or won."""
MOST_STEPS = 3.0
"""No lead counts as more steps than this."""
LAYERS = 6
"""Arrays of a network that were learned: the rows and the start of each layer."""
TOGETHER = 4
"""Rows that are added at a time."""
BLOCK = 8
"""Words of inputs that are compared at a time."""


class Network(NamedTuple):
    """A network at a table with its number of seats, and room to work in: so every thread needs its own."""

    first: FloatRows  # by input: those of `observe`, then the opinion
    first_start: Floats
    second: FloatRows  # by wide unit
    second_start: Floats
    last: FloatRows  # by narrow unit: RETURN and LEAD
    last_start: Floats
    scales: Doubles  # MEAN, SCALE, SPREAD
    here: Floats  # the inputs of the position that was looked at
    here_words: Words  # the same as words, two inputs each; on a GPU one
    after: Floats  # those of the position after an action
    after_words: Words
    wide_here: Floats
    wide: Floats
    narrow: Floats
    listed: Ints  # the rows to add, and how much of each
    amounts: Floats


def network_of(layers: Sequence[Array], scales: Sequence[float]) -> Network:
    """A network with room of its own: from the rows and the start of each layer, and MEAN, SCALE and SPREAD."""
    first, first_start, second, second_start, last, last_start = (np.ascontiguousarray(x, np.float32) for x in layers)
    inputs, wide = first.shape
    padded = -(-(inputs - 1) // (2 * BLOCK)) * 2 * BLOCK
    here, after = np.zeros(padded, np.float32), np.zeros(padded, np.float32)
    most = max(inputs, wide) + TOGETHER
    return Network(
        first, first_start, second, second_start, last, last_start, np.array(scales, np.float64),
        here[: inputs - 1], here.view(np.uint64), after[: inputs - 1], after.view(np.uint64),
        np.zeros(wide, np.float32), np.zeros(wide, np.float32), np.zeros(len(second_start), np.float32),
        np.zeros(most, np.int32), np.zeros(most, np.float32),
    )  # fmt: skip


def no_network() -> Network:
    """In the place of a network where there is none."""
    nothing, nobody = np.zeros((1, 0)), np.zeros(0)
    return network_of([nothing, nobody, nothing.T, nobody, nothing, nobody], [0.0, 1.0, 1.0])


def with_own_room(network: Network) -> Network:
    """The same network for another thread."""
    return network_of(network[:LAYERS], network.scales)


@rule
def is_there(network):
    return network.wide.shape[0] > 0


# --- One position


@rule
def look(box, s, seat, network):
    """See a position with the eyes of a seat: what `see_after` and `see_here` begin with."""
    observe(box, s, seat, network.here)
    n = 0
    for i in range(network.here.shape[0]):
        network.listed[n] = i
        network.amounts[n] = network.here[i]
        n += int(network.here[i] != 0)
    add_rows(network.first, network, n, network.first_start, network.wide_here)


@rule
def look_on(box, s, seat, network):
    """The same, but the sums are only changed by what has changed since the last look: they are rounded otherwise."""
    observe(box, s, seat, network.after)
    catch_up(network.first, network, network.wide_here)


@rule
def catch_up(rows, network, sums):
    """Bring sums up to date that belong to the inputs `here` and are to belong to those `after`."""
    add_rows(rows, network, list_changes(network), sums, sums)
    for i in range(network.here.shape[0]):
        network.here[i] = network.after[i]


@rule
def forget(network, sums):
    """Nothing has been looked at yet: a game that begins so is the same whatever was looked at before."""
    for i in range(network.here.shape[0]):
        network.here[i] = 0
    for unit in range(sums.shape[0]):
        sums[unit] = network.first_start[unit]


@rule
def see_here(box, s, seat, network):
    """The return and the lead in the position that the seat has looked at."""
    if s.actor == OVER:
        return final(box, s, seat)
    return told(box, s, seat, network, 0)


@rule
def see_after(box, s, seat, network):
    """The same in a position that is near to that."""
    if s.actor == OVER:
        return final(box, s, seat)
    observe(box, s, seat, network.after)
    return told(box, s, seat, network, list_changes(network))


@rule
def final(box, s, seat):
    """The same at the end."""
    points = room(MOST_SEATS, np.int32)
    scores(box, s, points)
    ahead = lead(points, seat, int(s.seats))
    if s.seats == 1:
        return (ALONE + ahead) / ALONE, ahead
    values = room(MOST_SEATS, np.float64)
    returns(box, s, values)
    return float(values[seat]), ahead


@rule
def list_changes(network):
    """List the inputs that are not as they were, and how they have changed; returns how many."""
    length, words = network.here.shape[0], network.here_words.shape[0]
    each = (length + words - 1) // words
    n = 0
    for first in range(0, words, BLOCK):
        if first + BLOCK > words or is_different(network, first):
            for i in range(first * each, min((first + BLOCK) * each, length)):
                change = network.after[i] - network.here[i]
                network.listed[n] = i
                network.amounts[n] = change
                n += int(change != 0)
    return n


@rule
def is_different(network, first):
    """Whether any of a block of words has changed. A place without a sign needs no look whether it is below 0."""
    different = np.uint64(0)
    for i in range(BLOCK):
        place = np.uint64(first) + np.uint64(i)
        different |= network.here_words[place] ^ network.after_words[place]
    return different != 0


@rule
def told(box, s, seat, network, n):
    """The return and the lead, after n changes that are listed."""
    network.listed[n] = network.here.shape[0]
    network.amounts[n] = (evaluate(box, s, seat) - network.scales[MEAN]) / network.scales[SCALE]
    add_rows(network.first, network, n + 1, network.wide_here, network.wide)
    n = 0
    for unit in range(network.wide.shape[0]):
        network.listed[n] = unit
        network.amounts[n] = network.wide[unit]
        n += int(network.wide[unit] > 0)
    add_rows(network.second, network, n, network.second_start, network.narrow)
    ahead = last_sum(network, LEAD) * network.scales[SPREAD]
    if s.seats == 1:
        return (ALONE + ahead) / ALONE, ahead
    return math.tanh(last_sum(network, RETURN)), ahead


@rule
def add_rows(rows, network, n, start, sums):
    """A start, and so much of each of the n rows that are listed."""
    for unit in range(sums.shape[0]):
        sums[unit] = start[unit]
    listed, amounts = network.listed, network.amounts
    for place in range(n, n + TOGETHER - 1):
        listed[place] = 0
        amounts[place] = 0
    for first in range(0, n, TOGETHER):
        a, b, c, d = amounts[first], amounts[first + 1], amounts[first + 2], amounts[first + 3]
        row_a, row_b = rows[listed[first]], rows[listed[first + 1]]
        row_c, row_d = rows[listed[first + 2]], rows[listed[first + 3]]
        for unit in range(sums.shape[0]):
            sums[unit] += (a * row_a[unit] + b * row_b[unit]) + (c * row_c[unit] + d * row_d[unit])


@rule
def last_sum(network, number):
    """One of the things told, from the narrow units that are above 0."""
    total = np.float64(network.last_start[number])
    for unit in range(network.narrow.shape[0]):
        total += max(network.narrow[unit], np.float32(0.0)) * network.last[unit, number]
    return total


@rule
def worth(network, both):
    """A return and a lead as one number, to choose by."""
    return both[RETURN] + LEAD_WORTH * min(max(both[LEAD] / network.scales[SPREAD], -MOST_STEPS), MOST_STEPS)


@rule
def guess(box, s, seat):
    """The return that a sensible player expects without a network, and no lead."""
    if s.actor == OVER:
        return final(box, s, seat)[RETURN], 0.0
    values = room(MOST_SEATS, np.float64)
    outlook(box, s, values)
    return float(values[seat]), 0.0


@rule
def seen_after(box, s, seat, network):
    """What is expected one action after the position that was looked at; without a network, the game's `outlook`."""
    return see_after(box, s, seat, network) if is_there(network) else guess(box, s, seat)


# --- All actions of a position

POSITION, DEALT, TRIAL = range(3)
TABLES = 3
"""The tables of `judge`."""
WORTH = 2
COLUMNS = 3
"""The columns of what it finds: RETURN, LEAD and WORTH."""


@loop
def judge(
    box: Box, states: Tables, network: Network, seat: int, redeals: int, rng: Words, ids: Shorts, n: int,
    found: DoubleRows,
):  # fmt: skip
    """What the network sees after each of n actions of a seat at table POSITION; without one, the game's `outlook`.

    With `redeals` above 0, that is the mean over so many deals of all that the seat cannot know.
    """
    for i in range(n):
        for column in range(COLUMNS):
            found[i, column] = 0.0
    deals = max(redeals, 1)
    for _ in range(deals):
        states[DEALT] = states[POSITION]
        if redeals > 0:
            redeal(box[0], states[DEALT], seat, rng)
        if is_there(network):
            look(box[0], states[DEALT], seat, network)
        for i in range(n):
            states[TRIAL] = states[DEALT]
            apply(box[0], states[TRIAL], int(ids[i]))
            both = seen_after(box[0], states[TRIAL], seat, network)
            found[i, RETURN] += both[RETURN] / deals
            found[i, LEAD] += both[LEAD] / deals
            found[i, WORTH] += worth(network, both) / deals
