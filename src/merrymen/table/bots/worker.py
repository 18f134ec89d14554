"""A process that thinks: hidden records come in, actions and advice go out.

It knows nothing of tables, and for a bot it sees only what the bot's seat may know; so it is with
whoever asks for a hint. Another such process looks back at games that are over. The server ends it
when a thought takes too long.
"""

from __future__ import annotations

import os
import pathlib
import signal
import sys
import threading
import time
from typing import Any, BinaryIO

import msgspec
import numpy as np

import merrymen
from merrymen.analysis.advising import Advice, Budget, advise, compare
from merrymen.analysis.work import Found, Piece, do
from merrymen.bots.readying import get_ready
from merrymen.editions import Edition
from merrymen.machine import cores, stand_back
from merrymen.match import Match

PLAY, LATER = 5, 10  # how far a process stands back: behind the event loop, behind everything


class Position(msgspec.Struct, array_like=True):
    """A position on its way to another process."""

    game: str
    options: dict[str, Any]
    edition: bytes
    edition_hash: str  # networks belong to an edition
    record: bytes


def sent(match: Match) -> tuple[str, dict[str, Any], bytes, str, bytes]:
    """The parts of a `Position`."""
    edition = match.edition
    return match.game.name, match.options, edition.record.tobytes(), edition.hash, match.raw


class Ready(msgspec.Struct, array_like=True, tag=True):
    """Nothing to think about: only to be ready for a game, as these bots need it."""

    game: str
    bots: list[str]


class Thought(Position, array_like=True, tag=True):
    """What to think about."""

    seat: int
    bot: str
    settings: dict[str, Any]


class Counsel(Position, array_like=True, tag=True):
    """What to give a hint on: what the seat may know; or why `best` rather than `action`."""

    seat: int
    budget: Budget
    action: int | None = None
    best: int = 0


class Look(Position, array_like=True, tag=True):
    """A piece of looking back: a whole position, and the action that was taken there."""

    piece: Piece
    action: int


Asked = Ready | Thought | Counsel | Look


def read_block(stream: BinaryIO) -> bytes:
    """A block with its length before it; empty at the end."""
    return stream.read(int.from_bytes(stream.read(4), "big"))


def block(content: bytes) -> bytes:
    return len(content).to_bytes(4, "big") + content


def think(thought: Thought) -> int:
    """The action that the bot chooses."""
    bot = merrymen.bot(thought.bot, **thought.settings)
    return bot.choose(_match(thought), thought.seat)


def counsel(asked: Counsel) -> Advice:
    """A hint, or two actions side by side."""
    seen = _match(asked)
    if asked.action is None:
        return advise(seen, asked.seat, asked.budget)
    return compare(seen, asked.seat, asked.action, asked.best, asked.budget)


def answer(asked: Asked) -> int | Advice | Found:
    match asked:
        case Ready():
            for bot in asked.bots:
                get_ready(merrymen.game(asked.game), bot)
            return 0
        case Counsel():
            return counsel(asked)
        case Look():
            return look(asked)
    return think(asked)


def look(one: Look) -> Found:
    """What a look back finds."""
    return do(one.piece, _match(one), one.action)


def _match(asked: Position) -> Match:
    game = merrymen.game(asked.game)
    cards = np.frombuffer(asked.edition, game.edition_format.layout.dtype)
    record = np.frombuffer(asked.record, game.layout.dtype).copy()
    return Match(
        game, Edition(None, cards, asked.edition_hash, pathlib.Path()), asked.options, record
    )


def _end_with_parent(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


def is_idlers(niceness: int, load: float, count: int) -> bool:
    """Whether a process takes only what nobody else wants: looking back, on a machine that has
    time to spare. On one that has none that would be never."""
    return niceness >= LATER and load < count


def _stand_back(niceness: int) -> None:
    """The event loop comes first: no thought that begins may take the core from it.

    Beside a process that is only nice a table wakes up a little later at every step of an action,
    for no core is ever free. One that idles counts as a free core, and leaves it at once.
    """
    stand_back(niceness)
    if sys.platform == "linux":
        idle = is_idlers(niceness, os.getloadavg()[0], cores())
        policy = os.SCHED_IDLE if idle else os.SCHED_BATCH
        os.sched_setscheduler(0, policy, os.sched_param(0))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this
    replies, sys.stdout = sys.stdout.buffer, sys.stderr
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    _stand_back(int(sys.argv[1]))
    while content := read_block(sys.stdin.buffer):
        asked = msgspec.msgpack.decode(content, type=Asked)
        replies.write(block(msgspec.msgpack.encode(answer(asked))))
        replies.flush()


if __name__ == "__main__":
    main()
