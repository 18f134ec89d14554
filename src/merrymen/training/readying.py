"""A game's kernels are made ready beside the training, which plays on the CPU meanwhile."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable

from merrymen.game import Game


class Readying:
    """A process of its own compiles and keeps the kernels, and sees whether they play as the CPU
    does. Whatever goes wrong there, training goes on as it is.
    """

    def __init__(self, game: Game, wanted: bool) -> None:
        self._game = game
        self._process: subprocess.Popen[str] | None = None
        if wanted and importlib.util.find_spec("numba_cuda") is not None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "merrymen.training.cuda", game.name],
                env={**os.environ, "NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS": "0"},
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            )  # fmt: skip

    def ready(self, say: Callable[[str], None]) -> bool:
        """True once, when the games can go over to the GPU."""
        if self._process is None or self._process.poll() is None:
            return False
        told = self._process.communicate()[0].strip().splitlines() or ["it said nothing"]
        code, self._process = self._process.returncode, None
        if code:
            say(f"{self._game.name} goes on with games on the CPU: {told[-1]}")
        else:
            say(told[-1])
        return code == 0

    def close(self) -> None:
        """Training is over: nobody waits for the kernels any more."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
