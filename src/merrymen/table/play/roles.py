"""Who has to do with a table in memory: who asks, who looks on, who keeps it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from merrymen.table.play.trail import Trail
from merrymen.table.protocol.facts import Preparing
from merrymen.table.protocol.frames import Frame
from merrymen.table.storage.store import Store

if TYPE_CHECKING:
    from merrymen.table.play.live import Live


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants done at a version of the table."""

    id: str
    seat: int
    version: int
    action: int  # UNDO: take the last one back; BACK: go back to `back`, with consent or alone
    bot: bool
    at: int  # when it was asked for, by the table's clock
    back: Trail | None = None
    stand_in: bool = False  # a bot decides this once, because its owner's time is over
    answer: Callable[[Frame], None]


class Present(NamedTuple):
    """Who is at the table through another process."""

    held: frozenset[int]
    watching: int

    @property
    def anybody(self) -> bool:
        return bool(self.held or self.watching)


class Audience(Protocol):
    """Somebody who looks at the table from a seat (None: a spectator)."""

    seat: int | None
    held: tuple[int, ...]
    blocked: frozenset[str]  # the guests whom one does not want to hear

    def send(self, payload: bytes) -> None:
        """Pass an encoded frame on."""

    def show(self) -> None:
        """Show the table anew."""

    def invite(self, table_id: str, by: int) -> None:
        """Tell of a rematch that a seat asks for."""

    def told_of_device(self, seat: int) -> None:
        """Another device has entered in a seat."""

    def recheck(self) -> None:
        """See whether one still holds one's seats."""

    def close(self) -> None:
        """Ask to come back later."""


class Following(Protocol):
    """Who keeps a table in step with the database."""

    store: Store
    away_s: float

    def preparing(self, game: str) -> Preparing | None:
        """How far a game is that is still being compiled."""

    def moved(self, live: Live) -> None:
        """An action is stored: see who is next, and tell other processes."""

    def lost_track(self, live: Live, pause: float = 0.0) -> None:
        """The database knows better: read it again (after a pause), then call `caught_up`."""

    def look_up(self, live: Live, order: Order) -> None:
        """Find out whether an old order was carried out, and answer it."""

    def in_trouble(self, live: Live, full: bool) -> None:
        """The database takes nothing now, because its disk is full or for another reason."""

    def time_out(self, live: Live) -> None:
        """The mover's time is over."""
