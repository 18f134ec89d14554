"""How a figure comes about: what is asked and answered."""

from __future__ import annotations

import msgspec

from merrymen.shapes import Working
from merrymen.table.protocol.bounds import Count, Ident, SeatNumber


class AskWorkings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """About what, and as whom: at a table by the token of one's seat, in a replay from a seat."""

    of: Ident  # `score-1` for the points of seat 1, or an element of the board
    token: Ident | None = None
    step: Count | None = None  # of a finished game; none: the table as it is now
    seat: SeatNumber | None = None  # from which a finished game is looked at


class Workings(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a figure; none where there is nothing to tell."""

    of: str
    lines: list[Working]
