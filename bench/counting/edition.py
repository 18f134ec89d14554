"""Counting: its edition, one number."""

from __future__ import annotations

import pathlib
from typing import Any

import msgspec

from bench.counting.state import EDITION
from merrymen.editions import EditionFile, Format, Row


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
    """One number is added at least; more would not fit into the position."""
    return [] if [row.least for row in tables.numbers] == [1] else ["the least number is 1"]


def fill(tables: Tables, record: Any) -> None:
    record.least = tables.numbers[0].least


FORMAT = Format(
    file=File,
    layout=EDITION,
    check=check,
    fill=fill,
    shipped=pathlib.Path(__file__).with_name("edition.toml"),
)
