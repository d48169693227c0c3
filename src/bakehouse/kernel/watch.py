"""Games that are watched: the same games as those of `play`, and beside the result what a laboratory asks about them.

A seat can be told to leave one component alone, or to use it as soon as it can, while chance stays the same: that shows
what the component is worth. And a seat can be careless: it looks ahead only now and then.
"""

import math
from typing import Annotated

import numpy as np

from bakehouse.kernel.company import Company, act, begin_anew, weigh
from bakehouse.kernel.compiling import loop, rule
from bakehouse.kernel.contract import (
    apply,
    ends_with,
    legal,
    outlook,
    parts,
    redeal,
    returns,
    scores,
    setup,
    turn_to,
    uses,
)
from bakehouse.kernel.generator import CHANCE_STREAM, REDEAL_STREAM, stream
from bakehouse.kernel.kinds import (
    Array,
    Box,
    DoubleRows,
    IntRows,
    IntSheets,
    Longs,
    Records,
    ShortRows,
    Shorts,
    ShortSheets,
    Tables,
    Words,
)
from bakehouse.kernel.play import FORCED, MANNER, NO_WISH, WISHED, keep_wished, play_chance
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, MOST_SEATS, MOST_USES, OVER, record, room, tables_like

STANDS_OUT = 0.75
"""An action stands out when it is this far from the mean of all towards the best."""
MOST_LOOKS = 4096
"""Room for looks at the table, one for each turn; in a longer game the last turns are not looked at."""
MOMENTS = 16
"""At so many moments, from the first turn to the last, it is noted who leads."""
NOBODY = -1

SEEN = record(
    [
        ("choices", np.int64),  # legal actions of all decisions together
        ("clear", np.float64),  # the sum of the clarity of the weighed decisions
        ("drama", np.float64),
        ("after_decision", np.float64),  # the share of the game that is left when it is decided
        ("decisions", np.int32),
        ("chances", np.int32),
        ("open_decisions", np.int32),  # with more than one legal action
        ("weighed", np.int32),  # those in which the player looked ahead
        ("turns", np.int32),  # how often the turn passed on; days, where all act at once
        ("lead_changes", np.int32),
        ("used_at", np.int32),  # the decision at which the tested seat first uses the component, from 1; 0: never
        ("at_once", np.int16),  # 1 where all seats act at once
        ("starter", np.int8),
        ("ending", np.int8),
        ("leaders", np.int8, (MOMENTS,)),
    ]
)
"""What is seen of one game."""
Seen = Annotated[Array, Records(SEEN)]


def room_for_looks() -> Array:
    """What watching needs beside what it notes; every thread needs its own."""
    return np.empty((MOST_LOOKS, MOST_SEATS))


@loop
def watch_games(
    box: Box, states: Tables, seats: int, seeds: Longs, company: Company, seated: ShortRows, styles: ShortRows,
    wish: Shorts, testers: Longs, first: int, last: int, looks: DoubleRows, seen: Seen, points: IntRows,
    utilities: DoubleRows, made_of: IntSheets, used: ShortSheets,
):  # fmt: skip
    """Games first..last-1 between players of a company: in game g the seats are taken by the policies `seated[g]`, in
    the styles `styles[g]`; the seat `testers[g]` is told the wish.

    Here a forced component is used once, as soon as it can be; then the seat is free.
    """
    ids = room(LIST_LENGTH, np.int16)
    values = room(LIST_LENGTH, np.float64)
    trial = tables_like(states, 2)
    rng = room(2, np.uint64)
    asked = room(MOST_USES, np.int16)
    for g in range(first, last):
        setup(box[0], states[g], seats)
        begin_anew(company)
        play_watched(
            box[0], states[g], seeds[g], company, seated[g], styles[g], wish, testers[g], ids, values, trial, rng,
            looks, asked, seen[g], used[g],
        )  # fmt: skip
        note_end(box[0], states[g], looks, seen[g], points[g], utilities[g], made_of[g], used[g])


@rule
def play_watched(
    box, s, seed, company, seated, styles, wish, tester, ids, values, trial, rng, looks, asked, seen, used
):
    manner = int(wish[MANNER])
    wished = int(wish[WISHED])
    rng[0] = stream(seed, REDEAL_STREAM)
    rng[1] = 0
    luck = stream(seed, CHANCE_STREAM)
    decisions = 0
    chances = 0
    before = NOBODY
    awaited = 0
    while s.actor != OVER:
        chances = play_chance(box, s, luck, chances, ids)
        if s.actor >= 0:
            seat = int(s.actor)
            if is_new_turn(s, before, awaited):
                look(box, s, looks, seen)
            before, awaited = seat, int(s.awaited)
            n = legal(box, s, ids)
            note_choices(seen, n)
            tested = manner != NO_WISH and seat == tester
            if tested and not (manner == FORCED and seen.used_at > 0):
                n = keep_wished(box, s, ids, n, wish, asked)
            policy = company.policies[seated[seat]]
            style = int(styles[seat])
            action, weighed = act(box, s, seed, ids, n, policy, style, company, trial, rng, values, decisions)
            if weighed:
                note_clarity(values, n, seen)
            decisions += 1
            uses(box, s, action, used[seat])
            if tested and seen.used_at == 0 and used[seat, wished] > 0:
                seen.used_at = decisions
            apply(box, s, action)
    seen.decisions = decisions
    seen.chances = chances


@loop
def watch_log(
    box: Box, states: Tables, i: int, seats: int, log: ShortRows, rng: Words, looks: DoubleRows, seen: Seen,
    points: IntRows, utilities: DoubleRows, made_of: IntSheets, used: ShortSheets,
):  # fmt: skip
    """The same for a finished game of whatever players, at table i, from its log of (seat, action) rows."""
    ids = room(LIST_LENGTH, np.int16)
    values = room(LIST_LENGTH, np.float64)
    trial = tables_like(states, 2)
    s = states[i]
    setup(box[0], s, seats)
    before = NOBODY
    awaited = 0
    for step in range(log.shape[0]):
        seat, action = int(log[step, 0]), int(log[step, 1])
        if seat == CHANCE:
            seen[i].chances += 1
        else:
            turn_to(s, seat)
            if is_new_turn(s, before, awaited):
                look(box[0], s, looks, seen[i])
            before, awaited = seat, int(s.awaited)
            n = legal(box[0], s, ids)
            note_choices(seen[i], n)
            trial[1] = s
            redeal(box[0], trial[1], seat, rng)
            weigh(box[0], trial[1], ids, n, trial, values)
            note_clarity(values, n, seen[i])
            uses(box[0], s, action, used[i, seat])
            seen[i].decisions += 1
        apply(box[0], s, action)
    note_end(box[0], s, looks, seen[i], points[i], utilities[i], made_of[i], used[i])


# --- Noting


@rule
def note_choices(seen, n):
    seen.choices += n
    seen.open_decisions += n > 1


@rule
def note_clarity(values, n, seen):
    """The share of actions that fall behind: those that do not come near the best, seen from the mean of all."""
    if n < 2:
        return
    best = values[0]
    total = 0.0
    for i in range(n):
        best = max(best, values[i])
        total += values[i]
    mean = total / n
    line = mean + STANDS_OUT * (best - mean)
    behind = 0
    for i in range(n):
        if values[i] < line:
            behind += 1
    seen.clear += behind / n
    seen.weighed += 1


@rule
def is_new_turn(s, before, awaited):
    """Whether the turn has come to another seat; where all act at once, whether all are awaited anew."""
    if before == NOBODY:
        return True
    if int(s.awaited) & (int(s.awaited) - 1):  # several seats
        return int(s.awaited) == (1 << int(s.seats)) - 1 and awaited != int(s.awaited)
    return awaited & (awaited - 1) == 0 and s.actor != before


@rule
def look(box, s, looks, seen):
    """Note what every seat may expect now."""
    if seen.turns == 0:
        seen.starter = s.actor
        seen.at_once = int(s.awaited) & (int(s.awaited) - 1) != 0
    if seen.turns < looks.shape[0]:
        outlook(box, s, looks[seen.turns])
    seen.turns += 1


@rule
def note_end(box, s, looks, seen, points, utilities, made_of, used):
    seats = int(s.seats)
    scores(box, s, points)
    returns(box, s, utilities)
    for seat in range(seats):
        parts(box, s, seat, made_of[seat])
        ends_with(box, s, seat, used[seat])
    seen.ending = s.ending
    if seats > 1:
        rows = min(int(seen.turns), looks.shape[0])
        if seen.at_once == 0:
            smooth(looks, rows, seats)
        note_course(looks, rows, seats, utilities, seen)


@rule
def smooth(looks, rows, seats):
    """Each look becomes the mean of the looks of one round of turns: else whoever has just acted would often lead."""
    for row in range(rows - 1, 0, -1):
        together = min(seats, row + 1)
        for seat in range(seats):
            total = 0.0
            for back in range(together):
                total += looks[row - back, seat]
            looks[row, seat] = total / together


@rule
def note_course(looks, rows, seats, utilities, seen):
    """Who led when, how far the winner was behind, and when it was decided."""
    won = utilities[0]
    for seat in range(1, seats):
        won = max(won, utilities[seat])
    highest_of_others = -math.inf
    drama = 0.0
    behind = 0
    leader = NOBODY
    for row in range(rows):
        now = leader_of(looks[row], seats)
        if now != NOBODY:
            if leader != NOBODY and now != leader:
                seen.lead_changes += 1
            leader = now
        winners = best_among(looks[row], seats, utilities, won, True)
        others = best_among(looks[row], seats, utilities, won, False)
        highest_of_others = max(highest_of_others, others)
        if others > winners:
            drama += math.sqrt((others - winners) / 2)
            behind += 1
    if behind > 0:
        seen.drama = drama / behind
    for row in range(rows):
        if best_among(looks[row], seats, utilities, won, True) > highest_of_others:
            seen.after_decision = (rows - row) / rows
            break
    for moment in range(MOMENTS):
        row = min(moment * rows // (MOMENTS - 1), rows - 1)
        seen.leaders[moment] = leader_of(looks[row], seats)


@rule
def leader_of(row, seats):
    """The seat with the best outlook; nobody when several have it."""
    best = 0
    shared = False
    for seat in range(1, seats):
        if row[seat] > row[best]:
            best, shared = seat, False
        elif row[seat] == row[best]:
            shared = True
    return NOBODY if shared else best


@rule
def best_among(row, seats, utilities, won, winners):
    """The best outlook among those who win in the end, or among the others."""
    best = -math.inf
    for seat in range(seats):
        if (utilities[seat] == won) == winners:
            best = max(best, row[seat])
    return best
