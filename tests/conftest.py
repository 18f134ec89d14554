"""Settings for all tests."""

from __future__ import annotations

import collections
import os
from typing import Any

import hypothesis
import pytest
from xdist.scheduler import LoadScopeScheduling

import merrymen

hypothesis.settings.register_profile(
    "quick",
    max_examples=2,
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
GAMES = merrymen.games()
BROWSERS = 2
# What takes longest comes first, so that nobody waits for it at the end.
FIRST = (
    "tests/web/test_whole_games.py",
    "tests/web/test_pages.py",
    "tests/web/test_evening.py",
    "tests/web/test_lessons.py",
    "tests/web/",
    "tests/table/test_chaos.py",
    "tests/table/test_kill.py",
    "tests/arena/test_arena.py",
    "tests/table/",
    "tests/referees/",
)
# What compiles batches: whoever has compiled a game's kernels goes on with them, so that two
# processes do not compile the same at the same time.
OF_KERNELS = ("tests/adapters/", "tests/batch/", "tests/learning/")


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
    items.sort(key=lambda item: rank(item.nodeid))
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


def rank(nodeid: str) -> int:
    """How early a test begins."""
    return next((at for at, start in enumerate(FIRST) if nodeid.startswith(start)), len(FIRST))


class TwoBrowsers(LoadScopeScheduling):  # type: ignore[misc]
    """The tests of the client in two processes, and first of all.

    More browsers at once would starve each other; all other tests fill the other processes.
    """

    def _split_scope(self, nodeid: str) -> str:
        """What one process does in one go: a file with its server, or all kernels of a game."""
        if nodeid.startswith(OF_REAL_PROCESSES):
            return nodeid.partition("::")[0]
        if nodeid.startswith(OF_KERNELS):
            return next((f"kernels of {game}" for game in GAMES if game in nodeid), nodeid)
        return nodeid

    def _assign_work_unit(self, node: Any) -> None:
        for scope in self.workqueue:
            if node in self.nodes[:BROWSERS] or not scope.startswith("tests/web/"):
                self.workqueue.move_to_end(scope, last=False)
                break
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> TwoBrowsers:
    config.option.loadscopereorder = False  # the order is ours
    return TwoBrowsers(config, log)
