"""Everything under /api, put together."""

from __future__ import annotations

from litestar import Router

from merrymen.table.limits import Limits
from merrymen.table.web import home, myself, replays, tables, workings
from merrymen.table.web.asking import before
from merrymen.table.web.socket import live


def api(limits: Limits) -> Router:
    """Everything under /api."""
    bringing = Router(
        path="/chronicles",
        route_handlers=[replays.bring],
        request_max_body_size=limits.import_bytes,
    )
    return Router(
        path="/api",
        before_request=before,
        request_max_body_size=limits.body_bytes,
        route_handlers=[
            home.home, home.be_guest, home.texts,
            tables.listed, tables.mine, tables.make, tables.play, tables.table,
            tables.sit, tables.claim, tables.device_code, tables.by_code,
            replays.replay, replays.export, replays.go_on, replays.analysis, replays.look_back,
            myself.me, myself.record, myself.leave, workings.workings,
            bringing, live,
        ],
    )  # fmt: skip
