"""A reading for those who look at a live table: what their views share is encoded once."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec

from merrymen.seen import Seen

PIECES = 16_384  # kept, of all tables: about 10 MB at most
encode = msgspec.json.Encoder().encode


@functools.lru_cache(maxsize=PIECES)
def _piece(make: Callable[..., Any], *figures: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(make(*figures)))


def _encoded(seen: Seen, work: Callable[..., Any], *arguments: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(work(seen, *arguments)))


class Sent(Seen):
    """What is asked for as plain data comes as its JSON, which goes into frames as it is."""

    def shared(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Encoded once for all who look at this record."""
        return self.once(_encoded, work, *arguments)

    # Encoded once for all tables, as long as it is not forgotten.
    piece: Any = staticmethod(_piece)
