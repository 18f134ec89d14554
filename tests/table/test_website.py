"""The built client is sent as small as the browser takes it."""

from __future__ import annotations

import gzip
import pathlib

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from merrymen.table.web.website import read_pages, website

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
