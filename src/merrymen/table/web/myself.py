"""HTTP: the games of one's own, and leaving one of them for good."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State

from merrymen.table import myself
from merrymen.table.lobby import leaving
from merrymen.table.protocol.facts import TableInfo
from merrymen.table.protocol.myself import Myself
from merrymen.table.protocol.requests import OwnRecord
from merrymen.table.storage import past
from merrymen.table.web.asking import (
    ALWAYS,
    Asked,
    TableId,
    guest_needed,
    house_of,
    responses_for,
)


@get("/me", responses=responses_for(*ALWAYS, 401), summary="What one has played, and how it went")
async def me(request: Asked, state: State) -> Myself:
    house, guest = house_of(state), guest_needed(request)
    levels = list(house.levels)
    games = await house.read(lambda c: past.games_of(c, guest.id, levels))
    return myself.told(guest.name, games, levels)


@get("/record", responses=responses_for(*ALWAYS, 401), summary="How one has fared against bots")
async def record(request: Asked, state: State) -> OwnRecord:
    """The games that one has finished, with wins against each level; practice does not count."""
    house, guest = house_of(state), guest_needed(request)
    levels = list(house.levels)
    return myself.record(await house.read(lambda c: past.games_of(c, guest.id, levels)), levels)


@post(
    "/tables/{table_id:str}/leave",
    status_code=200,
    responses=responses_for(*ALWAYS, 401, 403, 404, 409),
    summary="Leave a table for good",
)
async def leave(request: Asked, state: State, table_id: TableId) -> TableInfo:
    """A bot takes the seat; where nobody else plays the table is closed."""
    house, guest = house_of(state), guest_needed(request)
    live = await house.tables.find(table_id)
    await leaving.leave(house, live, guest)
    return live.info()
