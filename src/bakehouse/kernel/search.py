"""Tree search over the contract: for any number of seats, with chance and with hidden information.

Every simulation walks from the position at the root to a leaf. What the seat at the root cannot know is dealt anew each
time, chance is drawn, and every seat chooses what promises most to itself. The tree is one table of edges. An edge is
a node and an action; a node is what the thinking seat can see: the position itself where nothing is hidden, otherwise
its features. So positions that are reached in different ways are one node, actions that some deals do not allow are
counted by how often they were there, and what was found out for one decision still holds at the next.

What a leaf is worth and which actions look good at first is told by the game's `outlook`, after playing on for a while,
or by a trained network: it sees the position after each action with the eyes of the seat that acts, and the best of
these is what the seat may expect at the leaf.

Nothing is allocated in the loop: the table of edges and the tables to think on are handed in.
"""

import math
from typing import Annotated

import numpy as np

from bakehouse.kernel.compiling import entry, loop, rule
from bakehouse.kernel.contract import ALONE, apply, evaluate, legal, observe, odds, outlook, redeal, returns, scores
from bakehouse.kernel.generator import digest, draw, next_below, next_pick, stream
from bakehouse.kernel.kinds import (
    Array,
    Box,
    DoubleRows,
    Floats,
    Halfwords,
    Longs,
    Records,
    Shorts,
    Tables,
    WordRows,
    Words,
)
from bakehouse.kernel.network import RETURN, Network, look, see_after, see_here, worth
from bakehouse.kernel.play import best_action
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, OVER, record, room

EDGE = record(
    [
        ("key", np.uint64),  # of the node and the action; 0: a free place
        ("worth", np.float64),  # sum of the returns to the seat that acts
        ("seen", np.int32),  # simulations that could have gone this way
        ("tried", np.int32),  # simulations that did
        ("guess", np.float32),  # what the seat may expect, at first sight
        ("lead", np.float32),  # as much of the guess as is no return but for being ahead
    ]
)

SETTINGS = record(
    [
        ("explore", np.float64),  # how much is tried that does not look best
        (
            "temperature",
            np.float64,
        ),  # 0: all actions are worth trying alike; else the lower, the more by the first guess
        ("confidence", np.float64),  # how many simulations the first guess is worth
        ("greed", np.float64),  # of the actions beyond the tree, the share that is chosen greedily; the rest at random
        ("turns", np.int64),  # so many turns beyond the tree are played, then the outlook counts; below 0: to the end
        ("slope", np.float64),  # what a unit of `evaluate` is worth in first guesses; 0: they are by the outlook
        ("horizon", np.int64),  # if above 0: every simulation ends when so many turns have ended since the root
        ("secrets", np.int64),  # whether seats know different things
        ("looks", np.int64),  # if above 0: all goes by the network, which looks so often at each action of the tree
        ("opposite", np.int64),  # whether, of two seats, one is sure to get there what the other does not
        ("only", np.int64),  # if above 0: every simulation begins with the action before this number
    ]
)

Edges = Annotated[Array, Records(EDGE)]
Settings = Annotated[Array, Records(SETTINGS)]

ROOT, WALK, TRIAL = range(3)
"""The tables to think on."""
MOST_DEPTH = 512
NONE = -1
FULL = -2
SURE = 1e9
"""The promise of what was never tried and nobody has a guess about."""
NO_HOPE = -1e9
"""In the place of the best first guess, where there is none."""

RETURNS = 1 + MOST_SEATS
"""The columns of `sums`: how often an action was tried, the points of every seat, and from here the returns of the seat
that thinks (what being ahead counts beside them is left out) and their squares."""
SUMS = RETURNS + 2


@loop
def search(
    box: Box, states: Tables, words: WordRows, vector: Floats, vector_words: Halfwords, seat: int, settings: Settings,
    network: Network, edges: Edges, filled: Longs, rng: Words, count: int, sums: DoubleRows, out: Shorts,
):  # fmt: skip
    """Make `count` simulations from table ROOT for a seat.

    `filled[0]` counts the edges in use. `sums[action]` collects what was found at the leaves behind each action of the
    root.
    """
    slots = room(LIST_LENGTH, np.int64)
    path = room(MOST_DEPTH, np.int64)
    seats = room(MOST_DEPTH, np.int64)
    values = room(MOST_SEATS, np.float64)
    leads = room(MOST_SEATS, np.float64)
    points = room(MOST_SEATS, np.int32)
    worlds = room(2, np.uint64)
    luck = worlds if settings[0].looks > 0 else rng
    for other in range(MOST_SEATS):
        leads[other] = 0.0
    for _ in range(count):
        states[WALK] = states[ROOT]
        if settings[0].secrets:
            redeal(box[0], states[WALK], seat, rng)
        first, depth, left, mover, hope, lead = descend(
            box[0], states, words, vector, vector_words, seat, settings[0], network, edges, filled, rng, luck, sums,
            slots, path, seats, values, points, out,
        )  # fmt: skip
        s = states[WALK]
        if settings[0].horizon == 0:
            left, mover = int(settings[0].turns), int(s.actor)
        if roll_out(box[0], states, settings[0], network, luck, out, left, mover):
            hope = NO_HOPE
        if settings[0].looks > 0:
            see_leaf(box[0], states, settings[0], network, hope, lead, values, leads, out)
        else:
            expect(box[0], s, values, points)
        for step in range(depth):
            edge = edges[path[step]]
            edge.tried += 1
            edge.worth += values[seats[step]]
        scores(box[0], s, points)
        sums[first, 0] += 1.0
        for other in range(int(s.seats)):
            sums[first, 1 + other] += points[other]
        gained = values[seat] - leads[seat]
        sums[first, RETURNS] += gained
        sums[first, RETURNS + 1] += gained * gained


@entry
def read_edges(
    box: Box, states: Tables, words: WordRows, vector: Floats, vector_words: Halfwords, seat: int, settings: Settings,
    edges: Edges, ids: Shorts, n: int, found: DoubleRows,
):  # fmt: skip
    """What the tree knows of n actions at table ROOT: how often each was tried, and the mean return."""
    key = node(box[0], states, words, vector, vector_words, seat, settings[0], ROOT)
    for i in range(n):
        place = look_up(edges, edge_key(key, int(ids[i])))
        found[i, 0] = 0.0
        found[i, 1] = 0.0
        if edges[place].key != 0 and edges[place].tried > 0:
            found[i, 0] = edges[place].tried
            found[i, 1] = edges[place].worth / edges[place].tried


# --- Inside the tree


@rule
def descend(
    box, states, words, vector, vector_words, seat, settings, network, edges, filled, rng, luck, sums, slots, path,
    seats, values, points, out,
):  # fmt: skip
    """Follow what promises most until a node that is new, or to the horizon.

    Returns the action at the root, the length of the path, the turns that are left, whose turn it is, and the best
    first guess at the new node with the lead in it.
    """
    s = states[WALK]
    first = NONE
    depth = 0
    left = int(settings.horizon)
    mover = int(s.actor)
    hope = NO_HOPE
    lead = 0.0
    while s.actor != OVER and depth < MOST_DEPTH:
        if s.actor == CHANCE:
            n = odds(box, s, out)
            apply(box, s, next_pick(luck, out, n))
            continue
        if s.actor != mover:
            mover = int(s.actor)
            left -= 1
            if left == 0:
                break
        n = legal(box, s, out)
        choice = 0
        if n > 1 or first == NONE:
            key = node(box, states, words, vector, vector_words, seat, settings, WALK)
            fresh = find_edges(box, states, settings, network, edges, filled, key, slots, values, points, out, n)
            if fresh == n and first != NONE:
                for i in range(n):
                    if edges[slots[i]].guess > hope:
                        hope, lead = float(edges[slots[i]].guess), float(edges[slots[i]].lead)
                break
            if fresh == FULL:
                break
            if first == NONE and settings.only > 0:
                choice = place_of(out, n, int(settings.only) - 1)
            else:
                choice = most_promising(settings, edges, slots, n, rng if first == NONE else luck)
            path[depth] = slots[choice]
            seats[depth] = s.actor
            depth += 1
        if first == NONE:
            first = int(out[choice])
            if settings.looks > 0:
                enter_world(box, states, seat, settings, rng, luck, int(sums[first, 0]))
        apply(box, s, int(out[choice]))
    return first, depth, left, mover, hope, lead


@rule
def place_of(ids, n, action):
    """Where an action stands in a list; the first place if it is not there."""
    for i in range(n):
        if ids[i] == action:
            return i
    return 0


@rule
def enter_world(box, states, seat, settings, rng, luck, number):
    """Begin again at the root, in the world of this number: its deal and its luck.

    Every action of the root meets the same worlds, one after the other, so that fewer simulations tell them apart.
    """
    luck[0] = stream(rng[0], number)
    luck[1] = np.uint64(0)
    if settings.secrets:
        states[WALK] = states[ROOT]
        redeal(box, states[WALK], seat, luck)


@rule
def node(box, states, words, vector, vector_words, seat, settings, i):
    """The key of what the seat can see."""
    if settings.secrets:
        observe(box, states[i], seat, vector)
        return digest(vector_words) ^ np.uint64(int(states[i].actor))
    return digest(words[i])


@rule
def edge_key(key, action):
    return draw(key, action) | np.uint64(1)


@rule
def look_up(edges, key):
    """The place of an edge, or the free place where it belongs."""
    mask = np.uint64(edges.shape[0] - 1)
    place = (key >> np.uint64(20)) & mask
    while edges[int(place)].key != 0 and edges[int(place)].key != key:
        place = (place + np.uint64(1)) & mask
    return int(place)


@rule
def find_edges(box, states, settings, network, edges, filled, key, slots, values, points, ids, n):
    """The edges of a node, new ones with a first guess; returns how many are new, or FULL when there is no room.

    A guess by the network may be the mean of several looks, each at another deal of what is hidden.
    """
    fresh = 0
    looked = False
    for i in range(n):
        name = edge_key(key, int(ids[i]))
        place = look_up(edges, name)
        slots[i] = place
        edge = edges[place]
        if edge.key == 0:
            if 4 * int(filled[0]) >= 3 * edges.shape[0]:
                return FULL
            filled[0] += 1
            edge.key = name
            edge.worth = 0.0
            edge.seen = 0
            edge.tried = 0
            edge.guess = 0.0
            edge.lead = 0.0
            if settings.looks == 0 and (settings.temperature > 0.0 or settings.confidence > 0.0):
                edge.guess = first_guess(box, states, settings, int(ids[i]), values, points)
            fresh += 1
        if edge.seen < settings.looks:
            if not looked:
                look(box, states[WALK], int(states[WALK].actor), network)
                looked = True
            guess, lead = seen_guess(box, states, network, int(ids[i]))
            edge.guess += (guess - edge.guess) / (edge.seen + 1.0)
            edge.lead += (lead - edge.lead) / (edge.seen + 1.0)
        edge.seen += 1
    return fresh


@rule
def first_guess(box, states, settings, action, values, points):
    """What the acting seat may expect after an action, as a sensible player sees it."""
    seat = int(states[WALK].actor)
    states[TRIAL] = states[WALK]
    apply(box, states[TRIAL], action)
    if settings.slope > 0.0:
        expect(box, states[WALK], values, points)
        gain = evaluate(box, states[TRIAL], seat) - evaluate(box, states[WALK], seat)
        return min(max(values[seat] + settings.slope * gain, -1.0), 1.0)
    expect(box, states[TRIAL], values, points)
    return values[seat]


@rule
def seen_guess(box, states, network, action):
    """What the acting seat, which has looked at table WALK, sees after an action, and the lead in it."""
    seat = int(states[WALK].actor)
    states[TRIAL] = states[WALK]
    apply(box, states[TRIAL], action)
    both = see_after(box, states[TRIAL], seat, network)
    guess = worth(network, both)
    return guess, guess - both[RETURN]


@rule
def expect(box, s, values, points):
    """The returns at the end, before it those that a sensible player expects; alone, where nobody is beaten, points."""
    if s.actor != OVER:
        outlook(box, s, values)
    elif s.seats > 1:
        returns(box, s, values)
    else:
        scores(box, s, points)
        values[0] = points[0] / ALONE


@rule
def most_promising(settings, edges, slots, n, rng):
    """The place in the list of the edge with the best mix of what it brought and how little it was tried."""
    best = 0
    best_promise = -SURE
    equals = 0
    top = -SURE
    total = 0.0
    if settings.temperature > 0.0:
        for i in range(n):
            top = max(top, float(edges[slots[i]].guess))
        for i in range(n):
            total += math.exp((edges[slots[i]].guess - top) / settings.temperature)
    for i in range(n):
        edge = edges[slots[i]]
        trust = edge.tried + settings.confidence
        if trust <= 0.0:
            promise = SURE
        else:
            promise = (edge.worth + settings.confidence * edge.guess) / trust
        if settings.temperature > 0.0:
            share = math.exp((edge.guess - top) / settings.temperature) / total
            promise += settings.explore * share * math.sqrt(float(edge.seen)) / (1.0 + edge.tried)
        elif trust > 0.0:
            promise += settings.explore * math.sqrt(math.log(1.0 + edge.seen) / trust)
        if promise > best_promise:
            best, best_promise, equals = i, promise, 1
        elif promise == best_promise:
            equals += 1
            if next_below(rng, equals) == 0:
                best = i
    return best


# --- Beyond the tree


@rule
def see_leaf(box, states, settings, network, hope, lead, values, leads, out):
    """What every seat may expect at table WALK, by the network, and the leads in that.

    The seat that acts hopes for the best of what it can do; that is known already if the node is new. The others look
    for themselves, or know that they get what it does not.
    """
    s = states[WALK]
    actor = int(s.actor)
    if actor >= 0 and hope == NO_HOPE:
        _, hope, lead = best_seen(box, states, network, out)
    for seat in range(int(s.seats)):
        if seat == actor:
            values[seat], leads[seat] = hope, lead
        elif actor >= 0 and s.seats == 2 and settings.opposite:
            values[seat], leads[seat] = -hope, -lead
        else:
            look(box, s, seat, network)
            both = see_here(box, s, seat, network)
            values[seat] = worth(network, both)
            leads[seat] = values[seat] - both[RETURN]


@rule
def best_seen(box, states, network, out):
    """The action at table WALK that the network likes best, and what the acting seat may expect then, with the lead."""
    best, hope, lead = NONE, NO_HOPE, 0.0
    look(box, states[WALK], int(states[WALK].actor), network)
    n = legal(box, states[WALK], out)
    for i in range(n):
        guess, ahead = seen_guess(box, states, network, int(out[i]))
        if guess > hope:
            best, hope, lead = int(out[i]), guess, ahead
    return best, hope, lead


@rule
def roll_out(box, states, settings, network, rng, out, left, mover):
    """Play on from table WALK until the turns that are left have ended; below 0 they never have.

    Returns whether anything was played.
    """
    s = states[WALK]
    played = False
    while s.actor != OVER and left != 0:
        if s.actor == CHANCE:
            n = odds(box, s, out)
            apply(box, s, next_pick(rng, out, n))
            played = True
            left -= int(s.seats == 1 and s.actor != CHANCE)  # alone, a turn ends with what chance brings
            continue
        if s.actor != mover:
            left -= int(mover != CHANCE)
            mover = int(s.actor)
            continue
        if settings.looks > 0:
            action, _, _ = best_seen(box, states, network, out)
        else:
            n = legal(box, s, out)
            if settings.greed > 0.0 and next_below(rng, 1024) < 1024 * settings.greed:
                action = best_action(box, s, out, n, states[TRIAL:], rng[0], rng[1])
                rng[1] += np.uint64(1)
            else:
                action = int(out[next_below(rng, n)])
        apply(box, s, action)
        played = True
    return played
