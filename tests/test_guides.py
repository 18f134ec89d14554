"""The guides do what they say: every block of Python and every command, in order, in a new folder.

A block with a title is (a part of) a file of that name, one without is typed into a running Python,
and of `sh` blocks every line is run. Training is cut to a few thousand steps, and
contests to a few games: what is checked is that it runs, the figures in the text were measured.
"""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys

import pytest

from extras import need

ROOT = pathlib.Path(__file__).resolve().parent.parent
GUIDES = ROOT / "docs" / "guides"
BLOCK = re.compile(r'^```(python|sh)(?: title="([^"]+)")?\n(.*?)^```', flags=re.S | re.M)
SHORTER = (
    (r"learn\(\d+_000\)", "learn(64 * 64)"),
    (r"rounds=20", "rounds=3"),
    (r"--games \d+", "--games 4"),
    (r"range\(20\)", "range(3)"),
    (r"/ 20:", "/ 3:"),
)


def blocks(page: pathlib.Path) -> list[tuple[str, str, str]]:
    words = page.read_text(encoding="utf-8")
    for long, short in SHORTER:
        words = re.sub(long, short, words)
    return [(kind, title, code) for kind, title, code in BLOCK.findall(words)]


def follow(page: pathlib.Path, folder: pathlib.Path) -> str:
    """Do what the page says, in a folder; everything that was printed."""
    typed = waiting = said = ""
    for kind, title, code in blocks(page):
        if title:
            with (folder / title).open("a", encoding="utf-8") as file:
                file.write(code)
        elif kind == "python":
            waiting += code
        else:
            if waiting:
                typed, waiting = typed + waiting, ""
                said += _typed(typed, folder)
            said += "".join(_run(line, folder) for line in code.splitlines())
    return said + (_typed(typed + waiting, folder) if waiting else "")


def _typed(code: str, folder: pathlib.Path) -> str:
    """All of the session so far: a command may need the file that it wrote."""
    return _call([sys.executable, "-c", code], folder)


def _run(line: str, folder: pathlib.Path) -> str:
    program, _, rest = line.partition(" ")
    module = {"python": [], "merrymen": ["-m", "merrymen.cli"]}[program]
    return _call([sys.executable, *module, *rest.split()], folder)


def _call(command: list[str], folder: pathlib.Path) -> str:
    paths = os.pathsep.join([str(ROOT / "src"), str(folder)])
    ran = subprocess.run(
        command, cwd=folder, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": paths, "COLUMNS": "160"},
    )  # fmt: skip
    assert ran.returncode == 0, f"{command[-1]}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


def test_your_first_bot(tmp_path: pathlib.Path) -> None:
    said = follow(GUIDES / "first-bot.md", tmp_path)
    assert "my_bot.py:Ahead" in said
    assert "over: scores" in said


def test_self_play_with_a_batch(tmp_path: pathlib.Path) -> None:
    assert "selfplay.py:Learner" in follow(GUIDES / "self-play.md", tmp_path)


def test_solving_a_small_endgame(tmp_path: pathlib.Path) -> None:
    said = follow(GUIDES / "endgame.md", tmp_path)
    assert re.search(r"points, from \d+ positions", said)
    assert re.search(r"search:1000: \d+\.\d points lost", said)


def test_training_with_sb3_and_the_arena(tmp_path: pathlib.Path) -> None:
    need("sb3_contrib", "sb3")
    assert "policy.py:Policy" in follow(GUIDES / "train-with-sb3.md", tmp_path)


@pytest.mark.long
def test_self_play_on_ray(tmp_path: pathlib.Path) -> None:
    need("ray", "ray")
    assert "won by seat 0" in follow(GUIDES / "cluster.md", tmp_path)


def test_a_guide_that_fails_is_found(tmp_path: pathlib.Path) -> None:
    page = tmp_path / "broken.md"
    page.write_text("```python\nraise SystemExit('no')\n```\n")
    with pytest.raises(AssertionError, match="no"):
        follow(page, tmp_path)


def test_every_guide_is_followed() -> None:
    source = pathlib.Path(__file__).read_text(encoding="utf-8")
    assert [page.name for page in GUIDES.glob("*.md") if f'"{page.name}"' not in source] == []
