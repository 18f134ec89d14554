"""What a network of each game reads, as a page.

python -m merrymen.learning.listing > docs/reads.md
"""

from __future__ import annotations

import math

from merrymen.engine.fields import ALIKE, Field
from merrymen.game import Game
from merrymen.games import game as find_game
from merrymen.games import names
from merrymen.learning.kernels import DIGITS, MEMBERS
from merrymen.learning.rows import SEAT, is_read, reader_of, shape_of

HEAD = """# What a network reads

Made by `python -m merrymen.learning.listing` from the fields' declarations; see
[training.md](training.md) for what rows are. Every field is read after the rules' `hide`, turned so
that the observing seat is seat 0. *Turns* says what of a field turns: its places, its values, or
both.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(_game(find_game(name)) for name in names())])


def _game(game: Game) -> str:
    reader = reader_of(game)
    lines = [
        f"## {game.title}",
        "",
        f"{reader.rows} rows, of which no position switches on more than {reader.most}.",
        "",
        "| field | places | how it is read | what it numbers | turns | rows |",
        "|---|---:|---|---|---|---:|",
    ]
    unread = []
    for name, field in game.layout.fields.items():
        if is_read(name, field):
            lines.append(_field(name, field))
        else:
            unread.append(f"`{name}`")
    points = reader.observer - reader.points
    headings = len(game.headings) + 1
    lines += [
        f"| points so far | {game.players[-1] * headings} | two digits | | places | {points} |",
        f"| observer | 1 | a row for each value | seat | | {reader.rows - reader.observer} |",
        "",
        f"Not read: {', '.join(unread)}.",
        "",
    ]
    return "\n".join(lines)


def _field(name: str, field: Field) -> str:
    kind, size = shape_of(field)
    places = math.prod(field.shape)
    rows = size if field.reading == ALIKE else size * places
    how = {DIGITS: "two digits", MEMBERS: "a row for each member"}.get(kind, "a row for each value")
    how += ", all places alike" if field.reading == ALIKE else ""
    about = [kind for kind in (field.of, *field.axes) if kind and kind != SEAT]
    turns = ["places"] if SEAT in field.axes else []
    turns += ["values"] if field.of == SEAT else []
    numbers = ", ".join(dict.fromkeys(about))
    return f"| `{name}` | {places} | {how} | {numbers} | {' and '.join(turns)} | {rows} |"


if __name__ == "__main__":
    print(page(), end="")
