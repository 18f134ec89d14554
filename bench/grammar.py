"""What clients may say, read from the protocol itself, and everything that is nearly that.

Every message type and field comes from `merrymen.table.protocol.incoming`: a message that is added
there is said here without another word. Values are drawn from what a table really knows (its id,
tokens, versions, actions), so that much of the nonsense gets past the first checks.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import inspect

from merrymen.table.protocol.incoming import Incoming

UNION = inspect.type_info(Incoming)
assert isinstance(UNION, inspect.UnionType)
KINDS: dict[str, inspect.StructType] = {
    str(each.tag): each for each in UNION.types if isinstance(each, inspect.StructType)
}
# Said at random these end a table for everybody, which is no fun for the rest of the round.
RARE = {"close", "kick", "leave", "set_table"}

ODD: list[Any] = [
    None, True, False, -1, 0, 1, 63, 64, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 1.5, -0.0,
    1e308, "", " ", "x", "x" * 64, "x" * 65, "x" * 5_000, "\u0000", "\ud800", "\u202eabc", "é" * 40,
    "null", "💥" * 20, "a\nb", "%s%n", "'; DROP TABLE tables; --", [], [[]], {}, {"id": 1},
    [None] * 50, ["a"] * 50, {"type": "act"}, {str(n): n for n in range(50)},
]  # fmt: skip


@dataclass
class Known:
    """What somebody at a table may have heard of."""

    tables: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    whos: list[str] = field(default_factory=list)
    options: list[dict[str, Any]] = field(default_factory=list)
    version: int = 0
    actions: list[int] = field(default_factory=list)
    seat: int | None = None


class Speaker:
    """Says things: sensible ones, and what becomes of them."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.said: list[bytes] = []

    def message(self, known: Known) -> dict[str, Any]:
        """One that fits the protocol, as far as types go."""
        kind = self.chance.choice(list(KINDS))
        if kind in RARE and self.chance.random() < 0.8:
            kind = self.chance.choice(["act", "look", "chat", "log", "ask_final", "return", "ping"])
        found: dict[str, Any] = {"type": kind}
        for each in KINDS[kind].fields:
            if each.required or self.chance.random() < 0.7:
                found[each.encode_name] = self._value(each.encode_name, each.type, known)
        return found

    def _value(self, name: str, kind: inspect.Type, known: Known) -> Any:
        chance = self.chance
        near: dict[str, Any] = {
            "table": known.tables,
            "tokens": [known.tokens[:1], known.tokens, [], ["guessed"]],
            "who": known.whos,
            "options": known.options,
            "version": [known.version, max(0, known.version - 1), known.version + 1],
            "action": known.actions,
            "seat": [known.seat, 0, 1, 2],
        }
        if near.get(name) and chance.random() < 0.8:
            return chance.choice(near[name])
        return self._of_type(kind, known)

    def _of_type(self, kind: inspect.Type, known: Known) -> Any:
        chance = self.chance
        match kind:
            case inspect.IntType(ge=low, le=high):
                return chance.choice([low or 0, 1, 2, 7, high or 2**31])
            case inspect.StrType(max_length=most):
                return "".join(chance.choices("abc XYZ-'é", k=chance.randrange(1, most or 400)))
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.LiteralType(values=values):
                return chance.choice(values)
            case inspect.ListType(item_type=item):
                return [self._of_type(item, known) for _ in range(chance.randrange(8))]
            case inspect.DictType():
                return {chance.choice(["a", "b", ""]): chance.choice(ODD[:20])}
            case inspect.UnionType(types=types):
                return self._of_type(chance.choice(types), known)
            case inspect.StructType(fields=fields):
                return {
                    each.encode_name: self._of_type(each.type, known)
                    for each in fields
                    if each.required or chance.random() < 0.6
                }
            case _:
                return chance.choice(ODD[:20])

    # What becomes of it

    def say(self, known: Known) -> bytes:
        """The next thing that is said: right, wrong in a part, broken, or said before."""
        chance = self.chance
        if self.said and chance.random() < 0.1:
            return chance.choice(self.said)
        message = self.message(known)
        lot = chance.random()
        if lot < 0.25:
            message = self._changed(message)
        content = encode(message)
        if lot > 0.8:
            content = self._broken(content)
        self.said.append(content)
        del self.said[:-200]
        return content

    def _changed(self, message: dict[str, Any]) -> dict[str, Any]:
        """Wrong types, too many fields, too few."""
        chance = self.chance
        for _ in range(chance.randrange(1, 4)):
            name = chance.choice([*message, "x", "type", "id"])
            if chance.random() < 0.25:
                message.pop(name, None)
            else:
                message[name] = chance.choice(ODD)
        return message

    def _broken(self, content: bytes) -> bytes:
        """Bytes that were hurt on the way."""
        chance = self.chance
        hurt = bytearray(content)
        match chance.randrange(8):
            case 0:
                return content[: chance.randrange(len(content) + 1)]
            case 1:
                for _ in range(chance.randrange(1, 8)):
                    hurt[chance.randrange(len(hurt))] = chance.randrange(256)
            case 2:
                at = chance.randrange(len(hurt))
                hurt[at:at] = chance.randbytes(chance.randrange(1, 40))
            case 3:
                return content + content
            case 4:
                return chance.choice([b"[", b'{"type":', b'{"a":{']) * chance.randrange(1, 2_500)
            case 5:
                return content[:-1] + b"," + content[1:]  # every key twice
            case 6:
                return b" " * chance.choice([100, 8_000, 8_192, 8_193, 70_000]) + content
            case _:
                return chance.randbytes(chance.randrange(300))
        return bytes(hurt)


def encode(message: dict[str, Any]) -> bytes:
    """As JSON, also what is not quite text."""
    try:
        return msgspec.json.encode(message)
    except (UnicodeEncodeError, msgspec.MsgspecError):
        import json

        return json.dumps(message).encode()
