"""The command `merrymen docs`: the documentation that came with the package, in the browser."""

from __future__ import annotations

import functools
import http.server
import mimetypes
import pathlib
import urllib.parse
import zipfile
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from merrymen.errors import MerrymenError

PAGES = pathlib.Path(__file__).parent / "site" / "pages.zip"
"""In one file, packed: a hundred pages take a quarter of the room that way."""


class _Pages(http.server.BaseHTTPRequestHandler):
    """Files of one archive, without a line for every one of them."""

    def __init__(self, pages: zipfile.ZipFile, *connection: Any) -> None:
        self._pages = pages
        super().__init__(*connection)

    def do_GET(self) -> None:
        content = self._answer()
        self.wfile.write(content)

    def do_HEAD(self) -> None:
        self._answer()

    def _answer(self) -> bytes:
        """Everything before the content, and the content."""
        name = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path).removeprefix("/")
        name += "index.html" if name.endswith("/") or not name else ""
        status = HTTPStatus.OK
        if name not in self._pages.NameToInfo:
            name, status = "404.html", HTTPStatus.NOT_FOUND
        content = self._pages.read(name)
        self.send_response(status)
        self.send_header("Content-Type", mimetypes.guess_type(name)[0] or "text/plain")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return content

    def log_message(self, *_: Any) -> None:
        return


def serve(port: int = 0, show: Callable[[str], object] | None = None) -> None:
    """Serve the pages to this machine alone until Ctrl-C; `show` gets their address."""
    with server(port) as pages:
        address = f"http://127.0.0.1:{pages.server_port}/"
        print(f"The documentation is at {address} until Ctrl-C", flush=True)
        if show is not None:
            show(address)
        pages.serve_forever()


def server(port: int = 0, archive: pathlib.Path = PAGES) -> http.server.ThreadingHTTPServer:
    """A server of the pages that is not started yet; MerrymenError where there are none."""
    if not archive.is_file():
        raise MerrymenError(
            "the documentation is not built here: in a checkout, python -m tools.site builds it"
        )
    handler = functools.partial(_Pages, zipfile.ZipFile(archive))
    try:
        return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        raise MerrymenError(f"port {port} is not free ({error}); try --port 0") from None
