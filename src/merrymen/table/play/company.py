"""Who is at a table: those who sit and those who look on, here and at other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from merrymen.table.play.roles import Audience, Present
from merrymen.table.protocol.frames import Frame
from merrymen.table.storage.rows import TableRow
from merrymen.table.times import steady_ms

if TYPE_CHECKING:
    from merrymen.match import Match
    from merrymen.table.teaching.coach import Coach

encode = msgspec.json.Encoder().encode


class Company:
    """The people at one table, and how they are told something."""

    __slots__ = ("audience", "coach", "gone_at", "remote", "row")

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.coach: Coach | None = None  # of a guided game
        self.audience: set[Audience] = set()
        self.remote: dict[str, Present] = {}  # by process, as far as they have said
        self.gone_at: dict[int, int] = {}  # since when the person of a seat is not connected

    @property
    def coached(self) -> bool:
        """Whether a coach speaks to the learner: the bots wait meanwhile."""
        return self.coach is not None and self.coach.speaks(self.row, self.row.version)

    def follow(self, before: Match, action: int, further: Match) -> None:
        """Let the coach see what was done."""
        if self.coach is not None:
            self.coach.follow(before, action, further)

    def tell(self, frame: Frame, speaker: str = "") -> None:
        """The same to everybody who hears the speaker: only for what everybody may know."""
        payload = encode(frame)
        for each in self.audience:
            if not speaker or speaker not in each.blocked:
                each.send(payload)

    def here(self) -> set[int]:
        """The seats whose holders are connected."""
        return set(self.held_here()).union(*(each.held for each in self.remote.values()))

    def held_here(self) -> list[int]:
        """The seats whose holders are connected to this process."""
        return sorted({seat for each in self.audience for seat in each.held})

    def watching(self) -> int:
        """How many look on without a seat."""
        return self.watching_here() + sum(each.watching for each in self.remote.values())

    def watching_here(self) -> int:
        """How many look on through this process."""
        return sum(not each.held for each in self.audience)

    def note_presence(self) -> None:
        """Remember since when each absent person is away."""
        here, now = self.here(), steady_ms()
        for seat in self.row.people():
            if seat in here:
                self.gone_at.pop(seat, None)
            else:
                self.gone_at.setdefault(seat, now)

    def deserted(self) -> bool:
        """Whether nobody is there for whom the game could go on."""
        if self.here():
            return False
        return bool(self.row.people()) or not self.watching()
