"""Object files in this process: loaded by LLVM alone, without Numba, in a few milliseconds."""

import ctypes
from typing import Any

import llvmlite.binding as ll
import numpy as np

from bakehouse.kernel.compiling import Compiled
from bakehouse.kernel.contract import SHAPES

OBJECT_FILES = (b"\x7fELF", b"\xcf\xfa\xed\xfe")
"""How they begin on Linux and on macOS."""
FASTCALL = 0x80
"""Python's METH_FASTCALL: arguments come as an array and their number."""
KNOWN, OBJECTS, NUMBER_OF_BOX = "bakehouse_known", "bakehouse_objects", "bakehouse_number_of_box"
MOST_KNOWN = 64
ANY_STATE, ANY_BOX = 1, 2
"""As in `objects.py`, which explains them."""


class _MethodDefinition(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_new_function = ctypes.pythonapi.PyCFunction_NewEx
_new_function.argtypes = [ctypes.POINTER(_MethodDefinition), ctypes.c_void_p, ctypes.c_void_p]
_new_function.restype = ctypes.py_object

_kept: list[Any] = []
"""Code, and whatever it points to, stays as long as the process."""


class LoadedObject:
    """The functions of an object file, at their addresses."""

    def __init__(self, code: bytes) -> None:
        if not code.startswith(OBJECT_FILES):  # LLVM would crash
            raise ValueError("it is no object file")
        ll.initialize_native_target()
        ll.initialize_native_asmprinter()
        machine = ll.Target.from_default_triple().create_target_machine(jit=True)
        self.engine = ll.create_mcjit_compiler(ll.parse_assembly(""), machine)
        self.engine.add_object_file(ll.ObjectFileRef.from_data(code))
        self.engine.finalize_object()
        objects, known = map(self.engine.get_global_value_address, (OBJECTS, KNOWN))
        if not objects or not known:
            raise ValueError("it is an object file of somebody else")
        (ctypes.c_int64 * 4).from_address(objects)[:] = [id(np.ndarray), id(np.record), id(None), id(NotImplemented)]
        self._rows = (ctypes.c_int64 * (3 * MOST_KNOWN)).from_address(known)
        box = self.engine.get_global_value_address(NUMBER_OF_BOX)
        self.number_of_box = ctypes.c_int64.from_address(box).value if box else 0
        self._types: list[Any] = []
        self._next = 0
        _kept.append(self)

    def way_in(self, name: str) -> Compiled | None:
        """A way in, as a function of Python."""
        address = self.engine.get_function_address(f"bakehouse_way_{name}")
        if not address:
            return None
        definition = _MethodDefinition(name.rsplit(".", 1)[-1].encode(), address, FASTCALL, None)
        _kept.append(definition)
        made: Compiled = _new_function(ctypes.byref(definition), None, None)
        return made

    def table_of_addresses(self, length: int) -> Any:
        """For the loops: the length of a position, then the addresses of the game's functions of the contract."""
        addresses = [self.engine.get_function_address(f"bakehouse_{name}") for name in SHAPES]
        return np.array([length, *addresses], np.int64)

    def get_to_know(self, dtype: Any, number: int, table: Any = None) -> None:
        """Take a record type for what it is, by the address of this very object; the oldest makes room."""
        place, self._next = self._next, (self._next + 1) % MOST_KNOWN
        row = [id(dtype), number, 0 if table is None else table.ctypes.data]
        if place < len(self._types):
            self._rows[3 * place] = -1
            self._types[place] = (dtype, table)
        else:
            self._types.append((dtype, table))
        self._rows[3 * place : 3 * place + 3] = row
