"""HTTP: how a figure on a board or a score sheet comes about."""

from __future__ import annotations

from litestar import post
from litestar.datastructures import State

from merrymen.match import Match
from merrymen.table.house import House
from merrymen.table.lobby.joining import seat_of_token
from merrymen.table.play.live import Live
from merrymen.table.protocol.workings import AskWorkings, Workings
from merrymen.table.refusal import Refusal
from merrymen.table.web.asking import ALWAYS, Asked, TableId, house_of, responses_for


@post(
    "/tables/{table_id:str}/workings",
    status_code=200,
    responses=responses_for(*ALWAYS, 404, 409),
    summary="How a figure comes about",
)
async def workings(request: Asked, state: State, table_id: TableId, data: AskWorkings) -> Workings:
    """Part by part, from what the seat may know; without a token as everybody sees it."""
    house = house_of(state)
    live = await house.tables.find(table_id)
    match, seat = await _looked_at(house, live, data)
    if seat is not None and seat >= live.row.players:
        raise Refusal("no-seat", 404)
    return Workings(of=data.of, lines=match.workings(seat, data.of))


async def _looked_at(house: House, live: Live, ask: AskWorkings) -> tuple[Match, int | None]:
    """The position, and whose eyes see it; any seat's where the game is over."""
    if ask.step is not None:
        stored = await house.tables.stored(live.row)
        last = len(stored.positions) - 1
        if ask.step > last:
            raise Refusal("no-step", 404, last=last)
        return stored.positions[ask.step], ask.seat
    if live.trail is None:
        raise Refusal("not-playing")
    seat = None if ask.token is None else seat_of_token(house, live, ask.token)
    return live.trail.match, seat
