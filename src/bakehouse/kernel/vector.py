"""Many tables side by side for somebody who learns: one call plays a step at each of them.

A lane is a table with what one learner needs to sit there for game after game. Only the learner, and opponents who are
not compiled, are asked; chance and the built-in players are played on the way to the next question. A lane knows
nothing of the others, so ranges of lanes may be played by any number of threads, with the same bytes.

The first game of a lane has the luck of the lane's seed: the dice and cards of `game.new(seed)`, and the random
player's choices of `simulate`. The games after it have seeds that are drawn from it.
"""

from typing import Annotated, Any

import numpy as np

from bakehouse.kernel.compiling import entry, loop, rule
from bakehouse.kernel.contract import apply, legal, observe, returns, scores, setup
from bakehouse.kernel.generator import CHANCE_STREAM, CHOICE_STREAM, REDEAL_STREAM, below, draw, stream
from bakehouse.kernel.kinds import (
    Array,
    Box,
    ByteRows,
    Bytes,
    DoubleRows,
    Doubles,
    Flags,
    FloatRows,
    IntRows,
    Longs,
    Records,
    ShortRows,
    Tables,
)
from bakehouse.kernel.play import GREEDY, contains, greedy_action, play_chance
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS, OVER, record, tables_like

ASKED = 2
"""Beside RANDOM and GREEDY: a seat whose decisions come from outside. The learner is one."""

EPISODE_STREAM = 3

BY_RETURNS, BY_POINTS = range(2)
"""What is rewarded: the return at the end, or points as they come."""
STAYS_OVER, NEXT_STEP, SAME_STEP = range(3)
"""When a finished game is followed by the next: never by itself, at the next step, at once."""

LANE = record(
    [
        ("seed", np.int64),
        ("episode", np.int64),  # games that have ended
        ("luck", np.uint64),  # the stream of chance
        ("choice", np.uint64),  # the stream of the random player
        ("rng", np.uint64, (2,)),  # the generator of redeals
        ("chances", np.int64),  # chance steps so far
        ("decisions", np.int64),  # of all seats so far
        ("points", np.int64, (MOST_SEATS,)),  # as far as they were rewarded
        ("seat", np.int64),  # of the learner
        ("options", np.int64),  # legal actions of whoever is asked
        ("resting", np.int64),  # 1 after the end of a game, until the next one begins
    ]
)

MANNER = record(
    [
        ("penalty", np.float64),  # reward of an illegal action, which changes nothing
        ("seats", np.int64),
        ("seat", np.int64),  # of the learner in the first game of the first lane
        ("rotates", np.int64),  # 1: the next lane and the next game have the next seat
        ("follows", np.int64),  # 1: the learner plays all seats, and at each question sits in the seat that is asked
        ("reward", np.int64),
        ("autoreset", np.int64),
    ]
)

LaneRows = Annotated[Array, Records(LANE)]
Manner = Annotated[Array, Records(MANNER)]

TRIALS = 2
NOTHING, BEGIN = -(1 << 40), -(1 << 41)
"""In the place of an action: leave the lane alone, or begin its next game. Nobody answers these by mistake."""


@rule
def begin_lane(box, s, lane, number, manner):
    """Lay out the next game of a lane; nothing is played yet."""
    seed = lane.seed
    if lane.episode > 0:
        seed = np.int64(draw(stream(lane.seed, EPISODE_STREAM), lane.episode) >> np.uint64(1))
    lane.luck = stream(seed, CHANCE_STREAM)
    lane.choice = stream(seed, CHOICE_STREAM)
    lane.rng[0] = stream(seed, REDEAL_STREAM)
    lane.rng[1] = 0
    lane.chances = 0
    lane.decisions = 0
    lane.points[:] = 0
    lane.resting = 0
    lane.seat = manner.seat
    if manner.rotates:
        lane.seat = (manner.seat + number + lane.episode) % manner.seats
    setup(box, s, manner.seats)


@rule
def play_to_question(box, s, lane, action, players, trial, out):
    """Play an action (NOTHING at the beginning of a game), then chance and the built-in players, until somebody is
    asked, whose legal actions are listed, or to the end.

    `players` are told from the learner on, clockwise. The greedy player thinks on a table where all that its seat
    cannot know was dealt anew.
    """
    lane.options = 0
    while True:  # one place for every decision: what is compiled once is compiled soon
        if action != NOTHING:
            apply(box, s, action)
            lane.decisions += 1
        lane.chances = play_chance(box, s, lane.luck, lane.chances, out)
        if s.actor == OVER:
            return
        n = legal(box, s, out)
        player = players[(int(s.actor) - int(lane.seat)) % int(s.seats)]
        if player == ASKED:
            lane.options = n
            return
        if player == GREEDY:
            action = greedy_action(box, s, out, n, trial, lane.rng, lane.choice, lane.decisions)
        else:
            action = int(out[below(lane.choice, lane.decisions, n)])


@rule
def tell_mask(ids, n, resting, mask):
    """1 for each legal action. Where a finished game waits for the next step, any action will begin the next game."""
    for action in range(mask.shape[0]):
        mask[action] = resting
    for i in range(n):
        mask[int(ids[i])] = 1


@loop
def step_lanes(
    box: Box, states: Tables, lanes: LaneRows, first: int, last: int, actions: Longs, manner: Manner, players: Bytes,
    lists: ShortRows, vectors: FloatRows, masks: ByteRows, rewards: Doubles, paid: DoubleRows, ended: Flags,
    illegal: Flags, finals: FloatRows, points: IntRows, utilities: DoubleRows,
):  # fmt: skip
    """Play an action in each lane of a range, with all that follows up to the next question.

    The action may also be BEGIN, for the next game, or NOTHING, which leaves the lane alone. `vectors` and `masks` tell
    what the learner knows and may do then. `paid` are the rewards of all seats, and `rewards` that of the learner, who
    in a lane that follows is whoever acted. `ended` tells which games are over: the points and returns of all seats are
    in `points` and `utilities`, and if the next game has begun already, the last features in `finals`.
    """
    trial = tables_like(states, TRIALS)
    way = manner[0]
    for i in range(first, last):
        s = states[i]
        lane = lanes[i]
        action = int(actions[i])
        mover = int(lane.seat)
        rewards[i] = 0.0
        for seat in range(way.seats):
            paid[i, seat] = 0.0
        ended[i] = False
        illegal[i] = False
        if action == NOTHING:
            continue
        if lane.resting and action != BEGIN:
            if way.autoreset == STAYS_OVER:
                continue
            action = BEGIN
        if action != BEGIN and not contains(lists[i], int(lane.options), action):
            rewards[i] = paid[i, mover] = way.penalty
            illegal[i] = True
            continue
        while True:
            if action == BEGIN:
                begin_lane(box[0], s, lane, i, way)
                action = NOTHING
            play_to_question(box[0], s, lane, action, players, trial, lists[i])
            over = s.actor == OVER
            if way.follows and not over:
                lane.seat = s.actor
            if not over and s.actor != lane.seat:
                break  # an opponent is asked from outside
            by_points = way.reward == BY_POINTS and action != NOTHING
            if over or by_points:
                scores(box[0], s, points[i])
            if by_points:
                for seat in range(way.seats):
                    paid[i, seat] = points[i, seat] - lane.points[seat]
                    lane.points[seat] = points[i, seat]
            observe(box[0], s, int(lane.seat), vectors[i])
            if over:
                ended[i] = True
                lane.resting = 1
                lane.episode += 1
                returns(box[0], s, utilities[i])
                if way.reward == BY_RETURNS:
                    for seat in range(way.seats):
                        paid[i, seat] = utilities[i, seat]
                if way.autoreset == SAME_STEP:
                    for place in range(finals.shape[1]):
                        finals[i, place] = vectors[i, place]
                    action = BEGIN
                    continue
            tell_mask(lists[i], int(lane.options), int(lane.resting and way.autoreset == NEXT_STEP), masks[i])
            break
        rewards[i] = paid[i, mover]


@entry
def choose_randomly(lanes: LaneRows, first: int, last: int, lists: ShortRows, actions: Longs):
    """What the random player would do in each lane of a range, by the lane's own seed."""
    for i in range(first, last):
        lane = lanes[i]
        actions[i] = 0
        if lane.options:
            actions[i] = lists[i, below(lane.choice, lane.decisions, lane.options)]


def room(amount: int, features: int, actions: int) -> dict[str, Any]:
    """The arrays that `step_lanes` fills, by the names of its arguments."""
    return {
        "lists": np.zeros((amount, LIST_LENGTH), np.int16),
        "vectors": np.zeros((amount, features), np.float32),
        "masks": np.zeros((amount, actions), np.int8),
        "rewards": np.zeros(amount, np.float64),
        "paid": np.zeros((amount, MOST_SEATS), np.float64),
        "ended": np.zeros(amount, np.bool_),
        "illegal": np.zeros(amount, np.bool_),
        "finals": np.zeros((amount, features), np.float32),
        "points": np.zeros((amount, MOST_SEATS), np.int32),
        "utilities": np.zeros((amount, MOST_SEATS), np.float64),
    }
