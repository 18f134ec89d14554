"""Serving tables: the application, and the process around it."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import pathlib
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import merrymen
from merrymen.engine import meanwhile
from merrymen.errors import MerrymenError
from merrymen.extras import need, of_extra
from merrymen.table.bots.levels import LEVELS, Levels
from merrymen.table.house import House
from merrymen.table.keeping.opening import alone, enter, prepare
from merrymen.table.keeping.secret import VARIABLE
from merrymen.table.limits import Limits, limits_from
from merrymen.table.refusal import Refusal
from merrymen.table.storage.store import Store, data_folder, default_url
from merrymen.table.warming import load
from merrymen.table.web.addresses import ANYWHERE, addresses, picture
from merrymen.table.web.asking import trouble
from merrymen.table.web.gate import Gate
from merrymen.table.web.http import api
from merrymen.table.web.keeping import health, metrics
from merrymen.table.web.logs import Style, set_up
from merrymen.table.web.operator import Desk
from merrymen.table.web.running import Config, Server
from merrymen.table.web.website import guarded, read_pages, website
from merrymen.warm import is_warm

if TYPE_CHECKING:
    from merrymen.table.processes.carrier import Carrier

logger = logging.getLogger("merrymen.table")

YOUNG = 10_000  # new objects before Python looks for lost ones: a crowd's moves leave few behind
CODES = {404: "not-found", 405: "wrong-method", 413: "too-large"}


@dataclass(kw_only=True, frozen=True)
class Settings:
    """How a host wants to serve."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None  # a URL; none: SQLite in the data folder
    redis: str | None = None  # a URL; needed for several processes
    data: pathlib.Path | None = None
    secret: str | None = None  # what seats are signed with; none: the data folder's file
    origins: tuple[str, ...] = ()  # further pages that may connect, such as https://example.org
    tls: bool = False  # a proxy in front speaks TLS: cookies are for TLS only
    certificate: str | None = None
    key: str | None = None
    limits: Limits = field(default_factory=Limits)
    levels: Levels = field(default_factory=lambda: LEVELS)
    warm: bool = False  # compile every game, and load it into the bots' processes, behind the door
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-For is believed
    metrics: bool = False  # figures for Prometheus at /metrics
    log: Style = "text"
    log_level: str = "warning"

    @property
    def folder(self) -> pathlib.Path:
        return self.data or data_folder()

    @property
    def url(self) -> str:
        return self.database or default_url(self.folder)

    @property
    def scheme(self) -> str:
        return "https" if self.certificate else "http"

    @property
    def addresses(self) -> list[str]:
        """Where others in the same network find this server."""
        return addresses(self.host, self.port, self.scheme)


def create_app(settings: Settings, gate: Gate, worker: str, secret: bytes) -> Litestar:
    """The whole application, as uvicorn with our wire and our gate runs it."""
    channels = _channels(settings.redis)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.url, asyncio.get_running_loop())
        house = House(
            store,
            settings.limits,
            channels=channels,
            editions=settings.folder / "editions",
            levels=settings.levels,
            worker=worker,
            secret=secret,
        )
        app.state["house"] = house
        desk = Desk(house, settings.folder)
        await house.open()
        await desk.open()
        if settings.warm:
            house.warming.open(merrymen.games())
        try:
            yield
        finally:
            await desk.close()
            await house.close()
            store.close()

    return Litestar(
        route_handlers=[
            api(settings.limits),
            website,
            health,
            *([metrics] if settings.metrics else []),
        ],
        lifespan=[lifespan],
        plugins=[channels] if channels else [],
        state=State(
            {
                "gate": gate,
                "pages": read_pages(),
                "origins": frozenset(settings.origins),
                "tls": settings.tls or settings.certificate is not None,
                "addresses": settings.addresses,
            }
        ),
        middleware=[guarded],
        exception_handlers={
            Refusal: _refused,
            MerrymenError: _bad_request,
            HTTPException: _http_trouble,
            RecursionError: _too_deep,
            sa.exc.DataError: _not_storable,
            Exception: _internal,
        },
        openapi_config=OpenAPIConfig(
            title="Merrymen",
            version=merrymen.__version__,
            description="The table over HTTP. Play itself goes over the WebSocket /api/live.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )


def _channels(redis_url: str | None) -> Carrier | None:
    if redis_url is None:
        return None
    with of_extra("hosting"):
        from merrymen.table.processes.carrier import Carrier

    return Carrier(redis_url)


def _refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Any]:
    return trouble(error)


def _bad_request(_: Request[Any, Any, Any], error: MerrymenError) -> Response[Any]:
    return trouble(Refusal("bad-request", 400, problem=str(error)[:300]))


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return trouble(Refusal("bad-request", 400, problem="the request is nested too deeply"))


def _not_storable(_: Request[Any, Any, Any], error: sa.exc.DataError) -> Response[Any]:
    logger.warning("the database refused what was asked: %s", error.orig)
    return trouble(Refusal("not-storable", 400))


def _http_trouble(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    code = CODES.get(error.status_code)
    refusal = (
        Refusal(code, error.status_code)
        if code
        else Refusal("bad-request", error.status_code, problem=_said(error))
    )
    answer = trouble(refusal)
    for name, value in (error.headers or {}).items():
        answer.set_header(name, value)
    return answer


def _said(error: HTTPException) -> str:
    """What was wrong with a request, without a word about ourselves."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra]
    return "; ".join(found)[:300] or "the request does not fit the description in /api/schema"


def _internal(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    logger.error("a request failed", exc_info=error)
    return trouble(Refusal("internal", 500))


def rehearse(warm: bool = False) -> None:
    """Load every game's rules before anybody comes; what is not compiled is left for behind."""
    behind = warm and meanwhile.begin()
    for name in merrymen.games():
        if not behind or is_warm(name):
            load(name)


def serve(settings: Settings, welcome: Callable[[], None] | None = None) -> None:
    """Serve until told to stop; `welcome` is called when the first guest could come."""
    set_up(settings.log, settings.log_level)
    if settings.metrics:
        need("hosting", "prometheus_client")
    with alone(settings.url):
        prepare(settings.url)
        rehearse(settings.warm)
        gate = Gate(settings.limits, settings.proxies)
        worker, secret = enter(settings.url, settings.folder, settings.secret)
        app = create_app(settings, gate, worker, secret)
        gc.collect()
        gc.freeze()  # what was loaded stays: looking through it again would stop all tables
        gc.set_threshold(YOUNG)
        config = Config(
            app,
            gate,
            host=settings.host,
            port=settings.port,
            ws_max_size=settings.limits.message_bytes,
            ws_per_message_deflate=False,
            ssl_certfile=settings.certificate,
            ssl_keyfile=settings.key,
            access_log=False,
            log_config=None,
            log_level="warning",
            server_header=False,
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=3,
        )
        server = Server(config)
        server.welcome = welcome
        with contextlib.suppress(KeyboardInterrupt):
            server.run()
        if not server.started:
            raise MerrymenError(f"{settings.host}:{settings.port} cannot be served on")


def greet(settings: Settings) -> None:
    """Where one plays, where friends do, and what else the keeper may want to know."""
    here = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    here = f"[{here}]" if ":" in here else here
    print(f"Merrymen is open: {settings.scheme}://{here}:{settings.port}/")
    for address in settings.addresses:
        print(f"Others in your network open {address}/")
        if sys.stdout.isatty():
            print(picture(address + "/"))
    if settings.host in ANYWHERE and not settings.addresses:
        print("This machine has no address in a network: nobody else can come.")
    print(f"Games are kept in {sa.make_url(settings.url).render_as_string(hide_password=True)}")
    print("Ctrl-C closes it; nothing is lost.", flush=True)


def main(argv: Sequence[str] | None = None) -> int:
    """`merrymen serve`."""
    parser = argparse.ArgumentParser(prog="merrymen serve", description="Serve live tables.")
    parser.add_argument("--host", help="where to listen (default: 127.0.0.1)")
    parser.add_argument(
        "--friends", action="store_true", help="let your network in, as --host 0.0.0.0 does"
    )
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", help="postgresql://… (default: SQLite in the data folder)")
    parser.add_argument("--redis", help="redis://…, for several processes on one database")
    parser.add_argument("--data", type=pathlib.Path, help="the data folder")
    parser.add_argument("--origin", action="append", default=[], help="a further allowed page")
    parser.add_argument("--tls", action="store_true", help="a proxy in front speaks TLS")
    parser.add_argument("--certificate", help="TLS certificate file")
    parser.add_argument("--key", help="TLS key file")
    parser.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="ADDRESS",
        help="a proxy (or its network) whose X-Forwarded-For is believed, beside loopback",
    )  # fmt: skip
    parser.add_argument("--log", choices=("text", "json"), default="text", help="lines of the log")
    parser.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="info"
    )
    parser.add_argument("--metrics", action="store_true", help="figures for Prometheus: /metrics")
    chosen = parser.parse_args(argv)
    settings = Settings(
        host=chosen.host or ("0.0.0.0" if chosen.friends else "127.0.0.1"),
        port=chosen.port,
        database=chosen.database,
        redis=chosen.redis,
        data=chosen.data,
        secret=os.environ.get(VARIABLE),
        origins=tuple(chosen.origin),
        tls=chosen.tls,
        certificate=chosen.certificate,
        key=chosen.key,
        limits=limits_from(),
        warm=True,
        proxies=(*Settings.proxies, *chosen.trusted_proxy),
        metrics=chosen.metrics,
        log=chosen.log,
        log_level=chosen.log_level,
    )
    try:
        serve(settings, lambda: greet(settings))
    except MerrymenError as error:
        print(error)
        return 1
    return 0
