"""What a puzzle is, and where those that ship are found."""

from __future__ import annotations

import functools
import pathlib
from typing import Any

import msgspec

from merrymen.analysis.judging import Option
from merrymen.chronicle import Chronicle, digest
from merrymen.errors import MerrymenError
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


def trouble_with(puzzle: Puzzle) -> str | None:
    """Why a puzzle cannot be asked under these rules; None where nothing is wrong with it."""
    try:
        match = puzzle.match()
        before = None if puzzle.played is None else list(puzzle.played.replay())[-1]
    except MerrymenError as error:
        return str(error)
    if match.to_move != puzzle.seat:
        return "it is another seat's turn"
    if len(puzzle.options) < 2 or not {each.action for each in puzzle.options} <= {*match.legal()}:
        return "an answer is not possible"
    if any(each.chance >= puzzle.options[0].chance for each in puzzle.options[1:]):
        return "the answer is not the best"
    if before is not None and digest(before) != digest(match):
        return "the game before it leads elsewhere"
    return None


def read(file: pathlib.Path) -> list[Puzzle]:
    """All puzzles in a file, as they are; none where there is no file."""
    if not file.exists():
        return []
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle])


@functools.cache
def puzzles(name: str, folder: pathlib.Path = SHIPPED) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; those of other rules or editions are left out."""
    game = find_game(name).name
    found = [each for each in read(folder / f"{game}.json") if trouble_with(each) is None]
    return tuple(sorted(found, key=lambda each: each.grade))
