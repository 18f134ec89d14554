"""What the news have missed, found in the database: moves, chat, seats, and who is there.

Versions and numbers of chat lines are compared once a second. While the news of any process may be
missing, twice a second; then whole rows are compared too, and presence goes through the database.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from merrymen.table.play.live import Live
from merrymen.table.play.roles import Present
from merrymen.table.processes.carrier import Carrier
from merrymen.table.processes.news import Notice
from merrymen.table.storage import queries, sharing
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.schema import tables
from merrymen.table.storage.sharing import Shared

if TYPE_CHECKING:
    from merrymen.table.house import House
    from merrymen.table.processes.others import Others

logger = logging.getLogger("merrymen.table")

LOOK_EVERY = 0.5
MOVING = ("version", "clock_state", "due_at", "changed_at", "result")  # known by the version


class Told:
    """Which lines of a table's chat have reached those who are here."""

    def __init__(self, upto: int) -> None:
        self._upto, self._beyond = upto, set[int]()

    def note(self, number: int) -> None:
        self._beyond.add(number)
        while self._upto + 1 in self._beyond:
            self._upto += 1
            self._beyond.discard(self._upto)

    def missing(self, last: int) -> list[int]:
        return [n for n in range(self._upto + 1, last + 1) if n not in self._beyond]


class CatchingUp:
    """Compares the tables of this process with the database."""

    def __init__(self, house: House, others: Others, carrier: Carrier) -> None:
        self._house, self._others, self._carrier = house, others, carrier
        self._told: dict[str, Told] = {}  # by table
        self._seen: dict[str, int] = {}  # by table: the last line of chat at the last look
        self._written: Shared | None = None
        self._shaky = True

    async def run(self) -> None:
        rounds = 0
        while True:
            if self._shaky or self._carrier.shaky or rounds % 2 == 0:
                try:
                    await self.look()
                except Exception as error:
                    logger.warning("the news could not be compared with the database: %s", error)
            rounds += 1
            await asyncio.sleep(LOOK_EVERY)

    def chat_told(self, table_id: str, number: int) -> None:
        """A line of chat has reached those who are here."""
        if table_id in self._told:
            self._told[table_id].note(number)

    def chat_known(self, live: Live, last: int) -> None:
        """Somebody is about to be here who has read the chat up to a line."""
        if not live.audience or live.row.id not in self._told:
            self._told[live.row.id] = Told(last)

    async def look(self) -> None:
        """One comparison."""
        self._shaky = await self._share_presence()
        watched = [table_id for table_id, live in self._lives().items() if live.audience]
        found = await self._house.read(lambda c: sharing.latest(c, watched))
        for table_id, (version, chat) in found.items():
            live = self._lives().get(table_id)
            if live is not None:
                self._compare_chat(live, chat)
                if live.version < version:
                    self._house.follower.look_again(live)
        lives = self._lives()
        self._told = {table_id: told for table_id, told in self._told.items() if table_id in lives}
        self._seen = {table_id: chat for table_id, (_, chat) in found.items()}
        if self._shaky:
            await self._compare_rows(watched)

    def _lives(self) -> dict[str, Live]:
        return self._house.tables.lives

    def _compare_chat(self, live: Live, last: int) -> None:
        """Lines that were there at the last look, and that no news has brought since."""
        told = self._told.setdefault(live.row.id, Told(last))
        for number in told.missing(self._seen.get(live.row.id, 0)):
            self._others.hear(Notice(worker="", table=live.row.id, kind="chat", version=number))

    async def _compare_rows(self, watched: list[str]) -> None:
        """Seats, status and everything else that is not an action."""
        for start in range(0, len(watched), 200):
            part = tables.c.id.in_(watched[start : start + 200])
            for row in await self._house.read(lambda c, part=part: queries.load_tables(c, part)):  # type: ignore[misc]
                live = self._lives().get(row.id)
                if live is not None and not live.busy and _facts(live.row) != _facts(row):
                    self._house.spawn(self._house.follower.reread(live))

    async def _share_presence(self) -> bool:
        """Through the database, while anybody misses the news; whether somebody does."""
        found = await self._house.read(sharing.load)
        alive, me = set(self._others.workers), self._others.worker
        shared = {worker: found[worker] for worker in found.keys() & alive - {me}}
        shaky = self._carrier.shaky or any(each.cut_off for each in shared.values())
        if shaky:
            await self._write(Shared(self._carrier.shaky, self._here()))
        elif self._written is not None or found.keys() - alive:
            gone = [me, *(found.keys() - alive)]
            await self._house.write(lambda c: sharing.forget(c, gone))
            self._written = None
        for worker, each in shared.items():
            self._hear_presence(worker, each)
        return shaky

    async def _write(self, mine: Shared) -> None:
        if mine != self._written:
            await self._house.write(lambda c: sharing.keep(c, self._others.worker, mine))
            self._written = mine

    def _here(self) -> dict[str, tuple[list[int], int]]:
        return {
            table_id: (live.held_here(), live.watching_here())
            for table_id, live in self._lives().items()
            if live.audience
        }

    def _hear_presence(self, worker: str, shared: Shared) -> None:
        for table_id, (held, watching) in shared.here.items():
            live = self._lives().get(table_id)
            now = Present(frozenset(held), watching)
            if live is None or live.remote.get(worker) != now:
                self._others.hear(_presence(worker, table_id, held, watching))
        for table_id, live in list(self._lives().items()):
            before = live.remote.get(worker)
            if table_id not in shared.here and before and before.anybody:
                self._others.hear(_presence(worker, table_id, [], 0))


def _presence(worker: str, table_id: str, held: list[int], watching: int) -> Notice:
    return Notice(worker=worker, table=table_id, kind="here", here=held, watching=watching)


def _facts(row: TableRow) -> dict[str, Any]:
    facts = msgspec.structs.asdict(row)
    for name in MOVING:
        del facts[name]
    return facts
