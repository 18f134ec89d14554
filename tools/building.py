"""What building the client, the site and the wheel have in common. Standard library only."""

from __future__ import annotations

import contextlib
import hashlib
import pathlib
import tempfile
from collections.abc import Iterable, Iterator

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "merrymen"
LAID_IN = ("examples", "site", "web")  # into the package by a build: made, not written


@contextlib.contextmanager
def alone(work: str) -> Iterator[None]:
    """Nobody else does this work in this checkout meanwhile, also where tests run side by side."""
    checkout = hashlib.sha256(str(ROOT).encode()).hexdigest()[:16]
    path = pathlib.Path(tempfile.gettempdir()) / f"merrymen-{work}-{checkout}.lock"
    with path.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def written(pattern: str) -> Iterator[pathlib.Path]:
    """Files of the package that somebody wrote: what a build lays in comes and goes."""
    yield from PACKAGE.glob(pattern)
    for part in PACKAGE.iterdir():
        if part.is_dir() and part.name not in LAID_IN:
            yield from part.rglob(pattern)


def fingerprint(sources: Iterable[pathlib.Path]) -> str:
    """Names and contents of all these files, as one number."""
    digest = hashlib.sha256()
    for path in sorted(path for path in sources if path.is_file()):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
