"""The shapes of what people are shown: plain data, with a type for every part of it.

A room's `view/shapes.py` has those of its board. They are the one source: mypy checks what makes a
view against them, the tests every view of whole games, and `python -m tools.types` writes the
browser's types from them. `dict[Kind, int]` has every kind as a key, `Mapping[Kind, int]` some.
These modules have no annotations from the future: Python 3.11 would take every key as required.
"""

import re
from typing import Annotated, Any, NotRequired, TypedDict

import msgspec

from merrymen.messages import Message


def one_of(*names: str) -> msgspec.Meta:
    """What makes a text one of some words, most often those that a game's state names."""
    pattern = "|".join(re.escape(name) for name in names)
    return msgspec.Meta(pattern=f"^({pattern})$", extra={"names": names})


Called = Annotated[Message, msgspec.Meta(extra={"typescript": "Message | { seat: number }"})]
"""Somebody, as an argument of messages: in words, or by the seat."""


class Spot(TypedDict):
    """Something on the table that has no more to say than where it is."""

    element: str


class Action(TypedDict):
    """A legal action: its label and the element it belongs to."""

    action: int
    label: Message
    element: str


class Working(TypedDict):
    """A part of a figure: what brings it, how much (None: it is no points), and how that comes."""

    thing: Message
    points: int | None
    how: Message
    heading: NotRequired[str]  # of the score sheet


SCORE = re.compile(r"score-([0-9])")


def scored(topic: str) -> int | None:
    """Whose points are asked for; None where it is something else."""
    asked = SCORE.fullmatch(topic)
    return int(asked[1]) if asked else None


def numbered(topic: str, kind: str) -> int | None:
    """The number of an element of a kind, such as `card-7`; None where it is something else."""
    name, _, number = topic.rpartition("-")
    return int(number) if name == kind and number.isdecimal() and len(number) < 4 else None


class View(TypedDict):
    """What one seat sees; the board is the game's own."""

    game: str
    players: int
    options: dict[str, Any]
    edition: str
    seat: int | None
    to_move: int | None
    board: Any
    prompt: Message | None
    actions: list[Action]
    scores: NotRequired[list[int]]  # when the game is over
    winners: NotRequired[list[int]]
    sheet: NotRequired[list[dict[str, int]]]
