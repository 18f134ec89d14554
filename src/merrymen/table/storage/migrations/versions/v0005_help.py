"""Hints and practice: whether a host allows hints, and how a game was played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("marks", sa.Text, nullable=False, server_default="[]"))
