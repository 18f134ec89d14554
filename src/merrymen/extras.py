"""Say which extra of this package brings a library that is missing."""

from __future__ import annotations

import contextlib
import importlib.util
from collections.abc import Iterator

from merrymen.errors import MissingExtra


@contextlib.contextmanager
def of_extra(extra: str) -> Iterator[None]:
    """Around the imports that need an extra."""
    try:
        yield
    except MissingExtra:
        raise
    except ImportError as error:
        raise _missing(extra, str(error)) from error


def need(extra: str, *libraries: str) -> None:
    """Before any work begins: all these libraries are there, or MissingExtra. Imports none."""
    for library in libraries:
        with of_extra(extra):
            if importlib.util.find_spec(library) is None:
                raise ImportError(f"No module named '{library}'")


def _missing(extra: str, why: str) -> MissingExtra:
    return MissingExtra(f"this needs the extra {extra} ({why}): pip install 'merrymen[{extra}]'")
