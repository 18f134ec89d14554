"""Counting: its edition, one number."""

from __future__ import annotations

import pathlib
from typing import Any

import msgspec

from merrymen.editions import EditionFile, Format, Row
from merrymen.table.counting.state import EDITION


class Number(Row, kw_only=True):
    """The least that is added."""

    least: int


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    """One table with one row."""

    numbers: list[Number]


class File(EditionFile, kw_only=True):
    """The whole file."""

    tables: Tables


def check(tables: Tables) -> list[str]:
    return [] if len(tables.numbers) == 1 else ["one number is needed"]


def fill(tables: Tables, record: Any) -> None:
    record.least = tables.numbers[0].least


FORMAT = Format(
    file=File,
    layout=EDITION,
    check=check,
    fill=fill,
    shipped=pathlib.Path(__file__).with_name("edition.toml"),
)
