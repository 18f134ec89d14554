"""A bot in any language: a program that answers JSON lines on its standard output.

For every decision it gets one line, {"choose": {"game", "seat", "legal", "view", "seconds"}}, and
answers with one line, {"action": N}. It ends when its standard input does. See docs/bots.md.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import subprocess
import threading
from typing import Any, cast

import msgspec

from merrymen.bots.greedy import Greedy
from merrymen.errors import BadSetup, BrokenBot
from merrymen.match import Match


class Answer(msgspec.Struct):
    """What a program answers."""

    action: int


class Program:
    """Asks a program, with a time limit; a late or wrong answer is replaced by greedy's.

    `failures` holds the reason for every such answer. A strict one raises BrokenBot instead.
    """

    SECONDS = 5.0

    def __init__(self, command: str, seconds: float = SECONDS, seed: int | None = None) -> None:
        self.command, self.seconds, self.strict = command, seconds, False
        try:
            self._words = words_of(command)
        except ValueError as error:
            raise BadSetup(f"run:{command} cannot be read: {error}") from None
        if not self._words:
            raise BadSetup("run: needs a command behind the colon, as in run:python bot.py")
        self.failures: list[str] = []
        self._greedy = Greedy(seed)
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue()

    def choose(self, hidden_match: Match, seat: int) -> int:
        try:
            return self._answer(hidden_match, seat)
        except BrokenBot as error:
            if self.strict:
                raise
            self.failures.append(str(error))
        return self._greedy.choose(hidden_match, seat)

    def probe(self, match: Match) -> None:
        """Ask for one decision, or raise BrokenBot: whoever never answers should not play."""
        seat = match.to_move
        assert seat is not None
        try:
            self._answer(match.hidden(seat), seat)
        finally:
            self.close()

    def _answer(self, hidden_match: Match, seat: int) -> int:
        legal = hidden_match.legal()
        try:
            action = self._ask(hidden_match, seat, legal)
        except queue.Empty:
            self.close()
            raise BrokenBot("took too long") from None
        except OSError as error:
            self.close()
            raise BrokenBot(f"could not be asked ({error})") from None
        except msgspec.DecodeError as error:
            self.close()
            raise BrokenBot(f"gave an answer that cannot be read ({error})") from None
        if action not in legal:
            raise BrokenBot(f"answered {action}, which is not legal")
        return action

    def _ask(self, match: Match, seat: int, legal: list[int]) -> int:
        process = self._running()
        question: dict[str, Any] = {"game": match.game.name, "seat": seat, "legal": legal}
        question |= {"view": match.view(seat), "seconds": self.seconds}
        assert process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # it has ended: nothing more comes from it
            process.stdin.write(msgspec.json.encode({"choose": question}) + b"\n")
            process.stdin.flush()
        line = self._lines.get(timeout=self.seconds)
        if not line:
            raise BrokenBot(f"ended without an answer, with status {process.wait()}")
        return msgspec.json.decode(line, type=Answer).action

    def _running(self) -> subprocess.Popen[bytes]:
        """The program, started anew where it has ended."""
        if self._process is None or self._process.poll() is not None:
            self._lines = queue.Queue()
            self._process = subprocess.Popen(
                self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE
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
    lines.put(b"")  # nothing comes after this


def words_of(command: str, windows: bool = os.name == "nt") -> list[str]:
    """A command line as its words. On Windows a backslash stands in paths and quotes nothing."""
    if not windows:
        return shlex.split(command)
    return [word.strip("\"'") for word in shlex.split(command, posix=False)]
