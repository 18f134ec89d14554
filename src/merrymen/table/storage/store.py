"""The database: SQLite in the user's data folder, or PostgreSQL by URL.

Everything is written by one thread. Actions that arrive together from different tables share one
commit to disk; a table waits for its own action before it takes the next, so each action is all
or nothing on its own, and nobody is told of it before it is safe.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pathlib
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Literal, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from merrymen.extras import of_extra
from merrymen.table.storage.appending import MOST_ROWS, Appender, Entry
from merrymen.table.storage.trouble import CONNECTING, is_full, is_passing

T = TypeVar("T")
Outcome = Literal["stored", "conflict", "failed", "full", "refused"]
Item = tuple[Entry, Callable[[Outcome], None]]
Results = list[tuple[Callable[[Outcome], None], Outcome]]

logger = logging.getLogger("merrymen.table")


def data_folder() -> pathlib.Path:
    """Where a host's data lie: MERRYMEN_DATA, or the user's data folder."""
    chosen = os.environ.get("MERRYMEN_DATA")
    if chosen:
        return pathlib.Path(chosen)
    base = os.environ.get("XDG_DATA_HOME") or pathlib.Path.home() / ".local" / "share"
    return pathlib.Path(base) / "merrymen"


def default_url(folder: pathlib.Path | None = None) -> str:
    """The SQLite database in the data folder."""
    return f"sqlite:///{(folder or data_folder()) / 'tables.sqlite'}"


def open_engine(url: str, *, writing: bool) -> Engine:
    """An engine with the settings that durability needs."""
    address = sa.make_url(url)
    if address.get_backend_name() == "postgresql":
        with of_extra("hosting"):
            return sa.create_engine(
                address.set(drivername="postgresql+psycopg"),
                pool_pre_ping=True, pool_timeout=5, connect_args=CONNECTING,
            )  # fmt: skip
    if address.database:
        path = pathlib.Path(address.database)
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not path.exists():
            path.touch(mode=0o600)  # names, chat and hidden cards: for its owner's eyes
    engine = sa.create_engine(address)
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_now if writing else _begin)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy's begin event says when a transaction begins
    for pragma in (
        "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000",
        "secure_delete=ON", "temp_store=MEMORY",
    ):  # fmt: skip
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_now(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class Store:
    """Reads from anywhere, writes in one thread."""

    def __init__(self, url: str, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self.url, self._loop = url, loop
        self._reading = open_engine(url, writing=False)
        self._writing = open_engine(url, writing=True)
        self.postgres = self._reading.dialect.name == "postgresql"
        self._appender = Appender(self._writing)
        self._troubled, self.stored, self.failed = False, 0, 0  # actions, since the start
        self._queue: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._gathered: list[Item] = []
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Changes that wait to be written."""
        return self._queue.qsize()

    def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query now, in the calling thread."""
        with self._reading.connect() as connection:
            return query(connection)

    def write(self, change: Callable[[Connection], T]) -> Future[T]:
        """Run a change in a transaction of its own, in the writing thread."""
        done: Future[T] = Future()
        self._queue.put((change, done))
        return done

    def append(self, entry: Entry, done: Callable[[Outcome], None]) -> None:
        """Store an action durably, then say so: in the event loop, else in the writing thread.

        What an event loop asks for in one turn goes over together. A thread that looked for work
        itself would ask for Python's lock all the time, and cost the event loop more than that.
        """
        if self._loop is None:
            self._queue.put([(entry, done)])
            return
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((entry, done))

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._queue.put(gathered)

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(self._gathered)
        self._queue.put(None)
        self._thread.join(timeout=30)
        self._appender.close()
        self._reading.dispose()
        self._writing.dispose()

    def _write(self) -> None:
        while True:
            work = [self._queue.get()]
            while not self._queue.empty():
                work.append(self._queue.get())
            entries = [item for each in work if isinstance(each, list) for item in each]
            for at in range(0, len(entries), MOST_ROWS):
                self._append(entries[at : at + MOST_ROWS])
            for each in work:
                if each is None:
                    return
                if isinstance(each, tuple):
                    self._change(*each)

    def _change(self, change: Callable[[Connection], Any], done: Future[Any]) -> None:
        if not done.set_running_or_notify_cancel():
            return  # nobody waits for it any more
        try:
            with self._writing.begin() as connection:
                result = change(connection)
        except Exception as error:
            done.set_exception(error)
        else:
            done.set_result(result)

    def _append(self, items: Sequence[Item]) -> None:
        # Two processes that lock several tables do so in the same order: no deadlock.
        ordered = sorted(items, key=lambda item: item[0].table_id)
        if self._together([entry for entry, _ in ordered]) == "stored":
            self.stored += len(ordered)
            self._deliver([(done, "stored") for _, done in ordered])
            return
        # One of them did not go through: find out which by storing them one by one.
        self._troubled = False
        results = [(done, self._together([entry])) for entry, done in ordered]
        self.stored += sum(outcome == "stored" for _, outcome in results)
        self._deliver(results)

    def _deliver(self, results: Results) -> None:
        if self._loop is None:
            deliver(results)
        else:
            self._loop.call_soon_threadsafe(deliver, results)

    def _together(self, entries: list[Entry]) -> Outcome:
        try:
            stored = self._appender.append(entries)
        except self._appender.integrity_error:
            self._appender.start_over()
            return "conflict"
        except Exception as error:
            self._appender.start_over()
            return self._trouble(error)
        self._troubled = False
        return "stored" if stored else "conflict"

    def _trouble(self, error: Exception) -> Outcome:
        """What passes is tried again; what no database takes is refused."""
        if not is_passing(error):
            logger.error("the database cannot store an action", exc_info=error)
            return "refused"
        self.failed += 1
        if not self._troubled:  # once is enough in the log
            logger.error("the database does not take actions: %s", error)
        self._troubled = True
        return "full" if is_full(error) else "failed"


def deliver(results: Results) -> None:
    """Tell everybody whose action one commit has stored."""
    for done, outcome in results:
        try:
            done(outcome)
        except Exception:
            logger.exception("telling a table's players failed")
