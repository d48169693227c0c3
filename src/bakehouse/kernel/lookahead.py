"""Many tables at once for a player who looks one decision ahead: what could be played everywhere, and what comes of it.

The work is done item by item by the rules at the top. On a CPU the loops below them run over ranges of the items, in
as many threads as one likes; on a GPU every item has its own thread (`gpu_lookahead.py`). Both give the same numbers.
"""

import numpy as np

from bakehouse.kernel.compiling import loop, rule
from bakehouse.kernel.contract import ALONE, apply, evaluate, legal, observe, redeal, returns, scores, setup
from bakehouse.kernel.generator import CHANCE_STREAM, REDEAL_STREAM, draw, stream
from bakehouse.kernel.kinds import Box, FloatRows, Longs, ShortRows, Tables
from bakehouse.kernel.play import play_chance
from bakehouse.kernel.records import MOST_SEATS, OVER, room, tables_like

NO_PLACE = -1
"""In the place of a decision: nothing is played at this table."""

END, RETURN, LEAD = 0, 1, 2
"""What is told of a result: whether the game is over, and if so the return and the lead in points of a seat."""
TOLD = 3


@rule
def come_to_decision(box, s, seed, chances, out):
    """Play all chance steps up to the next decision and list what is legal there; returns how many, and the steps."""
    chances = play_chance(box, s, stream(seed, CHANCE_STREAM), chances, out)
    n = 0
    if s.actor >= 0:
        n = legal(box, s, out)
    return n, chances


@rule
def tell_result(box, s, seat, told):
    """Whether the game is over, and what a seat has got of it: the return, and the lead (alone: points above ALONE)."""
    told[END] = 0
    told[RETURN] = 0
    told[LEAD] = 0
    if s.actor == OVER:
        utilities = room(MOST_SEATS, np.float64)
        points = room(MOST_SEATS, np.int32)
        returns(box, s, utilities)
        scores(box, s, points)
        told[END] = 1
        told[RETURN] = utilities[seat]
        told[LEAD] = lead(points, seat, int(s.seats))


@rule
def lead(points, seat, seats):
    """How many points a seat is ahead of the best of the others."""
    if seats == 1:
        return float(points[0]) - ALONE
    best = -(1 << 30)
    for other in range(seats):
        if other != seat and points[other] > best:
            best = int(points[other])
    return float(points[seat]) - best


@rule
def look_at(box, s, action, vector, told):
    """Play an action at a table that is thrown away, and tell what its seat knows then: its features, the greedy
    player's opinion as the last number, and the result if that was the end."""
    seat = int(s.actor)
    apply(box, s, action)
    observe(box, s, seat, vector)
    vector[vector.shape[0] - 1] = evaluate(box, s, seat)
    tell_result(box, s, seat, told)


@rule
def deal_anew(box, s, seed, number, salt, rng):
    """Draw anew what the acting seat cannot know, differently for each number and each salt."""
    rng[0] = draw(stream(seed, REDEAL_STREAM), salt)
    rng[1] = np.uint64(number) << np.uint64(32)
    redeal(box, s, int(s.actor), rng)


@loop
def begin_tables(box: Box, states: Tables, first: int, last: int, seats: int, chances: Longs):
    """Lay out a range of tables."""
    for i in range(first, last):
        setup(box[0], states[i], seats)
        chances[i] = 0


@loop
def advance_tables(
    box: Box, states: Tables, first: int, last: int, seeds: Longs, chances: Longs, places: Longs, lists: ShortRows,
    counts: Longs, actors: Longs,
):  # fmt: skip
    """Play the chosen place of each table's list, if there is one, and go on to the next decision."""
    for i in range(first, last):
        if places[i] != NO_PLACE:
            apply(box[0], states[i], int(lists[i, places[i]]))
        counts[i], chances[i] = come_to_decision(box[0], states[i], seeds[i], chances[i], lists[i])
        actors[i] = states[i].actor


@loop
def deal_tables(
    box: Box, states: Tables, first: int, last: int, seeds: Longs, counts: Longs, salt: int, deals: int, dealt: Tables
):  # fmt: skip
    """For each table that waits for a decision so many copies, with everything dealt anew that the seat cannot know."""
    rng = room(2, np.uint64)
    for i in range(first, last):
        if counts[i] > 0:
            for number in range(deals):
                dealt[i * deals + number] = states[i]
                deal_anew(box[0], dealt[i * deals + number], seeds[i], number, salt, rng)


@loop
def look_ahead(
    box: Box, states: Tables, first: int, last: int, sources: Longs, actions: Longs, vectors: FloatRows, told: FloatRows
):  # fmt: skip
    """Row by row: an action at a copy of one of the tables, and what its seat knows then."""
    trial = tables_like(states, 1)
    for row in range(first, last):
        trial[0] = states[sources[row]]
        look_at(box[0], trial[0], int(actions[row]), vectors[row], told[row])


@loop
def tell_results(box: Box, states: Tables, first: int, last: int, seats: int, told: FloatRows):
    """The results of a range of tables: a row for each seat of each table."""
    for i in range(first, last):
        for seat in range(seats):
            tell_result(box[0], states[i], seat, told[i * seats + seat])
