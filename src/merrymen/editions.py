"""Editions: the figures on the cards, in a readable file that an owner of the box can correct.

A file names its game, gives the source of every kind of figure (with exceptions row by row) and
lists its tables. It is checked as a whole before it is used, in two steps: what the rulebook fixes
is an error, what only we decided is a remark, and the edition plays. A position knows an edition by
its hash.
"""

from __future__ import annotations

import hashlib
import pathlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import msgspec

from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.fields import Layout
from merrymen.engine.plain import Plain
from merrymen.errors import BadEdition

Source = Literal["rulebook", "published", "reconstructed"]


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One line of a table; `source` names the figures whose source is an exception.

    `named_by`: the figures that name a row; without them a row is known by its place.
    """

    named_by: ClassVar[tuple[str, ...]] = ()

    source: dict[str, Source] = {}


class EditionFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every edition file has; a game adds its tables."""

    game: str
    title: str
    sources: dict[str, Source]
    tables: Any


def no_remarks(tables: Any) -> list[str]:
    """For a game of whose figures nothing is only ours."""
    return []


@dataclass(frozen=True)
class Format:
    """How one game's edition is read: its file, its checks, its record.

    `check(tables)` names what contradicts the rulebook or cannot be played: an error each.
    `remarks(tables)` names what differs from figures that only we decided; the edition plays.
    """

    file: type[EditionFile]
    layout: Layout
    check: Callable[[Any], list[str]]
    fill: Callable[[Any, Any], None]
    shipped: pathlib.Path
    remarks: Callable[[Any], list[str]] = no_remarks


@dataclass(frozen=True, eq=False)
class Edition:
    """A checked edition: the file's data, the record that the rules read, and our remarks."""

    data: Any
    record: Any
    hash: str
    path: pathlib.Path
    remarks: tuple[str, ...] = ()

    @property
    def cards(self) -> Any:
        """The record as the rules take it."""
        return Plain(self.record[0]) if INTERPRETED else self.record[0]

    @property
    def tables(self) -> Any:
        return self.data.tables


def load(
    name: str, form: Format, path: str | pathlib.Path | None = None, *, kept: bool = False
) -> Edition:
    """Read an edition file and check all of it, or raise BadEdition with every problem.

    A kept one was played with, so it passed the checks of its day: what they would find now is
    a remark, and its games go on.
    """
    path = form.shipped if path is None else pathlib.Path(path)
    data = read(path, form)
    problems = [] if data.game == name else [f'it is an edition of "{data.game}", not of "{name}"']
    problems = problems or _sources_problems(data) + form.check(data.tables)
    if problems and not kept:
        raise BadEdition(str(path), problems)
    record = form.layout.zeros()
    form.fill(data.tables, Plain(record[0]))
    record.flags.writeable = False
    fingerprint = hashlib.sha256(msgspec.json.encode(data.tables)).hexdigest()[:16]
    return Edition(data, record, fingerprint, path, (*problems, *form.remarks(data.tables)))


def read(path: pathlib.Path, form: Format) -> Any:
    """The data of an edition file, unchecked, or BadEdition if it cannot be read at all."""
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


@dataclass(frozen=True)
class Difference:
    """One figure that differs between our edition and another; None: that row is not there."""

    table: str
    row: str
    figure: str
    ours: Any
    theirs: Any
    source: Source | None  # where ours comes from


def differences(ours: Any, theirs: Any) -> list[Difference]:
    """What another edition's data has changed, table by table and row by row."""
    found = []
    for (table, mine), (_, other) in zip(rows_of(ours), rows_of(theirs), strict=True):
        before, after = _named(mine), _named(other)
        for name in [*before, *(new for new in after if new not in before)]:
            found += _row_differences(ours, table, name, before.get(name), after.get(name))
    return found


def _row_differences(
    data: Any, table: str, name: str, ours: Row | None, theirs: Row | None
) -> list[Difference]:
    known = ours or theirs
    assert known is not None
    figures = [f for f in known.__struct_fields__ if f != "source"]
    values = [(f, getattr(ours, f, None), getattr(theirs, f, None)) for f in figures]
    return [
        Difference(table, name, f, one, other, source_of(data, ours, f) if ours else None)
        for f, one, other in values
        if one != other
    ]


def _named(rows: list[Row]) -> dict[str, Row]:
    """The rows under their names; a name that is there twice gets its place as well."""
    named: dict[str, Row] = {}
    for place, row in enumerate(rows, 1):
        name = " ".join(str(getattr(row, f)) for f in row.named_by if getattr(row, f) is not None)
        named[f"{name} ({place})" if name in named else name or str(place)] = row
    return named


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
