"""A Python with nothing but what `pip install merrymen` brings, without installing anything.

What runs after `block()` finds the standard library, this package, and the packages that the core's
own requirements bring; every other one is missing, as it would be for somebody with no extras.
"""

from __future__ import annotations

import importlib.abc
import pathlib
import sys
import tomllib
from collections.abc import Iterable
from importlib import metadata
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = pathlib.Path(__file__).resolve().parent.parent
OURS = ("merrymen", "tools", "bench", "core_only", "packaging")


def core() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [str(line) for line in project["dependencies"]]


def brought(lines: Iterable[str]) -> set[str]:
    """The names of all packages that these requirements bring, theirs included."""
    found: set[str] = set()
    waiting = [Requirement(line) for line in lines]
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        waiting += [Requirement(line) for line in metadata.requires(name) or ()]
    return found


class Blocker(importlib.abc.MetaPathFinder):
    """Says of every module that is not allowed that there is none."""

    def __init__(self, allowed: set[str]) -> None:
        self.allowed = allowed

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> None:
        top = fullname.partition(".")[0]
        if top not in self.allowed and not top.startswith("_"):
            raise ModuleNotFoundError(f"No module named '{top}'", name=top)


def block(*more: str) -> None:
    """From here on only the core is there, and not even these."""
    names = brought(core())
    tops = {
        top
        for top, packages in metadata.packages_distributions().items()
        if names & {canonicalize_name(package) for package in packages}
    }
    allowed = (tops | set(sys.stdlib_module_names) | set(OURS)) - set(more)
    sys.meta_path.insert(0, Blocker(allowed))
