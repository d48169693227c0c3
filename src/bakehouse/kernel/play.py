"""Generic loops: one step at a time from Python, one game to its end, many games one after the other.

Many games on all cores are threads that call these entries on ranges of one array: an entry releases the interpreter
lock, and no game knows of another, so the result is the same for any number of threads.
"""

import numpy as np

from bakehouse.kernel.compiling import entry, loop, rule
from bakehouse.kernel.contract import (
    apply,
    ends_with,
    evaluate,
    legal,
    observe,
    odds,
    parts,
    redeal,
    refusal,
    returns,
    scores,
    setup,
    turn_to,
    uses,
)  # fmt: skip
from bakehouse.kernel.generator import CHANCE_STREAM, CHOICE_STREAM, REDEAL_STREAM, below, pick, stream
from bakehouse.kernel.kinds import (
    Box,
    Bytes,
    DoubleRows,
    Doubles,
    Floats,
    IntRows,
    Ints,
    IntSheets,
    LongRows,
    Longs,
    ShortRows,
    Shorts,
    ShortSheets,
    Tables,
    Words,
)
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_USES, OVER, copy_table, room, tables_like

RANDOM = 0
GREEDY = 1

SEAT, ACTION, OPTIONS = 0, 1, 2
"""The columns of a log of decisions: who decided, what, and among how many."""
WISHED, MANNER = 0, 1
"""What a seat may be told beyond the rules: a component, and whether it is to be used whenever possible or never."""
FORBIDDEN, NO_WISH, FORCED = -1, 0, 1


# One step at a time: the thin interface under `Match`. Arrays and an index are cheap to pass from Python, records not.


@entry
def begin(box: Box, states: Tables, i: int, seats: int, out: Shorts):
    """Lay out table i and list what may come first; returns how many."""
    setup(box[0], states[i], seats)
    return options(box[0], states[i], out)


@entry
def advance(box: Box, states: Tables, i: int, action: int, out: Shorts):
    """Play an action or an outcome at table i and list what may come next; returns how many."""
    apply(box[0], states[i], action)
    return options(box[0], states[i], out)


@entry
def list_options(box: Box, states: Tables, i: int, out: Shorts):
    """List what may come next at table i; returns how many."""
    return options(box[0], states[i], out)


@entry
def turn_table_to(states: Tables, i: int, seat: int):
    """Make an awaited seat the actor of table i; False when the seat is not awaited."""
    return turn_to(states[i], seat)


@entry
def refuse(box: Box, states: Tables, i: int, action: int):
    """The code of why the actor of table i may not play an action."""
    return refusal(box[0], states[i], action)


@entry
def score(box: Box, states: Tables, i: int, out: Ints):
    scores(box[0], states[i], out)


@entry
def score_parts(box: Box, states: Tables, i: int, seat: int, out: Ints):
    parts(box[0], states[i], seat, out)


@entry
def final_returns(box: Box, states: Tables, i: int, out: Doubles):
    returns(box[0], states[i], out)


@entry
def features(box: Box, states: Tables, i: int, seat: int, out: Floats):
    observe(box[0], states[i], seat, out)


@entry
def redeal_table(box: Box, states: Tables, i: int, seat: int, rng: Words):
    redeal(box[0], states[i], seat, rng)


@entry
def choose_greedily(box: Box, states: Tables, i: int, trial: Tables, seed: int, counter: int, out: Shorts):
    """The action that the greedy player takes at table i."""
    n = legal(box[0], states[i], out)
    return best_action(box[0], states[i], out, n, trial, stream(seed, CHOICE_STREAM), counter)


@entry
def draw_outcome(box: Box, states: Tables, i: int, seed: int, counter: int, out: Shorts):
    """The outcome that the seed gives for its chance step number `counter`, which comes next at table i."""
    n = odds(box[0], states[i], out)
    return pick(out, n, stream(seed, CHANCE_STREAM), counter)


@entry
def draw_choice(seed: int, counter: int, n: int):
    """The place in a list of n that the random player takes at its decision number `counter`."""
    return below(stream(seed, CHOICE_STREAM), counter, n)


@entry
def replay(box: Box, states: Tables, i: int, log: ShortRows, out: Shorts):
    """Play a log of (seat, action) rows on table i; returns the number of rows that could be played."""
    return play_on(box[0], states[i], log, out)


@rule
def play_on(box, s, log, out):
    for step in range(log.shape[0]):
        seat, action = int(log[step, 0]), int(log[step, 1])
        if seat == CHANCE:
            if s.actor != CHANCE:
                return step
            n = odds(box, s, out)
            if action < 0 or action >= n or out[action] <= 0:
                return step
        else:
            if s.actor < 0 or seat < 0 or not turn_to(s, seat):
                return step
            n = legal(box, s, out)
            if not contains(out, n, action):
                return step
        apply(box, s, action)
    return log.shape[0]


@rule
def contains(ids, n, action):
    for i in range(n):
        if ids[i] == action:
            return True
    return False


@rule
def options(box, s, out):
    """The legal ids at a decision, the weights at a chance step, nothing at the end."""
    if s.actor >= 0:
        return legal(box, s, out)
    if s.actor == CHANCE:
        return odds(box, s, out)
    return 0


# Whole games.


@rule
def playout(box, s, seed, out):
    """Random play to the end; returns the numbers of decisions and of chance steps."""
    luck = stream(seed, CHANCE_STREAM)
    choice = stream(seed, CHOICE_STREAM)
    decisions = 0
    chances = 0
    while s.actor != OVER:
        chances = play_chance(box, s, luck, chances, out)
        if s.actor >= 0:
            n = legal(box, s, out)
            apply(box, s, int(out[below(choice, decisions, n)]))
            decisions += 1
    return decisions, chances


@rule
def play_chance(box, s, luck, chances, out):
    """All chance steps up to the next decision; returns how many there were so far.

    A loop of its own, so that the threads of a GPU wait for each other's dice and not for each other's decisions.
    """
    while s.actor == CHANCE:
        n = odds(box, s, out)
        outcome = pick(out, n, luck, chances)
        s.actor = (
            CHANCE  # it is; but only so does the compiler see that nothing but the chance part of `apply` is needed
        )
        apply(box, s, outcome)
        chances += 1
    return chances


@rule
def contest(box, s, seed, players, wishes, trial, rng, out, asked, counts, log, standings):
    """Play to the end between built-in players, one number (RANDOM, GREEDY) for each seat.

    What each seat uses is added to its row of `counts`; decisions are written down, with the points before them, as far
    as `log` has room.
    """
    rng[0] = stream(seed, REDEAL_STREAM)
    rng[1] = 0
    luck = stream(seed, CHANCE_STREAM)
    choice = stream(seed, CHOICE_STREAM)
    decisions = 0
    chances = 0
    while s.actor != OVER:
        chances = play_chance(box, s, luck, chances, out)
        if s.actor >= 0:
            seat = int(s.actor)
            n = legal(box, s, out)
            if wishes[seat, MANNER] != NO_WISH:
                n = keep_wished(box, s, out, n, wishes[seat], asked)
            if players[seat] == GREEDY:
                action = greedy_action(box, s, out, n, trial, rng, choice, decisions)
            else:
                action = int(out[below(choice, decisions, n)])
            take_down(box, s, action, n, decisions, counts, log, standings)
            apply(box, s, action)
            decisions += 1
    for seat in range(int(s.seats)):
        ends_with(box, s, seat, counts[seat])
    return decisions, chances


@rule
def take_down(box, s, action, n, decisions, counts, log, standings):
    """Count what the actor is about to use, and write its decision among n actions down where there is room."""
    uses(box, s, action, counts[s.actor])
    if decisions < log.shape[0]:
        log[decisions, SEAT] = s.actor
        log[decisions, ACTION] = action
        log[decisions, OPTIONS] = n
        scores(box, s, standings[decisions])


@rule
def keep_wished(box, s, ids, n, wish, asked):
    """Keep only the actions that use a component, or only those that do not; all of them if that leaves none."""
    for counter in range(asked.shape[0]):
        asked[counter] = 0
    wished = int(wish[WISHED])
    kept = 0
    for i in range(n):
        before = asked[wished]
        uses(box, s, int(ids[i]), asked)
        if (asked[wished] > before) == (wish[MANNER] == FORCED):
            kept += 1
            swap_down(ids, i, kept - 1)
    return kept if kept else n


@rule
def swap_down(ids, i, place):
    """Bring an id forward to a place; those between move up, so that what is kept stays in its order."""
    moved = ids[i]
    while i > place:
        ids[i] = ids[i - 1]
        i -= 1
    ids[place] = moved


@rule
def greedy_action(box, s, ids, n, trial, rng, key, counter):
    """What the greedy player does: it thinks on a table where all that its seat cannot know was dealt anew."""
    copy_table(trial, 1, s)
    redeal(box, trial[1], int(s.actor), rng)
    return best_action(box, trial[1], ids, n, trial, key, counter)


@rule
def best_action(box, s, ids, n, trial, key, counter):
    """The legal action after which the position is best for the actor; among equals one at random."""
    seat = int(s.actor)
    best = -1
    best_value = 0.0
    equals = 0
    for i in range(n):
        copy_table(trial, 0, s)
        apply(box, trial[0], int(ids[i]))
        value = evaluate(box, trial[0], seat)
        if best < 0 or value > best_value:
            best, best_value, equals = int(ids[i]), value, 1
        elif value == best_value:
            equals += 1
            if below(key, counter * LIST_LENGTH + i, equals) == 0:
                best = int(ids[i])
    return best


@loop
def play_games(
    box: Box, states: Tables, seats: int, seeds: Longs, first: int, last: int, lengths: IntRows, points: IntRows,
    utilities: DoubleRows,
):  # fmt: skip
    """Random games first..last-1, one after the other, each from its own seed on its own table."""
    out = room(LIST_LENGTH, np.int16)
    for g in range(first, last):
        setup(box[0], states[g], seats)
        lengths[g, 0], lengths[g, 1] = playout(box[0], states[g], seeds[g], out)
        scores(box[0], states[g], points[g])
        returns(box[0], states[g], utilities[g])


@loop
def play_contests(
    box: Box, states: Tables, seats: int, seeds: Longs, players: Bytes, wishes: ShortRows, first: int, last: int,
    lengths: IntRows, points: IntRows, utilities: DoubleRows, pieces: IntSheets, counts: ShortSheets, begins: Longs,
    log: ShortRows, standings: IntRows,
):  # fmt: skip
    """Games between built-in players, first..last-1, with the parts of the scores and what was used.

    The decisions of game g go to the rows begins[g] to begins[g + 1] of the log.
    """
    out = room(LIST_LENGTH, np.int16)
    trial = tables_like(states, 2)
    rng = room(2, np.uint64)
    asked = room(MOST_USES, np.int16)
    for g in range(first, last):
        rows = slice(begins[g], begins[g + 1])
        setup(box[0], states[g], seats)
        counts[g] = 0
        lengths[g, 0], lengths[g, 1] = contest(
            box[0], states[g], seeds[g], players, wishes, trial, rng, out, asked, counts[g], log[rows], standings[rows]
        )
        scores(box[0], states[g], points[g])
        returns(box[0], states[g], utilities[g])
        for seat in range(seats):
            parts(box[0], states[g], seat, pieces[g, seat])


@entry
def recount(box: Box, states: Tables, steps: ShortRows, counts: ShortRows, log: ShortRows, standings: IntRows):
    """Play the (seat, id) steps of a match again on table 0, and count and write down as `contest` does."""
    out = room(LIST_LENGTH, np.int16)
    s = states[0]
    decisions = 0
    for step in range(steps.shape[0]):
        if steps[step, 0] != CHANCE:
            turn_to(s, int(steps[step, 0]))
            n = legal(box[0], s, out)
            take_down(box[0], s, int(steps[step, 1]), n, decisions, counts, log, standings)
            decisions += 1
        apply(box[0], s, int(steps[step, 1]))
    if s.actor == OVER:
        for seat in range(int(s.seats)):
            ends_with(box[0], s, seat, counts[seat])


@loop
def count_nodes(box: Box, states: Tables, depth: int, lists: ShortRows, counts: LongRows):
    """How many positions there are after exactly `depth` steps from table 0, every action and possible outcome counted.

    `states` has room for depth + 1 tables and `lists` for as many lists: the stack of the search.
    """
    nodes = 0
    level = 0
    counts[0, 0] = 0
    counts[0, 1] = options(box[0], states[0], lists[0])
    while level >= 0:
        s = states[level]
        if level == depth:
            nodes += 1
            level -= 1
            continue
        i = int(counts[level, 0])
        if i >= counts[level, 1]:
            level -= 1
            continue
        counts[level, 0] = i + 1
        if s.actor == CHANCE:
            if lists[level, i] <= 0:
                continue
            action = i
        else:
            action = int(lists[level, i])
        states[level + 1] = s
        level += 1
        apply(box[0], states[level], action)
        counts[level, 0] = 0
        counts[level, 1] = options(box[0], states[level], lists[level])
    return nodes
