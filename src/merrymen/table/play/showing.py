"""A position shown to everybody who looks: what seats share is read once and encoded once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import msgspec

from merrymen.engine.plain import Reading
from merrymen.shapes import View
from merrymen.table.play.company import encode
from merrymen.table.play.trail import Trail

CONTAINERS = (list, dict)


class Readings:
    """A position as everybody may know it; seats that know the same share one reading of it."""

    def __init__(self, trail: Trail) -> None:
        self._trail = trail
        self._readings: dict[bytes, Reading] = {}

    def of(self, seat: int | None) -> Reading:
        """What a seat may know (None: a spectator)."""
        record = self._trail.erased_for(seat)
        raw = record.tobytes()
        if raw not in self._readings:
            self._readings[raw] = Reading(record)
        return self._readings[raw]


def share_parts(views: Collection[View]) -> None:
    """Let parts of boards that are one and the same for several seats be encoded once.

    Where seats share a reading, what a room works out of it `once` is the same object on all their
    boards; it is often most of a board.
    """
    parts = [
        part for view in views for part in view["board"].values() if isinstance(part, CONTAINERS)
    ]
    known = {id(part): part for part in parts}
    if len(known) == len(parts):
        return
    times = Counter(map(id, parts))
    encoded = {at: msgspec.Raw(encode(known[at])) for at in known if times[at] > 1}
    for view in views:
        board = view["board"]
        view["board"] = {name: encoded.get(id(part), part) for name, part in board.items()}
