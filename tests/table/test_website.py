"""The built client is sent as small as the browser takes it."""

from __future__ import annotations

import gzip
import pathlib
import re

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

import merrymen
from merrymen.table.web.website import PAGES, read_pages, website

APP = pathlib.Path(__file__).resolve().parents[2] / "web" / "src" / "App.svelte"
SCRIPT, PACKED = b"export const hood = 'green'\n" * 90, b"as the build packed it"


@pytest.fixture
def client(tmp_path: pathlib.Path) -> TestClient[Litestar]:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "large-1a2b.js").write_bytes(SCRIPT)
    (assets / "large-1a2b.js.br").write_bytes(PACKED)
    (assets / "small-3c4d.js").write_bytes(SCRIPT)
    return TestClient(Litestar([website], state=State({"pages": read_pages(tmp_path)})))


@pytest.mark.parametrize(
    ("file", "accepted", "encoding", "content"),
    [
        ("large-1a2b", "gzip, deflate, br, zstd", "br", PACKED),
        ("large-1a2b", "gzip, br;q=0", "gzip", gzip.compress(SCRIPT, 9, mtime=0)),
        ("large-1a2b", "gzip, deflate", "gzip", gzip.compress(SCRIPT, 9, mtime=0)),
        ("small-3c4d", "gzip, br", "gzip", gzip.compress(SCRIPT, 9, mtime=0)),
        ("large-1a2b", "identity", None, SCRIPT),
    ],
    ids=["brotli", "brotli refused", "no brotli", "too small to be packed", "nothing"],
)
def test_the_smallest_that_is_taken_is_sent(
    client: TestClient[Litestar], file: str, accepted: str, encoding: str | None, content: bytes
) -> None:
    asked = client.build_request("GET", f"/assets/{file}.js", headers={"accept-encoding": accepted})
    answer = client.send(asked, stream=True)
    assert answer.headers.get("content-encoding") == encoding
    assert b"".join(answer.iter_raw()) == content
    assert answer.headers["vary"] == "accept-encoding"


def test_what_is_packed_has_no_address_of_its_own(client: TestClient[Litestar]) -> None:
    assert client.get("/assets/large-1a2b.js.br").status_code == 404


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/about", 200),
        ("/me", 200),
        ("/rules", 200),
        (f"/rules/{merrymen.games()[0]}", 200),
        ("/t/anything", 200),
        ("/analysis/anything", 200),
        ("/puzzles", 200),
        (f"/puzzles/{merrymen.games()[0]}/anything", 200),
        ("/played", 200),
        ("/nope", 404),
        ("/analysis", 404),
        ("/puzzles/nothing/anything", 404),
        ("/rules/nothing", 404),
        ("/new/nothing", 404),
        ("/about/nothing", 404),
        ("/t", 404),
        ("/rules/castle_combo/more", 404),
    ],
)
def test_an_address_that_leads_nowhere_is_a_404_with_a_page(
    client: TestClient[Litestar], path: str, status: int
) -> None:
    """The page itself says so to people; the status says it to everything else."""
    answer = client.get(path)
    assert answer.status_code == status
    assert answer.content == client.get("/").content
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == (304 if status == 200 else 404)


def test_the_server_knows_the_pages_of_the_client() -> None:
    source = APP.read_text(encoding="utf-8")
    assert set(re.findall(r"parts\[0\] === '(\w+)'", source)) == set(PAGES)
