"""The lanes of `vector.py` on an NVIDIA GPU: a thread for each lane, on arrays of the device (`bakehouse[gpu]`)."""

from functools import cache
from typing import Any

import numpy as np

from bakehouse.kernel.contract import Pace
from bakehouse.kernel.gpu import HOPPER, compile_without_gpu, cuda, from_dtype, get_ready, loops_kept, types
from bakehouse.kernel.network import Network
from bakehouse.kernel.records import LIST_LENGTH, copy_table, tables_like
from bakehouse.kernel.vector import (
    LANE,
    MANNER,
    NOTHING,
    OUTSIDE,
    TRIALS,
    as_byte,
    clear_lane,
    is_asked,
    look_best,
    random_action,
    shapes,
    step_lane,
)

USUAL = Pace()


def step_lanes(
    box, states, lanes, actions, answers, manner, players, pool, lists, vectors, masks, rewards, paid, ended, illegal,
    finals, points, utilities, seats,
):  # fmt: skip
    """A thread plays on a table of its own: local memory is interleaved over the threads, an array of tables is not."""
    i = cuda.grid(1)
    if i < lanes.shape[0]:
        if not answers:
            clear_lane(i, manner[0].seats, rewards, paid, ended, illegal)
        if actions[i] != NOTHING:
            mine = tables_like(states, 1)
            trial = tables_like(states, TRIALS)
            lane = cuda.local.array(1, lanes.dtype)
            ids = cuda.local.array(LIST_LENGTH, types.int16)
            copy_table(mine, 0, states[i])
            lane[0] = lanes[i]
            for place in range(lane[0].options):
                ids[place] = lists[i, place]
            step_lane(
                box[0], mine[0], lane[0], i, int(actions[i]), answers, manner[0], players, pool, trial, ids, vectors,
                masks, rewards, paid, ended, illegal, finals, points, utilities,
            )  # fmt: skip
            for place in range(lane[0].options):
                lists[i, place] = ids[place]
            copy_table(states, i, mine[0])
            lanes[i] = lane[0]
        seats[i] = lanes[i].seat


def choose_randomly(lanes, lists, actions):
    i = cuda.grid(1)
    if i < lanes.shape[0]:
        actions[i] = random_action(lanes[i], lists[i])


def count_asked(states, lanes, actions, amount):
    """Nothing is to be played yet; in how many lanes an opponent from outside is asked is added to `amount`."""
    i = cuda.grid(1)
    if i < lanes.shape[0]:
        actions[i] = NOTHING
        if is_asked(states[i], lanes[i], OUTSIDE - 1):
            cuda.atomic.add(amount, 0, 1)


def answer_lanes(
    box, states, lanes, player, first, first_start, second, second_start, last, last_start, scales, here, here_words,
    after, after_words, wide_here, wide, narrow, listed, amounts, redeals, lists, actions,
):  # fmt: skip
    """The room of a network has a column for each lane, so that neighbours read and write side by side."""
    i = cuda.grid(1)
    if i < lanes.shape[0] and is_asked(states[i], lanes[i], player):
        trial = tables_like(states, TRIALS)
        values = cuda.local.array(LIST_LENGTH, types.float64)
        mine = tables_like(states, 1)
        copy_table(mine, 0, states[i])
        network = Network(
            first, first_start, second, second_start, last, last_start, scales, here[:, i], here_words[:, i],
            after[:, i], after_words[:, i], wide_here[:, i], wide[:, i], narrow[:, i], listed[:, i], amounts[:, i],
        )  # fmt: skip
        actions[i] = look_best(box[0], mine[0], lanes[i], lists[i], network, redeals, trial, values)


def widen(given, actions):
    """Actions of any whole type as those that lanes take."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        actions[i] = given[i]


def pack(vectors, low, step, packed):
    at = cuda.grid(1)
    if at < vectors.shape[0] * vectors.shape[1]:
        i, place = at // vectors.shape[1], at % vectors.shape[1]
        packed[i, place] = as_byte(vectors[i, place], low[place], step[place])


@cache
def kernel(function: Any, registers: int) -> Any:
    """A kernel with so many registers for a thread; nothing is fused, so that it computes what a CPU computes."""
    return cuda.jit(function, max_registers=registers, lto=False)


def launch(function: Any, items: int, *arguments: Any, pace: Pace = USUAL) -> None:
    """A thread for each item."""
    threads, registers = pace.lane_threads, pace.lane_registers
    kernel(function, registers)[max(1, -(-items // threads)), threads](*arguments)


def room_for_network(network: Network, lanes: int) -> list[Any]:
    """A network on the device, with room for each lane, as `answer_lanes` takes it."""
    told = [cuda.to_device(array) for array in network[:7]]
    here, after = (cuda.to_device(np.zeros((len(network.here), lanes), np.float32)) for _ in range(2))
    rest = [
        cuda.to_device(np.zeros((len(array), lanes), array.dtype))
        for array in (network.wide_here, network.wide, network.narrow, network.listed, network.amounts)
    ]
    return [*told, here, here.view(np.uint32), after, after.view(np.uint32), *rest]


def compile_to_ptx(game: Any, box: np.dtype[Any], seats: int) -> str:
    """The code of `step_lanes` for a game; needs the compiler's library, but no GPU."""
    get_ready()
    compile_without_gpu()
    told = shapes(1, 1, 1, seats, 0)
    arrays = [types.Array(from_dtype(np.dtype(kind)), len(shape), "C") for shape, kind in told.values()]
    boxes, tables, lanes, manner = (from_dtype(kind)[::1] for kind in (box, game.state, LANE, MANNER))
    longs, bytes_ = types.int64[::1], types.int8[::1]
    signature = types.void(
        boxes, tables, lanes, longs, types.int64, manner, bytes_, bytes_, *arrays, longs
    )  # fmt: skip
    with loops_kept():
        code, _ = cuda.compile(step_lanes, signature, device=False, abi="numba", cc=HOPPER, output="ptx")
    return str(code)
