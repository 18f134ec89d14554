"""Positions as bytes and as readable data; `restoring` makes matches of them again."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from merrymen.editions import Edition
from merrymen.engine.fields import Field
from merrymen.errors import DamagedPosition

if TYPE_CHECKING:
    from merrymen.game import Game
    from merrymen.match import Match

MAGIC = b"merrymen position 1\n"
GROUPED = 12  # longer lists of choices are written as "who: which ones"


class _Header(msgspec.Struct, omit_defaults=True):
    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    erased: bool = False


def to_bytes(match: Match) -> bytes:
    """A line that says what this is, a header, the record itself, a checksum."""
    game = match.game
    header = _Header(game.name, game.rules_version, match.edition.hash, match.options, match.erased)
    body = msgspec.json.encode(header) + b"\n" + bytes(match.record.tobytes())
    return MAGIC + zlib.crc32(body).to_bytes(4, "big") + body


def opened(data: bytes) -> tuple[_Header, bytes]:
    """What the bytes say of themselves, and the bytes of the record."""
    if not data.startswith(MAGIC):
        raise DamagedPosition("these bytes are not a merrymen position: the first line is missing")
    checksum, body = data[len(MAGIC) : len(MAGIC) + 4], data[len(MAGIC) + 4 :]
    if zlib.crc32(body).to_bytes(4, "big") != checksum:
        raise DamagedPosition("these bytes were damaged: the checksum does not fit")
    line, _, raw = body.partition(b"\n")
    return msgspec.json.decode(line, type=_Header), raw


def record_of(game: Game, raw: bytes) -> Any:
    if len(raw) != game.state_bytes:
        raise DamagedPosition(
            f"a position of {game.title} has {game.state_bytes} bytes, this one {len(raw)}"
        )
    return np.frombuffer(raw, game.layout.dtype).copy()


def check_origin(game: Game, name: str, rules: int, fingerprint: str, edition: Edition) -> None:
    if name != game.name:
        raise DamagedPosition(f"this is a position of {name}, not of {game.name}")
    if rules != game.rules_version:
        raise DamagedPosition(
            f"this position was made under rules version {rules} of {game.title};"
            f" these are version {game.rules_version}"
        )
    if fingerprint != edition.hash:
        raise DamagedPosition(
            f"this position was made with edition {fingerprint}, not with {edition.hash}:"
            " give the edition file that it was played with"
        )


def check_range(name: str, field: Field, value: Any) -> None:
    if field.kind != "chance" and (np.min(value) < field.low or np.max(value) > field.high):
        raise DamagedPosition(
            f"{name} must be from {field.low} to {field.high}, not {np.asarray(value).tolist()}"
        )


def describe(match: Match) -> dict[str, Any]:
    """Every field by name; choices by their names; long lists grouped by what they hold."""
    written = {
        "game": match.game.name,
        "rules": match.game.rules_version,
        "edition": match.edition.hash,
        "options": dict(match.options),
        "position": {
            name: _readable(field, match.record[0][name])
            for name, field in match.game.layout.fields.items()
        },
    }
    return written | {"erased": True} if match.erased else written


def _readable(field: Field, value: Any) -> Any:
    listed = np.asarray(value).tolist()
    if not field.names:
        return listed
    if len(field.shape) == 1 and field.shape[0] > GROUPED:
        groups: dict[str, list[int]] = {}
        for index, number in enumerate(listed):
            groups.setdefault(_name(field, number), []).append(index)
        return groups
    return _deep(listed, lambda number: _name(field, number))


def _name(field: Field, number: int) -> str:
    return field.names[number] if number >= 0 else "none"


def _deep(value: Any, change: Any) -> Any:
    return [_deep(v, change) for v in value] if isinstance(value, list) else change(value)


def numbers_of(name: str, field: Field, value: Any) -> Any:
    try:
        if isinstance(value, dict):
            value = _ungroup(field, value)
        numbers = _deep(value, lambda v: _number(field, v))
        array = np.array(numbers, dtype=np.uint64 if field.kind == "chance" else np.int64)
    except (KeyError, TypeError, ValueError, OverflowError, IndexError):
        raise DamagedPosition(f"{name} cannot be read: {str(value)[:80]}") from None
    if array.shape != field.shape:
        raise DamagedPosition(f"{name} must have the shape {field.shape}, not {array.shape}")
    return array


def _number(field: Field, value: Any) -> int:
    if isinstance(value, str):
        return -1 if value == "none" else field.names.index(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(value)
    return value


def _ungroup(field: Field, groups: Mapping[str, Any]) -> list[str]:
    by_index = {index: name for name, indices in groups.items() for index in indices}
    return [by_index[index] for index in range(field.shape[0])]
