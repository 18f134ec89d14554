"""The core is enough to play, to search and to contest, and what needs more says which extra."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAME = "kings_and_creatures"
# What a server, a report and training need, and nothing in the core may so much as look for.
NOT_OF_THE_CORE = (
    "alembic", "httptools", "litestar", "matplotlib", "openskill", "pyarrow", "ray", "redis",
    "segno", "sqlalchemy", "torch", "uvicorn", "uvloop", "websockets",
)  # fmt: skip

PLAYING = f"""
import merrymen, sys
match = merrymen.game("{GAME}").new(players=2, seed=1)
bot = merrymen.bot("search", simulations=20, seed=1)
while match.to_move is not None:
    match.apply(bot.choose(match.hidden(match.to_move), match.to_move))
assert match.winners()
print([name for name in {NOT_OF_THE_CORE} if name in sys.modules])
"""

SAYING = """
import contextlib, io, sys
import core_only
core_only.block()
sys.stdin = io.StringIO("q\\n" * 9)  # whoever plays in the terminal stops at once
from merrymen import cli
for line in sys.argv[1:]:
    out, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        try:
            code = cli.main(line.split())
        except SystemExit as stopped:
            code = stopped.code
    told = " ".join((errors.getvalue() or out.getvalue()[:80]).split())
    print(code, line, told, sep="\\t")
"""

IMPORTING = """
import core_only, importlib, sys
core_only.block()
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ImportError as error:
        print(error)
    else:
        print("imported", name)
"""


def apart(program: str, *arguments: str) -> list[str]:
    """A program in a Python of its own, and the lines that it says."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests"), str(ROOT)])
    ran = subprocess.run(
        [sys.executable, "-c", program, *arguments], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_playing_and_searching_load_nothing_of_the_server() -> None:
    """Everything is installed here, and none of it is imported."""
    assert apart(PLAYING) == ["[]"]


def test_what_the_core_can_do_it_does_without_extras(tmp_path: pathlib.Path) -> None:
    stored = sorted((ROOT / "tests" / "fixtures" / GAME).glob("*.json"))[0]
    commands = (
        "games",
        f"warm {GAME}",
        f"play {GAME} --bot random --players 2",
        f"arena {GAME} --bots greedy,random --players 2 --games 2",
        f"fuzz {GAME} --games 2 --folder {tmp_path}",
        f"replay {stored}",
        f"playthrough {GAME} --store {tmp_path}",
        f"edition show {GAME}",
        f"examples {tmp_path / 'examples'}",
    )
    for line in apart(SAYING, *commands):
        code, command, told = line.split("\t")
        assert code == "0", f"{command}: {told}"


NEEDING = {
    "serve": "table",
    "verify": "table",
    "tables": "table",
    "backup": "table",
    "restore": "table",
    "forget": "table",
    "doctor": "table",
    "bench table": "table",
    "chaos": "hosting",
    f"league {GAME}": "arena",
    f"arena {GAME} --report out": "arena",
    f"arena {GAME} --steps out": "arena",
    f"arena {GAME} --ray auto": "ray",
    f"train {GAME}": "torch",
}


def test_every_command_that_needs_an_extra_names_it() -> None:
    """One sentence each, no traceback, and before any work begins."""
    for line, extra in zip(apart(SAYING, *NEEDING), NEEDING.values(), strict=True):
        code, command, told = line.split("\t")
        assert code == "2", line
        assert told.startswith("merrymen: this needs the extra"), line
        assert f"pip install 'merrymen[{extra}]'" in told, f"{command}: {told}"


def test_every_command_was_tried_with_the_core_alone() -> None:
    """A new command says here what it needs. Those left out want a file that only a server makes,
    or minutes."""
    from merrymen import cli

    parser = cli.parser()
    listed = next(a.choices for a in parser._actions if hasattr(a, "choices") and a.choices)
    source = pathlib.Path(__file__).read_text(encoding="utf-8")
    left_out = {"verify-fair", "tune", "bench", "docs", "analyse", "puzzles"}
    missing = [name for name in listed if name not in left_out and f'"{name}' not in source]
    assert missing == []


MODULES = {
    "merrymen.client": "table",
    "merrymen.table.house": "table",
    "merrymen.arena.html": "arena",
    "merrymen.training.train": "torch",
    "merrymen.adapters.gymnasium": "gymnasium",
    "merrymen.adapters.pettingzoo": "pettingzoo",
    "merrymen.adapters.openspiel": "openspiel",
    "merrymen.adapters.sb3": "sb3",
}


def test_every_module_that_needs_an_extra_names_it() -> None:
    for told, extra in zip(apart(IMPORTING, *MODULES), MODULES.values(), strict=True):
        assert f"pip install 'merrymen[{extra}]'" in told
