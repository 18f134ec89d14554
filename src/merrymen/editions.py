"""Editions: the figures on the cards, in a readable file that an owner of the box can correct.

A file names its game, gives the source of every kind of figure (with exceptions row by row) and
lists its tables. It is checked as a whole before it is used, and a position knows it by its hash.
"""

from __future__ import annotations

import hashlib
import pathlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.fields import Layout
from merrymen.engine.plain import Plain
from merrymen.errors import BadEdition

Source = Literal["rulebook", "published", "reconstructed"]


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One line of a table; `source` names the figures whose source is an exception."""

    source: dict[str, Source] = {}


class EditionFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every edition file has; a game adds its tables."""

    game: str
    title: str
    sources: dict[str, Source]
    tables: Any


@dataclass(frozen=True)
class Format:
    """How one game's edition is read: its file, its checks, its record."""

    file: type[EditionFile]
    layout: Layout
    check: Callable[[Any], list[str]]
    fill: Callable[[Any, Any], None]
    shipped: pathlib.Path


@dataclass(frozen=True, eq=False)
class Edition:
    """A checked edition: the file's data, and the record that the rules read."""

    data: Any
    record: Any
    hash: str
    path: pathlib.Path

    @property
    def cards(self) -> Any:
        """The record as the rules take it."""
        return Plain(self.record[0]) if INTERPRETED else self.record[0]

    @property
    def tables(self) -> Any:
        return self.data.tables


def load(name: str, form: Format, path: str | pathlib.Path | None = None) -> Edition:
    """Read an edition file and check all of it, or raise BadEdition with every problem."""
    path = form.shipped if path is None else pathlib.Path(path)
    data = _read(path, form)
    problems = [] if data.game == name else [f'it is an edition of "{data.game}", not of "{name}"']
    problems = problems or _sources_problems(data) + form.check(data.tables)
    if problems:
        raise BadEdition(str(path), problems)
    record = form.layout.zeros()
    form.fill(data.tables, Plain(record[0]))
    record.flags.writeable = False
    fingerprint = hashlib.sha256(msgspec.json.encode(data.tables)).hexdigest()[:16]
    return Edition(data, record, fingerprint, path)


def _read(path: pathlib.Path, form: Format) -> Any:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=form.file)
    except FileNotFoundError:
        raise BadEdition(str(path), ["there is no such file"]) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadEdition(str(path), [str(error)]) from None


def game_of(path: pathlib.Path) -> str:
    """The name of the game that an edition file is for."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=_Named).game
    except FileNotFoundError:
        raise BadEdition(str(path), ["there is no such file"]) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadEdition(str(path), [str(error)]) from None


class _Named(msgspec.Struct):
    game: str


def rows_of(data: Any) -> list[tuple[str, list[Row]]]:
    """Every table of an edition, by name."""
    return [(name, getattr(data.tables, name)) for name in data.tables.__struct_fields__]


def source_of(data: Any, row: Row, figure: str) -> Source | None:
    """Where one figure of one row comes from."""
    return row.source.get(figure) or data.sources.get(figure)


def _sources_problems(data: Any) -> list[str]:
    """Every figure of every row must have a source."""
    problems = []
    for table, rows in rows_of(data):
        figures = {f for row in rows for f in row.__struct_fields__ if f != "source"}
        missing = sorted(figures - set(data.sources))
        problems += [
            f"[sources] does not say where {table}.{figure} comes from" for figure in missing
        ]
    return problems
