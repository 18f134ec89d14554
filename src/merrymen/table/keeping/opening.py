"""Before a server opens its doors: its database is usable, its own, and its secret agreed on."""

from __future__ import annotations

import contextlib
import fcntl
import pathlib
from collections.abc import Iterator

import sqlalchemy as sa

from merrymen.table.keeping import secret
from merrymen.table.keeping.secret import Process
from merrymen.table.processes.others import DEAD_AFTER
from merrymen.table.storage import unusable
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.schema import workers
from merrymen.table.storage.store import open_engine
from merrymen.table.storage.unusable import Unusable
from merrymen.table.times import now_ms
from merrymen.table.web.tokens import new_id


def file_of(url: str) -> pathlib.Path | None:
    """The file of a SQLite database."""
    address = sa.make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    return pathlib.Path(address.database)


@contextlib.contextmanager
def alone(url: str) -> Iterator[None]:
    """SQLite is for one server process: refuse to be the second one on the same file."""
    file = file_of(url)
    if file is None:
        yield
        return
    path = file.with_name(file.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = path.open("w")
    except OSError as error:
        raise unusable.in_words(url, error) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unusable(
                f"another server is using {file}:"
                " several processes need --database with PostgreSQL and --redis"
            ) from None
        yield


def prepare(url: str) -> None:
    """Bring a database up to date and see that it can be read, or Unusable."""
    migrate(url)
    engine = open_engine(url, writing=False)
    try:
        with engine.connect() as connection:
            found = unsound(connection)
    except sa.exc.DBAPIError as error:
        raise unusable.in_words(url, error) from None
    finally:
        engine.dispose()
    if found:
        raise unusable.damaged(url, found[0])


def unsound(connection: sa.Connection) -> list[str]:
    """What SQLite finds wrong with its file; PostgreSQL looks after its own."""
    if connection.dialect.name != "sqlite":
        return []
    said = connection.exec_driver_sql("PRAGMA quick_check(3)").scalars().all()
    return [" ".join(str(each).split()) for each in said if each != "ok"]


def is_served(connection: sa.Connection) -> bool:
    """Whether server processes live on a PostgreSQL database (SQLite's has a lock for that)."""
    if connection.dialect.name == "sqlite" or not sa.inspect(connection).has_table("workers"):
        return False
    alive = sa.select(workers.c.id).where(workers.c.seen_at >= now_ms() - DEAD_AFTER)
    return connection.execute(alive).first() is not None


def enter(url: str, folder: pathlib.Path, given: str | None) -> tuple[str, bytes]:
    """Join the processes of a database: an id of one's own, and the secret that all sign with."""
    now, worker = now_ms(), new_id()
    engine = open_engine(url, writing=True)
    try:
        with engine.begin() as connection:
            process = Process(worker, now, now - DEAD_AFTER)
            return worker, secret.join(connection, folder, given, process)
    except sa.exc.DBAPIError as error:
        raise unusable.in_words(url, error) from None
    finally:
        engine.dispose()
