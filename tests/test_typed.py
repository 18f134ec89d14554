"""A bot author's own code under `mypy --strict`: the package tells its types, and they are true."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OWN = """
from __future__ import annotations

import merrymen
from merrymen import Bot, Match
from merrymen.arena import Results, play, series
from merrymen.chronicle import Chronicle


class Lowest:
    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def choose(self, hidden_match: Match, seat: int) -> int:
        lead: int = hidden_match.scores()[seat] - max(hidden_match.scores())
        return min(hidden_match.legal()) if lead < 0 else hidden_match.legal()[0]


mine: Bot = Lowest()
game = merrymen.game("kings_and_creatures")
told: Chronicle = play(game, [mine, merrymen.bot("greedy", seed=1)], seed=3)
found: Results = series(game, [("lowest", Lowest), ("random", lambda s: merrymen.bot("random"))], 4)
last: Match = list(told.replay())[-1]
words: str = last.game.title + str(found.share(0))
"""
WRONG = """
from merrymen import Bot, Match


class Wordy:
    def choose(self, hidden_match: Match, seat: int) -> str:
        return hidden_match.legal()


mine: Bot = Wordy()
"""
GUIDE = ROOT / "docs" / "guides" / "first-bot.md"
TYPED = {
    "hidden_match": "hidden_match: Match",
    "seat": "seat: int",
    "action": "action: int",
    "seed=None": "seed: int | None = None",
}


def of_the_guide() -> str:
    """The bots of the guide, with the types that the page tells to write."""

    def typed(found: re.Match[str]) -> str:
        name, listed = found.groups()
        given = ", ".join(TYPED.get(one, one) for one in listed.split(", "))
        return f"def {name}({given}) -> {'None' if name == '__init__' else 'int'}:"

    (bots,) = re.findall(r'^```python title="my_bot.py"\n(.*?)^```', GUIDE.read_text(), re.S | re.M)
    return "from merrymen import Match\n" + re.sub(r"def (\w+)\((.*)\):", typed, bots)


def test_a_bot_author_s_own_code_is_checked(tmp_path: pathlib.Path) -> None:
    """The bots of the guide too, which says so."""
    (tmp_path / "own.py").write_text(OWN)
    (tmp_path / "own_guide.py").write_text(of_the_guide())
    (tmp_path / "wrong.py").write_text(WRONG)
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--no-error-summary",
         "--config-file", os.devnull, "--cache-dir", str(ROOT / ".mypy_cache" / "authors"),
         "own.py", "own_guide.py", "wrong.py"],
        cwd=tmp_path, env={**os.environ, "MYPYPATH": str(ROOT / "src")}, capture_output=True,
        text=True,
    )  # fmt: skip
    told = ran.stdout.splitlines()
    assert not [line for line in told if line.startswith("own")], ran.stdout
    assert any("Incompatible return value type" in line for line in told), ran.stdout + ran.stderr
    assert any('"Wordy", variable has type "Bot"' in line for line in told), ran.stdout


def test_the_mark_of_a_typed_package_is_there() -> None:
    assert (ROOT / "src" / "merrymen" / "py.typed").exists()
