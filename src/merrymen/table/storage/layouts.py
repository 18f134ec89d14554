"""How positions lie in memory, so that snapshots can be read by a later version."""

from __future__ import annotations

import functools
import hashlib
from typing import Any

import msgspec
import numpy as np

from merrymen.errors import DamagedPosition
from merrymen.game import Game
from merrymen.match import Match


class LayoutInfo(msgspec.Struct, frozen=True):
    """How a record lies in memory, so that its bytes can be read by a later version."""

    itemsize: int
    fields: list[tuple[str, str, list[int], int]]  # name, type, shape, offset

    @property
    def hash(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype(
            {
                "names": [name for name, *_ in self.fields],
                "formats": [(kind, tuple(shape)) for _, kind, shape, _ in self.fields],
                "offsets": [offset for *_, offset in self.fields],
                "itemsize": self.itemsize,
            }
        )


@functools.cache
def layout_of(game: Game) -> LayoutInfo:
    """The layout of a game's positions in this version (the seal names sources, not facts)."""
    dtype = game.layout.dtype
    fields = []
    for name in game.layout.fields:
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        fields.append((name, kind.base.str, list(kind.shape), int(offset)))
    return LayoutInfo(dtype.itemsize, fields)


@functools.cache
def layout_hash(game: Game) -> str:
    return layout_of(game).hash


def restore(start: Match, record: bytes) -> Match:
    """A position of the same game from a snapshot of the same layout, or DamagedPosition."""
    if len(record) != start.game.layout.dtype.itemsize:
        raise DamagedPosition(f"a snapshot has {len(record)} bytes")
    array = np.frombuffer(record, start.game.layout.dtype).copy()
    return Match(start.game, start.edition, start.options, array)


def differing_fields(match: Match, record: bytes, layout: LayoutInfo) -> list[str]:
    """The fields, known to both layouts, in which a snapshot differs from a position."""
    if len(record) != layout.itemsize:
        return ["(size)"]
    kept = np.frombuffer(record, layout.dtype)[0]
    shared = [name for name, *_ in layout.fields if name in match.game.layout.fields]
    return [name for name in shared if not np.array_equal(kept[name], match.record[0][name])]
