"""`merrymen forget GUEST`: a guest's names, words and seats are erased; games stay as they were."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.console import Console

import merrymen
from merrymen.table.keeping.backup import arguments
from merrymen.table.keeping.erasing import Erased, sweep
from merrymen.table.keeping.opening import alone, is_served
from merrymen.table.refusal import Refusal
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.store import Store, data_folder, default_url
from merrymen.table.web import operator
from merrymen.table.web.operator import Answer, Wish

ELSEWHERE = (
    "A server runs on this database, but not with this data folder: do it where it runs, or give"
    " its folder with --data. Nothing was changed."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Erase a guest: names, chat, seats, blocks. What was played stays, without the name."""
    parser = argparse.ArgumentParser(prog="merrymen forget", description=main.__doc__)
    parser.add_argument("guest", help="the guest's id; with --table: what they are called there")
    parser.add_argument("--table", default="", help="a table where the guest sits, hosts or talks")
    arguments(parser)
    chosen = parser.parse_args(argv)
    data, console = chosen.data or data_folder(), Console()
    url = chosen.database or default_url(data)
    wish = Wish(do="forget", guest=chosen.guest, table=chosen.table)
    answer = operator.ask(data, wish) or _without_server(url, wish)
    if answer.trouble or not answer.erased:
        console.print(answer.trouble or f"Nothing is stored about {chosen.guest}.", markup=False)
        return 1
    sweep(url)
    tell(answer.erased, console)
    return 0


def _without_server(url: str, wish: Wish) -> Answer:
    """While no server runs: in the database itself."""
    with alone(url):
        migrate(url)
        store = Store(url)
        try:
            if store.read(is_served):
                return Answer(trouble=ELSEWHERE)
            return Answer(erased=store.write(lambda c: operator.forget_guest(c, wish)).result())
        except Refusal as refusal:
            return Answer(trouble=merrymen.text(refusal.reason))
        finally:
            store.close()


def tell(erased: Erased, console: Console) -> None:
    """What is gone, and what is not in our hands."""
    console.print(
        f"Erased: the name in {erased.seats} seats and as host of {erased.hosted} tables,"
        f" {erased.lines} lines of chat, {erased.blocks} blocks."
    )
    if erased.closed:
        console.print(f"{erased.closed} tables that only this guest had going are closed.")
    console.print(
        "Games stay and replay as they were played. Not erased: backups, the server's log,"
        " and files that players have saved."
    )
