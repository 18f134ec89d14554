"""Who has to do with a table in memory: who asks, who looks on, who keeps it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from merrymen.table.protocol.frames import Frame
from merrymen.table.storage.store import Store

if TYPE_CHECKING:
    from merrymen.table.play.live import Live


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants done at a version of the table."""

    id: str
    seat: int
    version: int
    action: int  # UNDO: take the last one back
    bot: bool
    answer: Callable[[Frame], None]


class Present(NamedTuple):
    """Who is at the table through another process."""

    held: frozenset[int]
    watching: int


class Audience(Protocol):
    """Somebody who looks at the table from a seat (None: a spectator)."""

    seat: int | None
    held: tuple[int, ...]

    def send(self, payload: bytes) -> None:
        """Pass an encoded frame on."""

    def show(self) -> None:
        """Show the table anew."""

    def invite(self, table_id: str) -> None:
        """Tell of the rematch."""

    def close(self) -> None:
        """Ask to come back later."""


class Keeper(Protocol):
    """Who keeps a table in step with the database."""

    store: Store

    def moved(self, live: Live) -> None:
        """An action is stored: see who is next, and tell other processes."""

    def lost_track(self, live: Live, pause: float = 0.0) -> None:
        """The database knows better: read it again (after a pause), then call `caught_up`."""

    def look_up(self, live: Live, order: Order) -> None:
        """Find out whether an old order was carried out, and answer it."""
