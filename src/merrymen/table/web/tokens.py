"""Who is who: signed guest cookies and unguessable seat tokens.

Both are keyed hashes, so nothing secret about a guest or a seat lies in the database. A seat's
generation is part of its token: raising it makes the old links worthless.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

import msgspec

COOKIE = "merrymen_guest"


class Guest(msgspec.Struct, frozen=True, array_like=True):
    """Somebody with a name, known by a signed cookie and by nothing else."""

    id: str
    name: str


class Keys:
    """What can be made and checked with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _seal(self, purpose: str, content: bytes) -> str:
        digest = hmac.digest(self._secret, purpose.encode() + b"\0" + content, hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def seat_token(self, table: str, seat: int, generation: int) -> str:
        """What holds a seat: whoever shows it plays there."""
        return self._seal("seat", f"{table}:{seat}:{generation}".encode())

    def is_seat_token(self, token: str, table: str, seat: int, generation: int) -> bool:
        return hmac.compare_digest(
            token.encode(), self.seat_token(table, seat, generation).encode()
        )

    def cookie(self, guest: Guest) -> str:
        """The guest, readable and sealed."""
        content = base64.urlsafe_b64encode(msgspec.json.encode(guest)).decode()
        return f"{content}.{self._seal('guest', content.encode())}"

    def read_cookie(self, value: str) -> Guest | None:
        """The guest of a cookie, or None where the seal is not ours."""
        content, _, seal = value.partition(".")
        expected = self._seal("guest", content.encode("utf-8", "replace"))
        if not hmac.compare_digest(seal.encode("utf-8", "replace"), expected.encode()):
            return None
        return msgspec.json.decode(base64.urlsafe_b64decode(content), type=Guest)


def new_id() -> str:
    """An id that nobody can guess: knowing a private table's id is being invited to it."""
    return secrets.token_urlsafe(16)


def clean(text: str, most: int) -> str:
    """Text of strangers: one line, nothing invisible, not too long.

    It stays text: every client must show it as text and never as markup.
    """
    visible = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    return " ".join(visible.split())[:most].strip()
