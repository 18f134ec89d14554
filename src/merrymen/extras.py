"""Say which extra of this package brings a library that is missing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from merrymen.errors import MissingExtra


@contextlib.contextmanager
def of_extra(extra: str) -> Iterator[None]:
    """Around the imports that need an extra."""
    try:
        yield
    except ImportError as error:
        raise MissingExtra(
            f"this needs the extra {extra} ({error}): pip install 'merrymen[{extra}]'"
        ) from error
