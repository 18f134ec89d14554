"""Where a learner stands in a lesson: followed from position to position, from what was done."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from merrymen.lessons.lesson import LEARNER, Answer, Lesson, Moment, Pattern, Step
from merrymen.match import Match
from merrymen.shapes import Action


class Seen:
    """A position as the learner sees it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @functools.cached_property
    def view(self) -> Any:
        return self.match.view(LEARNER)

    @property
    def offered(self) -> list[Action]:
        """What the learner may do now."""
        return list(self.view["actions"]) if self.view["to_move"] == LEARNER else []

    def holds(self, when: Moment) -> bool:
        """Whether a step's moment is now."""
        mover = self.match.to_move
        if (mover is None) != when.over or (mover != LEARNER and when.mine and not when.over):
            return False
        if (self.match.round or 0) < when.round:
            return False
        prompt = self.view["prompt"]
        if when.prompt and not _is(prompt["id"] if prompt else "", when.prompt):
            return False
        return when.offers is None or bool(fitting([when.offers], self.offered))

    def wanted(self, step: Step) -> list[Action]:
        """The offered actions that a step waits for."""
        return fitting(step.wants, self.offered)

    def lacks(self, step: Step) -> bool:
        """Whether its moment is now, but not what it waits for: the game went elsewhere."""
        return bool(step.wants) and self.holds(step.when) and not self.wanted(step)


def fitting(patterns: list[Pattern], actions: list[Action]) -> list[Action]:
    """The actions that fit the first pattern that any fits."""
    for pattern in patterns:
        found = [action for action in actions if fits(pattern, action)]
        if found:
            return found
    return []


def fits(pattern: Pattern, action: Action) -> bool:
    """Whether an action is one of those that a pattern names."""
    told = {**arguments(action), "label": action["label"]["id"], "element": action["element"]}
    return all(_is(told.get(key), wanted) for key, wanted in pattern.items())


def arguments(action: Action) -> dict[str, Any]:
    """What an action's label says, with the arguments of the messages in it."""
    found: dict[str, Any] = {}

    def read(message: dict[str, Any]) -> None:
        for key, value in message.items():
            if isinstance(value, dict) and "id" in value:
                read(value)
            if key != "id":
                found.setdefault(key, value)

    read(action["label"])
    return found


def _is(value: Any, wanted: Any) -> bool:
    if isinstance(value, dict):  # a message, a seat, or a name in several languages
        value = value.get("id", value.get("seat", value.get("en")))
    return value in wanted if isinstance(wanted, list) else value == wanted


class Place(msgspec.Struct, frozen=True):
    """How far a learner has come."""

    step: int = 0  # the next one that is not done
    answer: Answer | None = None  # to what was done last


def due(lesson: Lesson, place: Place, seen: Seen, passed: int = 0) -> int | None:
    """The step whose moment is now; None while the game simply goes on.

    Steps before `passed` were left with "next". An optional step may be overtaken, one whose action
    is not there as well, and at the end of the game every step that did not come.
    """
    over = seen.match.to_move is None
    for number in range(place.step, len(lesson.steps)):
        step = lesson.steps[number]
        if seen.lacks(step):
            continue
        if seen.holds(step.when):
            if number >= passed:
                return number
        elif not (step.optional or (over and not step.when.over)):
            return None
    return None


def after(lesson: Lesson, place: Place, before: Match, action: int) -> Place:
    """Where the learner stands after an action, whoever took it.

    Who acts has read what was said: only a step that waits for an action looks at which one it was.
    """
    seen, number = Seen(before), place.step
    while (now := due(lesson, Place(number), seen)) is not None:
        step, number = lesson.steps[now], now + 1
        if step.wants and before.to_move == LEARNER:
            return _judged(step, now, seen, action)
    while number < len(lesson.steps) and seen.lacks(lesson.steps[number]):
        number += 1  # for good: whoever went another way is not kept waiting for it
    return Place(number)


def _judged(step: Step, number: int, seen: Seen, action: int) -> Place:
    if any(one["action"] == action for one in seen.wanted(step)):
        return Place(number + 1)
    [taken] = [one for one in seen.offered if one["action"] == action]
    answer = next((one for one in step.answers if fits(one.to, taken)), None)
    if answer is None:
        return Place(number + 1)
    return Place(number if answer.stay else number + 1, answer if answer.say else None)
