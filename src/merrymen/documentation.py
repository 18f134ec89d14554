"""The command `merrymen docs`: the documentation that came with the package, in the browser."""

from __future__ import annotations

import functools
import http.server
import pathlib
from collections.abc import Callable
from typing import Any

from merrymen.errors import MerrymenError

SITE = pathlib.Path(__file__).parent / "site"


class _Pages(http.server.SimpleHTTPRequestHandler):
    """Files of one folder, without a line for every one of them."""

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


def server(port: int = 0, site: pathlib.Path = SITE) -> http.server.ThreadingHTTPServer:
    """A server of the pages that is not started yet; MerrymenError where there are none."""
    if not (site / "index.html").is_file():
        raise MerrymenError(
            "the documentation is not built here: in a checkout, python -m tools.site builds it"
        )
    handler = functools.partial(_Pages, directory=str(site))
    try:
        return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        raise MerrymenError(f"port {port} is not free ({error}); try --port 0") from None
