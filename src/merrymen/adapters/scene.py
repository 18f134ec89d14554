"""A table in words, for whoever watches through another library's `render`."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from merrymen.match import Match
from merrymen.messages import text

WIDTH = 100
MOST_CHOICES = 12  # as many of the actions are written out


def scene(match: Match, seat: int | None = None) -> str:
    """What a seat sees (None: a spectator): whose turn it is, the board, the choices, the end.

    A line for every thing on the table, its figures beside one another, nothing that is empty.
    """
    view = match.view(seat)
    lines = [f"{match.game.title}, {match.players} players"]
    if view["to_move"] is None:
        lines.append(f"over: scores {view['scores']}, won by {view['winners']}")
    else:
        lines.append(f"seat {view['to_move']}: {text(view['prompt'])}")
    lines += _outline(view["board"], "  ")
    choices = [f"{each['action']} {text(each['label'])}" for each in view["actions"]]
    if choices:
        lines.append("choices")
        lines += [f"  {choice}" for choice in choices[:MOST_CHOICES]]
    if len(choices) > MOST_CHOICES:
        lines.append(f"  and {len(choices) - MOST_CHOICES} more")
    return "\n".join(lines)


def _outline(board: dict[str, Any], indent: str) -> Iterator[str]:
    single = {name: value for name, value in board.items() if not isinstance(value, dict | list)}
    if single:
        yield from _wrapped(_figures(single), indent)
    for name, value in board.items():
        if name in single or not _words(value):
            continue
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            yield f"{indent}{_spaced(name)}"
            for item in value:
                yield from _wrapped(_words(item) or "-", indent + "  ")
        else:
            yield from _wrapped(f"{_spaced(name)}: {_words(value)}", indent)


def _wrapped(line: str, indent: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, initial_indent=indent, subsequent_indent=indent + "    ")


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _figures(figures: dict[str, Any]) -> str:
    """Names and values, without what is empty; a flag is its name alone."""
    told = {name: _words(value) for name, value in figures.items() if name != "element"}
    return ", ".join(
        _spaced(name) if figures[name] is True else f"{_spaced(name)} {words}"
        for name, words in told.items()
        if words and figures[name] is not False
    )


def _words(value: Any) -> str:
    if isinstance(value, dict):
        if "id" in value:
            return text(value)
        if "summary" in value:  # a thing with much to it says itself what matters
            return text(value["summary"])
        return _figures(value)
    if isinstance(value, list):
        nested = any(isinstance(item, dict | list) for item in value)
        return ("; " if nested else " ").join(_words(item) or "-" for item in value)
    return "" if value is None else str(value)
