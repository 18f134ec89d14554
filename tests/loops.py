"""Coroutines in tests, whether or not a browser's event loop lives in the same thread."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def wait_for(task: Coroutine[Any, Any, T], seconds: float) -> T:
    """Run a coroutine to its end in a thread and a loop of its own."""

    async def within() -> T:
        return await asyncio.wait_for(task, seconds)

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, within()).result()
