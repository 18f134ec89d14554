"""The HTTP side: home, making and finding tables, replays and files; and the door to the socket."""

from __future__ import annotations

import asyncio
import pathlib
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

import merrymen
from merrymen.chronicle import Chronicle
from merrymen.messages import LANGUAGES
from merrymen.table import making
from merrymen.table.house import House, Refusal
from merrymen.table.limits import Limits
from merrymen.table.live import table_info
from merrymen.table.loading import chronicle_of
from merrymen.table.protocol import (
    Claim,
    Continue,
    GameInfo,
    HouseInfo,
    Name,
    NewTable,
    OptionInfo,
    OwnTable,
    PlayNow,
    ReplayStep,
    TableInfo,
    Trouble,
)
from merrymen.table.session import Session
from merrymen.table.tokens import COOKIE, Guest, clean, new_id
from merrymen.table.wire import EXTENSION, Wire

Asked = Request[Any, Any, State]
YEAR = 365 * 86_400
Step = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="0 is the first position")]
Seat = Annotated[int | None, Parameter(ge=0, le=63, description="whose view; none: a spectator's")]
TableId = Annotated[str, Parameter(min_length=1, max_length=64)]


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
    if origin not in allowed and urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refusal("foreign-origin", 403)


async def before(request: Asked) -> None:
    """Every HTTP request: not too fast, not from elsewhere."""
    house = house_of(request.app.state)
    if not house.requests.take(address_of(request)):
        raise Refusal("too-fast", 429)
    if request.method == "POST":
        check_origin(request)


def heavy(request: Asked) -> str:
    """A request that makes something: its address, unless that has made too much lately."""
    address = address_of(request)
    if not house_of(request.app.state).heavy.take(address):
        raise Refusal("too-fast", 429)
    return address


def _responses(*codes: int) -> dict[int, Any]:
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


@get("/", responses=_responses(*ALWAYS), summary="Games, levels, and who one is")
async def home(request: Asked, state: State) -> HouseInfo:
    """Everything that the home page offers."""
    house, guest = house_of(state), guest_of(request)
    return HouseInfo(
        version=merrymen.__version__,
        games=[_game_info(house, name) for name in merrymen.games()],
        levels=list(house.levels),
        languages=list(LANGUAGES),
        chat_letters=house.limits.chat_letters,
        name_letters=house.limits.name_letters,
        guest=guest.name if guest else None,
    )


def _game_info(house: House, name: str) -> GameInfo:
    game = merrymen.game(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        author=game.author,
        publisher=game.publisher,
        rules=game.rules_version,
        players=list(game.players),
        options={
            key: OptionInfo(choices=list(option.choices), default=option.default)
            for key, option in game.options.items()
        },
        editions=house.shelf.offered(name),
        headings=list(game.headings),
    )


@post("/guest", status_code=200, responses=_responses(*ALWAYS, 403), summary="Come with a name")
async def be_guest(request: Asked, state: State, data: Name) -> Response[Name]:
    """A signed cookie; the same guest with a new name where there is one already."""
    house, known = house_of(state), guest_of(request)
    name = clean(data.name, house.limits.name_letters)
    if not name:
        raise Refusal("name-empty", 400)
    guest = Guest(known.id if known else new_id(), name)
    cookie = Cookie(
        key=COOKIE,
        value=house.keys.cookie(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or bool(state["tls"]),
    )
    return Response(Name(name=name), cookies=[cookie])


@get("/tables", responses=_responses(*ALWAYS), summary="Listed tables")
async def listed(
    request: Asked, state: State,
    game: Annotated[str | None, Parameter(max_length=64)] = None,
) -> list[TableInfo]:  # fmt: skip
    """Tables that gather or play and want to be found."""
    house = house_of(state)
    most = house.limits.tables_listed
    rows = await house.read(lambda c: making.listed_tables(c, game, most))
    return [_info(house, row) for row in rows if row.game in merrymen.games()]


def _info(house: House, row: Any) -> TableInfo:
    live = house.lives.get(row.id)
    if live is not None:
        return live.info()
    free = [s.seat for s in row.seats if s.kind in ("open", "invite")]
    return table_info(row, merrymen.game(row.game), free, set())


@get("/tables/mine", responses=_responses(*ALWAYS, 401), summary="One's own tables")
async def mine(request: Asked, state: State) -> list[OwnTable]:
    """Where one sits or is host, with the tokens of one's seats."""
    house, guest = house_of(state), guest_needed(request)
    most = house.limits.tables_listed
    rows = await house.read(lambda c: making.tables_of(c, guest, most))
    return [
        making.own(house, await house.find(row.id), guest)
        for row in rows
        if row.game in merrymen.games()
    ]


@post("/tables", responses=_responses(*ALWAYS, 401, 403, 503), summary="Make a table")
async def make(request: Asked, state: State, data: NewTable) -> OwnTable:
    guest = guest_needed(request)
    return await making.make(house_of(state), guest, data, heavy(request))


@post("/play", responses=_responses(*ALWAYS, 401, 403, 503), summary="Play against bots at once")
async def play(request: Asked, state: State, data: PlayNow) -> OwnTable:
    guest = guest_needed(request)
    return await making.play_now(house_of(state), guest, data, heavy(request))


@get("/tables/{table_id:str}", responses=_responses(*ALWAYS, 404), summary="One table")
async def table(request: Asked, state: State, table_id: TableId) -> TableInfo:
    return (await house_of(state).find(table_id)).info()


@post(
    "/tables/{table_id:str}/seats/{seat:int}",
    responses=_responses(*ALWAYS, 401, 403, 404, 409),
    summary="Take a free seat",
)
async def sit(
    request: Asked, state: State, table_id: TableId,
    seat: Annotated[int, Parameter(ge=0, le=63)],
) -> OwnTable:  # fmt: skip
    house, guest = house_of(state), guest_needed(request)
    return await making.sit(house, await house.find(table_id), guest, seat)


@post(
    "/tables/{table_id:str}/claim",
    status_code=200,
    responses=_responses(*ALWAYS, 401, 403, 404, 409),
    summary="Come by a seat's link",
)
async def claim(request: Asked, state: State, table_id: TableId, data: Claim) -> OwnTable:
    house, guest = house_of(state), guest_needed(request)
    return await making.claim(house, await house.find(table_id), guest, data.token)


@get(
    "/tables/{table_id:str}/replay",
    responses=_responses(*ALWAYS, 404, 409),
    summary="One step of a finished game, from any seat",
)
async def replay(
    request: Asked, state: State, table_id: TableId, step: Step = 0, seat: Seat = None
) -> ReplayStep:
    house = house_of(state)
    live = await house.find(table_id)
    reel = await house.reel(live.row)
    last = len(reel.positions) - 1
    if step > last:
        raise Refusal("no-step", 404, last=last)
    if seat is not None and seat >= live.row.players:
        raise Refusal("no-seat", 404)
    return ReplayStep(
        step=step,
        steps=last,
        seat=seat,
        mover=reel.rows[step - 1].seat if step else None,
        round=reel.positions[step - 1].round if step else None,
        view=reel.positions[step].view(seat),
        story=reel.story(step, seat),
    )


@get(
    "/tables/{table_id:str}/chronicle",
    responses=_responses(*ALWAYS, 404, 409),
    summary="A finished game as a file",
)
async def export(request: Asked, state: State, table_id: TableId) -> Response[Chronicle]:
    house = house_of(state)
    live = await house.find(table_id)
    if live.row.status not in ("finished", "stored"):
        raise Refusal("not-finished")
    told = await house.read(lambda c: chronicle_of(c, live.row, house.shelf))
    name = f"{live.row.game}-{live.row.id[:8]}.json"
    return Response(told, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/", responses=_responses(*ALWAYS, 401, 403, 503), summary="Bring a game's file")
async def bring(request: Asked, state: State, data: Chronicle) -> TableInfo:
    guest = guest_needed(request)
    return await making.bring(house_of(state), guest, data, heavy(request))


@post(
    "/tables/{table_id:str}/continue",
    responses=_responses(*ALWAYS, 401, 403, 404, 409, 503),
    summary="Go on from a point of a stored game, against bots",
)
async def go_on(request: Asked, state: State, table_id: TableId, data: Continue) -> OwnTable:
    house, guest = house_of(state), guest_needed(request)
    live = await house.find(table_id)
    return await making.go_on(house, live, guest, data, heavy(request))


@get(
    "/texts/{language:str}",
    media_type="text/plain",
    responses=_responses(*ALWAYS, 404),
    summary="All texts of a language, as Fluent",
)
async def texts(request: Asked, language: str) -> str:
    """The words for every message id, of the house and of every game."""
    if language not in LANGUAGES:
        raise Refusal("not-found", 404)
    return await asyncio.to_thread(_texts, language)


def _texts(language: str) -> str:
    root = pathlib.Path(merrymen.__file__).parent
    files = sorted(root.rglob(f"texts/{language}.ftl"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """The table itself; see docs/protocol.md."""
    house = house_of(socket.app.state)
    address, guest = address_of(socket), guest_of(socket)
    check_origin(socket)
    key = guest.id if guest else ""
    if not _let_in(house, address, key):
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
        _let_out(house, address, key)


def _still_outside(session: Session) -> None:
    if not session.entering:
        session.close()


def _let_in(house: House, address: str, guest: str) -> bool:
    if house.sockets >= house.limits.sockets or not house.sockets_of_address.take(address):
        return False
    if guest and not house.sockets_of_guest.take(guest):
        house.sockets_of_address.give_back(address)
        return False
    house.sockets += 1
    return True


def _let_out(house: House, address: str, guest: str) -> None:
    house.sockets -= 1
    house.sockets_of_address.give_back(address)
    if guest:
        house.sockets_of_guest.give_back(guest)


def api(limits: Limits) -> Router:
    """Everything under /api."""
    files = Router(
        path="/chronicles", route_handlers=[bring], request_max_body_size=limits.import_bytes
    )
    return Router(
        path="/api",
        before_request=before,
        request_max_body_size=limits.body_bytes,
        route_handlers=[
            home, be_guest, listed, mine, make, play, table, sit, claim, replay, export, files,
            go_on, texts, live,
        ],
    )  # fmt: skip


def trouble(refusal: Refusal) -> Response[Trouble]:
    return Response(Trouble(code=refusal.code, reason=refusal.reason), status_code=refusal.status)
