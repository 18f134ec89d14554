"""What people put into a game's chance: sealed while the table gathers, opened as it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from merrymen.fairness import seal_of
from merrymen.table.lobby.beginning import begun, deal
from merrymen.table.play.live import Live
from merrymen.table.refusal import Refusal
from merrymen.table.storage import fair, queries

if TYPE_CHECKING:
    from merrymen.table.house import House


async def seal(house: House, live: Live, seat: int, shown: str) -> None:
    """Note what somebody will open when the game begins; too late, it changes nothing."""

    def change(connection: Connection) -> None:
        row = queries.locked_table(connection, live.row.id)
        if row is None or row.status != "gathering" or row.opening or row.fairness is None:
            return
        guest = row.seats[seat].guest if seat < row.players else None
        if guest is not None:
            fair.keep_seal(connection, row, guest, shown)

    await house.write(change)


async def unseal(house: House, live: Live, held: tuple[int, ...], nonce: str) -> None:
    """Open what was sealed; when everybody has, the game is dealt. Too late, it changes nothing."""

    def change(connection: Connection) -> bool:
        row = queries.locked_table(connection, live.row.id)
        if row is None or not row.opening or row.fairness is None:
            return False
        parts = list(row.fairness.parts)
        mine = [place for place, part in enumerate(parts) if part.seat in held and not part.nonce]
        if not mine:
            return False
        if parts[mine[0]].seal != seal_of(nonce):
            raise Refusal("bad-request", problem="this nonce does not fit the seal")
        parts[mine[0]] = msgspec.structs.replace(parts[mine[0]], nonce=nonce)
        fairness = msgspec.structs.replace(row.fairness, parts=parts)
        queries.update_table(connection, row.id, fairness=fairness)
        if all(part.nonce for part in parts):
            deal(connection, house, row.id)
            return True
        return False

    if await house.write(change):
        await begun(house, live)
