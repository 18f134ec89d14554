"""What a puzzle is, and where those that ship are found."""

from __future__ import annotations

import functools
import pathlib
from typing import Any

import msgspec

from merrymen.analysis.judging import Option
from merrymen.chronicle import Chronicle
from merrymen.errors import DamagedPosition
from merrymen.games import game as find_game
from merrymen.match import Match
from merrymen.messages import Message

SHIPPED = pathlib.Path(__file__).parent / "shipped"


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position to find the best action in, with the answer."""

    id: str
    game: str
    seat: int
    position: dict[str, Any]  # as `match.describe` writes it
    played: Chronicle | None = None  # the game up to here, to play on from; older ones lack it
    options: list[Option]  # every action that was looked at, the best first
    why: Message
    simulations: int  # of the search that checked the answer
    finds: dict[str, float]  # how often each level finds the answer
    grade: int  # 1 to 3, from these

    @property
    def answer(self) -> int:
        """The action to find."""
        return self.options[0].action

    def written(self) -> dict[str, Any]:
        """What stands in its file."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        if self.played is not None:
            fields["played"] = self.played.written()
        return fields

    def match(self) -> Match:
        """The position, to play on from. What its seat may not know is one possibility of many."""
        return find_game(self.game).position(self.position)


@functools.cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; those of other rules or editions are left out."""
    file = SHIPPED / f"{find_game(name).name}.json"
    if not file.exists():
        return ()
    found = msgspec.json.decode(file.read_bytes(), type=list[Puzzle])
    return tuple(each for each in found if _fits(each))


def _fits(puzzle: Puzzle) -> bool:
    try:
        return puzzle.match().to_move == puzzle.seat
    except DamagedPosition:
        return False
