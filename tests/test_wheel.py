"""The wheel holds everything that a host needs, and nothing else."""

from __future__ import annotations

import concurrent.futures
import io
import os
import pathlib
import subprocess
import sys
import tarfile
import zipfile

import pytest
from tools import building, site

import merrymen
from extras import need
from merrymen.messages import LANGUAGES

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PROJECT = ROOT / "pyproject.toml"
BUILD = "import sys; from tools import backend; print(backend.build_{what}(sys.argv[1]))"
WHAT = ("wheel", "sdist")
CURRENT = "from tools import site, web; print(site.is_current(), web.is_current())"


def build(what: str, to: pathlib.Path, root: pathlib.Path = ROOT) -> pathlib.Path:
    """A wheel or an sdist of a tree of sources, as pip would have it built."""
    to.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-c", BUILD.format(what=what), str(to)]
    subprocess.run(command, cwd=root, check=True, env={**os.environ, "PYTHONPATH": ""})
    (made,) = to.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel_file(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    need("zensical", "the group site of pyproject.toml")
    return build("wheel", tmp_path_factory.mktemp("wheel"))


def contents(wheel: pathlib.Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def test_the_source_archive_builds_the_same_wheel(
    wheel_file: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Client and documentation come built in it: no Node, and nothing to build pages with."""
    with tarfile.open(build("sdist", tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("merrymen-*")
    asked = [sys.executable, "-c", CURRENT]
    said = subprocess.run(asked, cwd=unpacked, check=True, capture_output=True, text=True)
    assert said.stdout.split() == ["True", "True"]
    again = contents(build("wheel", tmp_path / "wheel", unpacked))
    first = contents(wheel_file)
    assert again.keys() == first.keys()
    record = next(name for name in first if name.endswith(".dist-info/RECORD"))
    assert [name for name in first if first[name] != again[name] and name != record] == []


def test_builds_at_the_same_time_wait_for_each_other(tmp_path: pathlib.Path) -> None:
    """Each of them would build the documentation, and lay the examples in and take them out."""
    need("zensical", "the group site of pyproject.toml")
    with building.alone("wheel"):
        site.STAMP.unlink(missing_ok=True)
    with concurrent.futures.ThreadPoolExecutor() as side_by_side:
        made = list(side_by_side.map(lambda what: build(what, tmp_path / what), WHAT))
    assert [path.suffix for path in made] == [".whl", ".gz"]
    assert site.is_current()


def test_the_wheel_is_complete(wheel_file: pathlib.Path) -> None:
    with zipfile.ZipFile(wheel_file) as wheel:
        held = {name for name in wheel.namelist() if ".dist-info/" not in name}
        pages = wheel.read("merrymen/web/index.html").decode()
        site_in_it = io.BytesIO(wheel.read("merrymen/site/pages.zip"))
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
    migrations = (SOURCES / "merrymen" / "table" / "storage" / "migrations").rglob("*.*")
    kept = (path for path in migrations if "__pycache__" not in path.parts)
    stored = {path.relative_to(SOURCES).as_posix() for path in kept}
    assert stored
    assert stored <= held
    weights = (SOURCES / "merrymen" / "learning" / "weights").glob("*.*")
    assert {path.relative_to(SOURCES).as_posix() for path in weights} <= held
    assert "merrymen/py.typed" in held
    assert {"index.html", "guides/first-bot.html"} <= set(zipfile.ZipFile(site_in_it).namelist())
    examples = {f"merrymen/examples/{path.name}" for path in (ROOT / "examples").glob("*.py")}
    assert examples == {name for name in held if name.startswith("merrymen/examples/")}
    assert not [name for name in held if not name.startswith("merrymen/")]
    for line in ("Author: The Merrymen developers", "Classifier: Typing :: Typed", "# Merrymen"):
        assert line in about
    extras = (
        "all",
        "arena",
        "gpu",
        "gymnasium",
        "hosting",
        "openspiel",
        "pettingzoo",
        "ray",
        "sb3",
    )
    for extra in (*extras, "table", "torch"):
        assert f"Provides-Extra: {extra}" in about
