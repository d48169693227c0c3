"""Arrays of a GPU handed over without a copy: by DLPack, and by CUDA's array interface."""

import ctypes
from typing import Any

import numpy as np

from bakehouse.games.definition import Array
from bakehouse.kernel.gpu import cuda

CPU, CUDA = 1, 2
"""Devices in DLPack's numbering; the arrays of CUDA's simulator are those of the CPU."""
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""Types in DLPack's numbering, by the letters of NumPy."""
NO_WAIT, LEGACY = -1, 1
"""Streams: whoever names the first looks after it; the second is the one that our kernels run in."""
NAME = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p), ("device", ctypes.c_int32), ("number", ctypes.c_int32),
        ("dimensions", ctypes.c_int32), ("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )  # fmt: skip


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("delete", ctypes.c_void_p))


_Delete = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_lent: dict[int, Any] = {}
"""What others hold, by the address of what they were handed."""


def _give_back(address: int) -> None:
    _lent.pop(address, None)


_delete = _Delete(_give_back)
# A capsule that is being destroyed is no object that may be held any more, so it is only told by its address.
_python = ctypes.PyDLL(None)
_pointer_of, _is_capsule, _new_capsule = _python.PyCapsule_GetPointer, _python.PyCapsule_IsValid, _python.PyCapsule_New
_pointer_of.restype, _pointer_of.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]
_is_capsule.restype, _is_capsule.argtypes = ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p]
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]


def _drop(capsule: int) -> None:
    """A capsule that nobody took; whoever takes one gives it another name."""
    if _is_capsule(capsule, NAME):
        _give_back(_pointer_of(capsule, NAME))


_destroy = _Delete(_drop)


class DeviceArray:
    """An array in the memory of the GPU, without gaps, for PyTorch, JAX, CuPy and whoever else knows DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array
        """As Numba's kernels take it."""
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = np.dtype(array.dtype)
        self._on_host = not hasattr(array, "__cuda_array_interface__")

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        told: dict[str, Any] = self.array.__cuda_array_interface__
        return told

    def __dlpack_device__(self) -> tuple[int, int]:
        return (CPU, 0) if self._on_host else (CUDA, int(cuda.get_current_device().id))

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None
    ) -> Any:
        """A capsule with the same memory; what was launched before is seen by whatever comes in that stream."""
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("This array is only handed over as it is, where it is.")
        if not self._on_host and stream not in (None, NO_WAIT, LEGACY):
            cuda.synchronize()
        device, number = self.__dlpack_device__()
        numbers = ctypes.c_int64 * len(self.shape)
        shape, kind = numbers(*self.shape), self.dtype
        managed = _Managed()
        managed.tensor = _Tensor(
            self.address, device, number, len(self.shape), KINDS[kind.kind], 8 * kind.itemsize, 1, shape, None, 0
        )
        managed.delete = ctypes.cast(_delete, ctypes.c_void_p)
        address = ctypes.addressof(managed)
        _lent[address] = managed, shape, self.array
        return _new_capsule(address, NAME, ctypes.cast(_destroy, ctypes.c_void_p))

    @property
    def address(self) -> int:
        if self._on_host:
            return int(self.array._ary.ctypes.data)
        return int(self.array.__cuda_array_interface__["data"][0])

    def numpy(self) -> Array:
        """A copy in the memory of this machine."""
        copied: Array = self.array.copy_to_host()
        return copied

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<array of {self.dtype}, {' x '.join(map(str, self.shape))}, on the GPU>"
