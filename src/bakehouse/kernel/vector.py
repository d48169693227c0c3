"""Many tables side by side for somebody who learns: one call plays a step at each of them.

A lane is a table with what one learner needs to sit there for game after game. Only the learner, and opponents who are
not compiled, are asked; chance and the built-in players are played on the way to the next question. A lane knows
nothing of the others, so ranges of lanes may be played by any number of threads, with the same bytes. What happens in
a lane is told by the rules at the top; on a GPU every lane has a thread of its own (`gpu_vector.py`).

The first game of a lane has the luck of the lane's seed: the dice and cards of `game.new(seed)`, and the random
player's choices of `simulate`. The games after it have seeds that are drawn from it.
"""

from typing import Annotated, Any

import numpy as np

from bakehouse.kernel.compiling import entry, loop, rule
from bakehouse.kernel.contract import apply, legal, observe, redeal, returns, scores, setup
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
    Floats,
    IntRows,
    Longs,
    Records,
    ShortRows,
    Tables,
    UnsignedByteRows,
)
from bakehouse.kernel.network import Network, look, see_after, worth
from bakehouse.kernel.play import GREEDY, contains, greedy_action, play_chance
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS, OVER, copy_table, record, room, tables_like

ASKED, POOLED, OUTSIDE = 2, 3, 4
"""Beside RANDOM and GREEDY: the learner; one of a pool, drawn anew for each game; and from OUTSIDE on, those who are
asked from outside, by number."""

EPISODE_STREAM, POOL_STREAM = 3, 4

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
        ("acted", np.int64),  # 1 as soon as the learner has acted in this game
        ("players", np.int8, (MOST_SEATS,)),  # who sits there in this game, from the learner on, clockwise
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
def begin_lane(box, s, lane, number, manner, players, pool):
    """Lay out the next game of a lane and seat the players; nothing is played yet."""
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
    lane.acted = 0
    lane.seat = manner.seat
    if manner.rotates:
        lane.seat = (manner.seat + number + lane.episode) % manner.seats
    for place in range(manner.seats):
        lane.players[place] = players[place]
        if players[place] == POOLED:
            lane.players[place] = pool[below(stream(seed, POOL_STREAM), place, pool.shape[0])]
    setup(box, s, manner.seats)


@rule
def asked_in(s, lane):
    """Who is to act, by the number of the player."""
    return int(lane.players[(int(s.actor) - int(lane.seat)) % int(s.seats)])


@rule
def play_to_question(box, s, lane, action, trial, out):
    """Play an action (NOTHING at the beginning of a game), then chance and the built-in players, until somebody is
    asked, whose legal actions are listed, or to the end.

    The greedy player thinks on a table where all that its seat cannot know was dealt anew.
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
        player = asked_in(s, lane)
        if player >= ASKED:
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


@rule
def clear_lane(i, seats, rewards, paid, ended, illegal):
    """Forget what the last step brought."""
    rewards[i] = 0.0
    for seat in range(seats):
        paid[i, seat] = 0.0
    ended[i] = False
    illegal[i] = False


@rule
def step_lane(
    box, s, lane, i, action, answers, way, players, pool, trial, ids, vectors, masks, rewards, paid, ended, illegal,
    finals, points, utilities,
):  # fmt: skip
    """Play an action in lane i, with all that follows up to the next question; `ids` is the list of what is legal."""
    mover = int(lane.seat)
    if lane.resting and action != BEGIN:
        if way.autoreset == STAYS_OVER:
            return
        action = BEGIN
    if action != BEGIN and not contains(ids, int(lane.options), action):
        rewards[i] = paid[i, mover] = way.penalty
        illegal[i] = True
        return
    if not answers:
        lane.acted = 1
    while True:
        if action == BEGIN:
            begin_lane(box, s, lane, i, way, players, pool)
            action = NOTHING
        play_to_question(box, s, lane, action, trial, ids)
        over = s.actor == OVER
        if way.follows and not over:
            lane.seat = s.actor
        if not over and s.actor != lane.seat:
            return  # an opponent is asked from outside
        by_points = way.reward == BY_POINTS and lane.acted
        if over or by_points:
            scores(box, s, points[i])
        if by_points:
            for seat in range(way.seats):
                paid[i, seat] += points[i, seat] - lane.points[seat]
                lane.points[seat] = points[i, seat]
            rewards[i] = paid[i, mover]
        observe(box, s, int(lane.seat), vectors[i])
        if over:
            ended[i] = True
            lane.resting = 1
            lane.episode += 1
            returns(box, s, utilities[i])
            if way.reward == BY_RETURNS:
                for seat in range(way.seats):
                    paid[i, seat] = utilities[i, seat]
                rewards[i] = paid[i, mover]
            if way.autoreset == SAME_STEP:
                for place in range(finals.shape[1]):
                    finals[i, place] = vectors[i, place]
                action = BEGIN
                continue
        tell_mask(ids, int(lane.options), int(lane.resting and way.autoreset == NEXT_STEP), masks[i])
        return


@loop
def step_lanes(
    box: Box, states: Tables, lanes: LaneRows, first: int, last: int, actions: Longs, answers: int, manner: Manner,
    players: Bytes, pool: Bytes, lists: ShortRows, vectors: FloatRows, masks: ByteRows, rewards: Doubles,
    paid: DoubleRows, ended: Flags, illegal: Flags, finals: FloatRows, points: IntRows, utilities: DoubleRows,
):  # fmt: skip
    """Play an action in each lane of a range, with all that follows up to the next question.

    The action may also be BEGIN, for the next game, or NOTHING, which leaves the lane alone. `vectors` and `masks` tell
    what the learner knows and may do then. `paid` are the rewards of all seats, and `rewards` that of the learner, who
    in a lane that follows is whoever acted. `ended` tells which games are over: the points and returns of all seats are
    in `points` and `utilities`, and if the next game has begun already, the last features in `finals`.

    With `answers` at 1 the actions are those of opponents who were asked from outside, and what they bring is added to
    what the step has brought so far.
    """
    trial = tables_like(states, TRIALS)
    for i in range(first, last):
        if not answers:
            clear_lane(i, manner[0].seats, rewards, paid, ended, illegal)
        if actions[i] != NOTHING:
            step_lane(
                box[0], states[i], lanes[i], i, int(actions[i]), answers, manner[0], players, pool, trial, lists[i],
                vectors, masks, rewards, paid, ended, illegal, finals, points, utilities,
            )  # fmt: skip


@rule
def random_action(lane, ids):
    """What the random player would do in a lane, by the lane's own seed."""
    if lane.options:
        return int(ids[below(lane.choice, lane.decisions, lane.options)])
    return 0


@entry
def choose_randomly(lanes: LaneRows, first: int, last: int, lists: ShortRows, actions: Longs):
    """What the random player would do in each lane of a range."""
    for i in range(first, last):
        actions[i] = random_action(lanes[i], lists[i])


@rule
def is_asked(s, lane, player):
    """Whether an opponent from outside, by its number (or any, with OUTSIDE - 1), is to act in a lane."""
    if s.actor < 0 or s.actor == lane.seat:
        return False
    return player < OUTSIDE or asked_in(s, lane) == player


@rule
def look_best(box, s, lane, ids, network, redeals, trial, values):
    """The action after which a position looks best to a network: the mean over deals of what its seat cannot know."""
    n = int(lane.options)
    seat = int(s.actor)
    for i in range(n):
        values[i] = 0.0
    for _ in range(max(redeals, 1)):
        copy_table(trial, 1, s)
        if redeals > 0:
            redeal(box, trial[1], seat, lane.rng)
        look(box, trial[1], seat, network)
        for i in range(n):
            copy_table(trial, 0, trial[1])
            apply(box, trial[0], int(ids[i]))
            values[i] += worth(network, see_after(box, trial[0], seat, network))
    best = 0
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return int(ids[best])


@loop
def answer_lanes(
    box: Box, states: Tables, lanes: LaneRows, first: int, last: int, player: int, network: Network, redeals: int,
    lists: ShortRows, actions: Longs,
):  # fmt: skip
    """What an opponent who sees with a network does in each lane of a range where it is asked."""
    trial = tables_like(states, TRIALS)
    values = room(LIST_LENGTH, np.float64)
    for i in range(first, last):
        if is_asked(states[i], lanes[i], player):
            actions[i] = look_best(box[0], states[i], lanes[i], lists[i], network, redeals, trial, values)


@entry
def count_asked(states: Tables, lanes: LaneRows, first: int, last: int, actions: Longs):
    """In how many lanes of a range an opponent from outside is asked; nothing is to be played in any of them yet."""
    n = 0
    for i in range(first, last):
        actions[i] = NOTHING
        n += int(is_asked(states[i], lanes[i], OUTSIDE - 1))
    return n


@rule
def as_byte(value, low, step):
    """A feature as a whole number from 0 to 255, from its lowest to its highest value."""
    return np.uint8((value - low) * step + np.float32(0.5))


@loop
def pack(vectors: FloatRows, first: int, last: int, low: Floats, step: Floats, packed: UnsignedByteRows):
    """Features as bytes, in a range of lanes."""
    for i in range(first, last):
        for place in range(low.shape[0]):
            packed[i, place] = as_byte(vectors[i, place], low[place], step[place])


def shapes(amount: int, features: int, actions: int, seats: int, autoreset: int) -> dict[str, tuple[Any, Any]]:
    """The arrays that `step_lanes` fills, by the names of its arguments: their shapes and types."""
    return {
        "lists": ((amount, LIST_LENGTH), np.int16),
        "vectors": ((amount, features), np.float32),
        "masks": ((amount, actions), np.int8),
        "rewards": ((amount,), np.float64),
        "paid": ((amount, seats), np.float64),
        "ended": ((amount,), np.bool_),
        "illegal": ((amount,), np.bool_),
        "finals": ((amount if autoreset == SAME_STEP else 0, features), np.float32),
        "points": ((amount, MOST_SEATS), np.int32),
        "utilities": ((amount, MOST_SEATS), np.float64),
    }
