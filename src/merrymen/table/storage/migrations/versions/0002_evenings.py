"""An evening with friends: readiness, questions, codes, mutes and blocks, quick phrases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fill", sa.String(32)))
    op.add_column("tables", sa.Column("question", sa.Text))
    op.add_column("tables", sa.Column("ended", sa.Text))
    op.add_column("tables", sa.Column("muted", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("kicked", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("code", sa.String(48)))
    op.add_column(
        "seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("kept_for", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("code", sa.String(48)))
    op.add_column("chats", sa.Column("phrase", sa.String(64)))
    op.add_column("chats", sa.Column("guest", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "codes",
        sa.Column("words", sa.String(48), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("until", sa.BigInteger),
    )
    op.create_index("codes_table", "codes", ["table_id"])
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
    )
