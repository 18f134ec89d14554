"""The coach of one table: where the learner stands, and what is said there.

Where the learner stands follows from the log, so nothing is lost that the table keeps; the row only
remembers which steps were left with "next". Positions are known by their bytes: what is taken back
leads to one that was met before.
"""

from __future__ import annotations

from sqlalchemy import Connection

from merrymen.lessons import Lesson, Step, lessons
from merrymen.lessons.course import Place, Seen, after, arguments, due
from merrymen.lessons.lesson import LEARNER
from merrymen.lessons.playing import part_of
from merrymen.match import Match
from merrymen.messages import Message, say
from merrymen.shapes import Action
from merrymen.table.play.trail import BACK, UNDO, effective
from merrymen.table.protocol import facts
from merrymen.table.storage import queries
from merrymen.table.storage.known_editions import KnownEditions
from merrymen.table.storage.rows import LessonState, TableRow
from merrymen.table.storage.stored_games import first_position


class Coach:
    """Follows a game and says what the lesson has to say about it."""

    def __init__(self, lesson: Lesson, first: Match) -> None:
        self.lesson = lesson
        self._places = {first.raw: Place()}
        self._seen = Seen(first)
        self._place = Place()

    def follow(self, before: Match, action: int, further: Match) -> None:
        """The table is one step further, or back where it was."""
        known = self._places.get(before.raw, self._place)
        if action not in (UNDO, BACK):
            self._places[further.raw] = after(self.lesson, known, before, action)
        self._place = self._places.get(further.raw, known)
        self._seen = Seen(further)

    def part(self, hidden: Match, seat: int) -> int | None:
        """What the lesson has a bot do; None: as it likes."""
        return part_of(self.lesson, hidden, seat)

    def speaks(self, row: TableRow, version: int) -> bool:
        """Whether the learner is told something: the bots wait meanwhile."""
        state = row.lesson
        return state is not None and not state.left and self._said(state, version) is not None

    def words(self, row: TableRow, version: int, seat: int | None) -> facts.Coach | None:
        """What is said to a seat."""
        state = row.lesson
        if seat != LEARNER or state is None:
            return None
        said = None if state.left else self._said(state, version)
        return said or facts.Coach(
            lesson=self.lesson.name,
            steps=[step.name for step in self.lesson.steps],
            at=max(self._place.step, min(state.passed, len(self.lesson.steps))),
            left=state.left,
        )

    def _said(self, state: LessonState, version: int) -> facts.Coach | None:
        steps = [step.name for step in self.lesson.steps]
        answer = self._place.answer
        if answer is not None and state.heard < version:
            return facts.Coach(
                lesson=self.lesson.name,
                steps=steps,
                at=self._place.step - (not answer.stay),
                say=say(self.lesson.message(answer.say)),
                answer=True,
            )
        now = due(self.lesson, self._place, self._seen, state.passed)
        if now is None:
            return None
        step = self.lesson.steps[now]
        wanted = self._seen.wanted(step)
        rings = [
            ring
            for name in step.ring
            for ring in (
                [f"element:{a['element']}" for a in wanted] if name == "wanted" else [name]
            )
        ]
        return facts.Coach(
            lesson=self.lesson.name,
            steps=steps,
            at=now,
            say=words_of(self.lesson, step, wanted),
            ring=list(dict.fromkeys(rings)),
            wants=[action["action"] for action in wanted],
        )


def words_of(lesson: Lesson, step: Step, wanted: list[Action]) -> Message:
    """A step's words, which may speak of what the first wanted action is about."""
    told = arguments(wanted[0]) if wanted else {}
    return {**told, **say(lesson.message(step.name))}


def coach_of(connection: Connection, row: TableRow, editions: KnownEditions) -> Coach | None:
    """The coach of a guided game, who has followed it so far."""
    taught = lessons().get(row.lesson.name) if row.lesson else None
    if taught is None:
        return None
    match = first_position(row, editions)
    coach = Coach(taught, match.copy())
    for each in effective(queries.log_rows(connection, row.id)):
        before = match.copy()
        match.apply(each.action, entropy=each.entropy)
        coach.follow(before, each.action, match.copy())
    return coach
