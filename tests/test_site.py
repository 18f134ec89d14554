"""The documentation's site: complete, without a link that leads nowhere, and served offline."""

from __future__ import annotations

import pathlib
import re
import threading
import urllib.error
import urllib.request
import zipfile

import pytest
from tools import game_pages, site

import merrymen
from extras import need
from merrymen import documentation
from merrymen.errors import MerrymenError

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST_BYTES = 1_500_000  # packed, as they are installed


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    need("zensical", "the group site of pyproject.toml")
    folder = tmp_path_factory.mktemp("site") / "built"
    site.build(folder)  # SiteError names every link that leads nowhere
    return folder / "pages.zip"


@pytest.fixture(scope="module")
def built(archive: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("pages")
    zipfile.ZipFile(archive).extractall(folder)
    return folder


def test_every_page_is_there_and_none_needs_a_network(
    archive: pathlib.Path, built: pathlib.Path
) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        at = built / page.relative_to(ROOT / "docs").with_suffix(".html")
        assert at.is_file(), at
    loaded = re.compile(
        r'(?:<script[^>]+src|<link[^>]+stylesheet[^>]+href|<img[^>]+src)="(https?:[^"]+)'
    )
    for page in built.rglob("*.html"):
        assert loaded.findall(page.read_text(encoding="utf-8")) == [], page
    assert archive.stat().st_size < MOST_BYTES


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


def test_the_pages_are_served_to_this_machine(
    archive: pathlib.Path, built: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Each as what it is, whatever is asked for after its name; what is not there is said."""
    with documentation.server(archive=archive) as pages:
        threading.Thread(target=pages.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{pages.server_port}/"
        style = next(built.rglob("*.css")).relative_to(built).as_posix()
        asked = {"": "text/html", "guides/first-bot.html?q=bot": "text/html", style: "text/css"}
        for name, kind in asked.items():
            with urllib.request.urlopen(address + name) as answer:
                page = built / (name.partition("?")[0] or "index.html")
                assert answer.read() == page.read_bytes()
                assert answer.headers["Content-Type"] == kind
        with pytest.raises(urllib.error.HTTPError) as lost:
            urllib.request.urlopen(address + "../merrymen/cli.py")
        assert lost.value.code == 404
        pages.shutdown()
    with pytest.raises(MerrymenError, match=r"python -m tools\.site"):
        documentation.server(archive=tmp_path / "pages.zip")
