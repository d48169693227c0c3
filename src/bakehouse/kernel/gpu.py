"""The same games on an NVIDIA GPU: one thread a game, calling the compiled rules unchanged (extra: bakehouse[gpu]).

It is handed a `Game` or a `Definition`, of which the kernel knows nothing but that they hold the records. Nothing else
needs this module or the CUDA packages. Without a GPU the kernels can still be compiled to PTX, which is
how the tests make sure that every game stays fit for it: no allocation, no strings, no exceptions in rules.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from bakehouse.errors import MissingExtra
from bakehouse.kernel.company import follow_plan
from bakehouse.kernel.compiling import PLAIN, RULES
from bakehouse.kernel.contract import GENERIC, Pace, parts, returns, scores, setup
from bakehouse.kernel.play import contest, playout
from bakehouse.kernel.records import (
    LIST_LENGTH,
    MOST_SEATS,
    MOST_USES,
    WORD,
    copy_table,
    room,
    tables_like,
    used_bytes,
)

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for a name that NumPy 2.5 no longer has
    np.row_stack = np.vstack

try:
    from numba import config
    from numba import cuda as cuda
    from numba import types as types
    from numba.cuda.cudadrv import nvvm
    from numba.extending import overload
    from numba.np.numpy_support import from_dtype as from_dtype
except ImportError:
    raise MissingExtra("Games on a GPU need the CUDA packages: pip install 'bakehouse[gpu]'.") from None

Array = np.ndarray[Any, np.dtype[Any]]

compile_to_code: Any = getattr(nvvm, "compile_ir", None)  # the simulator has none


def compile_exactly(code, **options):
    """A fused multiply-add rounds once where a CPU rounds twice, and a greedy player would choose otherwise."""
    modules = [code] if isinstance(code, str) else code
    if _loops.get():
        modules = [with_loops(module) for module in modules]
    return compile_to_code(modules, **{"fma": False, **options})


_loops: ContextVar[bool] = ContextVar("loops", default=False)


@contextmanager
def loops_kept(kept: bool = True) -> Iterator[None]:
    """Whether kernels that are compiled meanwhile, at their first launch, keep their loops."""
    before = _loops.set(kept)
    try:
        yield
    finally:
        _loops.reset(before)


LABEL, TARGET = re.compile(r'^"?([^"\s]+)"?:'), re.compile(r'label %"?([^"\s,]+)')
NUMBER = 1 << 20
"""Of the first note in a module that is ours; what others note has smaller numbers."""


def with_loops(module: str) -> str:
    """The code of a module, with a note at every loop that it is to stay one.

    Threads of a GPU wait for instructions: the rules of a game unrolled are two to four times as long, and do not stay
    in the cache of a multiprocessor.
    """
    lines: list[str] = []
    notes: list[str] = []
    before: set[str] = set()
    for line in module.splitlines():
        if line.startswith("define"):
            before = set()
        elif label := LABEL.match(line):
            before.add(label[1])
        elif line.lstrip().startswith("br ") and "!llvm.loop" not in line:
            if before.intersection(TARGET.findall(line)):
                number = NUMBER + 2 * len(notes)
                notes.append(f"!{number} = distinct !{{!{number}, !{number + 1}}}")
                notes[-1] += f'\n!{number + 1} = !{{!"llvm.loop.unroll.disable"}}'
                line += f", !llvm.loop !{number}"
        lines.append(line)
    return "\n".join(lines + notes)


if compile_to_code:
    nvvm.compile_ir = compile_exactly

DEVICE_OPTIONS = {"nopython": True, "error_model": "numpy", "_nrt": False, "device": True, "debug": False, "opt": True}
_ways: dict[Any, Any] = {}
"""What a GPU does in a way of its own."""
_known: list[Any] = []
"""The rules that the GPU's compiler knows; its types refer to them only weakly."""


def get_ready() -> None:
    """Make all rules that there are by now known to the compiler for GPUs; its simulator takes them as they are."""
    if PLAIN:
        return
    from numba.cuda.descriptor import cuda_target
    from numba.cuda.dispatcher import CUDADispatcher

    from bakehouse.kernel.compiler import own_function

    context = cuda_target.typing_context
    if not _known:
        for name, function in GENERIC.items():
            overload(function, target="generic")(own_function(name))
        _ways.update({room: _room(), tables_like: _tables_like(), copy_table: _copy_table()})
        context.refresh()
        for visible, way in _ways.items():
            context.insert_global(visible, context.resolve_value_type(way))
    for visible, function in RULES[len(_known) :]:
        _known.append(CUDADispatcher(nobody_plans if visible is follow_plan else function, DEVICE_OPTIONS))
        if visible not in _ways:
            context.insert_global(visible, types.Dispatcher(_known[-1]))


def nobody_plans(box, s, seed, ids, n, policy, style, company, trial, rng, values, decisions):
    """In the place of `follow_plan`: whoever launches sees to it that nobody at the tables plans."""
    return -1


def _room() -> Any:
    """Room on the stack of the calling function, as on the CPU (`compiler.py`)."""
    from numba.cuda import cgutils
    from numba.cuda.extending import intrinsic
    from numba.cuda.np import arrayobj

    @intrinsic
    def on_stack(typingctx, length, kind):
        if not isinstance(length, types.IntegerLiteral):
            return None  # then it is asked again with the number itself
        array = types.Array(kind.dtype, 1, "C")

        def codegen(context, builder, signature, arguments):
            size, item = signature.args[0].literal_value, context.get_data_type(array.dtype)
            made = arrayobj.make_array(array)(context, builder)
            word = context.get_constant(types.intp, context.get_abi_sizeof(item))
            count = context.get_constant(types.intp, size)
            data = cgutils.alloca_once(builder, item, size=size)
            arrayobj.populate_array(made, data=data, shape=[count], strides=[word], itemsize=word, meminfo=None)
            return made._getvalue()

        return array(length, kind), codegen

    return on_stack


def _tables_like() -> Any:
    """Room for positions in the memory of a thread, at whole words."""
    from numba.cuda import cgutils
    from numba.cuda.extending import intrinsic
    from numba.cuda.np import arrayobj

    @intrinsic
    def on_stack(typingctx, states, length):
        if not isinstance(length, types.IntegerLiteral):
            return None
        array = types.Array(states.dtype, 1, "C")

        def codegen(context, builder, signature, arguments):
            size, item = signature.args[1].literal_value, context.get_data_type(array.dtype)
            data = cgutils.alloca_once(builder, item, size=size)
            data.align = 2 * WORD
            word = context.get_constant(types.intp, context.get_abi_sizeof(item))
            count = context.get_constant(types.intp, size)
            made = arrayobj.make_array(array)(context, builder)
            arrayobj.populate_array(made, data=data, shape=[count], strides=[word], itemsize=word, meminfo=None)
            return made._getvalue()

        return array(states, length), codegen

    return on_stack


STEP = 4
"""Words that are copied at a time: all are read before one is written."""


def _copy_table() -> Any:
    """Word by word, only as far as seats are taken; by itself a GPU's compiler would copy all of it byte by byte."""
    from llvmlite import ir
    from numba.cuda import cgutils
    from numba.cuda.extending import intrinsic
    from numba.cuda.np import arrayobj
    from numba.np.numpy_support import as_dtype

    @intrinsic
    def copy(typingctx, tables, place, s):
        of_all, of_each = used_bytes(as_dtype(s))

        def codegen(context, builder, signature, arguments):
            word, byte = ir.IntType(64), ir.IntType(8)
            array = arrayobj.make_array(tables)(context, builder, arguments[0])
            (stride,) = cgutils.unpack_tuple(builder, array.strides, 1)
            index = context.cast(builder, arguments[1], signature.args[1], types.intp)
            to = builder.gep(builder.bitcast(array.data, byte.as_pointer()), [builder.mul(index, stride)])
            to, of = (builder.bitcast(pointer, word.as_pointer()) for pointer in (to, arguments[2]))
            seats = builder.zext(builder.load(builder.bitcast(arguments[2], byte.as_pointer())), word)
            used = builder.add(builder.mul(seats, word(of_each)), word(of_all + WORD - 1))
            words = builder.udiv(used, word(WORD))

            def copied(places):
                read = [builder.load(builder.gep(of, [each])) for each in places]
                for each, value in zip(places, read, strict=True):
                    builder.store(value, builder.gep(to, [each]))

            together = builder.and_(words, word(-STEP))
            with cgutils.for_range_slice(builder, word(0), together, word(STEP), word) as (first, _):
                copied([builder.add(first, word(number)) for number in range(STEP)])
            with cgutils.for_range_slice(builder, together, words, word(1), word) as (last, _):
                copied([last])
            return context.get_dummy_value()

        return types.void(tables, place, s), codegen

    return copy


CONTESTS_PER_BLOCK = 128
REGISTERS = 64
"""Of a thread in contests, for every game."""


def exact_kernel(function):
    """Compiled for the GPU, and not once more while linking, where multiplications and additions would be fused again.

    Not `@cuda.jit(lto=False)`: as a decorator with options it forgets this one (numba-cuda 0.30).
    """
    return cuda.jit(function, max_registers=REGISTERS, lto=False)


@dataclass(frozen=True)
class Results:
    """One row for each game."""

    states: Array
    lengths: Array
    endings: Array
    points: Array
    utilities: Array


HOPPER = (9, 0)


def play_games_on_gpu(box, states, seats, first_seed, lengths, endings, points, utilities):
    """Random game number g, from the seed first_seed + g; its final position is kept where `states` has room for it.

    A thread plays on a table of its own: local memory is interleaved over the threads, an array of tables is not.
    """
    g = cuda.grid(1)
    if g < lengths.shape[0]:
        mine = cuda.local.array(1, states.dtype)
        out = cuda.local.array(LIST_LENGTH, types.int16)
        setup(box[0], mine[0], seats)
        lengths[g, 0], lengths[g, 1] = playout(box[0], mine[0], first_seed + g, out)
        endings[g] = mine[0].ending
        scores(box[0], mine[0], points[g])
        returns(box[0], mine[0], utilities[g])
        if g < states.shape[0]:
            states[g] = mine[0]


@cache
def random_games(registers: int, unrolled: bool) -> Any:
    """The kernel of random games, with so many registers for a thread; what is unrolled is compiled by itself."""
    return cuda.jit(play_games_on_gpu, max_registers=registers)


@exact_kernel
def play_contests_on_gpu(
    boxes, games_each, seats, first_seed, players, wishes, states, log, standings,
    lengths, endings, points, utilities, pieces, counts,
):  # fmt: skip
    """Game number g between built-in players, with what was used; each box plays the same seeds.

    Of `states`, `log` and `standings` only the types count: they are empty.
    """
    g = cuda.grid(1)
    if g < lengths.shape[0]:
        box = boxes[g // games_each]
        mine = tables_like(states, 1)
        trial = tables_like(states, 2)
        out = cuda.local.array(LIST_LENGTH, types.int16)
        asked = cuda.local.array(MOST_USES, types.int16)
        rng = cuda.local.array(2, types.uint64)
        for seat in range(seats):
            for counter in range(counts.shape[2]):
                counts[g, seat, counter] = 0
        setup(box, mine[0], seats)
        lengths[g, 0], lengths[g, 1] = contest(
            box,
            mine[0],
            first_seed + g % games_each,
            players,
            wishes,
            trial,
            rng,
            out,
            asked,
            counts[g],
            log,
            standings,
        )
        endings[g] = mine[0].ending
        scores(box, mine[0], points[g])
        returns(box, mine[0], utilities[g])
        for seat in range(seats):
            parts(box, mine[0], seat, pieces[g, seat])


def available() -> bool:
    """Whether there is a GPU to play on."""
    return bool(cuda.is_available())


def simulated() -> bool:
    """Whether CUDA's simulator plays the kernels as plain Python."""
    return bool(config.ENABLE_CUDASIM)


class Tables:
    """Many tables on the GPU, played again and again; of the first `kept` the final positions are kept."""

    def __init__(self, game: Any, games: int, kept: int = 0, pace: Pace | None = None) -> None:
        get_ready()
        self.game, self.games, self.kept = game, games, kept
        self.pace: Pace = pace or game.definition.pace
        self.box = cuda.to_device(game.box)
        self.states = cuda.to_device(np.zeros(kept, game.definition.state))
        self.lengths = cuda.to_device(np.zeros((games, 2), np.int32))
        self.endings = cuda.to_device(np.zeros(games, np.int8))
        self.points = cuda.to_device(np.zeros((games, MOST_SEATS), np.int32))
        self.utilities = cuda.to_device(np.zeros((games, MOST_SEATS), np.float64))

    def play(self, first_seed: int) -> None:
        """Play all tables to the end, and wait for it."""
        threads = self.pace.threads
        results = (self.lengths, self.endings, self.points, self.utilities)
        with loops_kept(not self.pace.unrolled):
            if self.pace.slots:
                from bakehouse.kernel import gpu_sorted  # it is built on this module

                gpu_sorted.play(self.game, self.pace, self.games, self.box, self.states, first_seed, results)
            else:
                kernel = random_games(self.pace.registers, self.pace.unrolled)
                kernel[-(-self.games // threads), threads](self.box, self.states, self.game.seats, first_seed, *results)
        cuda.synchronize()

    def results(self) -> Results:
        """What the games came to, as arrays of this machine."""
        kept = (self.states, self.lengths, self.endings, self.points, self.utilities)
        return Results(*(array.copy_to_host() for array in kept))


@dataclass(frozen=True)
class Contests:
    """What games between built-in players came to, one row for each, as arrays of this machine."""

    lengths: Array
    endings: Array
    points: Array
    utilities: Array
    pieces: Array
    counts: Array


class Arena:
    """Room on the GPU for so many games between built-in players at a time."""

    def __init__(self, game: Any, seats: int, games: int) -> None:
        get_ready()
        self.seats, self.games = seats, games
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "lengths": ((games, 2), np.int32), "endings": ((games,), np.int8),
            "points": ((games, MOST_SEATS), np.int32), "utilities": ((games, MOST_SEATS), np.float64),
            "pieces": ((games, seats, len(game.parts)), np.int32), "counts": ((games, seats, len(game.uses)), np.int16),
        }  # fmt: skip
        self.rows = [cuda.device_array(shape, kind) for shape, kind in shapes.values()]
        nothing = np.zeros(0, game.state), np.zeros((0, 3), np.int16), np.zeros((0, seats), np.int32)
        self.nothing = [cuda.to_device(array) for array in nothing]

    def play(self, boxes: Array, games_each: int, first_seed: int, players: Array, wishes: Array) -> Contests:
        """Play so many games with each of some boxes, from the same seeds."""
        games = len(boxes) * games_each
        rows = [array[:games] for array in self.rows]
        blocks = (games + CONTESTS_PER_BLOCK - 1) // CONTESTS_PER_BLOCK
        with loops_kept():
            play_contests_on_gpu[blocks, CONTESTS_PER_BLOCK](
                cuda.to_device(boxes), games_each, self.seats, first_seed,
                cuda.to_device(players), cuda.to_device(wishes), *self.nothing, *rows,
            )  # fmt: skip
        return Contests(*(array.copy_to_host() for array in rows))


def compile_to_ptx(game: Any, box: np.dtype[Any], contests: bool = False) -> str:
    """The code of a kernel for a game, the bare one or that of contests; needs the compiler's library, but no GPU."""
    get_ready()
    compile_without_gpu()
    whole, boxes, tables = types.int64, from_dtype(box)[::1], from_dtype(game.state)[::1]
    ends = (types.int32[:, ::1], types.int8[::1], types.int32[:, ::1], types.float64[:, ::1])
    function, signature = play_games_on_gpu, types.void(boxes, tables, whole, whole, *ends)
    if contests:
        told = (types.int8[::1], types.int16[:, ::1])
        log = (types.int16[:, ::1], types.int32[:, ::1])
        uses = (types.int32[:, :, ::1], types.int16[:, :, ::1])
        function = play_contests_on_gpu.py_func
        signature = types.void(boxes, whole, whole, whole, *told, tables, *log, *ends, *uses)
    with loops_kept():
        code, _ = cuda.compile(function, signature, device=False, abi="numba", cc=HOPPER, output="ptx")
    return str(code)


def compile_without_gpu() -> None:
    """Answer numba-cuda's questions about the GPU at hand, which it asks even when told what to compile for."""
    if cuda.is_available():
        return
    from numba.cuda import config as cuda_config
    from numba.cuda import cuda_paths, dispatcher

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    cuda_config.FORCE_CUDA_CC = HOPPER
    cuda_paths._get_nvrtc_path = lambda: None
