"""Provable fairness: what settles a table's chance, with the secret apart from what is told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fairness", sa.Text))
    op.add_column("snapshots", sa.Column("used", sa.Integer))
    op.create_table(
        "secrets",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("seals", sa.Text, nullable=False, server_default="{}"),
    )
