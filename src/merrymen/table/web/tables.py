"""HTTP: making and finding tables, taking seats."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import Parameter

import merrymen
from merrymen.table.house import House
from merrymen.table.lobby import codes, joining, making
from merrymen.table.play.telling import table_info
from merrymen.table.protocol.facts import TableInfo
from merrymen.table.protocol.requests import (
    Claim,
    Found,
    NewTable,
    OwnTable,
    PlayNow,
    SeatCode,
    StartLesson,
)
from merrymen.table.refusal import Refusal
from merrymen.table.storage import queries
from merrymen.table.storage.rows import TableRow
from merrymen.table.teaching import beginning as teaching
from merrymen.table.web.asking import (
    ALWAYS,
    Asked,
    TableId,
    address_of,
    guest_needed,
    heavy,
    house_of,
    responses_for,
)
from merrymen.table.web.networks import network_of


@get("/tables", responses=responses_for(*ALWAYS), summary="Listed tables")
async def listed(
    request: Asked, state: State,
    game: Annotated[str | None, Parameter(max_length=64)] = None,
) -> list[TableInfo]:  # fmt: skip
    """Tables that gather or play and want to be found."""
    house = house_of(state)
    most = house.limits.tables_listed
    rows = await house.read(lambda c: queries.listed_tables(c, game, most))
    return [_info(house, row) for row in rows if row.game in merrymen.games()]


def _info(house: House, row: TableRow) -> TableInfo:
    live = house.tables.lives.get(row.id)
    if live is not None and live.row.version >= row.version:
        return live.info()
    free = [seat.seat for seat in row.seats if seat.free]
    here, watching = (live.here(), live.watching()) if live else (set(), 0)
    return table_info(row, merrymen.game(row.game), free, here, watching)


@get("/tables/mine", responses=responses_for(*ALWAYS, 401), summary="One's own tables")
async def mine(request: Asked, state: State) -> list[OwnTable]:
    """Where one sits or is host, with the tokens of one's seats."""
    house, guest = house_of(state), guest_needed(request)
    most = house.limits.tables_listed
    rows = await house.read(lambda c: queries.tables_of(c, guest.id, most))
    return [
        joining.own(house, await house.tables.find(row.id), guest)
        for row in rows
        if row.game in merrymen.games()
    ]


@post("/tables", responses=responses_for(*ALWAYS, 401, 403, 503), summary="Make a table")
async def make(request: Asked, state: State, data: NewTable) -> OwnTable:
    guest = guest_needed(request)
    return await making.make(house_of(state), guest, data, heavy(request))


@post("/play", responses=responses_for(*ALWAYS, 401, 403, 503), summary="Play against bots at once")
async def play(request: Asked, state: State, data: PlayNow) -> OwnTable:
    guest = guest_needed(request)
    return await making.play_now(house_of(state), guest, data, heavy(request))


@post("/lessons", responses=responses_for(*ALWAYS, 401, 403, 503), summary="Begin a guided game")
async def teach(request: Asked, state: State, data: StartLesson) -> OwnTable:
    guest = guest_needed(request)
    return await teaching.start(house_of(state), guest, data, heavy(request))


@get("/tables/{table_id:str}", responses=responses_for(*ALWAYS, 404), summary="One table")
async def table(request: Asked, state: State, table_id: TableId) -> TableInfo:
    return (await house_of(state).tables.find(table_id)).info()


@post(
    "/tables/{table_id:str}/seats/{seat:int}",
    responses=responses_for(*ALWAYS, 401, 403, 404, 409),
    summary="Take a free seat",
)
async def sit(
    request: Asked, state: State, table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=63)],
) -> OwnTable:  # fmt: skip
    house, guest = house_of(state), guest_needed(request)
    live = await house.tables.find(table_id)
    return await joining.sit(house, live, guest, seat, address_of(request))


@post(
    "/tables/{table_id:str}/claim",
    status_code=200,
    responses=responses_for(*ALWAYS, 401, 403, 404, 409),
    summary="Come by a seat's link",
)
async def claim(request: Asked, state: State, table_id: TableId, data: Claim) -> OwnTable:
    house, guest = house_of(state), guest_needed(request)
    live = await house.tables.find(table_id)
    return await joining.claim(house, live, guest, data.token, address_of(request))


@post(
    "/tables/{table_id:str}/seats/{seat:int}/code",
    status_code=200,
    responses=responses_for(*ALWAYS, 401, 403, 404),
    summary="Three words that let another device into one's seat",
)
async def device_code(
    request: Asked, state: State, table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=63)],
) -> SeatCode:  # fmt: skip
    house, guest = house_of(state), guest_needed(request)
    return await codes.for_device(house, await house.tables.find(table_id), guest, seat)


@get("/code/{words:str}", responses=responses_for(*ALWAYS, 404), summary="Where words lead")
async def by_code(
    request: Asked, state: State, words: Annotated[str, Parameter(min_length=1, max_length=64)]
) -> Found:
    """A table, an invitation or a seat, by the three words that somebody read out."""
    house = house_of(state)
    if not house.doors.codes.take(network_of(address_of(request))):
        raise Refusal("too-fast", 429)
    return await codes.find(house, words)
