"""What must hold in every position of every game, written once for the tests and the fuzzer.

Each function returns the problems it finds, in words; an empty list means that all is well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import numpy as np

from merrymen.match import Match
from merrymen.messages import LANGUAGES, Message, in_full, text
from merrymen.undo import can_be_taken_back, is_silent

UNFILLED = re.compile(r"[{}$]|\bNone\b")  # a place in a text that nothing was put into


def everybody(match: Match) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(match.players), None]


def same(one: Match, other: Match) -> bool:
    """Byte equality."""
    return bool(one.record.tobytes() == other.record.tobytes())


def leaks(match: Match, seed: int) -> list[str]:
    """What a seat knows does not change when all it does not know is drawn anew."""
    problems = []
    for seat in everybody(match):
        hidden = match.hidden(seat)
        swapped = hidden.resampled(seat, seed)
        if not same(swapped.hidden(seat), hidden):
            problems.append(f"resampling changed what seat {seat} knows: {_differing(match, seat)}")
        if swapped.to_move != match.to_move:
            problems.append(f"seat {seat} cannot know who is to move")
    return problems


def _differing(match: Match, seat: int | None) -> list[str]:
    hidden = match.hidden(seat)
    again = hidden.resampled(seat, 1).hidden(seat)
    fields = match.game.layout.fields
    return [name for name in fields if not np.array_equal(hidden.record[name], again.record[name])]


def views_leak(match: Match, seed: int) -> list[str]:
    """What a seat sees does not change when all it does not know is drawn anew."""
    swapped = {seat: match.hidden(seat).resampled(seat, seed) for seat in everybody(match)}
    seeing = [seat for seat, other in swapped.items() if other.view(seat) != match.view(seat)]
    return [f"the view of seat {seat} depends on what it may not know" for seat in seeing]


def unknown_choices(match: Match, seed: int) -> list[str]:
    """The mover's legal actions depend only on what the mover knows."""
    hidden = match.hidden(match.to_move)
    if hidden.legal() != match.legal():
        return ["the hidden record allows other actions than the position"]
    if hidden.resampled(match.to_move, seed).legal() != match.legal():
        return ["a resampled record allows other actions than the position"]
    return []


def misplaced(match: Match) -> list[str]:
    """Everything is in exactly one place, and every field within its declared range."""
    problems = match.game.audit(match.plain, match.edition)
    for name, field in match.game.layout.fields.items():
        values = match.record[0][name]
        if (
            field.kind != "chance"
            and not field.low <= np.min(values) <= np.max(values) <= field.high
        ):
            problems.append(f"{name} is outside {field.low} to {field.high}: {values}")
    return problems


def stuck(match: Match) -> list[str]:
    """Whoever is to move has at least one action, each listed once, each a known id."""
    actions = match.legal()
    if match.to_move is None:
        return ["the game is over, but actions are listed"] if actions else []
    if not actions:
        return [f"seat {match.to_move} is to move without an action"]
    if (
        len(set(actions)) != len(actions)
        or not 0 <= min(actions) <= max(actions) < match.game.actions
    ):
        return [f"the list of actions is not a set of action ids: {actions}"]
    return []


def lost_in_writing(match: Match) -> list[str]:
    """Positions survive being written as data and as bytes."""
    game, edition = match.game, match.edition
    problems = []
    if not same(game.position(match.describe(), edition), match):
        problems.append("the description gives another position")
    if not same(game.from_bytes(match.to_bytes(), edition), match):
        problems.append("the bytes give another position")
    return problems


def silent_reveals(match: Match, action: int, seed: int) -> list[str]:
    """Where neither chance nor `reveals` moves, nobody learns a secret: undo is safe."""
    after = match.copy()
    after.apply(action)
    if not is_silent(match, after, None):
        return []
    problems = []
    for seat in everybody(match):
        swapped = match.hidden(seat).resampled(seat, seed)
        if action not in swapped.legal():
            continue
        swapped.apply(action)
        if not same(swapped.hidden(seat), after.hidden(seat)):
            problems.append(f"seat {seat} learns a secret, but `reveals` does not say so")
    return problems


def undo_crosses(match: Match, action: int, entropy: int) -> list[str]:
    """What may be taken back depends on no chance: other entropy gives the same position."""
    one, other = match.copy(), match.copy()
    one.apply(action, entropy=entropy)
    other.apply(action, entropy=entropy ^ 1)
    if not can_be_taken_back(match, one, entropy):
        return []
    if one.to_move != match.to_move:
        return ["an action can be taken back although another seat is to move"]
    other.record["rng"] = one.record["rng"]
    return [] if same(one, other) else ["an action can be taken back although it used chance"]


def unspoken(match: Match, action: int, seats: Iterable[int | None] | None = None) -> list[str]:
    """Whatever a seat reads before and after an action has words in all four languages.

    That is every label, prompt and story, a handful of refusals, and every message anywhere on
    the board; and no two labels are alike. `seats` read it (all, unless told), the mover always.
    """
    view, after = match.view(match.to_move), match.copy()
    after.apply(action)
    read: list[Any] = [view, refusals(match)]
    for seat in everybody(match) if seats is None else seats:
        read += [match.view(seat), match.story(action, after, seat)]
        if after.to_move is None:
            read.append(after.view(seat))
    found = (problem for message in messages_in(read) for problem in _unclear(message))
    problems = list(dict.fromkeys(found))
    labels = [] if problems else [text(entry["label"]) for entry in view["actions"]]
    if len(set(labels)) != len(labels):
        problems.append(f"two actions read alike: {sorted(labels)}")
    return problems


def messages_in(value: Any) -> Iterator[Message]:
    """Every message in what people are shown, however deep; not those that it is made of."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value
            return
        value = value.values()
    elif not isinstance(value, list | tuple):
        return
    for part in value:
        yield from messages_in(part)


def refusals(match: Match) -> list[Message]:
    """Why not: a handful of actions, spread over all that are not possible."""
    legal, reading = set(match.legal()), match.hidden(match.to_move).reading
    wrong = [action for action in range(match.game.actions) if action not in legal]
    few = wrong[:: max(1, len(wrong) // 8)]
    return [match.game.presentation.refusal(reading, match.edition, action) for action in few]


_CLEAR: set[bytes] = set()  # what has been found to read well


def _unclear(message: Message) -> list[str]:
    key = msgspec.json.encode(message)
    if key in _CLEAR:
        return []
    problems = []
    for language in LANGUAGES:
        try:
            said = in_full(message, language)
        except Exception as error:  # whatever a text cannot be filled with is a finding
            problems.append(f"{message} in {language}: {error}")
            continue
        problems += [
            f"{message} in {language} reads {words!r}"
            for words in said
            if not words.strip() or UNFILLED.search(words)
        ]
    if not problems:
        _CLEAR.add(key)
    return problems
