"""The server that the bench measures: the usual one, with the bench's game and roomy limits."""

from __future__ import annotations

import pathlib
import sys

import msgspec

from bench.counting import GAME
from merrymen.games import visiting
from merrymen.table.limits import Limits
from merrymen.table.web.server import Settings, serve

MANY = 1_000_000
LIMITS = msgspec.structs.replace(
    Limits(),
    tables_per_guest=MANY,
    tables_per_network=MANY,
    tables_live=MANY,
    sockets_per_guest=MANY,
    sockets_per_network=MANY,
    connections_per_address=MANY,
    sockets=MANY,
    messages_burst=MANY,
    messages_per_s=float(MANY),
    requests_burst=MANY,
    requests_per_s=float(MANY),
    bots_per_guest=MANY,
    bots_per_network=MANY,
    heavy_burst=MANY,
    heavy_per_s=float(MANY),
)


def main() -> None:
    """Port and folder, then the URLs of a database and of Redis if it is to use them."""
    port, folder = int(sys.argv[1]), pathlib.Path(sys.argv[2])
    database, redis = (*sys.argv[3:], None, None)[:2]
    with visiting(GAME):
        serve(Settings(port=port, data=folder, limits=LIMITS, database=database, redis=redis))


if __name__ == "__main__":
    main()
