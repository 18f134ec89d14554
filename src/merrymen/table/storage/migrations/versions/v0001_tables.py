"""Tables, seats, the log and everything around them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _tables()
    _seats()
    _log()
    _snapshots()
    _chats()
    op.create_table(
        "layouts",
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("fields", sa.Text, nullable=False),
    )
    op.create_table(
        "editions",
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("file", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("clock_state", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("host_name", sa.Text, nullable=False),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("frozen", sa.Text),
        sa.Column("next", sa.String(32)),
        sa.Column("result", sa.Text),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_due", "tables", ["status", "due_at"])
    op.create_index("tables_host", "tables", ["host", "status"])


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)


def _seats() -> None:
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("guest", sa.String(32)),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("played_on", sa.Boolean, nullable=False),
    )
    op.create_index("seats_guest", "seats", ["guest"])


def _log() -> None:
    op.create_table(
        "log",
        _table_id(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("entropy", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("checksum", sa.BigInteger, nullable=False),
    )


def _snapshots() -> None:
    op.create_table(
        "snapshots",
        _table_id(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("layout", sa.String(32), nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )


def _chats() -> None:
    op.create_table(
        "chats",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
