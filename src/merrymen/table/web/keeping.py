"""For the server's keeper: whether it is well, and its figures for Prometheus."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Response, get
from litestar.datastructures import State

from merrymen.table.house import House
from merrymen.table.web.asking import house_of
from merrymen.table.web.gate import Gate

PATIENCE = 2.0  # seconds that the database has for an answer


class Health(msgspec.Struct):
    """Whether what the server needs can be reached."""

    ok: bool
    database: bool
    redis: bool | None  # none: it needs none


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[Health]:
    """200 where all is well, else 503."""
    house = house_of(state)
    database = await _database_answers(house)
    carrier = house.others.carrier
    redis = None if carrier is None else not carrier.down
    # Without Redis the database carries the news, more slowly: still well enough to serve.
    answer = Health(ok=database, database=database, redis=redis)
    return Response(answer, status_code=200 if database else 503)


async def _database_answers(house: House) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(house.store.read, lambda c: c.execute(sa.text("SELECT 1")))
    except Exception:
        return False
    return True


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(state: State) -> Response[bytes]:
    """The figures of this process; only with `--metrics`."""
    from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

    house, gate = house_of(state), state["gate"]

    class Figures:
        """What is counted anyway, read when it is asked for."""

        def collect(self) -> list[Any]:
            gauges = [
                GaugeMetricFamily(f"merrymen_{name}", words, value=value)
                for name, words, value in gauges_of(house, gate)
            ]
            counters = [
                CounterMetricFamily(f"merrymen_{name}", words, value=value)
                for name, words, value in counters_of(house, gate)
            ]
            return [*gauges, *counters]

    registry = CollectorRegistry()
    registry.register(Figures())
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def gauges_of(house: House, gate: Gate) -> list[tuple[str, str, float]]:
    lives = house.tables.lives.values()
    carrier = house.others.carrier
    return [
        ("tables_in_memory", "Tables in memory", len(house.tables.lives)),
        ("tables_watched", "Tables with somebody connected", sum(bool(x.audience) for x in lives)),
        ("sockets", "WebSockets at tables", house.doors.sockets),
        ("connections", "Connections of any kind", len(gate)),
        ("bots_waiting", "Thoughts of bots that wait for a process", house.pool.waiting),
        ("writes_waiting", "Changes that wait for the database", house.store.waiting),
        ("processes", "Server processes on this database", len(house.others.workers)),
        ("redis_up", "Redis carries the news", float(carrier is None or not carrier.down)),
    ]


def counters_of(house: House, gate: Gate) -> list[tuple[str, str, float]]:
    return [
        ("actions", "Actions stored", house.store.stored),
        ("actions_failed", "Actions that the database did not take at once", house.store.failed),
        ("bots_replaced", "Bot processes that died or were stuck", house.pool.replaced),
        ("connections_refused", "Connections closed at the gate", gate.refused),
    ]
