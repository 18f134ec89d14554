"""Counting: what to decide, in words."""

from __future__ import annotations

from typing import Any

from bench.counting.state import ACTIONS
from merrymen.editions import Edition
from merrymen.game import Choice
from merrymen.messages import Message, say, who


def prompt(s: Any, edition: Edition) -> Message:
    return say("counting-prompt", steps=s.steps)


def waiting(s: Any, edition: Edition) -> Message:
    return say("counting-waiting", seat=who(s.seat))


def choice(s: Any, edition: Edition, action: int) -> Choice:
    return CHOICES[action]


CHOICES = [Choice(say("counting-add", number=n + 1), f"number-{n}") for n in range(ACTIONS)]


def refusal(s: Any, edition: Edition, action: int) -> Message:
    return say("counting-prompt", steps=s.steps)
