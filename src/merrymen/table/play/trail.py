"""A table's log, followed: the position it leads to, and what can be taken back from there.

Loading, live play, replays and `merrymen verify` all follow a log with this one class.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from merrymen.chronicle import Step
from merrymen.errors import DamagedPosition, IllegalAction
from merrymen.match import Match
from merrymen.table.play.sent import Sent, sent_as
from merrymen.undo import can_be_taken_back, used_chance

UNDO = -1
BACK = -2  # with consent, or alone: back to the version that stands in the place of the entropy
SNAPSHOT_EVERY = 16


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the log of a table."""

    seq: int
    seat: int
    action: int
    entropy: int | None
    at: int
    bot: bool
    request: str | None
    checksum: int


class Trail:
    """A position and how it came about; positions are never changed, only followed by others."""

    __slots__ = (
        "_readings",
        "_seen",
        "match",
        "mover",
        "rooted",
        "taken_back_to",
        "used",
        "version",
    )

    def __init__(self, match: Match, version: int = 0, used: int = 1) -> None:
        self.match = match
        self.mover = match.to_move
        self.version = version
        self.used = used  # how many chances are used up, the deal's among them
        self.taken_back_to: list[Match] = []  # what undo would lead back to, oldest first
        self.rooted = version == 0  # whether nothing before the start could be taken back
        self._seen: dict[int | None, Sent] = {}
        self._readings: dict[bytes, Sent] = {}

    @property
    def can_undo(self) -> bool:
        return bool(self.taken_back_to)

    def seen_by(self, seat: int | None) -> Sent:
        """What a seat may know (None: a spectator), read once for the step to here and from here.

        Seats that know the same, byte by byte, share one reading. In a game without secrets between
        seats that is what a spectator knows, who never knows more than anybody else.
        """
        if not self.match.game.secrets:
            seat = None
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self._read(seat)
        return found

    def _read(self, seat: int | None) -> Sent:
        record = self.match.erased_for(seat)
        content = record.tobytes()
        found = self._readings.get(content)
        if found is None:
            found = self._readings[content] = sent_as(record.dtype)(record, content)
        return found

    def shown(self) -> None:
        """Everybody has seen it: what was worked out for that is not needed for the next step."""
        for reading in self._readings.values():
            reading.put_away()

    def after(self, action: int, entropy: int | None, seat: int | None = None) -> Trail:
        """The trail one action further, or IllegalAction."""
        before, match = self.match, self.match.copy()
        match.apply(action, seat=seat, entropy=entropy)
        used = self.used + used_chance(before, match, entropy)
        further = Trail(match, self.version + 1, used)
        if further.mover == self.mover and can_be_taken_back(before, match, entropy):
            further.taken_back_to = [*self.taken_back_to, before]
            further.rooted = self.rooted
        else:
            further.rooted = True
        return further

    def after_undo(self) -> Trail:
        """The trail with the last action taken back; a step further nevertheless."""
        if not self.taken_back_to:
            raise IllegalAction("there is nothing that can be taken back")
        back = Trail(self.taken_back_to[-1], self.version + 1, self.used)
        back.taken_back_to = self.taken_back_to[:-1]
        back.rooted = self.rooted
        return back

    def as_version(self, version: int) -> Trail:
        """The same position as a later version: what led to it cannot be taken back again."""
        trail = Trail(self.match, version, self.used)
        trail.rooted = True
        return trail

    def after_row(self, row: Row) -> Trail:
        """The trail one row further; DamagedPosition where it does not replay."""
        try:
            further = (
                self.after_undo()
                if row.action == UNDO
                else self.after(row.action, row.entropy, row.seat)
            )
        except IllegalAction as error:
            raise DamagedPosition(f"step {row.seq} does not replay: {error}") from None
        if row.seq != further.version:
            raise DamagedPosition(f"step {further.version} is missing")
        return further


def checksum(match: Match) -> int:
    """A quick fingerprint of a position's bytes."""
    return zlib.crc32(match.raw)


def effective(rows: Sequence[Row]) -> list[Row]:
    """The actions of a whole log that were not taken back, in order."""
    kept: list[Row] = []
    for row in rows:
        if row.action == BACK:
            kept = effective(rows[: row.entropy])
        elif row.action == UNDO:
            kept.pop()
        else:
            kept.append(row)
    return kept


def steps_of(rows: Sequence[Row]) -> list[Step]:
    """The actions that were not taken back, as a chronicle has them."""
    return [Step(row.action, row.entropy) for row in effective(rows)]
