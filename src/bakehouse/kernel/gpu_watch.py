"""Games that are watched, on an NVIDIA GPU: the loop of `watch.py`, a thread for a game (`bakehouse[gpu]`).

Everybody plays here who is compiled into it but those who plan: their beams need more room than a thread has.
"""

from typing import Any

import numpy as np

from bakehouse.kernel.company import Company, begin_anew
from bakehouse.kernel.contract import setup
from bakehouse.kernel.gpu import (
    CONTESTS_PER_BLOCK,
    HOPPER,
    Array,
    compile_without_gpu,
    cuda,
    exact_kernel,
    from_dtype,
    get_ready,
    loops_kept,
    types,
)
from bakehouse.kernel.gpu_vector import room_for_network
from bakehouse.kernel.habit import LAYERS, Habit
from bakehouse.kernel.network import Network
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS, MOST_USES, tables_like
from bakehouse.kernel.watch import SEEN, note_end, play_watched

LOOKS = 512
"""Room for looks at the table, one for each turn; whoever launches has longer games played elsewhere."""
NOBODY: Any = 0
"""In the place of what those who plan work with."""
MOST_GAMES = 1 << 17
MOST_ROOM = 4 << 30
"""Games at a time: as many threads as the largest GPUs hold, if what they need has room in so many bytes."""


@exact_kernel
def watch_on_gpu(
    box, states, seats, seeds, policies, likings, kinds, first, first_start, second, second_start, last, last_start,
    scales, here, here_words, after, after_words, wide_here, wide, narrow, listed, amounts, guesses, h_first,
    h_first_start, h_second, h_second_start, h_last, h_last_start, h_here, h_here_words, h_after, h_after_words, h_wide,
    h_narrow, h_listed, h_amounts, features, seated, styles, wish, testers, looks, seen, points, utilities, made_of,
    used,
):  # fmt: skip
    """Game number i between players of a company. What each thread needs has a column for it, so that neighbours read
    and write side by side."""
    i = cuda.grid(1)
    if i < seeds.shape[0]:
        mine = tables_like(states, 1)
        trial = tables_like(states, 2)
        note = tables_like(seen, 1)
        ids = cuda.local.array(LIST_LENGTH, types.int16)
        values = cuda.local.array(LIST_LENGTH, types.float64)
        rng = cuda.local.array(2, types.uint64)
        asked = cuda.local.array(MOST_USES, types.int16)
        plan = cuda.local.array(1, types.int16)
        followed = cuda.local.array(3, types.int64)
        network = Network(
            first, first_start, second, second_start, last, last_start, scales, here[:, i], here_words[:, i],
            after[:, i], after_words[:, i], wide_here[:, i], wide[:, i], narrow[:, i], listed[:, i], amounts[:, i],
        )  # fmt: skip
        habit = Habit(
            h_first, h_first_start, h_second, h_second_start, h_last, h_last_start, h_here[:, i], h_here_words[:, i],
            h_after[:, i], h_after_words[:, i], h_after[:features, i], h_after[features:, i], h_wide[:, i],
            h_narrow[:, i], h_listed[:, i], h_amounts[:, i],
        )  # fmt: skip
        company = Company(policies, likings, kinds, network, guesses, habit, NOBODY, NOBODY, plan, followed)
        note[0] = seen[i]
        setup(box[0], mine[0], seats)
        begin_anew(company)
        play_watched(
            box[0], mine[0], seeds[i], company, seated[i], styles[i], wish, testers[i], ids, values, trial, rng,
            looks[:, :, i], asked, note[0], used[i],
        )  # fmt: skip
        note_end(box[0], mine[0], looks[:, :, i], note[0], points[i], utilities[i], made_of[i], used[i])
        seen[i] = note[0]


class Watching:
    """A game and its company on the GPU."""

    def __init__(self, game: Any, box: Array, seats: int, company: Company, games: int) -> None:
        get_ready()
        self.game, self.seats = game, seats
        each = 8 * LOOKS * seats + sum(array.nbytes for array in (*company.network[7:], *company.habit[LAYERS:]))
        self.most = max(min(games, MOST_GAMES, MOST_ROOM // each), 1)
        whole = [cuda.to_device(array) for array in (company.policies, company.likings, company.kinds)]
        self.box = cuda.to_device(box)
        self.company = [
            *whole, *room_for_network(company.network, self.most), cuda.to_device(company.guesses),
            *room_for_habit(company.habit, self.most), len(company.habit.seen),
        ]  # fmt: skip
        self.looks = cuda.device_array((LOOKS, seats, self.most), np.float64)

    def play(self, seeds: Array, seated: Array, styles: Array, wish: Array, testers: Array) -> tuple[Array, ...]:
        """What is noted of a game for each seed, column by column; at most `most` games."""
        games, game = len(seeds), self.game
        states = np.zeros(0, game.state)
        noted = [
            np.zeros(games, SEEN), np.zeros((games, MOST_SEATS), np.int32), np.zeros((games, MOST_SEATS)),
            np.zeros((games, self.seats, len(game.parts)), np.int32),
            np.zeros((games, self.seats, len(game.uses)), np.int16),
        ]  # fmt: skip
        columns = [cuda.to_device(array) for array in noted]
        given = [cuda.to_device(np.ascontiguousarray(array)) for array in (seated, styles, wish, testers)]
        with loops_kept():
            watch_on_gpu[-(-games // CONTESTS_PER_BLOCK), CONTESTS_PER_BLOCK](
                self.box, cuda.to_device(states), self.seats, cuda.to_device(seeds), *self.company, *given, self.looks,
                *columns,
            )  # fmt: skip
        return tuple(column.copy_to_host() for column in columns)


def room_for_habit(habit: Habit, threads: int) -> list[Any]:
    """A habit on the device, with room for each thread."""
    told = [cuda.to_device(array) for array in habit[:LAYERS]]
    here, after = (cuda.to_device(np.zeros((len(habit.here), threads), np.float32)) for _ in range(2))
    rest = [
        cuda.to_device(np.zeros((len(array), threads), array.dtype))
        for array in (habit.wide, habit.narrow, habit.listed, habit.amounts)
    ]
    return [*told, here, here.view(np.uint32), after, after.view(np.uint32), *rest]


def compile_to_ptx(game: Any, box: np.dtype[Any], company: Company) -> str:
    """The code of `watch_on_gpu` for a game and a company; needs the compiler's library, but no GPU."""
    get_ready()
    compile_without_gpu()

    def typed(array: Array, threads: int = 0) -> Any:
        return types.Array(from_dtype(array.dtype), array.ndim + threads, "C")

    numbers = types.float32[:, ::1], types.uint32[:, ::1]
    network = [*map(typed, company.network[:7]), *numbers, *numbers, *(typed(x, 1) for x in company.network[11:])]
    habit = [*map(typed, company.habit[:LAYERS]), *numbers, *numbers, *(typed(x, 1) for x in company.habit[12:])]
    boxes, tables, seen = (from_dtype(kind)[::1] for kind in (box, game.state, SEEN))
    whole, longs, shorts, short_rows = types.int64, types.int64[::1], types.int16[::1], types.int16[:, ::1]
    signature = types.void(
        boxes, tables, whole, longs, *map(typed, (company.policies, company.likings, company.kinds)), *network,
        typed(company.guesses), *habit, whole, short_rows, short_rows, shorts, longs, types.float64[:, :, ::1], seen,
        types.int32[:, ::1], types.float64[:, ::1], types.int32[:, :, ::1], types.int16[:, :, ::1],
    )  # fmt: skip
    with loops_kept():
        code, _ = cuda.compile(watch_on_gpu.py_func, signature, device=False, abi="numba", cc=HOPPER, output="ptx")
    return str(code)
