"""A beam over the rest of a seat's turn: the best sequence of its own decisions up to chance, another seat or the end.

Positions between two steps of a turn are gathered by milestone: how much of the turn is spent. Within a milestone they
compare fairly, so the best `width` of each are kept and followed; a step in progress (a visit, a bonus to settle) is
always followed to its end. Equal positions are met once, however they were reached.

A game may say how its turns are planned, with four functions beside the contract:

| function of `(box, s, seat, weights)` | says | by default |
|---|---|---|
| `milestone` | the place of a position in the turn, which rises with every step | every action is a step |
| `prospect` | what a position inside the turn is worth, against others of its milestone | `evaluate` |
| `foresee` | what the position is worth when the turn is over | `evaluate` |
| `reach` | then, alone: the chance to reach the game's highest goal | 0 |

`weights` are what the value has learned (whatever the game's functions want to be handed). A bench with a trained
network goes by what that sees instead, inside the turn and at its end.

On top of it a plan may look ahead: the best ends of the turn are played on, several times, up to the end of the seat's
next turn, all of them with the same luck; then the end counts by what it led to. Again and again the worse half is
dropped, so that most of the time goes to those that are hard to tell apart. Near the end of a game there is less to be
weighed, so a plan may take more pains there: the last turn is followed more widely, and the one before it is played on
more often.
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from bakehouse.kernel.compiling import Compiled, entry, loop, rule
from bakehouse.kernel.contract import (
    ALONE,
    apply,
    evaluate,
    generic,
    legal,
    registered_for,
    returns,
    scores,
    setup,
    turn_to,
)
from bakehouse.kernel.ends import HERE, Ends, note_end, note_return
from bakehouse.kernel.generator import CHANCE_STREAM, CHOICE_STREAM, below, digest, stream
from bakehouse.kernel.kinds import (
    Box,
    DoubleRows,
    Doubles,
    FloatRows,
    Floats,
    FloatSheets,
    IntRows,
    Ints,
    LongRows,
    Longs,
    ShortRows,
    Shorts,
    Tables,
    WordRows,
    Words,
)
from bakehouse.kernel.network import Network, is_there, look, no_network, see_after, see_here, worth
from bakehouse.kernel.play import play_chance
from bakehouse.kernel.records import LIST_LENGTH, OVER, room, tables_like, words_of

WITHIN_STEP = -1
"""The milestone of a position in the middle of a step."""
BY_DEPTH = -2
"""The milestone of a game that does not tell: every action is a step."""
STEP_LENGTH = 24
"""Room for the actions of one step; a longer one is cut into two."""
LONGEST_PLAN = 4096
"""Room for the actions of a whole plan."""
PENDING = 512
"""Room for positions of a step that wait to be followed."""
LONGEST_TURN = 256
"""Milestones of a game that does not tell; what a longer turn has beyond is planned later."""
NOBODY = -1
FORESIGHT_STREAM = 1000
"""The streams of a seed from here on are for the luck that planners imagine, one for each turn."""

PLANNING = ("milestone", "prospect", "foresee", "reach")

LEARNED, HAND_MADE, NEAR = 0, 1, 2
"""Which value a planner goes by: places in the triple of weights."""


class Weights(NamedTuple):
    """What a value has learned, and room to work in (so every thread needs its own); a game reads them as it likes."""

    inner: FloatSheets
    outer: FloatRows
    room: Floats


ThreeWeights = tuple[Weights, Weights, Weights]

_weights: dict[Any, Callable[[], ThreeWeights]] = {}
_milestones: dict[Any, int] = {}


def register_planning(
    state: np.dtype[Any], functions: dict[str, Compiled], milestones: int, weights: Callable[[], ThreeWeights]
) -> None:
    """Make the beam find how a game's turns are planned.

    `milestones` is how many of them a turn may have, `weights` makes those of the three values.
    """
    missing = [name for name in PLANNING if name not in functions]
    if missing:
        raise TypeError(f"the game lacks {', '.join(missing)} for planning")
    game = registered_for(state)
    if game is None:
        raise TypeError("a game is registered before its planning")
    game.functions.update(functions)
    _weights[state] = weights
    _milestones[state] = milestones


def weights_for(state: np.dtype[Any]) -> ThreeWeights:
    """The weights of a game's learned, hand-made and near value, all of one type; each thread needs its own."""
    if state in _weights:
        return _weights[state]()
    return no_weights(), no_weights(), no_weights()


def no_weights() -> Weights:
    """Nothing learned."""
    return Weights(np.zeros((0, 0, 0), np.float32), np.zeros((0, 0), np.float32), np.zeros(0, np.float32))


@rule
def by_depth(box, s, seat, weights):
    return BY_DEPTH


@rule
def by_evaluation(box, s, seat, weights):
    return float(evaluate(box, s, seat))


@rule
def out_of_reach(box, s, seat, weights):
    return 0.0


milestone = generic("milestone", by_depth)
prospect = generic("prospect", by_evaluation)
foresee = generic("foresee", by_evaluation)
reach = generic("reach", out_of_reach)


class Bench(NamedTuple):
    """The room a beam works in, made once: nothing is allocated while it runs."""

    pending: Tables  # positions of the step being followed, a stack; the last row is the one followed now
    words: WordRows  # the same as words
    pending_path: ShortRows
    pending_length: Ints
    kept: Tables  # the best positions of each milestone, `width` rows each
    value: Doubles
    parent: Ints
    path: ShortRows  # the actions that led here from the parent
    length: Ints
    counts: Ints  # how many are kept, by milestone
    worst: Ints  # the row of the least of them, when there is no more room
    seen: Words  # digests of the positions met, an open table
    ends: Tables  # the best positions after the turn
    end_value: Doubles
    end_parent: Ints
    end_path: ShortRows
    end_length: Ints
    end_hope: Doubles  # after looking ahead: the value, and what there is to hope for beyond it
    end_rank: Ints  # by that hope: 0 is the best
    scene: Tables  # one position, for playing on
    ids: Shorts
    tally: Longs  # how many ends are kept, how many there may be, how many positions were met
    network: Network


ENDS, MOST_ENDS, MET = range(3)


def bench(state: np.dtype[Any], width: int, ends: int = 1, network: Network | None = None) -> Bench:
    """A bench for beams of up to `width` that keeps so many of the best `ends` of a turn."""
    room = 1 << min(max(13, (1024 * width).bit_length()), 18)
    milestones = _milestones.get(state, LONGEST_TURN)
    rows = width * milestones
    pending = np.zeros(PENDING + 1, state)
    return Bench(
        pending, words_of(pending), np.zeros((PENDING + 1, STEP_LENGTH), np.int16), np.zeros(PENDING + 1, np.int32),
        np.zeros(rows, state), np.zeros(rows), np.zeros(rows, np.int32), np.zeros((rows, STEP_LENGTH), np.int16),
        np.zeros(rows, np.int32), np.zeros(milestones, np.int32), np.zeros(milestones, np.int32),
        np.zeros(room, np.uint64),
        np.zeros(ends, state), np.zeros(ends), np.zeros(ends, np.int32), np.zeros((ends, STEP_LENGTH), np.int16),
        np.zeros(ends, np.int32), np.zeros(ends), np.zeros(ends, np.int32), np.zeros(1, state),
        np.zeros(LIST_LENGTH, np.int16),
        np.zeros(3, np.int64),
        network or no_network(),
    )  # fmt: skip


# --- Following a turn -----------------------------------------------------------------------------------------------


@rule
def follow_turn(box, s, seat, weights, width, most_ends, work):
    """Fill the bench with the best ways through the rest of the turn; returns how many ends were kept."""
    clear(work)
    work.tally[MOST_ENDS] = most_ends
    work.kept[0] = s
    work.parent[0] = NOBODY
    work.length[0] = 0
    work.counts[0] = 1
    for place in range(work.counts.shape[0]):
        for rank in range(work.counts[place]):
            follow_step(box, seat, weights, width, work, place, place * width + rank)
    return work.tally[ENDS]


@rule
def clear(work):
    for place in range(work.counts.shape[0]):
        work.counts[place] = 0
    for place in range(work.seen.shape[0]):
        work.seen[place] = 0
    work.tally[ENDS] = 0
    work.tally[MET] = 0


@rule
def follow_step(box, seat, weights, width, work, place, row):
    """All that one step can lead to from a kept position."""
    here = PENDING
    work.pending[0] = work.kept[row]
    work.pending_length[0] = 0
    top = 1
    while top > 0:
        top -= 1
        work.pending[here] = work.pending[top]
        done = work.pending_length[top]
        for step in range(done):
            work.pending_path[here, step] = work.pending_path[top, step]
        n = legal(box, work.pending[here], work.ids)
        if is_there(work.network):
            look(box, work.pending[here], seat, work.network)
        for i in range(n):
            work.pending[top] = work.pending[here]
            for step in range(done):
                work.pending_path[top, step] = work.pending_path[here, step]
            work.pending_path[top, done] = work.ids[i]
            work.pending_length[top] = done + 1
            apply(box, work.pending[top], int(work.ids[i]))
            if follows_on(box, seat, weights, width, work, place, row, top):
                top += 1


@rule
def follows_on(box, seat, weights, width, work, place, row, top):
    """Keep the newest position where it belongs; True if it stands in the middle of a step that has to be followed."""
    s = work.pending[top]
    if s.actor != seat:
        keep_end(work, top, row, worth_at_end(box, s, seat, weights, work.network))
        return False
    at = milestone(box, s, seat, weights)
    if at == WITHIN_STEP and work.pending_length[top] < STEP_LENGTH and top + 1 < PENDING:
        return True
    at = max(at, place + 1)
    if at >= work.counts.shape[0]:
        keep_end(work, top, row, worth_inside(box, s, seat, weights, work.network))
    elif is_new(work, top):
        keep(work, width, at, top, row, worth_inside(box, s, seat, weights, work.network))
    return False


@rule
def worth_inside(box, s, seat, weights, network):
    """What a position inside the turn is worth, one action after the one that was looked at."""
    if is_there(network):
        return worth(network, see_after(box, s, seat, network))
    return prospect(box, s, seat, weights)


@rule
def worth_at_end(box, s, seat, weights, network):
    """The same when the turn is over."""
    if is_there(network):
        return worth(network, see_after(box, s, seat, network))
    return foresee(box, s, seat, weights)


@rule
def is_new(work, top):
    """Whether a position is met for the first time. When the table gets full, everything is new."""
    if 2 * work.tally[MET] > work.seen.shape[0]:
        return True
    key = digest(work.words[top])
    mask = work.seen.shape[0] - 1
    at = np.int64(key & np.uint64(mask))
    while work.seen[at] != 0:
        if work.seen[at] == key:
            return False
        at = (at + 1) & mask
    work.seen[at] = key
    work.tally[MET] += 1
    return True


@rule
def keep(work, width, at, top, row, value):
    """Keep a position among the best of its milestone; of equals, those that came first."""
    count = work.counts[at]
    to = at * width + count
    if count == width:
        to = work.worst[at]
        if value <= work.value[to]:
            return
    else:
        work.counts[at] = count + 1
    work.kept[to] = work.pending[top]
    work.value[to] = value
    work.parent[to] = row
    work.length[to] = work.pending_length[top]
    for step in range(work.pending_length[top]):
        work.path[to, step] = work.pending_path[top, step]
    if work.counts[at] == width:
        least = at * width
        for other in range(at * width + 1, (at + 1) * width):
            if work.value[other] <= work.value[least]:
                least = other
        work.worst[at] = least


@rule
def keep_end(work, top, row, value):
    """Keep one of the best ends of the turn."""
    to = work.tally[ENDS]
    if to == work.tally[MOST_ENDS]:
        to = 0
        for other in range(1, work.tally[MOST_ENDS]):
            if work.end_value[other] <= work.end_value[to]:
                to = other
        if value <= work.end_value[to]:
            return
    else:
        work.tally[ENDS] = to + 1
    work.ends[to] = work.pending[top]
    work.end_value[to] = value
    work.end_parent[to] = row
    work.end_length[to] = work.pending_length[top]
    for step in range(work.pending_length[top]):
        work.end_path[to, step] = work.pending_path[top, step]


@rule
def best_end(work):
    """The end of the turn with the highest value; of equals the first."""
    best = 0
    for other in range(1, work.tally[ENDS]):
        if work.end_value[other] > work.end_value[best]:
            best = other
    return best


@rule
def tell_plan(work, end, plan):
    """The actions that lead to one of the kept ends, in order; returns how many."""
    n = 0
    for step in range(work.end_length[end]):
        plan[n] = work.end_path[end, work.end_length[end] - 1 - step]
        n += 1
    row = work.end_parent[end]
    while row != NOBODY:
        for step in range(work.length[row]):
            plan[n] = work.path[row, work.length[row] - 1 - step]
            n += 1
        row = work.parent[row]
    for step in range(n // 2):
        first, last = plan[step], plan[n - 1 - step]
        plan[step], plan[n - 1 - step] = last, first
    return n


# --- Looking ahead --------------------------------------------------------------------------------------------------

VALUE, WIDTH, CANDIDATES, SAMPLES, AHEAD_WIDTH, LATE, AMBITION = range(7)
"""A manner of planning, seven numbers: LEARNED, HAND_MADE or NEAR; the width of the beam; how many of the best ends are
played on, how often (0: not at all), and the width of the beam there; how many times as wide the last turn is followed,
and as wide and often the one before it is played on; and how many points it is worth to reach a goal."""
FEWEST_SAMPLES = 8
"""So often an end is played on before it can be dropped."""


@rule
def choose_end(box, s, seat, weights, manner, work, inner, key):
    """Plan the rest of the turn; returns which of the kept ends is the best."""
    ends = follow_turn(box, s, seat, weights, manner[WIDTH], manner[CANDIDATES], work)
    best = best_end(work)
    if work.ends[best].actor == OVER and manner[LATE] > 1:
        return follow_last_turn(box, s, seat, weights, manner, work, work.end_value[best])
    if manner[SAMPLES] == 0 or ends == 1 or work.ends[best].actor == OVER or work.ends[best].actor == seat:
        return best
    samples, width = manner[SAMPLES], manner[AHEAD_WIDTH]
    if manner[LATE] > 1:
        play_on(box, work.ends[best], seat, weights, 1, inner, stream(key, 0))
        if inner.scene[0].actor == OVER:
            samples, width = samples * manner[LATE], width * manner[LATE]
    for end in range(ends):
        work.end_value[end] = 0.0
        work.end_hope[end] = 0.0
        work.end_rank[end] = 0
    left = ends
    done = 0
    while done < samples:
        goal = min(max(2 * done, FEWEST_SAMPLES), samples)
        for end in range(ends):
            if work.end_rank[end] < left:
                total = done * work.end_value[end]
                hope = done * work.end_hope[end]
                for sample in range(done, goal):
                    gained = play_on(box, work.ends[end], seat, weights, width, inner, stream(key, sample))
                    total += gained
                    hope += gained
                    if manner[AMBITION] > 0:
                        hope += manner[AMBITION] * reach(box, inner.scene[0], seat, weights)
                work.end_value[end] = total / goal
                work.end_hope[end] = hope / goal
        rank_ends(work, ends, left)
        left = max(left // 2, min(left, 2))
        done = goal
    best = 0
    for end in range(ends):
        if work.end_rank[end] == 0:
            best = end
    return best


@rule
def follow_last_turn(box, s, seat, weights, manner, work, reached):
    """Follow the turn once more, more widely; returns the best end.

    A wider beam may lose its way, too: if it does not come to what was reached before, that is found again.
    """
    follow_turn(box, s, seat, weights, manner[WIDTH] * manner[LATE], manner[CANDIDATES], work)
    best = best_end(work)
    if work.end_value[best] < reached:
        follow_turn(box, s, seat, weights, manner[WIDTH], manner[CANDIDATES], work)
        best = best_end(work)
    return best


@rule
def rank_ends(work, ends, left):
    """Rank those ends that were not dropped before, the best as 0; of equals the first is better."""
    for end in range(ends):
        if work.end_rank[end] < left:
            rank = 0
            for other in range(ends):
                if work.end_rank[other] < left and other != end:
                    ahead = work.end_hope[other] - work.end_hope[end]
                    rank += int(ahead > 0 or (ahead == 0 and other < end))
            work.end_rank[end] = rank


@rule
def play_on(box, end, seat, weights, width, inner, luck):
    """Play on up to the end of the seat's next turn, the others in haste; returns what that is worth to the seat."""
    inner.scene[0] = end
    chances = 0
    while inner.scene[0].actor != OVER:
        chances = play_chance(box, inner.scene[0], luck, chances, inner.ids)
        actor = int(inner.scene[0].actor)
        if actor >= 0:
            follow_turn(box, inner.scene[0], actor, weights, width if actor == seat else 1, 1, inner)
            best = best_end(inner)
            inner.scene[0] = inner.ends[best]
            if actor == seat:
                return inner.end_value[best]
    return worth_at_end(box, inner.scene[0], seat, weights, inner.network)


# --- Playing games on ---------------------------------------------------------------------------------------------

LIKED = 4
"""Among others, one of so many of the best ends is taken: else all seats would always plan alike."""
FINENESS = 1 << 24
"""Of random numbers between 0 and 1."""


@rule
def liked_end(work, choice, counter):
    """One of the kept ends, the likelier the better it is: what is worth a point less, about a third as often."""
    ends = work.tally[ENDS]
    scale = float(ALONE) if is_there(work.network) else 1.0
    best = work.end_value[best_end(work)]
    total = 0.0
    for end in range(ends):
        total += math.exp(scale * (work.end_value[end] - best))
    left = total * (below(choice, counter, FINENESS) + 0.5) / FINENESS
    for end in range(ends):
        left -= math.exp(scale * (work.end_value[end] - best))
        if left <= 0.0:
            return end
    return ends - 1


# --- Ways in --------------------------------------------------------------------------------------------------------


@loop
def plan_turn(
    box: Box, states: Tables, i: int, weights: Weights, manner: Longs, work: Bench, inner: Bench, key: int, plan: Shorts
):
    """Plan the rest of the turn of the actor of table i: its actions into `plan`; returns how many, and the value."""
    best = choose_end(box[0], states[i], int(states[i].actor), weights, manner, work, inner, key)
    return tell_plan(work, best, plan), work.end_value[best]


@entry
def foresee_end(box: Box, states: Tables, i: int, seat: int, weights: Weights, network: Network):
    """What table i is worth to a seat whose turn has just ended."""
    if is_there(network):
        look(box[0], states[i], seat, network)
        return worth(network, see_here(box[0], states[i], seat, network))
    return foresee(box[0], states[i], seat, weights)


@loop
def play_planned(
    box: Box, states: Tables, seats: int, seeds: Longs, weights: ThreeWeights, manners: LongRows, work: Bench,
    inner: Bench, first: int, last: int, lengths: IntRows, points: IntRows, utilities: DoubleRows,
):  # fmt: skip
    """Whole games first..last-1 between planners, each seat with its manner; the bench has room for all of them.

    `weights` is the triple of `weights_for`. Counts turns, not decisions.
    """
    for g in range(first, last):
        s = states[g]
        setup(box[0], s, seats)
        luck = stream(seeds[g], CHANCE_STREAM)
        chances = 0
        turns = 0
        while s.actor != OVER:
            chances = play_chance(box[0], s, luck, chances, inner.ids)
            if s.actor >= 0:
                seat = int(s.actor)
                key = stream(seeds[g], FORESIGHT_STREAM + turns)
                end = choose_end(box[0], s, seat, weights[manners[seat, VALUE]], manners[seat], work, inner, key)
                states[g] = work.ends[end]
                turns += 1
        lengths[g, 0], lengths[g, 1] = turns, chances
        scores(box[0], s, points[g])
        returns(box[0], s, utilities[g])


@loop
def finish_planned(
    box: Box, states: Tables, seat: int, ids: Shorts, weights: Weights, width: int, work: Bench, key: int, first: int,
    last: int, ends: Ends,
):  # fmt: skip
    """How it ends when a seat plays each of some actions at a table of its own and all plan from there on, in the
    worlds first..last-1.

    Those who act at the same time plan without knowing what the others make of it: else whoever comes last in the order
    of the seats would always be ahead, by what it saw.
    """
    met = tables_like(states, 1)
    plan = room(LONGEST_PLAN, np.int16)
    for world in range(first, last):
        luck = stream(key, world)
        for i in range(ids.shape[0]):
            s = work.scene[0]
            work.scene[0] = states[i]
            apply(box[0], s, int(ids[i]))
            chances = 0
            plans = 0
            stage = HERE
            together = 0  # the seats that go by what they all met, one bit each
            while s.actor != OVER:
                rolled = chances
                chances = play_chance(box[0], s, luck, chances, work.ids)
                if s.actor >= 0:
                    stage = note_return(box[0], s, seat, stage, chances > rolled, world, i, ends)
                    actor = int(s.actor)
                    if not (together >> actor) & 1:
                        together = int(s.awaited)
                        met[0] = s
                    together &= ~(1 << actor)
                    turn_to(met[0], actor)
                    follow_turn(box[0], met[0], actor, weights, width, LIKED if s.seats > 1 else 1, work)
                    end = liked_end(work, stream(luck, CHOICE_STREAM), plans)
                    for step in range(tell_plan(work, end, plan)):
                        apply(box[0], s, int(plan[step]))
                    plans += 1
            note_end(box[0], s, seat, stage, world, i, ends)
