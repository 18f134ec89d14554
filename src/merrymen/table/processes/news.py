"""What one server process tells the others: which table has changed, and how.

The news only say where to look: what happened is read from the database, which alone decides.
Moves are told where somebody looks on, so each process also says who is at its tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from litestar.channels import ChannelsPlugin

logger = logging.getLogger("merrymen.table")

CHANNEL = "merrymen"
APART = 0.01  # seconds between two messages: what happens meanwhile goes together


Kind = Literal[
    "moved", "table", "chat", "here", "come", "device", "nudge", "rematch", "guest", "announce",
    "gone",
]  # fmt: skip


class Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened at a table."""

    worker: str
    table: str
    kind: Kind
    version: int = 0  # of the table; of presence, the one that is shown at the worker
    here: list[int] = []  # the seats whose holders are connected to the worker
    watching: int = 0  # and how many look on there
    words: list[str] = []  # what a guest is called, or an announcement


def _read(event: bytes) -> list[Notice]:
    """What a message tells; one that another version has written tells nothing."""
    try:
        return msgspec.json.decode(event, type=list[Notice])
    except msgspec.DecodeError as error:
        logger.warning("news that cannot be read (does another version run?): %s", error)
        return []


class News:
    """Litestar's channels, where there are several processes; silence where there is one."""

    def __init__(self, worker: str, channels: ChannelsPlugin | None) -> None:
        self._worker, self._channels = worker, channels
        self._listening: asyncio.Task[None] | None = None
        self._gathered: list[Notice] = []
        self._told_at = 0.0

    def tell(self, table: str, kind: Kind, **more: Any) -> None:
        """Tell the other processes of something, at once or soon after what was told last."""
        if self._channels is not None:
            if not self._gathered:
                loop = asyncio.get_running_loop()
                loop.call_at(max(loop.time(), self._told_at + APART), self._publish)
            self._gathered.append(Notice(worker=self._worker, table=table, kind=kind, **more))

    def _publish(self) -> None:
        """A message for each of many moves would cost as much as the moves."""
        if self._channels is not None and self._gathered:
            self._channels.publish(msgspec.json.encode(self._gathered), CHANNEL)
            self._gathered, self._told_at = [], asyncio.get_running_loop().time()

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """Hear what the other processes tell, from now on."""
        if self._channels is not None:
            self._listening = asyncio.create_task(self._listen(self._channels, hear))

    async def _listen(self, channels: ChannelsPlugin, hear: Callable[[Notice], None]) -> None:
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for event in subscriber.iter_events():
                for notice in _read(event):
                    if notice.worker != self._worker:
                        hear(notice)

    async def close(self) -> None:
        self._publish()
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
