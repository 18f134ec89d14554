"""For the server's keeper: health, figures, and a log that machines can read."""

from __future__ import annotations

import json
import logging
import pathlib
import urllib.error
import urllib.request

import pytest

from merrymen.table.web.logs import JsonLines
from table.ground import Ground, Server, running


def read(server: Server, path: str) -> str:
    with urllib.request.urlopen(server.url + path) as answer:
        return str(answer.read().decode())


def test_health_and_figures(ground: Ground, folder: pathlib.Path) -> None:
    with running(Server(ground, folder, metrics=True)) as server:
        assert json.loads(read(server, "/health")) == {"ok": True, "database": True, "redis": None}
        with server.client("Robin").play_now("kings_and_creatures", level="squire") as chair:
            view = chair.wait_for_turn()
            assert view is not None
            chair.act(view["actions"][0]["action"])
            told = read(server, "/metrics")
    figures = dict(line.rsplit(" ", 1) for line in told.splitlines() if line[0] != "#")
    assert float(figures["merrymen_sockets"]) == 1
    assert float(figures["merrymen_tables_watched"]) == 1
    assert float(figures["merrymen_actions_total"]) >= 1
    assert float(figures["merrymen_connections"]) >= 1


def test_figures_are_only_told_where_the_keeper_wants_it(server: Server) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        read(server, "/metrics")


def test_the_log_in_json_lines() -> None:
    trouble = ValueError("odd")
    record = logging.LogRecord(
        "merrymen.table", logging.WARNING, "f", 1, "table %s", ("x",), (ValueError, trouble, None)
    )
    line = json.loads(JsonLines().format(record))
    assert line["level"] == "warning"
    assert (line["from"], line["message"]) == ("merrymen.table", "table x")
    assert line["error"] == "ValueError('odd')"
    assert line["time"].endswith("Z")
    assert "ValueError: odd" in line["trace"]
