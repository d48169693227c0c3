"""What every seat may expect in many positions: at decisions by what a trained network sees or by plans that are made
in haste, at chance steps by the mean over what may come.

An analysis tells luck from skill by it. Where a run of chance steps (a roll of several dice) has few ends, all of them
are looked at, with their exact odds; positions that are the same are met once. Where it has more, some are drawn.
"""

import numpy as np

from bakehouse.kernel.beam import Bench, Weights, best_end, follow_turn, foresee
from bakehouse.kernel.compiling import entry, loop, rule
from bakehouse.kernel.contract import apply, odds, scores
from bakehouse.kernel.generator import next_pick, stream
from bakehouse.kernel.kinds import Box, DoubleRows, Doubles, Shorts, Tables
from bakehouse.kernel.network import (
    LEAD,
    LEAD_WORTH,
    RETURN,
    SPREAD,
    Network,
    final,
    guess,
    is_there,
    look,
    see_here,
)  # fmt: skip
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, OVER, room, tables_like
from bakehouse.kernel.search import WALK, best_seen

MEASURES = 2
"""Columns for each seat in what is found: RETURN and LEAD, as the network tells them."""


@entry
def open_chance(box: Box, states: Tables, i: int, children: Tables, first: int, chances: Doubles, out: Shorts):
    """All that may come at the chance step of table i: the positions after it from `first` on, and how likely each is;
    returns how many there are."""
    n = odds(box[0], states[i], out)
    total = 0
    for outcome in range(n):
        total += int(out[outcome])
    found = 0
    for outcome in range(n):
        if out[outcome] > 0:
            children[first + found] = states[i]
            apply(box[0], children[first + found], outcome)
            chances[first + found] = out[outcome] / total
            found += 1
    return found


@loop
def draw_on(box: Box, states: Tables, first: int, last: int, seed: int):
    """At the tables first..last-1, let chance decide all steps up to the next decision, at each by its own numbers."""
    out = room(LIST_LENGTH, np.int16)
    rng = room(2, np.uint64)
    for i in range(first, last):
        rng[0] = stream(seed, i)
        rng[1] = np.uint64(0)
        while states[i].actor == CHANCE:
            n = odds(box[0], states[i], out)
            apply(box[0], states[i], next_pick(rng, out, n))


@loop
def see_all(box: Box, states: Tables, first: int, last: int, network: Network, found: DoubleRows):
    """What every seat sees at the tables first..last-1: the return and the lead that it may expect, two columns for
    each; without a network, the game's `outlook` and no lead."""
    trial = tables_like(states, 3)
    out = room(LIST_LENGTH, np.int16)
    for i in range(first, last):
        for seat in range(int(states[i].seats)):
            both = seen_by(box[0], states[i], seat, network, trial, out)
            found[i, MEASURES * seat + RETURN] = both[RETURN]
            found[i, MEASURES * seat + LEAD] = both[LEAD]


@rule
def seen_by(box, s, seat, network, trial, out):
    """The return and the lead that a seat expects, by what it can see; the one that acts, after its best action: a
    network has learned what comes after decisions."""
    if s.actor == OVER:
        return final(box, s, seat)
    if not is_there(network):
        return guess(box, s, seat)
    if s.actor == seat:
        trial[WALK] = s
        _, hope, lead = best_seen(box, trial, network, out)
        return hope - lead, lead / LEAD_WORTH * network.scales[SPREAD]
    look(box, s, seat, network)
    return see_here(box, s, seat, network)


@loop
def plan_all(
    box: Box, states: Tables, first: int, last: int, weights: Weights, width: int, work: Bench, found: DoubleRows
):
    """The points that every seat may expect at the tables first..last-1, one column each, when all plan what is left
    of the turn; at the end, its points."""
    points = room(MOST_SEATS, np.int32)
    for i in range(first, last):
        work.scene[0] = states[i]
        s = work.scene[0]
        while s.actor >= 0:
            follow_turn(box[0], s, int(s.actor), weights, width, 1, work)
            work.scene[0] = work.ends[best_end(work)]
        scores(box[0], s, points)
        for seat in range(int(s.seats)):
            found[i, seat] = points[seat] if s.actor == OVER else foresee(box[0], s, seat, weights)
