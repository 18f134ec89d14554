"""The wheel holds everything that a host needs, and nothing else."""

from __future__ import annotations

import pathlib
import subprocess
import sys
import zipfile

import merrymen
from merrymen.messages import LANGUAGES

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
BUILD = "import sys; from tools import backend; print(backend.build_wheel(sys.argv[1]))"


def test_the_wheel_is_complete(tmp_path: pathlib.Path) -> None:
    subprocess.run([sys.executable, "-c", BUILD, str(tmp_path)], cwd=ROOT, check=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        held = {name for name in wheel.namelist() if ".dist-info/" not in name}
        pages = wheel.read("merrymen/web/index.html").decode()
        about = next(wheel.read(n).decode() for n in wheel.namelist() if n.endswith("/METADATA"))
    built = SOURCES / "merrymen" / "web"
    client = {path for path in built.rglob("*") if path.is_file() and path.name[0] != "."}
    assert {path.relative_to(SOURCES).as_posix() for path in client} == {
        name for name in held if name.startswith("merrymen/web/")
    }
    assert "/assets/" in pages
    for game in merrymen.games():
        assert f"merrymen/games/{game}/edition.toml" in held
        assert {f"merrymen/games/{game}/texts/{one}.ftl" for one in LANGUAGES} <= held
    migrations = (SOURCES / "merrymen" / "table" / "migrations").rglob("*.*")
    kept = (path for path in migrations if "__pycache__" not in path.parts)
    assert {path.relative_to(SOURCES).as_posix() for path in kept} <= held
    weights = (SOURCES / "merrymen" / "learning" / "weights").glob("*.*")
    assert {path.relative_to(SOURCES).as_posix() for path in weights} <= held
    assert "merrymen/py.typed" in held
    examples = {f"merrymen/examples/{path.name}" for path in (ROOT / "examples").glob("*.py")}
    assert examples == {name for name in held if name.startswith("merrymen/examples/")}
    assert not [name for name in held if not name.startswith("merrymen/")]
    for line in ("Author: The Merrymen developers", "Classifier: Typing :: Typed", "# Merrymen"):
        assert line in about
    assert "Provides-Extra: sb3" in about
