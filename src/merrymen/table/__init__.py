"""The table: live play for any registered game, over HTTP and WebSocket.

An action flows one way: socket, table (is it legal? store it, then apply it), a hidden record for
every seat, a view, socket. Nothing is acknowledged before it is on disk, and nothing is sent to a
seat that was not made from that seat's hidden record.
"""

from merrymen.extras import need

need(
    "table", "alembic", "httptools", "litestar", "segno", "sqlalchemy", "uvicorn", "websockets"
)  # fmt: skip
