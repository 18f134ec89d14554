"""The editions that tables are played with, found by their hash.

Shipped ones, those that the host has put into the data folder (`editions/GAME/*.toml`), and those
kept in the database because somebody played with them.
"""

from __future__ import annotations

import logging
import pathlib
import tempfile

from sqlalchemy import Connection

import merrymen
from merrymen import editions
from merrymen.editions import Edition
from merrymen.errors import BadEdition, BadSetup
from merrymen.game import Game
from merrymen.table.protocol.requests import EditionInfo
from merrymen.table.storage import queries

logger = logging.getLogger("merrymen.table")


class KnownEditions:
    """All editions at hand, by game and hash."""

    def __init__(self, folder: pathlib.Path | None = None) -> None:
        self._found: dict[tuple[str, str], Edition] = {}
        self._offered: dict[str, list[EditionInfo]] = {}
        for name in merrymen.games():
            game = merrymen.game(name)
            self._offer(game, game.edition, shipped=True)
            for path in sorted((folder / name).glob("*.toml")) if folder else []:
                try:
                    edition = game.load_edition(path)
                except BadEdition as error:
                    logger.warning("left out: %s", error)
                    continue
                for remark in edition.remarks:
                    logger.info("%s differs from ours and plays: %s", path, remark)
                self._offer(game, edition, shipped=False)

    def _offer(self, game: Game, edition: Edition, *, shipped: bool) -> None:
        if (game.name, edition.hash) in self._found:
            return
        self._found[game.name, edition.hash] = edition
        info = EditionInfo(hash=edition.hash, title=edition.data.title, shipped=shipped)
        self._offered.setdefault(game.name, []).append(info)

    def offered(self, game: str) -> list[EditionInfo]:
        """What a new table can be played with, the shipped edition first."""
        return self._offered[game]

    def get(self, game: Game, fingerprint: str | None) -> Edition:
        """An edition by its hash (None: the shipped one), or BadSetup."""
        if fingerprint is None:
            return game.edition
        found = self._found.get((game.name, fingerprint))
        if found is None:
            raise BadSetup(f"this server has no edition {fingerprint} of {game.title}")
        return found

    def remember(self, connection: Connection) -> None:
        """Read back the editions in the database that are not on the editions any more."""
        for name, fingerprint, file in queries.load_editions(connection):
            if (name, fingerprint) in self._found or name not in merrymen.games():
                continue
            with tempfile.NamedTemporaryFile(suffix=".toml") as kept:
                kept.write(file)
                kept.flush()
                try:
                    form = merrymen.game(name).edition_format
                    edition = editions.load(name, form, kept.name, kept=True)
                except BadEdition as error:
                    logger.warning("an edition that was played with no longer loads: %s", error)
                    continue
            self._found[name, edition.hash] = edition
