"""Counting: what its players see."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.game import Choice
from merrymen.messages import Message, say, who


def board(s: Any, edition: Edition, seat: int | None) -> dict[str, Any]:
    return {"steps": s.steps, "sums": s.sums.tolist()}


def prompt(s: Any, edition: Edition) -> Message:
    return say("counting-prompt", steps=s.steps)


def waiting(s: Any, edition: Edition) -> Message:
    return say("counting-waiting", seat=who(s.seat))


def choice(s: Any, edition: Edition, action: int) -> Choice:
    return Choice(say("counting-add", number=action + 1), f"number-{action}")


def refusal(s: Any, edition: Edition, action: int) -> Message:
    return say("counting-prompt", steps=s.steps)


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    assert action is not None, "everything is open"
    return [say("counting-added", seat=who(before.seat), number=action + 1)]


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    return False


def audit(s: Any, edition: Edition) -> list[str]:
    return []
