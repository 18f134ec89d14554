"""What maintainers measure the house with; nothing of it is installed.

It shares the real servers, PostgreSQL and Redis that the tests start: `tests/table`.
"""

from __future__ import annotations

import pathlib
import sys

TESTS = pathlib.Path(__file__).parent.parent / "tests"
if str(TESTS) not in sys.path:
    sys.path.append(str(TESTS))
