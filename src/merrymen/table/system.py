"""What differs between operating systems: locks on files, and how many files may be open."""

from __future__ import annotations

import sys
from typing import IO, Any

NO_LIMIT = 1_000_000

if sys.platform == "win32":
    import msvcrt

    def hold(lock: IO[Any]) -> bool:
        """Lock an open file for this process; False where another one has it."""
        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def most_files() -> int:
        """How many files this process may open: Windows sets no limit that matters here."""
        return NO_LIMIT

else:
    import fcntl
    import resource

    def hold(lock: IO[Any]) -> bool:
        """Lock an open file for this process; False where another one has it."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def most_files() -> int:
        """How many files this process may open: as many as the system lets it."""
        soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        return most if most != resource.RLIM_INFINITY else NO_LIMIT
