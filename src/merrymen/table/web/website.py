"""The built browser client, served from the package's `web` folder, and the headers that guard it.

The files are read once and served from memory: no path of a request ever reaches the disk.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import pathlib
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response, get
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import merrymen

WEB = pathlib.Path(merrymen.__file__).parent / "web"
ABSENT = """<!doctype html><meta charset="utf-8"><title>Merrymen</title>
<h1>Merrymen</h1><p>The table is open, but the browser client has not been built.
Scripts can play: see <code>merrymen.client</code>.</p>"""

BUILT = ".br"  # beside a file: the same, packed when the client was built
# The client's pages: where `App.svelte` leads, and what may follow in the address. A game may be
# left out; what is one of many, a table or a puzzle, may not.
PAGES = {
    "t": ("one",),
    "r": ("one",),
    "analysis": ("one",),
    "rules": ("game",),
    "new": ("game",),
    "puzzles": ("game", "one"),
    "played": ("game",),
    "about": (),
    "me": (),
}
NOT_AT_ALL = ("q=0", "q=0.0", "q=0.00", "q=0.000")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
        " img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self';"
        " manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # seat links are secrets
    "x-frame-options": "DENY",
}


UNDER_TLS = [(b"cross-origin-opener-policy", b"same-origin")]  # browsers complain of it elsewhere
PRIVATE = [(b"cache-control", b"no-store")]  # what the API says is for one guest, and for now


def guarded(app: ASGIApp) -> ASGIApp:
    """Put the headers on every HTTP answer, also on those that tell of trouble."""
    lines = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                private = PRIVATE if scope["path"].startswith("/api/") else []
                safe = UNDER_TLS if scope["scheme"] == "https" or scope["app"].state["tls"] else []
                message["headers"] = [*message.get("headers", []), *lines, *private, *safe]
            await send(message)

        await app(scope, receive, send_with_headers)

    return guard


@dataclass(frozen=True)
class Page:
    """One file, ready to send."""

    content: bytes
    packed: dict[str, bytes]  # by encoding, the smallest first
    kind: str
    tag: str
    lasting: bool  # its name changes with its content


def read_pages(folder: pathlib.Path = WEB) -> dict[str, Page]:
    """Every file of the built client, by its path."""
    pages = {"index.html": _page(ABSENT.encode(), "index.html")}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and not path.name.startswith(".") and path.suffix != BUILT:
            name = path.relative_to(folder).as_posix()
            beside = path.with_name(path.name + BUILT)
            pages[name] = _page(path.read_bytes(), name, beside)
    return pages


def _page(content: bytes, name: str, beside: pathlib.Path | None = None) -> Page:
    """A file and what was packed of it when the client was built."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    packed = {"gzip": gzip.compress(content, 9, mtime=0)}
    if beside and beside.is_file():
        packed = {"br": beside.read_bytes(), **packed}
    return Page(content, packed, kind, tag, name.startswith("assets/"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def website(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client, or one of its pages; elsewhere it says itself that nothing is there."""
    pages: dict[str, Page] = request.app.state["pages"]
    name = path.strip("/")
    page, status = pages.get(name), 200
    if page is None and "." not in name and not name.startswith("api"):
        page, status = pages["index.html"], 200 if leads_somewhere(name) else 404
    if page is None:
        return Response(b"", status_code=404)
    headers = {"etag": page.tag, "vary": "accept-encoding"}
    headers["cache-control"] = "public, max-age=31536000, immutable" if page.lasting else "no-cache"
    if status == 200 and request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    encoding = _best(page, request.headers.get("accept-encoding", ""))
    if encoding is None:
        return Response(page.content, status_code=status, headers=headers, media_type=page.kind)
    headers["content-encoding"] = encoding
    packed = page.packed[encoding]
    return Response(packed, status_code=status, headers=headers, media_type=page.kind)


def leads_somewhere(name: str) -> bool:
    """Whether an address is one of the client's pages; which tables there are it finds out."""
    first, *more = name.split("/")
    below = PAGES.get(first, None if first else ())
    if below is None or len(more) > len(below) or (below[:1] == ("one",) and not more):
        return False
    known = zip(below, more, strict=False)
    return all(part in merrymen.games() if kind == "game" else part for kind, part in known)


def _best(page: Page, accepted: str) -> str | None:
    """The smallest that the browser takes; browsers take Brotli over TLS and on this machine."""
    offers = [offer.partition(";") for offer in accepted.lower().split(",")]
    wanted = {name.strip() for name, _, weight in offers if weight.strip() not in NOT_AT_ALL}
    return next((encoding for encoding in page.packed if encoding in wanted), None)
