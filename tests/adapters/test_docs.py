"""The examples in the docs run as they stand, and are short."""

from __future__ import annotations

import pathlib
import re

import pytest

from extras import need

ROOT = pathlib.Path(__file__).parents[2]
EXTRAS = {
    "torch": need,
    "sb3_contrib": need,
    "pettingzoo": need,
    "gymnasium": need,
    "pyspiel": need,
}


def examples() -> list[tuple[str, str]]:
    found = []
    for page in ("batch", "adapters"):
        text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
        blocks = re.findall(r"```python\n(.*?)```", text, flags=re.S)
        found += [(f"{page}-{number}", block) for number, block in enumerate(blocks)]
    return found


@pytest.mark.parametrize("code", [pytest.param(code, id=name) for name, code in examples()])
def test_an_example_runs(code: str) -> None:
    for module, ask in EXTRAS.items():
        if f"import {module}" in code or f"from {module}" in code or f"adapters.{module} " in code:
            ask(module, module.replace("pyspiel", "openspiel").replace("sb3_contrib", "sb3"))
    assert len([line for line in code.splitlines() if line and "import" not in line]) <= 10
    exec(compile(code, "example", "exec"), {})


def test_every_adapter_has_an_example() -> None:
    text = "".join(code for _, code in examples())
    for adapter in ("pettingzoo", "gymnasium", "openspiel", "sb3"):
        assert f"merrymen.adapters.{adapter}" in text
