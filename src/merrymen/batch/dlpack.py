"""Hand an array of a GPU to torch, CuPy or JAX without a copy, through DLPack.

Numba's device arrays speak only CUDA's array interface. A capsule is a C structure that points at
the memory, with a function to call when the reader is done with it; see the DLPack standard.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # DLDeviceType
LEGACY_STREAM = 1  # the default stream, on which Numba and torch both work
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLDataTypeCode by numpy's kind


class _Where(ctypes.Structure):
    _fields_ = [("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32)]


class _Type(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Where),
        ("ndim", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Managed._fields_ = [
    ("dl_tensor", _Tensor),
    ("manager_ctx", ctypes.c_void_p),
    ("deleter", _Deleter),
]

_NAME = b"dltensor"
_lent: dict[int, Any] = {}  # what readers still hold, by the address of its structure

_python = ctypes.pythonapi
_python.PyCapsule_New.restype = ctypes.py_object
_python.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, _Destructor]
_python.PyCapsule_IsValid.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_python.PyCapsule_GetPointer.restype = ctypes.c_void_p
_python.PyCapsule_GetPointer.argtypes = [ctypes.c_void_p, ctypes.c_char_p]


def _give_back(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


def _throw_away(capsule: int) -> None:
    """A capsule that nobody read still owns its structure; a read one was renamed by its reader."""
    if _python.PyCapsule_IsValid(capsule, _NAME):
        _lent.pop(_python.PyCapsule_GetPointer(capsule, _NAME), None)


# Kept here for good: a callback that Python forgets must never be called.
_release, _discard = _Deleter(_give_back), _Destructor(_throw_away)


def capsule(owner: Any, pointer: int, shape: tuple[int, ...], dtype: Any, device: int) -> Any:
    """A DLPack capsule over contiguous memory that `owner` keeps alive."""
    kind = np.dtype(dtype)
    extent = (ctypes.c_int64 * len(shape))(*shape)
    managed = _Managed()
    managed.dl_tensor.data = pointer
    managed.dl_tensor.device = _Where(device, 0)
    managed.dl_tensor.ndim = len(shape)
    managed.dl_tensor.dtype = _Type(_CODES[kind.kind], kind.itemsize * 8, 1)
    managed.dl_tensor.shape = extent
    managed.dl_tensor.strides = None  # contiguous
    managed.deleter = _release
    address = ctypes.addressof(managed)
    _lent[address] = (managed, extent, owner)
    return _python.PyCapsule_New(address, _NAME, _discard)
