"""Processes as the system sees them: to find a server's bots, and to measure."""

from __future__ import annotations

import os
import pathlib
import signal


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    numbers = [int(path.name) for path in pathlib.Path("/proc").iterdir() if path.name.isdigit()]
    return [number for number in numbers if parent_of(number) == pid]


def bots_of(pid: int) -> list[int]:
    """The bot processes of a server."""
    return [child for child in children_of(pid) if b"merrymen.table.bots.worker" in _command(child)]


def _command(pid: int) -> bytes:
    try:
        return pathlib.Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def parent_of(pid: int) -> int:
    try:
        status = pathlib.Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return 0
    return int(status.rpartition(")")[2].split()[1])


def memory_of(pid: int) -> int:
    """Bytes of memory in use."""
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def kill(pids: list[int], how: signal.Signals = signal.SIGKILL) -> None:
    for pid in pids:
        os.kill(pid, how)
