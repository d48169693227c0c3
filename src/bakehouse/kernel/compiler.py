"""Numba's side: makes it know our rules, and keeps it from optimising each of them again for every caller.

Numba optimises and emits the library of every function, with copies of all that it calls; a helper at the bottom of ten
calls is optimised ten times. Here the library of a rule only holds its bitcode and the names of those it needs. Whoever
wants code links all of them once (`objects.py`), or lets a `Whole` do it for a function that is called from Python.
"""

import operator
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.imputils import lower_builtin
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.typed_passes import NativeLowering
from numba.extending import intrinsic, overload
from numba.np import arrayobj
from numba.np.numpy_support import from_dtype

from bakehouse.kernel import beam as beam  # what it adds to the generic functions has to be there
from bakehouse.kernel import records
from bakehouse.kernel.compiling import RULES, Compiled
from bakehouse.kernel.contract import DEFAULTS, GENERIC, SHAPES, Shape, registered

WORD = types.int64


# --- Libraries of bitcode


class _WithoutEnvironments:
    """The code generator, for libraries that are not in its engine: their functions have no environment to set."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, env: Any) -> None:
        pass


class Bitcode(JITCodeLibrary):
    """One rule."""

    @property
    def codegen(self):
        return _WithoutEnvironments(self._codegen)

    def _optimize_functions(self, module):
        module.data_layout = self._codegen._data_layout

    def add_linking_library(self, library):
        if not isinstance(library, Bitcode):
            library._ensure_finalized()
        self._linking_libraries.append(library)

    def finalize(self):
        self._finalized = True

    def get_pointer_to_function(self, name):
        return 0


class Whole(JITCodeLibrary):
    """A way in from Python with all that it calls, optimised once."""

    _optimize_functions = Bitcode._optimize_functions
    add_linking_library = Bitcode.add_linking_library

    def finalize(self):
        self._linking_libraries: list[Any] = closure(self._linking_libraries)
        super().finalize()


def closure(libraries):
    """These libraries and all that they need, each once."""
    found, waiting = {}, list(libraries)
    while waiting:
        library = waiting.pop()
        if id(library) not in found:
            found[id(library)] = library
            if isinstance(library, Bitcode):
                waiting.extend(library._linking_libraries)
    return list(found.values())


@register_pass(mutates_CFG=False, analysis_only=False)
class IntoBitcode(LoweringPass):
    _name = "into_bitcode"
    library = Bitcode

    def __init__(self):
        super().__init__()

    def run_pass(self, state):
        if state.library is None:
            state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class IntoWhole(IntoBitcode):
    _name = "into_whole"
    library = Whole


NEEDED = frozenset(
    {
        "translate_bytecode", "fixup_args", "ir_processing", "generic_rewrites", "dead_branch_prune", "reconstruct_ssa",
        "nopython_type_inference", "strip_phis", "ir_legalization", "native_lowering", "nopython_backend",
    }
)  # fmt: skip
"""The passes of Numba that rules need: no closures, no `with`, no array expressions, nothing to annotate."""


def _pipeline(state, chosen, needed=None):
    passes = DefaultPassBuilder.define_nopython_pipeline(state)
    if needed is not None:
        passes.passes = [(each, told) for each, told in passes.passes if each._name in needed]
    place = [each for each, _ in passes.passes].index(NativeLowering)
    passes.passes.insert(place, (chosen, "choose the library"))
    passes._finalized = False
    passes.finalize()
    return [passes]


class RuleCompiler(CompilerBase):
    def define_pipelines(self):
        return _pipeline(self.state, IntoBitcode, NEEDED)


class EntryCompiler(CompilerBase):
    def define_pipelines(self):
        return _pipeline(self.state, IntoWhole)


RULE_OPTIONS = {"error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}


@cache
def dispatcher(function: Compiled) -> CPUDispatcher:
    """A function as part of a library of bitcode; kept, because types refer to it only weakly."""
    options = {"nopython": True, "boundscheck": None, **RULE_OPTIONS}
    return CPUDispatcher(py_func=function, locals={}, targetoptions=options, pipeline_class=RuleCompiler)


def typed(function: Compiled) -> Compiled:
    """A way in that belongs to no library, compiled by Numba for the types it is called with."""
    get_ready()
    made: Compiled = njit(error_model="numpy", nogil=True, no_cfunc_wrapper=True, pipeline_class=EntryCompiler)(
        function
    )
    return made


# --- What Numba has to know of us

_known = 0


def get_ready() -> None:
    """Make all rules that there are by now known to Numba."""
    global _known
    context = cpu_target.typing_context
    if not _known:
        context.refresh()
        cpu_target.target_context.refresh()
        context.insert_global(records.room, context.resolve_value_type(_room))
        context.insert_global(records.tables_like, context.resolve_value_type(_tables_like))
    for visible, function in RULES[_known:]:
        context.insert_global(visible, types.Dispatcher(dispatcher(function)))
    _known = len(RULES)


def functions_for(kind: Any) -> dict[str, Compiled] | None:
    """The functions of the game whose positions are of a type, by name."""
    for game in registered():
        if from_dtype(game.state) == kind:
            return DEFAULTS | game.functions
    return None


def own_function(name: str) -> Compiled:
    """Where the types tell the game, a generic function is the game's own: how Numba is to choose it."""

    def choose_for_three(box, s, x):
        functions = functions_for(s)
        if functions is None:
            return None
        chosen = functions[name]
        return lambda box, s, x: chosen(box, s, x)

    def choose_for_four(box, s, x, y):
        functions = functions_for(s)
        if functions is None:
            return None
        chosen = functions[name]
        return lambda box, s, x, y: chosen(box, s, x, y)

    return choose_for_four if arguments(SHAPES[name]) == 4 else choose_for_three


def arguments(shape: Shape) -> int:
    return 2 + bool(shape.number) + bool(shape.array or shape.weights)


# --- Games by a table of addresses

TABLE = records.record([("box", np.int64), *[(name, np.int64) for name in SHAPES]])
HEADERS = records.record(records.HEADER)
TABLE_TYPE = from_dtype(TABLE)
HEADER_TYPE = from_dtype(HEADERS)
ANY_BOX = types.Array(TABLE_TYPE, 1, "C")
ANY_POSITIONS = types.Array(HEADER_TYPE, 1, "A")
"""What the loops see in the place of a box and of positions: the addresses of a game, and the common header of its
positions, which lie as far apart as they are long."""


@intrinsic
def address_of(typingctx, s):
    """The address of a record, or of the first number of an array."""

    def codegen(context, builder, signature, arguments):
        (kind,) = signature.args
        if isinstance(kind, types.Array):
            pointer = arrayobj.make_array(kind)(context, builder, arguments[0]).data
        else:
            pointer = arguments[0]
        return builder.ptrtoint(pointer, ir.IntType(64))

    return WORD(s), codegen


@intrinsic
def address_of_copy(typingctx, value):
    """The address of a copy of a value, for as long as the function runs."""

    def codegen(context, builder, signature, arguments):
        kept = cgutils.alloca_once_value(builder, arguments[0])
        return builder.ptrtoint(kept, ir.IntType(64))

    return WORD(value), codegen


def _call(result):
    @intrinsic
    def call(typingctx, address, box, s, number, data, length):
        def codegen(context, builder, signature, arguments):
            word = ir.IntType(64)
            kind = ir.FunctionType(context.get_value_type(result), [word] * 5)
            return builder.call(builder.inttoptr(arguments[0], kind.as_pointer()), arguments[1:])

        return result(WORD, WORD, WORD, WORD, WORD, WORD), codegen

    return call


call = _call(WORD)
call_for_value = _call(types.float64)


def function_by_address(name: str) -> Compiled:
    """Where the types tell no game, a generic function is called through the table."""
    shape = SHAPES[name]
    head = "box, s, x" if arguments(shape) == 3 else "box, s, x, y"
    last = "y" if shape.number else "x"
    rest = "0, 0"
    if shape.weights:
        rest = f"address_of_copy({last}), 0"
    elif shape.array:
        rest = f"address_of({last}), {last}.shape[0]"
    how = "call_for_value" if shape.result is float else "call"
    number = "x" if shape.number else "0"
    scope = dict(globals())
    exec(f"def way({head}):\n    return {how}(box.{name}, box.box, address_of(s), {number}, {rest})", scope)
    way = scope["way"]
    if arguments(shape) == 4:
        return lambda box, s, x, y: way if box == TABLE_TYPE else None
    return lambda box, s, x: way if box == TABLE_TYPE else None


for _name in GENERIC:
    for _choose in (own_function(_name), function_by_address(_name)):
        overload(GENERIC[_name], jit_options={"pipeline_class": RuleCompiler, **RULE_OPTIONS})(_choose)


@lower_builtin(operator.setitem, ANY_POSITIONS, types.Integer, HEADER_TYPE)
def copy_position(context, builder, signature, arguments):
    """`states[a] = states[b]` copies as many bytes as a position is long."""
    array = arrayobj.make_array(ANY_POSITIONS)(context, builder, arguments[0])
    (stride,) = cgutils.unpack_tuple(builder, array.strides, 1)
    place = context.cast(builder, arguments[1], signature.args[1], types.intp)
    start = builder.ptrtoint(array.data, ir.IntType(64))
    to = builder.inttoptr(builder.add(start, builder.mul(stride, place)), cgutils.voidptr_t)
    cgutils.raw_memcpy(builder, to, builder.bitcast(arguments[2], cgutils.voidptr_t), stride, 1)
    return context.get_dummy_value()


# --- Room on the stack


@intrinsic(prefer_literal=True)
def _room(typingctx, length, kind):
    array = types.Array(kind.dtype, 1, "C")

    def codegen(context, builder, signature, arguments):
        size = signature.args[0].literal_value
        item = context.get_abi_sizeof(context.get_data_type(array.dtype))
        data = cgutils.alloca_once(builder, context.get_data_type(array.dtype), size=size)
        made = arrayobj.make_array(array)(context, builder)
        word = context.get_constant(types.intp, item)
        arrayobj.populate_array(
            made, data=data, shape=[context.get_constant(types.intp, size)], strides=[word], itemsize=word, meminfo=None
        )
        return made._getvalue()

    return array(length, kind), codegen


@intrinsic
def _tables_like(typingctx, states, length):
    array = types.Array(states.dtype, 1, "A")

    def codegen(context, builder, signature, arguments):
        like = arrayobj.make_array(states)(context, builder, arguments[0])
        (stride,) = cgutils.unpack_tuple(builder, like.strides, 1)
        count = context.cast(builder, arguments[1], signature.args[1], types.intp)
        data = builder.alloca(ir.IntType(8), size=builder.mul(stride, count))
        data.align = 64
        made = arrayobj.make_array(array)(context, builder)
        arrayobj.populate_array(
            made, data=builder.bitcast(data, made.data.type), shape=[count], strides=[stride], itemsize=stride,
            meminfo=None,
        )  # fmt: skip
        return made._getvalue()

    return array(states, length), codegen
