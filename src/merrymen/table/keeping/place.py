"""The doctor looks at the place: folder, file, permissions, room on the disk, the secret."""

from __future__ import annotations

import os
import pathlib
import shutil
import stat
from collections.abc import Iterator

from merrymen.errors import MerrymenError
from merrymen.table.keeping import secret
from merrymen.table.keeping.findings import Finding, mind, well, wrong

LITTLE, NONE = 500_000_000, 50_000_000  # bytes left on a disk
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def look_at_folder(folder: pathlib.Path, file: pathlib.Path | None) -> Iterator[Finding]:
    """The data folder, and the database's file where it is one."""
    place = file.parent if file is not None else folder
    if not place.is_dir():
        yield wrong(f"There is no folder {place}.", "Give the right one with --data.")
        return
    if file is not None and not file.exists():
        yield wrong(
            f"There is no database {file}.",
            "A server that starts makes an empty one; `merrymen restore FILE` brings a backup.",
        )
    for path in [place, *([file] if file is not None and file.exists() else [])]:
        yield from look_at_rights(path)
    yield from look_at_room(place)


def look_at_rights(path: pathlib.Path) -> Iterator[Finding]:
    """Whether we may write it, and whether others may read it."""
    if not os.access(path, os.R_OK | os.W_OK):
        yield wrong(
            f"{path} cannot be read and written by this user.",
            "Give it to the user who runs the server: chown -R USER FOLDER.",
        )
    readable = stat.S_IMODE(path.stat().st_mode) & (stat.S_IROTH | stat.S_IWOTH)
    if path.is_file() and readable:
        folder = stat.S_IMODE(path.parent.stat().st_mode)
        if folder & stat.S_IXOTH:
            yield mind(
                f"Everybody on this machine can read {path}: names, chat and hidden cards.",
                f"chmod 600 {path}",
            )


def look_at_room(place: pathlib.Path) -> Iterator[Finding]:
    free = shutil.disk_usage(place).free
    room = f"{free / 1e9:.1f} GB are free on the disk of {place}."
    if free < NONE:
        yield wrong(room, "Make room now: without it nothing that players do can be stored.")
    elif free < LITTLE:
        yield mind(room, "Make room soon: a full disk stops all tables.")
    else:
        yield well(room)


def look_at_secret(
    folder: pathlib.Path, given: str | None, old: bytes | None, known: str | None
) -> Iterator[Finding]:
    """The signing secret: there, for its owner's eyes, the one that was served with."""
    path = secret.file_of(folder)
    if old is not None:
        yield mind(
            "The signing secret lies in the database, where an earlier version kept it.",
            f"The next start moves it to {path}. Copies of the database hold it: keep them safe.",
        )
    try:
        kept = secret.parse(given, secret.VARIABLE) if given else secret.read_file(path)
    except MerrymenError as error:
        first, *rest = str(error).splitlines()
        yield wrong(first, " ".join(rest))
        return
    if not given and kept is not None:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            yield wrong(
                f"Others on this machine can read {path} (mode {mode:o}): who has it can take"
                " anybody's seat.",
                f"chmod 600 {path}",
            )
    if kept is None and known:
        yield wrong(
            f"The signing secret that this database was served with is not at {path}.",
            f"Copy it there, or set {secret.VARIABLE}. A server that starts without it makes a new"
            " one, and everybody loses their seats.",
        )
    elif kept is not None and known and secret.fingerprint(kept) != known:
        yield wrong(
            "The signing secret is not the one that this database was served with.",
            f"Bring the right one to {path}, or everybody loses their seats.",
        )
    elif kept is not None:
        yield well("The signing secret is in its place.")
