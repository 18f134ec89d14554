"""A bot in any language: a program that answers JSON lines on its standard output.

For every decision it gets one line, {"choose": {"game", "seat", "legal", "view", "seconds"}}, and
answers with one line, {"action": N}. It ends when its standard input does. See docs/bots.md.
"""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
from typing import Any, cast

import msgspec

from merrymen.bots.greedy import Greedy
from merrymen.match import Match


class Answer(msgspec.Struct):
    """What a program answers."""

    action: int


class Program:
    """Asks a program, with a time limit; a late or wrong answer is replaced by greedy's."""

    def __init__(self, command: str, seconds: float = 5.0, seed: int | None = None) -> None:
        self.command, self.seconds = command, seconds
        self.failures: list[str] = []
        self._greedy = Greedy(seed)
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue()

    def choose(self, hidden_match: Match, seat: int) -> int:
        legal = hidden_match.legal()
        try:
            action = self._ask(hidden_match, seat, legal)
            if action in legal:
                return action
            self.failures.append(f"answered {action}, which is not legal")
        except (OSError, queue.Empty, msgspec.DecodeError) as error:
            reason = "took too long" if isinstance(error, queue.Empty) else str(error)
            self.failures.append(reason)
            self.close()
        return self._greedy.choose(hidden_match, seat)

    def _ask(self, match: Match, seat: int, legal: list[int]) -> int:
        process = self._running()
        question: dict[str, Any] = {"game": match.game.name, "seat": seat, "legal": legal}
        question |= {"view": match.view(seat), "seconds": self.seconds}
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode({"choose": question}) + b"\n")
        process.stdin.flush()
        line = self._lines.get(timeout=self.seconds)
        return msgspec.json.decode(line, type=Answer).action

    def _running(self) -> subprocess.Popen[bytes]:
        """The program, started anew where it has ended."""
        if self._process is None or self._process.poll() is not None:
            self._lines = queue.Queue()
            self._process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
        return self._process

    def close(self) -> None:
        """End the program; the next question starts it again."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def _read(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
    """Hand on every line, so that waiting for one can have a limit."""
    for line in cast(Any, process.stdout):
        lines.put(line)
