"""The door to the table itself: one WebSocket for each who sits or looks on."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket

from merrymen.table.play.session import Session
from merrymen.table.web.asking import address_of, check_origin, guest_of, house_of
from merrymen.table.web.wire import EXTENSION, Wire


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """The table itself; see docs/protocol.md."""
    house = house_of(socket.app.state)
    address, guest = address_of(socket), guest_of(socket)
    check_origin(socket)
    key = guest.id if guest else ""
    if not house.doors.let_in(address, key):
        await socket.accept()
        await socket.close(4008, "too many connections")
        return
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    wire: Wire = extensions[EXTENSION]
    session = Session(house, wire, guest, address)
    try:
        wire.listen(session.receive)
        await socket.accept()
        timer = asyncio.get_running_loop().call_later(house.limits.enter_s, _still_outside, session)
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass  # messages come over the wire; here only the end is awaited
        timer.cancel()
    finally:
        session.gone()
        house.doors.let_out(address, key)


def _still_outside(session: Session) -> None:
    if not session.entering:
        session.close()
