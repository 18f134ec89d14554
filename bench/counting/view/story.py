"""Counting: what happened, in words."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.messages import Message, say, who


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    assert action is not None, "everything is open"
    return [say("counting-added", seat=who(before.seat), number=action + 1)]


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    return False
