"""Build the documentation into the package: `python -m tools.site`.

The pages of docs/, the games' own pages among them, and a reference made from the docstrings become
src/merrymen/site/pages.zip, which `merrymen docs` serves without a network. A link or an anchor
that leads nowhere is an error. Zensical builds it, because it is alive and quick; and because it
reads the sources and never imports them, a wheel can be built without what the package needs.
"""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile

from tools import building

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
BUILT = ROOT / "src" / "merrymen" / "site"
STAMP = BUILT / ".made-from"
CONFIG = ROOT / "tools" / "site.toml"
REQUIRES = ["zensical>=0.0.73", "mkdocstrings[python]>=1.0"]
BESIDE = ("SECURITY.md", "CONTRIBUTING.md", "CHANGELOG.md")
# The reference: a page, and what stands on it.
API = {
    "Games and positions": ("merrymen.games.game", "merrymen.games.names", "merrymen.game.Game",
                            "merrymen.game.Option", "merrymen.match.Match"),
    "Whole games": ("merrymen.chronicle",),
    "Bots": ("merrymen.bots", "merrymen.bots.evaluation", "merrymen.bots.search.Search"),
    "Arena": ("merrymen.arena.series", "merrymen.arena.results.Results", "merrymen.arena.steps"),
    "Batch": ("merrymen.batch.batch.Batch", "merrymen.observing.plan"),
    "Adapters": ("merrymen.adapters.gymnasium", "merrymen.adapters.sb3",
                 "merrymen.adapters.pettingzoo", "merrymen.adapters.openspiel",
                 "merrymen.adapters.opponents"),
    "Editions": ("merrymen.editions",),
    "Client": ("merrymen.client",),
    "Errors": ("merrymen.errors",),
}  # fmt: skip


class SiteError(Exception):
    """The site cannot be built, and what was said about it."""


def build(to: pathlib.Path = BUILT) -> bool:
    """Build the site unless nothing has changed; whether something was built."""
    start = time.monotonic()
    with building.alone("site"):
        if to == BUILT and is_current():
            return False
        with tempfile.TemporaryDirectory() as folder:
            staging = pathlib.Path(folder)
            stage(staging)
            render(staging)
            shutil.rmtree(to, ignore_errors=True)
            to.mkdir(parents=True)
            pack(staging / "site", to / "pages.zip")
        if to == BUILT:
            STAMP.write_text(fingerprint())
    print(f"• The documentation is built ({time.monotonic() - start:.0f} s)", flush=True)
    return True


def render(staging: pathlib.Path) -> None:
    """Pages become a site, or SiteError: a link that leads nowhere is one."""
    ran = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--clean"],
        cwd=staging, capture_output=True, text=True,
    )  # fmt: skip
    if ran.returncode:
        said = re.sub(r"\x1b\[[0-9;]*m", "", ran.stdout + ran.stderr)
        raise SiteError(said.partition("Traceback")[0].strip() or said)


def pack(pages: pathlib.Path, archive: pathlib.Path) -> None:
    """All files of a folder as one archive, the same whenever it is made."""
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(path for path in pages.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(pages).as_posix())
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, compresslevel=9)


def is_current() -> bool:
    """Whether the built site was made from the sources as they are."""
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """Everything that goes into the site, as one number."""
    drawn = [path for path in DOCS.rglob("*") if "images" not in path.parts]  # not on the site
    sources = [*drawn, *(ROOT / "tools").glob("site.*"), *(ROOT / n for n in BESIDE)]
    return building.fingerprint([*sources, *building.written("*.py")])


def stage(staging: pathlib.Path) -> None:
    """All pages in one folder, as the site is made from."""
    docs = staging / "docs"
    shutil.copytree(DOCS, docs, ignore=shutil.ignore_patterns("images"))
    for page in docs.rglob("*.md"):
        words = page.read_text(encoding="utf-8")
        if "](../" in words and page.parent == docs:
            page.write_text(words.replace("](../", "]("), encoding="utf-8")
    for name in BESIDE:
        words = (ROOT / name).read_text(encoding="utf-8")
        (docs / name).write_text(words.replace("](docs/", "]("), encoding="utf-8")
    (docs / "api").mkdir()
    for title, parts in API.items():
        listed = "".join(f"\n::: {part}\n" for part in parts)
        (docs / _api_page(title)).write_text(f"# {title}\n{listed}", encoding="utf-8")
    (staging / "zensical.toml").write_text(_config(), encoding="utf-8")


def _config() -> str:
    games = sorted(path.stem for path in (DOCS / "games").glob("*.md"))
    parts = {
        "games": [(_title("games", game), f"games/{game}.md") for game in games],
        "rules": [(_title("rules", game), f"rules/{game}.md") for game in games],
        "api": [(title, _api_page(title)) for title in API],
    }
    config = CONFIG.read_text(encoding="utf-8")
    for part, pages in parts.items():
        lines = "\n".join(f'    {{ "{title}" = "{page}" }},' for title, page in pages)
        config = config.replace(f"{{{part}}}", lines)
    return config.replace("{src}", (ROOT / "src").as_posix())


def _title(folder: str, game: str) -> str:
    head = (DOCS / folder / f"{game}.md").read_text(encoding="utf-8").partition("\n")[0]
    return head.lstrip("# ").removesuffix(" in numbers")


def _api_page(title: str) -> str:
    return f"api/{title.lower().replace(' ', '-')}.md"


def main() -> int:
    """Build, and say what is wrong where it cannot be."""
    try:
        build()
    except SiteError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
