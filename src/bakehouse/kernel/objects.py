"""Object files: a game, or all ways in of the kernel, linked into one module, optimised once and emitted once.

A game's file has its functions of the contract behind one C signature, for the loops to call by address:

    int64 name(int64 box, int64 s, int64 number, int64 data, int64 length)      (a value is a double)

and every file has its ways in as functions that Python can call (`PyCFunction` with METH_FASTCALL): they read numbers,
arrays and records straight out of the objects, hand them to the compiled function and make an object of the result.
What they rely on of Python and NumPy is public and frozen: the C interface, and the layout of arrays and records, which
every extension compiled against NumPy has built in.

    PyArrayObject: head; char *data; int nd; intp *dimensions, *strides; PyObject *base, *descr; int flags
    PyVoidScalarObject: head; intp size; char *data; PyObject *descr

A record type is known by the address of its descr. Those known are listed in the file itself (`bakehouse_known`), and
`loading.py` adds to the list; with one that is not there a way in answers NotImplemented.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, get_args, get_origin, get_type_hints

import llvmlite.binding as ll
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.registry import cpu_target
from numba.np import arrayobj
from numba.np.numpy_support import from_dtype

from bakehouse.kernel import compiler, kinds
from bakehouse.kernel.beam import Weights
from bakehouse.kernel.compiling import CHECKED, Compiled, Entry
from bakehouse.kernel.contract import DEFAULTS, SHAPES, Registered

OPTIMISATION = 2
"""Compiles in 15 % less time than 3 and runs 2 % slower."""

BYTE, INT, LONG = ir.IntType(8), ir.IntType(32), ir.IntType(64)
NULL = LONG(0)

HEAD = object.__basicsize__
ARRAY_DATA, ARRAY_DIMENSIONS, ARRAY_COUNT = HEAD, HEAD + 8, HEAD + 16
ARRAY_DESCR, ARRAY_FLAGS = HEAD + 40, HEAD + 48
RECORD_DATA, RECORD_DESCR = HEAD + 8, HEAD + 16
DESCR_NUMBER = HEAD + 12
CONTIGUOUS = 1
TYPE_OF = HEAD - 8
"""Where things lie in Python's and NumPy's objects, in bytes."""

MOST_KNOWN = 64
KNOWN, OBJECTS, NUMBER_OF_BOX = "bakehouse_known", "bakehouse_objects", "bakehouse_number_of_box"
"""The record types that are known, three words each (descr, number of the type, the game's table); some objects; and in
the file of a game the number of the record type of its box."""
ARRAY_TYPE, RECORD_TYPE, NOTHING, NOT_IMPLEMENTED = range(4)
ANY_STATE, ANY_BOX = 1, 2
"""The numbers of the record types of any game; other types have numbers of their own."""

WELCOME = frozenset(
    {
        "PyBool_FromLong", "PyErr_Occurred", "PyErr_SetString", "PyEval_RestoreThread", "PyEval_SaveThread",
        "PyFloat_FromDouble", "PyGILState_Ensure", "PyGILState_Release", "PyLong_AsLongLong", "PyLong_FromLongLong",
        "PyTuple_GetItem", "PyTuple_New", "PyTuple_SetItem", "PyTuple_Size", "Py_FatalError", "Py_IncRef",
        "acos", "asin", "atan", "atan2", "ceil", "cos", "cosh", "erf", "exp", "exp2", "expm1", "floor", "fmod", "hypot",
        "log", "log10", "log1p", "log2", "memcpy", "memmove", "memset", "pow", "round", "sin", "sinh", "sqrt", "tan",
        "tanh", "trunc",
    }
)  # fmt: skip
"""What compiled code may ask of the process that loads it."""


class Unfit(Exception):
    """What cannot be compiled into an object file, in a sentence."""


# --- Building


def build_game(game: Registered, box: np.dtype[Any], entries: Sequence[Entry]) -> bytes:
    """The object file of a game: its functions of the contract, and its own ways in."""
    compiler.get_ready()
    work = Workpiece(game.name, box, game.state)
    for name, function in (DEFAULTS | game.functions).items():
        work.export(name, function)
    for entry in entries:
        work.way_in(entry)
    return work.finished()


def build_loops(entries: Sequence[Entry]) -> bytes:
    """The object file of the kernel's ways in, for all games."""
    compiler.get_ready()
    work = Workpiece("loops")
    for entry in entries:
        work.way_in(entry)
    return work.finished()


@dataclass(frozen=True)
class Parameter:
    """What a way in expects at one place."""

    kind: Any
    type: Any
    record: Any = None
    """The record type of what it holds."""
    parts: "tuple[Parameter, ...]" = ()


class Workpiece:
    """An object file in the making."""

    def __init__(self, name: str, box: Any = None, state: Any = None) -> None:
        self.name, self.box_record, self.state_record = name, box, state
        self.box = from_dtype(box) if box is not None else None
        self.state = from_dtype(state) if state is not None else None
        self.context = cpu_target.target_context
        self.codegen = self.context.codegen()
        self.module: ir.Module = self.codegen.create_library(name).create_ir_module(name)
        self.libraries: list[Any] = []
        self.exports = [KNOWN, OBJECTS]
        rows = ir.ArrayType(LONG, 3 * (MOST_KNOWN + 1))
        self.known = self._global(KNOWN, rows)
        self.objects = self._global(OBJECTS, ir.ArrayType(LONG, 4))
        if box is not None:
            self._global(NUMBER_OF_BOX, LONG).initializer = LONG(kinds.number_of(box))
            self.exports.append(NUMBER_OF_BOX)

    def _global(self, name: str, kind: Any) -> Any:
        made = ir.GlobalVariable(self.module, kind, name)
        made.initializer = kind(None)
        return made

    def compiled(self, function: Compiled, signature: Sequence[Any]) -> Any:
        """A function for these types, as bitcode."""
        made = compiler.dispatcher(function)
        made.compile(tuple(signature))
        result = made.overloads[tuple(signature)]
        self.libraries.append(result.library)
        return result

    # --- Functions of the contract

    def export(self, name: str, function: Compiled) -> None:
        """A function of the contract behind its C signature."""
        shape = SHAPES[name]
        signature = [self.box, self.state]
        if shape.number:
            signature.append(types.int64)
        if shape.weights:
            signature.append(self.parameter(Weights).type)
        elif shape.array:
            signature.append(types.Array(from_dtype(np.dtype(shape.array)), 1, "C"))
        compiled = self.compiled(function, signature)
        result = ir.DoubleType() if shape.result is float else LONG
        symbol = f"bakehouse_{name}"
        address = ir.IntType(8).as_pointer()
        made = ir.Function(self.module, ir.FunctionType(result, [address, address, LONG, address, LONG]), symbol)
        builder = ir.IRBuilder(made.append_basic_block())
        for argument in (made.args[0], made.args[1], made.args[3]):
            argument.add_attribute("noalias")  # box, position and what is filled never lie upon each other
        box, s, number, data, length = (
            builder.ptrtoint(argument, LONG) if argument.type == address else argument for argument in made.args
        )
        given = [self.pointer(builder, box, self.box), self.pointer(builder, s, self.state)]
        if shape.number:
            given.append(number)
        if shape.weights:
            kind = self.context.get_value_type(signature[-1]).as_pointer()
            given.append(builder.load(builder.inttoptr(data, kind)))
        elif shape.array:
            given.append(self.array(builder, signature[-1], data, [length]))
        value = self.call(builder, compiled, given, symbol)
        if shape.result is None:
            builder.ret(LONG(0))
        else:
            wanted = types.float64 if shape.result is float else types.int64
            builder.ret(self.context.cast(builder, value, compiled.signature.return_type, wanted))
        self.exports.append(symbol)

    def call(self, builder: Any, compiled: Any, given: Sequence[Any], name: str) -> Any:
        """Call compiled code. It cannot raise, unless it checks the bounds of arrays."""
        callee = self.context.declare_function(self.module, compiled.fndesc)
        signature = compiled.signature
        status, value = self.context.call_conv.call_function(
            builder, callee, signature.return_type, signature.args, given
        )
        if CHECKED:
            with builder.if_then(status.is_error, likely=False):
                self.complain(builder, f"an array index is out of bounds in {name}")
        return value

    def complain(self, builder: Any, sentence: str) -> None:
        """Note an IndexError, for the way in to raise. If there is one already, a loop may never end: stop at once."""
        text = self.text(builder, sentence)
        lock = self.python(builder, "PyGILState_Ensure", INT)
        earlier = self.python(builder, "PyErr_Occurred", LONG)
        with builder.if_then(builder.icmp_unsigned("!=", earlier, NULL)):
            self.python(builder, "Py_FatalError", ir.VoidType(), text)
        kind = self._external("PyExc_IndexError")
        self.python(builder, "PyErr_SetString", ir.VoidType(), builder.load(kind), text)
        self.python(builder, "PyGILState_Release", ir.VoidType(), lock)

    # --- Ways in

    def way_in(self, entry: Entry) -> None:
        """A way in as a function that Python can call."""
        hints = get_type_hints(entry.py_func, include_extras=True)
        names = entry.py_func.__code__.co_varnames[: entry.py_func.__code__.co_argcount]
        parameters = [self.parameter(hints[name]) for name in names]
        compiled = self.compiled(entry.py_func, [parameter.type for parameter in parameters])
        symbol = f"bakehouse_way_{entry.name}"
        made = ir.Function(self.module, ir.FunctionType(LONG, [LONG] * 3), symbol)
        builder = ir.IRBuilder(made.append_basic_block())
        refused = made.append_basic_block("refused")
        failed = made.append_basic_block("failed")
        _, arguments, count = made.args
        self.insist(builder, builder.icmp_signed("==", count, LONG(len(parameters))), refused)
        reading = Reading(self, builder, refused, failed)
        given = [
            reading.read(parameter, self.word(builder, arguments, 8 * place))
            for place, parameter in enumerate(parameters)
        ]
        if entry.is_loop:
            thread = self.python(builder, "PyEval_SaveThread", LONG)
        value = self.call(builder, compiled, given, entry.name)
        if entry.is_loop:
            self.python(builder, "PyEval_RestoreThread", ir.VoidType(), thread)
        if CHECKED:
            trouble = self.python(builder, "PyErr_Occurred", LONG)
            self.insist(builder, builder.icmp_unsigned("==", trouble, NULL), failed)
        builder.ret(self.object_of(builder, compiled.signature.return_type, value))
        with builder.goto_block(refused):
            builder.ret(self.given_out(builder, NOT_IMPLEMENTED))
        with builder.goto_block(failed):
            builder.ret(NULL)
        self.exports.append(symbol)

    def parameter(self, hint: Any) -> Parameter:
        """What an annotation stands for."""
        if hint is int:
            return Parameter(int, types.int64)
        if hasattr(hint, "_fields"):
            told = get_type_hints(hint, include_extras=True)
            parts = tuple(self.parameter(told[name]) for name in hint._fields)
            return Parameter(tuple, types.NamedTuple([part.type for part in parts], hint), None, parts)
        if get_origin(hint) is tuple:
            parts = tuple(self.parameter(part) for part in get_args(hint))
            return Parameter(tuple, types.BaseTuple.from_types([part.type for part in parts]), None, parts)
        kind = get_args(hint)[1]
        if isinstance(kind, kinds.Numbers):
            number = types.bool_ if kind.dtype is np.bool_ else from_dtype(np.dtype(kind.dtype))
            return Parameter(kind, types.Array(number, kind.dimensions, "C"))
        if isinstance(kind, kinds.Records):
            return Parameter(kind, types.Array(from_dtype(kind.dtype), 1, "C"), kind.dtype)
        if isinstance(kind, kinds.OneRecord):
            return Parameter(kind, from_dtype(kind.dtype), kind.dtype)
        if isinstance(kind, kinds.Boxes):
            return Parameter(kind, types.Array(self.box, 1, "C") if self.box else compiler.ANY_BOX, self.box_record)
        if isinstance(kind, kinds.Positions):
            type = types.Array(self.state, 1, "C") if self.state else compiler.ANY_POSITIONS
            return Parameter(kind, type, self.state_record)
        if isinstance(kind, kinds.OneBox):
            return Parameter(kind, self.box, self.box_record)
        if isinstance(kind, kinds.OnePosition):
            return Parameter(kind, self.state, self.state_record)
        raise Unfit(f"A parameter of a way in cannot be {hint}.")

    def object_of(self, builder: Any, kind: Any, value: Any) -> Any:
        """A result as an object."""
        if kind is types.none:
            return self.given_out(builder, NOTHING)
        if isinstance(kind, types.Boolean):
            whole = self.context.cast(builder, value, kind, types.int64)
            return self.python(builder, "PyBool_FromLong", LONG, whole)
        if isinstance(kind, types.Integer):
            whole = self.context.cast(builder, value, kind, types.int64)
            return self.python(builder, "PyLong_FromLongLong", LONG, whole)
        if isinstance(kind, types.Float):
            number = self.context.cast(builder, value, kind, types.float64)
            return self.python(builder, "PyFloat_FromDouble", LONG, number)
        if isinstance(kind, types.BaseTuple):
            made = self.python(builder, "PyTuple_New", LONG, LONG(len(kind)))
            for place, part in enumerate(cgutils.unpack_tuple(builder, value, len(kind))):
                item = self.object_of(builder, kind[place], part)
                self.python(builder, "PyTuple_SetItem", INT, made, LONG(place), item)
            return made
        raise Unfit(f"A way in cannot return {kind}.")

    # --- Small things

    def word(self, builder: Any, address: Any, place: int, kind: Any = LONG) -> Any:
        """The number at a place behind an address."""
        return builder.load(builder.inttoptr(builder.add(address, LONG(place)), kind.as_pointer()))

    def pointer(self, builder: Any, address: Any, record: Any) -> Any:
        return builder.inttoptr(address, self.context.get_value_type(record))

    def array(self, builder: Any, kind: Any, data: Any, shape: Sequence[Any], stride: Any = None) -> Any:
        """An array as compiled code sees it; without gaps, unless the stride says otherwise."""
        made = arrayobj.make_array(kind)(self.context, builder)
        size = LONG(self.context.get_abi_sizeof(self.context.get_data_type(kind.dtype)))
        strides = [stride or size]
        for length in reversed(shape[1:]):
            strides.insert(0, builder.mul(strides[0], length))
        arrayobj.populate_array(
            made, data=builder.inttoptr(data, made.data.type), shape=shape, strides=strides, itemsize=size, meminfo=None
        )
        return made._getvalue()

    def insist(self, builder: Any, condition: Any, otherwise: Any) -> None:
        """Go on only if something holds."""
        on = builder.append_basic_block()
        builder.cbranch(condition, on, otherwise)
        builder.position_at_end(on)

    def python(self, builder: Any, name: str, result: Any, *arguments: Any) -> Any:
        """Call a function of Python's C interface; objects are words."""
        kind = ir.FunctionType(result, [argument.type for argument in arguments])
        return builder.call(cgutils.get_or_insert_function(self.module, kind, name), arguments)

    def _external(self, name: str) -> Any:
        return self.module.globals.get(name) or ir.GlobalVariable(self.module, LONG, name)

    def text(self, builder: Any, sentence: str) -> Any:
        return builder.ptrtoint(self.context.insert_const_string(self.module, sentence), LONG)

    def kept_object(self, builder: Any, place: int) -> Any:
        return builder.load(builder.gep(self.objects, [INT(0), INT(place)]))

    def given_out(self, builder: Any, place: int) -> Any:
        """One of the kept objects, for somebody who will own it."""
        found = self.kept_object(builder, place)
        self.python(builder, "Py_IncRef", ir.VoidType(), found)
        return found

    # --- The end

    def finished(self) -> bytes:
        """Everything in one module, only the exports to be seen from outside, optimised and emitted."""
        whole = ll.parse_assembly(str(self.codegen._create_empty_module(self.name)))
        whole.link_in(ll.parse_assembly(cgutils.normalize_ir_text(str(self.module))), preserve=True)
        for part in compiler.closure(self.libraries):
            module = part._final_module if isinstance(part, compiler.Bitcode) else part._get_module_for_linking()
            whole.link_in(module, preserve=True)
        for symbol in [*whole.functions, *whole.global_variables]:
            if not symbol.is_declaration and symbol.name not in self.exports:
                symbol.linkage = "internal"
        self.optimise(whole)
        unknown = [
            function.name
            for function in whole.functions
            if function.is_declaration and not function.name.startswith("llvm.") and function.name not in WELCOME
        ]
        if unknown:
            raise Unfit(f"{self.name} needs {', '.join(unknown)}, which no process has for it.")
        return bytes(self.codegen._tm.emit_object(whole))

    def optimise(self, module: Any) -> None:
        options = ll.create_pipeline_tuning_options(speed_level=OPTIMISATION)
        options.loop_vectorization = True
        options.slp_vectorization = True
        builder = ll.create_pass_builder(self.codegen._tm, options)
        builder.getModulePassManager().run(module, builder)


class Reading:
    """Turns the objects that a way in was called with into what compiled code works on."""

    def __init__(self, work: Workpiece, builder: Any, refused: Any, failed: Any) -> None:
        self.work, self.builder, self.refused, self.failed = work, builder, refused, failed
        self.table: Any = None

    def read(self, parameter: Parameter, found: Any) -> Any:
        if parameter.kind is int:
            return self.whole_number(found)
        if parameter.kind is tuple:
            return self.tuple(parameter, found)
        if isinstance(parameter.kind, (kinds.OneBox, kinds.OnePosition, kinds.OneRecord)):
            return self.record(parameter, found)
        return self.array(parameter, found)

    def whole_number(self, found: Any) -> Any:
        number = self.work.python(self.builder, "PyLong_AsLongLong", LONG, found)
        with self.builder.if_then(self.builder.icmp_signed("==", number, LONG(-1)), likely=False):
            trouble = self.work.python(self.builder, "PyErr_Occurred", LONG)
            self.insist("==", trouble, NULL, self.failed)
        return number

    def tuple(self, parameter: Parameter, found: Any) -> Any:
        length = self.work.python(self.builder, "PyTuple_Size", LONG, found)
        self.insist("==", length, LONG(len(parameter.parts)), self.failed)
        parts = [
            self.read(part, self.work.python(self.builder, "PyTuple_GetItem", LONG, found, LONG(place)))
            for place, part in enumerate(parameter.parts)
        ]
        return self.work.context.make_tuple(self.builder, parameter.type, parts)

    def record(self, parameter: Parameter, found: Any) -> Any:
        self.has_type(found, RECORD_TYPE)
        self.known(self.word(found, RECORD_DESCR), kinds.number_of(parameter.record))
        return self.work.pointer(self.builder, self.word(found, RECORD_DATA), parameter.type)

    def array(self, parameter: Parameter, found: Any) -> Any:
        kind, builder = parameter.kind, self.builder
        self.has_type(found, ARRAY_TYPE)
        dimensions = kind.dimensions if isinstance(kind, kinds.Numbers) else 1
        self.insist("==", self.word(found, ARRAY_DIMENSIONS, INT), INT(dimensions))
        contiguous = builder.and_(self.word(found, ARRAY_FLAGS, INT), INT(CONTIGUOUS))
        self.insist("!=", contiguous, INT(0))
        descr, data = self.word(found, ARRAY_DESCR), self.word(found, ARRAY_DATA)
        counts = self.word(found, ARRAY_COUNT)
        shape = [self.word(counts, 8 * place) for place in range(dimensions)]
        if isinstance(kind, kinds.Numbers):
            self.insist("==", self.word(descr, DESCR_NUMBER, INT), INT(np.dtype(kind.dtype).num))
        elif isinstance(kind, kinds.Boxes) and not self.work.box:
            return self.any_box(self.known(descr, ANY_BOX), data)
        elif isinstance(kind, kinds.Positions) and not self.work.state:
            table = self.word(self.known(descr, ANY_STATE), 16)
            if self.table is not None:  # box and positions are of one game
                self.insist("==", table, self.table)
            return self.work.array(builder, parameter.type, data, shape, stride=self.word(table, 0))
        else:
            self.known(descr, kinds.number_of(parameter.record))
        return self.work.array(builder, parameter.type, data, shape)

    def any_box(self, row: Any, data: Any) -> Any:
        """The table of a game, with the address of this box in it. Its first word is the length of a position."""
        size = compiler.TABLE.itemsize
        table = cgutils.alloca_once(self.builder, LONG, size=size // 8)
        pointer = self.builder.bitcast(table, cgutils.voidptr_t)
        self.table = self.word(row, 16)
        kept = self.builder.inttoptr(self.table, cgutils.voidptr_t)
        cgutils.raw_memcpy(self.builder, pointer, kept, LONG(size), 1)
        self.builder.store(data, table)
        address = self.builder.ptrtoint(table, LONG)
        return self.work.array(self.builder, compiler.ANY_BOX, address, [LONG(1)])

    def has_type(self, found: Any, place: int) -> None:
        self.insist("==", self.word(found, TYPE_OF), self.work.kept_object(self.builder, place))

    def known(self, descr: Any, number: int) -> Any:
        """The row of a record type among those that are known; it has to be of this number."""
        builder, work = self.builder, self.work
        start = builder.ptrtoint(work.known, LONG)
        before = builder.block
        look, there = builder.append_basic_block("look"), builder.append_basic_block("there")
        following = builder.append_basic_block("following")
        builder.branch(look)
        builder.position_at_end(look)
        row = builder.phi(LONG)
        row.add_incoming(start, before)
        name = self.word(row, 0)
        builder.cbranch(builder.icmp_unsigned("==", name, descr), there, following)
        builder.position_at_end(following)
        row.add_incoming(builder.add(row, LONG(24)), following)
        builder.cbranch(builder.icmp_unsigned("==", name, NULL), self.refused, look)
        builder.position_at_end(there)
        self.insist("==", self.word(row, 8), LONG(number))
        return row

    def word(self, address: Any, place: int, kind: Any = LONG) -> Any:
        return self.work.word(self.builder, address, place, kind)

    def insist(self, relation: str, one: Any, other: Any, otherwise: Any = None) -> None:
        condition = self.builder.icmp_signed(relation, one, other)
        self.work.insist(self.builder, condition, otherwise or self.refused)
