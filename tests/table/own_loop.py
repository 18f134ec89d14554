"""Run something asynchronous in a test, whatever else runs in its thread."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import uvloop


def in_uvloop(work: Coroutine[Any, Any, Any]) -> Any:
    """As the server runs it. A browser of an earlier test may have a loop in this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(uvloop.run, asyncio.wait_for(work, 60)).result()
