"""The log: lines for people, or JSON lines for machines."""

from __future__ import annotations

import logging
import time
from typing import Any, Literal

import msgspec

Style = Literal["text", "json"]
TEXT = "%(asctime)s %(levelname)s %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, where it comes from, what is said, and the trouble."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _iso(record.created),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = repr(record.exc_info[1])
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _iso(seconds: float) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{int(1000 * (seconds % 1)):03d}Z"


def set_up(style: Style, level: str) -> None:
    """Write the log of this process to standard error."""
    handler = logging.StreamHandler()
    if style == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(
            logging.Formatter("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S")
        )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("merrymen").setLevel(level.upper())
