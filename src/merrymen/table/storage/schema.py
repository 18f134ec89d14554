"""The tables of the database. Migrations in `migrations/` bring a database to this shape."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)

from merrymen.fairness import Fairness
from merrymen.messages import Message
from merrymen.table.play.clock import ClockRule, ClockState
from merrymen.table.protocol.facts import Mark, Question
from merrymen.table.storage.rows import Result


class Unreadable:
    """Stands where a stored value is not what it should be: one bad row stops no other."""


UNREADABLE = Unreadable()


class Json(TypeDecorator[Any]):
    """A value kept as JSON text, read as what it is, or UNREADABLE."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind
        self._decode = msgspec.json.Decoder(kind).decode

    def process_bind_param(self, value: Any, dialect: object) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: object) -> Any:
        try:
            return None if value is None else self._decode(value)
        except (msgspec.DecodeError, TypeError):
            return UNREADABLE


metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(32), nullable=False),
    Column("options", Json(dict[str, Any]), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("seed", BigInteger),  # 64 bits, read as signed; none while the table gathers
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("clock", Json(ClockRule), nullable=False),
    Column("clock_state", Json(ClockState), nullable=False),
    Column("due_at", BigInteger),  # when it begins, a bot should move or the clock runs out
    Column("host", String(32), nullable=False),
    Column("host_name", Text, nullable=False),
    Column("origin", String(16), nullable=False),
    Column("frozen", Json(Message)),
    Column("next", String(32)),
    Column("result", Json(Result)),
    Column("fill", String(32)),  # the level of the bots that take free seats when it begins
    Column("question", Json(Question)),
    Column("ended", Json(Message)),
    Column("muted", Json(list[str]), nullable=False, server_default="[]"),
    Column("kicked", Json(list[str]), nullable=False, server_default="[]"),
    Column("code", String(48)),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("marks", Json(list[Mark]), nullable=False, server_default="[]"),
    Column("fairness", Json(Fairness)),  # what everybody may know of it: never the secret
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("tables_due", "status", "due_at"),
    Index("tables_host", "host", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(32)),
    Column("guest", String(32)),
    Column("generation", Integer, nullable=False),
    Column("played_on", Boolean, nullable=False),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("kept_for", Text, nullable=False, server_default=""),
    Column("code", String(48)),  # of an invitation
    Index("seats_guest", "guest"),
)

# Append-only: rows are inserted, never changed. An undo is a row too: its action is -1.
log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Integer, nullable=False),
    Column("entropy", BigInteger),  # 64 bits, read as signed
    Column("at", BigInteger, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("request", String(64)),
    Column("checksum", BigInteger, nullable=False),  # of the position after it
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("layout", String(32), nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("used", Integer),  # chances used up by then; none: from before there were proofs
)

# What settles a table's chance, hidden until its game is over; and who will put something in.
secrets = Table(
    "secrets",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("seals", Json(dict[str, str]), nullable=False, server_default="{}"),
)

# How the records of snapshots are laid out, so that a later version can still read them.
layouts = Table(
    "layouts",
    metadata,
    Column("hash", String(32), primary_key=True),
    Column("fields", Text, nullable=False),
)

# The editions that were played with: a table outlives a change of the shipped file.
editions = Table(
    "editions",
    metadata,
    Column("hash", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("file", LargeBinary, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(64)),
    Column("guest", String(32), nullable=False, server_default=""),
)

# Three words that lead somewhere: to a table, to an invitation, or (once, and soon) to a seat.
codes = Table(
    "codes",
    metadata,
    Column("words", String(48), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger),
    Column("until", BigInteger),
    Index("codes_table", "table_id"),
)

# Games that were looked back upon: how everybody stood, and which decisions mattered.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("found", LargeBinary, nullable=False),
)

# Whom a guest does not want to hear.
blocks = Table(
    "blocks",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
)

# The server processes that are alive: they share out the bots and the clocks.
workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
