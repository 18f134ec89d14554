"""A reading for those who look at a live table: what their views share is encoded once."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from merrymen.engine.plain import Reading
from merrymen.messages import Message
from merrymen.seen import Fields, Seen

PIECES = 16_384  # kept, of all tables: about 10 MB at most
PARTS = 4_096  # likewise
encode = msgspec.json.Encoder().encode


@functools.lru_cache(maxsize=PIECES)
def _piece(make: Callable[..., Any], *figures: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(make(*figures)))


def _encoded(seen: Seen, work: Callable[..., Any], *arguments: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(work(seen, *arguments)))


@functools.lru_cache(maxsize=PARTS)
def _part(
    work: Callable[..., Any], place: Place, figures: tuple[bytes, ...], *arguments: Any
) -> msgspec.Raw:
    """Made from a record that holds these figures and nothing else: what is asked for beyond
    them is not there, so nobody's part can hold what another may not know."""
    return _encoded(place.reading(figures), work, *arguments)


class Place:
    """Where some fields lie in a record."""

    def __init__(self, dtype: Any, fields: Fields, row: int) -> None:
        self._dtype = dtype
        self._slices = _joined(
            [_slice(dtype, name, None) for name in fields.whole]
            + [_slice(dtype, name, row) for name in fields.rows]
        )
        at = self._slices if len(self._slices) > 1 else [*self._slices, slice(0, 0)]
        self.take: Callable[[bytes], tuple[bytes, ...]] = operator.itemgetter(*at)

    def reading(self, figures: tuple[bytes, ...]) -> Sent:
        """A record in which nothing is but these figures."""
        content = bytearray(self._dtype.itemsize)
        for at, figure in zip(self._slices, figures, strict=False):
            content[at] = figure
        return sent_as(self._dtype)(np.frombuffer(content, self._dtype), bytes(content))


def _slice(dtype: Any, name: str, row: int | None) -> slice:
    kind, start = dtype.fields[name][:2]
    if row is None:
        return slice(start, start + kind.itemsize)
    size = kind.itemsize // kind.shape[0]
    return slice(start + row * size, start + (row + 1) * size)


def _joined(slices: list[slice]) -> list[slice]:
    """The same bytes in as few slices as possible."""
    found: list[slice] = []
    for each in sorted(slices, key=operator.attrgetter("start")):
        if found and found[-1].stop == each.start:
            found[-1] = slice(found[-1].start, each.stop)
        else:
            found.append(each)
    return found


place_of = functools.cache(Place)


class Offer(msgspec.Struct, frozen=True):
    """An action as data that is quicker to make and to encode than a dict."""

    action: int
    label: Message
    element: str


class Sent(Seen):
    """What is asked for as plain data comes as its JSON, which goes into frames as it is.

    It is made to be looked at, so its numbers are taken out at once: Python takes as long for
    finding out that one was not read yet.
    """

    def __init__(self, array: Any, content: bytes) -> None:
        known = self.__dict__
        known["array"], known["content"], known["_worked_out"] = array, content, {}
        self._take_numbers()

    def shared(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Encoded once for all who look at this record."""
        return self.once(_encoded, work, *arguments)

    def part(self, work: Callable[..., Any], fields: Fields, *arguments: Any) -> Any:
        """Encoded once for all records that are the same as far as the part goes."""
        place = place_of(self.array.dtype, fields, arguments[0] if fields.rows else 0)
        return _part(work, place, place.take(self.content), *arguments)

    # Encoded once for all tables, as long as it is not forgotten.
    piece: Any = staticmethod(_piece)
    offer: Any = Offer


class Column:
    """An array of a record, read when it is asked for and found at once from then on.

    Before Python calls `__getattr__` it makes an error, which takes as long as reading.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, seen: Sent, _: object) -> Any:
        return Reading.__getattr__(seen, self._name)


@functools.cache
def sent_as(dtype: Any) -> type[Sent]:
    """What records of that type are read with."""
    columns = {name: Column(name) for name in dtype.names if dtype[name].shape}
    return type("Sent", (Sent,), columns)
