"""Settings for all tests."""

from __future__ import annotations

import os
from typing import Any

import hypothesis
import pytest
from xdist.scheduler import LoadScopeScheduling

hypothesis.settings.register_profile(
    "quick",
    max_examples=3,
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=list(hypothesis.HealthCheck),
)
hypothesis.settings.register_profile(
    "long", parent=hypothesis.settings.get_profile("quick"), max_examples=200, derandomize=False
)
hypothesis.settings.load_profile(os.environ.get("MERRYMEN_PROFILE", "quick"))


class OneBrowser(LoadScopeScheduling):  # type: ignore[misc]
    """The tests of the client in one process, one after the other, and first of all.

    Two browsers at once would starve each other; all other tests fill the other processes.
    """

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith("tests/web/") else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneBrowser:
    return OneBrowser(config, log)
