"""Players of many kinds at one table, compiled: at random, greedy, at first sight of a network, with a plan, by habit.

A policy is a kind of player with its manners: how often it thinks at all, how readily it takes what looks nearly as
good (`temperature`), how often a kind of action slips its mind (`forgets`), and what is to its liking beside what is
good. They are the manners of `players/manners.py`, with luck of their own: so the games are not those in which the same
players are asked one decision at a time, but they are games of the same players.
"""

import math
from typing import Annotated, NamedTuple

import numpy as np

from bakehouse.kernel.beam import Bench, ThreeWeights, best_end, follow_turn, tell_plan
from bakehouse.kernel.compiling import loop, rule
from bakehouse.kernel.contract import ALONE, apply, ends_with, evaluate, legal, parts, redeal, returns, scores, setup
from bakehouse.kernel.generator import CHANCE_STREAM, CHOICE_STREAM, REDEAL_STREAM, below, stream
from bakehouse.kernel.habit import Habit, prefer
from bakehouse.kernel.kinds import (
    Array,
    Box,
    DoubleRows,
    FloatRows,
    IntRows,
    IntSheets,
    Longs,
    Records,
    ShortRows,
    Shorts,
    ShortSheets,
    Tables,
)
from bakehouse.kernel.network import Network, forget, is_there, look_on, seen_after, worth
from bakehouse.kernel.play import MANNER, NO_WISH, contains, keep_wished, play_chance, take_down
from bakehouse.kernel.records import LIST_LENGTH, MOST_USES, OVER, copy_table, record, room, tables_like

RANDOM, GREEDY, SIGHT, PLAN, HABIT = range(5)
"""Kinds of players."""
CARE_STREAM, MOOD_STREAM, MEMORY_STREAM = 3, 4, 5
"""Whether a careless player looks ahead this time; what somebody with a temperature takes; what slips the mind."""
ALWAYS = 100
"""The care of who thinks at every decision, in per cent."""
MAD = 3.0
"""Nobody chooses what looks worse than the best by more than so many temperatures."""
SPELL = 8
"""What slips the mind does so for this many decisions of the game."""
FINENESS = 1 << 30
"""Of random numbers between 0 and 1."""

POLICY = record(
    [
        ("temperature", np.float64),
        ("forgets", np.float64),
        ("kind", np.int32),
        ("care", np.int32),
        ("redeals", np.int32),  # a judgement at first sight is the mean over so many deals; 0: all is known
        ("by", np.int32),  # which of the three weights a plan goes by
        ("width", np.int32),  # of the beam of a plan
        ("candidates", np.int32),  # of the best plans, how many are chosen from; of actions, how many are looked at
    ]
)
Policies = Annotated[Array, Records(POLICY)]

NEXT, LENGTH, DUE = range(3)
"""Of a plan that is being followed: the place of its next action, how many it has, and the decision that it is for."""


class Company(NamedTuple):
    """Who may sit at the tables, and what they work with: every thread needs its own."""

    policies: Policies
    likings: DoubleRows  # by style and action, in returns; style 0 likes nothing more than it is worth
    kinds: Shorts  # by action: its kind
    network: Network
    guesses: FloatRows  # by action: of each wide unit, and a start; none: all actions are looked at
    habit: Habit
    weights: ThreeWeights
    work: Bench
    plan: Shorts
    followed: Longs


@rule
def thinks(care, attention, decisions):
    """Whether a player looks ahead at this decision."""
    if care >= ALWAYS:
        return True
    return care > 0 and below(attention, decisions, ALWAYS) < care


@rule
def weigh(box, s, ids, n, trial, values):
    """What the greedy player thinks of the position after each legal action."""
    seat = int(s.actor)
    for i in range(n):
        copy_table(trial, 0, s)
        apply(box, trial[0], int(ids[i]))
        values[i] = evaluate(box, trial[0], seat)


@rule
def weigh_at_sight(box, s, ids, n, policy, rng, company, trial, values, looked_at, seen):
    """What actions are worth at first sight, in returns: those that are looked at, and what is `seen` of each.

    Whoever looks at some actions only guesses first and chooses among those; of the others `values` has the guess,
    beside what was seen of these. Returns how many are looked at.
    """
    seat = int(s.actor)
    network = company.network
    deals = max(int(policy.redeals), 1)
    places = room(LIST_LENGTH, np.int16)
    looked = 0
    for deal in range(deals):
        copy_table(trial, 1, s)
        if policy.redeals > 0:
            redeal(box, trial[1], seat, rng)
        if is_there(network):
            look_on(box, trial[1], seat, network)
        if deal == 0:
            looked = choose_places(ids, n, int(policy.candidates), network, company.guesses, places, values)
            for k in range(looked):
                looked_at[k] = ids[places[k]]
                seen[k] = 0.0
        for k in range(looked):
            copy_table(trial, 0, trial[1])
            apply(box, trial[0], int(looked_at[k]))
            seen[k] += worth(network, seen_after(box, trial[0], seat, network)) / deals
    shift_guesses(values, n, seen, places, looked)
    return looked


@rule
def choose_places(ids, n, looks, network, guesses, places, values):
    """Where in the list the actions are that are looked at: all, or the most promising ones; returns how many.

    What was guessed of each action is left in `values`.
    """
    for i in range(n):
        places[i] = i
    if guesses.shape[0] == 0 or looks >= n:
        return n
    guess_worths(ids, n, network, guesses, values)
    for k in range(looks):
        best = k
        for i in range(k + 1, n):
            if values[places[i]] > values[places[best]]:
                best = i
        places[k], places[best] = places[best], places[k]
    return looks


@rule
def guess_worths(ids, n, network, guesses, values):
    """What actions are guessed to be worth in the position that was looked at, before anything is tried."""
    wide = network.wide
    units = wide.shape[0]
    for unit in range(units):
        wide[unit] = max(network.wide_here[unit], np.float32(0.0))
    for i in range(n):
        row = guesses[ids[i]]
        a = b = c = d = np.float32(0.0)
        for first in range(0, units - 3, 4):
            a += wide[first] * row[first]
            b += wide[first + 1] * row[first + 1]
            c += wide[first + 2] * row[first + 2]
            d += wide[first + 3] * row[first + 3]
        values[i] = np.float64((a + b) + (c + d) + row[units])


@rule
def shift_guesses(values, n, seen, places, looked):
    """Lay what was seen of some actions among the guesses about the others, which are moved by the mean difference."""
    shift = 0.0
    if looked < n:
        for k in range(looked):
            shift += (seen[k] - values[places[k]]) / looked
        for i in range(n):
            values[i] += shift
    for k in range(looked):
        values[places[k]] = seen[k]


@rule
def best_of(values, n, key, counter):
    """The place of the best; among equals one at random, the same as `best_action` of `play` takes."""
    best = 0
    equals = 1
    for i in range(1, n):
        if values[i] > values[best]:
            best, equals = i, 1
        elif values[i] == values[best]:
            equals += 1
            if below(key, counter * LIST_LENGTH + i, equals) == 0:
                best = i
    return best


@rule
def liked_of(values, n, temperature, key, counter):
    """The place of one that looks about as good as the best, by its weight; what is forgotten is worth -inf."""
    best = -math.inf
    for i in range(n):
        best = max(best, values[i])
    total = 0.0
    for i in range(n):
        total += weight(values[i] - best, temperature)
    left = below(key, counter, FINENESS) / FINENESS * total
    for i in range(n):
        left -= weight(values[i] - best, temperature)
        if left < 0:
            return i
    return n - 1


@rule
def weight(behind, temperature):
    return math.exp(behind / temperature) if behind >= -MAD * temperature else 0.0


@rule
def has_forgotten(policy, kind, memory, decisions):
    """Whether a kind of action does not come to a player's mind for a while."""
    if policy.forgets <= 0.0:
        return False
    return below(memory, (decisions // SPELL) * LIST_LENGTH + kind, FINENESS) < policy.forgets * FINENESS


@rule
def act(box, s, seed, ids, n, policy, style, company, trial, rng, values, decisions):
    """What the actor does, of n actions that it may take; `values` tells what it thought of them.

    Returns the action, and whether it has looked at all of them.
    """
    choice = stream(seed, CHOICE_STREAM)
    if not thinks(int(policy.care), stream(seed, CARE_STREAM), decisions):
        return int(ids[below(choice, decisions, n)]), False
    if policy.kind == PLAN:
        action = follow_plan(box, s, seed, ids, n, policy, style, company, trial, rng, values, decisions)
        if action >= 0:
            return action, False
    if policy.kind == HABIT:
        return by_habit(box, s, seed, ids, n, policy, style, company, values, decisions), True
    if policy.kind == SIGHT and n == 1:
        return int(ids[0]), True
    if policy.kind != SIGHT:
        copy_table(trial, 1, s)
        redeal(box, trial[1], int(s.actor), rng)
        weigh(box, trial[1], ids, n, trial, values)
        return int(ids[best_of(values, n, choice, decisions)]), True
    looked_at = room(LIST_LENGTH, np.int16)
    seen = room(LIST_LENGTH, np.float64)
    looked = weigh_at_sight(box, s, ids, n, policy, rng, company, trial, values, looked_at, seen)
    return take_liked(s, seed, looked_at, looked, policy, style, company, seen, decisions), True


@rule
def by_habit(box, s, seed, ids, n, policy, style, company, values, decisions):
    """What the actor does at one glance, of n actions, without trying any."""
    if n == 1:
        return int(ids[0])
    prefer(box, s, int(s.actor), ids, n, company.habit, values)
    felt = room(LIST_LENGTH, np.float64)
    for i in range(n):
        felt[i] = values[i]
    return take_liked(s, seed, ids, n, policy, style, company, felt, decisions)


@rule
def take_liked(s, seed, ids, n, policy, style, company, values, decisions):
    """One of n actions that were weighed, as people choose."""
    likings = company.likings[style]
    if policy.temperature <= 0.0:
        for i in range(n):
            values[i] += likings[ids[i]]
        return int(ids[best_of(values, n, stream(seed, CHOICE_STREAM), decisions)])
    felt = room(LIST_LENGTH, np.float64)
    memory = stream(seed, MEMORY_STREAM + int(s.actor))
    minded = False
    for i in range(n):
        felt[i] = values[i] + likings[ids[i]]
    best = -math.inf
    for i in range(n):
        best = max(best, felt[i])
    for i in range(n):  # of what looks mad nothing is taken, whatever else was forgotten
        sane = felt[i] - best >= -MAD * policy.temperature
        minded = minded or (sane and not has_forgotten(policy, int(company.kinds[ids[i]]), memory, decisions))
    for i in range(n):
        mad = felt[i] - best < -MAD * policy.temperature
        forgotten = minded and has_forgotten(policy, int(company.kinds[ids[i]]), memory, decisions)
        if mad or forgotten:
            felt[i] = -math.inf
    return int(ids[liked_of(felt, n, policy.temperature, stream(seed, MOOD_STREAM), decisions)])


@rule
def follow_plan(box, s, seed, ids, n, policy, style, company, trial, rng, values, decisions):
    """The next action of the plan of this turn, which is made now if there is none; -1 if it is none of the n."""
    followed = company.followed
    if followed[DUE] != decisions or followed[NEXT] >= followed[LENGTH]:
        trial[1] = s
        redeal(box, trial[1], int(s.actor), rng)
        make_plan(box, trial[1], seed, policy, style, company, values, decisions)
    if followed[NEXT] >= followed[LENGTH]:
        return -1
    action = int(company.plan[followed[NEXT]])
    followed[NEXT] += 1
    followed[DUE] = decisions + 1
    if not contains(ids, n, action):
        followed[LENGTH] = 0
        return -1
    return action


@rule
def make_plan(box, s, seed, policy, style, company, values, decisions):
    """Plan the rest of the turn and choose one of the best plans, as people choose."""
    work, followed = company.work, company.followed
    weights = company.weights[policy.by]
    ends = follow_turn(box, s, int(s.actor), weights, int(policy.width), int(policy.candidates), work)
    end = best_end(work)
    if policy.temperature > 0.0:
        unit = 1.0 if is_there(work.network) else ALONE
        likings = company.likings[style]
        for place in range(ends):
            values[place] = work.end_value[place] / unit
            for step in range(tell_plan(work, place, company.plan)):
                values[place] += likings[company.plan[step]]
        end = liked_of(values, ends, policy.temperature, stream(seed, MOOD_STREAM), decisions)
    followed[LENGTH] = tell_plan(work, end, company.plan)
    followed[NEXT] = 0
    followed[DUE] = decisions


@rule
def begin_anew(company):
    """At the beginning of a game."""
    company.followed[LENGTH] = 0
    forget(company.network, company.network.wide_here)
    forget(company.habit, company.habit.wide)


@loop
def play_company(
    box: Box, states: Tables, seats: int, seeds: Longs, company: Company, seated: ShortRows, styles: ShortRows,
    wishes: ShortRows, first: int, last: int, lengths: IntRows, points: IntRows, utilities: DoubleRows,
    pieces: IntSheets, counts: ShortSheets, begins: Longs, log: ShortRows, standings: IntRows,
):  # fmt: skip
    """Games first..last-1 between players of a company: what `play_contests` of `play` does for two kinds of players.

    In game g the seats are taken by the policies `seated[g]`, in the styles `styles[g]`.
    """
    ids = room(LIST_LENGTH, np.int16)
    values = room(LIST_LENGTH, np.float64)
    trial = tables_like(states, 2)
    rng = room(2, np.uint64)
    asked = room(MOST_USES, np.int16)
    for g in range(first, last):
        rows = slice(begins[g], begins[g + 1])
        s = states[g]
        setup(box[0], s, seats)
        begin_anew(company)
        counts[g] = 0
        rng[0] = stream(seeds[g], REDEAL_STREAM)
        rng[1] = 0
        luck = stream(seeds[g], CHANCE_STREAM)
        decisions = 0
        chances = 0
        while s.actor != OVER:
            chances = play_chance(box[0], s, luck, chances, ids)
            if s.actor >= 0:
                seat = int(s.actor)
                n = legal(box[0], s, ids)
                if wishes[seat, MANNER] != NO_WISH:
                    n = keep_wished(box[0], s, ids, n, wishes[seat], asked)
                policy = company.policies[seated[g, seat]]
                style = int(styles[g, seat])
                action, _ = act(box[0], s, seeds[g], ids, n, policy, style, company, trial, rng, values, decisions)
                take_down(box[0], s, action, n, decisions, counts[g], log[rows], standings[rows])
                apply(box[0], s, action)
                decisions += 1
        lengths[g, 0], lengths[g, 1] = decisions, chances
        scores(box[0], s, points[g])
        returns(box[0], s, utilities[g])
        for seat in range(seats):
            ends_with(box[0], s, seat, counts[g, seat])
            parts(box[0], s, seat, pieces[g, seat])
