"""A position shown to everybody who looks: what seats share is read once and encoded once."""

from __future__ import annotations

from typing import Any

import msgspec

from merrymen.engine.plain import Reading
from merrymen.match import Match
from merrymen.shapes import View
from merrymen.table.play.company import encode

CONTAINERS = (list, dict)


class Readings:
    """A position as everybody may know it; seats that know the same share one reading of it."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._readings: dict[bytes, Reading] = {}

    def of(self, seat: int | None) -> Reading:
        """What a seat may know (None: a spectator)."""
        record = self._match.erased_for(seat)
        raw = record.tobytes()
        if raw not in self._readings:
            self._readings[raw] = Reading(record)
        return self._readings[raw]


class SharedParts:
    """Parts of boards that are one and the same for several seats, encoded once.

    Where seats share a reading, what a room works out of it `once` is the same object on all their
    boards; it is often most of a board.
    """

    def __init__(self) -> None:
        self._encoded: dict[int, tuple[Any, msgspec.Raw]] = {}  # by the id of a part that is kept

    def put_into(self, view: View) -> None:
        """Let the parts of a view's board be encoded only if no other seat's were."""
        view["board"] = {name: self._shared(part) for name, part in view["board"].items()}

    def _shared(self, part: Any) -> Any:
        if not isinstance(part, CONTAINERS):
            return part
        known = self._encoded.get(id(part))
        if known is None:
            known = self._encoded[id(part)] = (part, msgspec.Raw(encode(part)))
        return known[1]
