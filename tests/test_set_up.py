"""`./play` on a fresh machine: which steps come before the page, and what installs packages."""

from __future__ import annotations

import pathlib
import stat
import subprocess
import sys

import pytest
from tools import ready, web


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done, in order, with nothing really done."""
    done: list[str] = []

    def note(*words: str) -> int:
        done.append(" ".join(words))
        return 0

    monkeypatch.setattr(ready, "set_up_packages", lambda purpose: note("packages"))
    monkeypatch.setattr(ready, "run_or_stop", lambda module, what: note(what))
    monkeypatch.setattr(web, "build", lambda python: note("client"))
    monkeypatch.setattr(ready, "open_table", lambda arguments: note("page"))
    monkeypatch.setattr(ready, "run", lambda module, *arguments: note(*arguments))
    return done


def test_the_page_waits_for_packages_and_client_alone(steps: list[str]) -> None:
    assert ready.play([]) == 0
    assert steps == ["packages", "client", "page"]


def test_a_whole_set_up_compiles_as_well(steps: list[str]) -> None:
    assert ready.play(["--setup"]) == 0
    assert steps == ["packages", "warm", "client"]


def test_the_terminal_needs_no_client(steps: list[str]) -> None:
    assert ready.play(["--terminal", "castle_combo"]) == 0
    assert steps == ["packages", "play castle_combo"]


@pytest.fixture
def tools_called(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A PATH with nothing on it, and a .venv whose Python writes down what it is asked for."""
    told = tmp_path / "told"
    _script(tmp_path / "python", f'echo "python $*" >> {told}')
    monkeypatch.setattr(ready, "PYTHON", tmp_path / "python")
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    return told


def _script(path: pathlib.Path, line: str) -> None:
    path.write_text(f"#!/bin/sh\n{line}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
@pytest.mark.parametrize(("code", "installers"), [(0, ["uv"]), (2, ["uv", "python"])])
def test_uv_installs_where_it_is_there_and_pip_where_that_fails(
    tools_called: pathlib.Path, code: int, installers: list[str]
) -> None:
    uv = tools_called.parent / "bin" / "uv"
    _script(uv, f'echo "uv $*" >> {tools_called}; exit {code}')
    ready.add_packages("--require-hashes", "-r", "play.txt")
    lines = tools_called.read_text().splitlines()
    assert [line.split()[0] for line in lines] == installers
    python = tools_called.parent / "python"
    assert lines[0] == f"uv pip install -q --python {python} --require-hashes -r play.txt"


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
def test_pip_installs_where_there_is_no_uv(tools_called: pathlib.Path) -> None:
    ready.add_packages("--require-hashes", "-r", "play.txt")
    (line,) = tools_called.read_text().splitlines()
    assert line.startswith("python -m pip install --require-hashes -r play.txt")


def test_a_set_up_that_fails_says_so(
    tools_called: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess, "call", lambda command: 1)
    with pytest.raises(SystemExit, match="The set-up stopped"):
        ready.add_packages("-r", "play.txt")
