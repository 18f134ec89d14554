"""A lesson as data: a deal, the parts that bots play, and steps that each wait for something.

Every folder beside this module that holds a `lesson.toml` is one, under the folder's name; its
words are the messages `teach-NAME-STEP` in its `texts/`. `docs/lessons.md` tells how to write one.
"""

from __future__ import annotations

import functools
import hashlib
import pathlib
from typing import Any

import msgspec

from merrymen.errors import BadSetup
from merrymen.fairness import Dice, Fairness, commitment_to

HERE = pathlib.Path(__file__).parent
LEARNER = 0  # the seat of whoever learns

Pattern = dict[str, Any]
"""Some actions: `label` and `element` as the view names them, anything else an argument of the
label. A list means one of several."""


class Moment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a step is due, as the learner sees the table. What is left out does not matter."""

    mine: bool = True  # the learner is to decide; false: whoever is
    prompt: str | list[str] = ""  # the message ids of what the learner is asked
    round: int = 0  # this round or a later one
    offers: Pattern | None = None  # such an action is offered
    over: bool = False  # the game has ended


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the coach says to an action that was not the one waited for."""

    to: Pattern = {}  # anything
    say: str = ""  # the last part of its message; without one nothing is said
    stay: bool = False  # it does no harm: the step waits on


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thought, beside the thing it means."""

    name: str
    when: Moment = Moment()
    ring: list[str] = []  # `wanted`, `prompt`, `board`, `others`, `mine`, or a `data-teach` name
    wants: list[Pattern] = []  # the actions that are waited for; none: a click on "next"
    answers: list[Answer] = []
    optional: bool = False  # where its moment has not come, the next step may come first


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a bot does where the lesson needs it: the first part that fits, else Squire decides."""

    seat: int | None = None
    round: int = 0  # in this round only; 0: in any
    prompt: str = ""
    does: Pattern


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A guided game."""

    name: str = ""
    game: str
    players: int
    deal: int  # which of the deals; `python -m tools.lesson_deals NAME` finds another
    options: dict[str, Any] = {}
    steps: list[Step]
    parts: list[Part] = []

    def message(self, part: str) -> str:
        """The id of the words for a step or an answer."""
        return f"teach-{self.name}-{part}"

    @functools.cached_property
    def dice(self) -> Dice:
        """The chances of the game, by number: the same whenever it is played."""
        table = f"lesson-{self.name}"
        secret = hashlib.sha256(f"{table}:{self.deal}".encode()).hexdigest()
        return Dice(Fairness(table=table, commitment=commitment_to(table, secret)), secret)


@functools.cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its name."""
    found = {}
    for path in sorted(HERE.glob("*/lesson.toml")):
        one = msgspec.toml.decode(path.read_bytes(), type=Lesson)
        found[path.parent.name] = msgspec.structs.replace(one, name=path.parent.name)
    return found


def lesson(name: str) -> Lesson:
    """A lesson by its name, or BadSetup."""
    if name not in lessons():
        raise BadSetup(f"there is no lesson {name[:40]!r}; the lessons are: {', '.join(lessons())}")
    return lessons()[name]
