"""Many games at once, on all cores or on a GPU, as arrays."""

from merrymen.batch.batch import Batch

__all__ = ["Batch"]
