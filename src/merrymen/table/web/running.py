"""The process around the application: uvicorn with our gate in front, and an end that comes."""

from __future__ import annotations

import logging
import os
import socket
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from merrymen.table.web.gate import Gate, Guarded
from merrymen.table.web.wire import Outgoing, Wire

logger = logging.getLogger("merrymen.table")

END_S = 8.0  # from the signal to the end, whatever hangs


class Config(uvicorn.Config):
    """uvicorn's settings, with the gate that every connection passes, and what goes out."""

    def __init__(self, app: Any, gate: Gate, **more: Any) -> None:
        self.gate, self.outgoing = gate, Outgoing()
        super().__init__(app, http=Guarded, ws=Wire, **more)


class Server(uvicorn.Server):
    """Says when it is open, and ends when it is told to, whatever does not answer any more."""

    welcome: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.welcome is not None:
            self.welcome()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        timer = threading.Timer(END_S, _end)
        timer.daemon = True
        timer.start()
        super().handle_exit(sig, frame)


def _end() -> None:
    """What players were told is stored; for the rest this is a power cut, and that is safe."""
    logger.error("something hangs: the server ends without waiting for it")
    os._exit(1)
