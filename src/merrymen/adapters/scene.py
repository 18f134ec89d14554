"""A table in words, for whoever watches through another library's `render`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from merrymen.match import Match
from merrymen.messages import text


def scene(match: Match, seat: int | None = None) -> str:
    """What a seat sees (None: a spectator): the prompt, the board, and at the end the scores."""
    view = match.view(seat)
    lines = [f"{match.game.title}, {match.players} players"]
    if view["to_move"] is None:
        lines.append(f"over: scores {view['scores']}, won by {view['winners']}")
    else:
        lines.append(f"seat {view['to_move']}: {text(view['prompt'])}")
    return "\n".join([*lines, *_outline(view["board"], "  ")])


def _outline(value: Any, indent: str) -> Iterator[str]:
    """Plain data as an indented list; messages in words, lists of plain values on one line."""
    items = value.items() if isinstance(value, dict) else ((f"{i}", v) for i, v in enumerate(value))
    for name, item in items:
        if _is_short(item):
            yield f"{indent}{name}: {_words(item)}"
        else:
            yield f"{indent}{name}:"
            yield from _outline(item, indent + "  ")


def _is_short(item: Any) -> bool:
    if isinstance(item, dict):
        return "id" in item
    return not isinstance(item, list) or not any(isinstance(part, dict | list) for part in item)


def _words(item: Any) -> str:
    return text(item) if isinstance(item, dict) else str(item)
