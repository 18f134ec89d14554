"""What the keeper of a server sees and does."""

from __future__ import annotations

import os
import pathlib
import socket
import subprocess
import sys
import time

import pytest
from rich.console import Console

from merrymen.table.storage.verify import main as verify_main
from merrymen.table.web.addresses import addresses, lan_address, picture
from merrymen.table.web.tables_command import main as tables_main
from table.ground import Server, free_port
from table.players import seat_people

GAME = "kings_and_creatures"


def told(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "240")
    assert Console().width == 240


def test_tables_are_listed_announced_to_and_closed(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data", str(server.folder)]
    robin, marian = chairs = seat_people(server, GAME)
    host = server.client("Little John")
    gathering = host.make(GAME, [{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    waiting = host.watch(gathering)
    assert tables_main(data) == 0
    listed = told(capsys)
    assert robin.table in listed
    assert "Robin, Guest 1" in listed
    assert "Little John, away, free" in listed
    assert tables_main([*data, "announce", "We close at ten."]) == 0
    for chair in (robin, marian, waiting):
        assert chair.wait("announce")["text"] == "We close at ten."
    assert robin.client.get("/api/")["announcement"] == "We close at ten."
    assert tables_main([*data, "close", robin.table]) == 0
    while (table := marian.wait("table")["table"])["status"] == "playing":
        pass
    assert (table["status"], table["ended"]["id"]) == ("stored", "table-ended-keeper")
    assert tables_main([*data, "close", gathering]) == 0
    while waiting.wait("table")["table"]["status"] != "closed":
        pass
    assert tables_main([*data, "close", gathering]) == 1
    told(capsys)
    tables_main(data)
    assert robin.table not in told(capsys)
    for chair in [*chairs, waiting]:
        chair.close()


def test_the_desk_is_for_the_keeper_alone(server: Server) -> None:
    signs = list((server.folder / "operators").glob("*"))
    assert len(signs) == 1
    desk = pathlib.Path(signs[0].read_text())
    assert desk.parent.stat().st_mode & 0o077 == 0


def test_without_a_server_tables_are_read_from_the_file(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    client = server.client("Robin")
    table = client.make(GAME, [{"kind": "me"}, {"kind": "open"}])["table"]["id"]
    server.kill()
    data = ["--data", str(server.folder)]
    assert tables_main([*data, "list"]) == 0
    assert table in told(capsys)
    assert tables_main([*data, "announce", "?"]) == 1
    assert "No server" in told(capsys)
    assert tables_main([*data, "close", table]) == 0
    server.start()
    assert table not in [each["table"]["id"] for each in client.get("/api/tables/mine")]


def test_verify_takes_a_data_folder(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    server.client("Robin").play_now(GAME).close()
    server.stop()
    assert verify_main(["--data", str(server.folder)]) == 0
    assert "tables replayed, 0 differ" in told(capsys)
    server.start()


def test_addresses_are_those_that_others_can_open() -> None:
    assert addresses("127.0.0.1", 8000, "http") == []
    assert addresses("localhost", 8000, "http") == []
    assert addresses("192.168.7.7", 81, "https") == ["https://192.168.7.7:81"]
    assert addresses("fd00::1", 81, "http") == ["http://[fd00::1]:81"]
    found = lan_address()
    assert addresses("0.0.0.0", 8000, "http") == ([f"http://{found}:8000"] if found else [])


def test_the_picture_is_a_code_that_a_phone_can_read() -> None:
    """Dark modules are gaps in light blocks: read back, they are the code of the address."""
    segno = pytest.importorskip("segno")
    lines = picture("http://192.168.1.23:8000/").splitlines()
    dark = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows = []
    for line in lines:
        pairs = [dark[each] for each in line]
        rows += [[upper for upper, _ in pairs], [lower for _, lower in pairs]]
    code = segno.make("http://192.168.1.23:8000/", micro=False)
    expected = [[int(bool(module)) for module in row] for row in code.matrix_iter()]
    assert rows[: len(expected)] == expected


@pytest.mark.parametrize("taken", [False, True])
def test_the_address_is_printed_once_it_is_true(tmp_path: pathlib.Path, taken: bool) -> None:
    port = free_port()
    command = [
        sys.executable, "-m", "merrymen.cli", "serve", "--friends",
        "--port", str(port), "--data", str(tmp_path),
    ]  # fmt: skip
    with socket.socket() as other:
        if taken:
            other.bind(("0.0.0.0", port))
            other.listen()
        output = tmp_path / "output"
        with output.open("w") as file:
            process = subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT)
            end = time.monotonic() + 120
            while process.poll() is None and "Ctrl-C" not in output.read_text():
                assert time.monotonic() < end
                time.sleep(0.1)
            if not taken:
                process.terminate()
            process.wait(30)
    words = output.read_text()
    if taken:
        assert process.returncode != 0
        assert "http://" not in words
        assert "address already in use" in words
    else:
        assert f"Merrymen is open: http://127.0.0.1:{port}/" in words
        found = lan_address()
        assert (f"Others in your network open http://{found}:{port}/" in words) == bool(found)
    assert not list((tmp_path / "operators").glob("*")) if os.name == "posix" else True
