"""A database that cannot be used, in words: what is the matter, and what to do."""

from __future__ import annotations

import pathlib
import sqlite3

import sqlalchemy as sa

from merrymen.errors import MerrymenError
from merrymen.table.storage.trouble import cause_of, is_full

DAMAGED = ("malformed", "not a database", "corrupt", "disk image")


class Unusable(MerrymenError):
    """Three lines that the keeper can act upon."""


def shown(url: str) -> str:
    """A database's address without its password; a file by its path."""
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        return str(address.database)
    return address.render_as_string(hide_password=True)


def is_damaged(error: BaseException) -> bool:
    cause = cause_of(error)
    words = str(cause).lower()
    return isinstance(cause, sqlite3.DatabaseError) and any(each in words for each in DAMAGED)


def damaged(url: str, said: object) -> Unusable:
    path = shown(url)
    return Unusable(
        f"The database {path} is damaged: {said}.\n"
        f"Move it away together with {pathlib.Path(path).name}-wal and -shm, then bring the last"
        " backup back: merrymen restore FILE.\n"
        "Nothing was changed. `merrymen doctor` tells more."
    )


def newer(url: str, revision: str) -> Unusable:
    return Unusable(
        f"The database {shown(url)} was made by a newer version of Merrymen (schema {revision}).\n"
        "Install that version again, or restore a backup made with this one: merrymen restore"
        " FILE.\n"
        "Nothing was changed."
    )


def unstamped(url: str, missing: str) -> Unusable:
    return Unusable(
        f"The database {shown(url)} does not say which schema it has, and it lacks {missing}.\n"
        "So it was not made by this version, or a part of it is lost: restore the last backup with"
        " `merrymen restore FILE`,\n"
        "or give another database with --database. Nothing was changed."
    )


def in_words(url: str, error: Exception) -> Exception:
    """An error of the database as what its keeper should know; others stay as they are."""
    if not isinstance(error, sa.exc.DBAPIError | sa.exc.NoSuchModuleError | ImportError | OSError):
        return error
    if is_damaged(error):
        return damaged(url, cause_of(error))
    said = " ".join(str(cause_of(error)).split())
    if is_full(error):
        what = "Make room on its disk, then start again."
    elif sa.make_url(url).get_backend_name() == "sqlite":
        what = "Its folder must be there, and the user who runs this must be allowed to write it."
    else:
        what = "Is PostgreSQL running there, and are user, password and name of the database right?"
    return Unusable(
        f"The database {shown(url)} cannot be opened: {said}\n{what}\n"
        "Nothing was changed. `merrymen doctor` tells more."
    )
