"""Games on an NVIDIA GPU that are sorted by what comes next in them, so that the threads of a warp do the same.

A warp walks through every branch that any of its 32 threads takes. Where a thread keeps its game, that is nearly all of
the rules at every step, with a wait for memory at every turn of the way. Here the positions of a block lie in its
shared memory, threads own no game, and before each step the games are sorted: each warp is handed games with the same
kind of work. No game knows of another, so all results are the same.
"""

from functools import cache
from typing import Any

from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import Pace, apply, legal, returns, scores, setup
from bakehouse.kernel.generator import CHANCE_STREAM, CHOICE_STREAM, below, stream
from bakehouse.kernel.gpu import cuda, simulated, types
from bakehouse.kernel.gpu_vector import kernel
from bakehouse.kernel.play import play_chance
from bakehouse.kernel.records import CHANCE, LIST_LENGTH, OVER, tables_like
from bakehouse.kernel.vector import BEGIN, NOTHING, TRIALS, clear_lane, step_lane

WARP = 32
MOST_SLOTS = 1024
"""Games of a block at a time."""
BEGIN_NEXT, CHANCE_NEXT, FIRST_DECISION = 0, 1, 2
DECISIONS, ACTION_GROUPS = 32, 32
FIRST_GROUP = FIRST_DECISION + DECISIONS
NO_MORE = FIRST_GROUP + ACTION_GROUPS
"""What comes next in a game: the next game, chance, a decision in some phase, an action of some group, or nothing."""
WORKS = 68
MOST_PLACES = 3072
"""At least MOST_SLOTS, and a warp less one for each kind of work.

These arrays are whole multiples of 16 bytes: what lies behind them in shared memory has to begin at such an address.
"""
NOBODY = -1
SHARED_MEMORY = 227 << 10
"""Of a block on a Hopper GPU, at most."""
BESIDE = 24 << 10
"""What the kernels here need of it beside positions."""


@rule
def sort_games(work, order, counts, starts, taken):
    """Put the number of each thread into `order`, at places of whole warps with those who have the same kind of work.

    Returns how many places are taken, by threads or by nobody.
    """
    me, threads = cuda.threadIdx.x, cuda.blockDim.x
    for kind in range(me, WORKS, threads):
        counts[kind] = 0
    for place in range(me, MOST_PLACES, threads):
        order[place] = NOBODY
    if me == 0:
        taken[0] = 0
    cuda.syncthreads()
    rank = 0
    if work != NO_MORE:
        rank = cuda.atomic.add(counts, work, 1)
    cuda.syncthreads()
    if work != NO_MORE and rank == 0:
        starts[work] = cuda.atomic.add(taken, 0, (counts[work] + WARP - 1) // WARP * WARP)
    cuda.syncthreads()
    if work != NO_MORE:
        order[starts[work] + rank] = me
    cuda.syncthreads()
    return taken[0]


# --- Random games


@rule
def next_by_phase(s):
    if s.actor == OVER:
        return BEGIN_NEXT
    return CHANCE_NEXT if s.actor == CHANCE else FIRST_DECISION + min(int(s.phase), DECISIONS - 1)


@rule
def next_by_actor(s):
    if s.actor == OVER:
        return BEGIN_NEXT
    return CHANCE_NEXT if s.actor == CHANCE else FIRST_DECISION


def sorted_games(phased: bool) -> Any:
    """The loop of random games, for positions that have a phase, or have none."""
    next_of = next_by_phase if phased else next_by_actor

    def play_sorted_games(box, states, seats, first_seed, together, lengths, endings, points, utilities):
        """Each block plays its share of the games, as many at a time as have room in its shared memory.

        So many ids of actions `together` are one kind of work.
        """
        tables = cuda.shared.array(0, states.dtype)
        numbers = cuda.shared.array(MOST_SLOTS, types.int32)
        decisions = cuda.shared.array(MOST_SLOTS, types.int32)
        chances = cuda.shared.array(MOST_SLOTS, types.int32)
        chosen = cuda.shared.array(MOST_SLOTS, types.int16)
        works = cuda.shared.array(MOST_SLOTS, types.int16)
        order = cuda.shared.array(MOST_PLACES, types.int16)
        counts = cuda.shared.array(WORKS, types.int32)
        starts = cuda.shared.array(WORKS, types.int32)
        taken = cuda.shared.array(4, types.int32)
        out = cuda.local.array(LIST_LENGTH, types.int16)
        me, threads, slots = cuda.threadIdx.x, cuda.blockDim.x, tables.shape[0]
        if me < slots:
            numbers[me] = (cuda.blockIdx.x - cuda.gridDim.x) * slots + me
            works[me] = BEGIN_NEXT
        while True:
            places = sort_games(int(works[me]) if me < slots else NO_MORE, order, counts, starts, taken)
            if places == 0:
                return
            for place in range(me, places, threads):
                slot = int(order[place])
                if slot != NOBODY:
                    s = tables[slot]
                    work = int(works[slot])
                    g = int(numbers[slot])
                    if work == BEGIN_NEXT:
                        if g >= 0:
                            lengths[g, 0], lengths[g, 1] = decisions[slot], chances[slot]
                            endings[g] = s.ending
                            scores(box[0], s, points[g])
                            returns(box[0], s, utilities[g])
                            if g < states.shape[0]:
                                states[g] = s
                        g += cuda.gridDim.x * slots
                        numbers[slot] = g
                        works[slot] = NO_MORE
                        if g < lengths.shape[0]:
                            decisions[slot] = 0
                            chances[slot] = 0
                            setup(box[0], s, seats)
                            works[slot] = next_of(s)
                    elif work == CHANCE_NEXT:
                        luck = stream(first_seed + g, CHANCE_STREAM)
                        chances[slot] = play_chance(box[0], s, luck, int(chances[slot]), out)
                        works[slot] = next_of(s)
                    elif work < FIRST_GROUP:
                        n = legal(box[0], s, out)
                        action = int(out[below(stream(first_seed + g, CHOICE_STREAM), int(decisions[slot]), n)])
                        chosen[slot] = action
                        works[slot] = FIRST_GROUP + action // together
                    elif s.actor != CHANCE:
                        apply(box[0], s, int(chosen[slot]))
                        decisions[slot] += 1
                        works[slot] = next_of(s)
            cuda.syncthreads()

    return play_sorted_games


@cache
def random_games(registers: int, phased: bool) -> Any:
    """The kernel of random games, with so many registers for a thread."""
    return cuda.jit(sorted_games(phased), max_registers=registers)


def play(game: Any, pace: Pace, games: int, box: Any, states: Any, first_seed: int, results: tuple[Any, ...]) -> None:
    """Play random games to the end, by so many blocks as work at a time."""
    definition = game.definition
    playing = random_games(pace.registers, "phase" in definition.state.names)
    size = pace.slots * definition.state.itemsize
    at_once = max(1, SHARED_MEMORY // (size + BESIDE)) * processors()
    arguments = (box, states, game.seats, first_seed, together(len(definition.table)), *results)
    lend_shared_memory(playing, arguments, size)
    playing[min(at_once, -(-games // pace.slots)), pace.threads, 0, size](*arguments)


def processors() -> int:
    return 1 if simulated() else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def together(actions: int) -> int:
    """How many ids of actions are one kind of work."""
    return -(-actions // ACTION_GROUPS)


# --- Lanes


def step_sorted_lanes(
    box, states, words, lanes, actions, together, answers, manner, players, pool, lists, vectors, masks, rewards, paid,
    ended, illegal, finals, points, utilities, seats,
):  # fmt: skip
    """As `step_lanes`, by blocks whose positions lie in shared memory. `words` are the same positions as words."""
    tables = cuda.shared.array(0, states.dtype)
    content = cuda.shared.array(0, types.uint64)
    order = cuda.shared.array(MOST_PLACES, types.int16)
    counts = cuda.shared.array(WORKS, types.int32)
    starts = cuda.shared.array(WORKS, types.int32)
    taken = cuda.shared.array(4, types.int32)
    trial = tables_like(states, TRIALS)
    me, threads, slots = cuda.threadIdx.x, cuda.blockDim.x, tables.shape[0]
    first = cuda.blockIdx.x * slots
    here = min(slots, lanes.shape[0] - first)
    length = words.shape[1]
    for at in range(me, here * length, threads):
        content[at] = words[first + at // length, at % length]
    work = NO_MORE
    if me < here:
        i = first + me
        if not answers:
            clear_lane(i, manner[0].seats, rewards, paid, ended, illegal)
        action = int(actions[i])
        if action != NOTHING:
            if action == BEGIN or lanes[i].resting:
                work = BEGIN_NEXT
            else:
                work = FIRST_GROUP + min(max(action // together, 0), ACTION_GROUPS - 1)
    places = sort_games(work, order, counts, starts, taken)
    for place in range(me, places, threads):
        slot = int(order[place])
        if slot != NOBODY:
            i = first + slot
            step_lane(
                box[0], tables[slot], lanes[i], i, int(actions[i]), answers, manner[0], players, pool, trial, lists[i],
                vectors, masks, rewards, paid, ended, illegal, finals, points, utilities,
            )  # fmt: skip
    cuda.syncthreads()
    for at in range(me, here * length, threads):
        words[first + at // length, at % length] = content[at]
    if me < here:
        seats[first + me] = lanes[first + me].seat


def step_lanes(
    pace: Pace, lanes: int, before: tuple[Any, ...], words: Any, actions: Any, answers: int, after: tuple[Any, ...],
    seats: Any,
) -> None:  # fmt: skip
    """Play an action in every lane, sorted; the arguments are those of `gpu_vector.step_lanes`."""
    box, states, rows = before
    manner, players, pool, lists, vectors, masks, *rest = after
    arguments = (
        box, states, words, rows, actions, together(masks.shape[1]), answers, manner, players, pool, lists, vectors,
        masks, *rest, seats,
    )  # fmt: skip
    stepping = kernel(step_sorted_lanes, pace.lane_registers)
    slots, threads = slots_of(pace, lanes), WARP if simulated() else pace.lane_threads
    size = slots * states.dtype.itemsize
    lend_shared_memory(stepping, arguments, size)
    stepping[-(-lanes // slots), threads, 0, size](*arguments)


def slots_of(pace: Pace, lanes: int) -> int:
    """Lanes of a block: where there are few, every multiprocessor has some."""
    if simulated():
        return WARP  # its threads are those of Python
    each = -(-lanes // processors())
    return min(pace.lane_slots, -(-each // WARP) * WARP)


_lent: set[tuple[Any, ...]] = set()
"""Kernels, records and sizes that were asked for already."""


def lend_shared_memory(kernel: Any, arguments: tuple[Any, ...], size: int) -> None:
    """Let a kernel have so many bytes of a block's shared memory; without asking, it gets 48 KiB at most."""
    key = (kernel, *(argument.dtype for argument in arguments[:2]), size)
    if simulated() or key in _lent:
        return
    from cuda.bindings import driver as binding
    from numba.cuda.cudadrv.driver import driver

    compiled = kernel.compile(tuple(kernel.typeof_pyval(argument) for argument in arguments))
    function = compiled._codelibrary.get_cufunc()
    asked = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(asked, size, function.handle, function.device.id)
    _lent.add(key)
