"""The secret that seats and cookies are signed with.

It lies beside the database, never in it: a copy of the database forges nobody's seat. It is a file
of the data folder that only its owner reads, or what the host gives (`MERRYMEN_SECRET`), for
processes on several machines. The database only knows a fingerprint, so that processes that would
not know each other's guests are found out at once.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import logging
import os
import pathlib
import secrets
import tempfile
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from merrymen.errors import MerrymenError
from merrymen.table.storage import queries
from merrymen.table.storage.schema import settings, workers

logger = logging.getLogger("merrymen.table")

VARIABLE = "MERRYMEN_SECRET"
FILE = "secret"
IN_DATABASE = "secret"  # where earlier versions kept it
FINGERPRINT = "secret-fingerprint"
SHORTEST = 32  # letters of a secret that a host gives


def file_of(folder: pathlib.Path) -> pathlib.Path:
    return folder / FILE


def read_file(path: pathlib.Path) -> bytes | None:
    """The secret in a file; None where there is no file."""
    try:
        return parse(path.read_text(encoding="ascii"), str(path))
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise MerrymenError(
            f"The signing secret in {path} cannot be read: {error}.\n"
            "Without it nobody keeps a seat, so the server does not start.\n"
            "Give the file back to the user who runs the server, or bring it from your backup."
        ) from None


def parse(words: str, where: str) -> bytes:
    """A secret as it is written down: hexadecimal, or any long text."""
    words = words.strip()
    if len(words) < SHORTEST:
        raise MerrymenError(
            f"The signing secret in {where} has {len(words)} letters: too few to be one.\n"
            f"It needs at least {SHORTEST}; `openssl rand -hex 32` makes a good one.\n"
            "If it was cut off, bring it from your backup: people keep their seats with it."
        )
    with contextlib.suppress(ValueError):
        return bytes.fromhex(words)
    return words.encode()


def keep_file(path: pathlib.Path, secret: bytes) -> bytes:
    """Write a secret for its owner's eyes; whoever was first, it is the file's that counts."""
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=".secret-")  # of mode 0600
    try:
        with os.fdopen(number, "w") as file:
            file.write(secret.hex() + "\n")
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(name, path)
    finally:
        os.unlink(name)
    kept = read_file(path)
    assert kept is not None
    return kept


class Process(NamedTuple):
    """A server process among those of its database."""

    id: str
    now: int
    dead_before: int  # who has shown no life since then is gone


def join(
    connection: Connection, folder: pathlib.Path, given: str | None, process: Process
) -> bytes:
    """The secret to serve with, agreed with all other processes of the database.

    It is the given one, the file's, an earlier version's, or a new one. An earlier version kept it
    in the database: it moves out, and everybody keeps their seats. Locked until this process is
    seen to live: of two that start together the second one finds the first.
    """
    queries.upsert(connection, settings, {"name": FINGERPRINT, "value": ""})
    row = settings.c.name == FINGERPRINT
    connection.execute(sa.update(settings).where(row).values(name=FINGERPRINT))
    known, path = _setting(connection, FINGERPRINT), file_of(folder)
    others = bool(known) and _others(connection, process)
    secret = _given(connection, given, path) if given else _kept(connection, path, others)
    if known != fingerprint(secret):
        if others:
            raise MerrymenError(_differs(f"the one of {VARIABLE if given else path} is another"))
        if known:
            logger.warning(
                "the signing secret is another one than before: earlier links and cookies are void"
            )
        connection.execute(sa.update(settings).where(row).values(value=fingerprint(secret)))
    if in_database(connection) is not None:
        connection.execute(sa.delete(settings).where(settings.c.name == IN_DATABASE))
        logger.warning("the signing secret has moved out of the database: keep %s safe", path)
    queries.signs_of_life(connection, process.id, process.now)
    return secret


def _given(connection: Connection, given: str, path: pathlib.Path) -> bytes:
    secret, old = parse(given, VARIABLE), in_database(connection)
    if old is not None and old != secret:
        raise MerrymenError(
            f"{VARIABLE} is not the secret that people's seats were signed with so far.\n"
            f"Start once without it: the old one moves from the database to {path}.\n"
            f"Then set {VARIABLE} to what stands there, on every machine."
        )
    return secret


def _kept(connection: Connection, path: pathlib.Path, others: bool) -> bytes:
    kept = read_file(path)
    if kept is not None:
        return kept
    old = in_database(connection)
    if old is None and others:  # none is made up where other processes already have one
        raise MerrymenError(_differs(f"there is none in {path}"))
    return keep_file(path, old or secrets.token_bytes(32))


def in_database(connection: Connection) -> bytes | None:
    """What an earlier version has left in the database."""
    found = _setting(connection, IN_DATABASE)
    return bytes.fromhex(found) if found else None


def _setting(connection: Connection, name: str) -> str | None:
    return connection.execute(
        sa.select(settings.c.value).where(settings.c.name == name)
    ).scalar_one_or_none()


def fingerprint(secret: bytes) -> str:
    """Tells secrets apart and tells nothing about them."""
    return hmac.digest(secret, b"fingerprint", hashlib.sha256).hex()[:32]


def _others(connection: Connection, process: Process) -> bool:
    """Whether other processes live; on SQLite a lock has seen to it that there are none."""
    if connection.dialect.name == "sqlite":
        return False
    alive = sa.select(workers.c.id).where(workers.c.seen_at >= process.dead_before)
    return connection.execute(alive).first() is not None


def _differs(here: str) -> str:
    return (
        f"The other processes of this database sign seats with a secret of their own; {here}.\n"
        f"Copy the file `{FILE}` from the data folder of a process that runs into this one's,\n"
        f"or set {VARIABLE} to the same words for all of them."
    )
