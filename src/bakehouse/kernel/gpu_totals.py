"""Sums over many games with each of many boxes on an NVIDIA GPU: of the games themselves nothing is brought back."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bakehouse.kernel.compiling import rule
from bakehouse.kernel.contract import parts, returns, scores, setup
from bakehouse.kernel.derived import MOST_PARTS
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
from bakehouse.kernel.play import contest
from bakehouse.kernel.records import LIST_LENGTH, MOST_SEATS, MOST_USES, tables_like

DECISIONS, ENDINGS = 0, 1
"""Places in a row of sums; behind the endings, for each seat: points, their squares, wins, parts, uses and users."""


@rule
def add(row, place, amount):
    if amount != 0:
        cuda.atomic.add(row, place, amount)


@rule
def add_wins(row, place, utilities, seats, whole_win):
    """A shared win is split evenly; alone it is a win to be above the middle."""
    best, winners = 0.0, 1
    if seats > 1:
        best, winners = utilities[0], 0
        for seat in range(1, seats):
            best = max(best, utilities[seat])
        for seat in range(seats):
            winners += utilities[seat] == best
    for seat in range(seats):
        if utilities[seat] == best if seats > 1 else utilities[seat] > best:
            add(row, place + seat, whole_win // winners)


@exact_kernel
def add_contests_on_gpu(
    boxes, games_each, seats, first_seed, players, wishes, states, log, standings, endings, parts_each, uses_each,
    whole_win, totals,
):  # fmt: skip
    """Game number g between built-in players, added to the sums of its box; each box plays the same seeds.

    Of `states`, `log` and `standings` only the types count: they are empty.
    """
    g = cuda.grid(1)
    if g < boxes.shape[0] * games_each:
        box = boxes[g // games_each]
        row = totals[g // games_each]
        mine = tables_like(states, 1)
        trial = tables_like(states, 2)
        out = cuda.local.array(LIST_LENGTH, types.int16)
        asked = cuda.local.array(MOST_USES, types.int16)
        rng = cuda.local.array(2, types.uint64)
        counts = cuda.local.array((MOST_SEATS, MOST_USES), types.int16)
        points = cuda.local.array(MOST_SEATS, types.int32)
        utilities = cuda.local.array(MOST_SEATS, types.float64)
        pieces = cuda.local.array(MOST_PARTS, types.int32)
        for seat in range(seats):
            for counter in range(uses_each):
                counts[seat, counter] = 0
        setup(box, mine[0], seats)
        decisions, _ = contest(
            box,
            mine[0],
            first_seed + g % games_each,
            players,
            wishes,
            trial,
            rng,
            out,
            asked,
            counts,
            log,
            standings,
        )
        scores(box, mine[0], points)
        returns(box, mine[0], utilities)
        add(row, DECISIONS, decisions)
        add(row, ENDINGS + int(mine[0].ending) - 1, 1)
        place = ENDINGS + endings
        for seat in range(seats):
            add(row, place + seat, int(points[seat]))
            add(row, place + seats + seat, int(points[seat]) * int(points[seat]))
        add_wins(row, place + 2 * seats, utilities, seats, whole_win)
        place += 3 * seats
        for seat in range(seats):
            parts(box, mine[0], seat, pieces)
            for part in range(parts_each):
                add(row, place + seat * parts_each + part, int(pieces[part]))
        place += seats * parts_each
        for seat in range(seats):
            for counter in range(uses_each):
                add(row, place + seat * uses_each + counter, int(counts[seat, counter]))
                add(row, place + (seats + seat) * uses_each + counter, int(counts[seat, counter] > 0))


@dataclass(frozen=True)
class Sums:
    """For each box what its games came to together."""

    decisions: Array
    endings: Array
    scores: Array
    squares: Array
    won: Array
    parts: Array
    uses: Array
    users: Array


class Adding:
    """A game with so many seats, its built-in players, and in how many shares a win is told."""

    def __init__(self, game: Any, seats: int, players: Array, whole_win: int) -> None:
        get_ready()
        self.seats, self.whole_win = seats, whole_win
        self.shapes: dict[str, tuple[int, ...]] = {
            "decisions": (), "endings": (len(game.endings),), "scores": (seats,), "squares": (seats,), "won": (seats,),
            "parts": (seats, len(game.parts)), "uses": (seats, len(game.uses)), "users": (seats, len(game.uses)),
        }  # fmt: skip
        nothing = np.zeros(0, game.state), np.zeros((0, 3), np.int16), np.zeros((0, seats), np.int32)
        given = (players, np.zeros((seats, 2), np.int16), *nothing)
        self.given = [cuda.to_device(array) for array in given]

    def play(self, boxes: Array, games_each: int, first_seed: int) -> Sums:
        """Play so many games with each of some boxes, from the same seeds."""
        sizes = {name: int(np.prod(shape)) for name, shape in self.shapes.items()}
        totals = cuda.to_device(np.zeros((len(boxes), sum(sizes.values())), np.int64))
        blocks = -(-len(boxes) * games_each // CONTESTS_PER_BLOCK)
        with loops_kept():
            add_contests_on_gpu[blocks, CONTESTS_PER_BLOCK](
                cuda.to_device(boxes), games_each, self.seats, first_seed, *self.given, self.shapes["endings"][0],
                self.shapes["parts"][1], self.shapes["uses"][1], self.whole_win, totals,
            )  # fmt: skip
        columns = np.split(totals.copy_to_host(), np.cumsum(list(sizes.values()))[:-1], axis=1)
        split = zip(self.shapes.items(), columns, strict=True)
        return Sums(**{name: column.reshape(len(boxes), *shape) for (name, shape), column in split})


def compile_to_ptx(game: Any, box: np.dtype[Any]) -> str:
    """The code of `add_contests_on_gpu` for a game; needs the compiler's library, but no GPU."""
    get_ready()
    compile_without_gpu()
    boxes, tables, whole = from_dtype(box)[::1], from_dtype(game.state)[::1], types.int64
    given = types.int8[::1], types.int16[:, ::1], tables, types.int16[:, ::1], types.int32[:, ::1]
    signature = types.void(boxes, whole, whole, whole, *given, *4 * [whole], types.int64[:, ::1])
    with loops_kept():
        code, _ = cuda.compile(
            add_contests_on_gpu.py_func, signature, device=False, abi="numba", cc=HOPPER, output="ptx"
        )
    return str(code)
