"""What a trained policy likes to do in a position, at one glance: nothing is tried, no after-position is looked at.

Its inputs are the numbers of `observe`, and a 1 for each action that may be taken. Two layers of hidden units and a row
for each action tell how much it is preferred, in returns: only differences between actions mean something.

From one decision of a game to the next little changes, so the sums of the first layer are only changed by that. They
begin anew with every game: the same game is played whatever was played before.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import observe
from bakehouse.kernel.kinds import Array, FloatRows, Floats, Ints, Words
from bakehouse.kernel.network import BLOCK, TOGETHER, add_rows, catch_up

LAYERS = 6
"""Arrays of a habit that were learned: the rows and the start of each layer."""


class Habit(NamedTuple):
    """A policy at a table with its number of seats, and room to work in: so every thread needs its own."""

    first: FloatRows  # by input: those of `observe`, then each action that may be taken
    first_start: Floats
    second: FloatRows  # by wide unit
    second_start: Floats
    last: FloatRows  # by action
    last_start: Floats
    here: Floats  # the inputs at the decision before
    here_words: Words  # the same as words, two inputs each
    after: Floats  # the inputs now
    after_words: Words
    seen: Floats  # of these, the numbers of `observe`
    allowed: Floats  # and what may be done
    wide: Floats  # sums of the first layer, by the inputs `here`
    narrow: Floats
    listed: Ints  # the rows to add, and how much of each
    amounts: Floats


def habit_of(layers: Sequence[Array]) -> Habit:
    """A habit with room of its own: from the rows and the start of each layer. The narrow units are filled up with such
    as say nothing, until there is a multiple of TOGETHER of them."""
    first, first_start, second, second_start, last, last_start = (np.ascontiguousarray(x, np.float32) for x in layers)
    missing = -len(second_start) % TOGETHER
    second, second_start = np.pad(second, ((0, 0), (0, missing))), np.pad(second_start, (0, missing))
    last = np.pad(last, ((0, 0), (0, missing)))
    inputs, wide = first.shape
    padded = -(-inputs // (2 * BLOCK)) * 2 * BLOCK
    here, after = np.zeros(padded, np.float32), np.zeros(padded, np.float32)
    features, most = inputs - len(last_start), max(inputs, wide) + TOGETHER
    return Habit(
        first, first_start, second, second_start, last, last_start,
        here[:inputs], here.view(np.uint64), after[:inputs], after.view(np.uint64), after[:features],
        after[features:inputs], first_start.copy(), np.zeros(len(second_start), np.float32), np.zeros(most, np.int32),
        np.zeros(most, np.float32),
    )  # fmt: skip


def no_habit() -> Habit:
    """In the place of a habit where there is none."""
    nothing, nobody = np.zeros((0, 0)), np.zeros(0)
    return habit_of([nothing, nobody, nothing, nobody, nothing, nobody])


def with_own_room(habit: Habit) -> Habit:
    """The same habit for another thread."""
    return habit_of(habit[:LAYERS])


@rule
def prefer(box, s, seat, ids, n, habit, values):
    """How much a seat likes each of n actions that it may take."""
    notice(box, s, seat, ids, n, habit)
    listed = 0
    for unit in range(habit.wide.shape[0]):
        habit.listed[listed] = unit
        habit.amounts[listed] = habit.wide[unit]
        listed += int(habit.wide[unit] > 0)
    add_rows(habit.second, habit, listed, habit.second_start, habit.narrow)
    for unit in range(habit.narrow.shape[0]):
        habit.narrow[unit] = max(habit.narrow[unit], np.float32(0.0))
    for i in range(n):
        values[i] = np.float64(liking(habit, int(ids[i])))


@rule
def notice(box, s, seat, ids, n, habit):
    """See the position, and bring the sums of the first layer up to date."""
    observe(box, s, seat, habit.seen)
    for action in range(habit.allowed.shape[0]):
        habit.allowed[action] = 0
    for i in range(n):
        habit.allowed[ids[i]] = 1
    catch_up(habit.first, habit, habit.wide)


@rule
def liking(habit, action):
    """How much one action is liked, in four sums that do not wait for each other."""
    row, narrow = habit.last[action], habit.narrow
    a = b = c = d = np.float32(0.0)
    for first in range(0, narrow.shape[0], TOGETHER):
        a += narrow[first] * row[first]
        b += narrow[first + 1] * row[first + 1]
        c += narrow[first + 2] * row[first + 2]
        d += narrow[first + 3] * row[first + 3]
    return (a + b) + (c + d) + habit.last_start[action]
