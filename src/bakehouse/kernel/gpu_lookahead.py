"""The loops of `lookahead.py` on an NVIDIA GPU: a thread for each item, on arrays of the device (`bakehouse[gpu]`)."""

from numba import config

from bakehouse.kernel.contract import apply, setup
from bakehouse.kernel.gpu import cuda, types
from bakehouse.kernel.lookahead import NO_PLACE, come_to_decision, deal_anew, look_at, tell_result
from bakehouse.kernel.records import LIST_LENGTH, copy_table, tables_like

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # the last games of a round leave most of a GPU idle

THREADS = 128
"""Of a block."""
REGISTERS = 128
"""Of a thread: here everybody waits for memory, not for instructions."""


def blocks(items: int) -> int:
    return max(1, -(-items // THREADS))


@cuda.jit(max_registers=REGISTERS)
def begin_tables(box, states, seats, chances):
    i = cuda.grid(1)
    if i < states.shape[0]:
        setup(box[0], states[i], seats)
        chances[i] = 0


@cuda.jit(max_registers=REGISTERS)
def advance_tables(box, states, seeds, chances, places, lists, counts, actors):
    """A thread plays on a table of its own: local memory is interleaved over the threads, an array of tables is not."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        mine = tables_like(states, 1)
        out = cuda.local.array(LIST_LENGTH, types.int16)
        copy_table(mine, 0, states[i])
        if places[i] != NO_PLACE:
            apply(box[0], mine[0], int(lists[i, places[i]]))
        n, chances[i] = come_to_decision(box[0], mine[0], seeds[i], chances[i], out)
        for place in range(n):
            lists[i, place] = out[place]
        counts[i] = n
        actors[i] = mine[0].actor
        copy_table(states, i, mine[0])


@cuda.jit(max_registers=REGISTERS)
def deal_tables(box, states, seeds, counts, salt, deals, dealt):
    item = cuda.grid(1)
    if item < dealt.shape[0]:
        i = item // deals
        if counts[i] > 0:
            mine = tables_like(states, 1)
            rng = cuda.local.array(2, types.uint64)
            copy_table(mine, 0, states[i])
            deal_anew(box[0], mine[0], seeds[i], item % deals, salt, rng)
            copy_table(dealt, item, mine[0])


@cuda.jit(max_registers=REGISTERS)
def look_ahead(box, states, rows, sources, actions, vectors, told):
    row = cuda.grid(1)
    if row < rows:
        mine = tables_like(states, 1)
        copy_table(mine, 0, states[sources[row]])
        look_at(box[0], mine[0], int(actions[row]), vectors[row], told[row])


@cuda.jit(max_registers=REGISTERS)
def tell_results(box, states, seats, told):
    item = cuda.grid(1)
    if item < states.shape[0] * seats:
        mine = tables_like(states, 1)
        copy_table(mine, 0, states[item // seats])
        tell_result(box[0], mine[0], item % seats, told[item])
