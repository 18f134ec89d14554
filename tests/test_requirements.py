"""What hosts install is pinned, with hashes, and fits what we say that we need."""

from __future__ import annotations

import pathlib
import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = pathlib.Path(__file__).parent.parent
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^ ;\\]+)")


def blocks(name: str) -> dict[str, tuple[str, str]]:
    """The packages of a list: version, and all its lines."""
    found: dict[str, tuple[str, str]] = {}
    text = (ROOT / "requirements" / name).read_text()
    for block in re.split(r"\n(?=[A-Za-z0-9])", text):
        match = PINNED.match(block)
        if match:
            found[canonicalize_name(match[1])] = (match[2], block)
    return found


def needed(*extras: str) -> list[Requirement]:
    """What we ask for, the extras of extras included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found: list[Requirement] = []
    waiting = [Requirement(line) for line in project["dependencies"]]
    waiting += [Requirement(f"merrymen[{extra}]") for extra in extras]
    while waiting:
        requirement = waiting.pop()
        if requirement.name != "merrymen":
            found.append(requirement)
        for extra in requirement.extras if requirement.name == "merrymen" else ():
            lines = project["optional-dependencies"][extra]
            waiting += [Requirement(line) for line in lines]
    return found


@pytest.mark.parametrize(
    ("name", "extras"),
    [
        ("play.txt", ("table",)),
        ("hosting.txt", ("hosting",)),
        ("test.txt", ("hosting", "arena", "gymnasium", "pettingzoo", "openspiel", "ray")),
    ],
)
def test_everything_needed_is_pinned_with_hashes(name: str, extras: tuple[str, ...]) -> None:
    pinned = blocks(name)
    for requirement in needed(*extras):
        version, _ = pinned[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), requirement
    for package, (version, block) in pinned.items():
        assert "--hash=sha256:" in block, f"{package} {version} has no hash"
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    loose = [each for each in lines if re.match(r"[A-Za-z0-9]", each) and "==" not in each]
    assert loose == []


def test_a_table_needs_no_plots_and_nobody_is_sent_to_one_registry() -> None:
    assert not {"matplotlib", "pyarrow", "ray", "torch"} & set(blocks("play.txt"))
    for path in (ROOT / "requirements").glob("*.txt"):
        assert "http" not in re.sub(r"http(core|tools|x)", "", path.read_text()), path


def test_hosts_are_told_of_it() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text()
    assert "pip install --require-hashes -r requirements/hosting.txt" in told
    assert "threats.md" in told
    assert "SECURITY.md" in (ROOT / "README.md").read_text()
