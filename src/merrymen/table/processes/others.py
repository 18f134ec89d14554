"""The other server processes: who lives, what they tell, who is present at theirs."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from typing import TYPE_CHECKING, Any, Literal

from merrymen.table.play import talking
from merrymen.table.play.live import Live
from merrymen.table.play.roles import Present
from merrymen.table.processes.news import Kind, News, Notice
from merrymen.table.protocol.facts import ChatLine
from merrymen.table.protocol.frames import Announcement, Nudged
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries, talk
from merrymen.table.times import beginning_ms, count_from, machine, now_ms, steady_ms
from merrymen.table.web.tokens import Guest

if TYPE_CHECKING:
    from merrymen.table.house import House
    from merrymen.table.processes.carrier import Carrier
    from merrymen.table.processes.catching_up import CatchingUp

DEAD_AFTER = 5_000  # ms without a sign of life of another process
SIGN_WITHIN = 2_500  # ms in which whoever lives gives one, twice over
NOBODY = Present(frozenset(), 0)


class Others:
    """All processes on one database, seen from this one."""

    def __init__(self, house: House, channels: Carrier | None, worker: str) -> None:
        self._house = house
        self.carrier, self.shared = channels, channels is not None
        self._catching_up: CatchingUp | None = None
        self.worker = worker
        self.workers: list[str] = [self.worker]
        self._signs: dict[str, tuple[int, int]] = {}  # by process: its last one, and when it came
        self._looked_at = 0
        self._news = News(self.worker, channels)
        self._to_hear: dict[str, list[Notice]] = {}  # by table that is being read

    def listen(self) -> None:
        """Hear the others from now on, and find what their news have missed."""
        self._news.listen(self.hear)
        if self.carrier is not None:
            from merrymen.table.processes.catching_up import CatchingUp

            self._catching_up = CatchingUp(self._house, self, self.carrier)
            self._house.spawn(self._catching_up.run())

    async def close(self) -> None:
        await self._news.close()
        await self._house.write(lambda c: queries.forget_workers(c, [self.worker]))

    @property
    def alone(self) -> bool:
        return len(self.workers) == 1

    def mine(self, table_id: str) -> bool:
        """Whether this process minds a table's bots and clock (each table has one minder)."""
        return self.worker == max(self.workers, key=lambda worker: hash_of(worker, table_id))

    def tell(self, table_id: str, kind: Kind, **more: Any) -> None:
        """Tell the other processes what happened, or where to look."""
        if self.shared:
            self._note(table_id, kind, more.get("version", 0))
            self._news.tell(table_id, kind, **more)

    def tell_move(self, live: Live) -> None:
        """Tell of a move where somebody looks on; elsewhere the table is read when it is needed.

        Who has not said who is there is asked, and learns from the question how far the table is.
        """
        if any(worker not in live.remote for worker in self.workers if worker != self.worker):
            self._spread_presence(live, "come")
        elif any(present.anybody for present in live.remote.values()):
            self.tell(live.row.id, "moved", version=live.version)

    def hear(self, notice: Notice) -> None:
        """Look where another process points."""
        self._note(notice.table, notice.kind, notice.version)
        live = self._house.tables.lives.get(notice.table)
        if not notice.table:
            self._hear_for_all(notice)
        elif notice.table in self._to_hear:
            self._to_hear[notice.table].append(notice)
        elif live is not None:
            self._hear_of(live, notice)
        elif notice.kind in ("come", "here") and self.mine(notice.table):
            self._to_hear[notice.table] = [notice]
            self._house.spawn(self._hear_anew(notice.table))
        elif notice.kind == "come":
            self._news.tell(notice.table, "here")  # nobody, or the table would be in memory

    def _hear_for_all(self, notice: Notice) -> None:
        match notice.kind, notice.words:
            case "guest", [guest, name]:
                self._house.sessions.rename(Guest(guest, name))
            case "announce", [words]:
                self._house.announcement = words or None
                self._house.sessions.announce(Announcement(text=words, at=notice.version))

    def _hear_of(self, live: Live, notice: Notice) -> None:
        match notice.kind, notice.here:
            case "moved", _:
                self._hear_version(live, notice.version)
            case "gone", _:
                self._house.tables.drop(live)
            case "table", _:
                self._house.spawn(self._house.follower.reread(live))
            case "chat", _:
                self._house.spawn(self._hear_chat(live, notice.version))
            case "nudge", [seat, to]:
                live.nudged_at = steady_ms()
                live.tell(Nudged(seat=seat, to=to))
            case "device", [seat]:
                for each in list(live.audience):
                    each.told_of_device(seat)
            case "rematch", [seat]:
                for each in list(live.audience):
                    each.invite(notice.words[0], seat)
            case (("come" | "here"), _):
                self._hear_presence(live, notice)
                if notice.kind == "come":
                    self._spread_presence(live, "here")

    def _hear_presence(self, live: Live, notice: Notice) -> None:
        """Who is there through another process, and how far the table is in its memory."""
        before = live.remote.get(notice.worker, NOBODY)
        live.remote[notice.worker] = now = Present(frozenset(notice.here), notice.watching)
        self._house.minder.presence_changed(live)
        if now != before:
            live.tell_table()
        self._hear_version(live, notice.version)

    def _hear_version(self, live: Live, version: int) -> None:
        live.behind = max(live.behind, version)
        self.follow(live)

    def follow(self, live: Live) -> None:
        """Read at once what others are known to have stored, where somebody looks from here."""
        if live.audience and live.stale:
            self._house.follower.look_again(live)

    async def _hear_anew(self, table_id: str) -> None:
        """Who minds a table must know who is there, also where nobody is at this process.

        What comes while it is read waits: who has come back must not be gone by older news.
        """
        live: Live | None = None
        try:
            with contextlib.suppress(Refusal):  # it is closed by now
                live = await self._house.tables.find(table_id)
        finally:
            notices = self._to_hear.pop(table_id)
        if live is not None:
            for notice in notices:
                self._hear_of(live, notice)

    def chat_known(self, live: Live, lines: list[ChatLine]) -> None:
        """Somebody comes to a table who has read its chat."""
        if self._catching_up is not None:
            self._catching_up.chat_known(live, lines[-1].number if lines else 0)

    def _note(self, table_id: str, kind: Kind, version: int) -> None:
        if kind == "chat" and self._catching_up is not None:
            self._catching_up.chat_told(table_id, version)

    async def _hear_chat(self, live: Live, number: int) -> None:
        lines = await self._house.read(lambda c: talk.load_chat(c, live.row.id, 20, number - 1))
        for line in lines:
            if line.line.number == number:
                talking.tell(live, line)

    async def join(self) -> None:
        """Come to the others: count the time as they do, and see who lives."""
        name = machine()
        if self.shared and name is not None:
            mine = beginning_ms()
            count_from(await self._house.write(lambda c: queries.beginning_of(c, name, mine)))
        if self.shared:
            await self._forget_the_dead()
        await self.beat()

    async def _forget_the_dead(self) -> None:
        """Whose last sign seems not to be of this moment lives if another one comes.

        By the time of day alone one whose clock has jumped, ours too, would be taken for dead.
        """
        now = now_ms()
        signs = await self._house.write(lambda c: queries.signs_of_life(c, self.worker, now))
        doubtful = {worker: sign for worker, sign in signs.items() if abs(sign - now) > DEAD_AFTER}
        end = steady_ms() + SIGN_WITHIN
        while doubtful and steady_ms() < end:
            await asyncio.sleep(0.1)
            found = await self._house.write(
                lambda c: queries.signs_of_life(c, self.worker, now_ms())
            )
            doubtful = {
                worker: sign for worker, sign in doubtful.items() if found.get(worker) == sign
            }
        if doubtful:
            await self._house.write(lambda c: queries.forget_workers(c, list(doubtful)))

    async def beat(self) -> None:
        """Show that this process lives, and see which others do."""
        found = await self._house.write(lambda c: queries.signs_of_life(c, self.worker, now_ms()))
        dead = self._dead(found)
        if dead:
            await self._house.write(lambda c: queries.forget_workers(c, dead))
        self.workers = sorted(found.keys() - set(dead)) if self.shared else [self.worker]
        for live in self._house.tables.lives.values():
            gone = live.remote.keys() - set(self.workers)
            for worker in gone:
                del live.remote[worker]
            if gone:
                self._house.minder.presence_changed(live)
                live.tell_table()

    def _dead(self, found: dict[str, int]) -> list[str]:
        """Who has given no sign for long, by our own time: another's may be quite different.

        And while we could not look ourselves, nobody else is to blame.
        """
        now, known = steady_ms(), self._signs
        missed = max(0, now - self._looked_at - DEAD_AFTER // 2) if self._looked_at else 0
        self._signs, self._looked_at = {}, now
        for worker, sign in found.items():
            last, came = known.get(worker, (sign, now))
            self._signs[worker] = (sign, came + missed if sign == last else now)
        return [
            worker
            for worker, (_, came) in self._signs.items()
            if worker != self.worker and came < now - DEAD_AFTER
        ]

    def tell_presence(self, live: Live, kind: Literal["come", "here"]) -> None:
        """Somebody has come (then the other processes say who is at theirs) or gone.

        It also says which version is shown here: who knows of a later one is heard of by that.
        """
        self._house.minder.presence_changed(live)
        live.tell_table()
        self._spread_presence(live, kind)

    def _spread_presence(self, live: Live, kind: Literal["come", "here"]) -> None:
        live = self._house.tables.lives.get(live.row.id, live)  # it may have been read anew
        here, watching = live.held_here(), live.watching_here()
        self._news.tell(live.row.id, kind, version=live.row.version, here=here, watching=watching)


def hash_of(worker: str, table_id: str) -> bytes:
    """How much a process is meant for a table: the highest minds it."""
    return hashlib.sha256(f"{worker}:{table_id}".encode()).digest()
