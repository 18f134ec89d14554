"""Draw the terminal as a picture for the README: python tools/pictures.py"""

from __future__ import annotations

import io
import pathlib

from rich.console import Console

import merrymen
from merrymen import terminal

IMAGES = pathlib.Path(__file__).resolve().parent.parent / "docs" / "images"


def main() -> None:
    """A game in its second round, as the person at the keyboard sees it."""
    game = merrymen.game("kings_and_creatures")
    match = game.new(players=3, seed=11)
    bot = merrymen.bot("greedy", seed=1)
    while match.to_move != 0 or match.record[0]["round_number"] < 2:
        seat = match.to_move
        assert seat is not None
        match.apply(bot.choose(match.hidden(seat), seat))
    console = Console(record=True, width=110, file=io.StringIO())
    terminal.show_table(match, console, ["Robin (you)", "Marian", "John"])
    IMAGES.mkdir(parents=True, exist_ok=True)
    console.save_svg(str(IMAGES / "terminal.svg"), title="Kings & Creatures")


if __name__ == "__main__":
    main()
