"""Settings for all tests."""

from __future__ import annotations

import collections
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


# Real processes, sockets and browsers: a busy machine can spoil a try, a fault spoils them all.
OF_REAL_PROCESSES = ("tests/table/", "tests/web/")
MORE_TRIES = 2
# Half of what browsers are tried with, by the time that it takes.
LONG_GAMES = tuple(
    f"tests/web/test_{name}.py" for name in ("whole_games", "evening", "sherwood_forest")
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also what takes minutes")
    parser.addoption("--timed", action="store_true", help="also what measures real time")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what nobody asked for, and let tests of real processes try again."""
    left_out = [name for name in ("long", "timed") if not config.getoption(f"--{name}")]
    dropped = [item for item in items if any(item.get_closest_marker(n) for n in left_out)]
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = [item for item in items if item not in dropped]
    for item in items:
        if item.nodeid.startswith(OF_REAL_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=MORE_TRIES))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What was skipped, by its reason, and what had to be tried again: each is worth a look."""
    reasons = collections.Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", [])
    )
    for reason, times in reasons.most_common():
        terminalreporter.write_line(f"not run: {times} × {reason}")
    if reasons:
        terminalreporter.write_line("./test --all installs what it can of that and runs it")
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_line(f"tried again: {report.nodeid}")


class TwoBrowsers(LoadScopeScheduling):  # type: ignore[misc]
    """The tests of the client in two processes, and first of all.

    More browsers at once would starve each other; all other tests fill the other processes.
    """

    def _split_scope(self, nodeid: str) -> str:
        if not nodeid.startswith("tests/web/"):
            return nodeid
        return "long games" if nodeid.startswith(LONG_GAMES) else "pages"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> TwoBrowsers:
    return TwoBrowsers(config, log)
