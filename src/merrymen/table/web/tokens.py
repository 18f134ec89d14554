"""Who is who: signed guest cookies and unguessable seat tokens.

Both are keyed hashes, so nothing secret about a guest or a seat lies in the database. A seat's
generation is part of its token: raising it makes the old links worthless.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import hmac
import secrets
import unicodedata

import msgspec

COOKIE = "merrymen_guest"
# Letters and symbols that show nothing, though Unicode does not count them as control characters.
BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
BLANK |= {*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}


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
        if letter.isspace() or not (unicodedata.category(letter)[0] == "C" or ord(letter) in BLANK)
    )
    return " ".join(visible.split())[:most].strip()


def clean_name(text: str, most: int) -> str:
    """A name that can be seen, or nothing: accents alone are no name."""
    name = clean(text, most)
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else ""


def same_name(one: str, other: str) -> bool:
    """Whether two names read the same."""
    return _read(one) == _read(other)


def _read(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


@functools.lru_cache(10_000)
def who(table: str, guest: str) -> str:
    """What names a guest at one table: the guest's id stays unknown, and unlinked elsewhere."""
    return hashlib.sha256(f"{table}:{guest}".encode()).hexdigest()[:16]
