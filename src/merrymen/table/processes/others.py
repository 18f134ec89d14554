"""The other server processes: who lives, what they tell, who is present at theirs."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Literal

from litestar.channels import ChannelsPlugin

from merrymen.table.play.live import Live
from merrymen.table.play.roles import Present
from merrymen.table.processes.news import Kind, News, Notice
from merrymen.table.protocol.frames import ChatNews
from merrymen.table.storage import queries
from merrymen.table.times import now_ms
from merrymen.table.web.tokens import new_id

if TYPE_CHECKING:
    from merrymen.table.house import House

DEAD_AFTER = 5_000  # ms without a sign of life of another process


class Others:
    """All processes on one database, seen from this one."""

    def __init__(self, house: House, channels: ChannelsPlugin | None) -> None:
        self._house = house
        self.shared = channels is not None
        self.worker = new_id()
        self.workers: list[str] = [self.worker]
        self._news = News(self.worker, channels)

    def listen(self) -> None:
        self._news.listen(self.hear)

    async def close(self) -> None:
        await self._news.close()
        await self._house.write(lambda c: queries.forget_worker(c, self.worker))

    @property
    def alone(self) -> bool:
        return len(self.workers) == 1

    def mine(self, table_id: str) -> bool:
        """Whether this process minds a table's bots and clock (each table has one minder)."""
        return self.worker == max(self.workers, key=lambda worker: hash_of(worker, table_id))

    def tell(self, table_id: str, kind: Kind, version: int = 0) -> None:
        """Tell the other processes where to look."""
        self._news.tell(table_id, kind, version)

    def hear(self, notice: Notice) -> None:
        """Look where another process points."""
        live = self._house.tables.lives.get(notice.table)
        if live is None:
            return
        if notice.kind == "moved":
            if notice.version > live.version and not live.busy:
                self._house.follower.lost_track(live)
        elif notice.kind == "table":
            self._house.spawn(self._house.follower.reread(live))
        elif notice.kind == "chat":
            self._house.spawn(self._hear_chat(live, notice.version))
        else:
            live.remote[notice.worker] = Present(frozenset(notice.here), notice.watching)
            live.tell_table()
            if notice.kind == "come" and live.audience:
                self._spread_presence(live, "here")

    async def _hear_chat(self, live: Live, number: int) -> None:
        lines = await self._house.read(lambda c: queries.load_chat(c, live.row.id, 20, number - 1))
        for line in lines:
            if line.number == number:
                live.tell(ChatNews(line=line))

    async def beat(self) -> None:
        """Show that this process lives, and see which others do."""
        now = now_ms()
        found = await self._house.write(
            lambda c: queries.heartbeat(c, self.worker, now, now - DEAD_AFTER)
        )
        self.workers = found if self.shared else [self.worker]
        for live in self._house.tables.lives.values():
            gone = live.remote.keys() - set(self.workers)
            for worker in gone:
                del live.remote[worker]
            if gone:
                live.tell_table()

    async def missed_news(self) -> None:
        """News can be lost on the way; the versions in the database cannot."""
        lives = self._house.tables.lives
        watched = [table_id for table_id, live in lives.items() if live.audience]
        versions = await self._house.read(lambda c: queries.versions_of(c, watched))
        for table_id, version in versions.items():
            live = lives.get(table_id)
            if live is not None and live.version < version and not live.busy:
                self._house.follower.lost_track(live)

    def tell_presence(self, live: Live, kind: Literal["come", "here"]) -> None:
        """Somebody has come (then the other processes say who is at theirs) or gone."""
        live.tell_table()
        self._spread_presence(live, kind)

    def _spread_presence(self, live: Live, kind: Literal["come", "here"]) -> None:
        self._news.tell_presence(live.row.id, kind, live.held_here(), live.watching_here())


def hash_of(worker: str, table_id: str) -> bytes:
    """How much a process is meant for a table: the highest minds it."""
    return hashlib.sha256(f"{worker}:{table_id}".encode()).digest()
