"""Bring a database to the shape that this version needs, with Alembic."""

from __future__ import annotations

import functools
import logging
import pathlib

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from merrymen.table.storage import unusable
from merrymen.table.storage.schema import metadata
from merrymen.table.storage.store import open_engine

HERE = pathlib.Path(__file__).parent
LOCK = 4_829_301  # any number: two processes that start together migrate one after the other

logger = logging.getLogger("merrymen.table")


def migrate(url: str) -> None:
    """Run every migration that the database has not seen yet, or Unusable."""
    try:
        engine = open_engine(url, writing=True)
        try:
            with engine.begin() as connection:
                lock(connection)
                _check(connection, url)
                upgrade(connection)
        finally:
            engine.dispose()
    except Exception as error:
        words = unusable.in_words(url, error)
        raise words from (None if words is not error else error.__cause__)


def lock(connection: Connection) -> None:
    """Let one process at a time change the shape of a database."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def _check(connection: Connection, url: str) -> None:
    """A newer database is refused; one that has lost its stamp gets it back where it is whole."""
    revision = revision_of(connection)
    if revision is not None and revision not in known_revisions():
        raise unusable.newer(url, revision)
    if revision is None and sa.inspect(connection).has_table("tables"):
        lacks = missing(connection)
        if lacks:
            raise unusable.unstamped(url, lacks[0])
        logger.warning("the database has lost its stamp but is whole: it is stamped again")
        command.stamp(_settings(connection), "head", purge=True)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring a database to a revision, over a connection whose transaction the caller ends."""
    command.upgrade(_settings(connection), revision)


def _settings(connection: Connection | None = None) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(HERE))
    settings.attributes["connection"] = connection
    return settings


def revision_of(connection: Connection) -> str | None:
    """What a database says that it is; None: nothing."""
    heads = MigrationContext.configure(connection).get_current_heads()
    return heads[-1] if heads else None


@functools.cache
def known_revisions() -> tuple[str, ...]:
    """Every revision that this version can bring up to date, the latest first."""
    scripts = ScriptDirectory.from_config(_settings())
    return tuple(script.revision for script in scripts.walk_revisions())


def missing(connection: Connection) -> list[str]:
    """The columns that this version needs and a database does not have."""
    inspector, found = sa.inspect(connection), []
    for table in metadata.sorted_tables:
        there = set()
        if inspector.has_table(table.name):
            there = {column["name"] for column in inspector.get_columns(table.name)}
        found += [f"{table.name}.{c.name}" for c in table.columns if c.name not in there]
    return found
