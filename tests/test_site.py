"""The documentation's site: complete, without a link that leads nowhere, and served offline."""

from __future__ import annotations

import pathlib
import re
import threading
import urllib.request

import pytest
from tools import game_pages, site

import merrymen
from extras import need
from merrymen import documentation
from merrymen.errors import MerrymenError

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST_BYTES = 5_000_000


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    need("zensical", "the group site of pyproject.toml")
    folder = tmp_path_factory.mktemp("site") / "built"
    site.build(folder)  # SiteError names every link that leads nowhere
    return folder


def test_every_page_is_there_and_none_needs_a_network(built: pathlib.Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        at = built / page.relative_to(ROOT / "docs").with_suffix(".html")
        assert at.is_file(), at
    loaded = re.compile(
        r'(?:<script[^>]+src|<link[^>]+stylesheet[^>]+href|<img[^>]+src)="(https?:[^"]+)'
    )
    for page in built.rglob("*.html"):
        assert loaded.findall(page.read_text(encoding="utf-8")) == [], page
    assert sum(path.stat().st_size for path in built.rglob("*")) < MOST_BYTES


def test_the_reference_comes_from_the_docstrings(built: pathlib.Path) -> None:
    page = (built / "api" / "games-and-positions.html").read_text(encoding="utf-8")
    for name in ("merrymen.game.Game.new", "merrymen.match.Match.legal"):
        assert f'id="{name}"' in page
    assert "Start a game. Without a seed chance comes from the operating system." in page


def test_a_link_that_leads_nowhere_is_an_error(tmp_path: pathlib.Path) -> None:
    need("zensical", "the group site of pyproject.toml")
    (tmp_path / "docs").mkdir()
    (tmp_path / "zensical.toml").write_text('[project]\nsite_name = "small"\n')
    (tmp_path / "docs" / "index.md").write_text("# Here\n[sound](#here)\n")
    site.render(tmp_path)
    (tmp_path / "docs" / "index.md").write_text("# Here\n[lost](nowhere.md) [lost](#there)\n")
    with pytest.raises(site.SiteError, match="page does not exist") as found:
        site.render(tmp_path)
    assert "anchor does not exist" in str(found.value)


@pytest.mark.parametrize("name", merrymen.games())
def test_the_page_of_a_game_is_what_the_code_says_today(name: str) -> None:
    """Where this fails, `python -m tools.game_pages` writes it anew."""
    written = (game_pages.PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert game_pages.page(merrymen.game(name)) == written


def test_the_pages_are_served_to_this_machine(built: pathlib.Path, tmp_path: pathlib.Path) -> None:
    with documentation.server(site=built) as pages:
        threading.Thread(target=pages.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{pages.server_port}/"
        with urllib.request.urlopen(address) as answer:
            assert b"Merrymen" in answer.read()
        pages.shutdown()
    with pytest.raises(MerrymenError, match=r"python -m tools\.site"):
        documentation.server(site=tmp_path)
