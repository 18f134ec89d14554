"""All rooms have one shape: the same files with the same names in them, and nothing else."""

from __future__ import annotations

import ast
import importlib
import itertools
import pathlib
import sys
import typing
from typing import Any

import bench
import pytest

import merrymen
from merrymen.messages import LANGUAGES
from merrymen.room import AUDIT, FACTS, RULES, SHAPE, VIEW, room

HOUSE = pathlib.Path(merrymen.__file__).parent
ROOMS = [f"merrymen.games.{name}" for name in merrymen.games()] + ["bench.counting"]
HOMES = {"merrymen": HOUSE, "bench": pathlib.Path(bench.__file__).parent}
FILES = {
    "__init__.py", "state.py", "edition.py", "edition.toml", "audit.py", "terms.toml", "texts",
    "rules", "view",
}  # fmt: skip
LINES = 350

every_room = pytest.mark.parametrize("package", ROOMS)


def folder_of(package: str) -> pathlib.Path:
    home, _, rest = package.partition(".")
    return HOMES[home] / rest.replace(".", "/")


@every_room
def test_the_same_files(package: str) -> None:
    folder = folder_of(package)
    assert {path.name for path in folder.iterdir()} - {"__pycache__"} == FILES
    assert {path.name for path in (folder / "texts").iterdir()} == {f"{x}.ftl" for x in LANGUAGES}
    for place in (*RULES, *VIEW):
        assert (folder / f"{place.replace('.', '/')}.py").is_file(), place


@every_room
def test_the_same_names_in_them(package: str) -> None:
    """Each function stands in its place, and is not handed on from another."""
    for place, names in SHAPE.items():
        module = importlib.import_module(f"{package}.{place}")
        for name in names:
            found = getattr(module, name)
            if place not in FACTS:
                written: Any = getattr(found, "py_func", found)
                assert written.__module__ == module.__name__, f"{place}.{name}"


@every_room
def test_counsel_is_taken_where_a_room_has_one(package: str) -> None:
    """`rules/counsel.py` need not be there; without it advice on reflection is the first advice."""
    verbs = importlib.import_module(package).GAME.verbs
    if (folder_of(package) / "rules/counsel.py").is_file():
        assert verbs.counsel is importlib.import_module(f"{package}.rules.counsel").counsel
        assert verbs.counsel is not verbs.appraise
    else:
        assert verbs.counsel is verbs.appraise


@every_room
def test_the_board_has_a_type(package: str) -> None:
    """The shape of a board stands in `view/shapes.py`, and is what `board` says that it makes."""
    made = typing.get_type_hints(importlib.import_module(f"{package}.view.board").board)["return"]
    assert typing.is_typeddict(made)
    assert made.__module__ == f"{package}.view.shapes"


@every_room
def test_the_package_says_facts_only(package: str) -> None:
    """Imports, and `GAME = room(__name__, …)`."""
    source = (folder_of(package) / "__init__.py").read_text(encoding="utf-8")
    *imports, last = ast.parse(source).body[1:]
    assert all(isinstance(node, ast.ImportFrom) for node in imports)
    assert isinstance(last, ast.Assign)
    assert isinstance(last.value, ast.Call)
    assert ast.unparse(last.targets[0]) == "GAME"
    assert ast.unparse(last.value.func) == "room"
    assert [ast.unparse(each) for each in last.value.args] == ["__name__"]


@every_room
def test_no_long_modules(package: str) -> None:
    for path in folder_of(package).rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LINES, path.name


def imported(path: pathlib.Path) -> set[str]:
    """The modules that a module names, wherever in it."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    named = {alias.name for n in nodes if isinstance(n, ast.Import) for alias in n.names}
    return named | {n.module or "" for n in nodes if isinstance(n, ast.ImportFrom)}


@every_room
def test_a_room_knows_itself_and_the_engine(package: str) -> None:
    """A game imports no arena, no bots, no table, and no other game."""
    known = {
        "merrymen.editions",
        "merrymen.game",
        "merrymen.messages",
        "merrymen.room",
        "merrymen.seen",
        "merrymen.shapes",
    }
    for path in folder_of(package).rglob("*.py"):
        ours = {name for name in imported(path) if name.startswith(("merrymen", "bench"))}
        strange = {
            name
            for name in ours - known
            if not name.startswith(("merrymen.engine.", f"{package}.")) and name != package
        }
        assert not strange, f"{path.name} imports {strange}"


# What is missing is named


def write_room(folder: pathlib.Path, name: str) -> None:
    """A room in which every name stands for itself."""
    (folder / name).mkdir()
    for place, names in {**FACTS, **AUDIT, **RULES, **VIEW}.items():
        path = folder / name / f"{place.replace('.', '/')}.py"
        path.parent.mkdir(exist_ok=True)
        (path.parent / "__init__.py").touch()
        path.write_text("".join(f"{each} = {each!r}\n" for each in names))


def made(name: str) -> None:
    room(name, title="A room", author="", publisher="", players=range(2, 3))


counter = itertools.count()


@pytest.fixture
def spare(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A room of a name that was never imported."""
    monkeypatch.syspath_prepend(tmp_path)
    name = f"spare_room_{next(counter)}"
    write_room(tmp_path, name)
    importlib.invalidate_caches()
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return tmp_path / name


def test_a_missing_file_is_named(spare: pathlib.Path) -> None:
    (spare / "rules" / "secrets.py").unlink()
    with pytest.raises(ImportError, match=r"rules/secrets\.py is missing; it holds hide, resample"):
        made(spare.name)


def test_a_missing_function_is_named(spare: pathlib.Path) -> None:
    (spare / "view" / "words.py").write_text("prompt = waiting = choice = 1\n")
    with pytest.raises(ImportError, match=f"{spare.name}/view/words.py has no refusal"):
        made(spare.name)


def test_what_a_module_itself_misses_is_not_hidden(spare: pathlib.Path) -> None:
    (spare / "rules" / "turns.py").write_text("import no_such_module_anywhere\n")
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        made(spare.name)
