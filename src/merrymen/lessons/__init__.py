"""Guided first games: one real game on a chosen deal, with a coach who says one thing at a time."""

from merrymen.lessons.lesson import Lesson, Step, lesson, lessons

__all__ = ["Lesson", "Step", "lesson", "lessons"]
