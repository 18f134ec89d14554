"""Nothing is asked of a system that it may not have: what Unix alone has is never imported blindly.

Windows has no fcntl, resource, grp, pwd or termios, and uvloop is not installed there. Every module
of the package is imported with all of them missing.
"""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

from merrymen.machine import stand_back

ROOT = pathlib.Path(__file__).resolve().parent.parent
OF_UNIX = ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty", "uvloop")
# Other packages look at sys.platform when they are imported: they come first.
FIRST = (
    "asyncio", "http.server", "multiprocessing", "socket", "subprocess", "numba.cuda",
    "rich.console", "alembic.command", "litestar", "matplotlib.pyplot", "pyarrow", "redis.asyncio",
    "sb3_contrib", "segno", "sqlalchemy", "torch", "uvicorn", "websockets.sync.client",
)  # fmt: skip

IMPORTING = """
import importlib, pkgutil, sys, types
sys.platform = "win32"
sys.modules["msvcrt"] = types.ModuleType("msvcrt")  # Windows has this one instead
for name in {names}:
    sys.modules[name] = None
import merrymen
from merrymen.errors import MissingExtra
for found in pkgutil.walk_packages(merrymen.__path__, "merrymen."):
    if ".migrations." in found.name or found.name.endswith(("__main__", ".cuda", ".gpu", ".kept")):
        continue
    try:
        importlib.import_module(found.name)
    except MissingExtra:
        continue
    except ImportError as error:
        if getattr(error, "name", None) in {names}:
            print(found.name, error)
        else:
            raise
print("all imported")
"""


def test_every_module_is_imported_without_what_unix_alone_has() -> None:
    before = ""
    for library in FIRST:
        before += f"try:\n    import {library}\nexcept ImportError:\n    pass\n"
    program = before + IMPORTING.replace("{names}", repr(OF_UNIX))
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines()[-1:] == ["all imported"], ran.stdout
    assert len(ran.stdout.splitlines()) == 1, ran.stdout


def test_a_process_stands_back_only_where_the_system_knows_how(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Windows has no os.nice; bots think there all the same."""
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append, raising=False)
    stand_back(5)
    assert asked == [5]
    monkeypatch.delattr(os, "nice")
    stand_back(5)
    assert asked == [5]
