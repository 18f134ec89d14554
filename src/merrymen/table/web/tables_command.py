"""`merrymen tables`: what the keeper of a server sees and does."""

from __future__ import annotations

import argparse
import pathlib
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

import merrymen
from merrymen.table.protocol.facts import SeatInfo, TableInfo
from merrymen.table.refusal import Refusal
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.store import Store, data_folder, default_url
from merrymen.table.times import now_ms
from merrymen.table.web import operator
from merrymen.table.web.operator import Answer, Wish


def main(argv: Sequence[str] | None = None) -> int:
    """List the tables of a server, close one, or say something to everybody."""
    parser = argparse.ArgumentParser(prog="merrymen tables", description=main.__doc__)
    parser.add_argument("--data", type=pathlib.Path, help="the server's data folder")
    parser.add_argument("--database", help="URL of the database (default: the data folder's)")
    deeds = parser.add_subparsers(dest="do")
    deeds.add_parser("list", help="the tables that gather or play")
    deeds.add_parser("close", help="end a table").add_argument("table")
    deeds.add_parser("announce", help="tell everybody something").add_argument("text")
    chosen = parser.parse_args(argv)
    wish = Wish(
        do=chosen.do or "list",
        table=getattr(chosen, "table", ""),
        text=getattr(chosen, "text", ""),
    )
    data, console = chosen.data or data_folder(), Console()
    answer = operator.ask(data, wish) or _without_server(chosen.database or default_url(data), wish)
    if answer.trouble:
        console.print(answer.trouble)
        return 1
    if wish.do == "list":
        show(answer.tables, console)
    else:
        console.print("Done.")
    return 0


def _without_server(url: str, wish: Wish) -> Answer:
    """What can be done while no server runs: read and change the database itself."""
    if wish.do == "announce":
        return Answer(trouble="No server runs on this data folder: there is nobody to tell.")
    migrate(url)
    store = Store(url)
    try:
        if wish.do == "list":
            rows = store.read(operator.live_tables)
            known = [row for row in rows if row.game in merrymen.games()]
            return Answer(tables=[operator.plain_info(row) for row in known])
        store.write(lambda c: operator.close_table(c, wish.table)).result()
        return Answer()
    except Refusal as refusal:
        return Answer(trouble=merrymen.text(refusal.reason))
    finally:
        store.close()


def show(tables: list[TableInfo], console: Console) -> None:
    """The tables, a line for each."""
    listed = Table(box=None, header_style="bold")
    for column in ("table", "game", "status", "people", "step", "watch", "last change", "code"):
        listed.add_column(column)
    for table in tables:
        people = ", ".join(_person(seat) for seat in table.seats)
        status = "paused" if table.paused else table.status
        ago = f"{max(0, now_ms() - table.changed_at) // 60_000} min ago"
        listed.add_row(
            table.id, table.title, status, people, str(table.version), str(table.watching), ago,
            table.code or "",
        )  # fmt: skip
    console.print(listed)
    console.print(f"{len(tables)} tables gather or play.")


def _person(seat: SeatInfo) -> str:
    if seat.kind == "bot":
        return f"({seat.level})"
    if seat.kind != "person":
        return "free"
    bot = " (a bot plays on)" if seat.played_on else ""
    return f"{seat.name}{'' if seat.here else ', away'}{bot}"
