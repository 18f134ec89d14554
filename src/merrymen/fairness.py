"""What settles a game's chance before play: a secret, and what the players put in.

The server publishes a commitment to a secret when a table is made. Each player's browser draws a
nonce, shows its seal while the table gathers, and opens it when the game begins. The deal and every
later chance follow from the secret and the nonces, by their number alone: nobody's choices change
what comes. `docs/fairness.md` tells what this proves, and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Annotated

import msgspec

Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]  # 32 bytes
TableName = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\w-]+$(?!\n)")]
SeatOf = Annotated[int, msgspec.Meta(ge=0, le=63)]


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser of one seat puts in."""

    seat: SeatOf
    seal: Hex  # shown before anybody opens
    nonce: Hex | None = None  # none: not opened in time, and left out


class Fairness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that settles a game's chance; the secret is told when the game is over."""

    table: TableName  # the one it was made for: a game's file may be brought to another
    commitment: Hex
    parts: Annotated[list[Part], msgspec.Meta(max_length=12)] = []  # those whose seals were shown
    secret: Hex | None = None


class Dice:
    """The chances of one game, by number: 0 is the deal, each later one is used once."""

    def __init__(self, settled: Fairness, secret: str) -> None:
        opened = [f":{part.seat}={part.nonce}" for part in settled.parts if part.nonce]
        self._key = _keyed(bytes.fromhex(secret), f"merrymen:{settled.table}{''.join(opened)}")
        self._last = (-1, 0)  # most actions use no chance: then the next asks for the same again

    def chance(self, number: int) -> int:
        """64 bits that nobody could choose."""
        if self._last[0] != number:
            found = int.from_bytes(_keyed(self._key, str(number))[:8], "big")
            self._last = (number, found)
        return self._last[1]


def _keyed(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), hashlib.sha256)


def new_secret() -> str:
    """32 bytes that nobody can guess: a game's secret, or a player's nonce."""
    return secrets.token_hex(32)


def commitment_to(table: str, secret: str) -> str:
    """What is published of a secret before anybody puts anything in."""
    return hashlib.sha256(f"merrymen:{table}:{secret}".encode()).hexdigest()


def seal_of(nonce: str) -> str:
    """What is shown of a nonce before anybody opens theirs."""
    return hashlib.sha256(f"merrymen:{nonce}".encode()).hexdigest()
