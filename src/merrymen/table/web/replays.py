"""HTTP: finished games, step by step and as files."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State

from merrymen.chronicle import Chronicle
from merrymen.table.lobby import files
from merrymen.table.protocol.facts import TableInfo
from merrymen.table.protocol.requests import Continue, LookingBack, OwnTable, ReplayStep
from merrymen.table.refusal import Refusal
from merrymen.table.storage.stored_games import chronicle_of, commented
from merrymen.table.web.asking import (
    ALWAYS,
    Asked,
    Seat,
    Step,
    TableId,
    guest_needed,
    heavy,
    house_of,
    responses_for,
)

ANALYSIS_COST = 4.0  # of a table that is made: half a minute of two cores
IMPORT_COST = 3.0  # of a table that is made: the whole game is replayed


@get(
    "/tables/{table_id:str}/replay",
    responses=responses_for(*ALWAYS, 404, 409),
    summary="One step of a finished game, from any seat",
)
async def replay(
    request: Asked, state: State, table_id: TableId, step: Step = 0, seat: Seat = None
) -> ReplayStep:
    house = house_of(state)
    live = await house.tables.find(table_id)
    stored = await house.tables.stored(live.row)
    last = len(stored.positions) - 1
    if step > last:
        raise Refusal("no-step", 404, last=last)
    if seat is not None and seat >= live.row.players:
        raise Refusal("no-seat", 404)
    position = stored.positions[step]
    return ReplayStep(
        step=step,
        steps=last,
        seat=seat,
        mover=stored.rows[step - 1].seat if step else None,
        round=stored.positions[step - 1].round if step else None,
        view=position.view_of(position.hidden(seat).reading, seat, position.to_move),
        story=stored.story(step, seat),
    )


@get(
    "/tables/{table_id:str}/chronicle",
    responses=responses_for(*ALWAYS, 404, 409),
    summary="A finished game as a file",
)
async def export(request: Asked, state: State, table_id: TableId) -> Response[str]:
    house = house_of(state)
    live = await house.tables.find(table_id)
    if live.row.status not in ("finished", "stored"):
        raise Refusal("not-finished")
    told = await house.read(lambda c: chronicle_of(c, live.row, house.editions))
    known = await house.analyst.state(live.row)
    if known.analysis is not None and not known.wanted:
        told = commented(told, known.analysis)
    name = f"{live.row.game}-{live.row.id[:8]}.json"
    return Response(
        told.text(),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/tables/{table_id:str}/analysis",
    responses=responses_for(*ALWAYS, 404),
    summary="What is known about a finished game by now",
    description="Whoever asks may soon want it looked at: the server gets ready. `brief` leaves the"
    " analysis itself out.",
)
async def analysis(
    request: Asked, state: State, table_id: TableId, brief: bool = False
) -> LookingBack:
    house = house_of(state)
    live = await house.tables.find(table_id)
    known = await house.analyst.state(live.row)
    return msgspec.structs.replace(known, analysis=None) if brief else known


@post(
    "/tables/{table_id:str}/analysis",
    responses=responses_for(*ALWAYS, 401, 403, 404, 409, 503),
    summary="Look back at a finished game",
)
async def look_back(request: Asked, state: State, table_id: TableId) -> LookingBack:
    house = house_of(state)
    guest_needed(request)
    live = await house.tables.find(table_id)
    known = await house.analyst.state(live.row)
    if known.wanted or known.analysis is not None:
        return known
    heavy(request, ANALYSIS_COST)
    return house.analyst.begin(live.row)


@post("/", responses=responses_for(*ALWAYS, 401, 403, 503), summary="Bring a game's file")
async def bring(request: Asked, state: State, data: Chronicle) -> TableInfo:
    guest = guest_needed(request)
    return await files.bring(house_of(state), guest, data, heavy(request, IMPORT_COST))


@post(
    "/tables/{table_id:str}/continue",
    responses=responses_for(*ALWAYS, 401, 403, 404, 409, 503),
    summary="Go on from a point of a stored game, against bots",
)
async def go_on(request: Asked, state: State, table_id: TableId, data: Continue) -> OwnTable:
    house, guest = house_of(state), guest_needed(request)
    live = await house.tables.find(table_id)
    return await files.go_on(house, live, guest, data, heavy(request))
