"""What carries the news between processes: Redis, which may be lost, slow or back at any time.

News that cannot be carried are dropped, never waited for: the database knows everything, and
whoever is cut off looks there (`catching_up`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from merrymen.table.processes.news import CHANNEL

logger = logging.getLogger("merrymen.table")

PATIENCE = 0.5  # seconds that Redis has for an answer
AGAIN = 0.3  # seconds until the next try
SHAKEN = 3.0  # seconds after trouble in which news may still be missing
TROUBLE = (RedisError, OSError, TimeoutError)


class SteadyRedis(ChannelsBackend):
    """Publishes and subscribes, and comes back by itself."""

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=PATIENCE, socket_timeout=2 * PATIENCE
        )
        self._channels: set[str] = set()
        self._down = True
        self._trouble_at = time.monotonic()
        self._publish_at = 0.0

    @property
    def shaky(self) -> bool:
        """Whether news may be missing: there is trouble, or was a moment ago."""
        return self._down or time.monotonic() - self._trouble_at < SHAKEN

    @property
    def down(self) -> bool:
        return self._down

    def _lost(self, error: Exception) -> None:
        if not self._down:
            logger.warning("Redis is lost (%r): news are read from the database meanwhile", error)
        self._down, self._trouble_at = True, time.monotonic()

    def _back(self) -> None:
        if self._down:
            logger.warning("Redis carries the news")
        self._down = False

    async def on_startup(self) -> None:
        """Nothing: a server starts without Redis, too."""

    async def on_shutdown(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._redis.aclose()
        except TROUBLE as error:
            logger.info("Redis did not say goodbye: %r", error)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Carry it, or drop it: nobody waits for Redis."""
        now = time.monotonic()
        if now < self._publish_at:
            self._trouble_at = now
            return
        try:
            async with asyncio.timeout(PATIENCE):
                for channel in channels:
                    await self._redis.publish(channel, data)
        except TROUBLE as error:
            self._publish_at = time.monotonic() + AGAIN
            self._lost(error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in self._subscribed():
                    yield event
            except TROUBLE as error:
                self._lost(error)
            await asyncio.sleep(AGAIN)

    async def _subscribed(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What comes over one connection, until it breaks or nothing is heard any more."""
        async with self._redis.pubsub() as pubsub:
            async with asyncio.timeout(PATIENCE):
                await pubsub.subscribe(*self._channels)
            heard = time.monotonic()
            while True:
                message = await pubsub.get_message(timeout=PATIENCE)
                if message is not None:
                    heard = time.monotonic()
                    self._back()
                    if message["type"] == "message":
                        yield message["channel"].decode(), message["data"]
                elif time.monotonic() - heard > 3 * PATIENCE:
                    raise TimeoutError("Redis does not answer")
                else:
                    async with asyncio.timeout(PATIENCE):
                        await pubsub.ping()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """There is none."""
        return []


class Carrier(ChannelsPlugin):
    """Litestar's channels over such a Redis."""

    def __init__(self, url: str) -> None:
        self._steady = SteadyRedis(url)
        super().__init__(backend=self._steady, channels=[CHANNEL])

    def publish(self, data: Any, channels: str | Iterable[str]) -> None:
        """Without a word when all this has ended: players still move while the server ends."""
        with contextlib.suppress(RuntimeError):
            super().publish(data, channels)

    @property
    def shaky(self) -> bool:
        """Whether news may be missing."""
        return self._steady.shaky

    @property
    def down(self) -> bool:
        """Whether Redis cannot be reached."""
        return self._steady.down
