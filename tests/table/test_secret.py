"""The signing secret: beside the database, for its owner's eyes, the same for all processes."""

from __future__ import annotations

import logging
import pathlib
import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from merrymen.errors import MerrymenError
from merrymen.table.keeping import secret
from merrymen.table.keeping.opening import enter
from merrymen.table.storage.migrations import migrate
from merrymen.table.storage.schema import settings, workers
from merrymen.table.web.tokens import Guest, Keys
from table.ground import Ground, Server, running
from table.players import seat_people
from table.servers_beside import Postgres
from table.stored import ask, bytes_beside, change, sqlite_in


@pytest.fixture
def url(folder: pathlib.Path) -> str:
    address = sqlite_in(folder)
    migrate(address)
    return address


def stored(url: str) -> list[str]:
    found = ask(url, lambda c: c.execute(sa.select(settings.c.value)).scalars().all())
    assert isinstance(found, list)
    return found


def test_it_lies_in_a_file_that_only_its_owner_reads(url: str, folder: pathlib.Path) -> None:
    _, key = enter(url, folder, None)
    path = folder / "secret"
    assert path.stat().st_mode & 0o777 == 0o600
    assert bytes.fromhex(path.read_text().strip()) == key
    assert len(key) == 32
    assert key.hex() not in " ".join(stored(url))
    assert key.hex().encode() not in bytes_beside(folder)
    assert enter(url, folder, None)[1] == key, "the same at the next start"


def test_it_moves_out_of_the_database_and_everybody_keeps_their_seat(
    url: str, folder: pathlib.Path
) -> None:
    """From a version that kept it there; nothing of it stays in the file."""
    old = secrets.token_bytes(32)
    change(url, sa.insert(settings).values(name="secret", value=old.hex()))
    cookie = Keys(old).cookie(Guest("robin", "Robin"))
    token = Keys(old).seat_token("table", 1, 2)
    keys = Keys(enter(url, folder, None)[1])
    assert keys.read_cookie(cookie) == Guest("robin", "Robin")
    assert keys.is_seat_token(token, "table", 1, 2)
    assert secret.file_of(folder).stat().st_mode & 0o777 == 0o600
    assert old.hex() not in " ".join(stored(url))
    assert old.hex().encode() not in bytes_beside(folder)


def test_a_server_of_before_is_updated_and_a_player_plays_on(
    ground: Ground, folder: pathlib.Path
) -> None:
    with running(Server(ground, folder)) as server:
        chairs = seat_people(server, "kings_and_creatures")
        server.stop()
        path = secret.file_of(folder)
        value = path.read_text().strip()
        path.unlink()
        change(server.database, sa.insert(settings).values(name="secret", value=value))
        server.start()
        mover = chairs[chairs[0].frame["view"]["to_move"]]
        view = mover.wait_for_turn()
        assert view is not None
        mover.act(view["actions"][0]["action"])
        assert path.read_text().strip() == value
        for chair in chairs:
            chair.close()


def test_a_given_one_is_used_and_written_nowhere(url: str, folder: pathlib.Path) -> None:
    given = "a sentence that is long enough to be a secret"
    assert enter(url, folder, given)[1] == given.encode()
    assert not (folder / "secret").exists()
    assert given.encode() not in bytes_beside(folder)
    with pytest.raises(MerrymenError, match="too few"):
        enter(url, folder, "short")


def test_a_given_one_does_not_push_the_old_one_out(url: str, folder: pathlib.Path) -> None:
    """Or everybody would lose their seats at an update."""
    old = secrets.token_hex(32)
    change(url, sa.insert(settings).values(name="secret", value=old))
    with pytest.raises(MerrymenError, match="Start once without it"):
        enter(url, folder, secrets.token_hex(32))
    assert old in stored(url)
    assert enter(url, folder, old)[1].hex() == old


def test_a_file_that_is_cut_off_stops_the_start(url: str, folder: pathlib.Path) -> None:
    enter(url, folder, None)
    path = folder / "secret"
    path.write_text(path.read_text()[:20])
    with pytest.raises(MerrymenError, match="bring it from your backup"):
        enter(url, folder, None)


def test_another_one_than_before_is_in_the_log(
    url: str, folder: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    enter(url, folder, None)
    with caplog.at_level(logging.WARNING):
        enter(url, folder / "elsewhere", None)
    assert "earlier links and cookies are void" in caplog.text


def test_two_processes_that_differ_are_refused_in_words(
    postgres: Postgres, folder: pathlib.Path
) -> None:
    url, here, there = postgres.database(), folder / "here", folder / "there"
    migrate(url)
    _, key = enter(url, here, None)
    assert enter(url, here, None)[1] == key, "a second process of the same folder"
    with pytest.raises(MerrymenError) as refused:
        enter(url, there, None)
    words = str(refused.value)
    assert "there is none in" in words
    assert "MERRYMEN_SECRET" in words
    assert len(words.splitlines()) == 3
    assert not (there / "secret").exists(), "none is made up"
    with pytest.raises(MerrymenError, match="secret of their own"):
        enter(url, there, secrets.token_hex(32))
    assert enter(url, there, key.hex())[1] == key
    change(url, sa.update(workers).values(seen_at=0))  # all of them are gone
    other = secrets.token_hex(32)
    assert enter(url, there, other)[1].hex() == other


def test_of_two_that_start_together_one_is_refused(
    postgres: Postgres, folder: pathlib.Path
) -> None:
    url = postgres.database()
    migrate(url)

    def start(name: str) -> bool:
        try:
            enter(url, folder / name, None)
        except MerrymenError:
            return False
        return True

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(start, "abcd")) == [False, False, False, True]
