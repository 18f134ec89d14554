"""Bring a database to the shape that this version needs, with Alembic."""

from __future__ import annotations

import pathlib

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from merrymen.table.storage.store import open_engine

HERE = pathlib.Path(__file__).parent
LOCK = 4_829_301  # any number: two processes that start together migrate one after the other


def migrate(url: str) -> None:
    """Run every migration that the database has not seen yet."""
    engine = open_engine(url, writing=True)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            _upgrade(connection)
    finally:
        engine.dispose()


def _upgrade(connection: Connection) -> None:
    settings = Config()
    settings.set_main_option("script_location", str(HERE))
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
