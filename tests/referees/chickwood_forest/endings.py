"""The legendary cards of the end, in this order: CF-L4."""

from __future__ import annotations

from merrymen.games.chickwood_forest.state import (
    DO_BEARD,
    DO_CUBE,
    DO_GIVE,
    DO_TAKE,
    KINDS,
    PASS,
    SPACES,
    TREASURES,
)
from referees.chickwood_forest.rounds import Rounds
from referees.chickwood_forest.table import Place


class Endings(Rounds):
    """Entertainers, golden arrow, fake beard; each where it is possible."""

    def ask_at_the_end(self, question: str, seat: int) -> None:
        """It is the turn of who decides."""
        self.turn = seat
        self.ask(question, seat)

    def cubes(self) -> set[int]:
        return {
            DO_CUBE + self.cell(place) * SPACES + space
            for place, village in self.grid.items()
            for space in range(len(village.cubes))
        }

    def first_cubes(self) -> set[int]:
        return {PASS} | self.cubes()

    def second_cubes(self) -> set[int]:
        """Those of other owners: two alike may be swapped too, but that is to pass."""
        assert self.first_cube is not None
        return {cube for cube in self.cubes() if self.owner(cube) != self.owner_of_first()}

    def owner(self, action: int) -> int:
        place, space = self.cube_at(action)
        return self.grid[place].cubes[space]

    def owner_of_first(self) -> int:
        assert self.first_cube is not None
        place, space = self.first_cube
        return self.grid[place].cubes[space]

    def cube_at(self, action: int) -> tuple[Place, int]:
        cell, space = divmod(action - DO_CUBE, SPACES)
        return divmod(cell, 3), space

    def begin_end(self) -> None:
        owner = self.holder("entertainers")
        if owner is not None and len({self.owner(cube) for cube in self.cubes()}) >= 2:
            self.ask_at_the_end("first cube", owner)
        else:
            self.ask_arrow()

    def choose_cube(self, action: int) -> None:
        if action == PASS:
            self.ask_arrow()
            return
        self.first_cube = self.cube_at(action)
        others = self.second_cubes()
        if len(others) == 1:  # nobody is asked where there is no choice
            self.swap_cubes(others.pop())
        else:
            self.ask("second cube", self.seat)

    def swap_cubes(self, action: int) -> None:
        assert self.first_cube is not None
        (here, one), (there, other) = self.first_cube, self.cube_at(action)
        mine, yours = self.grid[here].cubes[one], self.grid[there].cubes[other]
        self.grid[here].cubes[one], self.grid[there].cubes[other] = yours, mine
        self.first_cube = None
        self.ask_arrow()

    def wanted(self, seat: int, offered: str) -> list[tuple[int, str]]:
        """What may come back; a treasure of the same kind may too, but that is to pass."""
        return [
            (other, kind)
            for other in self.opponents(seat)
            for kind in self.players[other].treasures()
            if kind != offered
        ]

    def offers(self, seat: int) -> list[str]:
        return [kind for kind in self.players[seat].treasures() if self.wanted(seat, kind)]

    def treasures_to_give(self) -> set[int]:
        return {PASS} | {DO_GIVE + KINDS.index(kind) for kind in self.offers(self.seat)}

    def treasures_to_take(self) -> set[int]:
        return {
            DO_TAKE + seat * (TREASURES + 1) + KINDS.index(kind)
            for seat, kind in self.wanted(self.seat, self.offered)
        }

    def ask_arrow(self) -> None:
        """Both must have a treasure to exchange."""
        owner = self.holder("golden-arrow")
        if owner is not None and self.offers(owner):
            self.ask_at_the_end("give", owner)
        else:
            self.ask_beard()

    def offer(self, action: int) -> None:
        if action == PASS:
            self.ask_beard()
            return
        self.offered = KINDS[action - DO_GIVE]
        others = self.treasures_to_take()
        if len(others) == 1:
            self.exchange(others.pop())
        else:
            self.ask("take", self.seat)

    def exchange(self, action: int) -> None:
        seat, kind = divmod(action - DO_TAKE, TREASURES + 1)
        mine, yours, wanted = self.players[self.seat].loot, self.players[seat].loot, KINDS[kind]
        mine[self.offered] -= 1
        yours[self.offered] += 1
        yours[wanted] -= 1
        mine[wanted] += 1
        self.offered = ""
        self.ask_beard()

    def ask_beard(self) -> None:
        owner = self.holder("fake-beard")
        if owner is not None and self.players[owner].loot["henchman"]:
            self.ask_at_the_end("beard", owner)
        else:
            self.ask_at_the_end("over", -1)

    def opponents_for_henchman(self) -> set[int]:
        return {PASS} | {DO_BEARD + seat for seat in self.opponents(self.seat)}

    def give_henchman(self, action: int) -> None:
        if action != PASS:
            self.players[self.seat].loot["henchman"] -= 1
            self.players[action - DO_BEARD].loot["henchman"] += 1
        self.ask_at_the_end("over", -1)
