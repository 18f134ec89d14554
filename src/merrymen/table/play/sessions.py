"""All connections of one process, to find those of a guest and to tell everybody something."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from merrymen.table.protocol.frames import Announcement
from merrymen.table.web.tokens import Guest

if TYPE_CHECKING:
    from merrymen.table.play.session import Session


class Sessions:
    """Who is connected, by guest."""

    def __init__(self) -> None:
        self._of_guest: defaultdict[str, set[Session]] = defaultdict(set)

    def add(self, session: Session) -> None:
        self._of_guest[session.guest.id].add(session)

    def discard(self, session: Session) -> None:
        mine = self._of_guest[session.guest.id]
        mine.discard(session)
        if not mine:
            del self._of_guest[session.guest.id]

    def rename(self, guest: Guest) -> None:
        """A guest is called otherwise from now on, in chat too."""
        for session in self._of_guest.get(guest.id, ()):
            session.guest = guest

    def block(self, guest: str, blocked: frozenset[str]) -> None:
        """Whom a guest does not hear, over all connections."""
        for session in self._of_guest.get(guest, ()):
            session.blocked = blocked

    def announce(self, announcement: Announcement) -> None:
        """Something for everybody who is connected."""
        for sessions in list(self._of_guest.values()):
            for session in list(sessions):
                session.tell(announcement)
