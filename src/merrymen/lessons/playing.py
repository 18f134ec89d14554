"""The bots of a lesson, and a lesson played from its first word to its last without a browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import merrymen
from merrymen.bots.levels import SETTINGS, SQUIRE
from merrymen.game import Game
from merrymen.lessons.course import Place, Seen, after, due, fits
from merrymen.lessons.lesson import Lesson, Step
from merrymen.match import Match
from merrymen.shapes import Action
from merrymen.undo import used_chance

SEED = 1  # of the bot that plays where the lesson says nothing: the same game every time


class DoesNotFit(Exception):
    """A lesson asks for something that the game does not offer there."""


class Told(NamedTuple):
    """A step at the position where it was due."""

    step: Step
    seen: Seen
    wanted: list[Action]


def part_of(lesson: Lesson, hidden: Match, seat: int) -> int | None:
    """What the lesson has a bot do, from what its seat may know; None: as it likes."""
    view = hidden.view(seat)
    prompt = view["prompt"]["id"] if view["prompt"] else ""
    for part in lesson.parts:
        if part.seat not in (None, seat) or part.round not in (0, hidden.round or 0):
            continue
        if part.prompt and part.prompt != prompt:
            continue
        for action in view["actions"]:
            if fits(part.does, action):
                return int(action["action"])
    return None


def bot_of(game: Game) -> tuple[str, dict[str, Any]]:
    """Who plays where the lesson says nothing: Squire's search, always the same.

    By itself, without a network that may be there or not: a lesson's game must not change with it.
    """
    return "search", {**game.levels.get(SQUIRE, SETTINGS[SQUIRE]), "seed": SEED}


def choose(lesson: Lesson, hidden: Match, seat: int) -> int:
    """A bot's action in a lesson."""
    given = part_of(lesson, hidden, seat)
    bot, settings = bot_of(hidden.game)
    return merrymen.bot(bot, **settings).choose(hidden, seat) if given is None else given


def start(lesson: Lesson) -> Match:
    """The lesson's deal."""
    game = merrymen.game(lesson.game)
    return game.new(lesson.players, seed=lesson.dice.chance(0), **lesson.options)


def play_through(lesson: Lesson, pick: int = 0) -> Iterator[Told]:
    """Play as the coach says, and like Squire where the coach says nothing; every step in turn.

    `pick` is which of several things that would all do: the first, or another (counted around).
    """
    match, place, used, told = start(lesson), Place(), 1, -1
    while True:
        seen = Seen(match.copy())
        while (now := due(lesson, place, seen, told + 1)) is not None:
            step, told = lesson.steps[now], now
            wanted = seen.wanted(step)
            yield Told(step, seen, wanted)
            if wanted:
                break
        mover = match.to_move
        if mover is None:
            return
        hidden, entropy = match.hidden(mover), lesson.dice.chance(used)
        follows = now is not None and lesson.steps[now].wants
        action = wanted[pick % len(wanted)]["action"] if follows else choose(lesson, hidden, mover)
        place, before = after(lesson, place, match, action), match.copy()
        match.apply(action, entropy=entropy)
        used += used_chance(before, match, entropy)


def check(lesson: Lesson, pick: int = 0) -> list[Told]:
    """Everything that is told on the way, or DoesNotFit."""
    told = list(play_through(lesson, pick))
    names = [one.step.name for one in told]
    missing = [step.name for step in lesson.steps if step.name not in names]
    if missing:
        raise DoesNotFit(f"the moment of these steps never came: {', '.join(missing)}")
    return told
