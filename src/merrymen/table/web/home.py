"""HTTP: the home page, who one is, and all texts."""

from __future__ import annotations

import asyncio
import pathlib

from litestar import Response, get, post
from litestar.datastructures import Cookie, State

import merrymen
from merrymen.lessons import lessons
from merrymen.messages import LANGUAGES
from merrymen.table.house import House
from merrymen.table.lobby import naming
from merrymen.table.play.talking import PHRASES
from merrymen.table.protocol.requests import GameInfo, HouseInfo, Name, OptionInfo
from merrymen.table.refusal import Refusal
from merrymen.table.web.asking import ALWAYS, Asked, guest_of, house_of, responses_for
from merrymen.table.web.tokens import COOKIE, Guest, clean_name, new_id

YEAR = 365 * 86_400


@get("/", responses=responses_for(*ALWAYS), summary="Games, levels, and who one is")
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
        phrases=list(PHRASES),
        addresses=state["addresses"],
        announcement=house.announcement,
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
        editions=house.editions.offered(name),
        headings=list(game.headings),
        lessons=[name for name, one in lessons().items() if one.game == game.name],
        secrets=game.secrets,
        preparing=house.warming.of(name),
    )


@post(
    "/guest",
    status_code=200,
    responses=responses_for(*ALWAYS, 403, 409),
    summary="Come with a name",
)
async def be_guest(request: Asked, state: State, data: Name) -> Response[Name]:
    """A signed cookie; the same guest with a new name where there is one already."""
    house, known = house_of(state), guest_of(request)
    name = clean_name(data.name, house.limits.name_letters)
    if not name:
        raise Refusal("name-empty", 400)
    guest = await naming.rename(house, known, name) if known else Guest(new_id(), name)
    cookie = Cookie(
        key=COOKIE,
        value=house.keys.cookie(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or bool(state["tls"]),
    )
    return Response(Name(name=name), cookies=[cookie])


@get(
    "/texts/{language:str}",
    media_type="text/plain",
    responses=responses_for(*ALWAYS, 404),
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
