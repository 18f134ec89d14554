"""Who asks, from where, and whether that may be: shared by every door."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request, Response, WebSocket
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from merrymen.table.house import House
from merrymen.table.protocol.requests import Trouble
from merrymen.table.refusal import Refusal
from merrymen.table.web.networks import network_of
from merrymen.table.web.tokens import COOKIE, Guest

Asked = Request[Any, Any, State]
Step = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="0 is the first position")]
Seat = Annotated[int | None, Parameter(ge=0, le=63, description="whose view; none: a spectator's")]
TableId = Annotated[str, Parameter(min_length=1, max_length=64)]
# In requests, by the last part of the path.
COSTS = {
    "tables": 4.0,
    "mine": 4.0,
    "me": 4.0,
    "chronicle": 6.0,
    "replay": 2.0,
    "record": 3.0,
    "continue": 6.0,
}


def house_of(state: State) -> House:
    found: House = state["house"]
    return found


def address_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "?"


def guest_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Guest | None:
    """The guest whom the signed cookie names."""
    cookie = connection.cookies.get(COOKIE)
    return house_of(connection.app.state).keys.read_cookie(cookie) if cookie else None


def guest_needed(request: Asked) -> Guest:
    guest = guest_of(request)
    if guest is None:
        raise Refusal("guest-first", 401)
    return guest


def check_origin(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> None:
    """Pages of other sites may not act in a guest's name. Scripts send no Origin: let them in."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed: frozenset[str] = connection.app.state["origins"]
    if origin not in allowed and _host_of(origin) != connection.headers.get("host"):
        raise Refusal("foreign-origin", 403)


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # not an address at all
        return None


async def before(request: Asked) -> None:
    """Every HTTP request: not too fast, not from elsewhere."""
    doors, guest = house_of(request.app.state).doors, guest_of(request)
    key = guest.id if guest else ""
    network = doors.remember(address_of(request), key)
    if not doors.requests.take(key, network, cost_of(request.url.path)):
        raise Refusal("too-fast", 429)
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise Refusal("bad-request", 400, problem="there is a character that nobody can type")
    if request.method == "POST":
        check_origin(request)


def cost_of(path: str) -> float:
    """What reads or replays much counts for several requests."""
    return COSTS.get(path.rstrip("/").rpartition("/")[2], 1.0)


def heavy(request: Asked, cost: float = 1.0) -> str:
    """A request that makes something: its address, unless too much was made from there lately."""
    address, guest = address_of(request), guest_of(request)
    doors = house_of(request.app.state).doors
    if not doors.heavy.take(guest.id if guest else "", network_of(address), cost):
        raise Refusal("too-fast", 429)
    return address


def responses_for(*codes: int) -> dict[int, Any]:
    words = {
        400: "The request cannot be carried out as it is",
        401: "A name is needed first",
        403: "Not allowed",
        404: "There is no such thing",
        409: "Not possible now",
        413: "Too large",
        429: "Too many or too fast",
        503: "The house is full",
    }
    return {c: ResponseSpec(Trouble, description=words[c]) for c in codes}


ALWAYS = (400, 429)


def trouble(refusal: Refusal) -> Response[Trouble]:
    return Response(Trouble(code=refusal.code, reason=refusal.reason), status_code=refusal.status)
